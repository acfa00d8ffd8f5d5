"""Connections that say nothing, or not enough: they are closed, counted and told in one line, and nobody else waits."""

import asyncio
import json
import logging
import os
import socket
import sys
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hokm.client import Guest
from hokm.server import Settings, create_app, listen
from hokm.server.listener import LARGEST_HEAD
from hokm.server.logs import LOGGER
from hokm.server.run import server_of
from hokm.store import MemoryStore
from tests.processes import Program, serving
from tests.server.live import AT_ONCE, SECRET, Live, running, table_of

REQUEST = b"GET /healthz HTTP/1.1\r\nhost: hokm.test\r\n\r\n"
#: An address of this machine that is no trusted proxy.
STRANGER = "127.0.0.2"

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere 127.0.0.2 is no address of the machine")


class Line:
    """A TCP connection that sends what it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def closed(self) -> bool:
        """Waits until the server closes it; whatever it says before is dropped."""
        try:
            while await asyncio.wait_for(self.reader.read(65536), 60):
                pass
        except ConnectionError:
            pass
        return True

    async def answers(self) -> bytes:
        """The first line of the answer to a request."""
        self.writer.write(REQUEST)
        return await asyncio.wait_for(self.reader.readline(), 60)

    @property
    def is_open(self) -> bool:
        """Whether nothing of an end has been heard."""
        return not self.reader.at_eof() and self.reader.exception() is None


@asynccontextmanager
async def lines(live: Live, number: int, source: str = "127.0.0.1") -> AsyncIterator[list[Line]]:
    """So many connections from an address."""
    port = int(live.url.rsplit(":", 1)[1])
    opened: list[Line] = []
    try:
        for _ in range(number):
            opened.append(Line(*await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))))
        yield opened
    finally:
        for line in opened:
            line.writer.close()


def run(story: Callable[[Live], Awaitable[None]], most: int = 1000, **fields: Any) -> None:
    """Tells a story at a server with so many connections."""

    async def whole() -> None:
        async with running(Settings(**{**AT_ONCE.__dict__, **fields}), most=most) as live:
            await asyncio.wait_for(story(live), 120)

    asyncio.run(whole())


def test_a_connection_that_says_nothing_is_closed() -> None:
    async def story(live: Live) -> None:
        async with lines(live, 3) as silent:
            assert all([await line.closed() for line in silent])

    run(story, request_within=0.2)


@pytest.mark.parametrize("begun", [b"GET / HT", REQUEST[:-2], b"PUT /api/me HTTP/1.1\r\ncontent-length: 99\r\n\r\n{"])
@pytest.mark.parametrize("earlier", [b"", REQUEST])
def test_a_request_that_never_ends_is_closed_however_it_trickles(begun: bytes, earlier: bytes) -> None:
    async def story(live: Live) -> None:
        async with lines(live, 1) as (line,):
            line.writer.write(earlier + begun)

            async def trickle() -> None:
                while True:
                    await asyncio.sleep(0.05)
                    line.writer.write(b"x")

            trickling = asyncio.create_task(trickle())
            assert await line.closed()
            trickling.cancel()

    run(story, request_within=0.3)


def test_headers_without_an_end_are_not_collected() -> None:
    async def story(live: Live) -> None:
        async with lines(live, 1) as (line,):
            line.writer.write(REQUEST[:-2] + b"x: " + b"y" * (LARGEST_HEAD + 1))
            assert await line.closed()

    run(story, request_within=3600.0)


def test_whoever_has_asked_is_not_closed_by_the_deadline() -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 1, start=False) as (ann,), lines(live, 1) as (silent,):
            assert await silent.closed()
            await ann.table.ask("configure", clock=15)

    run(story, request_within=0.2)


@linux_only
def test_one_address_has_a_bounded_number_of_silent_connections(caplog: pytest.LogCaptureFixture) -> None:
    async def story(live: Live) -> None:
        async with lines(live, 40, STRANGER) as silent, lines(live, 40) as proxy:
            assert all([await line.closed() for line in silent[:-5]])
            for line in (*silent[-5:], *proxy):
                assert b"200" in await line.answers(), "the last ones, and those of a proxy, stay"
            told = [record for record in caplog.records if record.getMessage() == "connections-limited"]
            assert len(told) == 1

    with caplog.at_level(logging.INFO, LOGGER.name):
        run(story, waiting_of_address=5, request_within=3600.0)


def test_when_all_connections_are_taken_those_that_only_wait_make_room(caplog: pytest.LogCaptureFixture) -> None:
    async def story(live: Live) -> None:
        async with table_of(live, 2, start=False) as (ann, ben), lines(live, 30) as silent:
            guest = await Guest.met(live.url)
            assert await guest.request("GET", "/api/mine") == []
            assert all([await line.closed() for line in silent[:20]])
            await ann.table.ask("configure", clock=15)
            await ben.until(lambda follower: follower.table is not None and follower.table.clock == 15)
            assert len([one for one in caplog.records if one.getMessage() == "connections-limited"]) == 1

    with caplog.at_level(logging.INFO, LOGGER.name):
        run(story, most=10, request_within=3600.0)


def test_when_everybody_plays_a_new_one_waits_until_one_leaves() -> None:
    async def story(live: Live) -> None:
        async with AsyncExitStack() as stack:
            people = await stack.enter_async_context(table_of(live, 2, start=False))
            async with lines(live, 1) as (line,):
                asked = asyncio.create_task(line.answers())
                for one in people:
                    await one.table.ask("back")
                assert not asked.done()
                await people[1].table.socket.close()
                assert b"200" in await asked

    run(story, most=2, request_within=3600.0)


def test_a_server_that_has_started_listens() -> None:
    async def story() -> None:
        settings = Settings(logged=False)
        app = create_app(MemoryStore(), SECRET, settings)
        server, bound = server_of(app, settings, 10), listen("127.0.0.1", 0)
        server.config.load()
        server.lifespan = server.config.lifespan_class(server.config)
        await server.startup([bound])
        with socket.create_connection(bound.getsockname(), timeout=30):  # nothing else has run since
            pass
        await server.shutdown([bound])

    asyncio.run(story())


MISCOUNTED = """
import sys
from pathlib import Path
from hokm.server import listen, run, Settings
from hokm.store import DataFolder
run.most_connections = lambda: 100_000
bound = listen("127.0.0.1", 0)
folder = DataFolder(Path(sys.argv[1]))
run.serve(bound, folder, Settings(), lambda: print(f"open http://127.0.0.1:{bound.getsockname()[1]} now", flush=True))
"""


async def twenty_are_answered(live: Live) -> bool:
    """Whether twenty lines that are open at once are all answered."""
    async with lines(live, 20) as later:
        return all([b"200" in await line.answers() for line in later])


@pytest.mark.skipif(os.name != "posix", reason="descriptors are counted otherwise")
@pytest.mark.parametrize("counted", [True, False])
def test_three_hundred_silent_connections_at_256_descriptors_keep_nobody_waiting(tmp_path: Path, counted: bool) -> None:
    """Counted, the server keeps some descriptors free; miscounted, the system refuses to accept any more."""
    import resource

    def few_descriptors() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))

    if counted:
        server, url = serving(tmp_path, preexec_fn=few_descriptors)
    else:
        command = [sys.executable, "-c", MISCOUNTED, str(tmp_path / "data")]
        server = Program(*command, folder=tmp_path, preexec_fn=few_descriptors)
        url = server.says(r"open (http://\S+) now")[1]

    path = "/healthz" if counted else "/api/variants"  # where the database needs no descriptor of its own

    async def story() -> None:
        live = Live(url, None, None, None)  # type: ignore[arg-type]
        async with lines(live, 300) as silent:
            for _ in range(5):
                with await asyncio.to_thread(urllib.request.urlopen, url + path, timeout=60) as answer:
                    assert json.load(answer)
            assert all([await line.closed() for line in silent[:44]]), "more than there are descriptors"
        while not await twenty_are_answered(live):  # the server may not have noticed yet that those lines are closed
            await asyncio.sleep(0.05)

    with server:
        asyncio.run(story())
        told = [json.loads(line)["event"] for line in server.err.splitlines()]
    assert told.count("connections-limited") == 1
    assert len(told) < 5, server.err
