"""Making trump: named by the hakem, or left to a card that is turned up (rules 3, 6.3)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hokm.cards import SUITS, Pack, canonical
from hokm.rules.actions import Action, CallTrump, TurnUp
from hokm.rules.state import State

if TYPE_CHECKING:
    from hokm.rules.variant import Variant

_CALLS: tuple[Action, ...] = tuple(CallTrump(suit) for suit in SUITS)

#: Which of the hakem's cards may be turned up, given his places in the pack batch by batch.
TurnUpPool = Callable[[tuple[tuple[int, ...], ...]], tuple[int, ...]]


def second_batch(batches: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """His second batch."""
    return batches[1]


def last_batch(batches: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """His last batch."""
    return batches[-1]


def remaining(batches: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """All his later cards."""
    return tuple(place for batch in batches[1:] for place in batch)


def first_batch(batches: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """One of his first five, picked blind."""
    return batches[0]


def nth(number: int) -> TurnUpPool:
    """His ``number``-th card in dealing order, counting from 1."""

    def pool(batches: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        return (tuple(place for batch in batches for place in batch)[number - 1],)

    return pool


@dataclass(frozen=True)
class Called:
    """The hakem names any suit on his first batch; where ``turn_up`` is set he may leave it to a card instead."""

    turn_up: TurnUpPool | None = None

    @property
    def may_turn_up(self) -> bool:
        """Whether the hakem may leave the trump to a turned-up card."""
        return self.turn_up is not None

    def options(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """The four suits, and turning up."""
        return _CALLS if self.turn_up is None else (*_CALLS, TurnUp())

    def pool(self, variant: "Variant", state: State) -> Pack:
        """The cards of which one is turned up, in canonical order."""
        assert self.turn_up is not None
        places = variant.deal_plan.places(variant, state.deal.actor)
        return canonical(state.hidden.pack[place] for place in self.turn_up(places))
