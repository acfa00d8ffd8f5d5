"""The auction: the seats bid how many tricks they will take; the highest bidder is hakem."""

from dataclasses import dataclass

from hokm.rules import events as e
from hokm.rules.actions import Action, Bid, Pass, Seat
from hokm.rules.closing import throw_in
from hokm.rules.phases.waiting import WaitsForSeats
from hokm.rules.protocols import ONE_SEAT, Awaited
from hokm.rules.state import Deal, State
from hokm.rules.transition import Run
from hokm.rules.variant import Variant


@dataclass(frozen=True)
class Auction(WaitsForSeats):
    """Bidding from the seat after the dealer on, each bid higher than the last (rules 10.2, 16).

    ``lowest`` and the number of tricks are the bounds; the highest possible bid ends it. ``one_round``: each seat
    speaks once; else until all others have passed, and who has passed is silent. Where all pass, the first seat must
    play the lowest bid (``forced``), or the deal is thrown in. The hakem leads, or the ``eldest_leads``.
    """

    lowest: int = 7
    one_round: bool = True
    forced: bool = True
    eldest_leads: bool = False
    name: str = "auction"

    def awaited(self, variant: Variant, state: State) -> Awaited:
        """The seat to speak."""
        return ONE_SEAT[self._speaker(variant, state)]

    def legal(self, variant: Variant, state: State, seat: Seat) -> tuple[Action, ...]:
        """Any higher number of tricks, or a pass."""
        if seat != self._speaker(variant, state):
            return ()
        least = max(self.lowest, _highest(state.deal)[1] + 1)
        return (*(Bid(tricks) for tricks in range(least, variant.tricks + 1)), Pass())

    def begin(self, run: Run) -> None:
        """Waits for the first bid."""

    def try_action(self, run: Run, seat: Seat, action: Action) -> bool:
        """A seat speaks."""
        if action not in self.legal(run.variant, run.state, seat):
            return False
        run.emit(e.BidMade(seat, action.tricks if isinstance(action, Bid) else 0))
        if self._is_over(run.variant, run.state.deal):
            self._end(run)
        return True

    def _speaker(self, variant: Variant, state: State) -> Seat:
        """The next seat in turn that has not passed."""
        calls = state.deal.calls
        if not calls:
            return _eldest(variant, state)
        passed = {call.seat for call in calls if not call.tricks}
        seat = variant.seating.next(calls[-1].seat)
        while seat in passed:
            seat = variant.seating.next(seat)
        return seat

    def _is_over(self, variant: Variant, deal: Deal) -> bool:
        seats, (_, highest) = variant.seating.seats, _highest(deal)
        if highest == variant.tricks:
            return True
        if self.one_round:
            return len(deal.calls) == seats
        passes = sum(not call.tricks for call in deal.calls)
        return passes == seats or (passes == seats - 1 and highest > 0)

    def _end(self, run: Run) -> None:
        seat, tricks = _highest(run.state.deal)
        if not tricks and not self.forced:
            throw_in(run)
            return
        eldest = _eldest(run.variant, run.state)
        if not tricks:
            seat, tricks = eldest, self.lowest
        run.emit(e.AuctionWon(seat, tricks, eldest if self.eldest_leads else seat))
        run.next_phase()


def _eldest(variant: Variant, state: State) -> Seat:
    assert state.match.dealer is not None
    return variant.seating.next(state.match.dealer)


def _highest(deal: Deal) -> tuple[Seat, int]:
    """The highest bid so far and whose it is; a bid of 0 where there is none."""
    best = max(deal.calls, key=lambda call: call.tricks, default=None)
    return (0, 0) if best is None else (best.seat, best.tricks)
