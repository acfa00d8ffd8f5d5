"""The auction."""

from hokm.rules.actions import Seat
from hokm.rules.declaring import Public, event
from hokm.rules.fold import changes_deal
from hokm.rules.state import Deal
from hokm.rules.tuples import replaced
from hokm.rules.values import Call
from hokm.rules.variant import Variant

__all__ = ["AuctionWon", "BidMade"]


@event
class BidMade(Public):
    """A seat spoke in the auction: a number of tricks, or 0 for a pass."""

    seat: Seat
    tricks: int


@changes_deal(BidMade)
def _bid_made(variant: Variant, deal: Deal, event: BidMade) -> Deal:
    return replaced(deal, calls=(*deal.calls, Call(event.seat, event.tricks)))


@event
class AuctionWon(Public):
    """The auction is over: the seat is hakem of this deal and must make so many tricks. ``leader`` leads first."""

    seat: Seat
    tricks: int
    leader: Seat


@changes_deal(AuctionWon)
def _auction_won(variant: Variant, deal: Deal, event: AuctionWon) -> Deal:
    return replaced(deal, hakem=event.seat, bid=event.tricks, actor=event.leader, leader=event.leader)
