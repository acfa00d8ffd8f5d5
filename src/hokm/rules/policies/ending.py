"""When a deal is over, and who has won it (rules 1.4, 1.5, 5.1, 8.3, 10.2, 15.1)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hokm.rules.closing import all_played
from hokm.rules.results import Outcome
from hokm.rules.state import Deal, Match, State

if TYPE_CHECKING:
    from hokm.rules.variant import Variant

#: For each side, how many tricks win it the deal, where that is a number.
Needed = tuple[int | None, ...]


class KotRule(StrEnum):
    """What makes a kot."""

    FIRST = "first7"
    ALL = "all13"
    NONE = "none"


class Tie(StrEnum):
    """What sides with equally many tricks are worth."""

    NON_CALLER = "non-caller"
    DRAW = "draw"


@dataclass(frozen=True)
class Majority:
    """The first side with more than half of all tricks wins.

    ``full``: the result is fixed at that moment, but all tricks are played. ``kot_length``: how many tricks from the
    first on make a kot, where it is not the majority. ``tie``: what it means that both sides have half of them.
    """

    kot_rule: KotRule = KotRule.FIRST
    full: bool = False
    kot_length: int | None = None
    tie: Tie = Tie.NON_CALLER

    def outcome(self, variant: "Variant", state: State) -> Outcome | None:
        """The outcome fixed by the tricks so far, or None."""
        deal, needed = state.deal, majority(variant)
        least = needed if self.kot_length is None else min(needed, self.kot_length)
        if max(deal.tricks) < least and not all_played(variant, deal):
            return None
        won, side_of = [0] * variant.seating.sides, variant.seating.side_of
        for number, seat in enumerate(deal.winners, 1):
            won[side_of[seat]] += 1
            for side, tricks in enumerate(won):
                fixed = self._fixed(variant, state, side, tricks, number) if tricks >= least else None
                if fixed is not None:
                    return fixed
        return self._tied(variant, state) if all_played(variant, deal) else None

    def _fixed(self, variant: "Variant", state: State, side: int, won: int, number: int) -> Outcome | None:
        """The outcome at a moment when ``side`` may have won: it has ``won`` of ``number`` tricks."""
        needed = majority(variant)
        sweep = won == number
        rule = self.kot_rule if may_make_kot(variant, state, side) else KotRule.NONE
        if not sweep or rule is KotRule.NONE:
            return Outcome("simple", side) if won >= needed else None
        if number == (variant.tricks if rule is KotRule.ALL else self.kot_length or needed):
            return Outcome("kot", side, kot=True)
        return None

    def _tied(self, variant: "Variant", state: State) -> Outcome:
        if self.tie is Tie.DRAW:
            return Outcome("draw", None)
        callers = variant.callers(state.match, state.deal)
        return Outcome("simple", next(side for side in range(variant.seating.sides) if side != callers))

    def needed(self, variant: "Variant", match: Match, deal: Deal) -> Needed:
        """The majority, or half of all where a tie is enough."""
        return _most(variant, match, deal, self.tie)

    def is_over(self, variant: "Variant", state: State, outcome: Outcome) -> bool:
        """At once, or with the last trick where all are played."""
        return not self.full or all_played(variant, state.deal)


@dataclass(frozen=True)
class MostTricks:
    """All tricks are played, unless a kot ends the deal; the side with the most wins (rules 15.1).

    Of tied sides that of the hakem has lost, and else the one that sits first after them has won.
    """

    kot_rule: KotRule = KotRule.FIRST
    kot_length: int | None = None
    tie: Tie = Tie.NON_CALLER

    def outcome(self, variant: "Variant", state: State) -> Outcome | None:
        """The outcome fixed by the tricks so far, or None."""
        deal, side_of = state.deal, variant.seating.side_of
        length = variant.tricks if self.kot_rule is KotRule.ALL else self.kot_length or majority(variant)
        first = {side_of[seat] for seat in deal.winners[:length]}
        if self.kot_rule is not KotRule.NONE and len(first) == 1 and len(deal.winners) >= length:
            return Outcome("kot", first.pop(), kot=True)
        if not all_played(variant, deal):
            return None
        best = [side for side, won in enumerate(deal.tricks) if won == max(deal.tricks)]
        if len(best) > 1 and self.tie is Tie.DRAW:
            return Outcome("draw", None)
        return Outcome("simple", best[0] if len(best) == 1 else self._first_after_hakem(variant, state, best))

    def _first_after_hakem(self, variant: "Variant", state: State, tied: list[int]) -> int:
        seat = state.deal.hakem
        assert seat is not None
        callers = variant.seating.side_of[seat]
        while variant.seating.side_of[seat] not in tied or variant.seating.side_of[seat] == callers:
            seat = variant.seating.next(seat)
        return variant.seating.side_of[seat]

    def needed(self, variant: "Variant", match: Match, deal: Deal) -> Needed:
        """The same of two sides; of more it is the most that any has."""
        return _most(variant, match, deal, self.tie)

    def is_over(self, variant: "Variant", state: State, outcome: Outcome) -> bool:
        """As soon as the outcome is fixed."""
        return True


class ThirdPlayer(StrEnum):
    """What it means when the two best of three end level."""

    WINS = "third-wins"
    NOBODY = "nobody"
    REPLAY = "leaders-replay"


@dataclass(frozen=True)
class CannotBeEqualled:
    """Everybody plays alone: a seat has won when nobody else can come level any more (rules 5.1).

    When the two best end level they cancel each other out, and the third player wins.
    """

    kot_rule: KotRule = KotRule.FIRST
    third: ThirdPlayer = ThirdPlayer.WINS
    kot_length: int = 7

    def outcome(self, variant: "Variant", state: State) -> Outcome | None:
        """The outcome fixed by the tricks so far, or None."""
        tricks = state.deal.tricks
        best, second, third = sorted(range(len(tricks)), key=lambda side: -tricks[side])
        played = sum(tricks)
        if self.kot_rule is KotRule.FIRST and played == tricks[best] == self.kot_length:
            return Outcome("kot", best, kot=True)
        if tricks[second] + variant.tricks - played < tricks[best]:
            return Outcome("simple", best)
        if played < variant.tricks:
            return None
        if self.third is ThirdPlayer.WINS:
            return Outcome("third-player", third)
        return Outcome("draw", None, moves_on=self.third is ThirdPlayer.NOBODY)

    def needed(self, variant: "Variant", match: Match, deal: Deal) -> Needed:
        """It depends on what the others have."""
        return (None,) * variant.seating.sides

    def is_over(self, variant: "Variant", state: State, outcome: Outcome) -> bool:
        """As soon as the outcome is fixed."""
        return True


@dataclass(frozen=True)
class MostTaken:
    """With the heap: the side that has taken more tricks wins, and all of them are a kot (rules 8.3).

    ``full``: all tricks are played; else it is over once both sides have taken some and one the majority.
    """

    full: bool = False

    def outcome(self, variant: "Variant", state: State) -> Outcome | None:
        """The outcome fixed by the tricks so far, or None."""
        taken = state.deal.tricks
        best = taken.index(max(taken))
        if taken[best] == variant.tricks:
            return Outcome("kot", best, kot=True)
        return Outcome("simple", best) if taken[best] >= majority(variant) and min(taken) > 0 else None

    def needed(self, variant: "Variant", match: Match, deal: Deal) -> Needed:
        """The majority."""
        return (majority(variant),) * variant.seating.sides

    def is_over(self, variant: "Variant", state: State, outcome: Outcome) -> bool:
        """At once, or with the last trick where all are played."""
        return not self.full or all_played(variant, state.deal)


@dataclass(frozen=True)
class BidMade:
    """All tricks are played; the hakem's side must have taken as many as it bid (rules 10.2, 16)."""

    def outcome(self, variant: "Variant", state: State) -> Outcome | None:
        """With the last trick."""
        deal = state.deal
        if not all_played(variant, deal):
            return None
        callers, bid = variant.callers(state.match, deal), deal.bid
        assert bid is not None
        if variant.seating.sides > 2:
            return Outcome("made" if deal.tricks[callers] >= bid else "failed", None)
        if deal.tricks[callers] >= bid:
            return Outcome("made", callers)
        return Outcome("failed", next(side for side in range(variant.seating.sides) if side != callers))

    def needed(self, variant: "Variant", match: Match, deal: Deal) -> Needed:
        """What was bid; for the only other side what makes that impossible."""
        callers, bid, sides = variant.callers(match, deal), deal.bid, variant.seating.sides
        if bid is None:
            return (None,) * sides
        against = variant.tricks - bid + 1 if sides == 2 else None
        return tuple([bid if side == callers else against for side in range(sides)])

    def is_over(self, variant: "Variant", state: State, outcome: Outcome) -> bool:
        """It is."""
        return True


@dataclass(frozen=True)
class AllPlayed:
    """All tricks are played, and nobody wins the deal as such (rules 16)."""

    def outcome(self, variant: "Variant", state: State) -> Outcome | None:
        """With the last trick."""
        return Outcome("tricks", None) if all_played(variant, state.deal) else None

    def needed(self, variant: "Variant", match: Match, deal: Deal) -> Needed:
        """Nobody wins."""
        return (None,) * variant.seating.sides

    def is_over(self, variant: "Variant", state: State, outcome: Outcome) -> bool:
        """It is."""
        return True


def majority(variant: "Variant") -> int:
    """How many tricks are more than half of all."""
    return variant.tricks // 2 + 1


def _most(variant: "Variant", match: Match, deal: Deal, tie: Tie) -> Needed:
    """How many tricks make sure of a deal that the most tricks win."""
    sides = variant.seating.sides
    if sides > 2:
        return (None,) * sides
    callers, enough = variant.callers(match, deal), variant.tricks // 2
    level = tie is Tie.NON_CALLER and 2 * enough == variant.tricks
    return tuple([enough if level and side != callers else majority(variant) for side in range(sides)])


def may_make_kot(variant: "Variant", state: State, side: int) -> bool:
    """Whether the side has announced a kot, where it must be announced."""
    if not variant.announcements.kot_call_required:
        return True
    return any(variant.seating.side_of[seat] == side for seat in state.deal.announced)
