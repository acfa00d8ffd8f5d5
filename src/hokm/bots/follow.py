"""Playing to a trick that somebody else has led: follow suit, ruff, or throw away."""

from typing import Final

from hokm.bots.discard import missed
from hokm.bots.reading import Reading
from hokm.cards import Card

#: How much a card's worth for later tricks counts against winning this one, ordinarily and where that may be the last.
THRIFT: Final = 0.6
URGENT_THRIFT: Final = 0.05
#: What each further card of a suit is worth to the hand that makes it trump by throwing one away.
LENGTH: Final = 0.2


def value_of_following(reading: Reading, card: Card) -> float:
    """The balance of taking this trick for the side and keeping what makes tricks later."""
    thrift = URGENT_THRIFT if reading.is_urgent else THRIFT * reading.stakes.later
    balance = reading.stakes.gain(reading, card) - thrift * missed(reading, card)
    if reading.trump is None and reading.would_set(card):
        balance += LENGTH * reading.of(reading.suit[card]).bit_count()
    return balance


def follow(reading: Reading) -> Card:
    """The card with the best balance."""
    return max(reading.choices(), key=lambda card: value_of_following(reading, card))
