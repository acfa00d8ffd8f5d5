"""What is announced beside the play."""

from hokm.rules.actions import Seat
from hokm.rules.declaring import Public, event
from hokm.rules.fold import changes_deal
from hokm.rules.state import Deal
from hokm.rules.tuples import replaced
from hokm.rules.variant import Variant

__all__ = ["KotAnnounced", "TableTapped"]


@event
class KotAnnounced(Public):
    """A side announced that it plays for a kot."""

    seat: Seat


@changes_deal(KotAnnounced)
def _kot_announced(variant: Variant, deal: Deal, event: KotAnnounced) -> Deal:
    return replaced(deal, announced=(*deal.announced, event.seat))


@event
class TableTapped(Public):
    """Thaap: play that suit again, partner."""

    seat: Seat


@changes_deal(TableTapped)
def _table_tapped(variant: Variant, deal: Deal, event: TableTapped) -> Deal:
    return replaced(deal, tapped=(*deal.tapped, event.seat))
