"""In which packets the cards go out (rules 1.9)."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from hokm.rules.actions import Seat
from hokm.rules.protocols import Portion

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


@dataclass(frozen=True)
class Batches:
    """Rounds of packets from the hakem to the dealer; trump is made after the hakem's first packet.

    ``first_to_all``: the others get their first packet too before trump is made; they may look at it only
    where ``others_may_look``. Which card goes to whom is the same either way.
    """

    sizes: tuple[int, ...]
    first_to_all: bool = False
    others_may_look: bool = False

    def cards_dealt(self, seats: int) -> int:
        """How many cards leave the pack, over all seats."""
        return sum(self.sizes) * seats

    def _portions(self, variant: "Variant", hakem: Seat) -> tuple[Portion, ...]:
        return _rounds(self.sizes, variant.seating.seats, hakem)

    def _first_count(self, variant: "Variant") -> int:
        return variant.seating.seats if self.first_to_all else 1

    def first(self, variant: "Variant", hakem: Seat) -> tuple[Portion, ...]:
        """The packets before trump is made."""
        return self._portions(variant, hakem)[: self._first_count(variant)]

    def rest(self, variant: "Variant", hakem: Seat) -> tuple[Portion, ...]:
        """The packets after trump is made."""
        return self._portions(variant, hakem)[self._first_count(variant) :]

    def face_down(self, variant: "Variant", hakem: Seat) -> tuple[Seat, ...]:
        """Seats that hold cards before trump is made but may not look at them."""
        if not self.first_to_all or self.others_may_look:
            return ()
        return tuple(seat for seat in range(variant.seating.seats) if seat != hakem)

    def places(self, variant: "Variant", hakem: Seat) -> tuple[tuple[int, ...], ...]:
        """The hakem's places in the pack, batch by batch."""
        mine = [portion for portion in self._portions(variant, hakem) if portion.seat == hakem]
        return tuple(tuple(range(portion.start, portion.stop)) for portion in mine)


@cache
def _rounds(sizes: tuple[int, ...], seats: int, hakem: Seat) -> tuple[Portion, ...]:
    """A packet of each size to every seat, from the hakem on, taken from the pack one after another."""
    portions, start = [], 0
    for size in sizes:
        for step in range(seats):
            portions.append(Portion((hakem + step) % seats, start, start + size))
            start += size
    return tuple(portions)
