"""What happened. Events are the truth: a state is the fold of them, and nothing else is stored.

Every field is a plain value. Which viewer may know which field is decided in ``hokm.views``.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from hokm.cards import Card, CardSet, Pack, Suit
from hokm.rules.actions import Seat
from hokm.rules.results import DealResult, MatchResult

Packet = tuple[Seat, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class HakemFound:
    """The first hakem and dealer are known. ``cards`` were turned up for it, in that order (none after a lot).

    ``people`` lists for each chair the chair its occupant had before: pairing methods move people, not seats.
    """

    cards: tuple[Card, ...]
    hakem: Seat
    dealer: Seat
    people: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The next step of a deal or of the match has begun."""

    phase: str


@dataclass(frozen=True, slots=True)
class DealBegan:
    """A shuffled pack is on the table. ``number`` counts from 1, thrown-in deals too. The pack is secret."""

    number: int
    dealer: Seat
    hakem: Seat
    pack: Pack = field(repr=False)


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """Packets went to seats, in dealing order. Seats in ``face_down`` may not look at theirs yet."""

    packets: tuple[Packet, ...] = field(repr=False)
    face_down: tuple[Seat, ...] = ()

    @property
    def sizes(self) -> tuple[tuple[Seat, int], ...]:
        """The packets as seat and number of cards."""
        return tuple((seat, len(cards)) for seat, cards in self.packets)


@dataclass(frozen=True, slots=True)
class HandsTakenUp:
    """Cards that lay face down before their owners may be looked at now."""

    packets: tuple[Packet, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class TrumpCalled:
    """The hakem named the trump."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class TurnUpAsked:
    """The hakem leaves the trump to a card that will be turned up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpTurnedUp:
    """A card was turned up: its suit is trump, and it belongs to the seat's hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class RedealClaimed:
    """A claim to a new deal was made and granted; the hand is its proof."""

    seat: Seat
    claim: str
    hand: CardSet


@dataclass(frozen=True, slots=True)
class RedealSuggested:
    """The hakem's partner says that he holds no trump and suggests a new deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RedealAnswered:
    """The hakem agreed to the suggestion, or refused."""

    seat: Seat
    agreed: bool


@dataclass(frozen=True, slots=True)
class KotAnnounced:
    """A side announced that it plays for a kot."""

    seat: Seat


class CardPlayed(NamedTuple):
    """A card was played to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TableTapped:
    """Thaap: play that suit again, partner."""

    seat: Seat


class TrickWon(NamedTuple):
    """The trick is complete; its winner leads next. ``tricks`` counts per side after it."""

    seat: Seat
    tricks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KotReached:
    """A side has a kot and may (or must) go on for all thirteen. ``deciders`` speak in this order."""

    side: int
    deciders: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PartnersLooked:
    """Two partners look at each other's hands before they decide about going on."""

    seats: tuple[Seat, ...]
    hands: tuple[CardSet, ...]


@dataclass(frozen=True, slots=True)
class GoingOnSpoken:
    """A seat said whether to go on for all thirteen tricks."""

    seat: Seat
    on: bool


@dataclass(frozen=True, slots=True)
class DealConceded:
    """A side gave up the deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over and scored."""

    result: DealResult


@dataclass(frozen=True, slots=True)
class HandsOpened:
    """All hands as they were dealt may be looked at. One set of cards a seat."""

    hands: tuple[CardSet, ...]


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat gave up the match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    result: MatchResult


Event = (
    HakemFound
    | PhaseBegan
    | DealBegan
    | CardsDealt
    | HandsTakenUp
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
    | PartnersLooked
    | GoingOnSpoken
    | DealConceded
    | DealEnded
    | HandsOpened
    | Resigned
    | MatchEnded
)
