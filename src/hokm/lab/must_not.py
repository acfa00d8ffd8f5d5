"""What a computer player must not do: the seven kinds, how positions of each are found, and how they are proved.

A kind looks at what a seat knows and names the cards that are wrong there, and cards that are right. Whether they
really are is then measured: in worlds drawn from what the seat knows, the deal is played to its end after either.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from hokm.bots import LEVEL_2, Bot
from hokm.bots.follow import value_of_following
from hokm.bots.inference import Inference
from hokm.bots.lead import asked_suit, value_of_leading
from hokm.cards import SUIT_SETS, Card, Rng, suit_of
from hokm.rules import PLAYS, Seat, Variant
from hokm.views import SPECTATOR, Observation, World, sample


class Wrong(NamedTuple):
    """The cards to avoid in a position, and others that may be played instead."""

    avoid: tuple[Card, ...]
    better: tuple[Card, ...]


Kind = Callable[[Inference], Wrong | None]


def _parted(inference: Inference, is_wrong: Callable[[Card], bool], is_right: Callable[[Card], bool]) -> Wrong | None:
    avoid = tuple(card for card in inference.playable if is_wrong(card))
    better = tuple(card for card in inference.playable if card not in avoid and is_right(card))
    return Wrong(avoid, better) if avoid and better else None


#: So many cards of either sort are tried.
MOST: Final = 3


def most_tempting(inference: Inference, wrong: Wrong) -> Wrong:
    """Of many cards the few that look best at first sight."""
    value = value_of_following if inference.trick else value_of_leading
    avoid, better = (sorted(cards, key=lambda card: -value(inference, card))[:MOST] for cards in wrong)
    return Wrong(tuple(avoid), tuple(better))


def trumping_a_partners_winner(inference: Inference) -> Wrong | None:
    """The partner wins the trick for certain, and there is something else to throw."""
    if (
        not inference.partner_wins
        or inference.best is None
        or inference.led is None
        or inference.led == inference.trump
    ):
        return None
    if inference.survives(inference.best, inference.led) < 1 or inference.of(inference.led):
        return None
    return _parted(inference, inference.is_trump, lambda card: not inference.is_master(card))


def drawing_trumps_from_the_void(inference: Inference) -> Wrong | None:
    """A trump is led although neither opponent holds one: it only takes the partner's."""
    if inference.trick or inference.against & inference.trumps or not inference.unseen & inference.trumps:
        return None
    return _parted(inference, inference.is_trump, lambda card: True)


def the_highest_ruff_in_last_seat(inference: Inference) -> Wrong | None:
    """A high trump is spent where a lower one wins as surely, and a card between the two is still out."""
    if not inference.trick or inference.behind or inference.partner_wins or inference.led == inference.trump:
        return None
    ruffs = [card for card in inference.playable if inference.is_trump(card) and inference.wins(card)]
    if not ruffs:
        return None
    low = min(ruffs)
    return _parted(
        inference,
        lambda card: (
            card in ruffs and bool(inference.higher[low] & ~inference.higher[card] & inference.against & ~(1 << card))
        ),
        lambda card: card == low,
    )


#: A winner is no winner any more where it is more likely than this to be ruffed.
MAY_BE_RUFFED: Final = 0.2


def throwing_a_winner(inference: Inference) -> Wrong | None:
    """A master of a side suit is thrown away, so that an opponent's lower card becomes one."""
    if not inference.trick or inference.led is None or inference.of(inference.led):
        return None

    def is_winner(card: Card) -> bool:
        suit = suit_of(card)
        if inference.is_trump(card) or not inference.is_master(card) or not inference.against & SUIT_SETS[suit]:
            return False
        return all(inference.ruffs(seat, suit) < MAY_BE_RUFFED for seat in inference.opponents)

    return _parted(inference, is_winner, lambda card: not inference.is_trump(card) and not inference.is_master(card))


def forgetting_a_shown_void(inference: Inference) -> Wrong | None:
    """A high card is led into the trumps of an opponent who has shown that they hold none of its suit."""
    if inference.trick:
        return None

    def is_ruffed(card: Card) -> bool:
        suit = suit_of(card)
        return not inference.is_trump(card) and any(
            inference.is_void(seat, suit) and inference.lacks(seat, inference.trumps) < 0.5
            for seat in inference.opponents
        )

    return _parted(inference, is_ruffed, lambda card: not is_ruffed(card))


def leaving_sure_tricks_uncashed(inference: Inference) -> Wrong | None:
    """The race is nearly lost, and something else is led than a card that wins for certain."""
    enemy = min(inference.needs(side) for side in range(inference.variant.seating.sides) if side != inference.side)
    if inference.trick or enemy > 2:
        return None

    def is_sure(card: Card) -> bool:
        return inference.survives(card, suit_of(card)) >= 1

    return _parted(inference, lambda card: not is_sure(card), is_sure)


def not_returning_the_partners_suit(inference: Inference) -> Wrong | None:
    """The partner led a suit, this seat won the trick, and now leads another although the return is likely to win."""
    suit = asked_suit(inference)
    if inference.trick or suit is None or suit == inference.trump:
        return None
    return _parted(
        inference,
        lambda card: suit_of(card) != suit,
        lambda card: suit_of(card) == suit and inference.ours_after(card) > 0.6,
    )


KINDS: Final[dict[str, Kind]] = {
    "trumping-a-partners-winner": trumping_a_partners_winner,
    "drawing-trumps-from-the-void": drawing_trumps_from_the_void,
    "the-highest-ruff-in-last-seat": the_highest_ruff_in_last_seat,
    "throwing-a-winner": throwing_a_winner,
    "forgetting-a-shown-void": forgetting_a_shown_void,
    "leaving-sure-tricks-uncashed": leaving_sure_tricks_uncashed,
    "not-returning-the-partners-suit": not_returning_the_partners_suit,
}

#: How a deal went for a side: the points it is ahead by, then the tricks.
Value = tuple[int, int]


def played_out(variant: Variant, world: World, seat: Seat, card: Card, bot: Bot, rng: Rng) -> Value:
    """The value for the seat's side when it plays this card and everybody goes on as ``bot`` would."""
    side = variant.seating.side_of[seat]
    world = world.apply(seat, PLAYS[card])
    while True:
        view = world.observe(SPECTATOR)
        if view.deal.result is not None:
            result = view.deal.result
            return _ahead(result.points, side), _ahead(result.tricks, side)
        actor = view.to_act[0]
        world = world.apply(actor, bot.choose(variant, world.observe(actor), 0, rng).action)


def _ahead(numbers: tuple[int, ...], side: int) -> int:
    return numbers[side] - max(number for other, number in enumerate(numbers) if other != side)


class Proof(NamedTuple):
    """``better`` did better than every card of ``avoid`` in ``worse`` or more of ``worlds`` worlds."""

    avoid: tuple[Card, ...]
    better: Card
    worse: int
    worlds: int


#: Whether a world fits what the seat may conclude besides what it knows.
Fits = Callable[[World], bool]

SHARE: Final = 0.9
#: A pair of cards is dropped once the wrong card has done as well so often within so many worlds.
DROPPED: Final = ((3, 1), (8, 2), (16, 3))


def prove(
    variant: Variant, view: Observation, wrong: Wrong, worlds: int, rng: Rng, fits: Fits = lambda world: True
) -> Proof | None:
    """The cards of a kind that are worse in nine worlds of ten than one and the same other card; None: none is."""
    seat = view.viewer
    assert isinstance(seat, int)
    failures = {(bad, good): 0 for bad in wrong.avoid for good in wrong.better}
    tried = 0
    for world in _worlds(variant, view, rng, worlds, fits):
        tried += 1
        cards = {card for pair in failures for card in pair}
        values = {card: played_out(variant, world, seat, card, LEVEL_2, rng) for card in cards}
        for bad, good in failures:
            failures[bad, good] += values[bad] >= values[good]
        most = next((number for within, number in DROPPED if tried <= within), (1 - SHARE) * worlds + 1)
        failures = {pair: number for pair, number in failures.items() if number < most - 1e-9}
        if not failures:
            return None
    return _verdict(failures, worlds) if tried == worlds else None


def _verdict(failures: dict[tuple[Card, Card], int], worlds: int) -> Proof:
    """The card that beats most of those to avoid, most often."""

    def beaten_by(good: Card) -> dict[Card, int]:
        return {bad: worlds - number for (bad, other), number in failures.items() if other == good}

    best = max(
        sorted({good for _, good in failures}), key=lambda good: (len(beaten_by(good)), min(beaten_by(good).values()))
    )
    return Proof(tuple(sorted(beaten_by(best))), best, min(beaten_by(best).values()), worlds)


def _worlds(variant: Variant, view: Observation, rng: Rng, number: int, fits: Fits) -> Iterator[World]:
    """So many worlds that fit; fewer where hardly any does."""
    found = 0
    for _ in range(8 * number):
        world = sample(variant, view, rng)
        if fits(world):
            yield world
            found += 1
            if found == number:
                return
