"""What follows from the key of a deal: the pack, a lot, a card of a pool."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from hokm.cards import Card, Pack, rank_of, shuffled, suit_of
from hokm.fairness.stream import Stream

#: The key of a deal of the match, counted from 1.
KeyOf = Callable[[int], bytes]


@lru_cache(maxsize=64)
def canonical(cards: Pack) -> Pack:
    """Cards in the order that shuffling begins with: suits S H D C, each from the ace down; second copies last."""
    return tuple(sorted(cards, key=lambda card: (card // 52, suit_of(card), -rank_of(card))))


class KeyedDealer:
    """Brings every chance input of a match from the keys of its deals: a Dealer for tables.

    The same keys bring the same chance, whenever and however often they are asked.
    """

    def __init__(self, key_of: KeyOf) -> None:
        self._key_of = key_of

    def draw(self, pack: Pack) -> Iterator[Pack]:
        """Packs to turn cards from, one shuffle after another of one stream."""
        stream, whole = Stream(self._key_of(1), "draw"), canonical(pack)
        while True:
            yield tuple(shuffled(whole, stream))

    def lot(self, seats: int) -> int:
        """One of the seats."""
        return Stream(self._key_of(1), "lot").below(seats)

    def deal(self, deal: int, pack: Pack, removed: Pack = ()) -> Pack:
        """The shuffled pack of a deal; one of the cards ``removed``, taken by chance, is left out."""
        whole = canonical(pack)
        if removed:
            out = self._one_of(deal, "removed", removed)
            whole = tuple(card for card in whole if card != out)
        return tuple(shuffled(whole, Stream(self._key_of(deal), "deal")))

    def turned(self, deal: int, pool: Pack) -> Card:
        """The card of a pool that is turned up."""
        return self._one_of(deal, "turned", pool)

    def drawn(self, deal: int, pool: Pack) -> Card:
        """The card of a pool that is drawn for trump."""
        return self._one_of(deal, "drawn", pool)

    def _one_of(self, deal: int, label: str, pool: Pack) -> Card:
        return canonical(pool)[Stream(self._key_of(deal), label).below(len(pool))]
