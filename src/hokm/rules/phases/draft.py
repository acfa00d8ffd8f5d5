"""The draft of the games for two: cards are thrown away, then drawn from the stock, until both hold thirteen."""

from dataclasses import dataclass
from itertools import combinations

from hokm.cards import Card, canonical, cards_of
from hokm.rules import events as e
from hokm.rules.actions import Action, Discard, Keep, Reject, Seat, Take
from hokm.rules.phases.dealing import deal_rest
from hokm.rules.phases.waiting import WaitsForSeats
from hokm.rules.protocols import ONE_SEAT, Awaited
from hokm.rules.state import Deal, State
from hokm.rules.transition import Run
from hokm.rules.variant import Variant


@dataclass(frozen=True)
class Draft(WaitsForSeats):
    """Each discards, then they draw in turn (rules 17.1 to 17.3).

    ``hakem_discards``: the numbers of which the hakem may throw one away. ``together``: both throw away five cards in
    all, so that the other's number follows; else the other throws away as many as the hakem. ``trump_waits``: the trump
    is told, and the other gets cards, only after the hakem's discard. ``looks_after_keep``: who keeps the card that
    they looked at sees the next one go; ``burns_after_keep``: that one leaves the stock at all. ``both_shown``: of the
    last two cards one may be taken.
    """

    hakem_discards: tuple[int, ...] = (3,)
    together: bool = True
    trump_waits: bool = False
    burns_after_keep: bool = True
    looks_after_keep: bool = True
    both_shown: bool = False
    name: str = "draft"

    def awaited(self, variant: Variant, state: State) -> Awaited:
        """The seat to discard or to draw."""
        return ONE_SEAT[self._actor(variant, state)]

    def legal(self, variant: Variant, state: State, seat: Seat) -> tuple[Action, ...]:
        """Every set of cards that may go; keep or reject; or which of the last two."""
        if seat != self._actor(variant, state):
            return ()
        number = self._discards_of(variant, state.deal, seat)
        if number:
            hand = canonical(cards_of(state.hands[seat]))
            return tuple(Discard(cards) for size in number for cards in combinations(hand, size))
        offered = state.hidden.offered
        if len(offered) == 2:
            return tuple(Take(card) for card in offered)
        return (Keep(), Reject()) if self._may_reject(variant, state.deal) else (Keep(),)

    def begin(self, run: Run) -> None:
        """Waits for the hakem's discard."""

    def try_action(self, run: Run, seat: Seat, action: Action) -> bool:
        """A seat discards or draws."""
        if action not in self.legal(run.variant, run.state, seat):
            return False
        if isinstance(action, Discard):
            self._discard(run, seat, action)
        else:
            self._draw(run, seat, action)
        state = run.state
        if len(_thrown(state.deal)) < 2:
            return True
        if min(state.deal.held) == max(state.deal.held) == run.variant.tricks:
            run.next_phase()
        else:
            drawer = self._actor(run.variant, state)
            both = self.both_shown and state.deal.undealt == 2
            number = 2 if both else 1
            run.emit(e.StockOffered(drawer, number, _top(state)[:number]))
        return True

    def _actor(self, variant: Variant, state: State) -> Seat:
        deal, hakem = state.deal, state.deal.hakem
        assert hakem is not None
        other = variant.seating.next(hakem)
        if not deal.put_away[hakem]:
            return hakem
        if not deal.put_away[other]:
            return other
        # Whoever threw away more needs more cards and draws first; the hakem where both threw away as many.
        first = other if deal.put_away[other] > deal.put_away[hakem] else hakem
        return first if deal.draws % 2 == 0 else variant.seating.next(first)

    def _discards_of(self, variant: Variant, deal: Deal, seat: Seat) -> tuple[int, ...]:
        """How many cards the seat may throw away now; nothing where it already has."""
        assert deal.hakem is not None
        if deal.put_away[seat]:
            return ()
        if seat == deal.hakem:
            return self.hakem_discards
        thrown = deal.put_away[deal.hakem]
        return (FIRST_CARDS - thrown if self.together else thrown,)

    def _discard(self, run: Run, seat: Seat, action: Discard) -> None:
        chosen = run.state.hidden.chosen
        if chosen is not None:
            run.emit(e.TrumpCalled(seat, chosen))
            deal_rest(run)
        run.emit(e.CardsDiscarded(seat, len(action.cards), action.cards))

    def _draw(self, run: Run, seat: Seat, action: Action) -> None:
        first, second = _top(run.state)
        if isinstance(action, Take):
            other = second if action.card == first else first
            run.emit(e.StockDrawn(seat, None, 2, action.card, (other,)))
        elif isinstance(action, Reject):
            run.emit(e.StockDrawn(seat, False, 2, second, (first,)))
        elif self.burns_after_keep:
            run.emit(e.StockDrawn(seat, True, 2, first, (second,) if self.looks_after_keep else ()))
        else:
            run.emit(e.StockDrawn(seat, True, 1, first, ()))

    def _may_reject(self, variant: Variant, deal: Deal) -> bool:
        """Whether the stock still lasts for all when two of its cards go for one."""
        missing = sum(variant.tricks - held for held in deal.held)
        return deal.undealt - 2 >= missing - 1


#: Cards of the first packet, and how many of them both throw away together.
FIRST_CARDS = 5


def _thrown(deal: Deal) -> tuple[int, ...]:
    """What each seat has thrown away, of those who have."""
    return tuple(number for number in deal.put_away if number)


def _top(state: State) -> tuple[Card, Card]:
    """The two cards on top of the stock (where only one is left, it comes twice)."""
    stock = state.hidden.pack[len(state.hidden.pack) - state.deal.undealt :]
    return stock[0], stock[min(1, len(stock) - 1)]
