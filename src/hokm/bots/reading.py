"""Reading a view: which cards are still out, who may hold them, and what a card is likely to do.

Nothing here decides. Chances treat the unseen cards as spread evenly over the places where they may lie.
"""

from functools import cache
from typing import Final

from hokm.cards import EMPTY, SUIT_SETS, SUITS, Card, CardSet, Pack, Suit, count, set_of, suit_of
from hokm.rules import PlayCard, Seat, Variant
from hokm.views import Observation

#: For each card, the higher cards of its suit.
HIGHER: Final = tuple(
    set_of(
        Card(other) for other in range(104) if suit_of(Card(other)) == suit_of(Card(card)) and other % 13 > card % 13
    )
    for card in range(104)
)

#: How often the partner takes a trick back that an opponent before him has just taken.
REGAIN: Final = 0.25
#: How often a trick that the partner has taken is not taken from him by the opponent after him.
HOLD: Final = 0.7


@cache
def _pack_set(pack: Pack) -> CardSet:
    return set_of(pack)


@cache
def chance_of_none(pool: int, held: int, wanted: int) -> float:
    """The chance that a hand of ``held`` cards out of ``pool`` has none of ``wanted`` certain ones among them."""
    chance = 1.0
    for step in range(wanted):
        chance *= max(pool - held - step, 0) / (pool - step)
    return chance


class Reading:
    """What a seat makes of its view.

    ``remembers`` says whether it counts what was played before this trick and notes shown voids; without, it
    sees its hand and the trick, nothing else.
    """

    def __init__(self, variant: Variant, view: Observation, remembers: bool = True) -> None:
        deal = view.deal
        assert isinstance(view.viewer, int)
        self.variant = variant
        self.view = view
        self.seat: Seat = view.viewer
        self.side = variant.seating.side_of[self.seat]
        self.partner = variant.seating.partner(self.seat)
        self.hand = view.hand
        self.trump = deal.trump
        self.trumps = EMPTY if deal.trump is None else SUIT_SETS[deal.trump]
        self.trick = deal.trick
        self.led: Suit | None = suit_of(deal.trick[0]) if deal.trick else None
        self.held = deal.held
        #: Whether the next trick may decide the deal, so that there is little to save a card for.
        self.is_urgent = min(map(self.needs, range(variant.seating.sides))) <= 1
        self._read_hands(remembers)
        self._read_trick()
        self.playable = [option.card for option in view.legal if isinstance(option, PlayCard)]

    def _read_hands(self, remembers: bool) -> None:
        """For each seat the cards it may hold (``may_hold``), and those it certainly does (``known``)."""
        view, seats = self.view, self.variant.seating.seats
        seen: int = self.hand
        for cards in view.deal.played if remembers else (set_of(self.trick),):
            seen |= cards
        self.unseen = CardSet(_pack_set(self.variant.pack) & ~seen)
        self.known = list(view.known) or [EMPTY] * seats
        pinned = 0
        for cards in self.known:
            pinned |= cards
        self.may_hold = []
        for seat in range(seats):
            mask: int = self.unseen & ~pinned
            if remembers and view.deal.voids[seat]:
                for suit in SUITS:
                    if view.deal.voids[seat] >> suit & 1:
                        mask &= ~SUIT_SETS[suit]
            self.may_hold.append(CardSet(mask | self.known[seat] if self.held[seat] else EMPTY))
        self.may_hold[self.seat] = self.hand
        if remembers:
            self._pin_down()
        side_of = self.variant.seating.side_of
        self.opponents = tuple(seat for seat in range(seats) if side_of[seat] != self.side)
        out = 0
        for seat in self.opponents:
            out |= self.may_hold[seat]
        #: All cards that some opponent may hold.
        self.against = CardSet(out)
        self._unsure = [CardSet(cards & ~self.known[seat]) for seat, cards in enumerate(self.may_hold)]
        self._pool = [
            (count(cards), self.held[seat] - count(self.known[seat])) for seat, cards in enumerate(self._unsure)
        ]

    def _pin_down(self) -> None:
        """A card that all others but one have shown not to hold lies with that one, once all cards are dealt."""
        others = [seat for seat in range(len(self.held)) if seat != self.seat]
        if not any(self.view.deal.voids) or sum(self.held[seat] for seat in others) != count(self.unseen):
            return
        for seat in others:
            elsewhere = 0
            for other in others:
                if other != seat:
                    elsewhere |= self.may_hold[other]
            self.known[seat] = CardSet(self.may_hold[seat] & ~elsewhere)
        for seat in others:
            if count(self.known[seat]) == self.held[seat]:
                self.may_hold[seat] = self.known[seat]

    def _read_trick(self) -> None:
        """Who is winning the trick, with which card, and who still plays after this seat (``behind``)."""
        seats, number = self.variant.seating.seats, len(self.trick)
        self.behind = tuple((self.seat + step) % seats for step in range(1, seats - number))
        self.best: Card | None = None
        self.partner_wins = False
        if self.trick:
            place = self.variant.ranking.winner(self.trick, self.trump)
            self.best = self.trick[place]
            winner = (self.view.deal.leader + place) % seats
            self.partner_wins = self.variant.seating.side_of[winner] == self.side

    def choices(self) -> list[Card]:
        """The cards that may be played now, of those that do the same only the lowest."""
        parting = self.unseen | set_of(self.trick)
        found: list[Card] = []
        for card, below in zip(self.playable, [None, *self.playable], strict=False):
            if below is None or suit_of(card) != suit_of(below) or HIGHER[below] & ~HIGHER[card] & parting:
                found.append(card)
        return found

    def needs(self, side: int) -> int:
        """How many tricks a side still needs for the majority (0 or less: it has it)."""
        return self.variant.tricks // 2 + 1 - self.view.deal.tricks[side]

    def of(self, suit: Suit) -> CardSet:
        """The cards of a suit in the own hand."""
        return CardSet(self.hand & SUIT_SETS[suit])

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return bool(self.trumps >> card & 1)

    def is_master(self, card: Card) -> bool:
        """Whether no opponent can hold a higher card of its suit."""
        return not HIGHER[card] & self.against

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat certainly holds no card of a suit."""
        return not self.may_hold[seat] & SUIT_SETS[suit]

    def lacks(self, seat: Seat, cards: int) -> float:
        """The chance that a seat holds none of these cards."""
        if self.known[seat] & cards:
            return 0.0
        pool, held = self._pool[seat]
        return chance_of_none(pool, held, (self._unsure[seat] & cards).bit_count())

    def ruffs(self, seat: Seat, suit: Suit) -> float:
        """The chance that a seat can ruff a suit."""
        if self.trump is None or suit == self.trump:
            return 0.0
        return self.lacks(seat, SUIT_SETS[suit]) * (1 - self.lacks(seat, self.trumps))

    def wins(self, card: Card) -> bool:
        """Whether a card of this seat would be the best of the trick so far."""
        if self.best is None:
            return True
        return self.variant.ranking.winner((self.trick[0], self.best, card), self.trump) == 2

    def takes(self, seat: Seat, card: Card, led: Suit) -> float:
        """The chance that a seat still to play can beat ``card``, the best of a trick in which ``led`` was led."""
        higher = 1 - self.lacks(seat, HIGHER[card])
        if suit_of(card) == led:
            return higher + self.ruffs(seat, led)
        return self.lacks(seat, SUIT_SETS[led]) * higher

    def survives(self, card: Card, led: Suit) -> float:
        """The chance that no opponent after this seat beats ``card``, were it the best of the trick."""
        chance = 1.0
        for seat in self.behind:
            if seat in self.opponents:
                chance *= 1 - self.takes(seat, card, led)
        return chance

    def ours_after(self, card: Card) -> float:
        """The chance that the own side takes this trick once this seat has played ``card``."""
        led = suit_of(card) if self.led is None else self.led
        if self.wins(card):
            return self._kept(card, led, self.behind)
        assert self.best is not None
        if self.partner_wins:
            return self._kept(self.best, led, self.behind)
        return self._regained(self.best, led, self.behind)

    def _kept(self, best: Card, led: Suit, behind: tuple[Seat, ...]) -> float:
        """The chance that the trick stays with the side whose ``best`` wins it now; a partner's ruff makes it safe."""
        chance, lost, safe = 1.0, 0.0, 0.0
        for seat in behind:
            if seat in self.opponents:
                taken = chance * self.takes(seat, best, led)
                chance, lost = chance - taken, lost + taken
            else:
                ruff = self.ruffs(seat, led)
                safe += (chance + lost) * ruff
                regained = lost * (1 - ruff) * REGAIN
                chance, lost = chance * (1 - ruff) + regained, lost * (1 - ruff) - regained
        return chance + safe

    def _regained(self, best: Card, led: Suit, behind: tuple[Seat, ...]) -> float:
        """The chance that the partner takes a trick that an opponent wins now, and keeps it."""
        for place, seat in enumerate(behind):
            if seat not in self.opponents:
                chance = self.takes(seat, best, led)
                return chance * (HOLD if place + 1 < len(behind) else 1.0)
        return 0.0
