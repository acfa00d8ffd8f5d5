"""Every command, in every phase of every game, from every seat: the allowed cells of that matrix and no others."""

import random
from collections.abc import Iterator
from functools import cache
from typing import get_args

from hokm.cards import SUITS, canonical
from hokm.rules import (
    ASIDES,
    OUT_OF_TURN,
    PLAYS,
    Act,
    Action,
    Agree,
    AskTrump,
    Bid,
    CallTrump,
    CardDrawn,
    CardsDrawn,
    CardTurned,
    Chance,
    ClaimRedeal,
    Continue,
    Discard,
    Give,
    HideTrump,
    IllegalAction,
    IllegalChance,
    Input,
    Keep,
    LotDrawn,
    PackDealt,
    Pass,
    PlayCard,
    Refuse,
    Reject,
    Resign,
    RevealTrump,
    Stop,
    Take,
    TurnUp,
    Variant,
)
from hokm.rules.actions import SIGNALS
from hokm.rules.engine import State, advance, awaiting, legal
from tests.playing import chance_input, shuffled_pack, spoken_out_of_turn
from tests.rules.tables import AT_TABLE, MANY_TABLES, TABLES, steps_of

PLAIN_ACTIONS: tuple[Action, ...] = (
    TurnUp(), AskTrump(), RevealTrump(), Pass(), Keep(), Reject(), Agree(), Refuse(), Stop(), Continue(),
)  # fmt: skip


def every_action(variant: Variant, state: State, rng: random.Random) -> Iterator[Action]:
    """Actions of every kind: all the plain ones, what the seats may do, and some with cards at random."""
    claims = ("under-ten", "no-court-first5", "no-court-13", "partner-no-trump", "nonsense")
    yield from PLAIN_ACTIONS
    yield from ASIDES
    yield from (CallTrump(suit) for suit in SUITS)
    yield from (Bid(tricks) for tricks in (0, 1, 7, 13, 14))
    yield from (ClaimRedeal(claim) for claim in claims)
    for seat in range(variant.seating.seats):
        options = legal(variant, state, seat)
        yield from rng.sample(list(options), min(8, len(options)))
    for card in rng.sample(variant.pack, 6):
        yield from (PlayCard(card, signal) for signal in (None, *SIGNALS))
        yield HideTrump(card)
        yield Take(card)
    for number in (0, 1, 2, 3, 4):
        cards = canonical(rng.sample(variant.pack, number))
        yield Discard(cards)
        yield Give(cards)


def is_allowed(variant: Variant, state: State, seat: int, action: Action) -> bool:
    """Whether an action is one of those that are listed, or may be said out of turn."""
    if not 0 <= seat < variant.seating.seats:
        return False
    if isinstance(action, OUT_OF_TURN):
        return state.match.result is None and variant.announcements.check(variant, state, seat, action)
    options = legal(variant, state, seat)
    if isinstance(action, PlayCard) and action.signal is not None:
        can_be_played = PLAYS[action.card] in options
        return can_be_played and bool(variant.announcements.signalled(variant, state, action.card, action.signal))
    return action in options


def accepted(variant: Variant, state: State, given_input: Input) -> bool:
    """Whether the engine carries an input out; a refusal says why."""
    try:
        advance(variant, state, given_input)
    except (IllegalAction, IllegalChance) as error:
        return not str(error)
    return True


@cache
def situations(rules: str) -> tuple[State, ...]:
    """States of a table: of each phase and each choice that a seat may have, up to three."""
    states: list[State] = []
    variant = AT_TABLE[rules]
    seen: dict[object, int] = {}
    for step in steps_of(rules):
        state = step.after
        kinds = {type(option) for seat in range(variant.seating.seats) for option in legal(variant, state, seat)}
        deal = state.deal
        key = (state.phase, frozenset(kinds), deal.answering, deal.ruffing, bool(deal.trick), bool(deal.winners))
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= 3:
            states.append(state)
    return tuple(states)


def test_every_command_has_its_moment_at_some_table() -> None:
    """So that no row of the matrix is empty."""
    allowed: set[type] = set()
    for rules in TABLES:
        variant = AT_TABLE[rules]
        for state in situations(rules):
            seats = range(variant.seating.seats)
            allowed |= {type(option) for seat in seats for option in legal(variant, state, seat)}
            allowed |= {type(spoken.action) for spoken in spoken_out_of_turn(variant, state)}
    assert allowed == set(get_args(Action)) - {Resign}


@MANY_TABLES
def test_every_action_of_every_seat_succeeds_in_just_its_own_moment(rules: str) -> None:
    variant, rng = AT_TABLE[rules], random.Random(11)
    for state in situations(rules):
        before = hash(state)
        actions = list(every_action(variant, state, rng))
        for seat in range(-1, variant.seating.seats + 1):
            for action in actions:
                allowed = is_allowed(variant, state, seat, action)
                assert accepted(variant, state, Act(seat, action)) == allowed, (seat, action)
            may_resign = 0 <= seat < variant.seating.seats and state.match.result is None
            assert accepted(variant, state, Act(seat, Resign())) == may_resign
        assert hash(state) == before


@MANY_TABLES
def test_every_chance_input_succeeds_in_just_its_own_moment(rules: str) -> None:
    variant, rng = AT_TABLE[rules], random.Random(12)
    for state in situations(rules):
        awaited = awaiting(variant, state)
        due = awaited.kind if isinstance(awaited, Chance) else None
        card = awaited.pool[0] if isinstance(awaited, Chance) else variant.pack[0]
        inputs: dict[str, Input] = {
            "lot": LotDrawn(1),
            "deal": PackDealt(shuffled_pack(rng, variant.pack)),
            "turned": CardTurned(card),
            "drawn": CardDrawn(card),
            "draw": CardsDrawn(variant.pack[:1]),
        }
        if due is not None:
            inputs[due] = chance_input(variant, state, rng)
        before = hash(state)
        for kind, given_input in inputs.items():
            assert accepted(variant, state, given_input) == (kind == due), kind
        assert hash(state) == before


@MANY_TABLES
def test_a_card_that_is_not_in_the_pool_cannot_be_turned_or_drawn(rules: str) -> None:
    variant = AT_TABLE[rules]
    for state in situations(rules):
        awaited = awaiting(variant, state)
        if isinstance(awaited, Chance) and awaited.kind in ("turned", "drawn"):
            kind = CardTurned if awaited.kind == "turned" else CardDrawn
            for card in variant.pack:
                assert accepted(variant, state, kind(card)) == (card in awaited.pool)
