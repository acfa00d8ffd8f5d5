"""The fold: what each kind of event makes of the match, of the deal and of the hidden part of a state.

How is said beside the event itself, by functions that are marked with ``changes_match``, ``changes_deal`` and
``changes_state``. What an event makes of the public parts needs nothing that is secret: a viewer's copy is kept by the
same functions, from the events as that viewer saw them.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from hokm.cards import CardSet
from hokm.rules.declaring import Event, declared
from hokm.rules.state import Deal, Hidden, Match, State
from hokm.rules.tuples import make
from hokm.rules.variant import Variant

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
MatchFold = Callable[[str, Match, Any], Match]
DealFold = Callable[[Variant, Deal, Any], Deal]
Fold = Callable[[Variant, State, Any], State]

_MATCH: Final[dict[type, MatchFold]] = {}
_DEAL: Final[dict[type, DealFold]] = {}
#: How each kind of event, as the table keeps it, is folded into a state; others are added when they are first met.
FOLDS: Final[dict[type, Fold]] = {}


def changes_match(kind: type) -> Callable[[F], F]:
    """Marks what events of a kind make of the match, given the phase, the match and the event."""
    return _kept(_MATCH, kind)


def changes_deal(kind: type) -> Callable[[F], F]:
    """Marks what events of a kind make of the deal, given the variant, the deal and the event."""
    return _kept(_DEAL, kind)


def changes_state(kind: type) -> Callable[[F], F]:
    """Marks what events of a kind make of the whole state, its public parts too: where hidden things change, or where
    it happens so often that every step counts.
    """
    return _kept(FOLDS, declared(kind).whole)


def _kept(folds: dict[type, Any], kind: type) -> Callable[[F], F]:
    def keep(fold: F) -> F:
        folds[kind] = fold
        return fold

    return keep


def first_match(variant: Variant) -> Match:
    """The public part of a match before anything has happened."""
    none = (0,) * variant.seating.sides
    return Match(score=none, won=none)


def first_state(variant: Variant) -> State:
    """A match before anything has happened."""
    return State(variant.phases[0].name, first_match(variant), Deal(), Hidden())


def match_after(phase: str, match: Match, event: Any, kind: type) -> Match:
    """The public part of the match after an event of a kind, or after what a viewer saw of it."""
    fold = _MATCH.get(kind)
    return match if fold is None else fold(phase, match, event)


def deal_after(variant: Variant, deal: Deal, event: Any, kind: type) -> Deal:
    """The public part of the deal after an event of a kind, or after what a viewer saw of it."""
    fold = _DEAL.get(kind)
    return deal if fold is None else fold(variant, deal, event)


def evolve(variant: Variant, state: State, event: Event) -> State:
    """The state after one more event. TypeError for one that is not declared, and for a viewer's part of one."""
    return fold_of(type(event))(variant, state, event)


def fold_of(kind: type) -> Fold:
    """How events of a class are folded: most of them change what is public and nothing else."""
    fold = FOLDS.get(kind)
    if fold is None:
        if declared(kind).whole is not kind:
            raise TypeError(f"a viewer's part of {kind.__name__} is no event of the table")
        fold = FOLDS[kind] = public_after
    return fold


def public_after(variant: Variant, state: State, event: Any) -> State:
    """The state with its public parts as they are after an event."""
    phase, match, deal, hidden, hands = state
    kind = declared(type(event)).kind
    match, deal = match_after(phase, match, event, kind), deal_after(variant, deal, event, kind)
    return make(State, (phase, match, deal, hidden, hands))


# ------------------------------------------------------------------------------- small steps that several folds take


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The values with another one for that seat."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def with_cards(sets: tuple[CardSet, ...], seat: int, cards: int) -> tuple[CardSet, ...]:
    """The sets, with these cards added to that seat's."""
    return put(sets, seat, CardSet(sets[seat] | cards))


def moved(hands: tuple[CardSet, ...], seat: int, out: int, into: int = 0) -> tuple[CardSet, ...]:
    """The hands after cards left one and others came to it."""
    return put(hands, seat, CardSet(hands[seat] & ~out | into))
