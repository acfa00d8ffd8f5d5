"""What may be said out of turn (rules 1.7, 4.4, 7.1, 18)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hokm.cards import TWO_OF_HEARTS, Card, CardSet, Suit, cards_of, rank_of, suit_of
from hokm.rules.actions import Action, AnnounceKot, Concede, Seat, SuggestRedeal, Thaap
from hokm.rules.events import Signalled
from hokm.rules.policies.follow import EXEMPT
from hokm.rules.state import Deal, State
from hokm.rules.values import Voids

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


class Signals(StrEnum):
    """Which signals may go with a card."""

    OFF = "off"
    FREE = "free"
    TRUTHFUL = "truthful"


@dataclass(frozen=True)
class Speech:
    """Which announcements a table allows."""

    thaap: bool = False
    capitulation: bool = False
    kot_call_required: bool = False
    signals: Signals = Signals.OFF

    def check(self, variant: "Variant", state: State, seat: Seat, action: Action) -> bool:
        """Whether this out-of-turn action is allowed now."""
        if state.match.result is not None or state.deal.answering:
            return False
        if isinstance(action, SuggestRedeal):
            return variant.claims.may_suggest(variant, state, seat)
        if state.phase != "play":
            return False
        if isinstance(action, AnnounceKot):
            return self.kot_call_required and self._may_announce(variant, state, seat)
        if isinstance(action, Thaap):
            return self.thaap and self._may_tap(variant, state, seat)
        return isinstance(action, Concede) and self.capitulation and min(state.deal.tricks) > 0

    def _may_announce(self, variant: "Variant", state: State, seat: Seat) -> bool:
        side_of, deal = variant.seating.side_of, state.deal
        called = any(side_of[other] == side_of[seat] for other in deal.announced)
        return not called and not deal.trick and not deal.winners and not deal.ruffing

    def _may_tap(self, variant: "Variant", state: State, seat: Seat) -> bool:
        """From the partner's card until the next trick is led, once a side in each trick."""
        side_of, deal = variant.seating.side_of, state.deal
        if any(side_of[other] == side_of[seat] for other in deal.tapped):
            return False
        if not deal.trick:
            return deal.last_trick is not None
        if deal.ruffing:
            return False
        played = [variant.seating.place(deal.leader, number, deal.hakem) for number in range(len(deal.trick))]
        return any(side_of[other] == side_of[seat] and other != seat for other in played)

    @property
    def may_signal(self) -> bool:
        """Whether signals may go with cards at all."""
        return self.signals is not Signals.OFF

    def signalled(self, variant: "Variant", state: State, card: Card, signal: str) -> Signalled | None:
        """What is told of a signal that the actor gives with a card, or None where it may not be given.

        It speaks of the suit of the card played; the two of hearts is the highest of the trumps, and of no suit while
        trump is not public.
        """
        deal, actor = state.deal, state.deal.actor
        if self.signals is Signals.OFF:
            return None
        if self.signals is Signals.FREE:
            return Signalled(actor, signal, None, Voids(0))
        suit = _suit_of_signal(variant, deal, card)
        if suit is None:
            return None
        left = [
            c for c in cards_of(CardSet(state.hands[actor] & ~(1 << card))) if _suit_of_signal(variant, deal, c) == suit
        ]
        if signal == "last":
            trump = deal.trump == suit and deal.trump is not None
            kinds = variant.follow.trump_kinds(suit) if trump else 1 << suit
            return None if left else Signalled(actor, signal, None, Voids(kinds))
        out = 1 << card
        for played in deal.played:
            out |= played
        unplayed = [c for c in variant.pack if not out >> c & 1 and _suit_of_signal(variant, deal, c) == suit]
        best = max(left, key=_height, default=None)
        if best is None or any(_height(other) > _height(best) for other in unplayed):
            return None
        return Signalled(actor, signal, best, Voids(0))


def _suit_of_signal(variant: "Variant", deal: Deal, card: Card) -> Suit | None:
    """The suit that a card belongs to; one that is always a trump belongs to none while trump is not public."""
    return deal.trump if variant.follow.kind(card) == EXEMPT else suit_of(card)


def _height(card: Card) -> tuple[bool, int]:
    return card == TWO_OF_HEARTS, rank_of(card)
