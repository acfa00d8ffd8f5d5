"""What is said and played: claims, announcements, cards, tricks, signals, and going on for all of them."""

from typing import Literal

from hokm.protocol.words import Card, Kind, Message


class RedealClaimedEvent(Message):
    """A new deal was claimed and granted; the hand is its proof."""

    type: Literal["redeal-claimed"] = "redeal-claimed"
    seat: int
    claim: str
    hand: list[Card]


class RedealSuggestedEvent(Message):
    """The hakem's partner says that he has none of these (no trump) and suggests a new deal."""

    type: Literal["redeal-suggested"] = "redeal-suggested"
    seat: int
    voids: list[Kind]


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
    """A card to the trick. With a dummy, its hand has the number after the last seat."""

    type: Literal["card-played"] = "card-played"
    seat: int
    card: Card


class CardLaidAwayEvent(Message):
    """A card played face down, which cannot win; which, if it is one's own."""

    type: Literal["card-laid-away"] = "card-laid-away"
    seat: int
    card: Card | None


class SignalledEvent(Message):
    """A signal with the card just played. Where signals are true: a card that the seat holds, what it has none of."""

    type: Literal["signalled"] = "signalled"
    seat: int
    signal: str
    holds: Card | None
    voids: list[Kind]


class TableTappedEvent(Message):
    """Thaap."""

    type: Literal["table-tapped"] = "table-tapped"
    seat: int


class HalfInfo(Message):
    """A trick that its winner takes with the heap if he wins the next one too; ``live``: it counts for that."""

    seat: int
    card: Card
    live: bool


class TrickWonEvent(Message):
    """The trick is complete. ``tricks`` and ``tens`` count per side; ``half`` is what the next trick may pair with."""

    type: Literal["trick-won"] = "trick-won"
    seat: int
    tricks: list[int]
    half: HalfInfo | None
    tens: list[int]


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
