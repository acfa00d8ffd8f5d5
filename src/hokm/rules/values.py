"""Small values that states, events and views are made of alike. Who may see one is decided where it stands."""

from typing import NamedTuple

from hokm.cards import Card
from hokm.rules.actions import Seat


class Trick(NamedTuple):
    """A finished trick: who led, the cards in playing order, who won."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class Half(NamedTuple):
    """A trick that its winner may take with the heap if he wins the next one too: who, with which card, and whether
    the trick counts for that (``live``).
    """

    seat: Seat
    card: Card
    live: bool


class Owed(NamedTuple):
    """Cards owed to the winners of the last deal: by which side, and how many by each of its seats."""

    side: int
    cards: int


class Gift(NamedTuple):
    """Cards passed from one seat to another in the exchange."""

    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...]


class Call(NamedTuple):
    """What a seat said in the auction: so many tricks, or 0 for a pass."""

    seat: Seat
    tricks: int
