"""What holds at every moment of every match, whatever is played."""

import os
import random
import subprocess
import sys
from collections.abc import Callable

import pytest

from hokm.cards import FACE_DOWN, CardSet, cards_of, set_of
from hokm.rules import Act, Agree, AskTrump, Chance, ClaimRedeal, Continue, Input, LotDrawn, Over, Seats, Variant
from hokm.rules import events as e
from hokm.rules.declaring import Event, declared
from hokm.rules.engine import State, advance, apply, awaiting, evolve, first_state, legal, replay
from hokm.variants import VARIANTS
from tests.lively import lively_match, mood_of, random_rules
from tests.rules.tables import AT_TABLE, MANY_TABLES, TABLES, steps_of


def test_every_game_has_a_table() -> None:
    assert {variant.id for variant in AT_TABLE.values()} == set(VARIANTS)


def whole(variant: Variant, state: State) -> None:
    """Every card is in one place: a hand, the table, out of play, or still in the pack."""
    deal, hidden = state.deal, state.hidden
    if not hidden.pack:
        assert state.hands == ()
        return
    hands = [state.hand_with_laid(hand) for hand in range(variant.seating.hands)]
    assert deal.held == tuple(hand.bit_count() for hand in hands)
    placed = 0
    for cards in (*hands, *deal.played, *hidden.under, *hidden.put_away):
        assert not placed & cards
        placed |= cards
    dealt = set_of(hidden.pack)
    assert placed | dealt == dealt
    missing = set_of(variant.pack) & ~dealt
    assert missing.bit_count() == bool(variant.removed)
    assert missing | set_of(variant.removed) == set_of(variant.removed)
    on_table = [card for card in deal.trick if card != FACE_DOWN]
    assert set_of(on_table).bit_count() == len(on_table)
    out = sum(cards.bit_count() for cards in (*deal.played, *hidden.under))
    assert out == variant.seating.hands * len(deal.winners) + len(deal.trick)
    if not deal.undealt and not deal.draws:
        assert placed == dealt


@MANY_TABLES
def test_no_card_is_ever_lost_or_doubled(rules: str) -> None:
    variant = AT_TABLE[rules]
    for step in steps_of(rules):
        state = step.before
        for event in step.events:
            state = evolve(variant, state, event)
        assert state == step.after
        whole(variant, state)


@MANY_TABLES
def test_what_everybody_knows_of_a_hand_is_true(rules: str) -> None:
    """The cards it was shown to hold, and the suits of which it holds none but those."""
    variant = AT_TABLE[rules]
    for step in steps_of(rules, seeds=8):
        state, deal = step.after, step.after.deal
        for hand, cards in enumerate(state.hands if deal.result is None else ()):
            assert not deal.shown[hand] & ~state.hand_with_laid(hand)
            for card in cards_of(CardSet(cards & ~deal.shown[hand])):
                assert not deal.voids[hand] >> variant.follow.kind(card) & 1


@MANY_TABLES
def test_somebody_can_always_act_until_the_match_is_over(rules: str) -> None:
    variant = AT_TABLE[rules]
    for step in steps_of(rules):
        awaited = awaiting(variant, step.after)
        seats = (*awaited.seats, *awaited.may) if isinstance(awaited, Seats) else ()
        for seat in range(-1, variant.seating.hands + 1):
            assert bool(legal(variant, step.after, seat)) == (seat in seats)
        if isinstance(awaited, Chance):
            assert awaited.pool
        assert isinstance(awaited, Over) == (step.after.match.result is not None)


@MANY_TABLES
def test_points_tricks_and_scores_add_up(rules: str) -> None:
    variant = AT_TABLE[rules]
    for step in steps_of(rules, deals=8):
        score = step.before.match.score
        for event in step.events:
            if isinstance(event, e.DealEnded):
                result = event.result
                score = tuple(had + new for had, new in zip(score, result.points, strict=True))
                assert result.score == score == step.after.match.score
                assert sum(result.tricks) <= variant.tricks
                assert len(result.points) == len(result.tricks) == variant.seating.sides
                if result.kind in ("redeal", "draw"):
                    assert (result.winner, set(result.points)) == (None, {0})
                streak = step.after.match.streak
                assert result.streak is None or tuple(result.streak) == tuple(streak)
                assert (streak.side is None) == (streak.deals == 0)


@pytest.mark.parametrize("rules", [rules for rules in TABLES if rules.startswith("hokm-4")])
def test_in_hokm_one_side_has_seven_tricks_and_all_the_points(rules: str) -> None:
    variant = AT_TABLE[rules]
    usual = {"stop": "majority", "kot-rule": "first7", "continue-for-13": "off"}
    for step in steps_of(rules, deals=12):
        for event in step.events:
            if not isinstance(event, e.DealEnded) or event.result.winner is None:
                continue
            assert event.result.points[1 - event.result.winner] == 0
            if event.result.kind != "conceded":
                assert max(event.result.tricks) >= 7 > min(event.result.tricks)
                if all(variant.rules[name] == value for name, value in usual.items()):
                    assert max(event.result.tricks) == 7


@pytest.mark.parametrize("game", VARIANTS)
def test_random_matches_under_random_house_rules_end(game: str) -> None:
    for seed in range(12):
        rng = random.Random(f"{game} {seed}")
        variant = short(random_rules(VARIANTS[game], rng))
        state = first_state(variant)
        for step in lively_match(variant, rng, mood_of(variant, rng)):
            state = step.after
        assert state.match.result is not None
        assert awaiting(variant, state) == Over()


def short(variant: Variant) -> Variant:
    """The same game to fewer points, so that many matches take seconds."""
    word = variant.rules.get("match-end", "").partition(":")[0]
    if "dummy-target" in variant.rules:
        return variant.with_rules({"dummy-target": 20})
    if word == "first-to-target":
        return variant.with_rules({"target": 1})
    if word == "set":
        return variant
    freed = {"kots-target": None} if "kots-target" in variant.rules else {}
    return variant.with_rules({"match-end": "fixed-hands:2", **freed})


@MANY_TABLES
def test_the_same_inputs_make_the_same_state_and_the_events_fold_to_it(rules: str) -> None:
    variant = AT_TABLE[rules]
    steps = list(steps_of(rules, seeds=1))
    folded = first_state(variant)
    for step in steps:
        assert apply(variant, step.before, step.given) == step.events
        for event in step.events:
            folded = evolve(variant, folded, event)
        assert folded == step.after
    assert replay(variant, [step.given for step in steps]) == folded


@MANY_TABLES
@pytest.mark.parametrize("shift", [1, 2])
def test_seat_labels_do_not_matter(rules: str, shift: int) -> None:
    """The same match with everybody some chairs further: every event is the same, that many seats on."""
    variant = AT_TABLE[rules].with_rules({"draw-cap": "none", "first-caller-method": "random"})
    seats = variant.seating.seats

    def moved_on(hand: int) -> int:
        return (hand + shift) % seats if hand < seats else hand

    def seats_of(event: Event) -> list[int]:
        named = [getattr(event, name) for name in ("seat", "hakem", "dealer", "leader", "hand") if hasattr(event, name)]
        return [seat for seat in (*named, *getattr(event, "deciders", ())) if isinstance(seat, int)]

    rng = random.Random(21)
    moved = first_state(variant)
    for step in lively_match(variant, rng, mood_of(variant, rng), deals=3):
        moved, events = advance(variant, moved, turned(step.given, moved_on))
        assert [type(event) for event in events] == [type(event) for event in step.events]
        for event, original in zip(events, step.events, strict=True):
            if not isinstance(original, e.HandExposed):
                assert seats_of(event) == list(map(moved_on, seats_of(original)))
        for seat in range(seats):
            side, its = variant.seating.side_of[moved_on(seat)], variant.seating.side_of[seat]
            assert moved.match.score[side] == step.after.match.score[its]


def turned(given_input: Input, moved_on: Callable[[int], int]) -> Input:
    """The same input from the seat some chairs further."""
    if isinstance(given_input, Act):
        return Act(moved_on(given_input.seat), given_input.action)
    if isinstance(given_input, LotDrawn):
        return LotDrawn(moved_on(given_input.seat))
    return given_input


@MANY_TABLES
def test_a_state_and_its_events_print_no_hidden_card(rules: str) -> None:
    for step in steps_of(rules, seeds=1, deals=2):
        assert len(repr(step.after)) < 120
        for event in step.events:
            known = declared(type(event))
            for name in HIDDEN_FIELDS.get(known.kind, ()):
                assert name in known.fields
                assert f"{name}=" not in repr(event)


#: What only some may know of an event.
HIDDEN_FIELDS: dict[type, tuple[str, ...]] = {
    e.DealBegan: ("pack",),
    e.CardsDealt: ("packets", "unseen"),
    e.HandsTakenUp: ("packets",),
    e.TrumpChosen: ("suit",),
    e.TrumpHidden: ("card",),
    e.CardsDiscarded: ("cards",),
    e.StockOffered: ("cards",),
    e.StockDrawn: ("card", "out"),
    e.GiftChosen: ("cards",),
    e.GiftsPassed: ("gifts",),
    e.CardLaidAway: ("card",),
}


def test_the_rules_hold_in_an_optimised_python_too() -> None:
    """Refusals are no assertions: `python -O` plays by the same rules."""
    program = (
        "from tests.playing import deal_of\n"
        "from hokm.rules import IllegalAction\n"
        "game = deal_of('AS | 2S AH | KS | 3S').put('AS')\n"
        "for text in ('AH', 'KS', '0:AS', 'call H', '4:2S'):\n"
        "    try:\n"
        "        game.put(text)\n"
        "    except IllegalAction as error:\n"
        "        print(error)\n"
    )
    folder = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))
    done = subprocess.run(
        [sys.executable, "-O", "-c", program], cwd=folder, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines() == [
        "must follow spades",
        "KS is not in the hand",
        "it is seat 1's turn",
        "cannot call H now",
        "there is no seat 4",
    ]


@MANY_TABLES
def test_when_time_is_up_a_legal_action_is_found(rules: str) -> None:
    variant = AT_TABLE[rules]
    for step in steps_of(rules):
        awaited = awaiting(variant, step.after)
        for seat in awaited.seats if isinstance(awaited, Seats) else ():
            action = variant.time_out.action(variant, step.after, seat)
            assert action in legal(variant, step.after, seat)
            assert not isinstance(action, Continue | Agree | ClaimRedeal | AskTrump)
