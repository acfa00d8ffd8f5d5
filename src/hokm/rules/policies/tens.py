"""The games of tens: who has won a deal, and what it is worth (rules 12)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hokm.rules.closing import all_played
from hokm.rules.policies.ending import Needed, majority
from hokm.rules.results import Outcome, Scored, Streak
from hokm.rules.state import Deal, Match, State

if TYPE_CHECKING:
    from hokm.rules.variant import Variant

ALL_TENS = 4


class HandRule(StrEnum):
    """How many tens a side needs."""

    MAJORITY = "majority"
    MAJORITY_OR_TRICKS = "majority-tricks"
    DEALERS_NEED_ALL = "dealer-needs-all"


class Level(StrEnum):
    """What two tens each are worth."""

    NON_DEALERS = "non-dealer"
    TRICKS = "tricks"
    DRAW = "draw"


@dataclass(frozen=True)
class Tens:
    """The side with more tens wins, four of them are a kot.

    ``rule`` and ``level`` say who wins otherwise. ``full``: all tricks are played; else it ends as soon as the tens
    decide it; ``early`` says that two tens can decide it for the side that does not deal. ``whitewash``: all tricks are
    more than a kot.
    """

    rule: HandRule = HandRule.MAJORITY
    level: Level = Level.NON_DEALERS
    full: bool = True
    early: bool = False
    whitewash: bool = False

    def outcome(self, variant: "Variant", state: State) -> Outcome | None:
        """The outcome of the tens and tricks taken so far, or None while it is open."""
        deal = state.deal
        tens = deal.tens or (0,) * variant.seating.sides
        callers = variant.callers(state.match, deal)
        if not all_played(variant, deal):
            return None if self.full else self._decided(tens, callers)
        best = tens.index(max(tens))
        if tens[best] == ALL_TENS:
            sweep = self.whitewash and deal.tricks[best] == variant.tricks
            return Outcome("thirteen" if sweep else "kot", best, kot=True)
        dealers = 1 - callers
        if self.rule is HandRule.DEALERS_NEED_ALL:
            return Outcome("simple", callers)
        if tens[best] > ALL_TENS // 2:
            return Outcome("simple", best)
        if self.rule is HandRule.MAJORITY_OR_TRICKS or self.level is Level.TRICKS:
            return Outcome("simple", callers if deal.tricks[callers] >= majority(variant) else dealers)
        return Outcome("draw", None) if self.level is Level.DRAW else Outcome("simple", callers)

    def _decided(self, tens: tuple[int, ...], callers: int) -> Outcome | None:
        """Before the last trick: both sides have a ten and what is open cannot change the winner."""
        if min(tens) == 0:
            return None
        if self.early and tens[callers] >= ALL_TENS // 2:
            return Outcome("simple", callers)
        best = tens.index(max(tens))
        if tens[best] < ALL_TENS - 1:
            return None
        return Outcome("simple", callers if self.rule is HandRule.DEALERS_NEED_ALL else best)

    def needed(self, variant: "Variant", match: Match, deal: Deal) -> Needed:
        """Tens decide, not tricks."""
        return (None,) * variant.seating.sides

    def is_over(self, variant: "Variant", state: State, outcome: Outcome) -> bool:
        """An outcome is only told when it is."""
        return True


@dataclass(frozen=True)
class TensPoints:
    """Points for a deal, for all tens, and for all tricks (rules 12.1)."""

    simple: int = 1
    kot: int = 2
    sweep: int = 3
    unit: str = "points"

    def score(self, variant: "Variant", match: Match, deal: Deal, outcome: Outcome) -> Scored:
        """Points for the winner."""
        worth = self.sweep if outcome.kind == "thirteen" else self.kot if outcome.kot else self.simple
        points = tuple([worth if side == outcome.winner else 0 for side in range(len(match.score))])
        return Scored(points, None, outcome.kind == "thirteen")


class DealersKot(StrEnum):
    """What all tens of the dealing side do."""

    SCORES = "score"
    CANCELS = "cancel"


@dataclass(frozen=True)
class TensKots:
    """Kots for all four tens, and for deals won in a row (rules 12.3).

    ``three_tens``: a deal won with fewer tens ends the row.
    """

    streak_kot: int | None = 7
    dealers_kot: DealersKot = DealersKot.SCORES
    three_tens: bool = False
    unit: str = "kots"

    def score(self, variant: "Variant", match: Match, deal: Deal, outcome: Outcome) -> Scored:
        """Kots for the winner, the streak, and whether a kot was made by the tens or by the streak."""
        winner, none = outcome.winner, (0,) * len(match.score)
        if winner is None:
            return Scored(none, match.streak)
        if outcome.kot:
            if self.dealers_kot is DealersKot.CANCELS and winner != variant.callers(match, deal):
                lost = tuple([-1 if side != winner and had else 0 for side, had in enumerate(match.score)])
                return Scored(lost, Streak(), kot=True)
            return Scored(_one_for(winner, none), Streak(), kot=True)
        if self.three_tens and deal.tens[winner] < ALL_TENS - 1:
            return Scored(none, Streak())
        deals = match.streak.deals + 1 if match.streak.side == winner else 1
        if deals == self.streak_kot:
            return Scored(_one_for(winner, none), Streak(), kot=True)
        return Scored(none, Streak(winner, deals))


def _one_for(winner: int, none: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([int(side == winner) for side in range(len(none))])
