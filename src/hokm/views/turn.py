"""What a viewer can tell of the trick and of their choice by the rules, from nothing but what they may know.

So that no screen has to know how a trick is won, or why a card may not be played.
"""

from typing import NamedTuple

from hokm.cards import EMPTY, FACE_DOWN, Card, CardSet, Suit, cards_of, suit_of
from hokm.rules import PlayCard, RefusalCode, Seat, Variant, find_hakem
from hokm.views.observation import Observation


class Barred(NamedTuple):
    """A card that may not be played now, the refusal that it would get, and the suit that this names."""

    card: Card
    code: RefusalCode
    suit: Suit | None


class Winning(NamedTuple):
    """The card that takes the trick as it lies: its place (0 = led), and the hand that played it."""

    place: int
    hand: Seat
    card: Card


class TurnFacts(NamedTuple):
    """What the rules say of the turn beside the viewer's legal actions.

    ``hand`` is the hand whose card is due, None where it is not a card that is due. ``barred`` are the cards that the
    viewer, who is to play one, may not play. ``needed``: for each side, how many tricks win it the deal; None where
    that is no number, or not known yet. ``drawn``: while the first deal is not played yet, the seat to which each card
    of the draw for the hakem was turned; people sat on their chairs of before it then.
    """

    hand: Seat | None
    barred: tuple[Barred, ...]
    winning: Winning | None
    needed: tuple[int | None, ...]
    drawn: tuple[Seat, ...]


def turn_facts(variant: Variant, view: Observation) -> TurnFacts:
    """All of it, from a viewer's own view."""
    return TurnFacts(
        hand=_hand(view),
        barred=_barred(variant, view),
        winning=_winning(variant, view),
        needed=_needed(variant, view),
        drawn=_drawn(variant, view),
    )


def _winning(variant: Variant, view: Observation) -> Winning | None:
    """None: there is no trick, or the viewer cannot know."""
    deal = view.deal
    if not deal.trick or deal.trick[0] == FACE_DOWN:
        return None
    places = {variant.ranking.winner(deal.trick, trump, deal.not_trumps) for trump in _trumps(variant, view)}
    if len(places) > 1:
        return None
    place = places.pop()
    return Winning(place, variant.seating.place(deal.leader, place, deal.hakem), deal.trick[place])


def _trumps(variant: Variant, view: Observation) -> list[Suit | None]:
    """What the trump in force may be for all that the viewer knows; None: there is none yet."""
    deal = view.deal
    if deal.trump is not None:
        return [deal.trump]
    if deal.laid is None or not variant.trump.rules_unseen:
        return [None]
    if view.secrets.laid is not None:
        return [suit_of(view.secrets.laid)]
    return [Suit(suit) for suit in range(4) if not deal.excluded >> suit & 1]


def _hand(view: Observation) -> Seat | None:
    deal = view.deal
    asked = deal.answering or (bool(deal.deciders) and not deal.going_on) or deal.result is not None
    return None if view.phase != "play" or asked or not view.to_act else deal.actor


def _barred(variant: Variant, view: Observation) -> tuple[Barred, ...]:
    plays = {action.card for action in view.legal if isinstance(action, PlayCard)}
    hand = _hand_to_play(view) if plays else EMPTY
    if hand.bit_count() == len(plays):
        return ()
    cards = [card for card in cards_of(hand) if card not in plays]
    refusals = [(card, variant.follow.refusal(variant, view.deal, hand, card)) for card in cards]
    return tuple([Barred(card, refusal.reason, refusal.suit) for card, refusal in refusals])


def _hand_to_play(view: Observation) -> CardSet:
    """The cards in the hand whose turn it is, the viewer's own or the dummy's."""
    actor, laid = view.deal.actor, view.secrets.laid
    if actor != view.viewer:
        return view.deal.shown[actor]
    return view.hand or CardSet(0 if laid is None else 1 << laid)


def _needed(variant: Variant, view: Observation) -> tuple[int | None, ...]:
    if view.match.dealer is None:
        return (None,) * variant.seating.sides
    return variant.ending.needed(variant, view.match, view.deal)


def _drawn(variant: Variant, view: Observation) -> tuple[Seat, ...]:
    drawn = view.match.drawn
    return find_hakem(variant, drawn).turned_to if drawn and view.match.deals < 2 and view.phase != "play" else ()
