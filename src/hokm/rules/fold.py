"""The fold: what one event makes of a state. No rule is decided here; events already carry every decision.

The public part of a state is folded by ``match_after`` and ``deal_after``, which need nothing that is secret: a
viewer's copy of it is kept by the same two, from the events as that viewer saw them.
"""

from collections.abc import Callable
from typing import Any, TypeVar, get_args

from hokm.cards import SUIT_OF, CardSet, set_of, suit_of
from hokm.rules import events as e
from hokm.rules.results import Streak
from hokm.rules.state import Deal, Hidden, Match, State, Trick
from hokm.rules.tuples import make, replaced
from hokm.rules.variant import Variant

T = TypeVar("T")


def first_state(variant: Variant) -> State:
    """A match before anything has happened."""
    return State(variant.phases[0].name, first_match(variant), Deal(), Hidden())


def first_match(variant: Variant) -> Match:
    """The public part of a match before anything has happened."""
    return Match(score=(0,) * variant.seating.sides)


def evolve(variant: Variant, state: State, event: e.Event) -> State:
    """The state after one more event."""
    return FOLDS[type(event)](variant, state, event)


def match_after(phase: str, match: Match, event: Any, kind: type[e.Event]) -> Match:
    """The public part of the match after an event of a kind, or after what a viewer saw of it."""
    fold = _MATCH.get(kind)
    return match if fold is None else fold(phase, match, event)


def deal_after(variant: Variant, deal: Deal, event: Any, kind: type[e.Event]) -> Deal:
    """The public part of the deal after an event of a kind, or after what a viewer saw of it."""
    fold = _DEAL.get(kind)
    return deal if fold is None else fold(variant, deal, event)


# ------------------------------------------------------------------------------------------------------- the match


def _hakem_found(phase: str, match: Match, event: e.HakemFound) -> Match:
    return replaced(match, hakem=event.hakem, dealer=event.dealer, drawn=event.cards)


def _deal_counted(phase: str, match: Match, event: e.DealBegan) -> Match:
    return replaced(match, deals=event.number, dealer=event.dealer, hakem=event.hakem)


def _deal_scored(phase: str, match: Match, event: e.DealEnded) -> Match:
    result = event.result
    thrown_in = result.kind == "redeal"
    return replaced(
        match,
        score=result.score,
        streak=match.streak if result.streak is None else Streak(*result.streak),
        played=match.played if thrown_in else match.played + 1,
        redeals=match.redeals + 1 if thrown_in and phase == "trump" else 0,
        dealer=match.dealer if result.next_dealer is None else result.next_dealer,
        hakem=match.hakem if result.next_hakem is None else result.next_hakem,
    )


def _match_ended(phase: str, match: Match, event: e.MatchEnded) -> Match:
    return replaced(match, result=event.result)


_MATCH: dict[type, Callable[[str, Match, Any], Match]] = {
    e.HakemFound: _hakem_found,
    e.DealBegan: _deal_counted,
    e.DealEnded: _deal_scored,
    e.MatchEnded: _match_ended,
}


# -------------------------------------------------------------------------------------------------------- the deal


def _put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def _with_cards(sets: tuple[CardSet, ...], seat: int, cards: int) -> tuple[CardSet, ...]:
    return _put(sets, seat, CardSet(sets[seat] | cards))


def _deal_began(variant: Variant, deal: Deal, event: e.DealBegan) -> Deal:
    seats = variant.seating.seats
    none = (CardSet(0),) * seats
    return Deal(
        got=(0,) * seats,
        played=none,
        shown=none,
        voids=(0,) * seats,
        tricks=(0,) * variant.seating.sides,
        leader=event.hakem,
        actor=event.hakem,
    )


def _cards_dealt(variant: Variant, deal: Deal, event: e.CardsDealt) -> Deal:
    got = list(deal.got)
    for seat, number in event.sizes:
        got[seat] += number
    return replaced(deal, got=tuple(got), face_down=event.face_down or deal.face_down)


def _hands_taken_up(variant: Variant, deal: Deal, event: e.HandsTakenUp) -> Deal:
    return replaced(deal, face_down=())


def _trump_called(variant: Variant, deal: Deal, event: e.TrumpCalled) -> Deal:
    return replaced(deal, trump=event.suit)


def _turn_up_asked(variant: Variant, deal: Deal, event: e.TurnUpAsked) -> Deal:
    return replaced(deal, turning=True)


def _trump_turned_up(variant: Variant, deal: Deal, event: e.TrumpTurnedUp) -> Deal:
    shown = _with_cards(deal.shown, event.seat, 1 << event.card)
    return replaced(deal, trump=suit_of(event.card), turning=False, shown=shown)


def _redeal_claimed(variant: Variant, deal: Deal, event: e.RedealClaimed) -> Deal:
    return replaced(deal, shown=_with_cards(deal.shown, event.seat, event.hand))


def _redeal_suggested(variant: Variant, deal: Deal, event: e.RedealSuggested) -> Deal:
    assert deal.trump is not None
    voids = _put(deal.voids, event.seat, deal.voids[event.seat] | 1 << deal.trump)
    return replaced(deal, suggested=True, answering=True, voids=voids)


def _redeal_answered(variant: Variant, deal: Deal, event: e.RedealAnswered) -> Deal:
    return replaced(deal, answering=False)


def _kot_announced(variant: Variant, deal: Deal, event: e.KotAnnounced) -> Deal:
    return replaced(deal, announced=(*deal.announced, event.seat))


def _card_played(variant: Variant, deal: Deal, event: e.CardPlayed) -> Deal:
    """As ``_replace`` of the first six fields, which costs three times as much: cards are played often."""
    seat, card = event
    bit = 1 << card
    played, voids, shown, tapped, trick, _ = deal[:6]
    if not trick or SUIT_OF[trick[0]] != SUIT_OF[card]:
        shows = variant.follow.voids_shown(trick, deal.trump, card, not deal.winners)
        if shows:
            voids = _put(voids, seat, voids[seat] | shows)
    if shown[seat] & bit:
        shown = _put(shown, seat, CardSet(shown[seat] ^ bit))
    if tapped and not trick:
        tapped = ()
    out: list[int] = [*played]
    out[seat] |= bit
    changed = (tuple(out), voids, shown, tapped, trick + (card,), variant.seating.after[seat])  # noqa: RUF005
    return make(Deal, changed + deal[6:])  # adding tuples is quicker than unpacking them, here and below


def _table_tapped(variant: Variant, deal: Deal, event: e.TableTapped) -> Deal:
    return replaced(deal, tapped=(*deal.tapped, event.seat))


def _trick_won(variant: Variant, deal: Deal, event: e.TrickWon) -> Deal:
    """As ``_replace`` of the six fields after the first four."""
    seat, tricks = event
    last = make(Trick, (deal.leader, deal.trick, seat))
    changed = ((), seat, seat, tricks, (*deal.winners, seat), last)
    return make(Deal, deal[:4] + changed + deal[10:])


def _kot_reached(variant: Variant, deal: Deal, event: e.KotReached) -> Deal:
    return replaced(deal, deciders=event.deciders, spoken=(), going_on=not event.deciders)


def _partners_looked(variant: Variant, deal: Deal, event: e.PartnersLooked) -> Deal:
    return replaced(deal, looked=event.seats)


def _going_on_spoken(variant: Variant, deal: Deal, event: e.GoingOnSpoken) -> Deal:
    spoken = (*deal.spoken, event.on)
    return replaced(deal, spoken=spoken, going_on=all(spoken) and len(spoken) == len(deal.deciders))


def _deal_ended(variant: Variant, deal: Deal, event: e.DealEnded) -> Deal:
    return replaced(deal, result=event.result)


def _hands_opened(variant: Variant, deal: Deal, event: e.HandsOpened) -> Deal:
    return replaced(deal, opened=event.hands)


_DEAL: dict[type, Callable[[Variant, Deal, Any], Deal]] = {
    e.CardPlayed: _card_played,
    e.TrickWon: _trick_won,
    e.DealBegan: _deal_began,
    e.CardsDealt: _cards_dealt,
    e.HandsTakenUp: _hands_taken_up,
    e.TrumpCalled: _trump_called,
    e.TurnUpAsked: _turn_up_asked,
    e.TrumpTurnedUp: _trump_turned_up,
    e.RedealClaimed: _redeal_claimed,
    e.RedealSuggested: _redeal_suggested,
    e.RedealAnswered: _redeal_answered,
    e.KotAnnounced: _kot_announced,
    e.TableTapped: _table_tapped,
    e.KotReached: _kot_reached,
    e.PartnersLooked: _partners_looked,
    e.GoingOnSpoken: _going_on_spoken,
    e.DealEnded: _deal_ended,
    e.HandsOpened: _hands_opened,
}


# ----------------------------------------------------------------------------------------------------------- a state


def _public(variant: Variant, state: State, event: e.Event) -> State:
    """Of most events all is public."""
    phase, match, deal, hidden, hands = state
    kind = type(event)
    match, deal = match_after(phase, match, event, kind), deal_after(variant, deal, event, kind)
    return make(State, (phase, match, deal, hidden, hands))


def _phase_began(variant: Variant, state: State, event: e.PhaseBegan) -> State:
    _, match, deal, hidden, hands = state
    return make(State, (event.phase, match, deal, hidden, hands))


def _pack_laid(variant: Variant, state: State, event: e.DealBegan) -> State:
    none = (CardSet(0),) * variant.seating.seats
    match, deal = _deal_counted(state.phase, state.match, event), _deal_began(variant, state.deal, event)
    return State(state.phase, match, deal, Hidden(event.pack, none), none)


def _hands_dealt(variant: Variant, state: State, event: e.CardsDealt) -> State:
    phase, match, deal, (pack, dealt), hands = state
    deal = _cards_dealt(variant, deal, event)
    now: list[int] = [*hands]
    all_dealt: list[int] = [*dealt]
    for seat, cards in event.packets:
        mask = set_of(cards)
        now[seat] |= mask
        all_dealt[seat] |= mask
    return make(State, (phase, match, deal, make(Hidden, (pack, tuple(all_dealt))), tuple(now)))


def _card_left(variant: Variant, state: State, event: e.CardPlayed) -> State:
    phase, match, deal, hidden, hands = state
    seat, card = event
    now: list[int] = [*hands]
    now[seat] &= ~(1 << card)
    return make(State, (phase, match, _card_played(variant, deal, event), hidden, tuple(now)))


def _trick_taken(variant: Variant, state: State, event: e.TrickWon) -> State:
    phase, match, deal, hidden, hands = state
    return make(State, (phase, match, _trick_won(variant, deal, event), hidden, hands))


#: How each kind of event is folded into a state.
FOLDS: dict[type, Callable[[Variant, State, Any], State]] = {
    **dict.fromkeys(get_args(e.Event), _public),
    e.PhaseBegan: _phase_began,
    e.DealBegan: _pack_laid,
    e.CardsDealt: _hands_dealt,
    e.CardPlayed: _card_left,
    e.TrickWon: _trick_taken,
}
