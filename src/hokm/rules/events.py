"""What happened. Events are the truth: a state is the fold of them, and nothing else is stored.

Every field is a plain value. Which viewer may know which field is decided in ``hokm.views``.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from hokm.cards import Card, CardSet, Pack, Suit
from hokm.rules.actions import Seat
from hokm.rules.results import DealResult, MatchResult
from hokm.rules.values import Gift, Half, Owed

Packet = tuple[Seat, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class HakemFound:
    """The first dealer and hakem are known; the hakem is None where none is known before the deal.

    ``cards`` were turned up for it, in that order (none after a lot). ``people`` lists for each chair the chair its
    occupant had before: pairing methods move people, not seats.
    """

    cards: tuple[Card, ...]
    hakem: Seat | None
    dealer: Seat
    people: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The next step of a deal or of the match has begun."""

    phase: str


@dataclass(frozen=True, slots=True)
class DealBegan:
    """A shuffled pack is on the table. ``number`` counts from 1, thrown-in deals too. The pack is secret.

    ``trump`` is the suit of a card that was drawn for it before.
    """

    number: int
    dealer: Seat
    hakem: Seat | None
    pack: Pack = field(repr=False)
    trump: Suit | None = None


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """Packets went to seats, in dealing order. Seats in ``face_down`` may not look at theirs yet.

    ``unseen`` is a card among them that lies aside for trump: its owner does not look at it.
    """

    packets: tuple[Packet, ...] = field(repr=False)
    face_down: tuple[Seat, ...] = ()
    unseen: Card | None = field(default=None, repr=False)

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
class TrumpDrawn:
    """A card was drawn by chance and shown; its suit is trump. The card stays where it was."""

    card: Card


@dataclass(frozen=True, slots=True)
class TrumpChosen:
    """The hakem chose the trump, and will tell it when he has thrown his cards away."""

    seat: Seat
    suit: Suit = field(repr=False)


@dataclass(frozen=True, slots=True)
class TrumpHidden:
    """A card lies face down and says trump. ``blind``: its owner has not seen it; ``aside``: it is not in his hand."""

    seat: Seat
    card: Card = field(repr=False)
    blind: bool
    aside: bool


@dataclass(frozen=True, slots=True)
class TrumpAsked:
    """A void seat asked for the hidden trump."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpRevealed:
    """The hidden card was turned up and is in its owner's hand now; ``ruffing``: the actor owes a trump if it has one.

    Cards of the trick marked ``dead`` (a bit each, from the lead on) are no trumps.
    """

    seat: Seat
    card: Card
    dead: int
    ruffing: bool


@dataclass(frozen=True, slots=True)
class TrumpSet:
    """A void seat's card made its suit trump. Cards of the trick marked ``dead`` are no trumps."""

    seat: Seat
    suit: Suit
    dead: int


@dataclass(frozen=True, slots=True)
class TrumpNarrowed:
    """What was played shows that the secret trump is none of these suits (a bit each)."""

    excluded: int


@dataclass(frozen=True, slots=True)
class TrumpKnown:
    """What was played shows which suit the secret trump is; ``played``: it was the hidden card itself."""

    suit: Suit
    played: bool


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat spoke in the auction: a number of tricks, or 0 for a pass."""

    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The auction is over: the seat is hakem of this deal and must make so many tricks. ``leader`` leads first."""

    seat: Seat
    tricks: int
    leader: Seat


@dataclass(frozen=True, slots=True)
class CardsDiscarded:
    """A seat threw cards of its hand away, face down."""

    seat: Seat
    cards: tuple[Card, ...] = field(repr=False)

    @property
    def number(self) -> int:
        """How many."""
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class StockOffered:
    """A seat looks at the top of the stock: one card, or both of the last two."""

    seat: Seat
    cards: tuple[Card, ...] = field(repr=False)

    @property
    def number(self) -> int:
        """How many."""
        return len(self.cards)


@dataclass(frozen=True, slots=True)
class StockDrawn:
    """A seat has drawn: it kept one card and saw others go (``out``); ``used`` cards left the stock.

    ``kept_first`` says whether the card is the one that was looked at first; None where both were.
    """

    seat: Seat
    kept_first: bool | None
    used: int
    card: Card = field(repr=False)
    out: tuple[Card, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class GiftChosen:
    """A seat chose what it passes on; the cards change hands when all have chosen."""

    gift: Gift = field(repr=False)

    @property
    def giver(self) -> Seat:
        """Who chose."""
        return self.gift.giver


@dataclass(frozen=True, slots=True)
class GiftsPassed:
    """The cards of the exchange changed hands."""

    gifts: tuple[Gift, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class HandExposed:
    """A hand lies open for all: the dummy's."""

    hand: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class RedealClaimed:
    """A claim to a new deal was made and granted; the hand is its proof."""

    seat: Seat
    claim: str
    hand: CardSet


@dataclass(frozen=True, slots=True)
class RedealSuggested:
    """The hakem's partner says that he holds no trump (``voids``: a bit a suit) and suggests a new deal."""

    seat: Seat
    voids: int


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
class CardLaidAway:
    """A card was played face down: it cannot win, and nobody else may know it before the deal is over."""

    seat: Seat
    card: Card = field(repr=False)


@dataclass(frozen=True, slots=True)
class Signalled:
    """A seat gave its partner a signal with the card it played. Where signals are true, ``holds`` is the card that it
    thereby is known to hold, ``voids`` the suits (a bit each) that it is known not to hold.
    """

    seat: Seat
    signal: str
    holds: Card | None
    voids: int


@dataclass(frozen=True, slots=True)
class TableTapped:
    """Thaap: play that suit again, partner."""

    seat: Seat


class TrickWon(NamedTuple):
    """The trick is complete; its winner leads next. ``tricks`` counts those taken by each side after it, ``tens`` the
    tens among them where they matter; ``half`` is what the next trick may be paired with.
    """

    seat: Seat
    tricks: tuple[int, ...]
    half: Half | None = None
    tens: tuple[int, ...] = ()


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
    """The deal is over and scored. ``owed`` is what is to be passed in the next exchange."""

    result: DealResult
    owed: Owed | None = None


@dataclass(frozen=True, slots=True)
class HandsOpened:
    """All hands that were played with may be looked at, and the card that still lay face down for trump.

    One set of cards a hand.
    """

    hands: tuple[CardSet, ...]
    laid: Card | None = None


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
    | TrumpDrawn
    | TrumpChosen
    | TrumpHidden
    | TrumpAsked
    | TrumpRevealed
    | TrumpSet
    | TrumpNarrowed
    | TrumpKnown
    | BidMade
    | AuctionWon
    | CardsDiscarded
    | StockOffered
    | StockDrawn
    | GiftChosen
    | GiftsPassed
    | HandExposed
    | RedealClaimed
    | RedealSuggested
    | RedealAnswered
    | KotAnnounced
    | CardPlayed
    | CardLaidAway
    | Signalled
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
