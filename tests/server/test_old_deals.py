"""Deals that are over leave the memory of a server; whoever played them has them told from the store."""

import asyncio
from typing import Any

import httpx
import pytest

from hokm import protocol as p
from hokm.cards import codec_of, format_card
from hokm.client import Guest
from hokm.rules import PackDealt
from hokm.server import Settings
from hokm.server.describe import ProofTold, proof_messages, snapshot
from hokm.server.settings import Rate
from hokm.table.forgetting import LINES
from tests.server.live import AT_ONCE, Live, is_over, log_of, run, table_of
from tests.table.evening import Evening

LONG = {"target": "5"}


async def deals_of(live: Live, guest: Guest, code: str, **asked: int) -> httpx.Response:
    async with httpx.AsyncClient() as client:
        address = f"{live.url}/api/tables/{code}/deals"
        return await client.get(address, params=asked, headers={"cookie": guest.cookie})


def told(answer: httpx.Response) -> p.DealsTold:
    assert answer.status_code == 200, answer.text
    return codec_of(p.DealsTold).from_json(answer.text)


@pytest.mark.slow
def test_what_a_reload_costs_does_not_grow_with_the_match() -> None:
    evening = Evening("ann", "ben", rules=(("first-caller-method", "random"), ("target", "200"))).start()
    sizes: dict[int, int] = {}
    while evening.table.deals <= LINES + 30:
        evening.step()
        evening.authority.forget()
        view = snapshot(evening.authority, evening.table, 0)
        if view.phase == "play" and evening.table.deals in (LINES + 1, LINES + 30):
            said: list[Any] = proof_messages(evening.authority, ProofTold())[0]
            size = len(codec_of(p.View).to_json(view)) + sum(len(p.SERVER.to_json(message)) for message in said)
            sizes.setdefault(evening.table.deals, size)
    first, last = sizes.values()
    assert last < 1.1 * first
    assert any(isinstance(message, p.Opened) and message.until > LINES for message in said)


def test_old_deals_are_told_to_those_who_played_them() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=LONG) as (ann, ben):
            await asyncio.gather(*(one.play_on(is_over) for one in (ann, ben)))
            code = ann.follower.code
            all_of_it = told(await deals_of(live, ann.guest, code))
            log = await log_of(live, code)
            packs = [entry.given.pack for entry in log if isinstance(entry.given, PackDealt)]
            assert [line.deal for line in all_of_it.sheet] == list(range(1, len(packs) + 1))
            assert [deal.deal for deal in all_of_it.opened] == list(range(1, len(packs) + 1))
            for deal, pack in zip(all_of_it.opened, packs, strict=True):
                assert "deal: " + " ".join(map(format_card, pack)) in deal.chance
            assert all_of_it.deals == len(packs) > 3
            later = told(await deals_of(live, ben.guest, code, match=1, after=2))
            assert (later.sheet, later.opened) == (all_of_it.sheet[2:], all_of_it.opened[2:])
            assert all_of_it.sheet[-1].result.score == ann.follower.view.match.score  # type: ignore[union-attr]

    run(story)


def test_while_a_match_goes_on_no_more_is_told_than_is_open() -> None:
    async def story(live: Live) -> None:
        for hold in (False, True):
            async with table_of(live, 2, rules=LONG, hold=hold) as (ann, ben):
                third = lambda follower: follower.view is not None and follower.view.match.deals == 3  # noqa: E731
                await asyncio.gather(*(one.play_on(third) for one in (ann, ben)))
                found = told(await deals_of(live, ann.guest, ann.follower.code))
                assert [line.deal for line in found.sheet] == [1, 2]
                assert [deal.deal for deal in found.opened] == ([] if hold else [1, 2])

    run(story)


def test_nobody_else_is_told_old_deals() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=LONG) as (ann, _):
            (stranger,) = await live.guests(1)
            code = ann.follower.code
            assert (await deals_of(live, stranger, code)).json()["code"] == "no-such-table"
            assert (await deals_of(live, ann.guest, "zzzzzz")).json()["code"] == "no-such-table"
            assert (await deals_of(live, ann.guest, code, match=2)).status_code == 404
            assert (await deals_of(live, ann.guest, code, after=-1)).status_code == 422
            async with httpx.AsyncClient() as client:
                assert (await client.get(f"{live.url}/api/tables/{code}/deals")).status_code == 401

    run(story)


def test_long_reads_have_a_limit_of_their_own() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=LONG) as (ann, _):
            codes = [(await deals_of(live, ann.guest, ann.follower.code)).status_code for _ in range(4)]
            assert codes == [200, 200, 200, 429]

    limited = Settings(pace=0.0, logged=False, messages=AT_ONCE.messages, long_reads=Rate(3, 0.001))
    run(story, limited)


def test_the_list_of_ones_tables_tells_the_same_whether_they_are_in_memory_or_not() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, rules=LONG) as (ann, ben):
            third = lambda follower: follower.view is not None and follower.view.match.deals == 3  # noqa: E731
            await asyncio.gather(*(one.play_on(third) for one in (ann, ben)))
            in_memory = await ann.guest.request("GET", "/api/mine")
            runner = await live.tables.find(ann.follower.code)
            assert runner is not None
            await runner.stop()
            live.tables._forget(runner)
            assert await ann.guest.request("GET", "/api/mine") == in_memory
            assert len(live.tables) == 0
            assert sum(in_memory[0]["score"]) >= 2

    run(story)
