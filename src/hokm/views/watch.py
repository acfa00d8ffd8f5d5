"""The second route to a view: folding only what a viewer was shown. It must agree with the projector.

A client keeps its view this way. ``to_act`` and ``legal`` travel beside the events and are put in by
``with_turn``; this fold leaves them as they were.
"""

from hokm.cards import EMPTY, CardSet, set_of
from hokm.rules import Deal, Variant
from hokm.rules import events as e
from hokm.rules.fold import deal_after, first_match, match_after
from hokm.views.observation import Observation, Viewer
from hokm.views.seen import (
    SeenCardsDealt,
    SeenDealBegan,
    SeenEvent,
    SeenHandsTakenUp,
    SeenPartnersLooked,
    Withheld,
)

#: Which event each partly hidden one was seen of.
_SEEN_OF: dict[type[SeenEvent], type[e.Event]] = {
    SeenDealBegan: e.DealBegan,
    SeenCardsDealt: e.CardsDealt,
    SeenHandsTakenUp: e.HandsTakenUp,
    SeenPartnersLooked: e.PartnersLooked,
}


def first_view(variant: Variant, viewer: Viewer) -> Observation:
    """What anybody sees before anything has happened."""
    return Observation(viewer, variant.phases[0].name, first_match(variant), Deal())


def watch(variant: Variant, view: Observation, seen: SeenEvent) -> Observation:
    """The view after one more seen event."""
    if isinstance(seen, Withheld):
        return view
    if isinstance(seen, e.PhaseBegan):
        return view._replace(phase=seen.phase)
    kind = _SEEN_OF.get(type(seen), type(seen))
    return view._replace(
        match=match_after(view.phase, view.match, seen, kind),  # type: ignore[arg-type]
        deal=deal_after(variant, view.deal, seen, kind),  # type: ignore[arg-type]
        hand=_hand_after(view, seen),
        partner_hand=_partner_hand_after(view, seen),
    )


def _hand_after(view: Observation, seen: SeenEvent) -> CardSet:
    match seen:
        case e.CardPlayed(seat, card) if seat == view.viewer:
            return CardSet(view.hand & ~(1 << card))
        case SeenCardsDealt():
            own = (packet.cards for packet in seen.packets if packet.seat == view.viewer and packet.cards)
            return CardSet(view.hand | set_of(card for cards in own for card in cards))
        case SeenHandsTakenUp() if seen.cards is not None:
            return set_of(seen.cards)
        case SeenDealBegan():
            return EMPTY
    return view.hand


def _partner_hand_after(view: Observation, seen: SeenEvent) -> CardSet:
    match seen:
        case SeenPartnersLooked() if seen.hand is not None:
            return seen.hand
        case e.CardPlayed(seat, card) if seat in view.deal.looked and seat != view.viewer:
            return CardSet(view.partner_hand & ~(1 << card))
        case SeenDealBegan():
            return EMPTY
    return view.partner_hand
