"""Playing to a trick that somebody else has led: follow suit, ruff, or throw away."""

from typing import Final

from hokm.bots.discard import missed
from hokm.bots.reading import Reading
from hokm.cards import Card

#: How much a card's worth for later tricks counts against winning this one.
THRIFT: Final = 0.6
#: The same where this trick may decide the deal: there is little to save a card for.
LAST_CHANCE: Final = 0.05


def thrift(reading: Reading) -> float:
    """How dear cards are: not at all when either side needs but one more trick."""
    sides = range(reading.variant.seating.sides)
    return LAST_CHANCE if min(reading.needs(side) for side in sides) == 1 else THRIFT


def value_of_following(reading: Reading, card: Card) -> float:
    """The balance of taking this trick for the side and keeping what makes tricks later."""
    return reading.ours_after(card) - thrift(reading) * missed(reading, card)


def follow(reading: Reading) -> Card:
    """The card with the best balance."""
    return max(reading.playable, key=lambda card: value_of_following(reading, card))
