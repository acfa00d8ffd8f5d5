"""The engine: who is awaited, what is legal, what an input makes happen. It plays every variant alike."""

from collections.abc import Iterable
from typing import Any

from hokm.cards import format_card
from hokm.rules.actions import OUT_OF_TURN, Act, Action, Agree, Input, PlayCard, Resign, Seat
from hokm.rules.declaring import Event, Guarded, Public, whole
from hokm.rules.errors import IllegalAction, IllegalChance, RefusalCode
from hokm.rules.events import MatchEnded, PhaseBegan, Resigned
from hokm.rules.fold import FOLDS, evolve, first_state, fold_of
from hokm.rules.notation import format_action
from hokm.rules.protocols import Awaited, Chance, Over, Seats
from hokm.rules.refusal_texts import BEFORE, REFUSALS
from hokm.rules.results import MatchResult
from hokm.rules.state import State
from hokm.rules.variant import Variant

__all__ = ["Run", "advance", "apply", "awaiting", "evolve", "first_state", "legal", "replay"]

FINISHED = Over()
#: More options than these are not listed one by one.
MOST_LISTED = 6


class Run:
    """One input being carried out: the events so far and the state after them."""

    __slots__ = ("events", "state", "variant")

    def __init__(self, variant: Variant, state: State) -> None:
        self.variant = variant
        self.state = state
        self.events: tuple[Event, ...] = ()

    def emit(self, happened: Public | Guarded) -> None:
        """Something happened."""
        event: Any = happened
        fold = FOLDS.get(type(event))
        if fold is None:  # what is guarded becomes whole here; or it is the first of its kind
            event = happened if isinstance(happened, Public) else whole(happened)
            fold = fold_of(type(event))
        self.state = fold(self.variant, self.state, event)
        self.events += (event,)

    def enter(self, name: str) -> None:
        """Begins the phase of that name."""
        self.emit(PhaseBegan(name))
        self.variant.phase(name).begin(self)

    def next_phase(self) -> None:
        """Begins the phase that follows the present one."""
        self.enter(self.variant.phase_after(self.state.phase).name)


def awaiting(variant: Variant, state: State) -> Awaited:
    """Who must act, which chance input is due, or that the match is over."""
    if state.match.result is not None:
        return FINISHED
    return variant.phase_named[state.phase].awaited(variant, state)


def legal(variant: Variant, state: State, seat: Seat) -> tuple[Action, ...]:
    """What an awaited seat may do; empty for other seats. Out-of-turn actions are never in it."""
    if state.match.result is not None:
        return ()
    return variant.phase_named[state.phase].legal(variant, state, seat)


def advance(variant: Variant, state: State, given: Input) -> tuple[State, tuple[Event, ...]]:
    """The state after an input, and what happened.

    Raises IllegalAction or IllegalChance and changes nothing when the rules forbid the input.
    """
    run = Run(variant, state)
    phase = variant.phase_named[state.phase]
    if state.match.result is not None:
        raise _after_the_end(variant, given)
    if isinstance(given, Act):
        seat, action = given
        if not phase.try_action(run, seat, action):
            _aside(run, seat, action)
    else:
        phase.chance(run, given)
    return run.state, run.events


def apply(variant: Variant, state: State, given: Input) -> tuple[Event, ...]:
    """What happens on an input; raises as ``advance``."""
    return advance(variant, state, given)[1]


def replay(variant: Variant, inputs: Iterable[Input]) -> State:
    """The state after a list of inputs, from the start of a match."""
    state = first_state(variant)
    for given in inputs:
        state, _ = advance(variant, state, given)
    return state


def _after_the_end(variant: Variant, given: Input) -> Exception:
    if not isinstance(given, Act):
        return IllegalChance("the match is over")
    return _no_seat(variant, given.seat) or IllegalAction(RefusalCode.MATCH_OVER, "the match is over")


def _no_seat(variant: Variant, seat: Seat) -> Exception | None:
    if 0 <= seat < variant.seating.seats:
        return None
    return IllegalAction(RefusalCode.NOT_YOUR_TURN, f"there is no seat {seat}")


def _aside(run: Run, seat: Seat, action: Action) -> None:
    """An action that the seat was not asked for: out of turn, or refused."""
    variant, state = run.variant, run.state
    problem = _no_seat(variant, seat)
    if problem is not None:
        raise problem
    if isinstance(action, Resign):
        _resign(run, seat)
    elif not isinstance(action, OUT_OF_TURN):
        raise _refusal(variant, state, seat, action)
    elif variant.announcements.check(variant, state, seat, action):
        variant.phase(state.phase).aside(run, seat, action)
    else:
        raise IllegalAction(RefusalCode.NOT_NOW, f"cannot {REFUSALS[type(action)]} now")


def _resign(run: Run, seat: Seat) -> None:
    run.emit(Resigned(seat))
    score, side = run.state.match.score, run.variant.seating.side_of[seat]
    others = [other for other in range(len(score)) if other != side]
    best = max(score[other] for other in others)
    leaders = [other for other in others if score[other] == best]
    winner = leaders[0] if len(leaders) == 1 else None
    run.emit(MatchEnded(MatchResult(winner, score, "resign")))


def _refusal(variant: Variant, state: State, seat: Seat, action: Action) -> Exception:
    awaited = awaiting(variant, state)
    if isinstance(awaited, Chance):
        return IllegalAction(RefusalCode.NOT_NOW, f"nobody can act before {BEFORE[awaited.kind]}")
    assert isinstance(awaited, Seats)
    if seat not in (*awaited.seats, *awaited.may):
        turn = " and ".join(f"seat {other}'s" for other in awaited.seats)
        return IllegalAction(RefusalCode.NOT_YOUR_TURN, f"it is {turn} turn")
    options = legal(variant, state, seat)
    if isinstance(action, PlayCard):
        if not any(isinstance(option, PlayCard) for option in options):
            return IllegalAction(RefusalCode.NOT_NOW, f"a card cannot be played now; it is time to {_listed(options)}")
        hand = state.hand_to_play()
        if not hand >> action.card & 1:
            return IllegalAction(RefusalCode.NOT_IN_HAND, f"{format_card(action.card)} is not in the hand")
        return variant.follow.refusal(variant, state.deal, hand, action.card)
    if isinstance(options[0], Agree):
        return IllegalAction(RefusalCode.NOT_NOW, "first agree or refuse")
    return IllegalAction(RefusalCode.NOT_NOW, f"cannot {format_action(action)} now")


def _listed(options: tuple[Action, ...]) -> str:
    """The options, or what kind they are where there are many."""
    texts = sorted(format_action(option) for option in options)
    return " or ".join(texts if len(texts) <= MOST_LISTED else sorted({text.partition(" ")[0] for text in texts}))
