"""Lets computer seats act, one after another, until something else is due: a person, chance, or nothing any more."""

from collections.abc import Callable, Mapping

from hokm.bots.bot import Bot
from hokm.cards import Rng
from hokm.rules import Seat, Seats
from hokm.table.table import Entry, SeatAction, Table

#: The randomness of a computer's action: of its seat, and of the number of the event that the action will be.
RngFor = Callable[[Seat, int], Rng]


def computer_due(table: Table, bots: Mapping[Seat, Bot]) -> Seat | None:
    """The computer seat that must act now, if one is awaited."""
    awaited = table.awaited()
    if not isinstance(awaited, Seats):
        return None
    return next((seat for seat in awaited.seats if seat in bots), None)


def drive(table: Table, bots: Mapping[Seat, Bot], rng_for: RngFor, budget: int = 0) -> list[Entry]:
    """Every entry that the computers of ``bots`` add until a seat without one, chance, or the end of the match.

    Chance stays the caller's (``table.handle(Proceed())``). ``budget`` counts samples for each choice.
    """
    entries: list[Entry] = []
    while (seat := computer_due(table, bots)) is not None:
        rng = rng_for(seat, table.seq + 1)
        choice = bots[seat].choose(table.variant, table.observation(seat), budget, rng)
        entries += table.handle(SeatAction(seat, choice.action))
    return entries
