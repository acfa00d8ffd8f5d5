"""In which packets the cards go out (rules 1.9)."""

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from hokm.rules.actions import Seat
from hokm.rules.protocols import Portion

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


class AtOnce(Enum):
    """Which packets go out before trump is made."""

    ELDEST = "eldest"
    ROUND = "round"
    ALL = "all"


@dataclass(frozen=True)
class Batches:
    """Rounds of packets from the eldest to the dealer. Of them, so many packets go out before trump is made:

    the eldest's first (``ELDEST``), the whole first round (``ROUND``), or all there are (``ALL``). Others may look at
    theirs before trump is made unless ``others_wait``. Which card goes to whom is the same either way.
    """

    sizes: tuple[int, ...]
    at_once: AtOnce = AtOnce.ELDEST
    others_wait: bool = False
    blind: bool = False

    def cards_needed(self, hands: int) -> int:
        """All cards of the pack go out."""
        return sum(self.sizes) * hands

    def cards_played(self, hands: int) -> int:
        """All of them are played."""
        return sum(self.sizes) * hands

    def _portions(self, variant: "Variant", eldest: Seat) -> tuple[Portion, ...]:
        return _rounds(self.sizes, variant.seating.circle(eldest))

    def _first_count(self, variant: "Variant") -> int:
        hands = variant.seating.hands
        return {AtOnce.ELDEST: 1, AtOnce.ROUND: hands, AtOnce.ALL: hands * len(self.sizes)}[self.at_once]

    def first(self, variant: "Variant", eldest: Seat) -> tuple[Portion, ...]:
        """The packets that go out at once."""
        return self._portions(variant, eldest)[: self._first_count(variant)]

    def rest(self, variant: "Variant", eldest: Seat) -> tuple[Portion, ...]:
        """The packets that wait for trump."""
        return self._portions(variant, eldest)[self._first_count(variant) :]

    def face_down(self, variant: "Variant", eldest: Seat) -> tuple[Seat, ...]:
        """Seats that hold cards before trump is made but may not look at them: the others, or the eldest too."""
        others = range(variant.seating.seats) if self.others_wait else ()
        return tuple(sorted({*(seat for seat in others if seat != eldest), *([eldest] if self.blind else [])}))

    def places(self, variant: "Variant", eldest: Seat) -> tuple[tuple[int, ...], ...]:
        """The eldest's places in the pack, batch by batch."""
        mine = [portion for portion in self._portions(variant, eldest) if portion.seat == eldest]
        return tuple(tuple(range(portion.start, portion.stop)) for portion in mine)


@dataclass(frozen=True)
class FiveThenStock:
    """Five cards to each of two seats, the second five when trump is told; the rest lies in the stock (rules 17)."""

    size: int = 5
    stock: int = 42

    def cards_needed(self, hands: int) -> int:
        """The two packets and the stock."""
        return self.size * hands + self.stock

    def cards_played(self, hands: int) -> int:
        """Half of the pack reaches the hands."""
        return self.cards_needed(hands) // 2

    def first(self, variant: "Variant", eldest: Seat) -> tuple[Portion, ...]:
        """The hakem's packet."""
        return _rounds((self.size,), variant.seating.circle(eldest))[:1]

    def rest(self, variant: "Variant", eldest: Seat) -> tuple[Portion, ...]:
        """The other's."""
        return _rounds((self.size,), variant.seating.circle(eldest))[1:]

    def face_down(self, variant: "Variant", eldest: Seat) -> tuple[Seat, ...]:
        """Nobody holds cards that they may not look at."""
        return ()

    def places(self, variant: "Variant", eldest: Seat) -> tuple[tuple[int, ...], ...]:
        """The hakem's first five."""
        return (tuple(range(self.size)),)


@cache
def _rounds(sizes: tuple[int, ...], hands: tuple[Seat, ...]) -> tuple[Portion, ...]:
    """A packet of each size to every hand, in their order, taken from the pack one after another."""
    portions, start = [], 0
    for size in sizes:
        for hand in hands:
            portions.append(Portion(hand, start, start + size))
            start += size
    return tuple(portions)
