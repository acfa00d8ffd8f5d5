"""When a match is over (rules 1.6). The test runs after a deal has been scored."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hokm.rules.results import DealResult, MatchReason, MatchResult
from hokm.rules.state import Match

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


@dataclass(frozen=True)
class FirstTo:
    """The first side with this score wins: points to a target, or an agreed number of kots."""

    target: int
    reason: MatchReason = "target"

    def result(self, variant: "Variant", match: Match, deal: DealResult, wins_match: bool) -> MatchResult | None:
        """The result of the match after a scored deal, or None."""
        if wins_match:
            return MatchResult(deal.winner, match.score, "thirteen")
        best = max(match.score)
        return MatchResult(match.score.index(best), match.score, self.reason) if best >= self.target else None


@dataclass(frozen=True)
class FixedDeals:
    """An agreed number of deals; the better score wins, an equal score is a draw."""

    deals: int

    def result(self, variant: "Variant", match: Match, deal: DealResult, wins_match: bool) -> MatchResult | None:
        """The result of the match after a scored deal, or None."""
        if wins_match:
            return MatchResult(deal.winner, match.score, "thirteen")
        if match.played < self.deals:
            return None
        best = max(match.score)
        leaders = [side for side, score in enumerate(match.score) if score == best]
        return MatchResult(leaders[0] if len(leaders) == 1 else None, match.score, "hands")
