"""Cards spread over places at random, each possible way as likely as any other.

Places that may take any suit are one place until the end: only those that may not make the count of ways hard. And
suits that the same places may take are one kind of card. What is left to count is small, so that no guess is ever
thrown away (rejection) or repaired (bias).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import comb

from hokm.cards import Card, Rng, below_large, shuffled, suit_of

Numbers = tuple[int, ...]

#: All kinds of card: the suits, and a fifth for a card that belongs to none of them.
ANY = 31


#: The kind that a card counts to.
KindOf = Callable[[Card], int]


def spread(
    cards: Sequence[Card], rooms: Sequence[int], allowed: Sequence[int], rng: Rng, kind_of: KindOf = suit_of
) -> list[list[Card]]:
    """The cards for each place: as many as it has room for, of the kinds (a bit each, mostly suits) that it may take.

    The rooms must add up to the number of cards.
    """
    present = sum({1 << kind_of(card) for card in cards})
    allowed = [suits | ANY & ~present for suits in allowed]
    narrow, free = _places(rooms, allowed)
    parts: list[list[Card]] = [[] for _ in rooms]
    left = shuffled(cards, rng)
    if narrow:
        has_free = sum(rooms[place] for place in free) > 0
        kinds = _kinds(left, [allowed[place] for place in narrow], has_free, kind_of)
        left = _fill(parts, kinds, narrow, tuple(rooms[place] for place in narrow), rng)
    for place in free:
        parts[place] = left[: rooms[place]]
        del left[: rooms[place]]
    return parts


def _places(rooms: Sequence[int], allowed: Sequence[int]) -> tuple[list[int], list[int]]:
    """The places with room that may not take every suit, and those that may."""
    places = [place for place, room in enumerate(rooms) if room]
    return [place for place in places if allowed[place] != ANY], [place for place in places if allowed[place] == ANY]


class _Kind:
    """Cards that the same narrow places may take: ``takes`` says which. Others go to the free places, if any."""

    def __init__(self, takes: tuple[bool, ...], has_free: bool) -> None:
        self.takes = takes
        self.has_free = has_free
        self.cards: list[Card] = []

    @property
    def shape(self) -> tuple[int, tuple[bool, ...], bool]:
        """All that the number of ways depends on."""
        return len(self.cards), self.takes, self.has_free


def _kinds(cards: Sequence[Card], allowed: list[int], has_free: bool, kind_of: KindOf) -> list[_Kind]:
    """The cards sorted into kinds, those with the fewest choices first."""
    kinds: dict[tuple[bool, ...], _Kind] = {}
    for card in cards:
        takes = tuple(bool(suits >> kind_of(card) & 1) for suits in allowed)
        kinds.setdefault(takes, _Kind(takes, has_free)).cards.append(card)
    return sorted(kinds.values(), key=lambda kind: (sum(kind.takes), kind.takes))


def _fill(parts: list[list[Card]], kinds: list[_Kind], narrow: list[int], rooms: Numbers, rng: Rng) -> list[Card]:
    """Fills the narrow places, and returns the cards left for the free ones, in random order."""
    left: list[Card] = []
    shapes = tuple(kind.shape for kind in kinds)
    for number, kind in enumerate(kinds):
        split = _pick(shapes[number:], rooms, rng)
        cards = list(kind.cards)
        for place, taken in zip(narrow, split, strict=True):
            parts[place] += cards[:taken]
            del cards[:taken]
        left += cards
        rooms = tuple(room - taken for room, taken in zip(rooms, split, strict=True))
    return shuffled(left, rng)


Shapes = tuple[tuple[int, tuple[bool, ...], bool], ...]


def _pick(shapes: Shapes, rooms: Numbers, rng: Rng) -> Numbers:
    """How many cards of the first kind go to each narrow place, by the number of ways to place it and all others."""
    splits, weights = _weighted(shapes, rooms)
    ticket = below_large(rng, sum(weights))
    for split, weight in zip(splits, weights, strict=True):
        if ticket < weight:
            return split
        ticket -= weight
    raise AssertionError("the weights do not add up")


@lru_cache(maxsize=20_000)
def _weighted(shapes: Shapes, rooms: Numbers) -> tuple[list[Numbers], list[int]]:
    """The ways to split the first kind, each with the number of ways to place all cards after it."""
    number, takes, has_free = shapes[0]
    splits, weights = [], []
    for split in _splits(number, rooms, takes):
        if not has_free and sum(split) < number:
            continue
        rest = tuple(room - taken for room, taken in zip(rooms, split, strict=True))
        weight = _orders(number, split) * (sum(_weighted(shapes[1:], rest)[1]) if len(shapes) > 1 else not any(rest))
        if weight:
            splits.append(split)
            weights.append(weight)
    return splits, weights


def _orders(number: int, split: Numbers) -> int:
    """In how many ways so many different cards can be shared out like this, the rest staying behind."""
    ways = 1
    for taken in split:
        ways *= comb(number, taken)
        number -= taken
    return ways


def _splits(number: int, rooms: Numbers, takes: tuple[bool, ...]) -> Iterator[Numbers]:
    """All ways to give up to ``number`` equal cards to places, none above its room."""
    if not rooms:
        yield ()
        return
    for taken in range((min(number, rooms[0]) if takes[0] else 0) + 1):
        for rest in _splits(number - taken, rooms[1:], takes[1:]):
            yield (taken, *rest)
