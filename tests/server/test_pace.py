"""Pauses and holds: as designed, by lot and not by the cards, and within the budget of a whole deal."""

import asyncio
from typing import get_args

import pytest

from hokm import protocol as p
from hokm import views
from hokm.bots import LEVEL_2
from hokm.cards import between
from hokm.fairness import Stream
from hokm.server import Rate, Settings
from hokm.table import Proceed, RngDealer, Speed, Table, drive
from hokm.variants import HOKM_4
from hokm.views import FLOOR, PACES, SPECTATOR, CardPlayed, showing_time
from tests.server.live import Live, next_actor, run, table_of

PAUSES = {"slow": (0.7, 1.1), "normal": (0.45, 0.75), "fast": (0.1, 0.2), "instant": (0.04, 0.08)}
BUDGETS = {"fast": 25.0, "instant": 10.0}


def test_there_is_a_pace_for_each_speed() -> None:
    assert set(PACES) == set(get_args(Speed)) == set(get_args(p.Speed)) == set(PAUSES)


@pytest.mark.parametrize("speed", PAUSES)
def test_the_pause_is_drawn_from_its_range(speed: Speed) -> None:
    least, most = PAUSES[speed]
    drawn = [between(*PACES[speed].pause, Stream(b"pauses", str(number))) for number in range(2000)]
    assert min(drawn) >= least
    assert max(drawn) <= most
    assert min(drawn) < least + (most - least) / 20
    assert max(drawn) > most - (most - least) / 20
    assert drawn == [between(*PACES[speed].pause, Stream(b"pauses", str(number))) for number in range(2000)]


@pytest.mark.parametrize("speed", BUDGETS)
def test_a_whole_deal_against_computers_stays_within_its_budget(speed: Speed) -> None:
    """All thirteen tricks, the longest pauses, and a person who does not think."""
    pace = PACES[speed]
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
        assert sum(showing_time(pace, event) for event in seen) + paused * pace.pause[1] <= BUDGETS[speed]


def test_at_pace_nought_nothing_is_held() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, kind="solo", speed="slow") as (ann,):
            await ann.play_on(lambda follower: follower.view is not None and len(follower.view.deal.winners) > 2)
            runner = await live.tables.find(ann.follower.code)
            assert runner is not None
            assert runner._bots._pause(ann.follower.seq) == 0

    run(story)


def test_computers_take_their_pause_and_a_finished_trick_lies_a_while() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, kind="solo", speed="instant") as (ann,):
            await ann.my_turn()
            loop, heard = asyncio.get_running_loop(), len(ann.received)
            begun = loop.time()
            await ann.play_on(lambda follower: follower.view is not None and len(follower.view.deal.winners) > 4)
            # Single messages may come late; all of it together cannot come sooner than the pauses allow.
            least, fresh = 0.0, False
            for text in ann.received[heard:]:
                message = p.SERVER.from_json(text)
                for event in message.events if isinstance(message, p.Events) else ():
                    if isinstance(event, views.CardPlayed) and event.seat != ann.seat:
                        least += PAUSES["instant"][0] + (PACES["instant"].linger if fresh else 0.0)
                    fresh = isinstance(event, views.TrickWon)
            assert least > 0.4
            assert loop.time() - begun >= 0.8 * least

    run(story, Settings(pace=1.0, logged=False, messages=Rate(500, 500)))


def test_with_two_people_a_quick_card_tells_nothing() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 4) as people:
            cards = 8
            actor = await next_actor(people)
            begun = asyncio.get_running_loop().time()
            for _ in range(cards):
                await actor.table.act(await actor.my_turn())
                actor = await next_actor(people)
            # That we hear of a turn late can hide a floor or two, not most of them.
            assert asyncio.get_running_loop().time() - begun >= FLOOR * cards / 2

    run(story, Settings(pace=1.0, logged=False, messages=Rate(500, 500), new_guests=Rate(99, 99)))


def test_alone_against_computers_a_quick_card_goes_on_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hokm.server.runner.FLOOR", 10_000.0)

    async def story(live: Live) -> None:
        async with table_of(live, 1, kind="solo", speed="instant") as (ann,):
            await ann.play_on(lambda follower: follower.view is not None and len(follower.view.deal.winners) > 1)

    run(story, Settings(pace=1.0, logged=False))
