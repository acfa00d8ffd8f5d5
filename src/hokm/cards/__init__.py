"""Cards, suits, ranks, sets of cards and packs; the one spelling of a card.

What for: the vocabulary that every other room speaks, and how values made of it are written as JSON. What not: no
rule of any game, no randomness of its own. Who may call: everybody. A card is a small integer, a set of cards is a bit
mask, so that hands are cheap to copy and compare; people and files see only the spelling (``AS``, ``TD``, ``9H``).
"""

from hokm.cards.card import (
    FACE_DOWN,
    RANKS,
    SUIT_OF,
    SUITS,
    TWO_OF_HEARTS,
    Card,
    NotationError,
    Rank,
    Suit,
    format_card,
    format_cards,
    format_suit,
    make_card,
    parse_card,
    parse_suit,
    rank_of,
    suit_of,
)
from hokm.cards.cardset import (
    EMPTY,
    SUIT_SETS,
    CardSet,
    cards_of,
    count,
    highest,
    lowest,
    of_suit,
    set_of,
)
from hokm.cards.chance import Rng, below_large, between, choose, shuffled
from hokm.cards.codec import Codec, spell, spelled
from hokm.cards.pack import PACK_52, Pack, canonical

__all__ = [
    "EMPTY",
    "FACE_DOWN",
    "PACK_52",
    "RANKS",
    "SUITS",
    "SUIT_OF",
    "SUIT_SETS",
    "TWO_OF_HEARTS",
    "Card",
    "CardSet",
    "Codec",
    "NotationError",
    "Pack",
    "Rank",
    "Rng",
    "Suit",
    "below_large",
    "between",
    "canonical",
    "cards_of",
    "choose",
    "count",
    "format_card",
    "format_cards",
    "format_suit",
    "highest",
    "lowest",
    "make_card",
    "of_suit",
    "parse_card",
    "parse_suit",
    "rank_of",
    "set_of",
    "shuffled",
    "spell",
    "spelled",
    "suit_of",
]
