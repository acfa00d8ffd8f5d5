"""The random player: any legal action, each equally likely. The yardstick for all others."""

from dataclasses import dataclass

from hokm.bots.bot import Choice
from hokm.cards import Rng
from hokm.rules import Action, Variant
from hokm.rules.tuples import make
from hokm.views import Observation


@dataclass(frozen=True)
class RandomBot:
    """Plays any legal action."""

    name: str = "random"
    version: str = "1.0.0"

    def choose(self, variant: Variant, view: Observation, budget: int, rng: Rng) -> Choice:
        """One of ``view.legal``, each equally likely."""
        options = view.legal
        # Most tricks leave one card: nothing has to be drawn then.
        return make(Choice, (options[rng.below(len(options))] if len(options) > 1 else options[0], 0))

    def asides(self, variant: Variant, view: Observation, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
        """Nothing."""
        return ()
