"""A trump that not everybody knows."""

from typing import Annotated

from hokm.cards import Card, Suit, suit_of
from hokm.rules.actions import Seat
from hokm.rules.declaring import Everybody, Guarded, Public, Shown, event, known
from hokm.rules.fold import changes_deal, changes_state, moved, public_after, with_cards
from hokm.rules.state import Deal, State
from hokm.rules.tuples import replaced
from hokm.rules.values import Places, Suits
from hokm.rules.variant import Variant

__all__ = ["TrumpAsked", "TrumpHidden", "TrumpKnown", "TrumpNarrowed", "TrumpRevealed", "TrumpSet"]


def _card_looked_at(hidden: "TrumpHidden", viewer: object) -> Card | None:
    return hidden.card if hidden.seat == viewer and not hidden.blind else None


@event
class TrumpHidden(Guarded):
    """A card lies face down and says trump. ``blind``: its owner has not seen it; ``aside``: it is out of the hand."""

    seat: Everybody[Seat]
    card: Annotated[Card | None, Shown(_card_looked_at)]
    blind: Everybody[bool]
    aside: Everybody[bool]


@changes_deal(TrumpHidden)
def _trump_hidden(variant: Variant, deal: Deal, event: TrumpHidden) -> Deal:
    return replaced(deal, laid=event.seat, blind=event.blind, turning=False)


@changes_state(TrumpHidden)
def _laid(variant: Variant, state: State, event: TrumpHidden) -> State:
    hidden = state.hidden._replace(laid=known(event.card), aside=event.aside)
    hands = moved(state.hands, event.seat, 1 << known(event.card)) if event.aside else state.hands
    return public_after(variant, state, event)._replace(hidden=hidden, hands=hands)


@event
class TrumpAsked(Public):
    """A void seat asked for the hidden trump."""

    seat: Seat


@event
class TrumpRevealed(Public):
    """The hidden card was turned up and is in its owner's hand now; ``ruffing``: the actor owes a trump if it has one.

    ``not_trumps`` are the places of the trick (0 is the lead) whose cards do not count as trumps.
    """

    seat: Seat
    card: Card
    not_trumps: Places
    ruffing: bool


@changes_deal(TrumpRevealed)
def _trump_revealed(variant: Variant, deal: Deal, event: TrumpRevealed) -> Deal:
    shown = with_cards(deal.shown, event.seat, 1 << event.card)
    return replaced(
        deal,
        trump=suit_of(event.card),
        shown=shown,
        laid=None,
        blind=False,
        not_trumps=deal.not_trumps | event.not_trumps,
        trump_known_at=len(deal.trick),
        ruffing=event.ruffing,
    )


@changes_state(TrumpRevealed)
def _revealed(variant: Variant, state: State, event: TrumpRevealed) -> State:
    hidden = state.hidden._replace(laid=None, aside=False)
    hands = moved(state.hands, event.seat, 0, 1 << event.card)
    return public_after(variant, state, event)._replace(hidden=hidden, hands=hands)


@event
class TrumpSet(Public):
    """A void seat's card made its suit trump. The cards at the places ``not_trumps`` do not count as trumps."""

    seat: Seat
    suit: Suit
    not_trumps: Places


@changes_deal(TrumpSet)
def _trump_set(variant: Variant, deal: Deal, event: TrumpSet) -> Deal:
    return replaced(deal, trump=event.suit, not_trumps=event.not_trumps, trump_known_at=len(deal.trick) - 1)


@event
class TrumpNarrowed(Public):
    """What was played shows that the secret trump is none of these suits."""

    excluded: Suits


@changes_deal(TrumpNarrowed)
def _trump_narrowed(variant: Variant, deal: Deal, event: TrumpNarrowed) -> Deal:
    return replaced(deal, excluded=event.excluded)


@event
class TrumpKnown(Public):
    """What was played shows which suit the secret trump is; ``played``: it was the hidden card itself."""

    suit: Suit
    played: bool


@changes_deal(TrumpKnown)
def _trump_known(variant: Variant, deal: Deal, event: TrumpKnown) -> Deal:
    """A trick that shows the trump is over; the card that shows it is in the trick by then."""
    if not event.played:
        return replaced(deal, trump=event.suit)
    since = len(deal.trick) - 1 if deal.trump is None else deal.trump_known_at
    return replaced(deal, trump=event.suit, laid=None, trump_known_at=since)
