"""The times of a table, in seconds of whatever clock the caller brings; nothing here reads one.

They are not kept: after a restart whoever has not come back is away from then on, and the time for a card begins anew.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from hokm.table.changes import Person

#: After so long away, a computer plays the seat (before the start: the chair is free again).
GRACE: Final = 90.0
#: After so long away, the host's crown goes to somebody else.
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


class Times:
    """Who is here, since when the others are not, how long turn and break have lasted, and the wait for seeds."""

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

    def anew(self, now: float) -> None:
        """Somebody is here again after nobody was: what was waited for is waited for from now."""
        self.away = dict.fromkeys(self.away, now)
        self.turn = Stopwatch(now)
        self.between = Stopwatch(now)
        self.seeds = Stopwatch(now)
