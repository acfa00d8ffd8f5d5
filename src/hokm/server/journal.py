"""Writes a table's log to the store and reads it: lines are numbered, and requests remembered by their ids."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Iterable, Sequence

from hokm.server.services import Services
from hokm.store import Lease, LogLine, StoreError
from hokm.table import Authority, MatchStarted, News, Person, SeedsClosed, Written, read_news, write_news

#: So many answers to each of so many people are remembered, so that a repeated request gets the same one.
REMEMBERED, REMEMBERED_PEOPLE = 16, 64


class Journal:
    """The log of one table. Everything is stored before anybody sees it."""

    def __init__(self, services: Services, lease: Lease) -> None:
        self._services = services
        self.lease = lease
        self._lines = 0
        self._match = 0
        self._people: frozenset[Person] = frozenset()
        #: Requests that were carried out, by who asked and under which id; of people and of requests the newest last.
        self.carried_out: OrderedDict[Person, OrderedDict[str, None]] = OrderedDict()

    @classmethod
    async def begun(cls, services: Services, code: str, authority: Authority) -> "Journal":
        """The journal of a new table; Conflict if there has been one of that code."""
        journal = cls(services, Lease(code, 1))
        people = _people(authority)
        lines = journal._numbered(authority.take_news(), None)
        journal.lease = await services.store.log.create(code, lines, people)
        journal._kept(lines, people)
        return journal

    @classmethod
    async def opened(cls, services: Services, code: str) -> "Journal | None":
        """The journal of a kept table, taken from whoever had it."""
        lease = await services.store.log.claim(code)
        return None if lease is None else cls(services, lease)

    async def renew(self) -> None:
        """Nothing while the table is still this server's; Fenced once another one has taken it."""
        await self._services.store.log.renew(self.lease)

    async def read(self, now: float) -> Authority:
        """The table as it stood after all that was kept."""
        lines = await self._services.store.log.read(self.lease.code)
        # A long log takes a while to read, and the other tables go on meanwhile.
        authority = await asyncio.to_thread(lambda: Authority.resumed(news_of(lines), self._services.entropy, now))
        self._kept(lines, _people(authority))
        return authority

    async def keep(self, authority: Authority, request: tuple[Person, str] | None) -> bool:
        """Keeps what happened since the last time, and says whether anything did; StoreError where it cannot."""
        news = authority.take_news()
        if not news:
            return False
        lines, people = self._numbered(news, request), _people(authority)
        changed = people if people != self._people else None
        await self._services.store.log.append(self.lease, lines, changed)
        self._kept(lines, people)
        self._services.counts.lines += len(lines)
        with contextlib.suppress(StoreError):  # the log has them all the same
            for item in news:
                if isinstance(item, SeedsClosed) and (owed := authority.ledger.owed(item.deal)):
                    await self._services.store.accounts.count_missed(owed)
        return True

    def _numbered(self, news: Sequence[News], request: tuple[Person, str] | None) -> list[LogLine]:
        at, match, lines = self._services.wall_clock(), self._match, list[LogLine]()
        for number, item in enumerate(news, self._lines + 1):
            if isinstance(item, MatchStarted):
                match = item.number
            asked = None if request is None or lines else "/".join(request)
            first, given, events, auto, chosen = write_news(item)
            lines.append(LogLine(number, match, first, given, events, auto, asked, at, chosen))
        return lines

    def _kept(self, lines: Sequence[LogLine], people: frozenset[Person]) -> None:
        self._lines, self._match, self._people = lines[-1].number, lines[-1].match, people
        for line in lines:
            if line.request is not None:
                person, _, asked = line.request.partition("/")
                done = self.carried_out.setdefault(person, OrderedDict())
                done[asked] = None
                self.carried_out.move_to_end(person)
                for remembered, most in ((done, REMEMBERED), (self.carried_out, REMEMBERED_PEOPLE)):
                    if len(remembered) > most:
                        remembered.popitem(last=False)


def news_of(lines: Iterable[LogLine]) -> list[News]:
    """The items that lines of a table's log keep."""
    return [read_news(Written(line.first, line.given, line.events, line.auto, line.chosen)) for line in lines]


def _people(authority: Authority) -> frozenset[Person]:
    return frozenset(chair.person for chair in authority.setup.chairs if chair.person is not None)
