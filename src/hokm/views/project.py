"""The one projector: from the full state and from events to what one viewer may know.

Every field is put in on purpose. An event type that is not decided here does not type-check.
"""

from typing import assert_never

from hokm.cards import EMPTY, CardSet
from hokm.rules import Action, Awaited, Seat, Seats, State, Variant, awaiting
from hokm.rules import events as e
from hokm.rules.tuples import make
from hokm.views.observation import SPECTATOR, Observation, Viewer
from hokm.views.seen import (
    SeenCardsDealt,
    SeenDealBegan,
    SeenEvent,
    SeenHandsTakenUp,
    SeenPacket,
    SeenPartnersLooked,
)


def observe(variant: Variant, state: State, viewer: Viewer, awaited: Awaited | None = None) -> Observation:
    """All that ``viewer`` may know of this state. ``awaited`` spares finding out again who must act."""
    phase, match, deal, _, hands = state
    hand = partner_hand = EMPTY
    to_act: tuple[Seat, ...] = ()
    options: tuple[Action, ...] = ()
    if awaited is None:
        awaited = awaiting(variant, state)
    if isinstance(awaited, Seats):
        to_act = awaited.seats
    if viewer is not SPECTATOR:
        if viewer in to_act:
            options = variant.phase_named[phase].legal(variant, state, viewer)
        if 0 <= viewer < len(hands) and viewer not in deal.face_down:
            hand = hands[viewer]
        if viewer in deal.looked:
            partner_hand = next(hands[seat] for seat in deal.looked if seat != viewer)
    return make(Observation, (viewer, phase, match, deal, hand, partner_hand, to_act, options))


def see(event: e.Event, viewer: Viewer) -> SeenEvent:
    """What ``viewer`` may know of an event."""
    match event:
        case (
            e.CardPlayed()
            | e.TrickWon()
            | e.PhaseBegan()
            | e.HakemFound()
            | e.TrumpCalled()
            | e.TurnUpAsked()
            | e.TrumpTurnedUp()
            | e.RedealClaimed()
            | e.RedealSuggested()
            | e.RedealAnswered()
            | e.KotAnnounced()
            | e.TableTapped()
            | e.KotReached()
            | e.GoingOnSpoken()
            | e.DealConceded()
            | e.DealEnded()
            | e.HandsOpened()
            | e.Resigned()
            | e.MatchEnded()
        ):
            return event
        case e.DealBegan():
            return SeenDealBegan(event.number, event.dealer, event.hakem)
        case e.CardsDealt():
            return SeenCardsDealt(
                tuple(_packet(packet, viewer, packet[0] in event.face_down) for packet in event.packets),
                event.face_down,
            )
        case e.HandsTakenUp():
            own = [cards for seat, cards in event.packets if seat == viewer]
            return SeenHandsTakenUp(own[0] if own else None)
        case e.PartnersLooked():
            return SeenPartnersLooked(event.seats, _seen_partner(event, viewer))
        case _:
            assert_never(event)


def _packet(packet: e.Packet, viewer: Viewer, hidden: bool) -> SeenPacket:
    seat, cards = packet
    return SeenPacket(seat, len(cards), cards if seat == viewer and not hidden else None)


def _seen_partner(event: e.PartnersLooked, viewer: Viewer) -> CardSet | None:
    if viewer not in event.seats:
        return None
    return next(hand for seat, hand in zip(event.seats, event.hands, strict=True) if seat != viewer)
