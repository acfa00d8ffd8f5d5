"""A hand that lies open during the play: the dummy's (rules 16)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hokm.rules import events as e

if TYPE_CHECKING:
    from hokm.rules.transition import Run


@dataclass(frozen=True)
class AllHandsHidden:
    """No hand lies open before the deal is over."""

    def play_begins(self, run: "Run") -> None:
        """Nothing is shown."""

    def first_card_led(self, run: "Run") -> None:
        """Nothing is shown."""


@dataclass(frozen=True)
class DummyOpens:
    """The dummy's hand lies open for all, from before the first lead or from right ``after_lead``."""

    after_lead: bool = False

    def play_begins(self, run: "Run") -> None:
        """Before the lead."""
        if not self.after_lead:
            _show(run)

    def first_card_led(self, run: "Run") -> None:
        """After it."""
        if self.after_lead:
            _show(run)


def _show(run: "Run") -> None:
    dummy = run.variant.seating.seats
    run.emit(e.HandExposed(dummy, run.state.hands[dummy]))
