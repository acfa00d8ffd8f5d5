"""What the policies of a game say of what a viewer knows: for screens that show it, without a state of their own."""

from hokm.cards import Card, CardSet, Suit
from hokm.rules import Seat, Variant
from hokm.rules.engine import Hidden, State
from hokm.rules.phases.exchange import receiver
from hokm.views.observation import Observation


def trump_in_force(variant: Variant, view: Observation) -> Suit | None:
    """The suit that takes tricks now, as far as the viewer knows."""
    return variant.trump.in_force(_known(view))


def plays_face_down(variant: Variant, view: Observation, card: Card) -> bool:
    """Whether the viewer's card would be played face down."""
    return variant.trump.plays_face_down(_known(view), card)


def receiver_of(variant: Variant, view: Observation, giver: Seat) -> Seat:
    """Who gets a seat's cards in the exchange that goes on."""
    return receiver(variant, _known(view), giver)


def may_signal(variant: Variant, view: Observation, card: Card, signal: str) -> bool:
    """Whether the viewer may give the signal with this card of the hand that is theirs to play."""
    return variant.announcements.signalled(variant, _known(view), card, signal) is not None


def _known(view: Observation) -> State:
    """What the viewer knows, as policies want to be asked: all that is hidden from the viewer is missing."""
    hands = [CardSet(view.hand if hand == view.viewer else cards) for hand, cards in enumerate(view.deal.shown)]
    return State(view.phase, view.match, view.deal, Hidden(laid=view.secrets.laid), tuple(hands))
