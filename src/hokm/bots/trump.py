"""Making trump on the first cards, and claims to a new deal."""

from hokm.bots.order import order_of
from hokm.cards import SUITS, CardSet, Suit, cards_of, count, lowest, of_suit, rank_of
from hokm.rules import Action, CallTrump, ClaimRedeal, HideTrump, TurnUp, Variant
from hokm.views import Observation

ACE = 12
#: So many cards of one suit are worth playing even without a court card.
LONG = 4


def strength(hand: CardSet, suit: Suit) -> tuple[int, int]:
    """How good a suit would be as trump: its length, then the sum of its ranks."""
    cards = of_suit(hand, suit)
    return count(cards), sum(map(rank_of, cards_of(cards)))


def longest_suit(hand: CardSet) -> Suit:
    """The suit to name."""
    return max(SUITS, key=lambda suit: strength(hand, suit))


def make_trump(variant: Variant, view: Observation) -> Action:
    """A true claim where the hand is poor, else the longest suit: named, or said by its lowest card laid face down.

    A card turned up instead, on hands with two cards in the longest suit, did no better in 700 pairs of deals.
    """
    claims = [option for option in view.legal if isinstance(option, ClaimRedeal)]
    if claims and is_poor(view.hand):
        return claims[0]
    suit = longest_suit(_plain(variant, view.hand))
    if isinstance(view.legal[0], HideTrump):
        return HideTrump(lowest(of_suit(_plain(variant, view.hand), suit)))
    return TurnUp() if isinstance(view.legal[0], TurnUp) else CallTrump(suit)


def _plain(variant: Variant, hand: CardSet) -> CardSet:
    """The hand without the two of hearts where it is a trump whatever is named."""
    above_all = order_of(variant, None).kinds[-1]
    return CardSet(hand & ~above_all)


def is_poor(hand: CardSet) -> bool:
    """Whether a hand that may claim a new deal should: no long suit and at most one ace."""
    length, _ = strength(hand, longest_suit(hand))
    return length < LONG + count(hand) // 10 and aces_in(hand) < 2


def aces_in(hand: CardSet) -> int:
    """How many aces a hand holds."""
    return sum(rank_of(card) == ACE for card in cards_of(hand))
