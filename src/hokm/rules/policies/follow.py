"""Which cards may be played (rules 1.2)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hokm.cards import SUIT_OF, SUIT_SETS, Card, CardSet, Suit, suit_of
from hokm.rules.errors import IllegalAction, Reason
from hokm.rules.speech import SUIT_NAMES
from hokm.rules.state import Deal

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


class MustTrump(StrEnum):
    """The duty of a seat that cannot follow."""

    OFF = "off"
    TRUMP = "trump"
    OVERTRUMP = "trump-and-overtrump"


class FirstLead(StrEnum):
    """May the leader of the first trick lead a trump?"""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"
    REQUIRED = "required"


@dataclass(frozen=True)
class FollowSuit:
    """Follow suit if you can; otherwise any card, or a trump where the house rule demands one.

    ``discard_under``: under the duty to overtrump, a seat that cannot go over the best trump may discard.
    """

    must_trump: MustTrump = MustTrump.OFF
    discard_under: bool = False
    first_lead: FirstLead = FirstLead.ALLOWED

    def playable(self, variant: "Variant", deal: Deal, hand: CardSet) -> CardSet:
        """The cards of this hand that may be played now."""
        trick = deal.trick
        if not trick:
            return hand if deal.winners else self._lead(hand, deal)
        follow: CardSet = hand & SUIT_SETS[SUIT_OF[trick[0]]]  # type: ignore[assignment]  # a call for each card is dear
        if follow:
            return follow
        return hand if self.must_trump is MustTrump.OFF else self._ruff(hand, deal)

    def _lead(self, hand: CardSet, deal: Deal) -> CardSet:
        if self.first_lead is FirstLead.ALLOWED or deal.trump is None:
            return hand
        trumps = SUIT_SETS[deal.trump]
        wanted = hand & (trumps if self.first_lead is FirstLead.REQUIRED else ~trumps)
        return CardSet(wanted) if wanted else hand

    def _ruff(self, hand: CardSet, deal: Deal) -> CardSet:
        if deal.trump is None:
            return hand
        trumps = CardSet(hand & SUIT_SETS[deal.trump])
        if not trumps or self.must_trump is MustTrump.TRUMP:
            return trumps or hand
        played = [card for card in deal.trick if suit_of(card) == deal.trump]
        over = CardSet(trumps & ~((2 << max(played)) - 1)) if played else trumps
        if over:
            return over
        return hand if self.discard_under else trumps

    def refusal(self, variant: "Variant", deal: Deal, hand: CardSet, card: Card) -> Exception:
        """Why a held card that is not playable is refused."""
        if not deal.trick:
            must = "must" if self.first_lead is FirstLead.REQUIRED else "must not"
            return IllegalAction(Reason.FIRST_LEAD, f"the first lead {must} be a trump")
        led = suit_of(deal.trick[0])
        if hand & SUIT_SETS[led]:
            return IllegalAction(Reason.MUST_FOLLOW, f"must follow {SUIT_NAMES[led]}")
        if suit_of(card) == deal.trump:
            return IllegalAction(Reason.MUST_OVERTRUMP, "must play a higher trump")
        return IllegalAction(Reason.MUST_TRUMP, "must play a trump")

    def voids_shown(self, trick: tuple[Card, ...], trump: Suit | None, card: Card, first: bool) -> int:
        """The led suit, when it was not followed; the trump too, when the house demands it and it was not played."""
        suit = suit_of(card)
        if not trick:
            owed = first and self.first_lead is FirstLead.REQUIRED
            return 1 << trump if owed and trump is not None and suit != trump else 0
        led = suit_of(trick[0])
        if suit == led:
            return 0
        owes_trump = self.must_trump is not MustTrump.OFF and not self.discard_under
        if owes_trump and trump is not None and suit != trump:
            return 1 << led | 1 << trump
        return 1 << led
