"""A real server over a real store on a real socket, in the test's own event loop, and people to play there."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hokm import protocol as p
from hokm.client import Follower, Guest, Line, Refused, TableClient
from hokm.rules import format_action, parse_action
from hokm.server import Rate, Settings, create_app, listen
from hokm.server.journal import news_of
from hokm.server.run import server_of
from hokm.server.services import Services
from hokm.server.tables import Tables
from hokm.store import MemoryStore, Store
from hokm.table import Entry, MatchStarted

SECRET = b"a secret of this test's own, long"
#: Tests act faster than people: what comes too fast has tests of its own.
AT_ONCE = Settings(pace=0.0, logged=False, messages=Rate(2000, 2000), new_guests=Rate(2000, 2000))
BY_LOT = {"first-caller-method": "random"}


@dataclass
class Live:
    """A running server."""

    url: str
    tables: Tables
    services: Services
    store: Store

    async def guests(self, number: int) -> list[Guest]:
        """New guests."""
        return [await Guest.met(self.url) for _ in range(number)]


@asynccontextmanager
async def running(settings: Settings = AT_ONCE, store: Store | None = None, most: int = 1000) -> AsyncIterator[Live]:
    """A server for as long as the block lasts; ``most`` connections."""
    store = MemoryStore() if store is None else store
    app = create_app(store, SECRET, settings)
    bound = listen("127.0.0.1", 0)
    server = server_of(app, settings, most)
    server.config.timeout_graceful_shutdown = 1
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield Live(f"http://127.0.0.1:{bound.getsockname()[1]}", app.state.tables, app.state.services, store)
    finally:
        server.should_exit = True
        await serving
        bound.close()


def run(story: Callable[[Live], Awaitable[None]], settings: Settings = AT_ONCE, store: Store | None = None) -> None:
    """Tells a story at a running server."""

    async def whole() -> None:
        async with running(settings, store) as live:
            await asyncio.wait_for(story(live), 120)

    asyncio.run(whole())


@asynccontextmanager
async def raw_socket(live: Live, guest: Guest | None, **headers: str) -> AsyncIterator[ClientConnection]:
    """A socket that says nothing by itself."""
    cookies = {"cookie": guest.cookie} if guest is not None else {}
    address = live.url.replace("http", "ws", 1) + "/ws"
    async with connect(address, additional_headers={**cookies, **headers}, compression=None) as socket:
        yield socket


async def answer_to(socket: ClientConnection, message: Mapping[str, Any] | str | bytes) -> dict[str, Any]:
    """The next refusal, acceptance or pong after a message."""
    await socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))
    while True:
        answer: dict[str, Any] = json.loads(await socket.recv())
        if answer["type"] in ("refused", "accepted", "pong"):
            return answer


@dataclass
class Seated:
    """A person at a table, and every byte that came over their socket."""

    guest: Guest
    table: TableClient
    received: list[str] = field(default_factory=list)
    actions: list[tuple[int, str]] = field(default_factory=list)

    @property
    def follower(self) -> Follower:
        """What they know."""
        return self.table.follower

    @property
    def seat(self) -> int:
        """Their seat."""
        assert self.follower.seat is not None
        return self.follower.seat

    async def hear(self) -> p.ServerMessage:
        """The next message."""
        return await self.table.hear()

    async def answer(self, message: Mapping[str, Any] | str | bytes) -> dict[str, Any]:
        """The next refusal, acceptance or pong after a message; what comes before is taken in."""
        await self.table.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))
        while True:
            answer = await self.hear()
            if isinstance(answer, (p.Refused, p.Accepted, p.Pong)) and not is_of_device(answer):
                return p.SERVER.plain(answer)

    async def until(self, condition: Callable[[Follower], bool]) -> None:
        """Listens until something is so."""
        while not condition(self.follower):
            await self.hear()

    async def my_turn(self) -> str:
        """Listens until they may act; the first thing that they may do."""
        await self.until(lambda follower: follower.turn is not None and bool(follower.turn.legal))
        return legal(self.follower)[0]

    async def play_on(self, done: Callable[[Follower], bool]) -> None:
        """Plays the first thing that is allowed, and asks for the next deal at once, until something is so."""
        acted = -1
        while not done(self.follower):
            follower = self.follower
            between = follower.table.between if follower.table is not None else None
            if follower.turn and follower.turn.legal and follower.seq != acted:
                acted = follower.seq
                try:
                    await self.table.act(legal(follower)[0])
                except Refused as refused:
                    if refused.code not in ("stale", "not-now"):
                        raise
            elif between is not None and self.seat not in between.ready:
                await self.table.ask("next")
            else:
                await self.hear()


def legal(follower: Follower) -> list[str]:
    """What may be done, spelled as in records."""
    return [] if follower.turn is None else [format_action(action) for action in follower.turn.legal]


def on_wire(action: str) -> dict[str, Any]:
    """An action, spelled as in records, as a request says it."""
    return p.ACTIONS.plain(parse_action(action))


async def log_of(live: Live, code: str) -> tuple[Entry, ...]:
    """All that happened in the match that a table played last, as the store has it."""
    entries: list[Entry] = []
    for item in news_of(await live.store.log.read(code)):
        if isinstance(item, MatchStarted):
            entries = []
        elif isinstance(item, Entry):
            entries.append(item)
    return tuple(entries)


def is_of_device(answer: p.Refused | p.Accepted | p.Pong) -> bool:
    """Whether it answers what the person's device said by itself."""
    return (getattr(answer, "id", None) or "").startswith("seed-")


class _Noted:
    """A socket that keeps what it receives."""

    def __init__(self, socket: Line, received: list[str]) -> None:
        self._socket = socket
        self._received = received

    async def send(self, message: str | bytes) -> None:
        await self._socket.send(message)

    async def recv(self) -> str:
        text = await self._socket.recv()
        assert isinstance(text, str)
        self._received.append(text)
        return text

    async def close(self) -> None:
        await self._socket.close()


def noted(table: TableClient) -> list[str]:
    """From now on, every text that comes over the table's socket."""
    received: list[str] = []
    table.socket = _Noted(table.socket, received)
    return received


@asynccontextmanager
async def table_of(
    live: Live, people: int, start: bool = True, kind: str = "private", **new: Any
) -> AsyncIterator[list[Seated]]:
    """A table with people at the first seats and computers at the others."""
    new = {"level": "random", "clock": 0, "rules": BY_LOT, **new}
    guests = await live.guests(people)
    code = await guests[0].make_table(kind=kind, **new)
    async with AsyncExitStack() as stack:
        seated = []
        for number, guest in enumerate(guests):
            table = await stack.enter_async_context(guest.at_table(code))
            seated.append(Seated(guest, table, noted(table)))
            if number:
                await table.ask("sit", seat=number)
        if start and kind == "private":
            await seated[0].table.ask("start")
        if start:
            await asyncio.gather(*(one.until(lambda follower: follower.seq > 0) for one in seated))
        yield seated


async def next_actor(people: list[Seated]) -> Seated:
    """Whoever must act now; all have heard the same."""
    while True:
        newest = max(one.follower.seq for one in people)
        for one in people:
            await one.until(lambda follower: follower.seq >= newest)  # noqa: B023 -- awaited in the same round
        actor = next((one for one in people if one.follower.turn and one.follower.turn.legal), None)
        if actor is not None:
            return actor
        await people[0].hear()


def is_over(follower: Follower) -> bool:
    """The match is over."""
    return follower.table is not None and follower.table.phase == "over"


async def closed(socket: Line) -> int | None:
    """Waits until the far end closes the socket; its code."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd is not None else None
