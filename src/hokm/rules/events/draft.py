"""Throwing cards away and drawing others."""

from hokm.cards import Card, set_of
from hokm.rules.actions import Seat
from hokm.rules.declaring import Everybody, Guarded, Own, event, known
from hokm.rules.fold import changes_deal, changes_state, moved, public_after, put, with_cards
from hokm.rules.state import Deal, State
from hokm.rules.tuples import replaced
from hokm.rules.variant import Variant

__all__ = ["CardsDiscarded", "StockDrawn", "StockOffered"]


@event
class CardsDiscarded(Guarded):
    """A seat threw so many cards of its hand away, face down."""

    seat: Everybody[Seat]
    number: Everybody[int]
    cards: Own[tuple[Card, ...]]


@changes_deal(CardsDiscarded)
def _cards_discarded(variant: Variant, deal: Deal, event: CardsDiscarded) -> Deal:
    return replaced(deal, put_away=put(deal.put_away, event.seat, deal.put_away[event.seat] + event.number))


@changes_state(CardsDiscarded)
def _put_away(variant: Variant, state: State, event: CardsDiscarded) -> State:
    seat, cards = event.seat, set_of(known(event.cards))
    hidden = state.hidden._replace(put_away=with_cards(state.hidden.put_away, seat, cards))
    return public_after(variant, state, event)._replace(hidden=hidden, hands=moved(state.hands, seat, cards))


@event
class StockOffered(Guarded):
    """A seat looks at the top of the stock: one card, or both of the last two."""

    seat: Everybody[Seat]
    number: Everybody[int]
    cards: Own[tuple[Card, ...]]


@changes_deal(StockOffered)
def _stock_offered(variant: Variant, deal: Deal, event: StockOffered) -> Deal:
    return replaced(deal, drawer=event.seat, offered=event.number)


@changes_state(StockOffered)
def _offered(variant: Variant, state: State, event: StockOffered) -> State:
    hidden = state.hidden._replace(offered=known(event.cards))
    return public_after(variant, state, event)._replace(hidden=hidden)


@event
class StockDrawn(Guarded):
    """A seat has drawn: it kept one card and saw others go (``out``); ``used`` cards left the stock.

    ``kept_first`` says whether the card is the one that was looked at first; None where both were.
    """

    seat: Everybody[Seat]
    kept_first: Everybody[bool | None]
    used: Everybody[int]
    card: Own[Card]
    out: Own[tuple[Card, ...]]


@changes_deal(StockDrawn)
def _stock_drawn(variant: Variant, deal: Deal, event: StockDrawn) -> Deal:
    got = put(deal.dealt, event.seat, deal.dealt[event.seat] + 1)
    return replaced(deal, dealt=got, undealt=deal.undealt - event.used, draws=deal.draws + 1, drawer=None, offered=0)


@changes_state(StockDrawn)
def _drawn(variant: Variant, state: State, event: StockDrawn) -> State:
    away = with_cards(state.hidden.put_away, event.seat, set_of(known(event.out)))
    hidden = state.hidden._replace(offered=(), put_away=away)
    hands = moved(state.hands, event.seat, 0, 1 << known(event.card))
    return public_after(variant, state, event)._replace(hidden=hidden, hands=hands)
