"""How deals and the match end."""

from typing import Literal

from hokm.protocol.words import Card, Message


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


class DealConcededEvent(Message):
    """A side gave up the deal."""

    type: Literal["deal-conceded"] = "deal-conceded"
    seat: int


class DealEndedEvent(Message):
    """The deal is over."""

    type: Literal["deal-ended"] = "deal-ended"
    result: DealResultInfo
    owed: OwedInfo | None


class HandsOpenedEvent(Message):
    """All hands that were played with, a list a hand, and the card that still lay face down for trump."""

    type: Literal["hands-opened"] = "hands-opened"
    hands: list[list[Card]]
    laid: Card | None


class ResignedEvent(Message):
    """A seat gave up the match."""

    type: Literal["resigned"] = "resigned"
    seat: int


class MatchEndedEvent(Message):
    """The match is over."""

    type: Literal["match-ended"] = "match-ended"
    result: MatchResultInfo
