"""Going on after a kot."""

from typing import Annotated

from hokm.cards import CardSet
from hokm.rules.actions import Seat
from hokm.rules.declaring import Everybody, Guarded, Public, Shown, event
from hokm.rules.fold import changes_deal
from hokm.rules.state import Deal
from hokm.rules.tuples import replaced
from hokm.rules.variant import Variant

__all__ = ["GoingOnSpoken", "KotReached", "PartnersLooked"]


@event
class KotReached(Public):
    """A side has a kot and may (or must) go on for all thirteen. ``deciders`` speak in this order."""

    side: int
    deciders: tuple[Seat, ...]


@changes_deal(KotReached)
def _kot_reached(variant: Variant, deal: Deal, event: KotReached) -> Deal:
    return replaced(deal, deciders=event.deciders, spoken=(), going_on=not event.deciders)


def _hands_of_both(looked: "PartnersLooked", viewer: object) -> tuple[CardSet, ...] | None:
    return looked.hands if viewer in looked.seats else None


@event
class PartnersLooked(Guarded):
    """Two partners look at each other's hands before they decide about going on. The hands stand as the seats do."""

    seats: Everybody[tuple[Seat, ...]]
    hands: Annotated[tuple[CardSet, ...] | None, Shown(_hands_of_both)]


@changes_deal(PartnersLooked)
def _partners_looked(variant: Variant, deal: Deal, event: PartnersLooked) -> Deal:
    return replaced(deal, looked=event.seats)


@event
class GoingOnSpoken(Public):
    """A seat said whether to go on for all thirteen tricks."""

    seat: Seat
    on: bool


@changes_deal(GoingOnSpoken)
def _going_on_spoken(variant: Variant, deal: Deal, event: GoingOnSpoken) -> Deal:
    spoken = (*deal.spoken, event.on)
    return replaced(deal, spoken=spoken, going_on=all(spoken) and len(spoken) == len(deal.deciders))
