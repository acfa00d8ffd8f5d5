"""What phases have in common in which nobody acts, and what is said of a chance input that is not due."""

from hokm.rules.actions import (
    Action,
    CardDrawn,
    CardsDrawn,
    CardTurned,
    ChanceInput,
    LotDrawn,
    PackDealt,
    Seat,
)
from hokm.rules.errors import IllegalChance
from hokm.rules.state import State
from hokm.rules.transition import Run
from hokm.rules.variant import Variant

_WORDS = {
    CardsDrawn: "draw",
    LotDrawn: "lot",
    PackDealt: "deal",
    CardTurned: "turned card",
    CardDrawn: "drawn card",
}


def not_due(given: ChanceInput) -> IllegalChance:
    """The refusal of a chance input that nothing waits for."""
    return IllegalChance(f"no {_WORDS[type(given)]} is due now")


class WaitsForChance:
    """A phase that waits for chance alone."""

    def legal(self, variant: Variant, state: State, seat: Seat) -> tuple[Action, ...]:
        """Nobody acts."""
        return ()

    def begin(self, run: Run) -> None:
        """Waits."""

    def try_action(self, run: Run, seat: Seat, action: Action) -> bool:
        """Nobody acts."""
        return False

    def aside(self, run: Run, seat: Seat, action: Action) -> None:
        """Nobody speaks."""
        raise AssertionError("nothing is said while chance is awaited")


class WaitsForSeats:
    """A phase in which chance has no part and nothing is said out of turn."""

    def aside(self, run: Run, seat: Seat, action: Action) -> None:
        """Nobody speaks."""
        raise AssertionError("nothing is said out of turn in this phase")

    def chance(self, run: Run, given: ChanceInput) -> None:
        """Chance has no part in it."""
        raise not_due(given)
