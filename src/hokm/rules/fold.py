"""The fold: what one event makes of a state. No rule is decided here; events already carry every decision."""

from collections.abc import Callable
from typing import Any, TypeVar

from hokm.cards import CardSet, set_of, suit_of
from hokm.rules import events as e
from hokm.rules.results import Streak
from hokm.rules.state import Deal, Match, State, Trick
from hokm.rules.variant import Variant

T = TypeVar("T")


def first_state(variant: Variant) -> State:
    """A match before anything has happened."""
    return State(variant.phases[0].name, Match(score=(0,) * variant.seating.sides), Deal())


def evolve(variant: Variant, state: State, event: e.Event) -> State:
    """The state after one more event."""
    return _FOLDS[type(event)](variant, state, event)


def _replacer(kind: type[T], *names: str) -> Callable[..., T]:
    """Makes what ``_replace`` does for these fields alone, several times as fast: cards are played often."""
    fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    values = ", ".join(name if name in names else f"old[{at}]" for at, name in enumerate(fields))
    made: Callable[..., T] = eval(
        f"lambda old, {', '.join(names)}: new(kind, ({values}))", {"new": tuple.__new__, "kind": kind}
    )
    return made


_replace_played = _replacer(Deal, "hands", "played", "trick", "voids", "actor", "tapped")
_replace_won = _replacer(Deal, "tricks", "winners", "last_trick", "trick", "leader", "actor")
_with_deal = _replacer(State, "deal")


def _put(seats: tuple[CardSet, ...], seat: int, cards: int) -> tuple[CardSet, ...]:
    changed = list(seats)
    changed[seat] = cards  # type: ignore[call-overload]
    return tuple(changed)


def _hakem_found(variant: Variant, state: State, event: e.HakemFound) -> State:
    return state._replace(match=state.match._replace(hakem=event.hakem, dealer=event.dealer, drawn=event.cards))


def _phase_began(variant: Variant, state: State, event: e.PhaseBegan) -> State:
    return state._replace(phase=event.phase)


def _deal_began(variant: Variant, state: State, event: e.DealBegan) -> State:
    none = (CardSet(0),) * variant.seating.seats
    deal = Deal(
        pack=event.pack,
        hands=none,
        dealt=none,
        played=none,
        shown=none,
        voids=(0,) * variant.seating.seats,
        tricks=(0,) * variant.seating.sides,
        leader=event.hakem,
        actor=event.hakem,
    )
    match = state.match._replace(deals=event.number, dealer=event.dealer, hakem=event.hakem)
    return state._replace(match=match, deal=deal)


def _cards_dealt(variant: Variant, state: State, event: e.CardsDealt) -> State:
    hands, dealt = list(state.deal.hands), list(state.deal.dealt)
    for seat, cards in event.packets:
        mask = set_of(cards)
        hands[seat] = CardSet(hands[seat] | mask)
        dealt[seat] = CardSet(dealt[seat] | mask)
    deal = state.deal._replace(hands=tuple(hands), dealt=tuple(dealt))
    if event.face_down:
        deal = deal._replace(face_down=event.face_down)
    return state._replace(deal=deal)


def _hands_taken_up(variant: Variant, state: State, event: e.HandsTakenUp) -> State:
    return state._replace(deal=state.deal._replace(face_down=()))


def _trump_called(variant: Variant, state: State, event: e.TrumpCalled) -> State:
    return state._replace(deal=state.deal._replace(trump=event.suit))


def _turn_up_asked(variant: Variant, state: State, event: e.TurnUpAsked) -> State:
    return state._replace(deal=state.deal._replace(turning=True))


def _trump_turned_up(variant: Variant, state: State, event: e.TrumpTurnedUp) -> State:
    shown = _put(state.deal.shown, event.seat, state.deal.shown[event.seat] | 1 << event.card)
    return state._replace(deal=state.deal._replace(trump=suit_of(event.card), turning=False, shown=shown))


def _redeal_claimed(variant: Variant, state: State, event: e.RedealClaimed) -> State:
    return state._replace(deal=state.deal._replace(shown=_put(state.deal.shown, event.seat, event.hand)))


def _redeal_suggested(variant: Variant, state: State, event: e.RedealSuggested) -> State:
    deal, seat = state.deal, event.seat
    assert deal.trump is not None
    voids = (*deal.voids[:seat], deal.voids[seat] | 1 << deal.trump, *deal.voids[seat + 1 :])
    return state._replace(deal=deal._replace(suggested=True, answering=True, voids=voids))


def _redeal_answered(variant: Variant, state: State, event: e.RedealAnswered) -> State:
    return state._replace(deal=state.deal._replace(answering=False))


def _kot_announced(variant: Variant, state: State, event: e.KotAnnounced) -> State:
    return state._replace(deal=state.deal._replace(announced=(*state.deal.announced, event.seat)))


def _card_played(variant: Variant, state: State, event: e.CardPlayed) -> State:
    deal, seat, card = state.deal, event.seat, event.card
    bit = 1 << card
    trick, voids = deal.trick, deal.voids
    if not trick or suit_of(trick[0]) != suit_of(card):
        shows = variant.follow.voids_shown(trick, deal.trump, card, not deal.winners)
        if shows:
            voids = (*voids[:seat], voids[seat] | shows, *voids[seat + 1 :])
    deal = _replace_played(
        deal,
        hands=_put(deal.hands, seat, deal.hands[seat] & ~bit),
        played=_put(deal.played, seat, deal.played[seat] | bit),
        trick=(*trick, card),
        voids=voids,
        actor=variant.seating.next(seat),
        tapped=deal.tapped if trick else (),
    )
    return _with_deal(state, deal)


def _table_tapped(variant: Variant, state: State, event: e.TableTapped) -> State:
    return state._replace(deal=state.deal._replace(tapped=(*state.deal.tapped, event.seat)))


def _trick_won(variant: Variant, state: State, event: e.TrickWon) -> State:
    deal = state.deal
    deal = _replace_won(
        deal,
        tricks=event.tricks,
        winners=(*deal.winners, event.seat),
        last_trick=Trick(deal.leader, deal.trick, event.seat),
        trick=(),
        leader=event.seat,
        actor=event.seat,
    )
    return _with_deal(state, deal)


def _kot_reached(variant: Variant, state: State, event: e.KotReached) -> State:
    going_on = not event.deciders
    return state._replace(deal=state.deal._replace(deciders=event.deciders, spoken=(), going_on=going_on))


def _partners_looked(variant: Variant, state: State, event: e.PartnersLooked) -> State:
    return state._replace(deal=state.deal._replace(looked=event.seats))


def _going_on_spoken(variant: Variant, state: State, event: e.GoingOnSpoken) -> State:
    spoken = (*state.deal.spoken, event.on)
    going_on = all(spoken) and len(spoken) == len(state.deal.deciders)
    return state._replace(deal=state.deal._replace(spoken=spoken, going_on=going_on))


def _deal_conceded(variant: Variant, state: State, event: e.DealConceded) -> State:
    return state


def _deal_ended(variant: Variant, state: State, event: e.DealEnded) -> State:
    result, match = event.result, state.match
    thrown_in = result.kind == "redeal"
    match = match._replace(
        score=result.score,
        streak=match.streak if result.streak is None else Streak(*result.streak),
        played=match.played if thrown_in else match.played + 1,
        redeals=match.redeals + 1 if thrown_in and state.phase == "trump" else 0,
        dealer=match.dealer if result.next_dealer is None else result.next_dealer,
        hakem=match.hakem if result.next_hakem is None else result.next_hakem,
    )
    return state._replace(match=match, deal=state.deal._replace(result=result))


def _hands_opened(variant: Variant, state: State, event: e.HandsOpened) -> State:
    return state._replace(deal=state.deal._replace(opened=event.hands))


def _resigned(variant: Variant, state: State, event: e.Resigned) -> State:
    return state


def _match_ended(variant: Variant, state: State, event: e.MatchEnded) -> State:
    return state._replace(match=state.match._replace(result=event.result))


_FOLDS: dict[type, Callable[[Variant, State, Any], State]] = {
    e.HakemFound: _hakem_found,
    e.PhaseBegan: _phase_began,
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
    e.CardPlayed: _card_played,
    e.TableTapped: _table_tapped,
    e.TrickWon: _trick_won,
    e.KotReached: _kot_reached,
    e.PartnersLooked: _partners_looked,
    e.GoingOnSpoken: _going_on_spoken,
    e.DealConceded: _deal_conceded,
    e.DealEnded: _deal_ended,
    e.HandsOpened: _hands_opened,
    e.Resigned: _resigned,
    e.MatchEnded: _match_ended,
}
