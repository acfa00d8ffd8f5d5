"""What a trick is worth to a seat, by who wins it: asked from the game's way to take tricks, whichever that is."""

from typing import TYPE_CHECKING, Final

from hokm.cards import Card, CardSet, set_of
from hokm.rules import Half, Seat

if TYPE_CHECKING:
    from hokm.bots.reading import Reading

#: Where tens are counted, what one of them is worth, and what a trick is besides.
TEN: Final = 3.0
TRICK_BESIDE_TENS: Final = 0.25
#: Of a heap, what its half is worth: to a hand that leads a sure winner next, to one that may have one.
SURE_HALF: Final = 0.7
HALF: Final = 0.15
#: The same while trump is not seen: the heap is mostly locked then.
NOT_LIVE: Final = 0.03
#: How much worse a trick is for each for himself, when the one furthest ahead wins it instead of another.
LEADING: Final = 0.4

_TENS: Final = set_of(Card(card) for card in range(104) if card % 13 == 8)


class Stakes:
    """The worth of the present trick for each hand that may win it, and the chances of that after a card."""

    def __init__(self, reading: "Reading") -> None:
        self.reading = reading
        capture = reading.variant.capture
        self.tens = capture.tens
        #: Whether all that matters is which side wins, a trick being worth one.
        self.is_plain = capture.at_once and not capture.tens and reading.variant.seating.sides == 2
        self._worth = [] if self.is_plain else self._worth_to_each()

    def gain(self, card: Card) -> float:
        """What this trick is worth after a card, all hands' chances to win it taken together.

        It is the chance of the own side where a trick is just a trick.
        """
        if self.is_plain:
            return self.reading.ours_after(card)
        side, side_of = self.reading.side, self.reading.side_of
        ten = TEN / 2 if self.tens and _TENS >> card & 1 else 0.0
        gain = 0.5
        for seat, chance in self._winners_after(card):
            own = side_of[seat] == side
            worth = self._worth[seat] + (ten if own else -ten)
            gain += chance * worth
        return gain

    @property
    def later(self) -> float:
        """What a trick is worth later on, the heap shared out among those that are left."""
        if self.is_plain or self.reading.variant.capture.at_once:
            return 1.0
        deal = self.reading.view.deal
        left = self.reading.variant.tricks - len(deal.winners)
        return min(self._amount(deal.heap + left, self._tens_lying() + self._tens_out()) / left, 3.0)

    def _winners_after(self, card: Card) -> list[tuple[Seat, float]]:
        """Who may win the trick after a card, each with the chance."""
        reading = self.reading
        ours, mine = reading.ours_after(card), reading.mine_after(card)
        winners = [(reading.seat, min(mine, ours))]
        helper = self._helper()
        if helper is not None:
            winners.append((helper, max(ours - mine, 0.0)))
        best = card if reading.wins(card) else reading.best
        assert best is not None
        led = reading.suit[card] if reading.led is None else reading.led
        shares = {seat: reading.takes(seat, best, led) for seat in reading.behind if seat in reading.opponents}
        if best != card and reading.winning in reading.opponents:
            shares[reading.winning] = 1.0
        total = sum(shares.values())
        if total:
            winners += [(seat, (1 - ours) * share / total) for seat, share in shares.items()]
        return winners

    def _helper(self) -> Seat | None:
        """The partner who wins the trick, or may still."""
        reading = self.reading
        if reading.partner_wins:
            return reading.winning
        return next((seat for seat in reading.behind if seat in reading.partners), None)

    def _worth_to_each(self) -> list[float]:
        """For each hand, what it is worth to the own side that this hand wins the trick with its card."""
        reading, worth = self.reading, []
        seating, deal = reading.variant.seating, reading.view.deal
        filler = reading.playable[0] if reading.playable else reading.trick[0]
        trick = (*deal.trick, *[filler] * (seating.hands - len(deal.trick)))
        now = deal._replace(trick=trick)
        lead = reading.seat if not deal.trick else deal.leader
        places = {seating.place(lead, place, deal.hakem): place for place in range(seating.hands)}
        for seat in range(seating.hands):
            won = reading.variant.capture.trick_won(reading.variant, now, seat, places[seat])
            taken = sum(won.tricks) - sum(deal.tricks)
            lying = self._tens_lying()
            if taken:
                amount = self._amount(taken, lying)
            elif won.half is None:
                amount = 0.0
            else:
                amount = self._amount(deal.heap + 1, lying) * self._chance_of_a_pair(seat, won.half)
            worth.append(amount / 2 * self._sign(seat))
        return worth

    def _amount(self, tricks: int, tens: int) -> float:
        return TRICK_BESIDE_TENS * tricks + TEN * tens if self.tens else tricks

    def _tens_lying(self) -> int:
        deal = self.reading.view.deal
        return sum((cards & _TENS).bit_count() for cards in deal.played) - sum(deal.tens) if self.tens else 0

    def _tens_out(self) -> int:
        """Tens that are still in the hands."""
        reading = self.reading
        return (CardSet(reading.unseen | reading.hand) & _TENS).bit_count() if self.tens else 0

    def _chance_of_a_pair(self, seat: Seat, half: Half) -> float:
        """How likely a hand that wins this trick takes the heap with the next one."""
        reading = self.reading
        if not half.live:
            return NOT_LIVE
        if seat != reading.seat:
            return HALF
        masters = sum(reading.is_master(card) for card in reading.playable)
        return SURE_HALF if masters > 1 else HALF

    def _sign(self, seat: Seat) -> float:
        reading, tricks = self.reading, self.reading.view.deal.tricks
        side = reading.side_of[seat]
        if side == reading.side:
            return 1.0
        if len(tricks) == 2:
            return -1.0
        ahead = tricks[side] == max(tricks[other] for other in range(len(tricks)) if other != reading.side)
        return -1.0 if ahead else -1.0 + 2 * LEADING
