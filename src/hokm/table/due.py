"""What happens at a table by itself, and when: worked out from how the table is, done by the authority."""

from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from hokm.rules import Chance, Seat, Seats
from hokm.table import changes as c
from hokm.table import times as t
from hokm.table.changes import Change
from hokm.table.dealing import Dealing
from hokm.table.setup import TableSetup
from hokm.table.table import Proceed, Table, TimedOut
from hokm.table.times import Clocks

AT_ONCE = 0.0


class Step(Enum):
    """What is more than one change: a match begins, hashes are listed, the turn's clock stops or runs again, a hold
    of the break ends.
    """

    BEGIN_MATCH = auto()
    LIST_HASHES = auto()
    STOP_CLOCK = auto()
    RUN_CLOCK = auto()
    RELEASE_BREAK = auto()


class Due(NamedTuple):
    """Something that happens by itself at a time."""

    at: float
    what: Change | Step | TimedOut | Proceed


class Situation(NamedTuple):
    """All that says what is due."""

    setup: TableSetup
    table: Table | None
    clocks: Clocks
    dealing: Dealing

    @property
    def attended(self) -> bool:
        """Whether any of the table's people are here. Nothing happens at a table that stands alone."""
        return self.clocks.anybody(self.setup)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that must act."""
        if self.table is None or self.setup.phase != "playing":
            return ()
        awaited = self.table.awaited()
        return awaited.seats if isinstance(awaited, Seats) else ()

    @property
    def on_clock(self) -> tuple[Seat, ...]:
        """The awaited seats whose clock runs: where at least two people sit, those that a person plays."""
        if not self.setup.clock or len(self.setup.people) < 2:
            return ()
        return tuple(seat for seat in self.awaited if not self.setup.chairs[seat].by_computer)

    def all_said(self, said: tuple[Seat, ...]) -> bool:
        """Whether everybody who plays their own seat is among these, and somebody is."""
        chairs = self.setup.chairs
        return bool(said) and all(seat in said or chairs[seat].sitting_in for seat in self.setup.people)

    def dues(self) -> Iterator[Due]:
        """Everything that is due some time, in the order in which it is done where the times are equal."""
        if not self.attended:
            return
        yield from self._due_to_people()
        if self.setup.phase == "playing" and self.table is not None:
            chance = isinstance(self.table.awaited(), Chance)
            yield from self._due_in_break(self.table) if chance else self._due_in_turn(self.table)
        elif self.setup.phase == "over" and self.all_said(self.setup.rematch):
            yield Due(AT_ONCE, Step.BEGIN_MATCH)

    def _due_to_people(self) -> Iterator[Due]:
        """Absence has its ends: the host's place goes on, chairs before the start too, later a computer sits in."""
        setup, away = self.setup, self.clocks.away
        heir = self.clocks.first_here(setup, but=setup.host)
        if heir is not None and (setup.host is None or setup.host in away):
            at = AT_ONCE if setup.host is None else away[setup.host] + t.HOST_GRACE
            yield Due(at, c.HostChanged(heir))
        awaited = self.awaited
        for seat, chair in enumerate(setup.chairs):
            if chair.returning and seat not in awaited:
                yield Due(AT_ONCE, c.PersonReturned(seat))
            elif chair.person in away and not chair.sitting_in:
                change = c.PersonStood(seat) if setup.phase == "lobby" else c.ComputerSatIn(seat, idle=False)
                yield Due(away[chair.person] + t.GRACE, change)

    def _due_in_break(self, table: Table) -> Iterator[Due]:
        """The next cards: at once where no deal has just ended, else when the break is over. Before them the seeds."""
        setup = self.setup
        if not setup.between or self.all_said(setup.ready):
            yield self._due_cards(table, AT_ONCE)
        elif setup.held_by is None:
            yield self._due_cards(table, self.clocks.between.began + t.BREAK)
        elif setup.chairs[setup.held_by].person not in self.clocks.present:
            yield Due(AT_ONCE, Step.RELEASE_BREAK)
        elif len(setup.people) > 1:
            yield Due(self.clocks.hold_ends_at(), Step.RELEASE_BREAK)

    def _due_cards(self, table: Table, at: float) -> Due:
        """The next step towards cards that are wanted at a time: hashes, then seeds, each waited for a while."""
        deal, ledger = self.dealing.deal_to_come(table, self.setup.match), self.dealing.ledger
        since, here = self.clocks.seeds.began, self.clocks.present
        if deal is not None and ledger.listed < deal:
            people = (chair.person for chair in self.setup.chairs)
            waiting = any(person in here and ledger.hash_of(person) is None for person in people)
            return Due(since + t.HASH_WAIT if waiting else AT_ONCE, Step.LIST_HASHES)
        if deal is not None and ledger.closed < deal:
            waiting = any(person in here for person in ledger.owed(deal))
            return Due(max(at, since + t.SEED_WAIT) if waiting else at, c.SeedsClosed(deal))
        return Due(at, Proceed())

    def _due_in_turn(self, table: Table) -> Iterator[Due]:
        """The time-out of the seats in turn; before it, once a match, the clock waits for a person who is away."""
        seats, turn = self.on_clock, self.clocks.turn
        if not seats:
            return
        chairs = [self.setup.chairs[seat] for seat in seats]
        if turn.stopped is not None:
            yield Due(turn.stopped + t.PAUSE, Step.RUN_CLOCK)
        elif all(chair.person in self.clocks.away and not chair.paused for chair in chairs):
            yield Due(AT_ONCE, Step.STOP_CLOCK)
        else:
            yield Due(self.clocks.time_out_at(self.setup, chairs), TimedOut(table.seq))
