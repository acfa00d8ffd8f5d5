"""Which of two computer players is stronger: the same deals again and again, with the sides changed.

The unit is a round: one deal played at as many tables as there are sides, the first player sitting on one side after
the other, the second on all others. The luck of the cards falls out of the difference, so that a few hundred rounds
tell what thousands of deals would. (With two sides a round is a pair.)
"""

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from hokm.bots import Bot
from hokm.fairness import Stream
from hokm.rules import DealResult, Variant
from hokm.rules.events import DealEnded
from hokm.table import Proceed, RngDealer, Table, driven

#: House rules under which a deal by itself says most, where a game has them: a known hakem, and points for every deal.
FOR_ONE_DEAL = {"first-caller-method": "random", "scoring": "iran"}


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
    """Plays pairs (rounds) of deals and sums them up; the same key gives the same deals and the same result."""
    total = squares = 0.0
    for points in pair_results(variant, first, second, pairs, key):
        total += points
        squares += points * points
    mean = total / pairs
    spread = sqrt(max(squares / pairs - mean * mean, 0.0) / max(pairs - 1, 1))
    return Duel(mean, 1.96 * spread, pairs)


def pair_results(variant: Variant, first: Bot, second: Bot, pairs: int, key: bytes) -> Iterator[float]:
    """For each pair, by how much a deal the first player is ahead."""
    single, sides = for_one_deal(variant), variant.seating.sides
    for number in range(pairs):
        yield sum(_ahead(single, first, second, side, key, number) for side in range(sides)) / sides


def for_one_deal(variant: Variant) -> Variant:
    """The game under the house rules that let single deals be compared."""
    offered = {switch.name: switch.allowed for switch in variant.switches}
    return variant.with_rules({name: value for name, value in FOR_ONE_DEAL.items() if value in offered.get(name, ())})


def value_of(variant: Variant, result: DealResult, side: int) -> float:
    """What a deal was worth to a side, less what it was worth to the others on average.

    Points where every deal brings some; where only kots are counted, the deal won or lost.
    """
    if variant.scoring.unit == "points":
        worth: tuple[int, ...] = result.points
    else:
        worth = tuple([int(other == result.winner) for other in range(variant.seating.sides)])
    return worth[side] - (sum(worth) - worth[side]) / (len(worth) - 1)


def _ahead(variant: Variant, first: Bot, second: Bot, side: int, key: bytes, number: int) -> float:
    """The value of the deal of that number for the first player, sitting on one side."""
    bots = {seat: first if its == side else second for seat, its in enumerate(variant.seating.side_of)}
    table = Table(variant, RngDealer(Stream(key, f"deals/{number}")))
    rng = Stream(key, f"bots/{number}/{side}")
    while True:
        table.handle(Proceed())
        for entry in driven(table, bots, lambda seat, event: rng):
            for event in entry.events:
                if isinstance(event, DealEnded) and event.result.kind != "redeal":
                    return value_of(variant, event.result, side)
