"""What fair dealing costs a player far away: from asking for the next cards to having them, less one round trip.

A real server with its database on disk; every message takes half of the round trip in each direction. People ask for
the next deal the moment the last one is over, which is the worst they can do: the seeds travel in the break otherwise.
"""

import argparse
import asyncio
import os
import time
from collections import defaultdict, deque
from contextlib import AsyncExitStack
from typing import Any

from bench.measured import require, run_bench
from bench.server import milliseconds, post, serving, tell
from hokm import protocol as p
from hokm import views
from hokm.cards import form_of
from hokm.client import Device, Follower, Guest, TableClient
from hokm.server.identity import Identity

#: Kinds of tables by the people at them.
PEOPLE = (1, 2, 4)


class FarLine:
    """A socket whose far end is half a round trip away."""

    def __init__(self, socket: Any, half: float) -> None:
        self._socket, self._half = socket, half
        self._out: asyncio.Queue[tuple[float, str | bytes]] = asyncio.Queue()
        self._in: asyncio.Queue[tuple[float, Any]] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._sending()), asyncio.create_task(self._receiving())]

    async def send(self, text: str | bytes) -> None:
        await self._out.put((time.perf_counter() + self._half, text))

    async def recv(self) -> Any:
        due, text = await self._in.get()
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        return text

    async def _sending(self) -> None:
        while True:
            due, text = await self._out.get()
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self._socket.send(text)

    async def _receiving(self) -> None:
        while True:
            text = await self._socket.recv()
            await self._in.put((time.perf_counter() + self._half, text))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()


class Far:
    """A person far away, who asks for cards as soon as he may and plays the first that he may."""

    def __init__(self, table: TableClient, times: dict[str, deque[float]], trip: float) -> None:
        self.table, self._times, self._trip = table, times, trip
        self._asked_at: float | None = None
        self._what = "first deal"
        self._said: set[tuple[str, int, int]] = set()

    def asked(self, what: str) -> None:
        """From now on cards are wanted."""
        self._asked_at, self._what = time.perf_counter(), what

    async def play(self) -> None:
        follower, acted = self.table.follower, (0, -1)
        while True:
            message = await self.table.hear()
            if self._asked_at is not None and _begins_deal(message):
                self._times[self._what].append(time.perf_counter() - self._asked_at - self._trip)
                self._asked_at = None
            table = follower.table
            if table is not None and table.between is not None:
                await self._say("next", follower.match, follower.seq)
            elif table is not None and table.phase == "over":
                await self._say("rematch", follower.match, 0)
            elif follower.turn is not None and follower.turn.legal and (follower.match, follower.seq) != acted:
                acted = follower.match, follower.seq
                action = follower.turn.legal[0]
                await self.table.say(p.ActRequest(id=f"a{acted[0]}-{acted[1]}", seq=follower.seq, action=action))

    async def _say(self, what: str, match: int, number: int) -> None:
        if (what, match, number) in self._said:
            return
        self._said.add((what, match, number))
        self.asked("next deal" if what == "next" else "rematch")
        await self.table.say(p.CLIENT.value({"type": what, "id": f"{what}{match}-{number}"}))


def _begins_deal(message: p.ServerMessage) -> bool:
    return isinstance(message, p.Events) and any(isinstance(event, views.DealBegan) for event in message.events)


async def one_table(port: int, identity: Identity, people: int, times: dict[str, deque[float]], trip: float) -> None:
    """A table whose people play match after match."""
    url = f"http://127.0.0.1:{port}"
    guests = [Guest(url, f"{identity.cookie}={identity.token(identity.new_person())}") for _ in range(people)]
    new = {"kind": "solo" if people == 1 else "private", "level": "random", "clock": 0, "rules": {"target": "3"}}
    made = form_of(p.TableMade).read(await asyncio.to_thread(post, "127.0.0.1", port, guests[0].cookie, new))
    async with AsyncExitStack() as stack:
        seated = []
        for seat, guest in enumerate(guests):
            device = Device(os.urandom)
            table = await stack.enter_async_context(guest.at_table(made.code, Follower(made.code), device))
            line = FarLine(table.socket, trip / 2)
            stack.push_async_callback(line.close)
            table.socket = line
            seated.append(Far(table, times, trip))
            if people == 1 and made.committed is not None:
                seated[0].asked("first deal alone")
                for word in device.hear(made.committed, seated=True):
                    await table.say(word)
            elif seat:
                await table.ask("sit", seat=seat)
        if people > 1:
            await asyncio.sleep(2 * trip)  # people talk a little before they start
            seated[0].asked("first deal")
            await seated[0].table.say(p.Start(id="start"))
        await asyncio.gather(*(far.play() for far in seated))


async def measure(port: int, secret: bytes, tables: int, seconds: float, trip: float) -> dict[str, Any]:
    """The numbers of one run."""
    identity, times = Identity(secret), defaultdict[str, deque[float]](deque)
    playing = [
        asyncio.create_task(one_table(port, identity, people, times, trip)) for people in PEOPLE for _ in range(tables)
    ]
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for task in done:
        task.result()
    every = deque(value for values in times.values() for value in values)
    require(deals=len(every))
    return {
        "round_trip_ms": trip * 1000,
        "deals": len(every),
        "added_p50_ms": milliseconds(every, 0.5),
        "added_p95_ms": milliseconds(every, 0.95),
        "added_worst_ms": milliseconds(every, 1.0),
    } | {
        f"{what.replace(' ', '_')}_{name}_ms": milliseconds(values, share)
        for what, values in sorted(times.items())
        for name, share in (("p50", 0.5), ("p95", 0.95))
    }


def main() -> None:
    """Runs it and prints the numbers."""
    words = argparse.ArgumentParser()
    words.add_argument("--tables", type=int, default=6)
    words.add_argument("--seconds", type=float, default=60)
    words.add_argument("--trip", type=float, default=150)
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    with serving(pace=0) as (port, _, secret):
        numbers = asyncio.run(measure(port, secret, asked.tables, asked.seconds, asked.trip / 1000))
    tell(numbers, asked.json)


if __name__ == "__main__":
    run_bench("seeds", main)
