"""The server is killed in the middle of tricks, twenty times at different moments: the same cards, nothing lost."""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest
from websockets.exceptions import WebSocketException

from hokm import protocol as p
from hokm import views
from hokm.cards import format_card, format_suit
from hokm.client import Follower, Guest, TableClient
from tests.server.live import legal, on_wire

KILLS = 20
RULES = {"first-caller-method": "random", "target": "7"}

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked here")


class Servers:
    """Starts servers over one folder, one after another, and kills them."""

    def __init__(self, nursery: "subprocess.Popen[str]", folder: Path) -> None:
        self._nursery = nursery
        self._folder = folder
        self._process = 0
        self.url = ""

    def start(self) -> None:
        self._pipe(self._nursery.stdin).write(f"start {self._folder}\n")
        self._pipe(self._nursery.stdin).flush()
        said = self._pipe(self._nursery.stdout).readline().split()
        assert len(said) == 2, "the server did not start"
        self._process, port = map(int, said)
        self.url = f"http://127.0.0.1:{port}"

    def kill(self) -> None:
        os.kill(self._process, signal.SIGKILL)

    def _pipe(self, pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    command = [sys.executable, "-m", "tests.server.nursery"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as nursery:
        running = Servers(nursery, tmp_path)
        running.start()
        yield running
        with contextlib.suppress(ProcessLookupError):
            running.kill()


class Player:
    """A person who plays over the socket, and remembers everything that they were shown and told."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url)
        self.follower = Follower("")
        self.events: dict[int, dict[int, views.SeenEvent]] = {}
        self.acknowledged: list[tuple[int, int, str]] = []

    async def play(self, stop: asyncio.Event, moment: int | None) -> None:
        """Plays until the match is over or the line breaks; at the given own action inside a trick, sets ``stop``."""
        inside = 0
        async with self.guest.at_table(self.follower.code, self.follower) as table:
            follower, acted = self.follower, -1
            while not self._has_seen_the_end():
                if follower.turn and follower.turn.legal and follower.seq != acted:
                    acted = follower.seq
                    allowed = legal(follower)
                    action = allowed[acted % len(allowed)]
                    if follower.view is not None and follower.view.deal.trick:
                        inside += 1
                    await self._act(table, action, stop if moment is not None and inside > moment else None)
                elif follower.table is not None and follower.table.between and self._may_say_next():
                    await self._hear_until(table, await self._send(table, "next"))
                else:
                    self._remember(await table.hear())
                if follower.lost:
                    return await self.play(stop, moment)
        return None

    def _has_seen_the_end(self) -> bool:
        table, view = self.follower.table, self.follower.view
        return table is not None and table.phase == "over" and view is not None and view.match.result is not None

    def _may_say_next(self) -> bool:
        table, seat = self.follower.table, self.follower.seat
        return table is not None and table.between is not None and seat not in table.between.ready

    async def _act(self, table: TableClient, action: str, stop: asyncio.Event | None) -> None:
        seq = self.follower.seq
        asked = await self._send(table, "act", seq=seq, action=on_wire(action))
        if stop is not None:
            stop.set()
        match = self.follower.match
        if await self._hear_until(table, asked):
            self.acknowledged.append((match, seq, action))

    async def _send(self, table: TableClient, kind: str, **fields: object) -> str:
        asked = f"p-{os.urandom(6).hex()}"
        await table.say(p.CLIENT.value({"type": kind, "id": asked, **fields}))
        return asked

    async def _hear_until(self, table: TableClient, asked: str) -> bool:
        while True:
            message = await table.hear()
            self._remember(message)
            if isinstance(message, (p.Accepted, p.Refused)) and message.id == asked:
                return isinstance(message, p.Accepted)

    def _remember(self, message: p.ServerMessage) -> None:
        if isinstance(message, p.Events):
            known = self.events.setdefault(self.follower.match, {})
            for number, event in enumerate(message.events, message.seq - len(message.events) + 1):
                assert known.setdefault(number, event) == event, "what was shown before is not what is shown now"


async def set_up(url: str) -> list[Player]:
    ann, ben = Player(url), Player(url)
    for player in (ann, ben):
        await player.guest.request("GET", "/api/me")
    code = await ann.guest.make_table(kind="private", level="random", clock=0, rules=RULES)
    async with ann.guest.at_table(code) as host, ben.guest.at_table(code) as other:
        await other.ask("sit", seat=1)
        await host.ask("start")
    for player in (ann, ben):
        player.follower = Follower(code)
    return [ann, ben]


async def until_killed(servers: Servers, players: list[Player], moment: int, delay: float) -> bool:
    """Plays up to a moment inside a trick and kills the server; says whether the match was over before."""
    stop = asyncio.Event()
    tasks = [
        asyncio.create_task(player.play(stop, moment if index == 0 else None)) for index, player in enumerate(players)
    ]
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait([stopping, tasks[0]], return_when=asyncio.FIRST_COMPLETED)
    over = not stop.is_set()
    await asyncio.sleep(delay)
    if not over:
        servers.kill()
    stopping.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, BaseException) and not isinstance(outcome, (WebSocketException, OSError)):
            raise outcome
    return over


def check(player: Player) -> None:
    """What was acknowledged stands in the events, at its place."""
    seat = player.follower.seat
    for match, seq, action in player.acknowledged:
        event = player.events[match][seq + 1]
        if isinstance(event, views.CardPlayed):
            assert (event.seat, format_card(event.card)) == (seat, action)
        else:
            assert isinstance(event, views.TrumpCalled)
            assert (event.seat, f"call {format_suit(event.suit)}") == (seat, action)


def test_killed_twenty_times_the_match_goes_on_with_the_same_cards(servers: Servers) -> None:
    async def story() -> None:
        rng = random.Random(20)
        players = await set_up(servers.url)
        kills = 0
        while kills < KILLS:
            # From before the table has heard of the card to after everybody has seen it.
            over = await until_killed(servers, players, rng.randrange(4), rng.choice([0, 0.001, 0.002, 0.004, 0.01]))
            assert not over or kills, "the match was over before the first kill"
            if over:
                players = await set_up(servers.url)
                continue
            kills += 1
            servers.start()
            for player in players:
                player.guest.url = servers.url
        await asyncio.gather(*(player.play(asyncio.Event(), None) for player in players))
        for player in players:
            check(player)
            assert player.follower.view is not None
            assert player.follower.view.match.result is not None
            again = Player(servers.url)
            again.guest, again.follower = player.guest, Follower(player.follower.code)
            again.follower.match = player.follower.match  # all that is still told, not the end alone
            await again.play(asyncio.Event(), None)
            seen, told = player.events[player.follower.match], again.events[player.follower.match]
            assert sorted(seen) == list(range(1, len(seen) + 1)), "events are missing"
            assert told.items() <= seen.items()
            assert max(told) == max(seen)

    asyncio.run(story())
