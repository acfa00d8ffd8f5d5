"""Who is hakem next (rules 1.8). The dealer is always the seat before."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hokm.rules.actions import Seat
from hokm.rules.results import Outcome

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


class Heir(StrEnum):
    """Who is hakem after a win of the hakem's side."""

    SAME = "same"
    PARTNER = "partner"


@dataclass(frozen=True)
class HakemStays:
    """The hakem's side keeps the right while it wins; otherwise the next seat gets it.

    ``after_win`` and ``after_kot`` say who of the winning side is hakem. ``backward``: after a loss the right
    goes against the direction of play.
    """

    after_win: Heir = Heir.SAME
    after_kot: Heir = Heir.SAME
    backward: bool = False

    def next_hakem(self, variant: "Variant", hakem: Seat, outcome: Outcome) -> Seat:
        """The next hakem."""
        seating = variant.seating
        if outcome.winner != seating.side_of[hakem]:
            return seating.previous(hakem) if self.backward else seating.next(hakem)
        heir = self.after_kot if outcome.kot else self.after_win
        return hakem if heir is Heir.SAME else seating.partner(hakem)


@dataclass(frozen=True)
class AlwaysNext:
    """The right moves on with every deal."""

    def next_hakem(self, variant: "Variant", hakem: Seat, outcome: Outcome) -> Seat:
        """The next seat."""
        return variant.seating.next(hakem)
