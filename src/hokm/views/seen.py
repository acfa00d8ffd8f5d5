"""Events as one viewer sees them. Events that are public all through are seen as they are."""

from dataclasses import dataclass
from typing import NamedTuple

from hokm.cards import Card, CardSet, Suit
from hokm.rules import Gift, Seat
from hokm.rules.events import (
    AuctionWon,
    BidMade,
    CardPlayed,
    DealConceded,
    DealEnded,
    GoingOnSpoken,
    HakemFound,
    HandExposed,
    HandsOpened,
    KotAnnounced,
    KotReached,
    MatchEnded,
    PhaseBegan,
    RedealAnswered,
    RedealClaimed,
    RedealSuggested,
    Resigned,
    Signalled,
    TableTapped,
    TrickWon,
    TrumpAsked,
    TrumpCalled,
    TrumpDrawn,
    TrumpKnown,
    TrumpNarrowed,
    TrumpRevealed,
    TrumpSet,
    TrumpTurnedUp,
    TurnUpAsked,
)


class SeenPacket(NamedTuple):
    """A packet of the deal: whose, how many cards, and which, if the viewer may know."""

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SeenDealBegan:
    """A new deal: the pack itself is nobody's to see."""

    number: int
    dealer: Seat
    hakem: Seat | None
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class SeenCardsDealt:
    """Packets went out. ``face_down`` seats may not look at theirs yet."""

    packets: tuple[SeenPacket, ...]
    face_down: tuple[Seat, ...]

    @property
    def sizes(self) -> tuple[tuple[Seat, int], ...]:
        """The packets as seat and number of cards."""
        return tuple((packet.seat, packet.number) for packet in self.packets)


@dataclass(frozen=True, slots=True)
class SeenHandsTakenUp:
    """The cards that lay face down may be looked at; the viewer's own, if he had any."""

    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SeenPartnersLooked:
    """Two partners look at each other's hands; the other hand, if the viewer is one of them."""

    seats: tuple[Seat, ...]
    hand: CardSet | None


@dataclass(frozen=True, slots=True)
class SeenTrumpChosen:
    """The viewer chose the trump; nobody else is told yet."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class SeenTrumpHidden:
    """A card lies face down for trump; which, if it is the viewer's own and he has seen it."""

    seat: Seat
    card: Card | None
    blind: bool
    aside: bool


@dataclass(frozen=True, slots=True)
class SeenCardsDiscarded:
    """Cards were thrown away; which, if they are the viewer's own."""

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SeenStockOffered:
    """A seat looks at the top of the stock; the cards, if it is the viewer."""

    seat: Seat
    number: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SeenStockDrawn:
    """A seat has drawn; the card it kept and those it saw go, if it is the viewer."""

    seat: Seat
    kept_first: bool | None
    used: int
    card: Card | None
    out: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SeenGiftChosen:
    """A seat chose what it passes on; the cards, if it is the viewer."""

    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class SeenGiftsPassed:
    """The cards of the exchange changed hands; those that the viewer gave or got."""

    gifts: tuple[Gift, ...]


@dataclass(frozen=True, slots=True)
class SeenCardLaidAway:
    """A card was played face down; which, if it is the viewer's own."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class Withheld:
    """Something happened that this viewer may not know of; it keeps its place in the count."""


SeenEvent = (
    SeenDealBegan
    | SeenCardsDealt
    | SeenHandsTakenUp
    | SeenPartnersLooked
    | SeenTrumpChosen
    | SeenTrumpHidden
    | SeenCardsDiscarded
    | SeenStockOffered
    | SeenStockDrawn
    | SeenGiftChosen
    | SeenGiftsPassed
    | SeenCardLaidAway
    | Withheld
    | HakemFound
    | PhaseBegan
    | TrumpCalled
    | TurnUpAsked
    | TrumpTurnedUp
    | TrumpDrawn
    | TrumpAsked
    | TrumpRevealed
    | TrumpSet
    | TrumpNarrowed
    | TrumpKnown
    | BidMade
    | AuctionWon
    | HandExposed
    | Signalled
    | RedealClaimed
    | RedealSuggested
    | RedealAnswered
    | KotAnnounced
    | CardPlayed
    | TableTapped
    | TrickWon
    | KotReached
    | GoingOnSpoken
    | DealConceded
    | DealEnded
    | HandsOpened
    | Resigned
    | MatchEnded
)
