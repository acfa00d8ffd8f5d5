"""Cards spread over places at random, each possible way as likely as any other.

Places that may take the same kinds of card are one place until the end: only those that differ make the count of ways
hard. What is left to count is small, so that no guess is ever thrown away (rejection) or repaired (bias).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import comb

from hokm.cards import Card, Rng, below_large, shuffled, suit_of

Numbers = tuple[int, ...]

#: All kinds of card: the suits, a fifth for a card that belongs to none of them, and four for single cards of a suit.
ANY = 511


#: The kind that a card counts to.
KindOf = Callable[[Card], int]


def spread(
    cards: Sequence[Card], rooms: Sequence[int], allowed: Sequence[int], rng: Rng, kind_of: KindOf = suit_of
) -> list[list[Card]]:
    """The cards for each place: as many as it has room for, of the kinds (a bit each, mostly suits) that it may take.

    The rooms must add up to the number of cards.
    """
    present = sum({1 << kind_of(card) for card in cards})
    allowed = [kinds | ANY & ~present for kinds in allowed]
    narrow = [_Place(number, rooms[number], allowed[number]) for number in range(len(rooms)) if allowed[number] != ANY]
    narrow = [place for place in narrow if place.room]
    free = [number for number, room in enumerate(rooms) if room and allowed[number] == ANY]
    parts: list[list[Card]] = [[] for _ in rooms]
    left = shuffled(cards, rng)
    if narrow:
        left = _fill(parts, _kinds(left, kind_of), narrow, sum(rooms[number] for number in free) > 0, rng)
    for number in free:
        parts[number] = left[: rooms[number]]
        del left[: rooms[number]]
    return parts


class _Place:
    """A place that may not take every kind; or several that may take the same of all that is still to be placed."""

    def __init__(self, number: int | None, room: int, takes: int, members: "Sequence[_Place]" = ()) -> None:
        self.number = number
        self.room = room
        self.takes = takes
        self.members = members
        self.cards: list[Card] = []

    def share(self, parts: list[list[Card]], rng: Rng) -> None:
        """The cards go to their place; of several places each gets what it has room for, by lot."""
        if self.number is not None:
            parts[self.number] += self.cards
            return
        cards = shuffled(self.cards, rng)
        for member in self.members:
            member.cards += cards[: member.room]
            del cards[: member.room]
            member.share(parts, rng)


def _kinds(cards: Sequence[Card], kind_of: KindOf) -> dict[int, list[Card]]:
    """The cards by their kind (a bit)."""
    kinds: dict[int, list[Card]] = {}
    for card in cards:
        kinds.setdefault(1 << kind_of(card), []).append(card)
    return kinds


def _fill(
    parts: list[list[Card]], kinds: dict[int, list[Card]], narrow: list[_Place], has_free: bool, rng: Rng
) -> list[Card]:
    """Fills the narrow places, and returns the cards left for the free ones, in random order."""
    left: list[Card] = []
    # Kinds that few places take come first: then few ways are left to count.
    order = sorted(kinds, key=lambda kind: (sum(bool(place.takes & kind) for place in narrow), kind))
    places = narrow
    while order:
        places = _joined(places, sum(order))
        numbers = tuple((kind, len(kinds[kind])) for kind in order)
        split = _pick(numbers, tuple((place.takes, place.room) for place in places), has_free, rng)
        cards = kinds[order.pop(0)]
        for place, taken in zip(places, split, strict=True):
            place.cards += cards[:taken]
            place.room -= taken
            del cards[:taken]
        left += cards
    for place in places:
        place.share(parts, rng)
    return shuffled(left, rng)


def _joined(places: list[_Place], kinds: int) -> list[_Place]:
    """Places that may take the same of these kinds are one place."""
    groups: dict[int, list[_Place]] = {}
    for place in places:
        groups.setdefault(place.takes & kinds, []).append(place)
    return [
        members[0] if len(members) == 1 else _Place(None, sum(member.room for member in members), takes, members)
        for takes, members in groups.items()
    ]


#: Kinds and how many cards each has; places as the kinds that they take and their rooms.
Kinds = tuple[tuple[int, int], ...]
Rooms = tuple[tuple[int, int], ...]


def _pick(kinds: Kinds, places: Rooms, has_free: bool, rng: Rng) -> Numbers:
    """How many cards of the first kind go to each place, by the number of ways to lay it and all others."""
    splits = list(_weighed(kinds, places, has_free))
    ticket = below_large(rng, sum(weight for _, weight in splits))
    for split, weight in splits:
        if ticket < weight:
            return split
        ticket -= weight
    raise AssertionError("the weights do not add up")


def _weighed(kinds: Kinds, places: Rooms, has_free: bool) -> Iterator[tuple[Numbers, int]]:
    """The ways to split the first kind, each with the number of ways to lay all cards."""
    kind, number = kinds[0]
    for split in _splits(number, tuple(room if takes & kind else 0 for takes, room in places)):
        if not has_free and sum(split) < number:
            continue
        rest = tuple((takes, room - taken) for (takes, room), taken in zip(places, split, strict=True))
        weight = _orders(number, split) * _ways(kinds[1:], rest, has_free)
        if weight:
            yield split, weight


def _ways(kinds: Kinds, places: Rooms, has_free: bool) -> int:
    """In how many ways the places can be filled. Those that take the same are counted as one, shared out afterwards."""
    if not kinds:
        return int(not any(room for _, room in places))
    wanted = sum(kind for kind, _ in kinds)
    rooms: dict[int, list[int]] = {}
    for takes, room in places:
        if room:
            rooms.setdefault(takes & wanted, []).append(room)
    if 0 in rooms:
        return 0
    shares = 1
    for members in rooms.values():
        shares *= _orders(sum(members), tuple(members))
    return shares * _ways_apart(
        kinds, tuple(sorted((takes, sum(members)) for takes, members in rooms.items())), has_free
    )


@lru_cache(maxsize=100_000)
def _ways_apart(kinds: Kinds, places: Rooms, has_free: bool) -> int:
    """The same for places of which no two take the same."""
    return sum(weight for _, weight in _weighed(kinds, places, has_free))


def _orders(number: int, split: Numbers) -> int:
    """In how many ways so many different cards can be shared out like this, the rest staying behind."""
    ways = 1
    for taken in split:
        ways *= comb(number, taken)
        number -= taken
    return ways


def _splits(number: int, rooms: Numbers) -> Iterator[Numbers]:
    """All ways to give up to ``number`` equal cards to places, none above its room."""
    if not rooms:
        yield ()
        return
    for taken in range(min(number, rooms[0]) + 1):
        for rest in _splits(number - taken, rooms[1:]):
            yield (taken, *rest)
