"""What a card is worth if it is kept: about how many tricks it will still make."""

from typing import Final

from hokm.bots.inference import Inference
from hokm.cards import Card

#: A side suit's card by how many higher ones the opponents may hold.
PLAIN: Final = (0.72, 0.34, 0.16, 0.07)
MASTER_TRUMP: Final = 0.95
LOW_TRUMP: Final = 0.42
#: A little for each rank, so that of cards that do the same the lower one goes.
RANK: Final = 0.006


def worth(inference: Inference, card: Card) -> float:
    """The tricks that this card may still make, from 0 to about 1."""
    above = (inference.higher[card] & inference.against).bit_count()
    rank = RANK * (card % 13)
    if inference.is_trump(card):
        if not above:
            return MASTER_TRUMP + rank / 10
        return LOW_TRUMP + (MASTER_TRUMP - LOW_TRUMP) / (1 + above) + rank
    length = (inference.hand & inference.suits[inference.suit[card]]).bit_count()
    if above > length - 1:
        # It falls under the higher ones before its turn comes.
        return PLAIN[-1] * (above < 4) / 2 + rank
    return PLAIN[min(above, len(PLAIN) - 1)] + rank
