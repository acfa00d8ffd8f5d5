"""What a computer player is: a pure function of what its seat may know."""

from abc import ABC, abstractmethod
from typing import NamedTuple, Protocol

from hokm.cards import Rng
from hokm.rules import Action, Variant
from hokm.views import Observation


class Choice(NamedTuple):
    """The action chosen, and how many samples were really used for it (0 where none are)."""

    action: Action
    samples: int = 0


class BotFailed(RuntimeError):
    """A computer player broke off with an error, or chose what it may not. The message says who and how."""

    def __init__(self, name: str, how: Exception) -> None:
        super().__init__(f"the computer player {name} failed: {type(how).__name__}: {how}")


class Bot(Protocol):
    """A computer player without memory: the same observation, budget and randomness give the same choice.

    It is given an observation and nothing else; it never sees a state. ``budget`` counts samples, not time.
    """

    @property
    def name(self) -> str:
        """The word it is chosen by, ``level-2`` say."""

    @property
    def version(self) -> str:
        """Changes whenever any choice may differ."""

    def choose(self, variant: Variant, view: Observation, budget: int, rng: Rng) -> Choice:
        """One of ``view.legal``."""

    def asides(self, variant: Variant, view: Observation, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
        """Which of the ``allowed`` out-of-turn actions it makes as a phase begins."""


class BlindBot(ABC):
    """A ``Bot`` that looks at nothing but its options: no view is made for it where none is recorded."""

    @abstractmethod
    def choose_blindly(self, options: tuple[Action, ...], rng: Rng) -> Action:
        """One of the ``options``."""

    def choose(self, variant: Variant, view: Observation, budget: int, rng: Rng) -> Choice:
        """One of ``view.legal``."""
        return Choice(self.choose_blindly(view.legal, rng))
