"""What is said besides cards and trump: answers about going on and redeals, and what is said out of turn."""

from hokm.bots.reading import Reading
from hokm.bots.trump import aces_in
from hokm.cards import SUITS, Suit, cards_of, count, of_suit
from hokm.rules import Action, Agree, Continue, Refuse, Stop, SuggestRedeal, Variant
from hokm.views import Observation


def answer_redeal(variant: Variant, view: Observation) -> Action:
    """The partner holds no trump: a new deal, unless the own trumps alone are long."""
    trump = view.deal.trump
    return Refuse() if trump is not None and count(of_suit(view.hand, trump)) >= 6 else Agree()


def speak_about_going_on(reading: Reading) -> Action:
    """Goes on where it costs nothing, or where every trick left is certain and thirteen bring something."""
    rules = reading.variant.rules
    if rules.get("failed-continue") == "keep-kot":
        return Continue()
    if rules.get("bavney-effect") == "none":
        return Stop()
    if any(reading.view.deal.spoken):
        # The partner, who knows his own cards, wants to.
        return Continue()
    return Continue() if all_are_mine(reading) else Stop()


def all_are_mine(reading: Reading) -> bool:
    """Whether the seat leads next and takes every trick left itself, whoever holds what."""
    if reading.view.deal.leader != reading.seat:
        return False
    trumps_out = (reading.against & reading.trumps).bit_count()
    if trumps_out and (reading.hand & reading.trumps).bit_count() < trumps_out:
        return False
    return all(_runs(reading, suit) for suit in SUITS if reading.of(suit))


def _runs(reading: Reading, suit: Suit) -> bool:
    """Whether all cards of a suit win when led from the top: those that nothing beats draw all others first."""
    out = reading.unseen & reading.suits[suit]
    masters = [card for card in cards_of(reading.of(suit)) if not reading.higher[card] & out]
    return len(masters) == count(reading.of(suit)) or len(masters) >= out.bit_count()


def asides(view: Observation, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
    """A kot costs nothing to announce, so it always is; who holds no trump and few aces asks for a new deal."""
    return tuple(aside for aside in allowed if not isinstance(aside, SuggestRedeal) or aces_in(view.hand) < 2)
