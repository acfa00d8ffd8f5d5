"""Cards and tricks."""

from typing import Any, NamedTuple

from hokm.cards import FACE_DOWN, SUIT_OF, TWO_OF_HEARTS, Card, CardSet
from hokm.rules.actions import Seat
from hokm.rules.declaring import Everybody, Guarded, Own, Public, declare, event, known
from hokm.rules.fold import changes_deal, changes_state, moved, public_after, put, with_cards
from hokm.rules.state import Deal, State
from hokm.rules.tuples import make, replaced
from hokm.rules.values import Half, Trick, Voids
from hokm.rules.variant import Variant

__all__ = ["CardLaidAway", "CardPlayed", "Signalled", "TrickWon"]


class _CardPlayed(NamedTuple):
    seat: Seat
    card: Card


@declare
class CardPlayed(_CardPlayed, Public):
    """A card was played to the trick. (A named tuple, as other things made at every card: they cost half as much.)"""

    __slots__ = ()


@changes_deal(CardPlayed)
def card_played(variant: Variant, deal: Deal, event: CardPlayed) -> Deal:
    """As ``_replace`` of the first seven fields, which costs three times as much: cards are played often."""
    seat, card = event
    bit = 1 << card
    played, voids, shown, tapped, trick, _, _ = deal[:7]
    if not trick or SUIT_OF[trick[0]] != SUIT_OF[card] or trick[0] == TWO_OF_HEARTS:
        # The policy is asked unless the led suit was followed for certain: the two of hearts may belong to another.
        shows = variant.follow.voids_shown(deal, card)
        if shows:
            voids = put(voids, seat, voids[seat] | shows)
    if shown[seat] & bit:
        shown = put(shown, seat, CardSet(shown[seat] ^ bit))
    if tapped and not trick:
        tapped = ()
    out: list[int] = [*played]
    out[seat] |= bit
    seating = variant.seating
    after = seating.next_hand(seat, deal.hakem) if seating.dummy else seating.after[seat]
    changed = (tuple(out), voids, shown, tapped, trick + (card,), after, False)  # noqa: RUF005
    return make(Deal, changed + deal[7:])  # adding tuples is quicker than unpacking them, here and below


@changes_state(CardPlayed)
def _card_left(variant: Variant, state: State, event: CardPlayed) -> State:
    phase, match, deal, hidden, hands = state
    seat, card = event
    now: list[int] = [*hands]
    now[seat] &= ~(1 << card)
    return make(State, (phase, match, card_played(variant, deal, event), hidden, tuple(now)))


@event
class CardLaidAway(Guarded):
    """A card was played face down: it cannot win, and nobody else may know it before the deal is over."""

    seat: Everybody[Seat]
    card: Own[Card]


@changes_deal(CardLaidAway)
def _card_laid_away(variant: Variant, deal: Deal, event: Any) -> Deal:
    """A card face down says that its owner does not hold the led suit, and nothing else."""
    seat = event.seat
    return replaced(
        deal,
        voids=put(deal.voids, seat, deal.voids[seat] | 1 << SUIT_OF[deal.trick[0]]),
        tapped=deal.tapped if deal.trick else (),
        trick=(*deal.trick, FACE_DOWN),
        actor=variant.seating.next_hand(seat, deal.hakem),
        put_away=put(deal.put_away, seat, deal.put_away[seat] + 1),
    )


@changes_state(CardLaidAway)
def _laid_under(variant: Variant, state: State, event: CardLaidAway) -> State:
    seat, card = event.seat, 1 << known(event.card)
    hidden = state.hidden._replace(under=with_cards(state.hidden.under, seat, card))
    return public_after(variant, state, event)._replace(hidden=hidden, hands=moved(state.hands, seat, card))


@event
class Signalled(Public):
    """A seat gave its partner a signal with the card it played. Where signals are true, ``holds`` is the card that it
    thereby is known to hold, ``voids`` what it is known not to hold.
    """

    seat: Seat
    signal: str
    holds: Card | None
    voids: Voids


@changes_deal(Signalled)
def _signalled(variant: Variant, deal: Deal, event: Signalled) -> Deal:
    shown = deal.shown if event.holds is None else with_cards(deal.shown, event.seat, 1 << event.holds)
    return replaced(deal, shown=shown, voids=put(deal.voids, event.seat, deal.voids[event.seat] | event.voids))


class _TrickWon(NamedTuple):
    seat: Seat
    tricks: tuple[int, ...]
    half: Half | None = None
    tens: tuple[int, ...] = ()


@declare
class TrickWon(_TrickWon, Public):
    """The trick is complete; its winner leads next. ``tricks`` counts those taken by each side after it, ``tens`` the
    tens among them where they matter; ``half`` is what the next trick may be paired with.
    """

    __slots__ = ()


@changes_deal(TrickWon)
def trick_won(variant: Variant, deal: Deal, event: TrickWon) -> Deal:
    """As ``_replace`` of the eleven fields after the first four."""
    seat, tricks, half, tens = event
    last = make(Trick, (deal.leader, deal.trick, seat))
    changed = ((), seat, False, 0, 0, seat, tricks, (*deal.winners, seat), last, half, tens)
    return make(Deal, deal[:4] + changed + deal[15:])


@changes_state(TrickWon)
def _trick_taken(variant: Variant, state: State, event: TrickWon) -> State:
    phase, match, deal, hidden, hands = state
    return make(State, (phase, match, trick_won(variant, deal, event), hidden, hands))
