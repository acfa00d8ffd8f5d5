"""A store in one SQLite file: written by one thread in group commits, read beside it (write-ahead log)."""

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Insert, Update, bindparam, delete, insert, or_, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import SQLAlchemyError

from hokm.store import database
from hokm.store.checkpointer import Checkpointer
from hokm.store.ports import Account, Accounts, Conflict, EventLog, Fenced, Lease, LogLine, StoreError, mark_of
from hokm.store.schema import accounts, lines, members, tables
from hokm.store.writer import Writer

T = TypeVar("T")
#: Seconds in which commits are gathered into one: fewer commits cost less, and nobody notices a card this much later.
GATHER: Final = 0.0045
Read = Callable[[Connection], T]

_LINE = [lines.c[name] for name in LogLine._fields]
_OWNED = (
    (tables.c.code == bindparam("the_code"))
    & (tables.c.epoch == bindparam("the_epoch"))
    & (tables.c.closed_at.is_(None))
)
_USE = update(tables).where(_OWNED).values(used_at=bindparam("at"))
_CLOSE = update(tables).where(_OWNED).values(closed_at=bindparam("at"))


class Prepared:
    """A statement compiled once: what every action needs would otherwise be put together anew each time.

    Values go to the driver as they are, so it is for columns whose types the driver knows.
    """

    def __init__(self, statement: Insert | Update) -> None:
        compiled = statement.compile(dialect=sqlite.dialect())
        self._text, self._names = str(compiled), tuple(compiled.positiontup or ())

    def execute(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Carries it out with each row of values; how many rows it changed."""
        values = [tuple(row[name] for name in self._names) for row in rows]
        return connection.exec_driver_sql(self._text, values[0] if len(values) == 1 else values).rowcount


_ADD_LINE = Prepared(insert(lines))
_USE_TABLE = Prepared(_USE)


class SqliteLog:
    """``EventLog`` in the tables ``tables``, ``lines`` and ``members``."""

    def __init__(self, writer: Writer, reader: "Reader") -> None:
        self._writer, self._reader = writer, reader

    async def create(self, code: str, new: Sequence[LogLine], people: Collection[str]) -> Lease:
        """As the port says."""
        lease = Lease(code, 1)

        def work(connection: Connection) -> None:
            if connection.execute(select(tables.c.code).where(tables.c.code == code)).first():
                raise Conflict(f"there has been a table {code}")
            connection.execute(insert(tables), {"code": code, "epoch": lease.epoch, "used_at": new[-1].at})
            _add(connection, lease, new, people)

        await self._writer.write(work)
        return lease

    async def find(self, code: str) -> bool:
        """As the port says."""
        query = select(tables.c.code).where(tables.c.code == code, tables.c.closed_at.is_(None))
        return await self._reader.read(lambda connection: connection.execute(query).first() is not None)

    async def renew(self, lease: Lease) -> None:
        """As the port says."""
        query = select(tables.c.code).where(_OWNED)
        whose = {"the_code": lease.code, "the_epoch": lease.epoch}
        found = await self._reader.read(lambda connection: connection.execute(query, whose).first())
        _owned(0 if found is None else 1, lease)

    async def shift_times(self, seconds: float) -> None:
        """As the port says."""
        shift = update(tables).where(tables.c.closed_at.is_(None)).values(used_at=tables.c.used_at + seconds)
        await self._writer.write(lambda connection: connection.execute(shift))

    async def claim(self, code: str) -> Lease | None:
        """As the port says."""
        taking = (
            update(tables)
            .where(tables.c.code == code, tables.c.closed_at.is_(None))
            .values(epoch=tables.c.epoch + 1)
            .returning(tables.c.epoch)
        )
        epoch = await self._writer.write(lambda connection: connection.execute(taking).scalar())
        return None if epoch is None else Lease(code, epoch)

    async def read(self, code: str, kinds: Collection[str] | None = None) -> list[LogLine]:
        """As the port says."""
        query = select(*_LINE).where(lines.c.code == code).order_by(lines.c.number)
        if kinds is not None:
            # An action is written with the digit of its seat and a colon before it.
            by_chance = lines.c.given.is_(None) | lines.c.given.not_like("_:%")
            query = query.where(or_(by_chance, *(lines.c.events.contains(mark_of(kind)) for kind in kinds)))
        return await self._reader.read(lambda connection: [LogLine(*row) for row in connection.execute(query)])

    async def append(self, lease: Lease, new: Sequence[LogLine], people: Collection[str] | None = None) -> None:
        """As the port says."""

        def work(connection: Connection) -> None:
            _owned(_USE_TABLE.execute(connection, [_whose(lease, new[-1].at)]), lease)
            _add(connection, lease, new, people)

        if new:
            await self._writer.write(work)

    async def close(self, lease: Lease, at: float) -> None:
        """As the port says."""

        def work(connection: Connection) -> None:
            _owned(connection.execute(_CLOSE, _whose(lease, at)).rowcount, lease)

        await self._writer.write(work)

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """As the port says."""
        query = (
            select(tables.c.code)
            .join(members, members.c.code == tables.c.code)
            .where(members.c.person == person, tables.c.closed_at.is_(None))
            .order_by(tables.c.used_at.desc(), tables.c.code)
            .limit(limit)
        )
        return await self._reader.read(lambda connection: list(connection.scalars(query)))

    async def idle(self, before: float, limit: int) -> list[str]:
        """As the port says."""
        query = (
            select(tables.c.code)
            .where(tables.c.closed_at.is_(None), tables.c.used_at < before)
            .order_by(tables.c.code)
            .limit(limit)
        )
        return await self._reader.read(lambda connection: list(connection.scalars(query)))


def _whose(lease: Lease, at: float) -> dict[str, object]:
    return {"the_code": lease.code, "the_epoch": lease.epoch, "at": at}


def _owned(changed: int, lease: Lease) -> None:
    if changed != 1:
        raise Fenced(f"table {lease.code} belongs to somebody else")


def _add(connection: Connection, lease: Lease, new: Sequence[LogLine], people: Collection[str] | None) -> None:
    _ADD_LINE.execute(connection, [{**line._asdict(), "code": lease.code, "epoch": lease.epoch} for line in new])
    if people is not None:
        connection.execute(delete(members).where(members.c.code == lease.code))
        if people:
            connection.execute(insert(members), [{"person": person, "code": lease.code} for person in people])


class SqliteAccounts:
    """``Accounts`` in the table of that name."""

    def __init__(self, writer: Writer, reader: "Reader") -> None:
        self._writer, self._reader = writer, reader

    async def find(self, person: str) -> Account | None:
        """As the port says."""
        query = select(accounts.c.person, accounts.c.name, accounts.c.missed_seeds).where(accounts.c.person == person)
        row = await self._reader.read(lambda connection: connection.execute(query).first())
        return None if row is None else Account(*row)

    async def save(self, account: Account) -> None:
        """As the port says."""
        keep = upsert(accounts).values(person=account.person, name=account.name)
        keep = keep.on_conflict_do_update(index_elements=["person"], set_={"name": account.name})
        await self._writer.write(lambda connection: connection.execute(keep))

    async def count_missed(self, people: Collection[str]) -> None:
        """As the port says."""
        missed = accounts.c.missed_seeds + 1
        count = update(accounts).where(accounts.c.person.in_(people)).values(missed_seeds=missed)
        if people:
            await self._writer.write(lambda connection: connection.execute(count))


class Reader:
    """Reads in threads, so that the event loop never waits for the disk."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._engine = database.connect(path, writing=False)

    async def read(self, look: Read[T]) -> T:
        """What ``look`` finds; StoreError where the database does not answer."""
        return await asyncio.to_thread(self._read, look)

    def _read(self, look: Read[T]) -> T:
        try:
            with self._engine.begin() as connection:
                return look(connection)
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise database.explain(error, self._path) from None

    def stop(self) -> None:
        """Closes the file."""
        self._engine.dispose()


class SqliteStore:
    """A store in a SQLite file, brought up to date when it is opened; StoreError where it cannot be used."""

    def __init__(
        self, path: Path, gather: float = GATHER, tell: Callable[[Exception], None] = lambda error: None
    ) -> None:
        """``tell`` is called with errors that no caller waits for: those of checkpoints."""
        self._engine = database.connect(path, writing=True)
        try:
            database.migrate(self._engine, path)
        except (SQLAlchemyError, sqlite3.Error) as error:  # pragmas raise the driver's own errors
            raise database.explain(error, path) from None
        self.writer = Writer(self._engine, lambda error: database.explain(error, path), gather)
        self._checkpoints = database.connect(path, writing=True)
        self.checkpointer = Checkpointer(self._checkpoints, tell)
        self._reader = Reader(path)
        self.log: EventLog = SqliteLog(self.writer, self._reader)
        self.accounts: Accounts = SqliteAccounts(self.writer, self._reader)

    @property
    def trouble(self) -> StoreError | None:
        """As the port says."""
        return self.writer.trouble

    async def close(self) -> None:
        """Finishes what was begun and closes the file."""
        await asyncio.to_thread(self.writer.stop)
        await asyncio.to_thread(self.checkpointer.stop)
        self._reader.stop()
        self._checkpoints.dispose()
        self._engine.dispose()
