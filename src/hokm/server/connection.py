"""One open socket, from the table's side: what it was told, and what still waits to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from hokm.protocol import Message
from hokm.rules import Seat
from hokm.server.describe import ProofTold
from hokm.table import Person

#: Close codes: the ordinary end, the server's own end, and one who breaks the rules of the house.
DONE, RESTARTING, UNWELCOME = 1000, 1012, 1008


class Socket(Protocol):
    """The far end."""

    async def send_text(self, data: str) -> None:
        """Sends one message; waits while the line is full."""

    async def close(self, code: int = DONE) -> None:
        """Ends it."""


class Connection:
    """A person's socket at one table. Sending never waits: one slow line must not hold up a table.

    When more waits than ``limit`` allows, all of it is dropped, and once the line is free again ``on_drained`` is
    called, so that the whole state can be sent anew.
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

    def send(self, message: Message) -> None:
        """Puts a message in line."""
        if self.lagging or self._close_code is not None:
            return
        if len(self._outbox) >= self._limit:
            self._outbox.clear()
            self.lagging = True
        else:
            self._outbox.append(message.model_dump_json())
        self._wake.set()

    def close(self, code: int = DONE) -> None:
        """Ends the socket after what is in line."""
        if self._close_code is None:
            self._close_code = code
            self._wake.set()

    @property
    def closing(self) -> bool:
        """Whether it ends."""
        return self._close_code is not None

    async def pump(self, socket: Socket) -> None:
        """Sends what comes in line until the end."""
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
    """Nobody waits for the line to be free."""
