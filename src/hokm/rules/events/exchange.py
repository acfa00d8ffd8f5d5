"""Cards passed between seats."""

from typing import Annotated, ClassVar

from hokm.cards import Card, CardSet, set_of
from hokm.rules.actions import Seat
from hokm.rules.declaring import Everybody, Guarded, Own, Shown, event, known
from hokm.rules.fold import changes_deal, changes_state, moved, public_after
from hokm.rules.state import Deal, State
from hokm.rules.tuples import replaced
from hokm.rules.values import Gift
from hokm.rules.variant import Variant

__all__ = ["GiftChosen", "GiftsPassed"]


@event
class GiftChosen(Guarded):
    """A seat chose what it passes on; the cards change hands when all have chosen."""

    OWNER: ClassVar = "giver"

    giver: Everybody[Seat]
    receiver: Everybody[Seat]
    cards: Own[tuple[Card, ...]]


@changes_deal(GiftChosen)
def _gift_chosen(variant: Variant, deal: Deal, event: GiftChosen) -> Deal:
    return replaced(deal, given=(*deal.given, event.giver))


@changes_state(GiftChosen)
def _gift_laid(variant: Variant, state: State, event: GiftChosen) -> State:
    hidden = state.hidden._replace(gifts=(*state.hidden.gifts, Gift(event.giver, event.receiver, known(event.cards))))
    return public_after(variant, state, event)._replace(hidden=hidden)


def _given_or_got(passed: "GiftsPassed", viewer: object) -> tuple[Gift, ...]:
    return tuple(gift for gift in passed.gifts if viewer in (gift.giver, gift.receiver))


@event
class GiftsPassed(Guarded):
    """The cards of the exchange changed hands; a viewer sees what it gave and got."""

    gifts: Annotated[tuple[Gift, ...], Shown(_given_or_got)]


@changes_deal(GiftsPassed)
def _gifts_passed(variant: Variant, deal: Deal, event: GiftsPassed) -> Deal:
    """As many cards came as went, of any suit; a card that was turned up for trump may be among them."""
    return replaced(deal, voids=(0,) * len(deal.voids), shown=(CardSet(0),) * len(deal.shown))


@changes_state(GiftsPassed)
def _gifts_taken(variant: Variant, state: State, event: GiftsPassed) -> State:
    hands = state.hands
    for giver, receiver, cards in event.gifts:
        hands = moved(moved(hands, giver, set_of(cards)), receiver, 0, set_of(cards))
    return public_after(variant, state, event)._replace(hands=hands)
