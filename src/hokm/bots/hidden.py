"""A trump that lies face down: whether to ask for it, or, for its owner, to turn it up."""

from typing import Final

from hokm.bots.inference import Inference
from hokm.cards import count, of_suit, suit_of

#: A trick that the side wins less often than this without a trump is worth a trump.
DOUBTFUL: Final = 0.5
#: With so many trumps their owner turns them up to draw the others', the card laid down among them.
MANY: Final = 4


def wants_trump(inference: Inference) -> bool:
    """Whether a hand that may ask for trump, or turn it up, does so instead of playing a card.

    Where tricks lie in a heap, they are safe from its owner's side while trump lies hidden: the others leave it there.
    """
    if not inference.trick:
        return _own_trumps(inference) >= MANY
    if inference.view.deal.laid in inference.opponents and not inference.variant.capture.at_once:
        return False
    return max(inference.ours_after(card) for card in inference.playable) < DOUBTFUL


def _own_trumps(inference: Inference) -> int:
    laid = inference.view.secrets.laid
    return 0 if laid is None else 1 + count(of_suit(inference.hand, suit_of(laid)))
