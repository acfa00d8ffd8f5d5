"""The fold of the whole state, its hidden part too: what one event makes of it. No rule is decided here."""

from collections.abc import Callable
from typing import Any

from hokm.cards import CardSet, set_of
from hokm.rules import events as e
from hokm.rules.declaring import Event, declared, known
from hokm.rules.fold_public import (
    card_played,
    cards_dealt,
    deal_after,
    deal_began,
    deal_counted,
    first_match,
    match_after,
    put,
    trick_won,
    with_cards,
)
from hokm.rules.state import Deal, Hidden, State
from hokm.rules.tuples import make
from hokm.rules.values import Gift
from hokm.rules.variant import Variant


def first_state(variant: Variant) -> State:
    """A match before anything has happened."""
    return State(variant.phases[0].name, first_match(variant), Deal(), Hidden())


def evolve(variant: Variant, state: State, event: Event) -> State:
    """The state after one more event. TypeError for one that is not declared, and for a viewer's part of one."""
    return fold_of(type(event))(variant, state, event)


def fold_of(kind: type) -> "Fold":
    """How events of a class are folded: most of them change what is public and nothing else."""
    fold = FOLDS.get(kind)
    if fold is None:
        if declared(kind).whole is not kind:
            raise TypeError(f"a viewer's part of {kind.__name__} is no event of the table")
        fold = FOLDS[kind] = _public
    return fold


def _public(variant: Variant, state: State, event: Any) -> State:
    phase, match, deal, hidden, hands = state
    kind = declared(type(event)).kind
    match, deal = match_after(phase, match, event, kind), deal_after(variant, deal, event, kind)
    return make(State, (phase, match, deal, hidden, hands))


def _phase_began(variant: Variant, state: State, event: e.PhaseBegan) -> State:
    _, match, deal, hidden, hands = state
    return make(State, (event.phase, match, deal, hidden, hands))


def _pack_laid(variant: Variant, state: State, event: e.DealBegan) -> State:
    none = (CardSet(0),) * variant.seating.hands
    match, deal = deal_counted(state.phase, state.match, event), deal_began(variant, state.deal, event)
    return State(state.phase, match, deal, Hidden(known(event.pack), put_away=none, under=none), none)


def _hands_dealt(variant: Variant, state: State, event: e.CardsDealt) -> State:
    phase, match, deal, hidden, hands = state
    now: list[int] = [*hands]
    for seat, _, cards in event.packets:
        now[seat] |= set_of(known(cards))
        if event.unseen is not None:
            now[seat] &= ~(1 << event.unseen)
    return make(State, (phase, match, cards_dealt(variant, deal, event), hidden, tuple(now)))


def _card_left(variant: Variant, state: State, event: e.CardPlayed) -> State:
    phase, match, deal, hidden, hands = state
    seat, card = event
    now: list[int] = [*hands]
    now[seat] &= ~(1 << card)
    return make(State, (phase, match, card_played(variant, deal, event), hidden, tuple(now)))


def _trick_taken(variant: Variant, state: State, event: e.TrickWon) -> State:
    phase, match, deal, hidden, hands = state
    return make(State, (phase, match, trick_won(variant, deal, event), hidden, hands))


def _moved(hands: tuple[CardSet, ...], seat: int, out: int, into: int = 0) -> tuple[CardSet, ...]:
    """The hands after cards left one and others came to it."""
    return put(hands, seat, CardSet(hands[seat] & ~out | into))


def _put_away(variant: Variant, state: State, event: e.CardsDiscarded) -> State:
    seat, cards = event.seat, set_of(known(event.cards))
    hidden = state.hidden._replace(put_away=with_cards(state.hidden.put_away, seat, cards))
    return _public(variant, state, event)._replace(hidden=hidden, hands=_moved(state.hands, seat, cards))


def _laid_under(variant: Variant, state: State, event: e.CardLaidAway) -> State:
    seat, card = event.seat, 1 << known(event.card)
    hidden = state.hidden._replace(under=with_cards(state.hidden.under, seat, card))
    return _public(variant, state, event)._replace(hidden=hidden, hands=_moved(state.hands, seat, card))


def _laid(variant: Variant, state: State, event: e.TrumpHidden) -> State:
    hidden = state.hidden._replace(laid=known(event.card), aside=event.aside)
    hands = _moved(state.hands, event.seat, 1 << known(event.card)) if event.aside else state.hands
    return _public(variant, state, event)._replace(hidden=hidden, hands=hands)


def _revealed(variant: Variant, state: State, event: e.TrumpRevealed) -> State:
    hidden = state.hidden._replace(laid=None, aside=False)
    hands = _moved(state.hands, event.seat, 0, 1 << event.card)
    return _public(variant, state, event)._replace(hidden=hidden, hands=hands)


def _chosen(variant: Variant, state: State, event: e.TrumpChosen) -> State:
    return state._replace(hidden=state.hidden._replace(chosen=known(event.suit)))


def _told(variant: Variant, state: State, event: e.TrumpCalled) -> State:
    return _public(variant, state, event)._replace(hidden=state.hidden._replace(chosen=None))


def _offered(variant: Variant, state: State, event: e.StockOffered) -> State:
    hidden = state.hidden._replace(offered=known(event.cards))
    return _public(variant, state, event)._replace(hidden=hidden)


def _drawn(variant: Variant, state: State, event: e.StockDrawn) -> State:
    away = with_cards(state.hidden.put_away, event.seat, set_of(known(event.out)))
    hidden = state.hidden._replace(offered=(), put_away=away)
    hands = _moved(state.hands, event.seat, 0, 1 << known(event.card))
    return _public(variant, state, event)._replace(hidden=hidden, hands=hands)


def _gift_laid(variant: Variant, state: State, event: e.GiftChosen) -> State:
    hidden = state.hidden._replace(gifts=(*state.hidden.gifts, Gift(event.giver, event.receiver, known(event.cards))))
    return _public(variant, state, event)._replace(hidden=hidden)


def _gifts_taken(variant: Variant, state: State, event: e.GiftsPassed) -> State:
    hands = state.hands
    for giver, receiver, cards in event.gifts:
        hands = _moved(_moved(hands, giver, set_of(cards)), receiver, 0, set_of(cards))
    return _public(variant, state, event)._replace(hands=hands)


Fold = Callable[[Variant, State, Any], State]

#: Events that change what is hidden, or happen often, have a fold of their own.
_OWN_FOLDS: dict[type, Fold] = {
    e.PhaseBegan: _phase_began,
    e.DealBegan: _pack_laid,
    e.CardsDealt: _hands_dealt,
    e.CardPlayed: _card_left,
    e.CardLaidAway: _laid_under,
    e.TrickWon: _trick_taken,
    e.TrumpHidden: _laid,
    e.TrumpRevealed: _revealed,
    e.TrumpChosen: _chosen,
    e.TrumpCalled: _told,
    e.CardsDiscarded: _put_away,
    e.StockOffered: _offered,
    e.StockDrawn: _drawn,
    e.GiftChosen: _gift_laid,
    e.GiftsPassed: _gifts_taken,
}

#: How each kind of event, as the table keeps it, is folded into a state; others are added when they are first met.
FOLDS: dict[type, Fold] = {declared(kind).whole: fold for kind, fold in _OWN_FOLDS.items()}
