"""What wins a trick, and who takes it (rules 1.3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hokm.cards import Card, Suit, suit_of
from hokm.rules.actions import Seat
from hokm.rules.state import Deal

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


@dataclass(frozen=True)
class AceHigh:
    """The highest trump wins, else the highest card of the led suit; the ace is the highest."""

    def winner(self, cards: Sequence[Card], trump: Suit | None) -> int:
        """The place in the trick (0 = led) of the winning card so far."""
        best, best_card = 0, cards[0]
        best_suit = suit_of(best_card)
        for place in range(1, len(cards)):
            card = cards[place]
            suit = suit_of(card)
            if (suit == best_suit and card > best_card) or (suit == trump and best_suit != trump):
                best, best_card, best_suit = place, card, suit
        return best


@dataclass(frozen=True)
class EachTrick:
    """Every trick goes to the winner's side at once."""

    def tricks_after(self, variant: "Variant", deal: Deal, winner: Seat) -> tuple[int, ...]:
        """Tricks per side once the trick just completed has been won by ``winner``."""
        tricks = list(deal.tricks)
        tricks[variant.seating.side_of[winner]] += 1
        return tuple(tricks)
