"""What a deal is worth (rules 1.6, 7.1, 8.3, 10.2, 16)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hokm.rules.results import Outcome, Scored, Streak
from hokm.rules.state import Deal, Match

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


def for_winner(match: Match, outcome: Outcome, worth: int) -> tuple[int, ...]:
    """Points for the winner alone."""
    return tuple([worth if side == outcome.winner else 0 for side in range(len(match.score))])


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

    def score(self, variant: "Variant", match: Match, deal: Deal, outcome: Outcome) -> Scored:
        """Points for the winner; no streak is counted."""
        against = outcome.winner != variant.callers(match, deal)
        if outcome.kind == "thirteen" and self.thirteen is not None:
            worth = self.thirteen
        elif outcome.kot:
            worth = self.kot_against if against else self.kot
        else:
            worth = self.simple_against if against else self.simple
        return Scored(for_winner(match, outcome, worth), None, outcome.kot)


@dataclass(frozen=True)
class Kots:
    """Only kots count; ``streak_kot`` deals won in a row without a kot make one (None: they do not).

    ``against`` is the worth of a kot against the hakem's side, ``thirteen`` that of all thirteen tricks.
    """

    against: int = 1
    streak_kot: int | None = 7
    thirteen: int | None = 52
    unit: str = "kots"

    def score(self, variant: "Variant", match: Match, deal: Deal, outcome: Outcome) -> Scored:
        """Kots for the winner, the streak after the deal, and whether a kot was made by it or by the streak."""
        worth, streak, kot = self._worth(match, outcome, variant.callers(match, deal))
        return Scored(for_winner(match, outcome, worth), streak, kot)

    def _worth(self, match: Match, outcome: Outcome, callers: int) -> tuple[int, Streak, bool]:
        if outcome.winner is None:
            return 0, match.streak, False
        if outcome.kind == "thirteen" and self.thirteen is not None:
            return self.thirteen, Streak(), True
        if outcome.kot:
            return (1 if outcome.winner == callers else self.against), Streak(), True
        deals = match.streak.deals + 1 if match.streak.side == outcome.winner else 1
        if deals == self.streak_kot:
            return 1, Streak(), True
        return 0, Streak(outcome.winner, deals), False


@dataclass(frozen=True)
class Contract:
    """A bid that is made is worth a point, all tricks bid and made two; one that fails gives the others a point, or
    three where they took all tricks. ``by_bid``: instead the hakem's side wins or loses as many points as it bid.
    """

    by_bid: bool = False
    unit: str = "points"

    def score(self, variant: "Variant", match: Match, deal: Deal, outcome: Outcome) -> Scored:
        """Points for the winner, or for the hakem's side alone."""
        bid, callers = deal.bid, variant.callers(match, deal)
        assert bid is not None
        made = outcome.kind == "made"
        if self.by_bid:
            worth = bid if made else -bid
            return Scored(tuple([worth if side == callers else 0 for side in range(len(match.score))]))
        swept = outcome.winner is not None and deal.tricks[outcome.winner] == variant.tricks
        worth = (2 if bid == variant.tricks else 1) if made else (3 if swept else 1)
        return Scored(for_winner(match, outcome, worth))


@dataclass(frozen=True)
class OneATrick:
    """Each seat scores the tricks that it took, those of its dummy included (rules 16).

    ``by_bid``: the hakem scores the bid instead, or loses it.
    """

    by_bid: bool = False
    unit: str = "points"

    def score(self, variant: "Variant", match: Match, deal: Deal, outcome: Outcome) -> Scored:
        """Points for every seat."""
        points = list(deal.tricks)
        if self.by_bid:
            assert deal.bid is not None
            points[variant.callers(match, deal)] = deal.bid if outcome.kind == "made" else -deal.bid
        return Scored(tuple(points))
