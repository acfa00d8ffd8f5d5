"""Which cards may be played (rules 1.2)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from hokm.cards import (
    SUIT_OF,
    SUIT_SETS,
    TWO_OF_HEARTS,
    Card,
    CardSet,
    Suit,
    cards_of,
    rank_of,
    set_of,
    suit_of,
)
from hokm.rules.errors import IllegalAction, RefusalCode
from hokm.rules.refusal_texts import SUIT_NAMES
from hokm.rules.state import Deal

if TYPE_CHECKING:
    from hokm.rules.variant import Variant


#: The kind of a card that is no member of its suit when it is asked who is void in what.
EXEMPT = 4


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
        if deal.ruffing:
            return owed_ruff(hand, deal)
        if not trick:
            return hand if deal.winners else self._lead(hand, deal)
        follow: CardSet = hand & SUIT_SETS[SUIT_OF[trick[0]]]  # type: ignore[assignment]  # a call for each card is dear
        if follow:
            return follow
        return hand if self.must_trump is MustTrump.OFF else self._ruff(hand, deal)

    def is_void(self, deal: Deal, hand: CardSet) -> bool:
        """Whether the actor need not follow the card that was led."""
        return not hand & SUIT_SETS[SUIT_OF[deal.trick[0]]]

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
        best = max((rank_of(card) for card in deal.trick if suit_of(card) == deal.trump), default=-1)
        over = set_of(card for card in cards_of(trumps) if rank_of(card) > best)
        if over:
            return over
        return hand if self.discard_under else trumps

    def refusal(self, variant: "Variant", deal: Deal, hand: CardSet, card: Card) -> IllegalAction:
        """Why a held card that is not playable is refused."""
        trump = deal.trump
        if deal.ruffing:
            return IllegalAction(RefusalCode.MUST_TRUMP, "must play a trump", trump)
        if not deal.trick:
            if self.first_lead is FirstLead.REQUIRED:
                return IllegalAction(RefusalCode.MUST_LEAD_TRUMP, "the first lead must be a trump", trump)
            return IllegalAction(RefusalCode.MUST_NOT_LEAD_TRUMP, "the first lead must not be a trump", trump)
        led = suit_of(deal.trick[0])
        if hand & SUIT_SETS[led]:
            return IllegalAction(RefusalCode.MUST_FOLLOW, f"must follow {SUIT_NAMES[led]}", led)
        if suit_of(card) == trump:
            return IllegalAction(RefusalCode.MUST_OVERTRUMP, "must play a higher trump", trump)
        return IllegalAction(RefusalCode.MUST_TRUMP, "must play a trump", trump)

    def voids_shown(self, deal: Deal, card: Card) -> int:
        """The led suit, when it was not followed; the trump too, when one was owed and it was not played."""
        suit, trick, trump = suit_of(card), deal.trick, deal.trump
        if not trick:
            owed = not deal.winners and self.first_lead is FirstLead.REQUIRED
            return 1 << trump if owed and trump is not None and suit != trump else 0
        led = suit_of(trick[0])
        if suit == led:
            return 0
        owes_trump = deal.ruffing or (self.must_trump is not MustTrump.OFF and not self.discard_under)
        if owes_trump and trump is not None and suit != trump:
            return 1 << led | 1 << trump
        return 1 << led

    def kind(self, card: Card) -> int:
        """The suit a card counts to when it is asked who is void in what."""
        return SUIT_OF[card]

    def trump_kinds(self, trump: Suit) -> int:
        """The cards of the trump suit."""
        return 1 << trump


def owed_ruff(hand: CardSet, deal: Deal) -> CardSet:
    """Trumps, where the actor has asked for trump or shown it and holds any."""
    assert deal.trump is not None
    return CardSet(hand & SUIT_SETS[deal.trump]) or hand


class FreedBy(StrEnum):
    """When the two of hearts frees all from following while trump is secret."""

    NOT_AT_ALL = "never"
    REST_OF_TRICK = "rest-of-trick"
    WHEN_LED = "only-if-led"


_TWO = CardSet(1 << TWO_OF_HEARTS)


@dataclass(frozen=True)
class FollowButTwoOfHearts:
    """Follow suit, but the two of hearts is a trump and may always be played (rules 13.1, 14)."""

    freed_by: FreedBy = FreedBy.NOT_AT_ALL

    def playable(self, variant: "Variant", deal: Deal, hand: CardSet) -> CardSet:
        """The cards of this hand that may be played now."""
        suit = self._owed(deal)
        follow = hand & SUIT_SETS[suit] & ~_TWO if suit is not None else 0
        return CardSet(follow | hand & _TWO) if follow else hand

    def _owed(self, deal: Deal) -> Suit | None:
        """The suit that must be followed, if any."""
        trick = deal.trick
        if not trick:
            return None
        two_led = trick[0] == TWO_OF_HEARTS
        frees = two_led or (self.freed_by is FreedBy.REST_OF_TRICK and TWO_OF_HEARTS in trick)
        # Freed is freed for the rest of the trick, also where the card face down is played next and shows the trump.
        if frees and (deal.trump is None or TWO_OF_HEARTS in trick[: deal.trump_known_at]):
            return None
        return deal.trump if two_led else SUIT_OF[trick[0]]

    def is_void(self, deal: Deal, hand: CardSet) -> bool:
        """Whether the actor need not follow the card that was led."""
        suit = self._owed(deal)
        return suit is None or not hand & SUIT_SETS[suit] & ~_TWO

    def refusal(self, variant: "Variant", deal: Deal, hand: CardSet, card: Card) -> IllegalAction:
        """Why a held card that is not playable is refused."""
        suit = self._owed(deal)
        assert suit is not None
        return IllegalAction(RefusalCode.MUST_FOLLOW, f"must follow {SUIT_NAMES[suit]}", suit)

    def voids_shown(self, deal: Deal, card: Card) -> int:
        """The suit owed, when neither it nor the two of hearts was played."""
        suit = self._owed(deal)
        if suit is None or card == TWO_OF_HEARTS or SUIT_OF[card] == suit:
            return 0
        return 1 << suit

    def kind(self, card: Card) -> int:
        """Its suit; the two of hearts is a kind of its own."""
        return EXEMPT if card == TWO_OF_HEARTS else SUIT_OF[card]

    def trump_kinds(self, trump: Suit) -> int:
        """The trump suit and the two of hearts."""
        return 1 << trump | 1 << EXEMPT
