"""Claims to a new deal (rules 4.4)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hokm.cards import CardSet, cards_of, rank_of
from hokm.rules.actions import Action, ClaimRedeal, Seat
from hokm.rules.state import State

if TYPE_CHECKING:
    from hokm.rules.variant import Variant

JACK, KING, ACE = 9, 11, 12


def has_rank_within(cards: CardSet, lowest: int, highest: int) -> bool:
    """Whether a card of these ranks is among the cards."""
    return any(lowest <= rank_of(card) <= highest for card in cards_of(cards))


@dataclass(frozen=True)
class FirstBatchClaim:
    """A claim of the hakem on the first batch: it holds no rank of a range."""

    id: str
    lowest: int
    highest: int

    def holds(self, hand: CardSet) -> bool:
        """Whether the hand may be thrown in."""
        return not has_rank_within(hand, self.lowest, self.highest)


#: No jack, queen, king or ace.
UNDER_TEN = FirstBatchClaim("under-ten", JACK, ACE)
#: No king, queen or jack; aces do not matter.
NO_COURT_FIRST5 = FirstBatchClaim("no-court-first5", JACK, KING)


@dataclass(frozen=True)
class Redeals:
    """The claims a variant knows. ``limit``: redeals in a row by claims on the first batch (None: no limit).

    ``no_court``: the ranks of which the hakem must hold none at the first lead to claim, as (lowest, highest).
    """

    first_batch: tuple[FirstBatchClaim, ...] = ()
    limit: int | None = 2
    no_court: tuple[int, int] | None = None
    partner_no_trump: bool = False

    def on_first_batch(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """Claims that are true of the hakem's first batch, while the limit allows another redeal."""
        if not self.first_batch or (self.limit is not None and state.match.redeals >= self.limit):
            return ()
        assert state.deal.hakem is not None
        hand = state.hands[state.deal.hakem]
        return tuple(ClaimRedeal(claim.id) for claim in self.first_batch if claim.holds(hand))

    def on_first_lead(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """The claim that stands in place of the first lead, if true."""
        if self.no_court is None or has_rank_within(state.hand_with_laid(state.deal.actor), *self.no_court):
            return ()
        return (ClaimRedeal("no-court-13"),)

    def may_suggest(self, variant: "Variant", state: State, seat: Seat) -> bool:
        """The hakem's partner, once, before the first card is passed or led, if it holds no trump."""
        deal = state.deal
        if not self.partner_no_trump or state.phase not in ("exchange", "play"):
            return False
        if deal.hakem is None or deal.trump is None or deal.suggested or deal.trick or deal.winners or deal.given:
            return False
        if seat != variant.seating.partner(deal.hakem):
            return False
        trumps = variant.follow.trump_kinds(deal.trump)
        return not any(trumps >> variant.follow.kind(card) & 1 for card in cards_of(state.hands[seat]))


@dataclass(frozen=True)
class NoRedeals:
    """No deal can be thrown in."""

    def on_first_batch(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """Nothing."""
        return ()

    def on_first_lead(self, variant: "Variant", state: State) -> tuple[Action, ...]:
        """Nothing."""
        return ()

    def may_suggest(self, variant: "Variant", state: State, seat: Seat) -> bool:
        """Never."""
        return False
