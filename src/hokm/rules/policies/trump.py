"""Making trump: named by the hakem, left to a card that is turned up, or none at all (rules 3, 6.3, 6.4)."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hokm.cards import SUITS, Card, Pack, Suit, canonical
from hokm.rules import events as e
from hokm.rules.actions import Action, CallTrump, Seat, TurnUp
from hokm.rules.protocols import Chance, ChanceKind
from hokm.rules.state import Deal, State

if TYPE_CHECKING:
    from hokm.rules.transition import Run
    from hokm.rules.variant import Variant

CALLS: tuple[Action, ...] = tuple(CallTrump(suit) for suit in SUITS)

#: Which of the hakem's cards may be turned up, given the hakem's places in the pack batch by batch.
TurnUpPool = Callable[[tuple[tuple[int, ...], ...]], tuple[int, ...]]


def second_batch(batches: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The second batch."""
    return batches[1]


def last_batch(batches: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The last batch."""
    return batches[-1]


def remaining(batches: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """All later cards."""
    return tuple(place for batch in batches[1:] for place in batch)


def first_batch(batches: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """One of the first five, picked blind."""
    return batches[0]


@dataclass(frozen=True)
class Nth:
    """The ``number``-th card in dealing order, counting from 1."""

    number: int

    def __call__(self, batches: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        """Its place in the pack."""
        return (tuple(place for batch in batches for place in batch)[self.number - 1],)


def eldest(variant: "Variant", state: State) -> Seat:
    """The seat after the dealer."""
    assert state.match.dealer is not None
    return variant.seating.next(state.match.dealer)


def _turn_up_pool(variant: "Variant", state: State, turn_up: TurnUpPool) -> Pack:
    """The cards of which one is turned up, in canonical order."""
    places = variant.deal_plan.places(variant, eldest(variant, state))
    return canonical(state.hidden.pack[place] for place in turn_up(places))


class QuietPlay:
    """Nothing about trump happens during the play."""

    has_hakem: bool = True
    hides: bool = False
    lies_aside: bool = False
    rules_unseen: bool = False
    set_by_void: bool = False

    @property
    def may_turn_up(self) -> bool:
        """No card is turned up."""
        return False

    @property
    def set_at_once(self) -> bool:
        """No card sets trump."""
        return False

    def chance(self, variant: "Variant", state: State) -> Chance | None:
        """No card is drawn or turned for it."""
        return None

    def options(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """Nobody is asked."""
        return ()

    def options_in_play(self, variant: "Variant", state: State, plays: tuple[Action, ...]) -> tuple[Action, ...]:
        """Cards only."""
        return plays

    def told_in_play(self, run: "Run", seat: Seat, action: Action) -> bool:
        """Nothing is said."""
        return False

    def card_played(self, run: "Run", hand: Seat, card: Card) -> None:
        """Nothing follows."""

    def turn_begins(self, run: "Run") -> None:
        """Nothing happens by itself."""

    def trick_ended(self, run: "Run", before: Deal, place: int) -> None:
        """Nothing becomes known."""

    def trick_judged(self, run: "Run", before: Deal) -> None:
        """Nothing follows."""

    def in_force(self, state: State) -> Suit | None:
        """No secret trump."""
        return None

    def plays_face_down(self, state: State, card: Card) -> bool:
        """All cards lie open."""
        return False


@dataclass(frozen=True)
class ByTheHakem(QuietPlay, ABC):
    """The hakem makes trump on the first batch; where ``turn_up`` is set it may leave it to a card instead."""

    turn_up: TurnUpPool | None = None
    has_hakem: bool = True

    @abstractmethod
    def ways(self, state: State) -> tuple[Action, ...]:
        """How the hakem makes it."""

    @property
    def may_turn_up(self) -> bool:
        """Whether the hakem may leave the trump to a turned-up card."""
        return self.turn_up is not None

    def chance(self, variant: "Variant", state: State) -> Chance | None:
        """The turned-up card, once it is asked for."""
        if not state.deal.turning or self.turn_up is None:
            return None
        return Chance(ChanceKind.TURNED, _turn_up_pool(variant, state, self.turn_up))

    def options(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """The hakem's own ways, and turning up."""
        return self.ways(state) if self.turn_up is None else (*self.ways(state), TurnUp())


@dataclass(frozen=True)
class Called(ByTheHakem):
    """The hakem names any suit; ``only_turn_up``: it must be left to a card.

    Without ``has_hakem`` an auction says who that is.
    """

    only_turn_up: bool = False

    def ways(self, state: State) -> tuple[Action, ...]:
        """The four suits."""
        return () if self.only_turn_up else CALLS


@dataclass(frozen=True)
class NoTrump(QuietPlay):
    """There is no trump at all; ``has_hakem`` says whether a seat has a hakem's other rights."""

    has_hakem: bool = True


@dataclass(frozen=True)
class Foretold(QuietPlay):
    """A card drawn before the deal says the trump; no seat makes it."""

    has_hakem: bool = False


class Needed(StrEnum):
    """Which tricks give the right to name trump."""

    FIRST_TRICK = "first-trick"
    TWO_TRICKS = "two-tricks"


@dataclass(frozen=True)
class Earned(QuietPlay):
    """Trump is named during the play, by the winner of the tricks that are needed (rules 6.4).

    ``only_first_two``: of two tricks in a row only the first two tricks of the deal count.
    """

    needed: Needed = Needed.FIRST_TRICK
    only_first_two: bool = False

    def options_in_play(self, variant: "Variant", state: State, plays: tuple[Action, ...]) -> tuple[Action, ...]:
        """Before the lead that follows those tricks, trump must be named."""
        return CALLS if not state.deal.trick and self._earned(variant, state.deal) else plays

    def told_in_play(self, run: "Run", seat: Seat, action: Action) -> bool:
        """The winner names trump."""
        if not isinstance(action, CallTrump):
            return False
        run.emit(e.TrumpCalled(seat, action.suit))
        return True

    def _earned(self, variant: "Variant", deal: Deal) -> bool:
        sides = [variant.seating.side_of[seat] for seat in deal.winners]
        if self.needed is Needed.FIRST_TRICK:
            return len(sides) == 1
        return len(sides) >= 2 and sides[-1] == sides[-2] and (len(sides) == 2 or not self.only_first_two)
