"""After any fault, of the store or of the program, a table goes on by itself, after pauses that grow."""

import asyncio
import json
from collections.abc import Collection
from typing import Any

import pytest

from hokm.server import Settings, backoff
from hokm.server.backoff import FIRST, LONGEST, Backoff
from hokm.store import LogLine, MemoryStore, StoreError
from hokm.table import Authority
from tests.server.live import AT_ONCE, Live, next_actor, on_wire, run, table_of


class Breakable(MemoryStore):
    """A store that does not answer while it is ``broken``, and counts how often it was asked then.

    ``breaking``: what breaks after one more request of a person was kept.
    """

    def __init__(self) -> None:
        super().__init__()
        self.broken: set[str] = set()
        self.breaking: set[str] = set()
        self.asked = 0
        self._append, self._read = self.log.append, self.log.read
        self.log.append = self._append_if_whole  # type: ignore[method-assign,assignment]
        self.log.read = self._read_if_whole  # type: ignore[method-assign]

    async def _append_if_whole(self, *given: Any) -> None:
        self._fail("append")
        await self._append(*given)
        if any("/py-" in (line.request or "") for line in given[1]):  # what the person's device says comes at any time
            self.broken, self.breaking = self.broken | self.breaking, set()

    async def _read_if_whole(self, code: str, kinds: Collection[str] | None = None) -> list[LogLine]:
        self._fail("read")
        return await self._read(code, kinds)

    def _fail(self, what: str) -> None:
        if what in self.broken:
            self.asked += 1
            raise StoreError("the disk does not answer")


async def until_asked(store: Breakable, times: int) -> None:
    while store.asked < times:
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("broken", [{"append"}, {"append", "read"}])
def test_when_the_store_answers_again_the_table_goes_on_though_nobody_asks_for_anything(
    broken: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "FIRST", 0.01)
    store = Breakable()

    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            await ann.play_on(lambda follower: follower.table is not None and follower.table.between is not None)
            seq, store.breaking = ann.follower.seq, broken
            await ann.table.ask("next")  # this is kept still, and all that follows from it is not
            await until_asked(store, 3)
            store.broken = set()
            await ann.until(lambda follower: follower.seq > seq)
            await ann.play_on(lambda follower: follower.seq > seq + 20)

    run(story, store=store)


def test_while_the_store_cannot_be_read_requests_are_refused_and_later_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backoff, "FIRST", 0.01)
    store = Breakable()

    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            card = {"type": "act", "id": "once", "seq": 0, "action": on_wire(await ann.my_turn())}
            card["seq"] = ann.follower.seq
            store.broken = {"append", "read"}
            for _ in range(3):
                assert (await ann.answer(card))["code"] == "busy"
            store.broken = set()
            while (await ann.answer(card))["type"] != "accepted":
                await asyncio.sleep(0.01)

    run(story, store=store)


@pytest.mark.parametrize("method", ["wake", "deadline", "computer_due"])
def test_after_a_fault_of_the_program_the_table_is_planned_again(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backoff, "FIRST", 0.01)
    faults = 0
    sound = getattr(Authority, method)

    def sometimes(self: Authority, *given: Any) -> Any:
        nonlocal faults
        if faults > 0:
            faults -= 1
            raise ZeroDivisionError("a fault")
        return sound(self, *given)

    monkeypatch.setattr(Authority, method, sometimes)

    async def story(live: Live) -> None:
        nonlocal faults
        async with table_of(live, 1) as (ann,):
            await ann.play_on(lambda follower: follower.table is not None and follower.table.between is not None)
            seq, faults = ann.follower.seq, 4
            await ann.table.ask("next")
            await ann.until(lambda follower: follower.seq > seq)
            await ann.play_on(lambda follower: follower.seq > seq + 20)
            assert live.services.counts.faults == 4

    run(story)


def test_a_table_that_fails_for_ever_is_tried_more_and_more_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backoff, "FIRST", 0.02)

    async def story(live: Live) -> None:
        async with table_of(live, 1) as (ann,):
            await ann.my_turn()
            monkeypatch.setattr(Authority, "wake", lambda self, now: 1 / 0)
            await ann.table.ask("speed", speed="fast")
            begun = asyncio.get_running_loop().time()
            while live.services.counts.faults < 5:
                await asyncio.sleep(0.005)
            assert asyncio.get_running_loop().time() - begun >= 0.02 * (1 + 2 + 4 + 8)

    run(story)


def test_pauses_double_up_to_a_longest_one_and_begin_anew_when_it_works_again() -> None:
    now = [100.0]
    pauses = Backoff(lambda: now[0])
    assert not pauses.resting
    lengths = []
    for _ in range(12):
        pauses.failed()
        lengths.append(pauses.left)
        now[0] += pauses.left
        assert not pauses.resting
    assert lengths[:4] == [FIRST, 2 * FIRST, 4 * FIRST, 8 * FIRST]
    assert lengths[-1] == LONGEST
    pauses.succeeded()
    pauses.failed()
    assert pauses.left == FIRST


# --------------------------------------------------------------------------------------------- one after another


def test_a_card_that_is_held_back_is_not_overtaken_by_what_the_same_person_asks_next() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2) as people:
            actor = await next_actor(list(people))
            action = on_wire(await actor.my_turn())
            card = {"type": "act", "id": "card", "seq": actor.follower.seq, "action": action}
            await actor.table.socket.send(json.dumps(card))  # at once: faster than a card may go on
            assert (await actor.answer({"type": "back", "id": "later"}))["id"] == "card"
            assert (await actor.answer({"type": "back", "id": "last"}))["id"] == "later"

    run(story, Settings(**{**AT_ONCE.__dict__, "pace": 1.0}))
