"""Worlds that could be: full states guessed from what one viewer knows, each exactly as likely as any other.

The unseen cards are spread uniformly over all ways that respect how many cards each seat holds, the cards known
to lie in a hand, and the suits a seat has shown not to hold. The count of those ways is worked out suit by suit,
so that no guess is ever thrown away (rejection) or repaired (bias).
"""

from collections.abc import Iterator
from functools import lru_cache
from math import factorial

from hokm.cards import SUITS, Card, CardSet, Pack, Rng, below_large, cards_of, set_of, shuffled, suit_of
from hokm.rules import Act, Action, Hidden, Seat, State, Variant, advance, legal
from hokm.views.observation import Observation, Viewer
from hokm.views.project import observe

Room = tuple[int, ...]


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
    parts = _uniform(unseen, places, allowed, rng)
    hands = tuple(CardSet(cards | set_of(part)) for cards, part in zip(fixed, parts[:-1], strict=True))
    return hands, parts[-1]


def _undealt(variant: Variant, dealt: tuple[CardSet, ...]) -> list[Card]:
    out = 0
    for cards in dealt:
        out |= cards
    return [card for card in variant.pack if not out >> card & 1]


def _uniform(unseen: list[Card], places: list[int], allowed: list[int], rng: Rng) -> list[list[Card]]:
    """The cards spread over places, uniformly among all ways in which each place takes only allowed suits."""
    parts: list[list[Card]] = [[] for _ in places]
    if all(suits == 15 or not room for suits, room in zip(allowed, places, strict=True)):
        cards = shuffled(unseen, rng)
        for part, room in zip(parts, places, strict=True):
            part.extend(cards[:room])
            del cards[:room]
        return parts
    by_suit = [[card for card in unseen if suit_of(card) == suit] for suit in SUITS]
    lengths = tuple(len(cards) for cards in by_suit)
    rooms: Room = tuple(places)
    for suit in SUITS:
        split = _pick(suit, lengths, rooms, tuple(allowed), rng)
        cards = shuffled(by_suit[suit], rng)
        for part, number in zip(parts, split, strict=True):
            part.extend(cards[:number])
            del cards[:number]
        rooms = tuple(room - number for room, number in zip(rooms, split, strict=True))
    return parts


def _pick(suit: int, lengths: Room, rooms: Room, allowed: Room, rng: Rng) -> Room:
    """How many cards of a suit go to each place, weighted by the ways to place this and all later suits."""
    splits = list(_splits(lengths[suit], rooms, tuple(suits >> suit & 1 for suits in allowed)))
    weights = [
        _orders(lengths[suit], split) * _ways(suit + 1, lengths, _less(rooms, split), allowed) for split in splits
    ]
    ticket = below_large(rng, sum(weights))
    for split, weight in zip(splits, weights, strict=True):
        if ticket < weight:
            return split
        ticket -= weight
    raise AssertionError("the weights do not add up")


@lru_cache(maxsize=20_000)
def _ways(suit: int, lengths: Room, rooms: Room, allowed: Room) -> int:
    """In how many ways the cards of this and later suits fill the rooms."""
    if suit == len(lengths):
        return 0 if any(rooms) else 1
    takes = tuple(suits >> suit & 1 for suits in allowed)
    return sum(
        _orders(lengths[suit], split) * _ways(suit + 1, lengths, _less(rooms, split), allowed)
        for split in _splits(lengths[suit], rooms, takes)
    )


def _less(rooms: Room, split: Room) -> Room:
    return tuple(room - number for room, number in zip(rooms, split, strict=True))


def _orders(cards: int, split: Room) -> int:
    ways = factorial(cards)
    for number in split:
        ways //= factorial(number)
    return ways


def _splits(cards: int, rooms: Room, takes: Room) -> Iterator[Room]:
    """All ways to share out a number of equal cards, no place above its room."""
    if not rooms:
        if not cards:
            yield ()
        return
    most = min(cards, rooms[0]) if takes[0] else 0
    for number in range(most + 1):
        for rest in _splits(cards - number, rooms[1:], takes[1:]):
            yield (number, *rest)


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
