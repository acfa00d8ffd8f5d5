"""A guest at a server: plain requests, and a socket to a table."""

import asyncio
import itertools
import json
import os
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from typing import Any, Protocol

from websockets.asyncio.client import connect

from hokm import protocol as p
from hokm.client.device import Device
from hokm.client.follower import Follower
from hokm.rules import Action, parse_action


class Refused(Exception):
    """The server did not do what was asked."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Guest:
    """Somebody known to a server by a cookie."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url.rstrip("/")
        self.cookie = cookie

    @classmethod
    async def met(cls, url: str) -> "Guest":
        """A new guest of the server at this address."""
        guest = cls(url)
        await guest.request("GET", "/api/me")
        return guest

    async def request(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """The answer to a plain request; raises Refused."""
        return await asyncio.to_thread(self._request, method, path, body)

    async def make_table(self, **new: Any) -> str:
        """A new table (fields as in ``NewTable``); its code."""
        code: str = (await self.request("POST", "/api/tables", new))["code"]
        return code

    @asynccontextmanager
    async def at_table(
        self, code: str, follower: Follower | None = None, device: Device | None = None
    ) -> AsyncIterator["TableClient"]:
        """A socket to a table, for as long as the block lasts. Bring both from an earlier one to go on where it was."""
        address = self.url.replace("http", "ws", 1) + "/ws"
        async with connect(address, additional_headers={"cookie": self.cookie}, compression=None) as socket:
            client = TableClient(socket, follower or Follower(code), device or Device(os.urandom))
            await client.say(client.follower.hello())
            yield client

    def _request(self, method: str, path: str, body: Mapping[str, Any] | None) -> Any:
        headers = {"cookie": self.cookie} if self.cookie else {}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["content-type"] = "application/json"
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                self._keep_cookie(answer.headers.get_all("set-cookie", []))
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            problem = json.loads(error.read() or b"{}")
            raise Refused(problem.get("code", "internal"), problem.get("text", str(error))) from None

    def _keep_cookie(self, headers: list[str]) -> None:
        for header in headers:
            for name, cookie in SimpleCookie(header).items():
                if cookie["max-age"] != "0":  # which only deletes one of another name
                    self.cookie = f"{name}={cookie.coded_value}"


class Line(Protocol):
    """What a client asks of a socket."""

    async def send(self, text: str | bytes, /) -> None:
        """Sends a message."""

    async def recv(self) -> str | bytes:
        """The next message."""

    async def close(self) -> None:
        """Hangs up."""


class TableClient:
    """A socket to one table. Every message that comes is taken in by ``follower`` before it is handed out.

    ``device`` gives the seeds of its person.
    """

    _ids = itertools.count(1)
    #: The server answers an id that it knows as before; so a program that starts anew needs others.
    _run = os.urandom(4).hex()

    def __init__(self, socket: Line, follower: Follower, device: Device) -> None:
        self.socket = socket
        self.follower = follower
        self.device = device

    async def say(self, message: p.ClientMessage) -> None:
        """Sends a message."""
        await self.socket.send(p.CLIENT.to_json(message))

    async def hear(self) -> p.ServerMessage:
        """The next message."""
        message = p.SERVER.from_json(await self.socket.recv())
        self.follower.hear(message)
        for given in self.device.hear(message, seated=self.follower.seat is not None):
            await self.say(given)
        return message

    async def ask(self, kind: str, **fields: Any) -> None:
        """Sends a request (``start``, ``sit`` with ``seat`` ...) and waits for its answer; raises Refused."""
        asked = f"py-{self._run}-{next(self._ids)}"
        await self.say(p.CLIENT.value({"type": kind, "id": asked, **fields}))
        while True:
            message = await self.hear()
            if isinstance(message, p.Accepted) and message.id == asked:
                return
            if isinstance(message, p.Refused) and message.id in (asked, None):
                raise Refused(message.code, message.text)

    async def act(self, action: Action | str) -> None:
        """An action at the present turn; a text is spelled as in records."""
        given = parse_action(action) if isinstance(action, str) else action
        await self.ask("act", seq=self.follower.seq, action=p.ACTIONS.plain(given))
