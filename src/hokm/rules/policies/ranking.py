"""What beats what within a trick (rules 1.3, 9.4, 13.1, 15.1)."""

from collections.abc import Sequence
from dataclasses import dataclass

from hokm.cards import SUIT_OF, TWO_OF_HEARTS, Card, Suit, rank_of


@dataclass(frozen=True)
class AceHigh:
    """The highest trump wins, else the highest card of the led suit; the ace is the highest. For a single pack."""

    def winner(self, cards: Sequence[Card], trump: Suit | None, dead: int = 0) -> int:
        """The place in the trick (0 = led) of the winning card so far; cards marked ``dead`` are no trumps."""
        best = cards[0]
        best_suit = SUIT_OF[best]
        if dead and trump is not None and trump != best_suit:
            return _winner_among(cards, trump, dead)
        for card in cards:
            suit = SUIT_OF[card]
            if suit == best_suit:
                if card > best:
                    best = card
            elif suit == trump:
                best, best_suit = card, suit
        return cards.index(best)


def _winner_among(cards: Sequence[Card], trump: Suit, dead: int) -> int:
    """The place of the highest trump that counts as one, else of the highest card of the led suit (not the trump)."""
    trumps = [place for place, card in enumerate(cards) if SUIT_OF[card] == trump and not dead >> place & 1]
    if trumps:
        return max(trumps, key=lambda place: cards[place])
    led = SUIT_OF[cards[0]]
    return max((place for place, card in enumerate(cards) if SUIT_OF[card] == led), key=lambda place: cards[place])


@dataclass(frozen=True)
class AceHighOfTwoPacks:
    """As with a single pack; of two equal cards the first played wins, or the ``last``."""

    last: bool = False

    def winner(self, cards: Sequence[Card], trump: Suit | None, dead: int = 0) -> int:
        """The place in the trick (0 = led) of the winning card so far."""
        best = 0
        for place, card in enumerate(cards):
            if self._beats(card, cards[best], trump):
                best = place
        return best

    def _beats(self, card: Card, best: Card, trump: Suit | None) -> bool:
        if SUIT_OF[card] != SUIT_OF[best]:
            return SUIT_OF[card] == trump
        return rank_of(card) > rank_of(best) or (self.last and rank_of(card) == rank_of(best))


@dataclass(frozen=True)
class TwoOfHeartsOnTop:
    """The two of hearts beats everything; otherwise as usual."""

    def winner(self, cards: Sequence[Card], trump: Suit | None, dead: int = 0) -> int:
        """The place in the trick (0 = led) of the winning card so far."""
        return cards.index(TWO_OF_HEARTS) if TWO_OF_HEARTS in cards else AceHigh().winner(cards, trump, dead)
