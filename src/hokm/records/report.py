"""What replaying a match tells: one plain object for each decision, each deal and the end, ready to be JSON."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from hokm.cards import format_suit
from hokm.rules import Action, Awaited, Deal, DealResult, Match, MatchResult, Seat, Seats, Variant, format_action
from hokm.rules import events as e
from hokm.rules.declaring import Event
from hokm.rules.engine import State, legal

#: One object of the report: texts, whole numbers, lists of them, or None.
Line = dict[str, object]


class Public(Protocol):
    """What everybody may know of a match: a state has it, and so has every observation."""

    @property
    def match(self) -> Match:
        """What lives longer than a deal."""

    @property
    def deal(self) -> Deal:
        """The deal."""


def decision_line(variant: Variant, state: State, seat: Seat, action: Action) -> Line:
    """A decision: what the seat might have done, as sorted texts, and what it did."""
    options = sorted(format_action(option) for option in legal(variant, state, seat))
    return {
        "type": "decision",
        "deal": state.match.deals,
        "seat": seat,
        "legal": options,
        "action": format_action(action),
    }


def result_lines(variant: Variant, before: Public, after: Public, events: Iterable[Event]) -> Iterator[Line]:
    """The deal and the match that ended with an input; ``before`` and ``after`` are how it stood around it."""
    for event in events:
        if isinstance(event, e.DealEnded):
            yield _deal_line(variant, before, after, event.result)
        elif isinstance(event, e.MatchEnded):
            yield _match_line(event.result)


def _deal_line(variant: Variant, before: Public, after: Public, result: DealResult) -> Line:
    trump, streak = after.deal.trump, after.match.streak
    line: Line = {
        "type": "deal",
        "deal": before.match.deals,
        "dealer": before.match.dealer,
        "hakem": after.deal.hakem,
        "trump": None if trump is None else format_suit(trump),
        "tricks": list(result.tricks),
        **_only_some_games(variant, after.deal),
        "winner": result.winner,
        "kind": result.kind,
        "points": list(result.points),
        "score": list(result.score),
    }
    if variant.scoring.unit == "kots":
        line["streak"] = None if streak.side is None else list(streak)
    return line | {"next_dealer": result.next_dealer, "next_hakem": result.next_hakem}


def _only_some_games(variant: Variant, deal: Deal) -> Line:
    """What only some games tell of a deal: the tens that each side took, the bid (None where all passed)."""
    told: Line = {}
    if variant.capture.tens:
        told["tens"] = list(deal.tens or (0,) * variant.seating.sides)
    if "auction" in variant.phase_named:
        told["bid"] = deal.bid
    return told


def _match_line(result: MatchResult) -> Line:
    return {"type": "match", "winner": result.winner, "score": list(result.score), "reason": result.reason}


def unfinished_line(awaited: Awaited, public: Public) -> Line:
    """A match that stops before its end: the deal going on or coming next, the seats that may act."""
    to_act = sorted((*awaited.seats, *awaited.may)) if isinstance(awaited, Seats) else []
    no_pack_yet = not public.deal.dealt or public.deal.result is not None
    return {"type": "unfinished", "deal": public.match.deals + no_pack_yet, "to_act": to_act}
