"""One card, and how it is written.

A card is an integer: ``52 * copy + 13 * suit + rank``, rank 0 for the two up to 12 for the ace. ``copy`` is 0
except in games with two packs, where the second copy of a card is written with a trailing ``2`` (``AS2``).
"""

from typing import Annotated, Final, NewType

Card = NewType("Card", int)
Suit = NewType("Suit", int)
Rank = NewType("Rank", int)

SUIT_LETTERS: Final = "SHDC"
RANK_LETTERS: Final = "23456789TJQKA"

SUITS: Final = tuple(Suit(index) for index in range(4))
RANKS: Final = tuple(Rank(index) for index in range(13))

_SUIT_SIGNS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


class NotationError(ValueError):
    """A text that cannot be read as a card, an action or a record. The message is for people."""


def make_card(rank: Rank, suit: Suit, copy: int = 0) -> Card:
    """The card of a rank and suit; ``copy`` is 1 for the second one of a two-pack game.

    >>> format_card(make_card(RANKS[12], SUITS[0]))
    'AS'
    """
    return Card(52 * copy + 13 * suit + rank)


#: A card that lies face down in a trick: of no suit, never held by anybody and never in a set of cards.
FACE_DOWN: Final = Card(104)
NO_SUIT: Final = Suit(4)
#: A card of a trick, where one may lie face down.
TrickCard = Annotated[Card, "or face down"]

#: The card that some games rank above all others.
TWO_OF_HEARTS: Final = make_card(RANKS[0], SUITS[1])

#: The suit printed on each card. (A table, since every card played asks for it: reading it is the quickest way.)
SUIT_OF: Final = (*(Suit(card % 52 // 13) for card in range(104)), NO_SUIT)
_RANK_OF: Final = tuple(Rank(card % 13) for card in range(104))


def suit_of(card: Card) -> Suit:
    """The suit printed on a card."""
    return SUIT_OF[card]


def rank_of(card: Card) -> Rank:
    """The rank printed on a card, 0 for the two up to 12 for the ace."""
    return _RANK_OF[card]


def _spell(card: int) -> str:
    return RANK_LETTERS[card % 13] + SUIT_LETTERS[card % 52 // 13] + ("2" if card >= 52 else "")


#: The spellings of all cards; one face down is written so to those who may not know it, and never read.
_SPELLINGS: Final = (*(_spell(card) for card in range(104)), "??")
_CARDS: Final = {text: Card(card) for card, text in enumerate(_SPELLINGS[:104])}


def format_card(card: Card) -> str:
    """The one spelling of a card: rank, then suit, ASCII capitals (``TD``)."""
    return _SPELLINGS[card]


def format_cards(cards: tuple[Card, ...]) -> str:
    """Several cards in their given order, separated by spaces."""
    return " ".join(_SPELLINGS[card] for card in cards)


def parse_card(text: str) -> Card:
    """Reads a card. Lower case, ``10`` for the ten and the suit signs are accepted too.

    >>> parse_card("10♥") == parse_card("TH")
    True
    """
    card = _CARDS.get(text)
    if card is None:
        card = _CARDS.get(_normal(text))
    if card is None:
        raise NotationError(f"{text!r} is not a card")
    return card


def _normal(text: str) -> str:
    plain = text.upper()
    for sign, letter in _SUIT_SIGNS.items():
        plain = plain.replace(sign, letter)
    return "T" + plain[2:] if plain.startswith("10") else plain


def format_suit(suit: Suit) -> str:
    """The letter of a suit: S, H, D or C."""
    return SUIT_LETTERS[suit]


def parse_suit(text: str) -> Suit:
    """Reads the letter or the sign of a suit.

    >>> format_suit(parse_suit("♦"))
    'D'
    """
    letter = _SUIT_SIGNS.get(text, text.upper())
    if len(letter) != 1 or letter not in SUIT_LETTERS:
        raise NotationError(f"{text!r} is not a suit")
    return Suit(SUIT_LETTERS.index(letter))
