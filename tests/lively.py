"""Random matches in which what is rare comes about: sweeps, redeals, claims, exchanges, and decisions about going on.

Packs are stacked for one side, which plays its best cards while the others throw low ones away; whoever may ask, claim
or go on mostly does. All of it is by chance alone, so that the same seed plays the same match.
"""

import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from hokm.cards import Card, Pack, cards_of, rank_of, suit_of
from hokm.rules import (
    Act,
    Action,
    CallTrump,
    Chance,
    ChanceKind,
    ClaimRedeal,
    Continue,
    Discard,
    Give,
    Input,
    Keep,
    PackDealt,
    Pass,
    PlayCard,
    Seat,
    Switch,
    Take,
    TurnUp,
    Variant,
    VariantError,
)
from hokm.rules.engine import State, advance, awaiting, first_state, legal
from tests.playing import Step, chance_input, spoken_out_of_turn, with_signal


class Mood(NamedTuple):
    """How a match is played.

    Of the sides one is ``favoured`` by the pack (None: nobody), as far as ``noise`` lets it; every ``turns`` deals it
    is the next one. In the first tricks, as many as ``mercy`` says, it plays badly and the others play well.
    ``chatter`` is how likely somebody speaks out of turn.
    """

    favoured: int | None = None
    noise: float = 0.0
    turns: int = 1000
    mercy: int = 0
    chatter: float = 0.1

    def favourite(self, variant: Variant, state: State) -> int | None:
        """The side that is favoured in this deal."""
        if self.favoured is None:
            return None
        return (self.favoured + state.match.deals // self.turns) % variant.seating.sides


def mood_of(variant: Variant, rng: random.Random) -> Mood:
    """A mood at random."""
    return Mood(
        favoured=rng.choice([None, *range(variant.seating.sides)]),
        noise=rng.choice([0.0, 5.0, 9.0, 14.0]),
        turns=rng.choice([1, 2, 1000, 1000]),
        mercy=rng.choice([0, 0, 1, 3]),
        chatter=rng.choice([0.0, 0.1, 0.4]),
    )


def random_rules(variant: Variant, rng: random.Random, part: float = 0.3) -> Variant:
    """The game with about that part of its switches set at random, to values that can go together."""
    for _ in range(200):
        rules = {switch.name: random_value(switch, rng) for switch in variant.switches if rng.random() < part}
        with suppress(VariantError):
            return variant.with_rules(rules)
    return variant


def random_value(switch: Switch, rng: random.Random) -> str:
    """A value of a switch, its default too."""
    if switch.kind == "set":
        return "+".join(item for item in switch.allowed if rng.random() < 0.5) or "none"
    value = rng.choice(switch.allowed)
    return value.replace("1..", "N").replace(":N", f":{rng.randint(1, 4)}").replace("N", str(rng.randint(1, 9)))


def lively_match(variant: Variant, rng: random.Random, mood: Mood, deals: int | None = None) -> Iterator[Step]:
    """A match to its end, or until ``deals`` deals are over."""
    state = first_state(variant)
    while state.match.result is None and (deals is None or state.match.deals <= deals):
        given = lively_input(variant, state, rng, mood)
        after, events = advance(variant, state, given)
        yield Step(state, given, after, events)
        state = after


def lively_input(variant: Variant, state: State, rng: random.Random, mood: Mood) -> Input:
    """An allowed input."""
    awaited = awaiting(variant, state)
    if isinstance(awaited, Chance):
        if awaited.kind is ChanceKind.DEAL:
            return PackDealt(stacked_pack(variant, state, rng, mood))
        return chance_input(variant, state, rng)
    talks = rng.random() < mood.chatter
    if talks and (spoken := spoken_out_of_turn(variant, state)):
        return rng.choice(spoken)
    seats = awaited.seats + (awaited.may if talks else ())  # type: ignore[union-attr]  # the match is not over
    seat = rng.choice(seats)
    action = chosen(variant, state, seat, rng, mood)
    return Act(seat, with_signal(variant, state, action, rng) if talks else action)


def chosen(variant: Variant, state: State, seat: Seat, rng: random.Random, mood: Mood) -> Action:
    """One of the seat's actions, most often what makes the deal a lively one."""
    options = legal(variant, state, seat)
    plays = [option for option in options if isinstance(option, PlayCard)]
    words = [option for option in options if not isinstance(option, PlayCard)]
    if plays and (not words or rng.random() < 0.6):
        return with_aim(variant, state, seat, plays, rng, mood)
    bold = [word for word in words if isinstance(word, Continue | Pass | ClaimRedeal)]
    if bold and rng.random() < 0.7:
        return rng.choice(bold)
    if TurnUp() in words and rng.random() < 0.3:
        return TurnUp()
    calls = [word for word in words if isinstance(word, CallTrump)]
    if calls and rng.random() < 0.8:
        return max(calls, key=lambda call: sum(suit_of(card) == call.suit for card in cards_of(state.hands[seat])))
    return with_aim(variant, state, seat, words, rng, mood)


def with_aim(
    variant: Variant, state: State, seat: Seat, options: Sequence[Action], rng: random.Random, mood: Mood
) -> Action:
    """What serves the seat best, or worst; now and then, or where nobody is favoured, anything."""
    favourite = mood.favourite(variant, state)
    if len(options) == 1 or favourite is None or rng.random() < 0.1:
        return rng.choice(options)
    well = (variant.seating.side_of[seat] == favourite) == (len(state.deal.winners) >= mood.mercy)
    aim = 1 if well else -1
    return max(options, key=lambda option: (aim * use_of(variant, state, seat, option), rng.random()))


def use_of(variant: Variant, state: State, seat: Seat, action: Action) -> float:
    """How much an action is likely to serve who does it."""
    match action:
        case PlayCard(card) | Take(card):
            return worth(variant, state, card)
        case Discard(cards) | Give(cards):
            return -sum(worth(variant, state, card) for card in cards)
        case Keep():
            return worth(variant, state, state.hidden.offered[0]) - GOOD_ENOUGH
    return 0


#: The strength of a card that is kept from the stock.
GOOD_ENOUGH = 7


def worth(variant: Variant, state: State, card: Card) -> int:
    """The strength of a card, and more where it is a trump."""
    return strength(variant, card) + 13 * (suit_of(card) == state.deal.trump)


def strength(variant: Variant, card: Card) -> int:
    """The rank of a card, and more for one that is a trump in every suit."""
    return rank_of(card) if variant.follow.kind(card) < 4 else 13


def stacked_pack(variant: Variant, state: State, rng: random.Random, mood: Mood) -> Pack:
    """A pack whose better cards go to the favoured side, or whose suits lie together; a few cards are swapped."""
    shuffled = chance_input(variant, state, rng)
    assert isinstance(shuffled, PackDealt)
    favourite, cards = mood.favourite(variant, state), list(shuffled.pack)
    assert state.match.dealer is not None
    eldest = variant.seating.next(state.match.dealer)
    of_hand, stock = places_of_hands(variant, eldest, len(cards))
    if rng.random() < SUITS_TOGETHER:
        cards.sort(key=lambda card: suit_of(card) + rng.random())
        groups = [*of_hand.values(), stock]
    elif favourite is None:
        return shuffled.pack
    else:
        cards.sort(key=lambda card: -strength(variant, card) - mood.noise * rng.random())
        good, bad = list[int](), list[int]()
        for hand, places in of_hand.items():
            side = variant.seating.side_of[variant.seating.owner(hand, eldest)]
            (good if side == favourite else bad).extend(places)
        groups = [good, stock, bad]
    pack = dict[int, Card]()
    for places in groups:
        pack.update(zip(rng.sample(places, len(places)), cards, strict=False))
        del cards[: len(places)]
    for _ in range(rng.choice([0, 0, 1, 2, 4])):
        one, other = rng.randrange(len(pack)), rng.randrange(len(pack))
        pack[one], pack[other] = pack[other], pack[one]
    return tuple(pack[place] for place in range(len(pack)))


#: How often the suits of a pack lie together, so that many hands are void.
SUITS_TOGETHER = 0.15


def places_of_hands(variant: Variant, eldest: Seat, cards: int) -> tuple[dict[Seat, list[int]], list[int]]:
    """Which places of the pack come to each hand, and which lie in the stock."""
    places: dict[Seat, list[int]] = {}
    for hand, start, stop in (*variant.deal_plan.first(variant, eldest), *variant.deal_plan.rest(variant, eldest)):
        places.setdefault(hand, []).extend(range(start, stop))
    dealt = {place for its in places.values() for place in its}
    return places, [place for place in range(cards) if place not in dealt]
