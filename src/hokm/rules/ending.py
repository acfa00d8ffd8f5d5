"""How a deal is closed: scored, handed on to the next dealer and hakem, and the match ended if it is over."""

from typing import TYPE_CHECKING

from hokm.rules import events as e
from hokm.rules.results import DealKind, DealResult, Outcome
from hokm.rules.tuples import replaced

if TYPE_CHECKING:
    from hokm.rules.transition import Run

DEAL_PHASE = "deal"


def throw_in(run: "Run") -> None:
    """Ends the deal without a score; the same dealer deals to the same hakem again."""
    match, seating = run.state.match, run.variant.seating
    none = (0,) * seating.sides
    result = DealResult("redeal", None, run.state.deal.tricks, none, match.score, None, match.dealer, match.hakem)
    run.emit(e.DealEnded(result))
    run.emit(e.HandsOpened(run.state.hidden.dealt))
    run.enter(DEAL_PHASE)


def end_deal(run: "Run", outcome: Outcome) -> None:
    """Scores the deal and begins the next one, or ends the match."""
    variant, match, deal = run.variant, run.state.match, run.state.deal
    hakem = match.hakem
    assert hakem is not None
    assert outcome.winner is not None
    callers = variant.seating.side_of[hakem]
    gain, streak, kot = variant.scoring.score(variant, match, outcome, callers)
    points = tuple([gain if side == outcome.winner else 0 for side in range(len(match.score))])
    score = tuple([had + new for had, new in zip(match.score, points, strict=True)])
    next_hakem = variant.succession.next_hakem(variant, hakem, outcome._replace(kot=kot))
    result = DealResult(
        kind=_kind(outcome, callers),
        winner=outcome.winner,
        tricks=deal.tricks,
        points=points,
        score=score,
        streak=streak,
        next_dealer=variant.seating.previous(next_hakem),
        next_hakem=next_hakem,
    )
    wins_match = outcome.kind == "thirteen" and variant.going_on.wins_match
    after = replaced(match, score=score, played=match.played + 1)
    match_result = variant.match_end.result(variant, after, result, wins_match)
    if match_result is not None:
        result = result._replace(next_dealer=None, next_hakem=None)
    run.emit(e.DealEnded(result))
    run.emit(e.HandsOpened(run.state.hidden.dealt))
    if match_result is not None:
        run.emit(e.MatchEnded(match_result))
    else:
        run.enter(DEAL_PHASE)


def _kind(outcome: Outcome, callers: int) -> DealKind:
    return "hakem-kot" if outcome.kind == "kot" and outcome.winner != callers else outcome.kind
