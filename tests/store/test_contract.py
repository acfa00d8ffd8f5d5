"""Every store keeps the same promises: one suite over all adapters."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from hokm.store import Account, Conflict, Fenced, Lease, LogLine, MemoryStore, SqliteStore, Store

ADAPTERS: dict[str, Callable[[Path], Store]] = {
    "memory": lambda folder: MemoryStore(),
    "sqlite": lambda folder: SqliteStore(folder / "hokm.db"),
}

Story = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=ADAPTERS)
def tell(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    """Runs a story with a fresh store and closes it."""

    async def run(story: Story) -> None:
        store = ADAPTERS[request.param](tmp_path)
        try:
            await story(store)
        finally:
            await store.close()

    return lambda story: asyncio.run(run(story))


def change(number: int, at: float = 1.0) -> LogLine:
    return LogLine(number, 0, None, None, '[{"type":"x"}]', False, None, at)


def played(number: int, first: int, match: int = 1, at: float = 2.0) -> LogLine:
    return LogLine(number, match, first, "0:AS", "[]", True, "ann/7", at)


Tell = Callable[[Story], None]


def test_what_was_appended_is_read_in_order_field_by_field(tell: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.log.create("abc234", [change(1)], ["ann"])
        await store.log.append(lease, [played(2, 1), played(3, 4)])
        assert await store.log.read("abc234") == [change(1), played(2, 1), played(3, 4)]

    tell(story)


def test_a_code_is_used_once_even_after_its_table_is_gone(tell: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.log.create("abc234", [change(1)], [])
        with pytest.raises(Conflict):
            await store.log.create("abc234", [change(1)], [])
        await store.log.close(lease, 5.0)
        with pytest.raises(Conflict):
            await store.log.create("abc234", [change(1)], [])
        assert await store.log.read("abc234") == [change(1)]

    tell(story)


def test_a_line_and_an_event_have_one_place_each(tell: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.log.create("abc234", [change(1)], [])
        await store.log.append(lease, [played(2, 1)])
        for again in (played(2, 9), played(3, 1)):
            with pytest.raises(Conflict):
                await store.log.append(lease, [again])
        await store.log.append(lease, [played(3, 1, match=2)])
        assert len(await store.log.read("abc234")) == 3

    tell(story)


def test_an_append_is_kept_whole_or_not_at_all(tell: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.log.create("abc234", [change(1)], ["ann"])
        with pytest.raises(Conflict):
            await store.log.append(lease, [played(2, 1), played(3, 1)], ["ben"])
        assert await store.log.read("abc234") == [change(1)]
        assert await store.log.tables_of("ann", 9) == ["abc234"]

    tell(story)


def test_who_takes_a_table_fences_off_who_had_it(tell: Tell) -> None:
    async def story(store: Store) -> None:
        first = await store.log.create("abc234", [change(1)], [])
        second = await store.log.claim("abc234")
        assert second is not None
        assert second.epoch > first.epoch
        with pytest.raises(Fenced):
            await store.log.append(first, [played(2, 1)])
        with pytest.raises(Fenced):
            await store.log.close(first, 3.0)
        await store.log.append(second, [played(2, 1)])
        assert len(await store.log.read("abc234")) == 2

    tell(story)


def test_to_find_a_table_or_to_read_it_takes_it_from_nobody(tell: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.log.create("abc234", [change(1)], ["ann"])
        assert await store.log.find("abc234")
        assert not await store.log.find("nowhere")
        await store.log.read("abc234")
        await store.log.tables_of("ann", 9)
        await store.log.renew(lease)
        await store.log.append(lease, [change(2)])
        await store.log.claim("abc234")
        with pytest.raises(Fenced):
            await store.log.renew(lease)

    tell(story)


def test_when_the_clock_was_set_tables_stay_as_old_as_they_were(tell: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.log.create("a", [change(1, at=100.0)], [])
        await store.log.shift_times(1000.0)
        assert await store.log.idle(1100.0, 9) == []
        assert await store.log.idle(1101.0, 9) == ["a"]
        await store.log.shift_times(-1000.0)
        assert await store.log.idle(101.0, 9) == ["a"]
        await store.log.close(lease, 200.0)
        await store.log.shift_times(5.0)

    tell(story)


def test_a_closed_table_is_over(tell: Tell) -> None:
    async def story(store: Store) -> None:
        lease = await store.log.create("abc234", [change(1)], ["ann"])
        await store.log.close(lease, 2.0)
        assert await store.log.claim("abc234") is None
        assert not await store.log.find("abc234")
        assert await store.log.tables_of("ann", 9) == []
        assert await store.log.idle(99.0, 9) == []
        for action in (store.log.append(lease, [change(2)]), store.log.close(lease, 3.0)):
            with pytest.raises(Fenced):
                await action

    tell(story)


def test_nobody_writes_to_a_table_that_is_not(tell: Tell) -> None:
    async def story(store: Store) -> None:
        assert await store.log.claim("nowhere") is None
        assert await store.log.read("nowhere") == []
        with pytest.raises(Fenced):
            await store.log.append(Lease("nowhere", 1), [change(1)])

    tell(story)


def test_tables_of_a_person_come_with_the_last_used_first(tell: Tell) -> None:
    async def story(store: Store) -> None:
        old = await store.log.create("old", [change(1, at=1.0)], ["ann", "ben"])
        await store.log.create("new", [change(1, at=2.0)], ["ann"])
        assert await store.log.tables_of("ann", 9) == ["new", "old"]
        await store.log.append(old, [change(2, at=3.0)])
        assert await store.log.tables_of("ann", 9) == ["old", "new"]
        assert await store.log.tables_of("ann", 1) == ["old"]
        await store.log.append(old, [change(3, at=4.0)], ["ben"])
        assert await store.log.tables_of("ann", 9) == ["new"]
        assert await store.log.tables_of("ben", 9) == ["old"]
        assert await store.log.tables_of("nobody", 9) == []

    tell(story)


def test_idle_tables_are_found_by_when_they_were_used(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await store.log.create("a", [change(1, at=1.0)], [])
        lease = await store.log.create("b", [change(1, at=1.0)], [])
        await store.log.append(lease, [change(2, at=8.0)])
        assert await store.log.idle(5.0, 9) == ["a"]
        assert await store.log.idle(9.0, 9) == ["a", "b"]
        assert await store.log.idle(9.0, 1) == ["a"]
        assert await store.log.idle(1.0, 9) == []

    tell(story)


def test_many_tables_write_at_once(tell: Tell) -> None:
    async def story(store: Store) -> None:
        codes = [f"t{number}" for number in range(40)]
        leases = await asyncio.gather(*(store.log.create(code, [change(1)], [code]) for code in codes))
        for number in range(2, 6):
            await asyncio.gather(*(store.log.append(lease, [played(number, number)]) for lease in leases))
        for code in codes:
            assert [line.number for line in await store.log.read(code)] == [1, 2, 3, 4, 5]

    tell(story)


def test_one_failure_among_many_is_nobody_elses(tell: Tell) -> None:
    async def story(store: Store) -> None:
        good = await store.log.create("good", [change(1)], [])
        stale = await store.log.create("stale", [change(1)], [])
        await store.log.claim("stale")
        appends = [store.log.append(good, [played(2, 1)]), store.log.append(stale, [played(2, 1)])]
        done = await asyncio.gather(*appends, return_exceptions=True)
        assert done[0] is None
        assert isinstance(done[1], Fenced)
        assert len(await store.log.read("good")) == 2

    tell(story)


def test_names_are_kept_and_changed(tell: Tell) -> None:
    async def story(store: Store) -> None:
        assert await store.accounts.find("ann") is None
        await store.accounts.save(Account("ann", "Ann"))
        await store.accounts.save(Account("ann", "آنا"))
        assert await store.accounts.find("ann") == Account("ann", "آنا")

    tell(story)
