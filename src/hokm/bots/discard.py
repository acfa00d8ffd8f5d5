"""Throwing a card away: which one is missed least."""

from typing import Final

from hokm.bots.inference import Inference
from hokm.bots.worth import worth
from hokm.cards import Card, CardSet, cards_of

#: What a hand with trumps gains by losing its last card of a suit.
NEW_VOID: Final = 0.12
#: What it costs to leave a high card without the low ones that let it wait for its turn.
BARE: Final = 0.3


def missed(inference: Inference, card: Card) -> float:
    """How much a card is missed when it is thrown away, the trick being no concern any more."""
    return worth(inference, card) + _bares(inference, card) - _makes_void(inference, card)


def _bares(inference: Inference, card: Card) -> float:
    """Whether a higher card of the suit would stand too short to wait for its turn."""
    suit = inference.hand & inference.suits[inference.suit[card]]
    length = suit.bit_count()
    higher, against = inference.higher, inference.against
    for other in cards_of(CardSet(suit)):
        above = (higher[other] & against).bit_count()
        if other != card and 0 < above == length - 1 <= 2:
            return BARE / above
    return 0.0


def _makes_void(inference: Inference, card: Card) -> float:
    if inference.is_trump(card) or not inference.hand & inference.trumps:
        return 0.0
    length = (inference.hand & inference.suits[inference.suit[card]]).bit_count()
    out = (inference.unseen & inference.suits[inference.suit[card]]).bit_count()
    return NEW_VOID / length if out else 0.0
