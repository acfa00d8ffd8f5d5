"""The snapshot of a match for one viewer: the same as they would have from all the events that they were sent."""

from hokm.protocol.values import DealResultInfo, GiftInfo, HalfInfo, MatchResultInfo, OwedInfo, StreakInfo
from hokm.protocol.words import Card, Message, Suit, TrickCard, Viewer


class TrickInfo(Message):
    """A finished trick, in playing order from its leader."""

    leader: int
    cards: list[TrickCard]
    winner: int


class CallInfo(Message):
    """What a seat said in the auction: so many tricks, or 0 for a pass."""

    seat: int
    tricks: int


class SecretsInfo(Message):
    """What else the viewer knows alone.

    The card ``laid`` face down for trump; the trump ``chosen`` and not told yet; cards ``put_away`` from all hands;
    those they played face down (``under``); the cards of the stock ``offered`` to them; the ``gifts`` that they gave or
    got.
    """

    laid: Card | None
    chosen: Suit | None
    put_away: list[Card]
    under: list[Card]
    offered: list[Card]
    gifts: list[GiftInfo]


class DealLine(Message):
    """A line of the score sheet."""

    deal: int
    hakem: int | None
    trump: Suit | None
    result: DealResultInfo


class View(Message):
    """The snapshot of a match for one viewer: fields as in the engine's Observation.

    ``hakem`` makes trump in the deal that goes on or comes next, as far as that is known before it; ``deal_hakem`` is
    that of the last deal that began. Lists by hand count a dummy's after those of the seats. ``put_away`` counts the
    cards that each hand has put away unseen, ``undealt`` those of the pack that nobody has got. The cards at the
    ``not_trumps`` places of the trick are no trumps; ``trump_known_at`` cards lay in it when trump became known.
    """

    viewer: Viewer
    phase: str
    deals: int
    dealer: int | None
    hakem: int | None
    drawn: list[Card]
    score: list[int]
    streak: StreakInfo
    won: list[int]
    owed: OwedInfo | None
    foretold: Suit | None
    hand: list[Card]
    secrets: SecretsInfo
    held: list[int]
    known: list[list[Card]]
    put_away: list[int]
    undealt: int
    face_down: list[int]
    deal_hakem: int | None
    calls: list[CallInfo]
    bid: int | None
    trump: Suit | None
    turning: bool
    laid: int | None
    blind: bool
    excluded: list[Suit]
    draws: int
    drawer: int | None
    offered: int
    given: list[int]
    leader: int
    trick: list[TrickCard]
    ruffing: bool
    not_trumps: list[int]
    trump_known_at: int
    last_trick: TrickInfo | None
    tricks: list[int]
    tens: list[int]
    half: HalfInfo | None
    winners: list[int]
    announced: list[int]
    tapped: list[int]
    suggested: bool
    answering: bool
    deciders: list[int]
    spoken: list[bool]
    going_on: bool
    opened: list[list[Card]] | None
    result: DealResultInfo | None
    match_result: MatchResultInfo | None
    history: list[DealLine]
