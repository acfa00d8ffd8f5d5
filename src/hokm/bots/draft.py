"""The cards a seat puts together for itself: what it throws away, draws, and passes on."""

from typing import Final

from hokm.bots.holding import holding
from hokm.bots.order import Order, order_of
from hokm.cards import Card, CardSet, Pack, set_of
from hokm.rules import Action, Discard, Give, Keep, Reject, Take, Variant
from hokm.views import Observation

#: How much less a card is missed for each other card of its suit that stays.
COMPANY: Final = 0.01


def throw_away(variant: Variant, view: Observation) -> Action:
    """Of the cards that may go, those that a card of the stock replaces best."""
    order = _order(variant, view)
    fresh = _average(order, _unseen(variant, view))

    def lost(action: Action) -> float:
        assert isinstance(action, Discard)
        return sum(holding(order, card) - fresh for card in action.cards)

    return min(view.legal, key=lost)


def draw(variant: Variant, view: Observation) -> Action:
    """The card looked at, if the next one is likely to be no better; of two cards shown, the better."""
    order = _order(variant, view)
    if isinstance(view.legal[0], Take):
        return max(view.legal, key=lambda action: holding(order, action.card) if isinstance(action, Take) else -1.0)
    seen = view.secrets.offered[0]
    return Keep() if holding(order, seen) >= _average(order, _unseen(variant, view)) else Reject()


def pass_on(variant: Variant, view: Observation) -> Action:
    """The cards that are missed least, from a short suit rather than a long one."""
    order = _order(variant, view)

    def lost(action: Action) -> float:
        assert isinstance(action, Give)
        return sum(holding(order, card) for card in action.cards) + COMPANY * _company(order, view.hand, action.cards)

    return min(view.legal, key=lost)


def _company(order: Order, hand: CardSet, cards: Pack) -> int:
    """How many cards stay in the suits that these cards come from."""
    left = hand & ~set_of(cards)
    return sum((left & order.suits[order.suit[card]]).bit_count() for card in cards)


def _order(variant: Variant, view: Observation) -> Order:
    """The order of the cards under the trump that is named, told or not."""
    chosen = view.secrets.chosen
    return order_of(variant, view.deal.trump if chosen is None else chosen)


def _unseen(variant: Variant, view: Observation) -> list[Card]:
    seen = view.hand | view.secrets.put_away | set_of(view.secrets.offered)
    return [card for card in variant.pack if not seen >> card & 1]


def _average(order: Order, cards: list[Card]) -> float:
    return sum(holding(order, card) for card in cards) / len(cards)
