"""What is said besides cards and trump: answers about going on and redeals, and what is said out of turn."""

from hokm.bots.inference import Inference
from hokm.bots.trump import aces_in
from hokm.cards import SUITS, Suit, cards_of, count, of_suit
from hokm.rules import Action, Agree, Continue, Refuse, Stop, SuggestRedeal, Variant
from hokm.views import Observation


def answer_redeal(variant: Variant, view: Observation) -> Action:
    """The partner holds no trump: a new deal, unless the own trumps alone are long."""
    trump = view.deal.trump
    return Refuse() if trump is not None and count(of_suit(view.hand, trump)) >= 6 else Agree()


def speak_about_going_on(inference: Inference) -> Action:
    """Goes on where it costs nothing, or where every trick left is certain and thirteen bring something."""
    rules = inference.variant.rules
    if rules.get("failed-continue") == "keep-kot":
        return Continue()
    if rules.get("bavney-effect") == "none":
        return Stop()
    if any(inference.view.deal.spoken):
        # The partner, who knows their own cards, wants to.
        return Continue()
    return Continue() if all_are_mine(inference) else Stop()


def all_are_mine(inference: Inference) -> bool:
    """Whether the seat leads next and takes every trick left itself, whoever holds what."""
    if inference.view.deal.leader != inference.seat:
        return False
    trumps_out = (inference.against & inference.trumps).bit_count()
    if trumps_out and (inference.hand & inference.trumps).bit_count() < trumps_out:
        return False
    return all(_runs(inference, suit) for suit in SUITS if inference.of(suit))


def _runs(inference: Inference, suit: Suit) -> bool:
    """Whether all cards of a suit win when led from the top: those that nothing beats draw all others first."""
    out = inference.unseen & inference.suits[suit]
    masters = [card for card in cards_of(inference.of(suit)) if not inference.higher[card] & out]
    return len(masters) == count(inference.of(suit)) or len(masters) >= out.bit_count()


def asides(view: Observation, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
    """A kot costs nothing to announce, so it always is; who holds no trump and few aces asks for a new deal."""
    return tuple(aside for aside in allowed if not isinstance(aside, SuggestRedeal) or aces_in(view.hand) < 2)
