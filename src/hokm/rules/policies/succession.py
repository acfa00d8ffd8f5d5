"""Who is eldest next: hakem, where the eldest makes trump (rules 1.8). The dealer is always the seat before."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hokm.rules.actions import Seat
from hokm.rules.results import Outcome
from hokm.rules.state import Deal

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


class Heir(StrEnum):
    """Who is hakem after a win of the hakem's side."""

    SAME = "same"
    PARTNER = "partner"


@dataclass(frozen=True)
class HakemStays:
    """The eldest's side keeps the right while it wins; otherwise the next seat gets it.

    ``after_win`` and ``after_kot`` say who of the winning side gets it. ``backward``: after a loss the right goes
    against the direction of play, but not after a deal that nobody has won.
    """

    after_win: Heir = Heir.SAME
    after_kot: Heir = Heir.SAME
    backward: bool = False

    def next_eldest(self, variant: "Variant", deal: Deal, eldest: Seat, outcome: Outcome) -> Seat:
        """The next eldest."""
        seating = variant.seating
        if outcome.winner is None:
            return seating.next(eldest)
        if outcome.winner != seating.side_of[eldest]:
            return seating.previous(eldest) if self.backward else seating.next(eldest)
        heir = self.after_kot if outcome.kot else self.after_win
        return eldest if heir is Heir.SAME else seating.partner(eldest)


@dataclass(frozen=True)
class AlwaysNext:
    """The right moves on with every deal."""

    def next_eldest(self, variant: "Variant", deal: Deal, eldest: Seat, outcome: Outcome) -> Seat:
        """The next seat."""
        return variant.seating.next(eldest)


@dataclass(frozen=True)
class WinnerCalls:
    """Whoever wins is hakem; each seat is a side."""

    def next_eldest(self, variant: "Variant", deal: Deal, eldest: Seat, outcome: Outcome) -> Seat:
        """The winner."""
        return eldest if outcome.winner is None else variant.seating.members(outcome.winner)[0]


@dataclass(frozen=True)
class BossStays:
    """The same dealer deals while the side that bid highest wins (rules 10.2)."""

    def next_eldest(self, variant: "Variant", deal: Deal, eldest: Seat, outcome: Outcome) -> Seat:
        """The same, or the next seat."""
        return eldest if outcome.kind == "made" else variant.seating.next(eldest)
