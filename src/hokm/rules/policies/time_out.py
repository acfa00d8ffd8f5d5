"""What is done for a seat whose time is up: the plainest legal action, never a clever one."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hokm.cards import SUITS, CardSet, of_suit, rank_of, suit_of
from hokm.rules.actions import Action, CallTrump, PlayCard, Refuse, Seat, Stop
from hokm.rules.state import State

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


@dataclass(frozen=True)
class Plain:
    """The lowest legal card (of the led suit, else no trump, else any); the longest suit; stop; refuse."""

    def action(self, variant: "Variant", state: State, seat: Seat) -> Action:
        """A legal action for the seat."""
        options = variant.phase(state.phase).legal(variant, state, seat)
        plays = [option for option in options if isinstance(option, PlayCard)]
        if plays:
            return min(plays, key=lambda play: (suit_of(play.card) == state.deal.trump, rank_of(play.card), play.card))
        for quiet in (Stop(), Refuse()):
            if quiet in options:
                return quiet
        return CallTrump(max(SUITS, key=lambda suit: _strength(of_suit(state.hands[seat], suit))))


def _strength(cards: CardSet) -> tuple[int, int]:
    """How many cards, then how high they are: the highest cards first."""
    return cards.bit_count(), _ranks(cards)


def _ranks(cards: CardSet) -> int:
    """The ranks of cards of one suit as a number in which higher cards weigh more."""
    weight = 0
    rest: int = cards
    while rest:
        low = rest & -rest
        weight |= 1 << (low.bit_length() - 1) % 13
        rest ^= low
    return weight
