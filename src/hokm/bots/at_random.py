"""The random player: any legal action, each equally likely. The yardstick for all others."""

from dataclasses import dataclass

from hokm.bots.bot import BlindBot
from hokm.cards import Rng
from hokm.rules import Action, Variant
from hokm.views import Observation


@dataclass(frozen=True)
class RandomBot(BlindBot):
    """Plays any legal action."""

    name: str = "random"
    version: str = "1.0.0"

    def choose_blindly(self, options: tuple[Action, ...], rng: Rng) -> Action:
        """One of the options, each equally likely. Where there is only one, nothing is drawn."""
        return options[rng.below(len(options))] if len(options) > 1 else options[0]

    def asides(self, variant: Variant, view: Observation, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
        """Nothing."""
        return ()
