"""Pauses and holds: as designed, by lot and not by the cards, and within the budget of a whole deal."""

import asyncio
import itertools
from typing import get_args

import pytest

from hokm import protocol as p
from hokm.bots import LEVEL_2
from hokm.fairness import Stream
from hokm.server import Rate, Settings
from hokm.server.pace import FLOOR, TEMPI, showing_time, thinking_pause
from hokm.table import Proceed, RngDealer, Speed, Table, drive
from hokm.variants import HOKM_4
from hokm.views import SPECTATOR, CardPlayed
from tests.server.live import Live, run, table_of

PAUSES = {"slow": (0.7, 1.1), "normal": (0.45, 0.75), "fast": (0.1, 0.2), "instant": (0.04, 0.08)}
BUDGETS = {"fast": 25.0, "instant": 10.0}


def test_there_is_a_tempo_for_each_speed() -> None:
    assert set(TEMPI) == set(get_args(Speed)) == set(get_args(p.Speed)) == set(PAUSES)


@pytest.mark.parametrize("speed", PAUSES)
def test_the_pause_is_drawn_from_its_range(speed: Speed) -> None:
    least, most = PAUSES[speed]
    drawn = [thinking_pause(TEMPI[speed], Stream(b"pauses", str(number))) for number in range(2000)]
    assert min(drawn) >= least
    assert max(drawn) <= most
    assert min(drawn) < least + (most - least) / 20
    assert max(drawn) > most - (most - least) / 20
    assert drawn == [thinking_pause(TEMPI[speed], Stream(b"pauses", str(number))) for number in range(2000)]


@pytest.mark.parametrize("speed", BUDGETS)
def test_a_whole_deal_against_computers_stays_within_its_budget(speed: Speed) -> None:
    """All thirteen tricks, the longest pauses, and a person who does not think."""
    tempo = TEMPI[speed]
    bots = dict.fromkeys(range(4), LEVEL_2)
    for seed in range(5):
        stream = Stream(str(seed).encode(), "budget")
        table = Table(HOKM_4.with_rules({"first-caller-method": "random", "stop": "full"}), RngDealer(stream))
        for _ in range(2):  # the first hakem, then the deal
            table.handle(Proceed())
            drive(table, bots, lambda seat, number: stream)  # noqa: B023
        seen = table.frames(SPECTATOR, 0)
        cards = [event for event in seen if isinstance(event, CardPlayed)]
        assert len(cards) == 52
        paused = sum(card.seat != 0 for card in cards) + 1
        assert showing_time(tempo, seen) + paused * tempo.pause[1] <= BUDGETS[speed]


def test_at_pace_nought_nothing_is_held() -> None:
    async def story(live: Live) -> None:
        begun = asyncio.get_running_loop().time()
        async with table_of(live, 1, kind="solo", speed="slow") as (ann,):
            await ann.play_on(lambda follower: follower.view is not None and follower.view.match.deals > 1)
        # At the slow speed as designed a deal takes a minute.
        assert asyncio.get_running_loop().time() - begun < 30

    run(story)


def test_computers_take_their_pause_and_a_finished_trick_lies_a_while() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, kind="solo", speed="instant") as (ann,):
            heard: list[tuple[float, p.Events]] = []
            loop, acted = asyncio.get_running_loop(), -1
            while len(heard) < 24:
                if ann.follower.turn and ann.follower.turn.legal and ann.follower.seq != acted:
                    acted = ann.follower.seq
                    await ann.table.say(
                        p.ActRequest(type="act", id=f"a{acted}", seq=acted, action=ann.follower.turn.legal[0])
                    )
                message = await ann.hear()
                if isinstance(message, p.Events):
                    heard.append((loop.time(), message))
            waits = [
                (at - before, bool({event.type for event in earlier.events} & {"trick-won"}))
                for (before, earlier), (at, later) in itertools.pairwise(heard)
                if later.events and later.events[0].type == "card-played" and later.events[0].seat != ann.seat
            ]
            # Messages may be late, so that a wait may look shorter than it was: half of it is what is surely there.
            assert all(wait >= 0.02 for wait, _ in waits)
            assert all(wait >= 0.17 for wait, after_trick in waits if after_trick)

    run(story, Settings(pace=1.0, logged=False, messages=Rate(500, 500)))


def test_with_two_people_a_quick_card_tells_nothing() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 4) as people:
            loop = asyncio.get_running_loop()
            while True:
                actor = next((one for one in people if one.follower.turn and one.follower.turn.legal), None)
                if actor is not None:
                    break
                await asyncio.gather(*(one.hear() for one in people))
            begun = loop.time()
            await actor.table.act(await actor.my_turn())
            first = loop.time() - begun
            # The table's clock began before we heard of the turn.
            assert first <= 20
            for _ in range(4):
                await asyncio.gather(*(one.until(lambda f, seq=actor.follower.seq: f.seq >= seq) for one in people))  # type: ignore[misc]
                actor = next(one for one in people if one.follower.turn and one.follower.turn.legal)
                begun = loop.time()
                await actor.table.act(await actor.my_turn())
                assert loop.time() - begun >= FLOOR / 2

    run(story, Settings(pace=1.0, logged=False, messages=Rate(500, 500), new_guests=Rate(99, 99)))


def test_alone_against_computers_a_quick_card_goes_on_at_once() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, kind="solo", speed="slow") as (ann,):
            await ann.my_turn()
            runner = await live.tables.find(ann.follower.code)
            assert runner is not None
            assert len(runner.authority.gathering.people) == 1
            await ann.table.act(await ann.my_turn())

    run(story, Settings(pace=1.0, logged=False))
