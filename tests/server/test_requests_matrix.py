"""Every message in every phase from every kind of person: only the cells that should succeed do."""

import asyncio
from typing import Any

import pytest

from hokm import protocol as p
from hokm.client import Refused, TableClient
from tests.server.live import Live, Seated, is_over, on_wire, run, table_of

PHASES = ("lobby", "play", "break", "over")
WHO = ("host", "other", "onlooker")

REQUESTS: dict[str, dict[str, Any]] = {
    "act": {"seq": 0, "action": on_wire("AS")},
    "sit": {"seat": 3},
    "stand": {},
    "configure": {"clock": 15},
    "start": {},
    "next": {},
    "hold": {"on": True},
    "rematch": {},
    "back": {},
    "leave": {},
    "speed": {"speed": "fast"},
    "seed-hash": {"match": 1, "deal": 50, "commit": "0" * 64},
    "seed": {"match": 1, "deal": 1, "seed": "0" * 64},
}
OK = "ok"

#: What each request comes to in each phase: for the host, for another seated person, and for somebody without a seat.
#: After the start an onlooker has no socket at the table at all.
EXPECTED = {
    "act": {"lobby": ("not-started", "not-started", "not-seated"), "rest": ("stale", "stale")},
    "sit": {"lobby": (OK, OK, OK), "rest": ("already-started", "already-started")},
    "stand": {"lobby": (OK, OK, "not-seated"), "rest": ("already-started", "already-started")},
    "configure": {"lobby": (OK, "not-host", "not-host"), "rest": ("already-started", "already-started")},
    "start": {"lobby": (OK, "not-host", "not-host"), "rest": ("already-started", "already-started")},
    "next": {"lobby": ("not-started", "not-started", "not-seated"), "rest": (OK, OK)},
    "hold": {"lobby": ("not-started", "not-started", "not-seated"), "rest": (OK, OK)},
    "rematch": {
        "lobby": ("not-now", "not-now", "not-seated"),
        "rest": ("not-now", "not-now"),
        "over": (OK, OK),
    },
    "back": {"lobby": (OK, OK, "not-seated"), "rest": (OK, OK)},
    "leave": {"lobby": (OK, OK, "not-seated"), "rest": (OK, OK)},
    "speed": {"lobby": ("not-now", "not-now", "not-seated"), "rest": ("not-now", "not-now")},
    "seed-hash": {"lobby": ("not-now", "not-now", "not-seated"), "rest": ("not-now", "not-now")},
    "seed": {"lobby": ("not-now", "not-now", "not-now"), "rest": ("not-now", "not-now")},
}


def expected(request: str, phase: str, who: str) -> str:
    cells = EXPECTED[request]
    row = cells["lobby"] if phase == "lobby" else cells.get(phase, cells["rest"])
    return row[WHO.index(who)]


async def reach(phase: str, people: list[Seated]) -> None:
    """Plays until the phase, and until all have heard of it."""
    conditions = {
        "play": lambda follower: follower.turn is not None and bool(follower.turn.to_act),
        "break": lambda follower: follower.table is not None and follower.table.between is not None,
        "over": is_over,
    }
    if phase in conditions:
        await asyncio.gather(*(one.play_on(conditions[phase]) for one in people))


async def outcome(table: TableClient, request: str) -> str:
    try:
        await table.ask(request, **REQUESTS[request])
    except Refused as refused:
        return refused.code
    return OK


@pytest.mark.parametrize("phase", PHASES)
def test_each_request_comes_to_what_it_should(phase: str) -> None:
    async def one_cell(live: Live, request: str, who: str) -> None:
        rules = {"first-caller-method": "random", "target": "1" if phase == "over" else "9"}
        async with table_of(live, 2, start=phase != "lobby", rules=rules) as people:
            await reach(phase, people)
            if who == "onlooker":
                (guest,) = await live.guests(1)
                async with guest.at_table(people[0].follower.code) as table:
                    got = await outcome(table, request)
            else:
                got = await outcome(people[WHO.index(who)].table, request)
            assert got == expected(request, phase, who), f"{who} asked for {request} in {phase}"

    async def story(live: Live) -> None:
        for request in REQUESTS:
            for who in WHO if phase == "lobby" else WHO[:2]:
                await one_cell(live, request, who)

    run(story)


def test_the_matrix_is_whole() -> None:
    kinds = {kind.name for kind in p.CLIENT.kinds}
    assert set(REQUESTS) == set(EXPECTED) == kinds - {"hello", "ping"}
