"""What wins a trick, and who takes it (rules 1.3)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hokm.cards import SUIT_OF, Card, Suit
from hokm.rules.actions import Seat
from hokm.rules.state import Deal

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


@dataclass(frozen=True)
class AceHigh:
    """The highest trump wins, else the highest card of the led suit; the ace is the highest."""

    def winner(self, cards: Sequence[Card], trump: Suit | None) -> int:
        """The place in the trick (0 = led) of the winning card so far."""
        best = cards[0]
        best_suit = SUIT_OF[best]
        for card in cards:
            suit = SUIT_OF[card]
            if suit == best_suit:
                if card > best:
                    best = card
            elif suit == trump:
                best, best_suit = card, suit
        return cards.index(best)


@dataclass(frozen=True)
class EachTrick:
    """Every trick goes to the winner's side at once."""

    def tricks_after(self, variant: "Variant", deal: Deal, winner: Seat) -> tuple[int, ...]:
        """Tricks per side once the trick just completed has been won by ``winner``."""
        tricks = list(deal.tricks)
        tricks[variant.seating.side_of[winner]] += 1
        return tuple(tricks)
