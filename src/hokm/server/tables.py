"""All tables of a server: made, found by their codes, loaded from the store, unloaded and closed."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

from hokm import protocol as p
from hokm.server import describe
from hokm.server.identity import new_code
from hokm.server.journal import Journal, news_of
from hokm.server.logs import fault, note
from hokm.server.offered import check_offered
from hokm.server.runner import Runner
from hokm.server.services import Services
from hokm.store import Conflict, Fenced, StoreError
from hokm.table import OUTLINE, Authority, Outline, Person, TableOpened, outlined
from hokm.views import SPECTATOR

#: A private table's code is read out; that of a table for one is never seen.
PRIVATE_LENGTH, SOLO_LENGTH = 6, 12
MINE, ALL_OWN = 8, 1000
REAP_EVERY, REAPED_AT_ONCE = 600.0, 100
#: A wall clock that has gained or lost so many seconds was set, or the computer slept.
CLOCK_SET = 60.0
#: A server that has just started closes no tables for so many seconds.
QUIET = 86400.0

T = TypeVar("T")


class TooManyGuesses(Exception):
    """Somebody tries code after code."""


class Tables:
    """The tables in memory; those that are not are loaded when they are asked for."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._runners: dict[str, Runner] = {}
        self._opening: dict[str, asyncio.Task[Runner | None]] = {}
        self._reaper: asyncio.Task[None] | None = None
        self._began, self._wall_began, self._moved = services.clock(), services.wall_clock(), 0.0
        services.people.at_tables = self.people

    def people(self) -> Iterator[Person]:
        """Everybody who has a seat at a table in memory."""
        for runner in self._runners.values():
            yield from (chair.person for chair in runner.authority.setup.chairs if chair.person is not None)

    def __len__(self) -> int:
        return len(self._runners)

    async def make(self, person: Person, new: p.NewTable) -> p.TableMade:
        """A new table. Raises TableRefusal for a game or house rules that cannot be."""
        check_offered(new.variant, new.rules)
        opening = TableOpened(
            kind=new.kind,
            host=person,
            variant=new.variant,
            rules=tuple(new.rules.items()),
            level=new.level,
            clock=new.clock,
            fill=True,
            speed=new.speed,
            hold=new.hold,
        )
        while True:
            code = new_code(SOLO_LENGTH if new.kind == "solo" else PRIVATE_LENGTH)
            authority = Authority.opened(opening, self._services.entropy, self._services.table_clock.now())
            try:
                journal = await Journal.begun(self._services, code, authority)
            except Conflict:
                continue
            self._runners[code] = Runner(code, self._services, journal, authority, self._forget)
            note("table-made", table=code, kind=new.kind, variant=new.variant)
            return p.TableMade(code=code, committed=describe.committed(authority.ledger, authority.setup))

    async def find(self, code: str) -> Runner | None:
        """The table of a code, from the store if need be; None where there is none."""
        runner = self._runners.get(code)
        if runner is not None and not runner.ended:
            return runner
        opening = self._opening.get(code)
        if opening is None:
            opening = asyncio.create_task(self._open(code))
            self._opening[code] = opening
            opening.add_done_callback(lambda done: self._opening.pop(code, None))
        return await asyncio.shield(opening)

    async def look_up(self, code: str, person: Person, address: str) -> Runner | None:
        """As ``find``, for somebody at an address who names a code. Raises TooManyGuesses, as ``exists`` does."""
        return await self._guess(code, person, address, self.find)

    async def exists(self, code: str, person: Person, address: str) -> bool:
        """Whether there is a table of a code, for somebody at an address who names it. It is not loaded for that.

        Raises TooManyGuesses for one who guessed too often, whether there is such a table or not; but never at a
        table where they have a seat.
        """
        return bool(await self._guess(code, person, address, self._services.store.log.find))

    async def _guess(self, code: str, person: Person, address: str, look: Callable[[str], Awaitable[T]]) -> T:
        charged = self._services.guesses.begin(person, address, self._services.clock())
        # Only their own tables are read: that tells a guesser nothing, and takes as long for every code.
        if charged is None and code not in await self._services.store.log.tables_of(person, ALL_OWN):
            raise TooManyGuesses
        wrong = False
        try:
            found = await look(code)
            wrong = not found
        finally:
            if not wrong:  # nor is it a guess where the store does not answer
                for bucket in charged or ():
                    bucket.give_back()
        return found

    async def mine(self, person: Person) -> list[p.MyTable]:
        """The tables that a person can go on with, the one used last first. None is loaded or claimed for that."""
        found = []
        for code in await self._services.store.log.tables_of(person, MINE):
            runner = self._runners.get(code)
            outline = await self._outline(code) if runner is None else _outline_of(runner.authority)
            if outline is not None and outline.setup.seat_of(person) is not None:
                found.append(describe.my_table(code, outline, person))
        return found

    async def _outline(self, code: str) -> Outline | None:
        """A table as it stands in the store, to look at."""
        lines = await self._services.store.log.read(code, OUTLINE)
        return await asyncio.to_thread(lambda: outlined(news_of(lines))) if lines else None

    def renamed(self, person: Person) -> None:
        """Tells the tables where the person sits."""
        for runner in self._runners.values():
            if runner.authority.setup.seat_of(person) is not None:
                runner.rename()

    def begin(self) -> None:
        """Keeps time, and closes abandoned tables, from now on."""
        self._services.table_clock.begin()
        self._reaper = asyncio.create_task(self._reap())

    async def stop(self) -> None:
        """Stops all tables; they are loaded again by the next server."""
        self._services.table_clock.stop()
        if self._reaper is not None:
            self._reaper.cancel()
        await asyncio.gather(*(runner.stop() for runner in self._runners.values()))

    async def reap(self) -> int:
        """Closes tables to which nothing has been added for too long, and says how many.

        A wall clock that was set says nothing about that: then the tables' times are moved with it, and in its first
        day a server closes nothing, as its clock may have been wrong before it began.
        """
        log, now = self._services.store.log, self._services.wall_clock()
        running = self._services.clock()
        moved = (now - self._wall_began) - (running - self._began) - self._moved
        if abs(moved) > CLOCK_SET:
            await log.shift_times(moved)
            self._moved += moved
            note("clock-was-set", seconds=round(moved))
        if running - self._began < QUIET:
            return 0
        closed = 0
        for code in await log.idle(now - self._services.settings.table_ttl, REAPED_AT_ONCE):
            lease = None if code in self._runners else await log.claim(code)
            if lease is not None:
                await log.close(lease, now)
                closed += 1
        return closed

    async def _open(self, code: str) -> Runner | None:
        journal = await Journal.opened(self._services, code)
        if journal is None:
            return None
        authority = await journal.read(self._services.table_clock.now())
        people = [chair.person for chair in authority.setup.chairs if chair.person is not None]
        await self._services.people.meet(people)
        runner = Runner(code, self._services, journal, authority, self._forget)
        self._runners[code] = runner
        return runner

    def _forget(self, runner: Runner) -> None:
        if self._runners.get(runner.code) is runner:
            del self._runners[runner.code]

    async def _reap(self) -> None:
        while True:
            await asyncio.sleep(REAP_EVERY)
            try:
                if closed := await self.reap():
                    note("tables-reaped", closed=closed)
            except (StoreError, Fenced) as error:
                fault("reaping-failed", error)


def _outline_of(authority: Authority) -> Outline:
    """A table in memory."""
    table = authority.table
    return Outline(authority.setup, () if table is None else table.observation(SPECTATOR).match.score)
