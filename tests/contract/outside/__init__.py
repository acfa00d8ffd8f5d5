"""A package that brings events of its own: one for everybody, one that others see part of, one that they never hear of.

Nothing of the project is edited for them. They happen after every card of a game that has this package's way to play.
"""

from dataclasses import dataclass, replace

from hokm.cards import Card, CardSet, Pack, suit_of
from hokm.rules import Action, PlayCard, Seat, Variant
from hokm.rules.declaring import Everybody, Guarded, Nobody, Own, Public, event
from hokm.rules.fold import changes_deal
from hokm.rules.phases.play import Play
from hokm.rules.state import Deal
from hokm.rules.transition import Run
from hokm.rules.values import Suits
from hokm.variants import HOKM_4


@event
class CardPraised(Public):
    """A card was praised, and everybody heard it."""

    seat: Seat
    card: Card
    suits: Suits


@event
class HandCounted(Guarded):
    """A seat counted its hand aloud, and looked at it."""

    seat: Everybody[Seat]
    number: Everybody[int]
    hand: Own[CardSet]
    pack: Nobody[Pack] = None


@event
class SuitRemembered(Guarded):
    """A seat keeps a card in mind."""

    seat: Own[Seat]
    card: Own[Card]


@changes_deal(CardPraised)
def _praised(variant: Variant, deal: Deal, praise: CardPraised) -> Deal:
    return deal._replace(announced=(*deal.announced, praise.seat))


@dataclass(frozen=True)
class PraisingPlay(Play):
    """Play in which each card is praised, its owner counts the hand, and keeps the card in mind."""

    def try_action(self, run: Run, seat: Seat, action: Action) -> bool:
        """As in play, and then the three events."""
        taken = super().try_action(run, seat, action)
        if taken and isinstance(action, PlayCard):
            hand = run.state.hands[seat]
            run.emit(CardPraised(seat, action.card, Suits(1 << suit_of(action.card))))
            run.emit(HandCounted(seat, hand.bit_count(), hand, run.state.hidden.pack))
            run.emit(SuitRemembered(seat, action.card))
        return taken


PRAISING = replace(HOKM_4, phases=tuple(PraisingPlay() if phase.name == "play" else phase for phase in HOKM_4.phases))
