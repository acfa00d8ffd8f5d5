"""Throwing a card away: which one is missed least."""

from typing import Final

from hokm.bots.reading import Reading
from hokm.bots.worth import worth
from hokm.cards import Card, CardSet, cards_of

#: What a hand with trumps gains by losing its last card of a suit.
NEW_VOID: Final = 0.12
#: What it costs to leave a high card without the low ones that let it wait for its turn.
BARE: Final = 0.3


def missed(reading: Reading, card: Card) -> float:
    """How much a card is missed when it is thrown away, the trick being no concern any more."""
    return worth(reading, card) + _bares(reading, card) - _makes_void(reading, card)


def _bares(reading: Reading, card: Card) -> float:
    """Whether a higher card of the suit would stand too short to wait for its turn."""
    suit = reading.hand & reading.suits[reading.suit[card]]
    length = suit.bit_count()
    higher, against = reading.higher, reading.against
    for other in cards_of(CardSet(suit)):
        above = (higher[other] & against).bit_count()
        if other != card and 0 < above == length - 1 <= 2:
            return BARE / above
    return 0.0


def _makes_void(reading: Reading, card: Card) -> float:
    if reading.is_trump(card) or not reading.hand & reading.trumps:
        return 0.0
    length = (reading.hand & reading.suits[reading.suit[card]]).bit_count()
    out = (reading.unseen & reading.suits[reading.suit[card]]).bit_count()
    return NEW_VOID / length if out else 0.0
