"""Small values that the snapshot is made of, spelled as the codec spells them in events."""

from hokm.protocol.words import Card, Message


class Packet(Message):
    """Cards dealt to a seat at once: how many, and which, for those who may know."""

    seat: int
    number: int
    cards: list[Card] | None


class GiftInfo(Message):
    """Cards passed from one seat to another."""

    giver: int
    receiver: int
    cards: list[Card]


class HalfInfo(Message):
    """A trick that its winner takes with the heap on winning the next one too; ``live``: it counts for that."""

    seat: int
    card: Card
    live: bool


class StreakInfo(Message):
    """Deals won in a row."""

    side: int | None
    deals: int


class OwedInfo(Message):
    """Cards to be passed in the next exchange: by which side, and how many by each of its seats."""

    side: int
    cards: int


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
