"""What is done for a seat whose time is up: the plainest legal action, never a clever one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hokm.cards import SUITS, Card, CardSet, Suit, of_suit, rank_of, suit_of
from hokm.rules.actions import (
    Action,
    CallTrump,
    Discard,
    Give,
    HideTrump,
    Keep,
    Pass,
    PlayCard,
    Refuse,
    Seat,
    Stop,
    Take,
)
from hokm.rules.policies.follow import EXEMPT
from hokm.rules.state import State

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


@dataclass(frozen=True)
class Plain:
    """The lowest legal card (of the led suit, else no trump, else any); the longest suit, or its lowest card laid down;
    stop; refuse; pass; keep; the lowest cards away.
    """

    def action(self, variant: "Variant", state: State, seat: Seat) -> Action:
        """A legal action for the seat."""
        options = variant.phase(state.phase).legal(variant, state, seat)
        trump, hand = state.deal.trump, state.hands[seat]

        def cheapness(card: Card) -> tuple[bool, int, int]:
            kind = variant.follow.kind(card)
            trumps = 1 << EXEMPT if trump is None else variant.follow.trump_kinds(trump)
            return bool(trumps >> kind & 1), rank_of(card), card

        plays = [option for option in options if isinstance(option, PlayCard)]
        if plays:
            return min(plays, key=lambda play: cheapness(play.card))
        for quiet in QUIET:
            if quiet in options:
                return quiet
        longest = max(SUITS, key=lambda suit: _strength(of_suit(hand, suit)))
        return min(options, key=lambda option: _cost(option, longest, cheapness))


#: What is said for a silent seat, where it can be.
QUIET: tuple[Action, ...] = (Stop(), Refuse(), Pass(), Keep())


def _cost(option: Action, longest: Suit, cheapness: Callable[[Card], tuple[bool, int, int]]) -> tuple[object, ...]:
    """How far an option is from the plainest one."""
    match option:
        case CallTrump(suit):
            return suit != longest, suit
        case HideTrump(card):
            return suit_of(card) != longest, rank_of(card), card
        case Discard(cards) | Give(cards):
            return -len(cards), sorted(map(cheapness, cards), reverse=True)
        case Take(card):
            return False, -rank_of(card), card
    return (True,)


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
