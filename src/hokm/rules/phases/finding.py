"""Finding the first hakem, once a match."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from hokm.cards import Card, Pack, format_card, set_of
from hokm.rules import events as e
from hokm.rules.actions import CardsDrawn, ChanceInput, LotDrawn, Seat
from hokm.rules.errors import IllegalChance
from hokm.rules.phases.waiting import WaitsForChance, not_due
from hokm.rules.protocols import Awaited, Chance, ChanceKind, Found
from hokm.rules.state import State
from hokm.rules.transition import Run
from hokm.rules.variant import Variant


@dataclass(frozen=True)
class FindHakem(WaitsForChance):
    """Once a match: cards are turned, or a lot is drawn, to find the first hakem."""

    name: str = "hakem"

    def awaited(self, variant: Variant, state: State) -> Awaited:
        """The draw or the lot."""
        return Chance(variant.first_hakem.kind, variant.pack)

    def chance(self, run: Run, given: ChanceInput) -> None:
        """The cards turned, or the dealer's seat."""
        variant = run.variant
        if isinstance(given, CardsDrawn) and variant.first_hakem.kind is ChanceKind.DRAW:
            found = find_hakem(variant, given.cards)
            if len(found.turned_to) < len(given.cards):
                raise IllegalChance("the draw goes on after the hakem is found")
            self._found(run, given.cards, found.hakem, found.dealer, found.people)
        elif isinstance(given, LotDrawn) and variant.first_hakem.kind is ChanceKind.LOT:
            if not 0 <= given.seat < variant.seating.seats:
                raise IllegalChance(f"there is no seat {given.seat}")
            people = tuple(range(variant.seating.seats))
            self._found(run, (), variant.seating.next(given.seat), given.seat, people)
        else:
            raise not_due(given)
        run.next_phase()

    def _found(self, run: Run, cards: tuple[Card, ...], eldest: Seat, dealer: Seat, people: tuple[Seat, ...]) -> None:
        run.emit(e.HakemFound(cards, eldest if run.variant.trump.has_hakem else None, dealer, people))


def find_hakem(variant: Variant, cards: Iterable[Card]) -> Found:
    """Turns cards until the first hakem is found; raises IllegalChance when they cannot be or do not suffice.

    When all cards of the pack have been turned they are shuffled anew: no card comes twice within one pack.
    """
    used: list[Card] = []
    turned_to: list[Seat] = []
    size, pack = len(variant.pack), set_of(variant.pack)
    rest = iter(cards)

    def turn(seat: Seat) -> Card:
        card = next(rest, None)
        if card is None:
            raise IllegalChance("the draw ends before the hakem is found")
        if not pack >> card & 1:
            raise IllegalChance(f"{format_card(card)} is not in the pack")
        if card in used[len(used) // size * size :]:
            raise IllegalChance(f"{format_card(card)} is drawn twice")
        used.append(card)
        turned_to.append(seat)
        return card

    hakem, dealer, pair = variant.first_hakem.find(variant, turn)
    return Found(hakem, dealer, _reseated(variant, pair), tuple(turned_to))


def drawn_from(variant: Variant, packs: Iterable[Pack]) -> CardsDrawn:
    """The draw that comes of shuffled packs, one after another: just the cards that are needed."""
    taken: list[Card] = []

    def flow() -> Iterator[Card]:
        for pack in packs:
            for card in pack:
                taken.append(card)
                yield card

    found = find_hakem(variant, flow())
    return CardsDrawn(tuple(taken[: len(found.turned_to)]))


def _reseated(variant: Variant, pair: tuple[Seat, Seat] | None) -> tuple[Seat, ...]:
    people = list(range(variant.seating.seats))
    if pair is not None:
        chair, partner = variant.seating.partner(pair[0]), pair[1]
        people[chair], people[partner] = people[partner], people[chair]
    return tuple(people)
