"""From the first hakem to whole hands: the deal, the draft, the exchange, and hands that lie open."""

from typing import Literal

from hokm.protocol.words import Card, Message, Suit


class HakemFoundEvent(Message):
    """The first dealer and hakem are found (no hakem where none is known before a deal).

    ``cards`` were turned up for it, in that order. ``people`` may have changed chairs.
    """

    type: Literal["hakem-found"] = "hakem-found"
    cards: list[Card]
    hakem: int | None
    dealer: int
    people: list[int]


class PhaseBeganEvent(Message):
    """The next step has begun: hakem, deal, auction, trump, exchange, draft, play."""

    type: Literal["phase"] = "phase"
    phase: str


class DealBeganEvent(Message):
    """A new deal; ``trump`` is the suit that was drawn for it before."""

    type: Literal["deal-began"] = "deal-began"
    number: int
    dealer: int
    hakem: int | None
    trump: Suit | None


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


class CardsDiscardedEvent(Message):
    """Cards were thrown away; which, if they are one's own."""

    type: Literal["cards-discarded"] = "cards-discarded"
    seat: int
    number: int
    cards: list[Card] | None


class StockOfferedEvent(Message):
    """A seat looks at the top of the stock; the cards, if it is one's own."""

    type: Literal["stock-offered"] = "stock-offered"
    seat: int
    number: int
    cards: list[Card] | None


class StockDrawnEvent(Message):
    """A seat has drawn: ``used`` cards left the stock. The card it kept, and those it saw go, if it is one's own.

    ``kept_first``: it is the one that was looked at first; None where both were.
    """

    type: Literal["stock-drawn"] = "stock-drawn"
    seat: int
    kept_first: bool | None
    used: int
    card: Card | None
    out: list[Card] | None


class GiftInfo(Message):
    """Cards passed on in the exchange."""

    giver: int
    receiver: int
    cards: list[Card]


class GiftChosenEvent(Message):
    """A seat chose what it passes on; the cards, if they are one's own."""

    type: Literal["gift-chosen"] = "gift-chosen"
    giver: int
    receiver: int
    cards: list[Card] | None


class GiftsPassedEvent(Message):
    """Cards changed hands; those that one gave or got."""

    type: Literal["gifts-passed"] = "gifts-passed"
    gifts: list[GiftInfo]


class HandExposedEvent(Message):
    """A hand lies open for all: the dummy's."""

    type: Literal["hand-exposed"] = "hand-exposed"
    hand: int
    cards: list[Card]


class WithheldEvent(Message):
    """Something that this viewer may not know of."""

    type: Literal["withheld"] = "withheld"
