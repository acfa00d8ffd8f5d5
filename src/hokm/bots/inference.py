"""Reading a view: which cards are still out, who may hold them, and what a card is likely to do.

Nothing here decides. Chances treat the unseen cards as spread evenly over the places where they may lie.
"""

from functools import cache
from typing import Final

from hokm.bots.order import LANES, order_of
from hokm.bots.stakes import Stakes
from hokm.cards import EMPTY, FACE_DOWN, Card, CardSet, Pack, Suit, count, set_of, suit_of
from hokm.rules import Deal, PlayCard, Seat, Variant
from hokm.views import Observation

TEN: Final = 8
#: How often the partner takes a trick back that an opponent before them has just taken.
REGAIN: Final = 0.25
#: How often a trick that the partner has taken is not taken from them by the opponent after them.
HOLD: Final = 0.7
#: How often a hand that cannot follow wins with a trump that this seat does not know.
UNKNOWN_RUFF: Final = 0.5


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


@cache
def _partners_and_opponents(side_of: tuple[int, ...], seat: Seat) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    partners = tuple(other for other, side in enumerate(side_of) if side == side_of[seat] and other != seat)
    return partners, tuple(other for other, side in enumerate(side_of) if side != side_of[seat])


def known_trump(variant: Variant, view: Observation) -> Suit | None:
    """The trump in force, as far as the viewer knows it."""
    laid = view.secrets.laid
    if view.deal.trump is None and laid is not None and variant.trump.rules_unseen:
        return suit_of(laid)
    return view.deal.trump


def acting_hand(variant: Variant, view: Observation) -> Seat:
    """The hand that the viewer plays of: their own, or the dummy's when it is its turn and they play it."""
    assert isinstance(view.viewer, int)
    actor = view.deal.actor
    dummy = variant.seating.dummy and actor >= variant.seating.seats
    return actor if dummy and variant.seating.owner(actor, view.deal.hakem) == view.viewer else view.viewer


def sides_of_hands(variant: Variant, deal: Deal) -> tuple[int, ...]:
    """The side that each hand takes tricks for."""
    seating = variant.seating
    if not seating.dummy:
        return seating.side_of
    return (*seating.side_of, seating.side_of[seating.owner(seating.seats, deal.hakem)])


class Inference:
    """What a seat makes of its view, for the hand that it plays of now.

    ``remembers`` says whether it counts what was played before this trick and notes shown voids; without, it
    sees its hand and the trick, nothing else. Seats are those of hands: a dummy's comes after all others.
    """

    def __init__(self, variant: Variant, view: Observation, remembers: bool = True) -> None:
        deal = view.deal
        self.variant = variant
        self.view = view
        self.seat: Seat = acting_hand(variant, view)
        self.side_of = sides_of_hands(variant, deal)
        self.side = self.side_of[self.seat]
        self.partners, self.opponents = _partners_and_opponents(self.side_of, self.seat)
        self.trump = known_trump(variant, view)
        self.order = order_of(variant, self.trump)
        self.trumps = self.order.trumps
        self.higher = self.order.higher
        self.suit = self.order.suit
        self.suits = self.order.suits
        self.hand = view.hand if self.seat == view.viewer else deal.shown[self.seat]
        self.trick = deal.trick
        self.led: Suit | None = self.suit[deal.trick[0]] if deal.trick else None
        self.held = deal.held
        self._unknown_ruff = self._chance_of_unknown_ruff()
        #: Whether the next trick may decide the deal, so that there is little to save a card for.
        self.is_urgent = self._is_urgent()
        self._read_hands(remembers)
        self._read_trick()
        self.playable = [option.card for option in view.legal if isinstance(option, PlayCard)]
        #: What this trick is worth, by who wins it.
        self.stakes = Stakes(self)

    def _chance_of_unknown_ruff(self) -> float:
        """How often a hand that cannot follow wins although this seat knows of no trump."""
        making = self.variant.trump
        if making.set_by_void and making.set_at_once:
            return 1.0
        return UNKNOWN_RUFF if self.view.deal.laid is not None else 0.0

    def _is_urgent(self) -> bool:
        capture, deal = self.variant.capture, self.view.deal
        if not capture.at_once or capture.tens:
            return False
        if deal.bid is None:
            return max(deal.tricks) >= self.variant.tricks // 2
        return min(map(self.needs, range(self.variant.seating.sides))) <= 1

    def _read_hands(self, remembers: bool) -> None:
        """For each seat the cards it may hold (``may_hold``), and those it certainly does (``known``)."""
        view, seats = self.view, range(self.variant.seating.hands)
        seen = self.hand | self._put_away()
        for cards in view.deal.played if remembers else (self._in_trick(),):
            seen |= cards
        self.unseen = CardSet(_pack_set(self.variant.pack) & ~seen)
        self.known = list(view.known) or [EMPTY] * len(seats)
        if self.seat != view.viewer:
            assert isinstance(view.viewer, int)
            self.known[self.seat], self.known[view.viewer] = EMPTY, view.hand
        pinned = 0
        for cards in self.known:
            pinned |= cards
        self.may_hold = []
        for seat in seats:
            mask: int = self.unseen & ~pinned
            if remembers and view.deal.voids[seat]:
                for lane in LANES:
                    if view.deal.voids[seat] >> lane & 1:
                        mask &= ~self.order.kinds[lane]
            self.may_hold.append(CardSet(mask | self.known[seat] if self.held[seat] else EMPTY))
        self.may_hold[self.seat] = self.hand
        if remembers:
            self._pin_down()
        out = 0
        for seat in self.opponents:
            out |= self.may_hold[seat]
        #: All cards that some opponent may hold.
        self.against = CardSet(out)
        self._unsure = [CardSet(cards & ~self.known[seat]) for seat, cards in enumerate(self.may_hold)]
        self._pool = [
            (count(cards), self.held[seat] - count(self.known[seat])) for seat, cards in enumerate(self._unsure)
        ]

    def _put_away(self) -> int:
        """Cards that this seat knows to be in no hand: its own for trump and those out of play."""
        secrets = self.view.secrets
        laid = 0 if secrets.laid is None else 1 << secrets.laid
        return laid | secrets.put_away | secrets.under

    def _in_trick(self) -> CardSet:
        return set_of(card for card in self.trick if card != FACE_DOWN)

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
        """Who is winning the trick (``winning``), with which card, and who plays after this seat (``behind``)."""
        seating, deal = self.variant.seating, self.view.deal
        self.behind = tuple(
            [seating.place(self.seat, step, deal.hakem) for step in range(1, seating.hands - len(self.trick))]
        )
        self.best: Card | None = None
        self.winning: Seat | None = None
        self.partner_wins = False
        self._dead = 0
        if self.trick:
            place = self.variant.ranking.winner(self.trick, self.trump, deal.not_trumps)
            self.best = self.trick[place]
            self._dead = deal.not_trumps & 1 | (deal.not_trumps >> place & 1) << 1
            self.winning = seating.place(deal.leader, place, deal.hakem)
            self.partner_wins = self.side_of[self.winning] == self.side

    def choices(self) -> list[Card]:
        """The cards that may be played now, of those that do the same only the lowest."""
        parting = CardSet(self.unseen | self._in_trick())
        pairs = zip(self.playable, [None, *self.playable], strict=False)
        return [card for card, below in pairs if below is None or not self._do_the_same(below, card, parting)]

    def _do_the_same(self, below: Card, card: Card, parting: CardSet) -> bool:
        """Whether two cards of the hand are as good as each other: none that would part them is still to come."""
        if self.suit[card] != self.suit[below] or self.higher[below] & ~self.higher[card] & parting:
            return False
        return not self.counts_apart(below, card)

    def counts_apart(self, *cards: Card) -> bool:
        """Whether one of these is unlike its neighbours: a ten where tens are counted, a two that beats all."""
        tens = self.variant.capture.tens
        return any(self.order.kinds[-1] >> card & 1 or (tens and card % 13 == TEN) for card in cards)

    def needs(self, side: int) -> int:
        """How many tricks a side still needs for what it plays for (0 or less: it has it)."""
        deal, tricks = self.view.deal, self.variant.tricks
        if deal.bid is None:
            return tricks // 2 + 1 - deal.tricks[side]
        callers = self.variant.callers(self.view.match, deal)
        return (deal.bid if side == callers else tricks + 1 - deal.bid) - deal.tricks[side]

    def of(self, suit: Suit) -> CardSet:
        """The cards of a suit in the own hand."""
        return CardSet(self.hand & self.suits[suit])

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return bool(self.trumps >> card & 1)

    def is_master(self, card: Card) -> bool:
        """Whether no opponent can hold a higher card of its suit."""
        return not self.higher[card] & self.against

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat certainly holds no card of a suit."""
        return not self.may_hold[seat] & self.suits[suit]

    def lacks(self, seat: Seat, cards: int) -> float:
        """The chance that a seat holds none of these cards."""
        if self.known[seat] & cards:
            return 0.0
        pool, held = self._pool[seat]
        return chance_of_none(pool, held, (self._unsure[seat] & cards).bit_count())

    def ruffs(self, seat: Seat, suit: Suit) -> float:
        """The chance that a seat can ruff a suit."""
        if suit == self.trump:
            return 0.0
        if self.trump is None:
            return self.lacks(seat, self.suits[suit]) * self._unknown_ruff
        return self.lacks(seat, self.suits[suit]) * (1 - self.lacks(seat, self.trumps))

    def wins(self, card: Card) -> bool:
        """Whether a card of this seat would be the best of the trick so far."""
        if self.best is None:
            return True
        trump = self.trump
        if trump is None and self.would_set(card) and self.variant.trump.set_at_once:
            trump = self.suit[card]
        return self.variant.ranking.winner((self.trick[0], self.best, card), trump, self._dead) == 2

    def would_set(self, card: Card) -> bool:
        """Whether this card, played now, makes its suit trump."""
        return self.trump is None and self.variant.trump.set_by_void and self.led not in (None, self.suit[card])

    def takes(self, seat: Seat, card: Card, led: Suit) -> float:
        """The chance that a seat still to play can beat ``card``, the best of a trick in which ``led`` was led."""
        higher = 1 - self.lacks(seat, self.higher[card])
        if self.suit[card] == led:
            return higher + self.ruffs(seat, led)
        return self.lacks(seat, self.suits[led]) * higher

    def survives(self, card: Card, led: Suit) -> float:
        """The chance that no opponent after this seat beats ``card``, were it the best of the trick."""
        chance = 1.0
        for seat in self.behind:
            if seat in self.opponents:
                chance *= 1 - self.takes(seat, card, led)
        return chance

    def ours_after(self, card: Card) -> float:
        """The chance that the own side takes this trick once this seat has played ``card``."""
        led = self.suit[card] if self.led is None else self.led
        if self.wins(card):
            return self._kept(card, led, self.behind)
        assert self.best is not None
        if self.partner_wins:
            return self._kept(self.best, led, self.behind)
        return self._regained(self.best, led, self.behind)

    def mine_after(self, card: Card) -> float:
        """The chance that this hand itself takes the trick with ``card``."""
        if not self.wins(card):
            return 0.0
        led = self.suit[card] if self.led is None else self.led
        chance = self.survives(card, led)
        for seat in self.behind:
            if seat in self.partners:
                chance *= 1 - self.ruffs(seat, led)
        return chance

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
