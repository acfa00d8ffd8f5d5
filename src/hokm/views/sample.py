"""Worlds that could be: full states guessed from what one viewer knows, each exactly as likely as any other.

The unseen cards are spread uniformly over all ways that respect how many cards each seat holds, the cards known
to lie in a hand, and the suits a seat has shown not to hold.
"""

from hokm.cards import Card, CardSet, Pack, Rng, cards_of, set_of, shuffled
from hokm.rules import Act, Action, Hidden, Seat, State, Variant, advance, legal
from hokm.views.observation import Observation, Viewer
from hokm.views.project import observe
from hokm.views.spread import spread


class World:
    """A guessed state that a computer player may play on in. It never shows the true cards."""

    __slots__ = ("_state", "_variant")

    def __init__(self, variant: Variant, state: State) -> None:
        self._variant = variant
        self._state = state

    def observe(self, viewer: Viewer) -> Observation:
        """What a viewer would know if this world were the true one."""
        return observe(self._variant, self._state, viewer)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """What the seat could do."""
        return legal(self._variant, self._state, seat)

    def apply(self, seat: Seat, action: Action) -> "World":
        """The world after an action; raises IllegalAction as the table would."""
        return World(self._variant, advance(self._variant, self._state, Act(seat, action))[0])


def sample(variant: Variant, view: Observation, rng: Rng) -> World:
    """A world in which this viewer would see exactly ``view``. The deal must have begun."""
    hands, stock = _spread(variant, view, rng)
    dealt = tuple(CardSet(hand | played) for hand, played in zip(hands, view.deal.played, strict=True))
    hidden = Hidden(_pack(variant, view, dealt, stock, rng), dealt)
    return World(variant, State(view.phase, view.match, view.deal, hidden, hands))


def _spread(variant: Variant, view: Observation, rng: Rng) -> tuple[tuple[CardSet, ...], list[Card]]:
    """A hand for every seat and the cards still undealt."""
    if view.deal.opened is not None:
        return tuple(
            CardSet(dealt & ~played) for dealt, played in zip(view.deal.opened, view.deal.played, strict=True)
        ), (_undealt(variant, view.deal.opened))
    unseen = _undealt(variant, (view.hand, *view.known, *view.deal.played))
    fixed = [int(known) for known in view.known]
    if isinstance(view.viewer, int):
        fixed[view.viewer] |= view.hand
    room = [held - cards.bit_count() for held, cards in zip(view.deal.held, fixed, strict=True)]
    places = [*room, len(unseen) - sum(room)]
    allowed = [*(~void & 15 for void in view.deal.voids), 15]
    parts = spread(unseen, places, allowed, rng)
    hands = tuple(CardSet(cards | set_of(part)) for cards, part in zip(fixed, parts[:-1], strict=True))
    return hands, parts[-1]


def _undealt(variant: Variant, dealt: tuple[CardSet, ...]) -> list[Card]:
    out = 0
    for cards in dealt:
        out |= cards
    return [card for card in variant.pack if not out >> card & 1]


def _pack(variant: Variant, view: Observation, dealt: tuple[CardSet, ...], stock: list[Card], rng: Rng) -> Pack:
    """A pack whose packets, dealt as the variant deals, are the given cards, with the stock below them."""
    assert view.match.hakem is not None
    portions = variant.deal_plan.first(variant, view.match.hakem)
    if view.deal.trump is not None:
        portions += variant.deal_plan.rest(variant, view.match.hakem)
    piles = [shuffled(cards_of(cards), rng) for cards in dealt]
    pack: list[Card] = []
    for seat, start, stop in portions:
        pack += piles[seat][: stop - start]
        del piles[seat][: stop - start]
    return (*pack, *stock)
