"""Playing to a trick that somebody else has led: follow suit, ruff, or throw away."""

from typing import Final

from hokm.bots.discard import missed
from hokm.bots.inference import Inference
from hokm.cards import Card

#: How much a card's worth for later tricks counts against winning this one, ordinarily and where that may be the last.
THRIFT: Final = 0.6
URGENT_THRIFT: Final = 0.05
#: What each further card of a suit is worth to the hand that makes it trump by throwing one away.
LENGTH: Final = 0.2


def value_of_following(inference: Inference, card: Card) -> float:
    """The balance of taking this trick for the side and keeping what makes tricks later."""
    thrift = URGENT_THRIFT if inference.is_urgent else THRIFT * inference.stakes.later
    balance = inference.stakes.gain(inference, card) - thrift * missed(inference, card)
    if inference.trump is None and inference.would_set(card):
        balance += LENGTH * inference.of(inference.suit[card]).bit_count()
    return balance


def follow(inference: Inference) -> Card:
    """The card with the best balance."""
    return max(inference.choices(), key=lambda card: value_of_following(inference, card))
