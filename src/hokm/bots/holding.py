"""What a card is worth in a hand before the play, when little is known of the others."""

from typing import Final

from hokm.bots.order import Order
from hokm.cards import Card, CardSet, cards_of

#: A side suit's card by its rank, from the two up: about the tricks it makes.
PLAIN: Final = (0.02, 0.02, 0.03, 0.03, 0.04, 0.05, 0.07, 0.1, 0.15, 0.25, 0.4, 0.6, 0.85)
#: A trump makes tricks whatever its rank, the higher the more.
TRUMP: Final = 0.5
TRUMP_RANK: Final = 0.035
ABOVE_ALL: Final = 1.2


def holding(order: Order, card: Card) -> float:
    """About how many tricks a card will make."""
    if order.kinds[-1] >> card & 1:
        return ABOVE_ALL
    rank = card % 13
    return TRUMP + TRUMP_RANK * rank if order.trumps >> card & 1 else PLAIN[rank]


def holdings(order: Order, cards: CardSet) -> float:
    """About how many tricks all these cards will make."""
    return sum(holding(order, card) for card in cards_of(cards))
