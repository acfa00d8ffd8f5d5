"""Phases, packs and packets."""

from typing import Annotated

from hokm.cards import Card, CardSet, Pack, Suit, set_of
from hokm.rules.actions import Seat
from hokm.rules.declaring import Everybody, Guarded, Nobody, Public, Shown, event, known
from hokm.rules.fold import changes_deal, changes_match, changes_state, with_cards
from hokm.rules.state import Deal, Hidden, Match, State
from hokm.rules.tuples import make, replaced
from hokm.rules.values import Packet
from hokm.rules.variant import Variant

__all__ = ["CardsDealt", "DealBegan", "HandExposed", "HandsTakenUp", "PhaseBegan"]


@event
class PhaseBegan(Public):
    """The next step of a deal or of the match has begun."""

    phase: str


@changes_state(PhaseBegan)
def _phase_began(variant: Variant, state: State, event: PhaseBegan) -> State:
    _, match, deal, hidden, hands = state
    return make(State, (event.phase, match, deal, hidden, hands))


@event
class DealBegan(Guarded):
    """A shuffled pack is on the table. ``number`` counts from 1, thrown-in deals too.

    ``trump`` is the suit of a card that was drawn for it before.
    """

    number: Everybody[int]
    dealer: Everybody[Seat]
    hakem: Everybody[Seat | None]
    trump: Everybody[Suit | None] = None
    pack: Nobody[Pack] = None


@changes_match(DealBegan)
def deal_counted(phase: str, match: Match, event: DealBegan) -> Match:
    """One more deal, and who deals and makes trump in it."""
    return replaced(match, deals=event.number, dealer=event.dealer, hakem=event.hakem, foretold=None)


@changes_deal(DealBegan)
def deal_began(variant: Variant, deal: Deal, event: DealBegan) -> Deal:
    """A new deal, in which nothing has happened."""
    hands, eldest = variant.seating.hands, variant.seating.next(event.dealer)
    none, nobody = (CardSet(0),) * hands, (0,) * hands
    return Deal(
        dealt=nobody,
        put_away=nobody,
        undealt=variant.cards_in_deal,
        played=none,
        shown=none,
        voids=nobody,
        tricks=(0,) * variant.seating.sides,
        hakem=event.hakem,
        trump=event.trump,
        leader=eldest,
        actor=eldest,
    )


@changes_state(DealBegan)
def _pack_laid(variant: Variant, state: State, event: DealBegan) -> State:
    none = (CardSet(0),) * variant.seating.hands
    match, deal = deal_counted(state.phase, state.match, event), deal_began(variant, state.deal, event)
    return State(state.phase, match, deal, Hidden(known(event.pack), put_away=none, under=none), none)


def _own_packets(dealt: "CardsDealt", viewer: object) -> tuple[Packet, ...]:
    """All packets; the cards of the viewer's own, but for what lies face down."""
    return tuple(
        Packet(seat, number, tuple(card for card in known(cards) if card != dealt.unseen))
        if seat == viewer and seat not in dealt.face_down
        else Packet(seat, number)
        for seat, number, cards in dealt.packets
    )


@event
class CardsDealt(Guarded):
    """Packets went to seats, in dealing order. Seats in ``face_down`` may not look at theirs yet.

    ``unseen`` is a card among them that lies aside for trump: its owner does not look at it.
    """

    packets: Annotated[tuple[Packet, ...], Shown(_own_packets)]
    face_down: Everybody[tuple[Seat, ...]] = ()
    unseen: Nobody[Card] = None


@changes_deal(CardsDealt)
def cards_dealt(variant: Variant, deal: Deal, event: CardsDealt) -> Deal:
    """Who gets cards may hold any suit again."""
    got, voids = list(deal.dealt), list(deal.voids)
    left = deal.undealt
    for seat, number, _ in event.packets:
        got[seat] += number
        voids[seat] = 0
        left -= number
    face_down = event.face_down or deal.face_down
    return replaced(deal, dealt=tuple(got), voids=tuple(voids), undealt=left, face_down=face_down)


@changes_state(CardsDealt)
def _hands_dealt(variant: Variant, state: State, event: CardsDealt) -> State:
    phase, match, deal, hidden, hands = state
    now: list[int] = [*hands]
    for seat, _, cards in event.packets:
        now[seat] |= set_of(known(cards))
        if event.unseen is not None:
            now[seat] &= ~(1 << event.unseen)
    return make(State, (phase, match, cards_dealt(variant, deal, event), hidden, tuple(now)))


def _own_hand(taken: "HandsTakenUp", viewer: object) -> tuple[Packet, ...]:
    return tuple(packet if packet.seat == viewer else packet._replace(cards=None) for packet in taken.packets)


@event
class HandsTakenUp(Guarded):
    """Cards that lay face down before their owners may be looked at now."""

    packets: Annotated[tuple[Packet, ...], Shown(_own_hand)]


@changes_deal(HandsTakenUp)
def _hands_taken_up(variant: Variant, deal: Deal, event: HandsTakenUp) -> Deal:
    return replaced(deal, face_down=())


@event
class HandExposed(Public):
    """A hand lies open for all: the dummy's."""

    hand: Seat
    cards: CardSet


@changes_deal(HandExposed)
def _hand_exposed(variant: Variant, deal: Deal, event: HandExposed) -> Deal:
    return replaced(deal, shown=with_cards(deal.shown, event.hand, event.cards))
