"""The second route to a view: folding only what a viewer was shown. It must agree with the projector.

A client keeps its view this way. ``to_act`` and ``legal`` travel beside the events and are put in by
``with_turn``; this fold leaves them as they were.
"""

from collections.abc import Callable
from typing import Any

from hokm.cards import EMPTY, CardSet, set_of, suit_of
from hokm.rules import Streak, Trick, Variant
from hokm.rules import events as e
from hokm.views.observation import Observation, Viewer
from hokm.views.seen import (
    SeenCardsDealt,
    SeenDealBegan,
    SeenEvent,
    SeenHandsTakenUp,
    SeenPartnersLooked,
    Withheld,
)


def first_view(variant: Variant, viewer: Viewer) -> Observation:
    """What anybody sees before anything has happened."""
    return Observation(
        viewer=viewer,
        phase=variant.phases[0].name,
        deals=0,
        dealer=None,
        hakem=None,
        drawn=(),
        score=(0,) * variant.seating.sides,
        streak=Streak(),
        deals_played=0,
        redeals=0,
        hand=EMPTY,
        held=(),
        known=(),
        trump=None,
        turning=False,
        leader=0,
        trick=(),
        last_trick=None,
        tricks=(),
        winners=(),
        played=(),
        voids=(),
        announced=(),
        tapped=(),
        suggested=False,
        answering=False,
        deciders=(),
        spoken=(),
        going_on=False,
        opened=None,
        result=None,
        match_result=None,
    )


def watch(variant: Variant, view: Observation, seen: SeenEvent) -> Observation:
    """The view after one more seen event."""
    return _FOLDS[type(seen)](variant, view, seen)


def _with(cards: tuple[CardSet, ...], seat: int, changed: int) -> tuple[CardSet, ...]:
    return (*cards[:seat], CardSet(changed), *cards[seat + 1 :])


def _nothing(variant: Variant, view: Observation, seen: SeenEvent) -> Observation:
    return view


def _hakem_found(variant: Variant, view: Observation, seen: e.HakemFound) -> Observation:
    return view._replace(hakem=seen.hakem, dealer=seen.dealer, drawn=seen.cards)


def _phase_began(variant: Variant, view: Observation, seen: e.PhaseBegan) -> Observation:
    return view._replace(phase=seen.phase)


def _deal_began(variant: Variant, view: Observation, seen: SeenDealBegan) -> Observation:
    none = (EMPTY,) * variant.seating.seats
    return first_view(variant, view.viewer)._replace(
        phase=view.phase,
        deals=seen.number,
        dealer=seen.dealer,
        hakem=seen.hakem,
        drawn=view.drawn,
        score=view.score,
        streak=view.streak,
        deals_played=view.deals_played,
        redeals=view.redeals,
        held=(0,) * variant.seating.seats,
        known=none,
        played=none,
        voids=(0,) * variant.seating.seats,
        tricks=(0,) * variant.seating.sides,
        leader=seen.hakem,
    )


def _cards_dealt(variant: Variant, view: Observation, seen: SeenCardsDealt) -> Observation:
    held, hand = list(view.held), view.hand
    for packet in seen.packets:
        held[packet.seat] += packet.number
        if packet.seat == view.viewer and packet.cards is not None:
            hand = CardSet(hand | set_of(packet.cards))
    return view._replace(held=tuple(held), hand=hand)


def _hands_taken_up(variant: Variant, view: Observation, seen: SeenHandsTakenUp) -> Observation:
    return view if seen.cards is None else view._replace(hand=set_of(seen.cards))


def _trump_called(variant: Variant, view: Observation, seen: e.TrumpCalled) -> Observation:
    return view._replace(trump=seen.suit)


def _turn_up_asked(variant: Variant, view: Observation, seen: e.TurnUpAsked) -> Observation:
    return view._replace(turning=True)


def _trump_turned_up(variant: Variant, view: Observation, seen: e.TrumpTurnedUp) -> Observation:
    return view._replace(trump=suit_of(seen.card), turning=False, known=_learn(view, seen.seat, 1 << seen.card))


def _learn(view: Observation, seat: int, cards: int) -> tuple[CardSet, ...]:
    return view.known if seat == view.viewer else _with(view.known, seat, view.known[seat] | cards)


def _redeal_claimed(variant: Variant, view: Observation, seen: e.RedealClaimed) -> Observation:
    return view._replace(known=_learn(view, seen.seat, seen.hand))


def _redeal_suggested(variant: Variant, view: Observation, seen: e.RedealSuggested) -> Observation:
    assert view.trump is not None
    return view._replace(suggested=True, answering=True, voids=_void(view, seen.seat, 1 << view.trump))


def _void(view: Observation, seat: int, suits: int) -> tuple[int, ...]:
    return (*view.voids[:seat], view.voids[seat] | suits, *view.voids[seat + 1 :])


def _redeal_answered(variant: Variant, view: Observation, seen: e.RedealAnswered) -> Observation:
    return view._replace(answering=False)


def _kot_announced(variant: Variant, view: Observation, seen: e.KotAnnounced) -> Observation:
    return view._replace(announced=(*view.announced, seen.seat))


def _card_played(variant: Variant, view: Observation, seen: e.CardPlayed) -> Observation:
    seat, bit = seen.seat, 1 << seen.card
    shows = variant.follow.voids_shown(view.trick, view.trump, seen.card, not view.winners)
    return view._replace(
        hand=CardSet(view.hand & ~bit) if seat == view.viewer else view.hand,
        held=(*view.held[:seat], view.held[seat] - 1, *view.held[seat + 1 :]),
        known=_with(view.known, seat, view.known[seat] & ~bit),
        played=_with(view.played, seat, view.played[seat] | bit),
        voids=_void(view, seat, shows),
        tapped=view.tapped if view.trick else (),
        trick=(*view.trick, seen.card),
    )


def _table_tapped(variant: Variant, view: Observation, seen: e.TableTapped) -> Observation:
    return view._replace(tapped=(*view.tapped, seen.seat))


def _trick_won(variant: Variant, view: Observation, seen: e.TrickWon) -> Observation:
    return view._replace(
        tricks=seen.tricks,
        winners=(*view.winners, seen.seat),
        last_trick=Trick(view.leader, view.trick, seen.seat),
        trick=(),
        leader=seen.seat,
    )


def _kot_reached(variant: Variant, view: Observation, seen: e.KotReached) -> Observation:
    return view._replace(deciders=seen.deciders, spoken=(), going_on=not seen.deciders)


def _partners_looked(variant: Variant, view: Observation, seen: SeenPartnersLooked) -> Observation:
    if seen.hand is None:
        return view
    partner = next(seat for seat in seen.seats if seat != view.viewer)
    return view._replace(known=_with(view.known, partner, seen.hand))


def _going_on_spoken(variant: Variant, view: Observation, seen: e.GoingOnSpoken) -> Observation:
    spoken = (*view.spoken, seen.on)
    return view._replace(spoken=spoken, going_on=all(spoken) and len(spoken) == len(view.deciders))


def _deal_ended(variant: Variant, view: Observation, seen: e.DealEnded) -> Observation:
    result = seen.result
    thrown_in = result.kind == "redeal"
    return view._replace(
        result=result,
        score=result.score,
        streak=view.streak if result.streak is None else result.streak,
        deals_played=view.deals_played if thrown_in else view.deals_played + 1,
        redeals=view.redeals + 1 if thrown_in and view.phase == "trump" else 0,
        dealer=view.dealer if result.next_dealer is None else result.next_dealer,
        hakem=view.hakem if result.next_hakem is None else result.next_hakem,
    )


def _hands_opened(variant: Variant, view: Observation, seen: e.HandsOpened) -> Observation:
    return view._replace(opened=seen.hands)


def _match_ended(variant: Variant, view: Observation, seen: e.MatchEnded) -> Observation:
    return view._replace(match_result=seen.result)


_FOLDS: dict[type, Callable[[Variant, Observation, Any], Observation]] = {
    Withheld: _nothing,
    e.HakemFound: _hakem_found,
    e.PhaseBegan: _phase_began,
    SeenDealBegan: _deal_began,
    SeenCardsDealt: _cards_dealt,
    SeenHandsTakenUp: _hands_taken_up,
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
    SeenPartnersLooked: _partners_looked,
    e.GoingOnSpoken: _going_on_spoken,
    e.DealConceded: _nothing,
    e.DealEnded: _deal_ended,
    e.HandsOpened: _hands_opened,
    e.Resigned: _nothing,
    e.MatchEnded: _match_ended,
}
