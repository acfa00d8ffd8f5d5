"""The snapshot of a match for one viewer: the same as they would have from all the events that they were sent."""

from collections.abc import Sequence

from hokm import views
from hokm.cards import Card, CardSet, Suit, TrickCard
from hokm.protocol.words import Message, Viewer, message
from hokm.rules import Call, DealResult, Half, MatchResult, Owed, Places, Streak, Suits, Trick


@message
class DealLine(Message):
    """A line of the score sheet."""

    deal: int
    hakem: int | None
    trump: Suit | None
    result: DealResult


@message
class View(Message):
    """The snapshot of a match for one viewer: fields as in the engine's Observation.

    ``played`` counts the deals that were scored, ``redeals`` those thrown in since. ``history`` has the last lines of
    the score sheet, in a long match not all of them. ``hakem`` makes trump in the deal that goes on or comes next, as
    far as that is known before it; ``deal_hakem`` is that of the last deal that began. Lists by hand count a dummy's
    after those of the seats. ``put_away`` counts the cards that each hand has put away unseen, ``undealt`` those of the
    pack that nobody has got. The cards at the ``not_trumps`` places of the trick are no trumps; ``trump_known_at``
    cards lay in it when trump became known.
    """

    viewer: Viewer
    phase: str
    deals: int
    dealer: int | None
    hakem: int | None
    drawn: tuple[Card, ...]
    score: tuple[int, ...]
    streak: Streak
    won: tuple[int, ...]
    played: int
    redeals: int
    owed: Owed | None
    foretold: Suit | None
    hand: CardSet
    secrets: views.Secrets
    held: tuple[int, ...]
    known: tuple[CardSet, ...]
    put_away: tuple[int, ...]
    undealt: int
    face_down: tuple[int, ...]
    deal_hakem: int | None
    calls: tuple[Call, ...]
    bid: int | None
    trump: Suit | None
    turning: bool
    laid: int | None
    blind: bool
    excluded: Suits
    draws: int
    drawer: int | None
    offered: int
    given: tuple[int, ...]
    leader: int
    trick: tuple[TrickCard, ...]
    ruffing: bool
    not_trumps: Places
    trump_known_at: int
    last_trick: Trick | None
    tricks: tuple[int, ...]
    tens: tuple[int, ...]
    half: Half | None
    winners: tuple[int, ...]
    announced: tuple[int, ...]
    tapped: tuple[int, ...]
    suggested: bool
    answering: bool
    deciders: tuple[int, ...]
    spoken: tuple[bool, ...]
    going_on: bool
    opened: tuple[CardSet, ...] | None
    result: DealResult | None
    match_result: MatchResult | None
    history: tuple[DealLine, ...]


def said_viewer(viewer: views.Viewer) -> Viewer:
    """A seat's number, or the word for a spectator."""
    return viewer if isinstance(viewer, int) else "spectator"


def snapshot(view: views.Observation, history: Sequence[DealLine]) -> View:
    """The snapshot of a match for one viewer, with the deals so far."""
    match, deal = view.match, view.deal
    return View(
        viewer=said_viewer(view.viewer),
        phase=view.phase,
        deals=match.deals,
        dealer=match.dealer,
        hakem=match.hakem,
        drawn=match.drawn,
        score=match.score,
        streak=match.streak,
        won=match.won,
        played=match.played,
        redeals=match.redeals,
        owed=match.owed,
        foretold=match.foretold,
        hand=view.hand,
        secrets=view.secrets,
        held=deal.held,
        known=view.known,
        put_away=deal.put_away,
        undealt=deal.undealt,
        face_down=deal.face_down,
        deal_hakem=deal.hakem,
        calls=deal.calls,
        bid=deal.bid,
        trump=deal.trump,
        turning=deal.turning,
        laid=deal.laid,
        blind=deal.blind,
        excluded=Suits(deal.excluded),
        draws=deal.draws,
        drawer=deal.drawer,
        offered=deal.offered,
        given=deal.given,
        leader=deal.leader,
        trick=deal.trick,
        ruffing=deal.ruffing,
        not_trumps=Places(deal.not_trumps),
        trump_known_at=deal.trump_known_at,
        last_trick=deal.last_trick,
        tricks=deal.tricks,
        tens=deal.tens,
        half=deal.half,
        winners=deal.winners,
        announced=deal.announced,
        tapped=deal.tapped,
        suggested=deal.suggested,
        answering=deal.answering,
        deciders=deal.deciders,
        spoken=deal.spoken,
        going_on=deal.going_on,
        opened=deal.opened,
        result=deal.result,
        match_result=match.result,
        history=tuple(history),
    )
