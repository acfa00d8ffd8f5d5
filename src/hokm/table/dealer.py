"""Where chance comes from: a port, so that dealing can be scripted, drawn by lot, or proved."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from hokm.cards import Card, Pack, Rng, choose, shuffled
from hokm.rules import Seat


class Dealer(Protocol):
    """Brings every chance input of a match. ``deal`` counts the packs of the match from 1, thrown-in ones too."""

    def draw(self, pack: Pack) -> Iterator[Pack]:
        """Shuffled packs, one after another, to turn cards from until the first hakem is found."""

    def lot(self, seats: int) -> Seat:
        """One of the seats."""

    def deal(self, deal: int, pack: Pack, removed: Pack = ()) -> Pack:
        """The shuffled pack of a deal; one of the cards ``removed``, taken by chance, is left out."""

    def turned(self, deal: int, pool: Pack) -> Card:
        """One card of a pool, turned up for trump."""

    def drawn(self, deal: int, pool: Pack) -> Card:
        """One card of a pool, drawn for trump in a deal or before it."""


class RngDealer:
    """Deals from one source of randomness, in the order asked."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def draw(self, pack: Pack) -> Iterator[Pack]:
        """Fresh shuffles without end."""
        while True:
            yield tuple(shuffled(pack, self._rng))

    def lot(self, seats: int) -> Seat:
        """One of the seats."""
        return self._rng.below(seats)

    def deal(self, deal: int, pack: Pack, removed: Pack = ()) -> Pack:
        """A fresh shuffle."""
        out = choose(removed, self._rng) if removed else None
        return tuple(shuffled([card for card in pack if card != out], self._rng))

    def turned(self, deal: int, pool: Pack) -> Card:
        """One card of the pool."""
        return choose(pool, self._rng)

    def drawn(self, deal: int, pool: Pack) -> Card:
        """One card of the pool."""
        return choose(pool, self._rng)


class ScriptedDealer:
    """Deals what it was given, for tests: a pack to draw from, packs to deal, a lot, cards to turn up or to draw."""

    def __init__(
        self,
        packs: Sequence[Pack],
        draw: Sequence[Pack] = (),
        lot: Seat = 0,
        turned: Sequence[Card] = (),
        drawn: Sequence[Card] = (),
    ) -> None:
        self._packs, self._draw, self._lot = packs, draw, lot
        self._turned, self._drawn = iter(turned), iter(drawn)

    def draw(self, pack: Pack) -> Iterator[Pack]:
        """The packs to draw from."""
        return iter(self._draw)

    def lot(self, seats: int) -> Seat:
        """The given seat."""
        return self._lot

    def deal(self, deal: int, pack: Pack, removed: Pack = ()) -> Pack:
        """The given packs in turn, from the first again when all are used."""
        return self._packs[(deal - 1) % len(self._packs)]

    def turned(self, deal: int, pool: Pack) -> Card:
        """The given cards in turn."""
        return next(self._turned)

    def drawn(self, deal: int, pool: Pack) -> Card:
        """The given cards in turn."""
        return next(self._drawn)
