"""The making of trump in the open."""

from hokm.cards import Card, Suit, suit_of
from hokm.rules.actions import Seat
from hokm.rules.declaring import Guarded, Own, Public, event, known
from hokm.rules.fold import changes_deal, changes_match, changes_state, public_after, with_cards
from hokm.rules.state import Deal, Match, State
from hokm.rules.tuples import replaced
from hokm.rules.variant import Variant

__all__ = ["TrumpCalled", "TrumpChosen", "TrumpDrawn", "TrumpTurnedUp", "TurnUpAsked"]


@event
class TrumpCalled(Public):
    """The hakem named the trump."""

    seat: Seat
    suit: Suit


@changes_deal(TrumpCalled)
def _trump_called(variant: Variant, deal: Deal, event: TrumpCalled) -> Deal:
    return replaced(deal, trump=event.suit, hakem=event.seat)


@changes_state(TrumpCalled)
def _told(variant: Variant, state: State, event: TrumpCalled) -> State:
    return public_after(variant, state, event)._replace(hidden=state.hidden._replace(chosen=None))


@event
class TurnUpAsked(Public):
    """The hakem leaves the trump to a card that will be turned up."""

    seat: Seat


@changes_deal(TurnUpAsked)
def _turn_up_asked(variant: Variant, deal: Deal, event: TurnUpAsked) -> Deal:
    return replaced(deal, turning=True)


@event
class TrumpTurnedUp(Public):
    """A card was turned up: its suit is trump, and it belongs to the seat's hand."""

    seat: Seat
    card: Card


@changes_deal(TrumpTurnedUp)
def _trump_turned_up(variant: Variant, deal: Deal, event: TrumpTurnedUp) -> Deal:
    shown = with_cards(deal.shown, event.seat, 1 << event.card)
    return replaced(deal, trump=suit_of(event.card), turning=False, shown=shown)


@event
class TrumpDrawn(Public):
    """A card was drawn by chance and shown; its suit is trump. The card stays where it was."""

    card: Card


@changes_match(TrumpDrawn)
def _trump_foretold(phase: str, match: Match, event: TrumpDrawn) -> Match:
    return replaced(match, foretold=suit_of(event.card))


@changes_deal(TrumpDrawn)
def _trump_drawn(variant: Variant, deal: Deal, event: TrumpDrawn) -> Deal:
    """Within a deal; a card drawn before one says the trump of the deal to come."""
    return replaced(deal, trump=suit_of(event.card)) if deal.dealt and deal.result is None else deal


@event
class TrumpChosen(Guarded):
    """The hakem chose the trump, and will tell it when its cards are thrown away."""

    seat: Own[Seat]
    suit: Own[Suit]


@changes_state(TrumpChosen)
def _chosen(variant: Variant, state: State, event: TrumpChosen) -> State:
    return state._replace(hidden=state.hidden._replace(chosen=known(event.suit)))
