"""How trump is made: the auction, trump named, turned up, drawn, hidden, or shown by what is played."""

from typing import Literal

from hokm.protocol.words import Card, Message, Suit


class BidMadeEvent(Message):
    """A seat spoke in the auction: a number of tricks, or 0 for a pass."""

    type: Literal["bid-made"] = "bid-made"
    seat: int
    tricks: int


class AuctionWonEvent(Message):
    """The seat is hakem of this deal and must make so many tricks; ``leader`` leads first."""

    type: Literal["auction-won"] = "auction-won"
    seat: int
    tricks: int
    leader: int


class TrumpCalledEvent(Message):
    """The hakem named the trump."""

    type: Literal["trump-called"] = "trump-called"
    seat: int
    suit: Suit


class TurnUpAskedEvent(Message):
    """A card will be turned up for trump."""

    type: Literal["turn-up-asked"] = "turn-up-asked"
    seat: int


class TrumpTurnedUpEvent(Message):
    """A card was turned up; it belongs to the seat's hand."""

    type: Literal["trump-turned-up"] = "trump-turned-up"
    seat: int
    card: Card


class TrumpDrawnEvent(Message):
    """A card was drawn by chance and shown; between deals it says the trump of the deal to come."""

    type: Literal["trump-drawn"] = "trump-drawn"
    card: Card


class TrumpChosenEvent(Message):
    """One chose the trump oneself; nobody else is told yet."""

    type: Literal["trump-chosen"] = "trump-chosen"
    seat: int
    suit: Suit


class TrumpHiddenEvent(Message):
    """A card lies face down for trump; which, if it is one's own and was seen.

    ``blind``: its owner has not seen it. ``aside``: it is out of his hand.
    """

    type: Literal["trump-hidden"] = "trump-hidden"
    seat: int
    card: Card | None
    blind: bool
    aside: bool


class TrumpAskedEvent(Message):
    """A seat that could not follow asked for the hidden trump."""

    type: Literal["trump-asked"] = "trump-asked"
    seat: int


class TrumpRevealedEvent(Message):
    """The hidden card was turned up and is in its owner's hand; ``ruffing``: who plays owes a trump if he has one.

    The cards at the ``dead`` places of the trick (0 = led) are no trumps.
    """

    type: Literal["trump-revealed"] = "trump-revealed"
    seat: int
    card: Card
    dead: list[int]
    ruffing: bool


class TrumpSetEvent(Message):
    """The card of a seat that could not follow made its suit trump. The cards at the ``dead`` places are no trumps."""

    type: Literal["trump-set"] = "trump-set"
    seat: int
    suit: Suit
    dead: list[int]


class TrumpNarrowedEvent(Message):
    """What was played shows that the secret trump is none of these suits."""

    type: Literal["trump-narrowed"] = "trump-narrowed"
    excluded: list[Suit]


class TrumpKnownEvent(Message):
    """What was played shows the secret trump; ``played``: it was the hidden card itself."""

    type: Literal["trump-known"] = "trump-known"
    suit: Suit
    played: bool
