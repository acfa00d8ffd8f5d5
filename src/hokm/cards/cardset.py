"""Sets of cards as bit masks: bit ``n`` stands for card ``n``."""

from collections.abc import Callable, Iterable
from typing import Final, NewType

from hokm.cards.card import SUITS, Card, Suit

CardSet = NewType("CardSet", int)

EMPTY: Final = CardSet(0)

_BITS: Final = tuple(1 << card for card in range(104))
_LANE: Final = (1 << 13) - 1
#: For each suit, all its cards, second copies included.
SUIT_SETS: Final = tuple(CardSet(_LANE << 13 * suit | _LANE << 52 + 13 * suit) for suit in SUITS)


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set of the given cards; a card named twice counts once."""
    mask = 0
    for card in cards:
        mask |= _BITS[card]
    return mask  # type: ignore[return-value]  # a call for each set is dear


def cards_of(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set, in rising order of their number."""
    found = []
    rest: int = cards
    while rest:
        low = rest & -rest
        found.append(Card(low.bit_length() - 1))
        rest ^= low
    return tuple(found)


def of_suit(cards: CardSet, suit: Suit) -> CardSet:
    """The cards of one suit within a set."""
    return CardSet(cards & SUIT_SETS[suit])


#: How many cards a set holds.
count: Callable[[CardSet], int] = int.bit_count


def highest(cards: CardSet) -> Card:
    """The highest card of a set that lies within one suit. The set must not be empty."""
    return max(cards_of(cards), key=lambda card: (card % 13, card))


def lowest(cards: CardSet) -> Card:
    """The lowest card of a set that lies within one suit. The set must not be empty."""
    return min(cards_of(cards), key=lambda card: (card % 13, card))
