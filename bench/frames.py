"""The cheapest socket client that will do: eight hundred of them must not be what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class RawSocket(asyncio.Protocol):
    """A client's end of a web socket. ``heard`` is called with each text; nothing is queued."""

    def __init__(self, host: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._host, self._cookie, self._heard = host, cookie, heard
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connected(cls, host: str, port: int, cookie: str, heard: Callable[[bytes], None]) -> "RawSocket":
        """An open socket."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(f"{host}:{port}", cookie, heard), host, port)
        await socket.ready
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /ws HTTP/1.1",
            f"host: {self._host}",
            "upgrade: websocket",
            "connection: Upgrade",
            f"sec-websocket-key: {key}",
            "sec-websocket-version: 13",
            f"cookie: {self._cookie}",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Takes frames out of the stream."""
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.ready.set_exception(ConnectionError(head.decode("latin-1").splitlines()[0]))
                return
            self._open, self._buffer = True, rest
            self.ready.set_result(None)
        while self._frame():
            pass

    def connection_lost(self, error: Exception | None) -> None:
        """The far end is gone."""
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("the server hung up"))

    def say(self, text: str) -> None:
        """Sends a text."""
        self._send(TEXT, text.encode())

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.close()

    def _send(self, kind: int, body: bytes) -> None:
        assert self._transport is not None
        assert len(body) < 1 << 16
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + body)  # a mask of zeroes changes nothing

    def _frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        kind, body = buffer[0] & 0x0F, buffer[start : start + size]
        self._buffer = buffer[start + size :]
        if kind == TEXT:
            self._heard(body)
        elif kind == PING:
            self._send(PONG, body)
        return True
