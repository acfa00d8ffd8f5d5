"""Bidding: about how many tricks the own side takes, and what is said on it."""

from typing import Final

from hokm.bots.holding import holdings
from hokm.bots.order import order_of
from hokm.cards import SUITS
from hokm.rules import Action, Bid, Pass, Variant
from hokm.views import Observation

#: What the best suit as trump makes of an average hand, of thirteen cards.
AVERAGE: Final = 4.5


def speak(variant: Variant, view: Observation) -> Action:
    """The lowest bid that may be made, if the side is likely to take as many tricks; never a higher one."""
    least = min(option.tricks for option in view.legal if isinstance(option, Bid))
    return Bid(least) if expected_tricks(variant, view) >= least else Pass()


def expected_tricks(variant: Variant, view: Observation) -> float:
    """About how many tricks the side takes with the best suit of this hand as trump."""
    own = max(holdings(order_of(variant, suit), view.hand) for suit in SUITS)
    return own * variant.tricks / view.hand.bit_count()
