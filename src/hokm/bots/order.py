"""What counts to which suit and what beats what, once it is said which suit is trump.

The same for all deals of a game, so it is worked out once and looked up.
"""

from functools import cache
from typing import Final, NamedTuple

from hokm.cards import EMPTY, SUIT_OF, SUIT_SETS, TWO_OF_HEARTS, Card, CardSet, Suit, rank_of, set_of
from hokm.rules import Variant

_CARDS: Final = tuple(Card(number) for number in range(104))
_TWO: Final = CardSet(1 << TWO_OF_HEARTS)
#: A card that belongs to no suit: the two of hearts while it stands above all suits and trump is not known.
NO_SUIT: Final = Suit(4)
#: The places of the four suits and of what belongs to none.
LANES: Final = tuple(Suit(lane) for lane in range(5))


class Order(NamedTuple):
    """``suit`` is the suit that each card counts to, ``suits`` the cards of each (the fifth: of none), ``trumps`` the
    trumps. ``higher`` holds for each card the cards of its suit that beat it when they are played after it, ``kinds``
    the sets of cards that a hand can be shown not to hold.
    """

    suit: tuple[Suit, ...]
    suits: tuple[CardSet, ...]
    trumps: CardSet
    higher: tuple[CardSet, ...]
    kinds: tuple[CardSet, ...]


def order_of(variant: Variant, trump: Suit | None) -> Order:
    """The order of the cards of a game while this suit is trump."""
    two_on_top = variant.follow.kind(TWO_OF_HEARTS) != SUIT_OF[TWO_OF_HEARTS]
    equal_beats = len(variant.pack) > 52 and variant.ranking.winner((Card(0), Card(52)), None) == 1
    return _order(two_on_top, equal_beats, trump)


@cache
def _order(two_on_top: bool, equal_beats: bool, trump: Suit | None) -> Order:
    suit = list(SUIT_OF)
    if two_on_top:
        suit[TWO_OF_HEARTS] = NO_SUIT if trump is None else trump
    suits = tuple(set_of(card for card in _CARDS if suit[card] == lane) for lane in LANES)
    level = [2 * rank_of(card) for card in _CARDS]
    if two_on_top:
        level[TWO_OF_HEARTS] = 2 * 13

    def beats(later: Card, card: Card) -> bool:
        if suit[later] != suit[card] or later == card:
            return False
        return level[later] > level[card] or (equal_beats and level[later] == level[card])

    higher = tuple(set_of(other for other in _CARDS if beats(other, card)) for card in _CARDS)
    apart = _TWO if two_on_top else EMPTY
    kinds = (*(CardSet(cards & ~apart) for cards in SUIT_SETS), apart)
    return Order(tuple(suit), suits, suits[trump] if trump is not None else apart, higher, kinds)
