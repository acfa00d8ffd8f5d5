"""Going on for thirteen after a kot (rules 1.7)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hokm.rules.actions import Seat
from hokm.rules.closing import all_played
from hokm.rules.results import Outcome
from hokm.rules.state import Deal, State

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


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

    ``partners_look``: the partners see each other's hands first, and both must want to go on. ``partner_may_stop``: the
    partner of who decides may end the deal before that seat, for a simple win.
    """

    mode: Mode = Mode.OFF
    decider: Decider = Decider.SEVENTH_WINNER
    failed: Failed = Failed.SIMPLE_WIN
    wins_match: bool = False
    partners_look: bool = False
    partner_may_stop: bool = False

    def deciders(self, variant: "Variant", state: State, side: int) -> tuple[Seat, ...]:
        """The seats that are asked, in order; empty where nobody is asked."""
        if self.mode is not Mode.CHOICE:
            return ()
        winner = state.deal.winners[-1]
        if self.partners_look or self.decider is Decider.EITHER_PARTNER:
            partner = variant.seating.partner(winner)
            return (winner,) if partner == winner else (winner, partner)
        if self.decider is Decider.CAPTAIN:
            return (_captain(variant, state, side),)
        return (winner,)

    def may_stop(self, variant: "Variant", deal: Deal) -> tuple[Seat, ...]:
        """The partner of the one who decides, where that seat may and nobody has spoken."""
        if not self.partner_may_stop or deal.spoken or not deal.deciders:
            return ()
        return (variant.seating.partner(deal.deciders[0]),)

    def stopped(self, deal: Deal, seat: Seat, outcome: Outcome) -> Outcome:
        """The kot stands, unless the partner ended it unasked."""
        return outcome if seat in deal.deciders else Outcome("simple", outcome.winner)

    def goes_on(self, asked: bool) -> bool:
        """Whether play can go on after a kot."""
        return asked or self.mode is Mode.FORCED

    def outcome(self, variant: "Variant", state: State, side: int) -> Outcome | None:
        """The first lost trick ends it; so does the thirteenth won."""
        if state.deal.tricks[side] == len(state.deal.winners):
            return Outcome("thirteen", side, kot=True) if all_played(variant, state.deal) else None
        if self.failed is Failed.OPPONENTS_SCORE:
            loser = variant.seating.side_of[state.deal.winners[-1]]
            return Outcome("failed-thirteen", loser)
        return Outcome("failed-thirteen", side, kot=self.failed is Failed.KEEP_KOT)


def _captain(variant: "Variant", state: State, side: int) -> Seat:
    """The hakem of its side, or the dealer of the other."""
    hakem, dealer = state.match.hakem, state.match.dealer
    assert hakem is not None
    assert dealer is not None
    return hakem if variant.seating.side_of[hakem] == side else dealer
