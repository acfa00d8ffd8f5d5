"""Packs: which cards a game is played with."""

from collections.abc import Iterable
from typing import Final

from hokm.cards.card import Card

#: A pack in canonical order: suits S H D C, ranks high to low, second copies after all first ones.
Pack = tuple[Card, ...]


def canonical(cards: Iterable[Card]) -> Pack:
    """The cards in canonical order.

    >>> from hokm.cards import format_cards, parse_card
    >>> format_cards(canonical(map(parse_card, ["2S", "AD", "KS"])))
    'KS 2S AD'
    """
    return tuple(sorted(cards, key=lambda card: (card // 13, -(card % 13))))


PACK_52: Final[Pack] = canonical(Card(number) for number in range(52))
