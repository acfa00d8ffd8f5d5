"""How a deal is closed: scored, handed on to the next dealer and hakem, and the match ended if it is over."""

from typing import TYPE_CHECKING

from hokm.cards import CardSet
from hokm.rules import events as e
from hokm.rules.results import DealKind, DealResult, Outcome
from hokm.rules.state import Deal
from hokm.rules.tuples import replaced
from hokm.rules.variant import Variant

if TYPE_CHECKING:
    from hokm.rules.transition import Run


def all_played(variant: Variant, deal: Deal) -> bool:
    """Whether no card is left to be played."""
    return len(deal.winners) == variant.tricks


def throw_in(run: "Run") -> None:
    """Ends the deal without a score; the same dealer deals to the same hakem again."""
    match, seating = run.state.match, run.variant.seating
    none = (0,) * seating.sides
    result = DealResult("redeal", None, run.state.deal.tricks, none, match.score, None, match.dealer, match.hakem)
    run.emit(e.DealEnded(result, match.owed))
    _open_hands(run)
    run.enter(run.variant.first_of_deal)


def end_deal(run: "Run", outcome: Outcome) -> None:
    """Scores the deal and begins the next one, or ends the match."""
    variant, match, deal = run.variant, run.state.match, run.state.deal
    seating = variant.seating
    assert match.dealer is not None
    scored = variant.scoring.score(variant, match, deal, outcome)
    score = tuple([had + new for had, new in zip(match.score, scored.points, strict=True)])
    eldest = seating.next(match.dealer)
    next_eldest = eldest
    if outcome.kind != "draw" or outcome.moves_on:
        next_eldest = variant.succession.next_eldest(variant, deal, eldest, outcome._replace(kot=scored.kot))
    result = DealResult(
        kind=_kind(outcome, variant.callers(match, deal)),
        winner=outcome.winner,
        tricks=deal.tricks,
        points=scored.points,
        score=score,
        streak=scored.streak,
        next_dealer=seating.previous(next_eldest),
        next_hakem=next_eldest if variant.trump.has_hakem else None,
    )
    wins_match = outcome.kind == "thirteen" and variant.going_on.wins_match
    won = tuple([deals + (side == outcome.winner) for side, deals in enumerate(match.won)])
    after = replaced(match, score=score, won=won, played=match.played + 1)
    match_result = variant.match_end.result(variant, after, result, wins_match)
    if match_result is not None:
        result = result._replace(next_dealer=None, next_hakem=None)
    run.emit(e.DealEnded(result, variant.exchange.owed(variant, outcome, scored)))
    _open_hands(run)
    if match_result is not None:
        run.emit(e.MatchEnded(match_result))
    else:
        run.enter(variant.first_of_deal)


def _open_hands(run: "Run") -> None:
    """All hands with which the deal was played, as far as it was."""
    state = run.state
    hands = [
        state.hand_with_laid(hand) | state.deal.played[hand] | state.hidden.under[hand]
        for hand in range(len(state.hands))
    ]
    run.emit(e.HandsOpened(tuple(map(CardSet, hands)), state.hidden.laid))


def _kind(outcome: Outcome, callers: int) -> DealKind:
    return "hakem-kot" if outcome.kind == "kot" and outcome.winner != callers else outcome.kind
