"""The one projector: from the full state and from events to what one viewer may know.

Every field is put in on purpose. An event type that is not decided here does not type-check.
"""

from typing import assert_never

from hokm.cards import EMPTY, CardSet
from hokm.rules import Action, Awaited, Seat, Seats, State, Variant, awaiting
from hokm.rules import events as e
from hokm.rules.tuples import make
from hokm.views.observation import NO_SECRETS, SPECTATOR, Observation, Secrets, Viewer
from hokm.views.seen import (
    SeenCardLaidAway,
    SeenCardsDealt,
    SeenCardsDiscarded,
    SeenDealBegan,
    SeenEvent,
    SeenGiftChosen,
    SeenGiftsPassed,
    SeenHandsTakenUp,
    SeenPacket,
    SeenPartnersLooked,
    SeenStockDrawn,
    SeenStockOffered,
    SeenTrumpChosen,
    SeenTrumpHidden,
    Withheld,
)


def observe(variant: Variant, state: State, viewer: Viewer, awaited: Awaited | None = None) -> Observation:
    """All that ``viewer`` may know of this state. ``awaited`` spares finding out again who must act."""
    phase, match, deal, _, hands = state
    hand = partner_hand = EMPTY
    secrets = NO_SECRETS
    to_act: tuple[Seat, ...] = ()
    if awaited is None:
        awaited = awaiting(variant, state)
    if type(awaited) is Seats:
        to_act = awaited.seats
    options = options_of(variant, state, viewer, awaited)
    if viewer is not SPECTATOR and 0 <= viewer < len(hands):
        if viewer not in deal.face_down:
            hand = hands[viewer]
        if viewer in deal.looked:
            partner_hand = next(hands[seat] for seat in deal.looked if seat != viewer)
        secrets = _secrets(state, viewer)
    return make(Observation, (viewer, phase, match, deal, hand, partner_hand, secrets, to_act, options))


def options_of(variant: Variant, state: State, viewer: Viewer, awaited: Awaited) -> tuple[Action, ...]:
    """The legal actions of a viewer: none of one who is not awaited and may not act unasked."""
    if type(awaited) is Seats and (viewer in awaited.seats or viewer in awaited.may):
        assert isinstance(viewer, int)
        return variant.phase_named[state.phase].legal(variant, state, viewer)
    return ()


def _secrets(state: State, viewer: Seat) -> Secrets:
    """What else only this seat knows."""
    _, _, deal, hidden, _ = state
    if hidden.laid is None and not hidden.gifts and not any(deal.away) and hidden.chosen is None and not hidden.offered:
        return NO_SECRETS
    laid = hidden.laid if deal.laid == viewer and not deal.blind else None
    chosen = hidden.chosen if deal.hakem == viewer else None
    passed = len(hidden.gifts) == len(deal.got)
    gifts = tuple(gift for gift in hidden.gifts if viewer == gift.giver or (passed and viewer == gift.receiver))
    offered = hidden.offered if viewer == deal.drawer else ()
    return Secrets(laid, chosen, hidden.away[viewer], hidden.under[viewer], offered, gifts)


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
            | e.TrumpDrawn()
            | e.TrumpAsked()
            | e.TrumpRevealed()
            | e.TrumpSet()
            | e.TrumpNarrowed()
            | e.TrumpKnown()
            | e.BidMade()
            | e.AuctionWon()
            | e.HandExposed()
            | e.Signalled()
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
            return SeenDealBegan(event.number, event.dealer, event.hakem, event.trump)
        case e.CardsDealt():
            return SeenCardsDealt(tuple(_packet(packet, viewer, event) for packet in event.packets), event.face_down)
        case e.HandsTakenUp():
            own = [cards for seat, cards in event.packets if seat == viewer]
            return SeenHandsTakenUp(own[0] if own else None)
        case e.PartnersLooked():
            return SeenPartnersLooked(event.seats, _seen_partner(event, viewer))
        case (
            e.TrumpChosen()
            | e.TrumpHidden()
            | e.CardsDiscarded()
            | e.StockOffered()
            | e.StockDrawn()
            | e.GiftChosen()
            | e.GiftsPassed()
            | e.CardLaidAway()
        ):
            return _seen_of_secret(event, viewer)
        case _:
            assert_never(event)


#: Events that tell their maker more than others.
Secret = (
    e.TrumpChosen
    | e.TrumpHidden
    | e.CardsDiscarded
    | e.StockOffered
    | e.StockDrawn
    | e.GiftChosen
    | e.GiftsPassed
    | e.CardLaidAway
)


def _seen_of_secret(event: Secret, viewer: Viewer) -> SeenEvent:
    """What is laid down, thrown away, looked at or passed on is seen by whoever does it."""
    match event:
        case e.TrumpChosen():
            return SeenTrumpChosen(event.seat, event.suit) if event.seat == viewer else Withheld()
        case e.TrumpHidden():
            seen = event.seat == viewer and not event.blind
            return SeenTrumpHidden(event.seat, event.card if seen else None, event.blind, event.aside)
        case e.CardsDiscarded():
            return SeenCardsDiscarded(event.seat, event.number, event.cards if event.seat == viewer else None)
        case e.StockOffered():
            cards = event.cards if event.seat == viewer else None
            return SeenStockOffered(event.seat, len(event.cards), cards)
        case e.StockDrawn():
            return _seen_draw(event, viewer)
        case e.GiftChosen():
            giver, receiver, given = event.gift
            return SeenGiftChosen(giver, receiver, given if giver == viewer else None)
        case e.GiftsPassed():
            return SeenGiftsPassed(tuple(gift for gift in event.gifts if viewer in (gift.giver, gift.receiver)))
        case e.CardLaidAway():
            return SeenCardLaidAway(event.seat, event.card if event.seat == viewer else None)
        case _:
            assert_never(event)


def _packet(packet: e.Packet, viewer: Viewer, event: e.CardsDealt) -> SeenPacket:
    seat, cards = packet
    if seat != viewer or seat in event.face_down:
        return SeenPacket(seat, len(cards), None)
    return SeenPacket(seat, len(cards), tuple(card for card in cards if card != event.unseen))


def _seen_draw(event: e.StockDrawn, viewer: Viewer) -> SeenStockDrawn:
    seen = event.seat == viewer
    card, out = (event.card, event.out) if seen else (None, None)
    return SeenStockDrawn(event.seat, event.kept_first, event.used, card, out)


def _seen_partner(event: e.PartnersLooked, viewer: Viewer) -> CardSet | None:
    if viewer not in event.seats:
        return None
    return next(hand for seat, hand in zip(event.seats, event.hands, strict=True) if seat != viewer)
