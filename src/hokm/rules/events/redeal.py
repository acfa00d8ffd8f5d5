"""Claims to a new deal, and suggestions."""

from hokm.cards import CardSet
from hokm.rules.actions import Seat
from hokm.rules.declaring import Public, event
from hokm.rules.fold import changes_deal, put, with_cards
from hokm.rules.state import Deal
from hokm.rules.tuples import replaced
from hokm.rules.values import Voids
from hokm.rules.variant import Variant

__all__ = ["RedealAnswered", "RedealClaimed", "RedealSuggested"]


@event
class RedealClaimed(Public):
    """A claim to a new deal was made and granted; the hand is its proof."""

    seat: Seat
    claim: str
    hand: CardSet


@changes_deal(RedealClaimed)
def _redeal_claimed(variant: Variant, deal: Deal, event: RedealClaimed) -> Deal:
    return replaced(deal, shown=with_cards(deal.shown, event.seat, event.hand))


@event
class RedealSuggested(Public):
    """The hakem's partner says that it holds none of these (no trump) and suggests a new deal."""

    seat: Seat
    voids: Voids


@changes_deal(RedealSuggested)
def _redeal_suggested(variant: Variant, deal: Deal, event: RedealSuggested) -> Deal:
    voids = put(deal.voids, event.seat, deal.voids[event.seat] | event.voids)
    return replaced(deal, suggested=True, answering=True, voids=voids)


@event
class RedealAnswered(Public):
    """The hakem agreed to the suggestion, or refused."""

    seat: Seat
    agreed: bool


@changes_deal(RedealAnswered)
def _redeal_answered(variant: Variant, deal: Deal, event: RedealAnswered) -> Deal:
    return replaced(deal, answering=False)
