"""An open websocket as a table sees it: how much it has been sent, and its queue of messages."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from hokm.protocol import SERVER, ServerMessage
from hokm.rules import Seat
from hokm.server.describe import ProofTold
from hokm.table import Person

#: Close codes of websockets: normal closure, service restart, policy violation.
DONE, RESTARTING, UNWELCOME = 1000, 1012, 1008


class Socket(Protocol):
    """A websocket."""

    async def send_text(self, data: str) -> None:
        """Sends one message; waits while the transport's buffer is full."""

    async def close(self, code: int = DONE) -> None:
        """Closes it."""


class Connection:
    """A person's websocket at one table. Sending never waits: a slow client must not hold up a table.

    When more than ``limit`` messages are queued, all of them are dropped, and once the transport accepts data again
    ``on_drained`` is called, so that the whole state can be sent anew.
    """

    def __init__(self, person: Person, limit: int) -> None:
        self.person = person
        self.seat: Seat | None = None
        self.match = -1
        self.seq = 0
        self.version = -1
        self.proof = ProofTold()
        self.lagging = False
        self.on_drained: Callable[[], None] = _nothing
        self._limit = limit
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()
        self._close_code: int | None = None

    def send(self, message: ServerMessage) -> None:
        """Queues a message."""
        if self.lagging or self._close_code is not None:
            return
        if len(self._outbox) >= self._limit:
            self._outbox.clear()
            self.lagging = True
        else:
            self._outbox.append(SERVER.to_json(message))
        self._wake.set()

    def close(self, code: int = DONE) -> None:
        """Closes the websocket after all queued messages are sent."""
        if self._close_code is None:
            self._close_code = code
            self._wake.set()

    @property
    def closing(self) -> bool:
        """Whether it is to be closed."""
        return self._close_code is not None

    async def pump(self, socket: Socket) -> None:
        """Sends queued messages until the websocket is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                await socket.send_text(self._outbox.popleft())
            if self._close_code is not None:
                await socket.close(self._close_code)
                return
            if self.lagging:
                self.on_drained()


def _nothing() -> None:
    """No-op."""
