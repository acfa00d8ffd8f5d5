"""What the server needs of a store: two small ports, and the errors that all adapters raise."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol


class StoreError(Exception):
    """The store did not do what was asked, and nothing of it was kept. The text is for people."""


class StoreFull(StoreError):
    """There is no room left. What was kept before is safe; it works again once there is room."""


class StoreNewer(StoreError):
    """The store was made by a newer version of the program."""


class StoreBusy(StoreError):
    """Another program is using the store."""


class Fenced(StoreError):
    """The table belongs to another owner by now, or is closed: this one must not write to it any more."""


class Conflict(StoreError):
    """That place in the log is taken: somebody else wrote there."""


class LogLine(NamedTuple):
    """One line of a table's log: an input of a match with the events it brought, or a change around it.

    ``number`` counts the lines of the table from 1, ``match`` its matches. An input has ``first``, the number of
    its first event in the match, and ``given``, how records write it; a change has neither. ``events`` is JSON,
    ``auto`` marks a time-out, ``request`` names who asked for it under which id, ``at`` is in seconds since 1970,
    ``chosen`` tells how a computer chose.
    """

    number: int
    match: int
    first: int | None
    given: str | None
    events: str
    auto: bool
    request: str | None
    at: float
    chosen: str | None = None


def mark_of(kind: str) -> str:
    """What stands in the events of a line where there is one of this type among them."""
    return f'"type":"{kind}"'


class Lease(NamedTuple):
    """The right to write to a table: a higher ``epoch`` takes it from a lower one."""

    code: str
    epoch: int


class EventLog(Protocol):
    """Keeps the logs of tables. What it has acknowledged survives the end of the process.

    Each call is carried out whole or not at all.
    """

    async def create(self, code: str, lines: Sequence[LogLine], people: Collection[str]) -> Lease:
        """A new table with its first lines; Conflict if the code was ever used."""

    async def find(self, code: str) -> bool:
        """Whether there is an open table of this code. It stays with its owner, as it does when it is read."""

    async def claim(self, code: str) -> Lease | None:
        """Takes an open table from its owner, to write to it; None where there is none."""

    async def renew(self, lease: Lease) -> None:
        """Nothing while the table is still this owner's; Fenced once it is not."""

    async def read(self, code: str, kinds: Collection[str] | None = None) -> list[LogLine]:
        """All lines of a table, in order; also of a closed one.

        With ``kinds`` only the changes, what chance brought, and the inputs with an event of one of these types.
        """

    async def append(self, lease: Lease, lines: Sequence[LogLine], people: Collection[str] | None = None) -> None:
        """More lines; ``people`` are those who have a seat now, where that has changed.

        Fenced for one who no longer has the table, Conflict where a line's place is taken.
        """

    async def close(self, lease: Lease, at: float) -> None:
        """The table is gone; its log is kept."""

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """The open tables where a person has a seat, the one used last first."""

    async def shift_times(self, seconds: float) -> None:
        """The wall clock was set by so much: when open tables were used is moved with it."""

    async def idle(self, before: float, limit: int) -> list[str]:
        """Open tables to which nothing was added since ``before``."""


class Account(NamedTuple):
    """A person, their name, and how many seeds that their device had promised did not come."""

    person: str
    name: str
    missed_seeds: int = 0


class Accounts(Protocol):
    """Keeps what is known of people."""

    async def find(self, person: str) -> Account | None:
        """The account of a person."""

    async def save(self, account: Account) -> None:
        """Keeps the name, in place of what was kept before."""

    async def count_missed(self, people: Collection[str]) -> None:
        """A promised seed of each of these people did not come. Nothing for somebody who has no account."""


class Store(Protocol):
    """Both ports of one store."""

    @property
    def log(self) -> EventLog:
        """The logs of tables."""

    @property
    def accounts(self) -> Accounts:
        """What is known of people."""

    @property
    def trouble(self) -> StoreError | None:
        """Why the last write failed; None where it did not. Asks nobody."""

    async def close(self) -> None:
        """Finishes what was begun and closes the store."""
