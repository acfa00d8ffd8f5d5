"""What happened in a match, as one viewer saw it: a closed union. Cards and actions are spelled as in records."""

from typing import Annotated, Literal

from pydantic import Field

from hokm.protocol.words import Card, Message


class HakemFoundEvent(Message):
    """The first hakem is found; ``cards`` were turned one to a seat from seat 0. ``people`` may have changed chairs."""

    type: Literal["hakem-found"] = "hakem-found"
    cards: list[Card]
    hakem: int
    dealer: int
    people: list[int]


class PhaseBeganEvent(Message):
    """The next step has begun: hakem, deal, trump, play."""

    type: Literal["phase"] = "phase"
    phase: str


class DealBeganEvent(Message):
    """A new deal."""

    type: Literal["deal-began"] = "deal-began"
    number: int
    dealer: int
    hakem: int


class Packet(Message):
    """Cards dealt to a seat together; which, if they are one's own."""

    seat: int
    number: int
    cards: list[Card] | None


class CardsDealtEvent(Message):
    """Packets in dealing order. Seats in ``face_down`` may not look at theirs yet."""

    type: Literal["cards-dealt"] = "cards-dealt"
    packets: list[Packet]
    face_down: list[int]


class HandsTakenUpEvent(Message):
    """Cards that lay face down may be looked at; one's own."""

    type: Literal["hands-taken-up"] = "hands-taken-up"
    cards: list[Card] | None


class TrumpCalledEvent(Message):
    """The hakem named the trump."""

    type: Literal["trump-called"] = "trump-called"
    seat: int
    suit: str


class TurnUpAskedEvent(Message):
    """A card will be turned up for trump."""

    type: Literal["turn-up-asked"] = "turn-up-asked"
    seat: int


class TrumpTurnedUpEvent(Message):
    """A card was turned up; it belongs to the seat's hand."""

    type: Literal["trump-turned-up"] = "trump-turned-up"
    seat: int
    card: Card


class RedealClaimedEvent(Message):
    """A new deal was claimed and granted; the hand is its proof."""

    type: Literal["redeal-claimed"] = "redeal-claimed"
    seat: int
    claim: str
    hand: list[Card]


class RedealSuggestedEvent(Message):
    """The hakem's partner suggests a new deal."""

    type: Literal["redeal-suggested"] = "redeal-suggested"
    seat: int


class RedealAnsweredEvent(Message):
    """The hakem's answer."""

    type: Literal["redeal-answered"] = "redeal-answered"
    seat: int
    agreed: bool


class KotAnnouncedEvent(Message):
    """A side plays for a kot."""

    type: Literal["kot-announced"] = "kot-announced"
    seat: int


class CardPlayedEvent(Message):
    """A card to the trick."""

    type: Literal["card-played"] = "card-played"
    seat: int
    card: Card


class TableTappedEvent(Message):
    """Thaap."""

    type: Literal["table-tapped"] = "table-tapped"
    seat: int


class TrickWonEvent(Message):
    """The trick is complete. ``tricks`` counts per side."""

    type: Literal["trick-won"] = "trick-won"
    seat: int
    tricks: list[int]


class KotReachedEvent(Message):
    """A kot; these seats are asked whether to go on."""

    type: Literal["kot-reached"] = "kot-reached"
    side: int
    deciders: list[int]


class PartnersLookedEvent(Message):
    """Two partners looked at each other's hands; the partner's, if it is one's own."""

    type: Literal["partners-looked"] = "partners-looked"
    seats: list[int]
    hand: list[Card] | None


class GoingOnSpokenEvent(Message):
    """A seat said stop or go on."""

    type: Literal["going-on-spoken"] = "going-on-spoken"
    seat: int
    on: bool


class DealConcededEvent(Message):
    """A side gave up the deal."""

    type: Literal["deal-conceded"] = "deal-conceded"
    seat: int


class StreakInfo(Message):
    """Deals won in a row."""

    side: int | None
    deals: int


class DealResultInfo(Message):
    """A finished deal, numbers per side. The next dealer and hakem are None when the match is over."""

    kind: str
    winner: int | None
    tricks: list[int]
    points: list[int]
    score: list[int]
    streak: StreakInfo | None
    next_dealer: int | None
    next_hakem: int | None


class MatchResultInfo(Message):
    """A finished match; the winner is None for a draw."""

    winner: int | None
    score: list[int]
    reason: str


class DealEndedEvent(Message):
    """The deal is over."""

    type: Literal["deal-ended"] = "deal-ended"
    result: DealResultInfo


class HandsOpenedEvent(Message):
    """All hands as dealt, a list a seat."""

    type: Literal["hands-opened"] = "hands-opened"
    hands: list[list[Card]]


class ResignedEvent(Message):
    """A seat gave up the match."""

    type: Literal["resigned"] = "resigned"
    seat: int


class MatchEndedEvent(Message):
    """The match is over."""

    type: Literal["match-ended"] = "match-ended"
    result: MatchResultInfo


class WithheldEvent(Message):
    """Something that this viewer may not know of."""

    type: Literal["withheld"] = "withheld"


EventMessage = Annotated[
    HakemFoundEvent
    | PhaseBeganEvent
    | DealBeganEvent
    | CardsDealtEvent
    | HandsTakenUpEvent
    | TrumpCalledEvent
    | TurnUpAskedEvent
    | TrumpTurnedUpEvent
    | RedealClaimedEvent
    | RedealSuggestedEvent
    | RedealAnsweredEvent
    | KotAnnouncedEvent
    | CardPlayedEvent
    | TableTappedEvent
    | TrickWonEvent
    | KotReachedEvent
    | PartnersLookedEvent
    | GoingOnSpokenEvent
    | DealConcededEvent
    | DealEndedEvent
    | HandsOpenedEvent
    | ResignedEvent
    | MatchEndedEvent
    | WithheldEvent,
    Field(discriminator="type"),
]
