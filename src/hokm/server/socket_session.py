"""The session of a websocket: size, rate and form of each message are checked before it reaches a table."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from hokm import protocol as p
from hokm.server.connection import UNWELCOME, Connection
from hokm.server.limits import Bucket
from hokm.server.logs import fault
from hokm.server.requests import Request
from hokm.server.runner import Runner
from hokm.server.services import Services
from hokm.server.tables import Tables, TooManyGuesses
from hokm.store import StoreError
from hokm.table import Person

#: So many refused messages in a row close the websocket.
MOST_REFUSED = 30


class SocketSession:
    """The session of one person at one table."""

    def __init__(self, services: Services, tables: Tables, socket: WebSocket, person: Person) -> None:
        self._services = services
        self._tables = tables
        self._socket = socket
        self._connection = Connection(person, services.settings.outbox)
        self._bucket = Bucket(services.settings.messages, asyncio.get_running_loop().time())
        self._refused = 0
        self._runner: Runner | None = None

    async def run(self) -> None:
        """Runs until either side closes the websocket."""
        # Once the websocket is closed, by whichever side, there is nothing more to hear either: one task is enough.
        pump = asyncio.create_task(self._connection.pump(self._socket))
        try:
            await self._listen()
            if self._connection.closing:
                await asyncio.wait({pump}, timeout=self._services.settings.hello_within)  # what is queued is still sent
        except OSError:
            pass  # the line is broken
        except Exception as error:
            fault("session-failed", error)
        finally:
            if self._runner is not None:
                self._runner.detach(self._connection)
            pump.cancel()
            for outcome in await asyncio.gather(pump, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(
                    outcome, (WebSocketDisconnect, RuntimeError, OSError)
                ):
                    fault("session-failed", outcome)

    async def _listen(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            try:
                async with asyncio.timeout(self._services.settings.hello_within):
                    self._runner = await self._greet()
            except TimeoutError:
                self._connection.close(UNWELCOME)
            while self._runner is not None and not self._connection.closing:
                message = await self._receive()
                if isinstance(message, p.Ping):
                    self._connection.send(p.Pong())
                elif isinstance(message, p.Hello):
                    self._refuse(p.RefusalCode.MALFORMED, "hello was said already")
                elif message is not None and await self._is_known(message):
                    self._refused = 0
                    self._runner.ask(self._connection, message)

    async def _is_known(self, message: Request) -> bool:
        """Whether whoever asks has an account; a guest who sits down gets one, if the store can keep it."""
        if isinstance(message, p.Sit):
            languages = self._socket.headers.get("accept-language", "")
            try:
                await self._services.people.enrol(self._connection.person, languages)
            except StoreError as error:
                self._refuse(p.RefusalCode.BUSY, str(error), message.id)
                return False
        return True

    async def _greet(self) -> Runner | None:
        """Waits for the hello, and attaches the websocket to the table that it names."""
        hello = None
        while hello is None and not self._connection.closing:
            message = await self._receive()
            if isinstance(message, p.Hello):
                hello = message
            elif isinstance(message, p.Ping):
                self._connection.send(p.Pong())
            elif message is not None:
                self._refuse(p.RefusalCode.MALFORMED, "say hello first")
        if hello is None:
            return None
        if hello.protocol != p.PROTOCOL:
            self._refuse_and_close(p.RefusalCode.OLD_VERSION, f"this server speaks version {p.PROTOCOL}")
            return None
        try:
            address = self._socket.client.host if self._socket.client else ""
            runner = await self._tables.look_up(hello.table, self._connection.person, address)
        except StoreError as error:
            self._refuse_and_close(p.RefusalCode.BUSY, str(error))
            return None
        except TooManyGuesses:
            self._refuse_and_close(p.RefusalCode.TOO_FAST, "too many codes that no table has; wait a moment")
            return None
        if runner is None:
            self._refuse_and_close(p.RefusalCode.NO_SUCH_TABLE, "there is no such table")
            return None
        runner.attach(self._connection, hello)
        return runner

    async def _receive(self) -> p.ClientMessage | None:
        """The next message; None for one that was refused."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code") or UNWELCOME)
        text = event.get("text")
        in_time = self._bucket.allows(asyncio.get_running_loop().time())
        message = (
            self._read(text) if text is not None and len(text) <= self._services.settings.largest_message else None
        )
        if not in_time:
            self._refuse(p.RefusalCode.TOO_FAST, "too many messages; wait a moment", getattr(message, "id", None))
        elif text is None:
            self._refuse(p.RefusalCode.MALFORMED, "messages are text")
        elif len(text) > self._services.settings.largest_message:
            self._refuse(p.RefusalCode.TOO_LARGE, "that message is too long")
        elif message is None:
            self._refuse(p.RefusalCode.MALFORMED, "that is not a message of this protocol")
        return message if in_time else None

    def _read(self, text: str) -> p.ClientMessage | None:
        try:
            return p.CLIENT.from_json(text)
        except (ValueError, RecursionError):
            return None

    def _refuse(self, code: p.RefusalCode, text: str, asked: str | None = None) -> None:
        self._services.counts.refusals += 1
        self._connection.send(p.Refused(id=asked, code=code, text=text))
        self._refused += 1
        if self._refused > MOST_REFUSED:
            self._connection.close(UNWELCOME)

    def _refuse_and_close(self, code: p.RefusalCode, text: str) -> None:
        """Refuses, and closes the websocket."""
        self._refuse(code, text)
        self._connection.close()
