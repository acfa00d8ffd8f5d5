"""A store in memory, which ends with the process: for tests."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from hokm.store.ports import Account, Accounts, Conflict, EventLog, Fenced, Lease, LogLine, StoreError, mark_of


@dataclass(slots=True)
class _Table:
    people: frozenset[str]
    lines: list[LogLine] = field(default_factory=list)
    epoch: int = 1
    used_at: float = 0.0
    closed: bool = False


class MemoryLog:
    """``EventLog`` in a dictionary."""

    def __init__(self) -> None:
        self._tables: dict[str, _Table] = {}

    async def create(self, code: str, lines: Sequence[LogLine], people: Collection[str]) -> Lease:
        """As the port says."""
        if code in self._tables:
            raise Conflict(f"there has been a table {code}")
        table = _Table(frozenset(people))
        _add(table, lines)
        self._tables[code] = table
        return Lease(code, table.epoch)

    async def find(self, code: str) -> bool:
        """As the port says."""
        return code in self._tables and not self._tables[code].closed

    async def renew(self, lease: Lease) -> None:
        """As the port says."""
        self._owned(lease)

    async def shift_times(self, seconds: float) -> None:
        """As the port says."""
        for table in self._tables.values():
            table.used_at += 0.0 if table.closed else seconds

    async def claim(self, code: str) -> Lease | None:
        """As the port says."""
        table = self._tables.get(code)
        if table is None or table.closed:
            return None
        table.epoch += 1
        return Lease(code, table.epoch)

    async def read(self, code: str, kinds: Collection[str] | None = None) -> list[LogLine]:
        """As the port says."""
        lines = list(self._tables[code].lines) if code in self._tables else []
        return lines if kinds is None else [line for line in lines if _tells(line, kinds)]

    async def append(self, lease: Lease, lines: Sequence[LogLine], people: Collection[str] | None = None) -> None:
        """As the port says."""
        table = self._owned(lease)
        _add(table, lines)
        if people is not None:
            table.people = frozenset(people)

    async def close(self, lease: Lease, at: float) -> None:
        """As the port says."""
        self._owned(lease).closed = True

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """As the port says."""
        mine = [(-table.used_at, code) for code, table in self._tables.items() if person in table.people]
        return [code for _, code in sorted(mine) if not self._tables[code].closed][:limit]

    async def idle(self, before: float, limit: int) -> list[str]:
        """As the port says."""
        idle = [code for code, table in self._tables.items() if not table.closed and table.used_at < before]
        return sorted(idle)[:limit]

    def _owned(self, lease: Lease) -> _Table:
        table = self._tables.get(lease.code)
        if table is None or table.closed or table.epoch != lease.epoch:
            raise Fenced(f"table {lease.code} belongs to somebody else")
        return table


def _tells(line: LogLine, kinds: Collection[str]) -> bool:
    by_chance = line.given is None or not line.given[:1].isdecimal()
    return by_chance or any(mark_of(kind) in line.events for kind in kinds)


def _add(table: _Table, lines: Sequence[LogLine]) -> None:
    taken = {line.number for line in table.lines}
    events = {(line.match, line.first) for line in table.lines if line.first is not None}
    for line in lines:
        if line.number in taken or (line.match, line.first) in events:
            raise Conflict(f"line {line.number} is written already")
        taken.add(line.number)
        events |= {(line.match, line.first)} if line.first is not None else set()
    table.lines += lines
    if lines:
        table.used_at = lines[-1].at


class MemoryAccounts:
    """``Accounts`` in a dictionary."""

    def __init__(self) -> None:
        self._accounts: dict[str, Account] = {}

    async def find(self, person: str) -> Account | None:
        """As the port says."""
        return self._accounts.get(person)

    async def save(self, account: Account) -> None:
        """As the port says."""
        known = self._accounts.get(account.person, account)
        self._accounts[account.person] = known._replace(name=account.name)

    async def count_missed(self, people: Collection[str]) -> None:
        """As the port says."""
        for person in people:
            if (known := self._accounts.get(person)) is not None:
                self._accounts[person] = known._replace(missed_seeds=known.missed_seeds + 1)


class MemoryStore:
    """A store in memory."""

    def __init__(self) -> None:
        self.log: EventLog = MemoryLog()
        self.accounts: Accounts = MemoryAccounts()
        self.trouble: StoreError | None = None

    async def close(self) -> None:
        """No-op."""
