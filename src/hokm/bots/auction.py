"""Bidding: about how many tricks the own side takes, and what is said on it."""

from typing import Final

from hokm.bots.holding import holdings
from hokm.bots.order import order_of
from hokm.cards import SUITS
from hokm.rules import Action, Bid, Pass, Variant
from hokm.views import Observation

#: Of the tricks that a hand does not make by itself, the share that its side still gets from a partner or a dummy.
HELP: Final = 0.25


def speak(variant: Variant, view: Observation) -> Action:
    """The lowest bid that may be made, if the side is likely to take as many tricks; never a higher one."""
    least = min(option.tricks for option in view.legal if isinstance(option, Bid))
    return Bid(least) if expected_tricks(variant, view) >= least else Pass()


def expected_tricks(variant: Variant, view: Observation) -> float:
    """About how many tricks the side takes with the best suit of this hand as trump."""
    own = max(holdings(order_of(variant, suit), view.hand) for suit in SUITS) * variant.tricks / view.hand.bit_count()
    return own + HELP * (variant.tricks - own)
