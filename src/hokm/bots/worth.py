"""What a card is worth if it is kept: about how many tricks it will still make."""

from typing import Final

from hokm.bots.reading import Reading
from hokm.cards import Card

#: A side suit's card by how many higher ones the opponents may hold.
PLAIN: Final = (0.72, 0.34, 0.16, 0.07)
MASTER_TRUMP: Final = 0.95
LOW_TRUMP: Final = 0.42
#: A little for each rank, so that of cards that do the same the lower one goes.
RANK: Final = 0.006


def worth(reading: Reading, card: Card) -> float:
    """The tricks that this card may still make, from 0 to about 1."""
    above = (reading.higher[card] & reading.against).bit_count()
    rank = RANK * (card % 13)
    if reading.is_trump(card):
        if not above:
            return MASTER_TRUMP + rank / 10
        return LOW_TRUMP + (MASTER_TRUMP - LOW_TRUMP) / (1 + above) + rank
    length = (reading.hand & reading.suits[reading.suit[card]]).bit_count()
    if above > length - 1:
        # It falls under the higher ones before its turn comes.
        return PLAIN[-1] * (above < 4) / 2 + rank
    return PLAIN[min(above, len(PLAIN) - 1)] + rank
