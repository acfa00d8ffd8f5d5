"""When a deal is over (rules 1.4, 1.5) and going on for thirteen after a kot (rules 1.7)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hokm.rules.actions import Seat
from hokm.rules.results import Outcome
from hokm.rules.state import State

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


class KotRule(StrEnum):
    """What makes a kot."""

    FIRST = "first7"
    ALL = "all13"
    NONE = "none"


@dataclass(frozen=True)
class Majority:
    """The first side with more than half of all tricks wins.

    ``full``: the result is fixed at that moment, but all tricks are played.
    """

    kot_rule: KotRule = KotRule.FIRST
    full: bool = False

    def outcome(self, variant: "Variant", state: State) -> Outcome | None:
        """The outcome fixed by the tricks so far, or None."""
        needed = majority(variant)
        if max(state.deal.tricks) < needed:
            return None
        won, side_of = [0] * variant.seating.sides, variant.seating.side_of
        ahead = None
        for number, seat in enumerate(state.deal.winners, 1):
            side = side_of[seat]
            won[side] += 1
            if won[side] == needed:
                ahead = side
            if ahead is not None:
                fixed = self._fixed(variant, state, ahead, won[ahead], number)
                if fixed is not None:
                    return fixed
        return None

    def _fixed(self, variant: "Variant", state: State, side: int, won: int, number: int) -> Outcome | None:
        """The outcome at a moment when ``side`` has the majority: ``won`` of ``number`` tricks."""
        rule = self.kot_rule if _may_make_kot(variant, state, side) else KotRule.NONE
        if won < number or rule is KotRule.NONE:
            return Outcome("simple", side)
        if rule is KotRule.FIRST or number == variant.tricks:
            return Outcome("kot", side, kot=True)
        return None

    def is_over(self, variant: "Variant", state: State, outcome: Outcome) -> bool:
        """At once, or with the last trick where all are played."""
        return not self.full or not any(state.deal.held)


def majority(variant: "Variant") -> int:
    """How many tricks are more than half of all."""
    return variant.tricks // 2 + 1


def _may_make_kot(variant: "Variant", state: State, side: int) -> bool:
    if not variant.announcements.kot_call_required:
        return True
    return any(variant.seating.side_of[seat] == side for seat in state.deal.announced)


class Mode(StrEnum):
    """May a kot side play on?"""

    OFF = "off"
    CHOICE = "choice"
    FORCED = "forced"


class Decider(StrEnum):
    """Who says whether it does?"""

    SEVENTH_WINNER = "seventh-winner"
    EITHER_PARTNER = "either-partner"
    CAPTAIN = "captain"


class Failed(StrEnum):
    """What a lost trick costs a side that has gone on."""

    SIMPLE_WIN = "simple-win"
    KEEP_KOT = "keep-kot"
    OPPONENTS_SCORE = "opponents-score"


@dataclass(frozen=True)
class ForThirteen:
    """Going on after a kot for all thirteen tricks. ``wins_match``: making them wins the match.

    ``partners_look``: the partners see each other's hands first, and both must want to go on.
    """

    mode: Mode = Mode.OFF
    decider: Decider = Decider.SEVENTH_WINNER
    failed: Failed = Failed.SIMPLE_WIN
    wins_match: bool = False
    partners_look: bool = False

    def deciders(self, variant: "Variant", state: State, side: int) -> tuple[Seat, ...]:
        """The seats that are asked, in order; empty where nobody is asked."""
        if self.mode is not Mode.CHOICE:
            return ()
        winner = state.deal.winners[-1]
        if self.partners_look or self.decider is Decider.EITHER_PARTNER:
            return (winner, variant.seating.partner(winner))
        if self.decider is Decider.CAPTAIN:
            return (_captain(variant, state, side),)
        return (winner,)

    def goes_on(self, asked: bool) -> bool:
        """Whether play can go on after a kot."""
        return asked or self.mode is Mode.FORCED

    def outcome(self, variant: "Variant", state: State, side: int) -> Outcome | None:
        """The first lost trick ends it; so does the thirteenth won."""
        if state.deal.tricks[side] == len(state.deal.winners):
            return None if any(state.deal.held) else Outcome("thirteen", side, kot=True)
        if self.failed is Failed.OPPONENTS_SCORE:
            loser = variant.seating.side_of[state.deal.winners[-1]]
            return Outcome("failed-thirteen", loser)
        return Outcome("failed-thirteen", side, kot=self.failed is Failed.KEEP_KOT)


def _captain(variant: "Variant", state: State, side: int) -> Seat:
    """The hakem of his side, or the dealer of the other."""
    hakem, dealer = state.match.hakem, state.match.dealer
    assert hakem is not None
    assert dealer is not None
    return hakem if variant.seating.side_of[hakem] == side else dealer
