"""The server's TCP connections: how many there may be, and how long each may take to say what it wants.

A connection waits from the moment it is opened, or its next request begins, until that request has been received.
Those that wait are what somebody can have many of at no cost, so they are bounded: in time, for each address, and, when
all connections are taken, by closing the one that has waited the longest. Nobody who plays is closed for others.
"""

import asyncio
import errno
import socket
import sys
from collections import OrderedDict
from typing import Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hokm.server.addresses import Trusted, blocks
from hokm.server.logs import note
from hokm.server.settings import Settings

#: Descriptors for everything that is no connection: the database and its readers, the event loop, standard streams.
RESERVED: Final = 96
#: As many descriptors as the server asks the system for, the first that is granted; the default may be 256.
WANTED: Final = (65_536, 10_240)
#: Where the system does not say how many there are.
UNKNOWN: Final = 4096
FEWEST: Final = 16

LARGEST_HEAD: Final = 64 * 1024
BACKLOG: Final = 2048
OUT_OF_DESCRIPTORS: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
#: Seconds until it is tried again to accept a connection, and between two lines in the log about those closed.
RETRY, TELL_EVERY = 0.05, 60.0


def most_connections() -> int:
    """How many connections the process has descriptors for, after asking for as many as it may have."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in WANTED:
        if soft != resource.RLIM_INFINITY and soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
                break
            except (ValueError, OSError):  # some systems have a limit of their own below the one they tell
                continue
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED[0] if soft == resource.RLIM_INFINITY else max(FEWEST, soft - RESERVED)


class Connections:
    """All open connections, and those among them that wait for a request to be received whole."""

    def __init__(self, most: int, settings: Settings) -> None:
        self._most = most
        self._within = settings.request_within
        self._most_of_address = settings.waiting_of_address
        self._trusted = Trusted(settings.proxies)
        self._open: set[asyncio.BaseTransport] = set()
        #: The address and the deadline of those that wait, the one that has waited the longest first.
        self._waiting: OrderedDict[asyncio.Transport, tuple[str, asyncio.TimerHandle]] = OrderedDict()
        self._of_address: dict[str, OrderedDict[asyncio.Transport, None]] = {}
        self._freed = asyncio.Event()
        self._closed_early = 0
        self._told_at: float | None = None

    def __len__(self) -> int:
        return len(self._open)

    def opened(self, transport: asyncio.Transport, address: str) -> None:
        """There is a new one, which waits."""
        self._open.add(transport)
        self.waits(transport, address)

    def waits(self, transport: asyncio.Transport, address: str) -> None:
        """A request begins on a connection; nothing changes for one that waits already."""
        if transport in self._waiting:
            return
        key = "" if address in self._trusted else blocks(address)[0]
        deadline = asyncio.get_running_loop().call_later(self._within, transport.abort)
        self._waiting[transport] = key, deadline
        if key:
            others = self._of_address.setdefault(key, OrderedDict())
            others[transport] = None
            if len(others) > self._most_of_address:
                self._close(next(iter(others)), "too many of one address")

    def received(self, transport: asyncio.Transport) -> None:
        """The request has been received whole."""
        key, deadline = self._waiting.pop(transport, ("", None))
        if deadline is not None:
            deadline.cancel()
        if others := self._of_address.get(key):
            others.pop(transport, None)
            if not others:
                del self._of_address[key]

    def closed(self, transport: asyncio.Transport) -> None:
        """The connection is gone."""
        self.received(transport)
        self._open.discard(transport)
        self._freed.set()

    async def have_room(self) -> None:
        """Waits until there may be one more, for which the one that has waited the longest is closed."""
        while len(self._open) >= self._most:
            self.make_room()
            self._freed.clear()
            await self._freed.wait()

    def make_room(self) -> None:
        """Closes the connection that has waited the longest, if one waits."""
        if self._waiting:
            self._close(next(iter(self._waiting)), "all connections are taken")
        else:
            self._tell("all connections are taken")

    def _close(self, transport: asyncio.Transport, why: str) -> None:
        self.received(transport)
        transport.abort()
        self._closed_early += 1
        self._tell(why)

    def _tell(self, why: str) -> None:
        """One line, and for a while no other: whoever makes the connections must not fill the log."""
        now = asyncio.get_running_loop().time()
        if self._told_at is None or now - self._told_at >= TELL_EVERY:
            note("connections-limited", why=why, open=len(self._open), most=self._most, closed=self._closed_early)
            self._told_at, self._closed_early = now, 0


class Config(uvicorn.Config):
    """What the protocols below find their connections by."""

    connections: Connections


class HttpProtocol(HttpToolsProtocol):
    """HTTP that tells when a request begins and when it has been received whole."""

    config: Config
    _head = 0
    _in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn declares it
        """As uvicorn."""
        super().connection_made(transport)
        self.config.connections.opened(transport, self._address)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        """As uvicorn, but headers without an end are not collected."""
        if self.cycle is None or self.cycle.response_complete:
            self.config.connections.waits(self.transport, self._address)
        self._head += len(data)
        if self._in_head and self._head > LARGEST_HEAD:
            self.transport.abort()
            return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """As uvicorn."""
        self._head, self._in_head = 0, True
        self.config.connections.waits(self.transport, self._address)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """As uvicorn."""
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """As uvicorn."""
        super().on_message_complete()
        self.config.connections.received(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """As uvicorn."""
        super().connection_lost(exc)
        self.config.connections.closed(self.transport)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A websocket, on a connection that was one of HTTP."""

    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        """As uvicorn."""
        super().connection_lost(exc)
        self.config.connections.closed(self.transport)


class Server(uvicorn.Server):
    """Uvicorn, but connections are accepted one by one, and only while there are descriptors for them.

    An event loop that is left to accept by itself tries thousands of times a second when there are none.
    """

    config: Config

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to accept on bound sockets."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(3)  # as uvicorn, which has logged why
        self.servers: list[asyncio.Server] = []
        for bound in sockets or ():  # at once: whoever is told that the server has started may connect
            bound.setblocking(False)
            bound.listen(BACKLOG)
        self._accepting = [asyncio.create_task(self._accept(bound)) for bound in sockets or ()]
        self.started = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn; nothing is accepted any more."""
        for task in self._accepting:
            task.cancel()
        await asyncio.gather(*self._accepting, return_exceptions=True)
        await super().shutdown(sockets)

    async def _accept(self, bound: socket.socket) -> None:
        loop, connections = asyncio.get_running_loop(), self.config.connections
        while True:
            try:
                accepted, _ = await loop.sock_accept(bound)
            except OSError as error:
                if error.errno in OUT_OF_DESCRIPTORS:
                    connections.make_room()
                await asyncio.sleep(RETRY)
                continue
            accepted.setblocking(False)
            await connections.have_room()
            try:
                await loop.connect_accepted_socket(self._protocol, accepted)
            except OSError:
                accepted.close()

    def _protocol(self) -> HttpProtocol:
        return HttpProtocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
