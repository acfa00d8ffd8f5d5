"""Events as one viewer sees them. Events that are public all through are seen as they are."""

from dataclasses import dataclass
from typing import NamedTuple

from hokm.cards import Card, CardSet
from hokm.rules import Seat
from hokm.rules.events import (
    CardPlayed,
    DealConceded,
    DealEnded,
    GoingOnSpoken,
    HakemFound,
    HandsOpened,
    KotAnnounced,
    KotReached,
    MatchEnded,
    PhaseBegan,
    RedealAnswered,
    RedealClaimed,
    RedealSuggested,
    Resigned,
    TableTapped,
    TrickWon,
    TrumpCalled,
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
    hakem: Seat


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
class Withheld:
    """Something happened that this viewer may not know of; it keeps its place in the count."""


SeenEvent = (
    SeenDealBegan
    | SeenCardsDealt
    | SeenHandsTakenUp
    | SeenPartnersLooked
    | Withheld
    | HakemFound
    | PhaseBegan
    | TrumpCalled
    | TurnUpAsked
    | TrumpTurnedUp
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
