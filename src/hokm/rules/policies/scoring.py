"""What a deal is worth (rules 1.6)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hokm.rules.results import Outcome, Streak
from hokm.rules.state import Match

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


@dataclass(frozen=True)
class Points:
    """Points for a simple win and for a kot, by the hakem's side and against it.

    ``thirteen``: points for all thirteen tricks after going on; None: as the kot.
    """

    simple: int
    simple_against: int
    kot: int
    kot_against: int
    thirteen: int | None = None
    unit: str = "points"

    def score(
        self, variant: "Variant", match: Match, outcome: Outcome, callers: int
    ) -> tuple[int, Streak | None, bool]:
        """Points for the winner; no streak is counted."""
        against = outcome.winner != callers
        if outcome.kind == "thirteen" and self.thirteen is not None:
            return self.thirteen, None, outcome.kot
        if outcome.kot:
            return self.kot_against if against else self.kot, None, True
        return self.simple_against if against else self.simple, None, False


@dataclass(frozen=True)
class Kots:
    """Only kots count; ``streak_kot`` deals won in a row without a kot make one (None: they do not).

    ``against`` is the worth of a kot against the hakem's side, ``thirteen`` that of all thirteen tricks.
    """

    against: int = 1
    streak_kot: int | None = 7
    thirteen: int | None = 52
    unit: str = "kots"

    def score(
        self, variant: "Variant", match: Match, outcome: Outcome, callers: int
    ) -> tuple[int, Streak | None, bool]:
        """Kots for the winner, the streak after the deal, and whether a kot was made by it or by the streak."""
        if outcome.kind == "thirteen" and self.thirteen is not None:
            return self.thirteen, Streak(), True
        if outcome.kot:
            return (1 if outcome.winner == callers else self.against), Streak(), True
        deals = match.streak.deals + 1 if match.streak.side == outcome.winner else 1
        if deals == self.streak_kot:
            return 1, Streak(), True
        return 0, Streak(outcome.winner, deals), False
