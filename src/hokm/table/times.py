"""The times of a table, in seconds of whatever clock the caller brings; nothing here reads one.

They are not kept: after a restart whoever has not come back is away from then on, and the time for a card begins anew.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from hokm.rules import Seat
from hokm.table.changes import Person, ReserveSpent
from hokm.table.setup import Chair, TableSetup

#: After so long away, a computer plays the seat (before the start: the chair is free again).
GRACE: Final = 90.0
#: After so long away, the host's place goes to somebody else.
HOST_GRACE: Final = 10.0
#: Once a match the clock waits so long for the person in turn to come back.
PAUSE: Final = 30.0
#: From the end of a deal to the next one, unless everybody is ready or somebody holds it.
BREAK: Final = 8.0
#: So long the first deal waits for the hashes of those who have just come.
HASH_WAIT: Final = 0.5
#: So long a deal waits for seeds in all; a device that is silent still is passed over.
SEED_WAIT: Final = 1.5
#: A hold ends by itself where others wait.
LONGEST_HOLD: Final = 120.0
#: Time-outs in a row after which a computer sits in.
MISSES: Final = 2


class ClockReading(NamedTuple):
    """The clock of the seat in turn: seconds left for this card, and in reserve after it."""

    left: float
    reserve: float
    paused: bool


class Stopwatch:
    """Time that has run since it was started, without what passed while it stood still."""

    __slots__ = ("began", "stopped")

    def __init__(self, began: float) -> None:
        self.began = began
        self.stopped: float | None = None

    def read(self, now: float) -> float:
        """Seconds so far."""
        return (now if self.stopped is None else self.stopped) - self.began

    def stop(self, now: float) -> None:
        """Stands still from now on."""
        if self.stopped is None:
            self.stopped = now

    def go(self, now: float) -> None:
        """Runs again."""
        if self.stopped is not None:
            self.began += now - self.stopped
            self.stopped = None


class Clocks:
    """Who is here and since when the others are not; how long turn, break and the wait for seeds have lasted."""

    __slots__ = ("away", "between", "present", "seeds", "turn")

    def __init__(self, now: float, people: Iterable[Person]) -> None:
        self.present: set[Person] = set()
        self.away = dict.fromkeys(people, now)
        self.turn = Stopwatch(now)
        self.between = Stopwatch(now)
        self.seeds = Stopwatch(now)

    def arrive(self, person: Person) -> None:
        """The person is here."""
        self.present.add(person)
        self.away.pop(person, None)

    def depart(self, person: Person, now: float) -> None:
        """The person is away."""
        self.present.discard(person)
        self.away[person] = now

    def restart(self, now: float) -> None:
        """Somebody is here again after nobody was: what was waited for is waited for from now."""
        self.away = dict.fromkeys(self.away, now)
        self.turn = Stopwatch(now)
        self.between = Stopwatch(now)
        self.seeds = Stopwatch(now)

    def anybody(self, setup: TableSetup) -> bool:
        """Whether any of the table's people are here."""
        return any(chair.person in self.present for chair in setup.chairs if chair.person)

    def first_here(self, setup: TableSetup, but: Person | None) -> Person | None:
        """The first seated person who is here, other than ``but``."""
        people = (chair.person for chair in setup.chairs if chair.person != but)
        return next((person for person in people if person in self.present), None)

    def reading(self, setup: TableSetup, on_clock: tuple[Seat, ...], now: float) -> ClockReading | None:
        """The clock of the seats in turn, where one runs."""
        if not on_clock:
            return None
        over = self.overtime(setup, now)
        reserve = setup.chairs[on_clock[0]].reserve
        return ClockReading(max(0.0, -over), max(0.0, reserve - max(0.0, over)), self.turn.stopped is not None)

    def overtime(self, setup: TableSetup, now: float) -> float:
        """Seconds that the turn has lasted beyond the time for a card; below 0 while that still runs."""
        return self.turn.read(now) - setup.clock

    def time_out_at(self, setup: TableSetup, chairs: Iterable[Chair]) -> float:
        """When the time of these chairs' people is up, their reserve too."""
        return self.turn.began + setup.clock + max(chair.reserve for chair in chairs)

    def next_deal_in(self, setup: TableSetup, now: float) -> float | None:
        """Seconds to the next deal; None while it is held, or outside a break."""
        if not setup.between or setup.held_by is not None:
            return None
        return max(0.0, BREAK - self.between.read(now))

    def hold_ends_at(self) -> float:
        """When a hold that keeps others waiting ends by itself."""
        return (self.between.began if self.between.stopped is None else self.between.stopped) + LONGEST_HOLD


def spent(setup: TableSetup, seat: Seat, over: float) -> ReserveSpent | None:
    """What so many seconds beyond the time for a card take from a seat's reserve."""
    reserve = setup.chairs[seat].reserve
    left = round(max(0.0, min(reserve, reserve - over)), 3)
    return ReserveSpent(seat, left) if left < reserve else None
