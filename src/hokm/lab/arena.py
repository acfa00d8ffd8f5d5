"""Which of two computer players is stronger: the same deals twice, with the sides changed.

The unit is a pair: one deal played at two tables, each player sitting once on either side, against the other. The
luck of the cards falls out of the difference, so that a few hundred pairs tell what thousands of deals would.
"""

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from hokm.bots import Bot
from hokm.fairness import Stream
from hokm.rules import Variant
from hokm.table import Proceed, RngDealer, Table, driven

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
    for number in range(pairs):
        yield sum(_points_ahead(single, first, second, side, key, number) for side in (0, 1)) / 2


def _points_ahead(variant: Variant, first: Bot, second: Bot, side: int, key: bytes, number: int) -> int:
    """The points of the first player, on one side, less those of the second in the deal of that number."""
    bots = {seat: first if its == side else second for seat, its in enumerate(variant.seating.side_of)}
    table = Table(variant, RngDealer(Stream(key, f"deals/{number}")))
    rng = Stream(key, f"bots/{number}/{side}")
    while table.result is None:
        table.handle(Proceed())
        for _ in driven(table, bots, lambda seat, event: rng):
            pass
    score = table.result.score
    return score[side] - max(points for other, points in enumerate(score) if other != side)
