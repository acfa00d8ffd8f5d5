"""How the first hakem is found (rules 2.1 to 2.9). Cards are turned one to a seat, first card to seat 0."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hokm.cards import Card, rank_of
from hokm.rules.actions import Seat
from hokm.rules.protocols import ChanceKind

if TYPE_CHECKING:
    from hokm.rules.variant import Variant

ACE, JACK, TEN = 12, 9, 8

#: Turns a card to a seat.
Turn = Callable[[Seat], Card]
#: Hakem, dealer, and two seats whose people must sit across: the first keeps the chair.
Finding = tuple[Seat, Seat, tuple[Seat, Seat] | None]


def _caller(variant: "Variant", hakem: Seat, partner: Seat | None = None) -> Finding:
    return hakem, variant.seating.previous(hakem), None if partner is None else (hakem, partner)


@dataclass(frozen=True)
class ByLot:
    """The dealer's seat is drawn by lot; the hakem is the seat after it."""

    kind: ChanceKind = ChanceKind.LOT

    def find(self, variant: "Variant", turn: Turn) -> Finding:
        """A lot turns no cards."""
        raise AssertionError("a lot turns no cards")


@dataclass(frozen=True)
class FirstOfRank:
    """Cards are turned round the table until one of a rank comes: its owner is hakem (first ace, first jack)."""

    rank: int
    kind: ChanceKind = ChanceKind.DRAW

    def find(self, variant: "Variant", turn: Turn) -> Finding:
        """See the class."""
        seat = 0
        while rank_of(turn(seat)) != self.rank:
            seat = variant.seating.next(seat)
        return _caller(variant, seat)


@dataclass(frozen=True)
class TwoAces:
    """The first ace makes the hakem, the next ace of another seat the partner.

    With ``skip_hakem`` the hakem gets no more cards; without, further aces of that seat do not count.
    """

    skip_hakem: bool = True
    kind: ChanceKind = ChanceKind.DRAW

    def find(self, variant: "Variant", turn: Turn) -> Finding:
        """See the class."""
        hakem, _, _ = FirstOfRank(ACE).find(variant, turn)
        seat = variant.seating.next(hakem)
        while True:
            if seat == hakem and self.skip_hakem:
                seat = variant.seating.next(seat)
            if rank_of(turn(seat)) == ACE and seat != hakem:
                return _caller(variant, hakem, seat)
            seat = variant.seating.next(seat)


def _ace_high(card: Card) -> int:
    return rank_of(card)


def _ace_low(card: Card) -> int:
    return -1 if rank_of(card) == ACE else rank_of(card)


def _one_each(seats: Sequence[Seat], turn: Turn, cap: bool, value: Callable[[Card], int]) -> dict[Seat, int]:
    """One counting card a seat; with ``cap`` a seat turns on until it has a card of ten or below."""
    drawn = {}
    for seat in seats:
        card = turn(seat)
        while cap and value(card) > TEN:
            card = turn(seat)
        drawn[seat] = value(card)
    return drawn


def _highest_alone(seats: Sequence[Seat], turn: Turn, cap: bool, value: Callable[[Card], int]) -> Seat:
    """The seat with the highest card; those tied for it draw again."""
    tied = list(seats)
    while len(tied) > 1:
        drawn = _one_each(tied, turn, cap, value)
        best = max(drawn.values())
        tied = [seat for seat in tied if drawn[seat] == best]
    return tied[0]


def _two_best(values: dict[Seat, int]) -> tuple[Seat, Seat] | None:
    """The seats in first and second place, or None where one of the two places is tied."""
    order = sorted(values, key=lambda seat: -values[seat])
    first, second, third = order[0], order[1], order[2]
    if values[first] == values[second] or values[second] == values[third]:
        return None
    return first, second


@dataclass(frozen=True)
class HighCard:
    """One card each: the highest is hakem, the second highest the partner; a tie for either place: all again."""

    cap: bool = False
    kind: ChanceKind = ChanceKind.DRAW

    def find(self, variant: "Variant", turn: Turn) -> Finding:
        """See the class."""
        best = None
        while best is None:
            best = _two_best(_one_each(range(variant.seating.seats), turn, self.cap, _ace_high))
        return _caller(variant, *best)


@dataclass(frozen=True)
class TwoCardTotal:
    """Two cards each, ace 14 down to two 2: the highest total is hakem, the second the partner; ties: all again."""

    kind: ChanceKind = ChanceKind.DRAW

    def find(self, variant: "Variant", turn: Turn) -> Finding:
        """Four cards in seat order, then four more."""
        best = None
        while best is None:
            totals = dict.fromkeys(range(variant.seating.seats), 0)
            for _ in range(2):
                for seat in totals:
                    totals[seat] += rank_of(turn(seat)) + 2
            best = _two_best(totals)
        return _caller(variant, *best)


@dataclass(frozen=True)
class DrawHigh:
    """One card each, king high and ace low: the highest is hakem; those tied for it draw again."""

    cap: bool = False
    kind: ChanceKind = ChanceKind.DRAW

    def find(self, variant: "Variant", turn: Turn) -> Finding:
        """See the class."""
        return _caller(variant, _highest_alone(range(variant.seating.seats), turn, self.cap, _ace_low))


@dataclass(frozen=True)
class HighCardDealer:
    """One card each: the highest deals and the seat after it is hakem; those tied for it draw again."""

    cap: bool = False
    kind: ChanceKind = ChanceKind.DRAW

    def find(self, variant: "Variant", turn: Turn) -> Finding:
        """See the class."""
        dealer = _highest_alone(range(variant.seating.seats), turn, self.cap, _ace_high)
        return variant.seating.next(dealer), dealer, None


@dataclass(frozen=True)
class DrawPartners:
    """One card each: the two highest play the two lowest and the highest deals.

    A tie that decides who deals or who is the partner is drawn again by those tied, for the order among themselves.
    """

    kind: ChanceKind = ChanceKind.DRAW

    def find(self, variant: "Variant", turn: Turn) -> Finding:
        """See the class."""
        order = _in_order(list(range(variant.seating.seats)), turn, 0)
        dealer, second = order[0], order[1]
        return variant.seating.next(dealer), dealer, (dealer, second)


def _in_order(seats: list[Seat], turn: Turn, taken: int) -> list[Seat]:
    """Seats by their cards, high first; a tie touching the first two places (``taken`` are filled) draws again."""
    drawn = _one_each(seats, turn, False, _ace_high)
    order: list[Seat] = []
    for value in sorted(set(drawn.values()), reverse=True):
        tied = [seat for seat in seats if drawn[seat] == value]
        place = taken + len(order)
        order += _in_order(tied, turn, place) if len(tied) > 1 and place < 2 else tied
    return order
