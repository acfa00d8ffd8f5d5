"""What is said besides cards and trump: answers about going on and redeals, and what is said out of turn."""

from hokm.bots.reading import Reading
from hokm.bots.trump import aces_in
from hokm.cards import SUIT_SETS, cards_of, count, of_suit, suit_of
from hokm.rules import Action, Agree, Continue, Refuse, Stop, SuggestRedeal
from hokm.views import Observation


def answer_redeal(view: Observation) -> Action:
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
    """Whether the seat leads next and takes every trick left, whoever holds what."""
    if reading.view.deal.leader != reading.seat:
        return False
    trumps = reading.hand & reading.trumps
    out = (reading.against & reading.trumps).bit_count()
    if out and trumps.bit_count() < min(out, max(reading.held)):
        return False
    return all(reading.is_master(card) or _runs(reading, card) for card in cards_of(reading.hand))


def _runs(reading: Reading, card: int) -> bool:
    """Whether enough masters stand above a card to draw every other card of the suit first."""
    suit = SUIT_SETS[suit_of(card)]  # type: ignore[arg-type]
    masters = [other for other in cards_of(reading.hand & suit) if reading.is_master(other)]  # type: ignore[arg-type]
    return len(masters) >= (reading.unseen & suit).bit_count()


def asides(view: Observation, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
    """A kot costs nothing to announce, so it always is; who holds no trump and few aces asks for a new deal."""
    return tuple(aside for aside in allowed if not isinstance(aside, SuggestRedeal) or aces_in(view.hand) < 2)
