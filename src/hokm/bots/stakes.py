"""What a trick is worth to a seat, by who wins it: asked from the game's way to take tricks, whichever that is."""

from typing import TYPE_CHECKING, Final

from hokm.cards import Card, CardSet, set_of
from hokm.rules import Deal, Half, Seat

if TYPE_CHECKING:
    from hokm.bots.inference import Inference

#: Where tens are counted, what one of them is worth, and what a trick is besides.
TEN: Final = 3.0
TRICK_BESIDE_TENS: Final = 0.25
#: Of a heap, what its half is worth: to a hand that leads a sure winner next, to one that may have one.
SURE_HALF: Final = 0.7
HALF: Final = 0.15
#: The same while trump is not seen: the heap is mostly locked then.
NOT_LIVE: Final = 0.03
#: A later trick counts at most so much: the last of a great heap is not all there is to play for.
MOST_LATER: Final = 3.0
#: How much worse a trick is where everybody plays alone, when the one furthest ahead wins it instead of another.
LEADING: Final = 0.4

_TENS: Final = set_of(Card(card) for card in range(104) if card % 13 == 8)


class Stakes:
    """The worth of the present trick for each hand that may win it, and what a card gains by that."""

    def __init__(self, inference: "Inference") -> None:
        capture = inference.variant.capture
        self.tens = capture.tens
        #: Whether all that matters is which side wins, a trick being worth one.
        self.is_plain = capture.at_once and not capture.tens and inference.variant.seating.sides == 2
        #: What a trick is worth later on.
        self.later = 1.0 if capture.at_once else self._worth_later(inference)
        self._worth = [] if self.is_plain or not inference.playable else self._worth_to_each(inference)

    def gain(self, inference: "Inference", card: Card) -> float:
        """What this trick is worth after a card, all hands' chances to win it taken together.

        It is the chance of the own side where a trick is just a trick.
        """
        if self.is_plain:
            return inference.ours_after(card)
        side, side_of = inference.side, inference.side_of
        ten = TEN / 2 if self.tens and _TENS >> card & 1 else 0.0
        gain = 0.5
        for seat, chance in _winners_after(inference, card):
            gain += chance * (self._worth[seat] + (ten if side_of[seat] == side else -ten))
        return gain

    def _worth_later(self, inference: "Inference") -> float:
        """The heap and the tricks to come, shared out among these."""
        deal = inference.view.deal
        left = inference.variant.tricks - len(deal.winners)
        tens_out = (CardSet(inference.unseen | inference.hand) & _TENS).bit_count()
        return min(self._amount(deal.heap + left, _tens_lying(deal) + tens_out) / left, MOST_LATER)

    def _worth_to_each(self, inference: "Inference") -> list[float]:
        """For each hand, what it is worth to the own side that this hand wins the trick."""
        variant, deal, worth = inference.variant, inference.view.deal, []
        # The capture asks for a whole trick: cards still to come are stood in for.
        filled = [inference.playable[0]] * (variant.seating.hands - len(deal.trick))
        now = deal._replace(trick=(*deal.trick, *filled))
        leader = deal.leader if deal.trick else inference.seat
        for place in range(variant.seating.hands):
            seat = variant.seating.place(leader, place, deal.hakem)
            won = variant.capture.trick_won(variant, now, seat, place)
            taken, lying = sum(won.tricks) - sum(deal.tricks), _tens_lying(deal)
            amount = self._amount(taken, lying)
            if not taken and won.half is not None:
                amount = self._amount(deal.heap + 1, lying) * _chance_of_a_pair(inference, seat, won.half)
            elif not taken:
                amount = 0.0
            worth.append((seat, amount / 2 * _sign(inference, seat)))
        return [amount for _, amount in sorted(worth)]

    def _amount(self, tricks: int, tens: int) -> float:
        return TRICK_BESIDE_TENS * tricks + TEN * tens if self.tens else tricks


def _winners_after(inference: "Inference", card: Card) -> list[tuple[Seat, float]]:
    """Who may win the trick after a card, each with the chance."""
    ours, mine = inference.ours_after(card), inference.mine_after(card)
    winners = [(inference.seat, min(mine, ours))]
    helper = _helper(inference)
    if helper is not None:
        winners.append((helper, max(ours - mine, 0.0)))
    best = card if inference.wins(card) else inference.best
    assert best is not None
    led = inference.suit[card] if inference.led is None else inference.led
    shares = {seat: inference.takes(seat, best, led) for seat in inference.behind if seat in inference.opponents}
    if best != card and inference.winning in inference.opponents:
        shares[inference.winning] = 1.0
    total = sum(shares.values())
    return winners + [(seat, (1 - ours) * share / total) for seat, share in shares.items() if share]


def _helper(inference: "Inference") -> Seat | None:
    """The partner who wins the trick, or may still."""
    if inference.partner_wins:
        return inference.winning
    return next((seat for seat in inference.behind if seat in inference.partners), None)


def _tens_lying(deal: Deal) -> int:
    """The tens that have been played and not been taken yet."""
    return sum((cards & _TENS).bit_count() for cards in deal.played) - sum(deal.tens)


def _chance_of_a_pair(inference: "Inference", seat: Seat, half: Half) -> float:
    """How likely a hand that wins this trick takes the heap with the next one."""
    if not half.live:
        return NOT_LIVE
    if seat != inference.seat:
        return HALF
    masters = sum(inference.is_master(card) for card in inference.playable)
    return SURE_HALF if masters > 1 else HALF


def _sign(inference: "Inference", seat: Seat) -> float:
    """For the own side or against it; where everybody plays alone, less against it if not the leader wins."""
    tricks, side = inference.view.deal.tricks, inference.side_of[seat]
    if side == inference.side:
        return 1.0
    if len(tricks) == 2:
        return -1.0
    ahead = tricks[side] == max(tricks[other] for other in range(len(tricks)) if other != inference.side)
    return -1.0 if ahead else -1.0 + 2 * LEADING
