"""What may be said out of turn (rules 1.7, 4.4, 7.1, 18)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hokm.rules.actions import Action, AnnounceKot, Concede, Seat, SuggestRedeal, Thaap
from hokm.rules.policies.ending import majority
from hokm.rules.state import Deal, State

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


@dataclass(frozen=True)
class Speech:
    """Which announcements a table allows."""

    thaap: bool = False
    capitulation: bool = False
    kot_call_required: bool = False

    def check(self, variant: "Variant", state: State, seat: Seat, action: Action) -> bool:
        """Whether this out-of-turn action is allowed now."""
        if state.phase != "play" or state.match.result is not None or state.deal.answering:
            return False
        if isinstance(action, SuggestRedeal):
            return variant.claims.may_suggest(variant, state, seat)
        if isinstance(action, AnnounceKot):
            return self.kot_call_required and self._may_announce(variant, state, seat)
        if isinstance(action, Thaap):
            return self.thaap and self._may_tap(variant, state, seat)
        return isinstance(action, Concede) and self.capitulation and min(state.deal.tricks) > 0

    def _may_announce(self, variant: "Variant", state: State, seat: Seat) -> bool:
        side_of, deal = variant.seating.side_of, state.deal
        called = any(side_of[other] == side_of[seat] for other in deal.announced)
        return not called and not deal.trick and not deal.winners

    def _may_tap(self, variant: "Variant", state: State, seat: Seat) -> bool:
        """Right after the partner's card, once a side in each trick."""
        side_of, deal = variant.seating.side_of, state.deal
        if any(side_of[other] == side_of[seat] for other in deal.tapped):
            return False
        seats = variant.seating.seats
        if deal.trick:
            last = (deal.leader + len(deal.trick) - 1) % seats
        elif deal.last_trick is not None and not _spoken_since(variant, deal):
            last = (deal.last_trick.leader + seats - 1) % seats
        else:
            return False
        return last != seat and side_of[last] == side_of[seat]


def _spoken_since(variant: "Variant", deal: Deal) -> bool:
    """Whether somebody has spoken about going on since the last card."""
    return bool(deal.spoken) and len(deal.winners) == majority(variant)
