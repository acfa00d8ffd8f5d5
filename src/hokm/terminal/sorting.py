"""The order of the own hand, and why a card may not be played: what the page does too, from the same facts."""

from collections.abc import Collection, Iterable
from itertools import pairwise, permutations

from hokm.cards import Card, Suit, parse_suit, rank_of, suit_of

RED = {parse_suit("H"), parse_suit("D")}


def sorted_hand(cards: Iterable[Card], trump: Suit | None) -> list[Card]:
    """Trump first, then the suits in alternating colours, each from high to low.

    >>> from hokm.cards import format_cards, parse_card
    >>> format_cards(tuple(sorted_hand(map(parse_card, "2H AS KD QC JH".split()), None)))
    'AS JH 2H QC KD'
    """
    held = list(cards)
    order = min(_orders({suit_of(card) for card in held}, trump), key=_clashes)
    return sorted(held, key=lambda card: (order.index(suit_of(card)), -rank_of(card), card))


def _orders(suits: set[Suit], trump: Suit | None) -> Iterable[tuple[Suit, ...]]:
    if trump in suits and trump is not None:
        return ((trump, *rest) for rest in permutations(sorted(suits - {trump})))
    return permutations(sorted(suits))


def _clashes(order: tuple[Suit, ...]) -> int:
    return sum((one in RED) == (other in RED) for one, other in pairwise(order))


def duty_of(hand: Collection[Card], legal: Collection[Card], led: Suit | None, trump: Suit | None) -> str | None:
    """What the legal cards say about the duty; None when every card may be played."""
    barred = [card for card in hand if card not in legal]
    if not barred or not legal:
        return None
    trumps = any(suit_of(card) == trump for card in barred)
    if led is None:
        return "lead-no-trump" if trumps else "lead-trump"
    if any(suit_of(card) == led for card in hand):
        return "follow"
    return "overtrump" if trumps else "trump"
