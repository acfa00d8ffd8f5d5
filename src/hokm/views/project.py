"""The one projector: from the full state and from events to what one viewer may know.

Every field is put in on purpose. An event type that is not decided here does not type-check.
"""

from collections.abc import Callable
from typing import assert_never

from hokm.cards import EMPTY, CardSet, count
from hokm.rules import Action, Awaited, Seat, Seats, State, Variant, awaiting, legal
from hokm.rules import events as e
from hokm.views.observation import Observation, Viewer
from hokm.views.seen import (
    SeenCardsDealt,
    SeenDealBegan,
    SeenEvent,
    SeenHandsTakenUp,
    SeenPacket,
    SeenPartnersLooked,
)

#: Observations are made at every card: this skips the call that only sorts arguments.
_new_observation: Callable[[type[Observation], tuple[object, ...]], Observation] = tuple.__new__


def observe(variant: Variant, state: State, viewer: Viewer) -> Observation:
    """All that ``viewer`` may know of this state."""
    match, deal = state.match, state.deal
    to_act, options = turn(variant, state, viewer, awaiting(variant, state))
    return _new_observation(
        Observation,
        (
            viewer,
            state.phase,
            match.deals,
            match.dealer,
            match.hakem,
            match.drawn,
            match.score,
            match.streak,
            match.played,
            match.redeals,
            _own_hand(state, viewer),
            tuple(map(count, deal.hands)),
            _known(variant, state, viewer),
            deal.trump,
            deal.turning,
            deal.leader,
            deal.trick,
            deal.last_trick,
            deal.tricks,
            deal.winners,
            deal.played,
            deal.voids,
            deal.announced,
            deal.tapped,
            deal.suggested,
            deal.answering,
            deal.deciders,
            deal.spoken,
            deal.going_on,
            deal.opened,
            deal.result,
            match.result,
            to_act,
            options,
        ),
    )


def turn(
    variant: Variant, state: State, viewer: Viewer, awaited: Awaited
) -> tuple[tuple[Seat, ...], tuple[Action, ...]]:
    """Which seats are awaited, and the viewer's legal actions if he is one of them."""
    if not isinstance(awaited, Seats):
        return (), ()
    if isinstance(viewer, int) and viewer in awaited.seats:
        return awaited.seats, legal(variant, state, viewer)
    return awaited.seats, ()


def _own_hand(state: State, viewer: Viewer) -> CardSet:
    if not isinstance(viewer, int) or not state.deal.hands or viewer in state.deal.face_down:
        return EMPTY
    return state.deal.hands[viewer]


def _known(variant: Variant, state: State, viewer: Viewer) -> tuple[CardSet, ...]:
    """Cards of others that the viewer knows: shown to all and still held, or seen as a partner."""
    deal = state.deal
    if not deal.looked and not any(deal.shown):
        return deal.shown
    known = [CardSet(shown & hand) for shown, hand in zip(deal.shown, deal.hands, strict=True)]
    if viewer in deal.looked:
        for seat in deal.looked:
            known[seat] = deal.hands[seat]
    if isinstance(viewer, int):
        known[viewer] = EMPTY
    return tuple(known)


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
            return SeenPartnersLooked(event.seats, _partner_hand(event, viewer))
        case _:
            assert_never(event)


def _packet(packet: e.Packet, viewer: Viewer, hidden: bool) -> SeenPacket:
    seat, cards = packet
    return SeenPacket(seat, len(cards), cards if seat == viewer and not hidden else None)


def _partner_hand(event: e.PartnersLooked, viewer: Viewer) -> CardSet | None:
    if viewer not in event.seats:
        return None
    return next(hand for seat, hand in zip(event.seats, event.hands, strict=True) if seat != viewer)
