"""What happened. Events are the truth: a state is the fold of them, and nothing else is stored.

Every field is a plain value. Who may see it is declared with it, here and nowhere else (see ``declaring``).
"""

from typing import Annotated, ClassVar, NamedTuple

from hokm.cards import Card, CardSet, Pack, Suit
from hokm.rules.actions import Seat
from hokm.rules.declaring import Everybody, Guarded, Nobody, Own, Public, Shown, declare, event, known
from hokm.rules.results import DealResult, MatchResult
from hokm.rules.values import Gift, Half, Owed, Packet, Places, Suits, Voids


@event
class HakemFound(Public):
    """The first dealer and hakem are known; the hakem is None where none is known before the deal.

    ``cards`` were turned up for it, in that order (none after a lot). ``people`` lists for each chair the chair its
    occupant had before: pairing methods move people, not seats.
    """

    cards: tuple[Card, ...]
    hakem: Seat | None
    dealer: Seat
    people: tuple[Seat, ...]


@event
class PhaseBegan(Public):
    """The next step of a deal or of the match has begun."""

    phase: str


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


def _own_hand(taken: "HandsTakenUp", viewer: object) -> tuple[Packet, ...]:
    return tuple(packet if packet.seat == viewer else packet._replace(cards=None) for packet in taken.packets)


@event
class HandsTakenUp(Guarded):
    """Cards that lay face down before their owners may be looked at now."""

    packets: Annotated[tuple[Packet, ...], Shown(_own_hand)]


@event
class TrumpCalled(Public):
    """The hakem named the trump."""

    seat: Seat
    suit: Suit


@event
class TurnUpAsked(Public):
    """The hakem leaves the trump to a card that will be turned up."""

    seat: Seat


@event
class TrumpTurnedUp(Public):
    """A card was turned up: its suit is trump, and it belongs to the seat's hand."""

    seat: Seat
    card: Card


@event
class TrumpDrawn(Public):
    """A card was drawn by chance and shown; its suit is trump. The card stays where it was."""

    card: Card


@event
class TrumpChosen(Guarded):
    """The hakem chose the trump, and will tell it when its cards are thrown away."""

    seat: Own[Seat]
    suit: Own[Suit]


def _card_looked_at(hidden: "TrumpHidden", viewer: object) -> Card | None:
    return hidden.card if hidden.seat == viewer and not hidden.blind else None


@event
class TrumpHidden(Guarded):
    """A card lies face down and says trump. ``blind``: its owner has not seen it; ``aside``: it is out of the hand."""

    seat: Everybody[Seat]
    card: Annotated[Card | None, Shown(_card_looked_at)]
    blind: Everybody[bool]
    aside: Everybody[bool]


@event
class TrumpAsked(Public):
    """A void seat asked for the hidden trump."""

    seat: Seat


@event
class TrumpRevealed(Public):
    """The hidden card was turned up and is in its owner's hand now; ``ruffing``: the actor owes a trump if it has one.

    ``not_trumps`` are the places of the trick (0 is the lead) whose cards do not count as trumps.
    """

    seat: Seat
    card: Card
    not_trumps: Places
    ruffing: bool


@event
class TrumpSet(Public):
    """A void seat's card made its suit trump. The cards at the places ``not_trumps`` do not count as trumps."""

    seat: Seat
    suit: Suit
    not_trumps: Places


@event
class TrumpNarrowed(Public):
    """What was played shows that the secret trump is none of these suits."""

    excluded: Suits


@event
class TrumpKnown(Public):
    """What was played shows which suit the secret trump is; ``played``: it was the hidden card itself."""

    suit: Suit
    played: bool


@event
class BidMade(Public):
    """A seat spoke in the auction: a number of tricks, or 0 for a pass."""

    seat: Seat
    tricks: int


@event
class AuctionWon(Public):
    """The auction is over: the seat is hakem of this deal and must make so many tricks. ``leader`` leads first."""

    seat: Seat
    tricks: int
    leader: Seat


@event
class CardsDiscarded(Guarded):
    """A seat threw so many cards of its hand away, face down."""

    seat: Everybody[Seat]
    number: Everybody[int]
    cards: Own[tuple[Card, ...]]


@event
class StockOffered(Guarded):
    """A seat looks at the top of the stock: one card, or both of the last two."""

    seat: Everybody[Seat]
    number: Everybody[int]
    cards: Own[tuple[Card, ...]]


@event
class StockDrawn(Guarded):
    """A seat has drawn: it kept one card and saw others go (``out``); ``used`` cards left the stock.

    ``kept_first`` says whether the card is the one that was looked at first; None where both were.
    """

    seat: Everybody[Seat]
    kept_first: Everybody[bool | None]
    used: Everybody[int]
    card: Own[Card]
    out: Own[tuple[Card, ...]]


@event
class GiftChosen(Guarded):
    """A seat chose what it passes on; the cards change hands when all have chosen."""

    OWNER: ClassVar = "giver"

    giver: Everybody[Seat]
    receiver: Everybody[Seat]
    cards: Own[tuple[Card, ...]]


def _given_or_got(passed: "GiftsPassed", viewer: object) -> tuple[Gift, ...]:
    return tuple(gift for gift in passed.gifts if viewer in (gift.giver, gift.receiver))


@event
class GiftsPassed(Guarded):
    """The cards of the exchange changed hands; a viewer sees what it gave and got."""

    gifts: Annotated[tuple[Gift, ...], Shown(_given_or_got)]


@event
class HandExposed(Public):
    """A hand lies open for all: the dummy's."""

    hand: Seat
    cards: CardSet


@event
class RedealClaimed(Public):
    """A claim to a new deal was made and granted; the hand is its proof."""

    seat: Seat
    claim: str
    hand: CardSet


@event
class RedealSuggested(Public):
    """The hakem's partner says that it holds none of these (no trump) and suggests a new deal."""

    seat: Seat
    voids: Voids


@event
class RedealAnswered(Public):
    """The hakem agreed to the suggestion, or refused."""

    seat: Seat
    agreed: bool


@event
class KotAnnounced(Public):
    """A side announced that it plays for a kot."""

    seat: Seat


class _CardPlayed(NamedTuple):
    seat: Seat
    card: Card


@declare
class CardPlayed(_CardPlayed, Public):
    """A card was played to the trick. (A named tuple, as other things made at every card: they cost half as much.)"""

    __slots__ = ()


@event
class CardLaidAway(Guarded):
    """A card was played face down: it cannot win, and nobody else may know it before the deal is over."""

    seat: Everybody[Seat]
    card: Own[Card]


@event
class Signalled(Public):
    """A seat gave its partner a signal with the card it played. Where signals are true, ``holds`` is the card that it
    thereby is known to hold, ``voids`` what it is known not to hold.
    """

    seat: Seat
    signal: str
    holds: Card | None
    voids: Voids


@event
class TableTapped(Public):
    """Thaap: play that suit again, partner."""

    seat: Seat


class _TrickWon(NamedTuple):
    seat: Seat
    tricks: tuple[int, ...]
    half: Half | None = None
    tens: tuple[int, ...] = ()


@declare
class TrickWon(_TrickWon, Public):
    """The trick is complete; its winner leads next. ``tricks`` counts those taken by each side after it, ``tens`` the
    tens among them where they matter; ``half`` is what the next trick may be paired with.
    """

    __slots__ = ()


@event
class KotReached(Public):
    """A side has a kot and may (or must) go on for all thirteen. ``deciders`` speak in this order."""

    side: int
    deciders: tuple[Seat, ...]


def _hands_of_both(looked: "PartnersLooked", viewer: object) -> tuple[CardSet, ...] | None:
    return looked.hands if viewer in looked.seats else None


@event
class PartnersLooked(Guarded):
    """Two partners look at each other's hands before they decide about going on. The hands stand as the seats do."""

    seats: Everybody[tuple[Seat, ...]]
    hands: Annotated[tuple[CardSet, ...] | None, Shown(_hands_of_both)]


@event
class GoingOnSpoken(Public):
    """A seat said whether to go on for all thirteen tricks."""

    seat: Seat
    on: bool


@event
class DealConceded(Public):
    """A side gave up the deal."""

    seat: Seat


@event
class DealEnded(Public):
    """The deal is over and scored. ``owed`` is what is to be passed in the next exchange."""

    result: DealResult
    owed: Owed | None = None


@event
class HandsOpened(Public):
    """All hands that were played with may be looked at, and the card that still lay face down for trump.

    One set of cards a hand.
    """

    hands: tuple[CardSet, ...]
    laid: Card | None = None


@event
class Resigned(Public):
    """A seat gave up the match."""

    seat: Seat


@event
class MatchEnded(Public):
    """The match is over."""

    result: MatchResult
