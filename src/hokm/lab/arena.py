"""Which of two computer players is stronger: the same deals twice, with the sides changed.

The unit is a pair: one deal played at two tables, each player sitting once on either side, against the other. The
luck of the cards falls out of the difference, so that a few hundred pairs tell what thousands of deals would.
"""

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import NamedTuple

from hokm.bots import Bot
from hokm.cards import Pack, shuffled
from hokm.fairness import Stream
from hokm.rules import Seat, Variant
from hokm.table import Proceed, ScriptedDealer, Table, driven

#: How a deal is made a match of its own with a known hakem.
ONE_DEAL = {"first-caller-method": "random", "match-end": "fixed-hands:1"}


class Duel(NamedTuple):
    """The points a deal that the first player is ahead by: ``mean``, the error to either side (95 %), the pairs."""

    mean: float
    error: float
    pairs: int

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.mean - self.error


def duel(variant: Variant, first: Bot, second: Bot, pairs: int, key: bytes) -> Duel:
    """Plays pairs of deals and sums them up; the same key gives the same deals and the same result."""
    total = squares = 0.0
    for points in pair_results(variant, first, second, pairs, key):
        total += points
        squares += points * points
    mean = total / pairs
    spread = sqrt(max(squares / pairs - mean * mean, 0.0) / max(pairs - 1, 1))
    return Duel(mean, 1.96 * spread, pairs)


def pair_results(variant: Variant, first: Bot, second: Bot, pairs: int, key: bytes) -> Iterator[float]:
    """For each pair, by how many points a deal the first player is ahead."""
    single = variant.with_rules(ONE_DEAL)
    cards, seats = Stream(key, "deals"), single.seating.seats
    for number in range(pairs):
        pack = tuple(shuffled(single.pack, cards))
        lot = cards.below(seats)
        yield (
            sum(
                _points_ahead(single, _seated(single, first, second, side), side, pack, lot, key, f"{number}/{side}")
                for side in (0, 1)
            )
            / 2
        )


def _seated(variant: Variant, first: Bot, second: Bot, side: int) -> dict[Seat, Bot]:
    return {seat: first if its == side else second for seat, its in enumerate(variant.seating.side_of)}


def _points_ahead(
    variant: Variant, bots: Mapping[Seat, Bot], side: int, pack: Pack, lot: Seat, key: bytes, label: str
) -> int:
    """Plays one deal and returns the points of a side less those of the best other side."""
    table = Table(variant, ScriptedDealer((pack,), lot=lot))
    rng = Stream(key, f"bots/{label}")
    while table.result is None:
        table.handle(Proceed())
        for _ in driven(table, bots, lambda seat, number: rng):
            pass
    score = table.result.score
    return score[side] - max(points for other, points in enumerate(score) if other != side)
