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
        return MatchResult(leader(match.score), match.score, "hands")


def leader(numbers: tuple[int, ...]) -> int | None:
    """The side with the highest number, or None where it is not alone."""
    best = max(numbers)
    return numbers.index(best) if numbers.count(best) == 1 else None


@dataclass(frozen=True)
class ASet:
    """A set of deals at one table: the better score wins it, or the side that won more deals (rules 7.2)."""

    deals: int = 4
    by_deals: bool = False

    def result(self, variant: "Variant", match: Match, deal: DealResult, wins_match: bool) -> MatchResult | None:
        """The result of the match after a scored deal, or None."""
        if wins_match:
            return MatchResult(deal.winner, match.score, "thirteen")
        if match.played < self.deals:
            return None
        return MatchResult(leader(match.won if self.by_deals else match.score), match.score, "set")


@dataclass(frozen=True)
class AloneAhead:
    """The match is over when a seat has reached the target and nobody has as many points (rules 16).

    ``together``: the points of all count towards the target.
    """

    target: int
    together: bool = False

    def result(self, variant: "Variant", match: Match, deal: DealResult, wins_match: bool) -> MatchResult | None:
        """The result of the match after a scored deal, or None."""
        reached = sum(match.score) if self.together else max(match.score)
        winner = leader(match.score)
        if reached < self.target or winner is None:
            return None
        return MatchResult(winner, match.score, "target")
