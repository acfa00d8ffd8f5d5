"""Slow lines, full disks, empty tables, players that fail: the server goes on and nothing is lost."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest

from hokm import protocol as p
from hokm.client import Refused
from hokm.server import Rate, Settings, requests
from hokm.server.connection import Connection
from hokm.server.limits import Bucket, Buckets
from hokm.server.runner import Runner
from hokm.store import MemoryStore, SqliteStore, StoreError, StoreFull
from tests.server.live import (
    AT_ONCE,
    Live,
    is_over,
    next_actor,
    on_wire,
    raw_socket,
    run,
    table_of,
)


def quickly(**fields: Any) -> Settings:
    return Settings(**{**AT_ONCE.__dict__, **fields})


# ------------------------------------------------------------------------------------------------------- slow lines


class StuckSocket:
    """A far end that takes one message and then none until it is let."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.free = asyncio.Event()

    async def send_text(self, data: str) -> None:
        self.sent.append(data)
        await self.free.wait()

    async def close(self, code: int = 1000) -> None:
        self.sent.append(f"close {code}")


def test_what_a_slow_line_does_not_take_is_dropped_and_it_is_told_all_anew() -> None:
    async def story() -> None:
        connection, socket, drained = Connection("ann", 5), StuckSocket(), asyncio.Event()
        connection.on_drained = drained.set
        pump = asyncio.create_task(connection.pump(socket))
        for number in range(50):
            connection.send(p.Accepted(id=f"a{number}"))
            await asyncio.sleep(0)
        assert connection.lagging
        assert len(socket.sent) == 1
        socket.free.set()
        await asyncio.wait_for(drained.wait(), 10)
        assert len(socket.sent) == 1, "nothing old is sent after a gap"
        connection.lagging = False
        connection.send(p.Pong())
        connection.close()
        await asyncio.wait_for(pump, 10)
        assert socket.sent[-2:] == [p.SERVER.to_json(p.Pong()), "close 1000"]

    asyncio.run(story())


def test_a_lagging_seat_is_welcomed_anew_and_holds_nobody_up() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2) as (ann, ben):
            runner = await live.tables.find(ann.follower.code)
            assert runner is not None
            mine = next(one for person, one in runner._connections.items() if ann.guest.cookie.find(person) > 0)
            mine.lagging = True
            await asyncio.gather(
                ben.until(lambda follower: follower.table is not None and follower.table.phase == "playing"),
                ben.table.ask("back"),
            )
            mine._wake.set()
            while not isinstance(await ann.hear(), p.Welcome):
                pass
            assert live.services.counts.resyncs == 1

    run(story)


def test_a_socket_that_never_reads_is_dropped_to_a_new_welcome_and_holds_nobody_up() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, start=False) as (ann, ben):
            runner = await live.tables.find(ann.follower.code)
            assert runner is not None
            line = next(one for person, one in runner._connections.items() if person in ben.guest.cookie)
            flood = p.Refused(id=None, code=p.RefusalCode.BUSY, text="x" * 100_000)
            await ben.until(lambda follower: follower.seat == 1)
            while not line.lagging:  # the line itself holds some megabytes
                line.send(flood)
                assert len(line._outbox) <= live.services.settings.outbox
                await asyncio.sleep(0.2 if line.lagging else 0.005)  # what still finds room in the line goes out
            before = live.services.counts.resyncs
            for clock in (15, 30) * 20:
                await ann.table.ask("configure", clock=clock)
            assert not line._outbox, "nothing is kept for a lagging client"
            heard: list[p.ServerMessage] = [await ben.hear()]
            while not isinstance(heard[-1], p.Welcome) or heard[-1].table.clock == 0:
                heard.append(await ben.hear())
            assert heard[-1].table.clock == 30
            assert not any(isinstance(one, p.TableChanged) and one.table.clock for one in heard), "nothing in between"
            assert live.services.counts.resyncs == before + 1
            await ben.table.ask("back")

    run(story, quickly(outbox=8))


# ------------------------------------------------------------------------------------------------------ full disks


def test_on_a_full_disk_a_card_is_refused_not_shown_and_taken_later(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "hokm.db")

    def room(pages: int) -> None:
        with store.writer._engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    async def story(live: Live) -> None:
        async with table_of(live, 4) as people:
            actor = await next_actor(people)
            room(1)  # not a page more than there are: a few more cards still find room in the last one
            refused = None
            while refused is None:
                actor = await next_actor(people)
                seq, action = actor.follower.seq, await actor.my_turn()
                try:
                    await actor.table.act(action)
                except Refused as refusal:
                    refused = refusal
            assert refused.code == "busy"
            assert "no room left" in str(refused)
            assert all(one.follower.seq == seq for one in people)
            while actor.follower.seq == seq:
                room(10**6)  # it holds for one connection only: the writer may have had another one in hand
                with contextlib.suppress(Refused):
                    await actor.table.act(action)
            await asyncio.gather(*(one.play_on(lambda follower: follower.seq > seq + 20) for one in people))
            kept = await store.log.read(actor.follower.code)
            assert [line.number for line in kept] == list(range(1, len(kept) + 1))

    run(story, store=store)


class Failing(MemoryStore):
    """A store that fails when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.fault: StoreError | None = None
        self._append = self.log.append
        self.log.append = self._fail_or_append  # type: ignore[method-assign,assignment]

    async def _fail_or_append(self, *given: Any) -> None:
        if self.fault is not None:
            raise self.fault
        await self._append(*given)


def test_a_computers_card_that_could_not_be_kept_is_played_again() -> None:
    store = Failing()

    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            await ann.my_turn()
            store.fault = StoreFull("there is no room left")
            seq = ann.follower.seq
            with pytest.raises(Refused):
                await ann.table.act(await ann.my_turn())
            store.fault = None
            await ann.table.act(await ann.my_turn())
            store.fault = StoreFull("there is no room left")
            await asyncio.sleep(0.1)
            store.fault = None
            await ann.play_on(lambda follower: follower.seq > seq + 30)

    run(story, store=store)


def test_what_was_refused_for_a_passing_reason_is_done_when_the_same_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = Failing()

    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            card = {"type": "act", "id": "once", "seq": 0, "action": on_wire(await ann.my_turn())}
            card["seq"] = ann.follower.seq
            store.fault = StoreFull("there is no room left")
            for _ in range(2):
                assert (await ann.answer(card))["code"] == "busy"
            store.fault = None
            with monkeypatch.context() as patch:
                patch.setattr(requests, "carry_out", lambda *given: 1 / 0)
                assert (await ann.answer(card))["code"] == "internal"
            assert (await ann.answer(card))["type"] == "accepted"
            assert (await ann.answer(card))["type"] == "accepted", "and what was done stays done"
            late = {**card, "id": "late"}
            assert (await ann.answer(late))["code"] == (await ann.answer(late))["code"] == "stale"

    run(story, store=store)


# ----------------------------------------------------------------------------------------------------- empty tables


def test_an_empty_table_leaves_the_memory_and_comes_back_as_it_was() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2) as (ann, ben):
            await asyncio.gather(*(one.play_on(lambda follower: follower.seq > 15) for one in (ann, ben)))
        guest, follower = ann.guest, ann.follower
        while len(live.tables):
            await asyncio.sleep(0.02)
        mine = await guest.request("GET", "/api/mine")
        assert [one["code"] for one in mine] == [follower.code]
        async with (
            guest.at_table(follower.code, follower) as table,
            ben.guest.at_table(follower.code, ben.follower) as other,
        ):
            ann.table, ben.table = table, other
            await asyncio.gather(*(one.play_on(is_over) for one in (ann, ben)))
            assert follower.match == 1

    run(story, quickly(unload_after=0.1))


def ends_at(runner: Runner) -> float | None:
    """When the table goes, if nobody comes."""
    return None if runner._end_timer is None else runner._end_timer.when()


async def its_end(runner: Runner) -> float:
    """The same, once the server has noticed that nobody is there."""
    while (at := ends_at(runner)) is None:
        await asyncio.sleep(0.01)
    return at


@pytest.mark.parametrize(("phase", "ttl"), [("lobby", 1800), ("over", 600)])
def test_a_table_that_nobody_wants_is_gone_after_its_time_and_not_before(phase: str, ttl: float) -> None:
    async def story(live: Live) -> None:
        rules = {"first-caller-method": "random", "target": "1"}
        async with table_of(live, 1, start=phase == "over", rules=rules) as (ann,):
            if phase == "over":
                await ann.play_on(is_over)
            runner = await live.tables.find(ann.follower.code)
            assert runner is not None
            await ann.until(lambda follower: follower.table is not None)
            assert ends_at(runner) is None, "somebody is there"
            left_at = asyncio.get_running_loop().time()
        assert await its_end(runner) >= left_at + ttl
        await ann.guest.request("GET", f"/api/tables/{ann.follower.code}")
        runner.post(runner._end)  # its time has come
        while len(live.tables):
            await asyncio.sleep(0.01)
        with pytest.raises(Refused) as refusal:
            await ann.guest.request("GET", f"/api/tables/{ann.follower.code}")
        assert refusal.value.code == "no-such-table"
        assert await ann.guest.request("GET", "/api/mine") == []

    run(story)


def test_who_comes_back_in_time_keeps_the_table() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, start=False) as (ann,):
            runner = await live.tables.find(ann.follower.code)
            assert runner is not None
        await its_end(runner)
        async with ann.guest.at_table(ann.follower.code, ann.follower) as table:
            await table.ask("configure", clock=15)
            assert ends_at(runner) is None
            runner.post(runner._end)  # a timer that was late
            await table.ask("configure", clock=30)
        assert await live.tables.find(ann.follower.code) is runner

    run(story)


def test_a_match_that_nobody_goes_on_with_is_reaped() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            await ann.my_turn()
            assert await live.tables.reap() == 0, "somebody is there"
        while len(live.tables):
            await asyncio.sleep(0.02)
        assert await live.tables.reap() == 0, "its time has not come"
        real, wall = live.services.clock, live.services.wall_clock
        live.services.wall_clock = lambda: wall() + 8 * 86400
        assert await live.tables.reap() == 0, "the clock was set"
        live.services.clock = lambda: real() + 2 * 86400
        live.services.wall_clock = lambda: wall() + 10 * 86400
        assert await live.tables.reap() == 0, "two days have passed"
        live.services.clock = lambda: real() + 9 * 86400
        live.services.wall_clock = lambda: wall() + 9 * 86400
        assert await live.tables.reap() == 1, "the clock was put right, and nine days have passed"
        with pytest.raises(Refused):
            await ann.guest.request("GET", f"/api/tables/{ann.follower.code}")

    run(story, quickly(unload_after=0.1))


def test_when_all_have_left_the_table_is_gone() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2) as (ann, ben):
            for one in (ann, ben):
                await one.table.ask("leave")
        while len(live.tables):
            await asyncio.sleep(0.02)
        with pytest.raises(Refused):
            await ann.guest.request("GET", f"/api/tables/{ann.follower.code}")

    run(story, quickly(unload_after=0.1))


# --------------------------------------------------------------------------------------------------- limits


def test_thoughts_are_counted_and_the_queue_empties() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, rules={"first-caller-method": "random", "target": "1"}) as (ann,):
            await ann.play_on(is_over)
            assert live.services.thinking.done >= 15
            assert live.services.thinking.waiting == 0

    run(story)


def test_a_full_house_says_so() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            (ben,) = await live.guests(1)
            async with raw_socket(live, ben) as socket:
                message = p.SERVER.from_json(await socket.recv())
                assert isinstance(message, p.Refused)
                assert message.code == "busy"
                assert ann.follower.code

    run(story, quickly(sockets=1))


def test_a_bucket_lets_through_what_it_should() -> None:
    bucket = Bucket(Rate(3, 2), 0.0)
    assert [bucket.allows(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.allows(0.6) for _ in range(2)] == [True, False]
    assert sum(bucket.allows(100.0) for _ in range(10)) == 3


def test_buckets_are_apart() -> None:
    buckets = Buckets(Rate(1, 0.0))
    assert [buckets.allows(key, 0.0) for key in ("a", "a", "b", "b")] == [True, False, True, False]
