"""Randomness as a narrow port. The core owns no source of it: whoever calls brings one."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Rng(Protocol):
    """A source of uniform whole numbers."""

    def below(self, bound: int) -> int:
        """A number in ``0 .. bound-1``, each equally likely. ``bound`` is at least 1."""


def choose(items: Sequence[T], rng: Rng) -> T:
    """One of the items, each equally likely."""
    return items[rng.below(len(items))]


def shuffled(items: Sequence[T], rng: Rng) -> list[T]:
    """The items in a uniformly random order (Fisher and Yates, from the last place down)."""
    order, below = list(items), rng.below
    for place in range(len(order) - 1, 0, -1):
        other = below(place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def between(least: float, most: float, rng: Rng) -> float:
    """A number from ``least`` to ``most``, each of 1,001 even steps equally likely."""
    return least + (most - least) * rng.below(1001) / 1000


def below_large(rng: Rng, bound: int) -> int:
    """A number in ``0 .. bound-1`` for bounds of any size, made of 30-bit draws; too large ones are drawn again."""
    if bound <= 1 << 30:
        return rng.below(bound)
    digits = -(-bound.bit_length() // 30)
    while True:
        number = 0
        for _ in range(digits):
            number = number << 30 | rng.below(1 << 30)
        number >>= 30 * digits - bound.bit_length()
        if number < bound:
            return number
