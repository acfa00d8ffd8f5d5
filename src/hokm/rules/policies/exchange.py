"""Passing cards after a kot (rules 13.2)."""

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from hokm.cards import SUIT_OF, TWO_OF_HEARTS, Card, Pack, canonical, cards_of, rank_of
from hokm.rules.actions import Seat
from hokm.rules.results import Outcome, Scored
from hokm.rules.state import State
from hokm.rules.values import Owed

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


@dataclass(frozen=True)
class NoExchange:
    """No cards are passed."""

    def owed(self, variant: "Variant", outcome: Outcome, scored: Scored) -> Owed | None:
        """Nothing."""
        return None

    def gifts(self, variant: "Variant", state: State, giver: Seat) -> tuple[Pack, ...]:
        """Nothing."""
        return ()


@dataclass(frozen=True)
class TrumpsForKots:
    """After a kot each loser gives the right-hand neighbour a trump, after all thirteen tricks two, and gets as many
    cards back. The two of hearts is a trump that may be given but need not be; what may come back must not empty a
    plain suit of the giver.
    """

    def owed(self, variant: "Variant", outcome: Outcome, scored: Scored) -> Owed | None:
        """By the losers, after a kot that was scored."""
        if not scored.kot or outcome.winner is None:
            return None
        loser = next(side for side in range(variant.seating.sides) if side != outcome.winner)
        return Owed(loser, 2 if outcome.kind == "thirteen" else 1)

    def gifts(self, variant: "Variant", state: State, giver: Seat) -> tuple[Pack, ...]:
        """What a loser, or a winner, may give."""
        owed, trump = state.match.owed, state.deal.trump
        assert owed is not None
        assert trump is not None
        hand = canonical(cards_of(state.hands[giver]))
        if variant.seating.side_of[giver] == owed.side:
            return _trumps_due(hand, trump, owed.cards)
        return _returns(hand, trump, owed.cards)


def _trumps_due(hand: Pack, trump: int, number: int) -> tuple[Pack, ...]:
    """The sets of so many cards that a loser may give, in canonical order of their cards."""
    two = [card for card in hand if card == TWO_OF_HEARTS]
    trumps = [card for card in hand if SUIT_OF[card] == trump and card != TWO_OF_HEARTS]
    plain = [card for card in hand if SUIT_OF[card] != trump and card != TWO_OF_HEARTS]
    found: set[Pack] = set()
    # The two of hearts may stand for a trump that is due, but a plain card never for one that the seat holds.
    for with_two in range(len(two) + 1):
        from_trumps = min(number - with_two, len(trumps))
        rest = number - with_two - from_trumps
        for chosen in combinations(trumps, from_trumps):
            for filled in _highest(plain, rest):
                found.add(canonical((*two[:with_two], *chosen, *filled)))
    return tuple(sorted(found))


def _highest(plain: list[Card], number: int) -> tuple[Pack, ...]:
    """The sets of so many highest cards; among equal ones each choice."""
    if number == 0:
        return ((),)
    ranks = sorted((rank_of(card) for card in plain), reverse=True)
    if len(ranks) < number:
        return ()
    least = ranks[number - 1]
    above = tuple(card for card in plain if rank_of(card) > least)
    level = [card for card in plain if rank_of(card) == least]
    return tuple((*above, *chosen) for chosen in combinations(level, number - len(above)))


def _returns(hand: Pack, trump: int, number: int) -> tuple[Pack, ...]:
    """The sets of so many cards that a winner may give back: none may empty a plain suit."""

    def suit(card: Card) -> int:
        return trump if card == TWO_OF_HEARTS else SUIT_OF[card]

    held = [sum(suit(card) == other for card in hand) for other in range(4)]

    def leaves_all(cards: Pack) -> bool:
        return all(
            other == trump or sum(suit(card) == other for card in cards) < max(1, held[other]) for other in range(4)
        )

    return tuple(cards for cards in combinations(hand, number) if leaves_all(cards))
