"""Who takes a finished trick: the winner's side at once, or whoever wins two in a row (rules 8.1, 8.2, 9.6 to 12)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hokm.cards import Card, CardSet, rank_of
from hokm.rules.actions import Seat
from hokm.rules.events import TrickWon
from hokm.rules.state import Deal
from hokm.rules.values import Half

if TYPE_CHECKING:
    from hokm.rules.variant import Variant

ACE, TEN = 12, 8
_TENS = sum(1 << 13 * lane + TEN for lane in range(8))


def side_of_hand(variant: "Variant", deal: Deal, hand: Seat) -> int:
    """The side that a hand takes tricks for: a dummy takes them for its owner."""
    return variant.seating.side_of[variant.seating.owner(hand, deal.hakem)]


def _added(numbers: tuple[int, ...], side: int, more: int) -> tuple[int, ...]:
    changed = list(numbers)
    changed[side] += more
    return tuple(changed)


def _tens_played(cards: CardSet) -> int:
    return (cards & _TENS).bit_count()


def _tens_after(deal: Deal, sides: int, side: int) -> tuple[int, ...]:
    """The tens of each side once ``side`` takes all tricks that nobody has taken yet."""
    tens = deal.tens or (0,) * sides
    lying = sum(map(_tens_played, deal.played)) - sum(tens)
    return _added(tens, side, lying)


@dataclass(frozen=True)
class EachTrick:
    """Every trick goes to the winner's side at once. ``tens``: the tens in it are counted."""

    tens: bool = False
    at_once: bool = True

    def trick_won(self, variant: "Variant", deal: Deal, winner: Seat, place: int) -> TrickWon:
        """What is told of the trick just completed."""
        side = side_of_hand(variant, deal, winner) if variant.seating.dummy else variant.seating.side_of[winner]
        tens = _tens_after(deal, variant.seating.sides, side) if self.tens else ()
        return TrickWon(winner, _added(deal.tricks, side, 1), None, tens)


class AceRule(StrEnum):
    """What two tricks in a row mean that were both won with an ace."""

    OFF = "off"
    NO_PICKUP = "no-pickup-two-aces"
    RESETS = "second-ace-resets"


class Lock(StrEnum):
    """What must have happened before the heap can be taken."""

    NONE = "none"
    TRUMP_SET = "trump-set"
    BEFORE_THIS_TRICK = "trump-set-before-this-trick"
    REVEALED_BEFORE_FIRST_HALF = "revealed-before-first-half"


@dataclass(frozen=True)
class TwoInARow:
    """Tricks lie in a heap, which the hand that wins two in a row takes; the last trick takes what is left.

    ``first_pickup``: the earliest trick with which the heap can be taken for the first time. ``late_block``: not with
    the last trick but one. ``keep``: the second of two tricks that took the heap is also the first half of a new pair.
    ``same_controller``: hands that one seat plays count as one.
    """

    first_pickup: int = 2
    late_block: bool = False
    ace_rule: AceRule = AceRule.OFF
    keep: bool = False
    lock: Lock = Lock.NONE
    same_controller: bool = False
    tens: bool = False
    at_once: bool = False

    def trick_won(self, variant: "Variant", deal: Deal, winner: Seat, place: int) -> TrickWon:
        """What is told of the trick just completed."""
        number, card = len(deal.winners) + 1, deal.trick[place]
        half: Half | None = Half(winner, card, deal.trump is not None and place >= deal.trump_known_at)
        takes = self._is_pair(variant, deal, winner) and self._is_open(variant, deal, number)
        if takes and self._two_aces(deal, card):
            takes = False
            half = half if self.ace_rule is AceRule.NO_PICKUP else None
        if number < variant.tricks and not takes:
            return TrickWon(winner, deal.tricks, half, deal.tens)
        side = side_of_hand(variant, deal, winner)
        tens = _tens_after(deal, variant.seating.sides, side) if self.tens else ()
        return TrickWon(winner, _added(deal.tricks, side, deal.heap + 1), half if self.keep else None, tens)

    def _is_pair(self, variant: "Variant", deal: Deal, winner: Seat) -> bool:
        half = deal.half
        if half is None or (self.lock is Lock.REVEALED_BEFORE_FIRST_HALF and not half.live):
            return False
        if not self.same_controller:
            return half.seat == winner
        owner = variant.seating.owner
        return owner(half.seat, deal.hakem) == owner(winner, deal.hakem)

    def _is_open(self, variant: "Variant", deal: Deal, number: int) -> bool:
        """Whether the heap can be taken with the trick of this number."""
        if number < self.first_pickup:
            return False
        if self.late_block and number == variant.tricks - 1:
            return False
        if self.lock is Lock.NONE:
            return True
        return deal.trump is not None and not (self.lock is Lock.BEFORE_THIS_TRICK and deal.trump_known_at)

    def _two_aces(self, deal: Deal, card: Card) -> bool:
        assert deal.half is not None
        return self.ace_rule is not AceRule.OFF and rank_of(card) == rank_of(deal.half.card) == ACE


@dataclass(frozen=True)
class HeapUntilReveal:
    """Tricks lie in a heap until trump is turned up; the winner of that trick takes them all, later ones are single."""

    tens: bool = False
    at_once: bool = False

    def trick_won(self, variant: "Variant", deal: Deal, winner: Seat, place: int) -> TrickWon:
        """What is told of the trick just completed."""
        if deal.trump is None and len(deal.winners) + 1 < variant.tricks:
            return TrickWon(winner, deal.tricks)
        return TrickWon(winner, _added(deal.tricks, variant.seating.side_of[winner], deal.heap + 1))
