"""A scripted table, and what the server says to a page at it, in the order in which the page hears it.

A recording is a list of beats. Each names what it waits for (the page's hello, one of its requests by type, or the
test's own cue) and what the server then says. An answer to a request is recorded with the id that the request had here;
whoever plays the recording puts in the id of the request that it heard.
"""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Self, TypedDict

from hokm import protocol as p
from hokm.client import Device
from hokm.rules import parse_action
from tests.e2e.stage import CODE, FRIENDS, ME, Stage

ID = "recorded"


class Beat(TypedDict):
    """What is waited for, what is said then, and whether the line breaks afterwards."""

    after: str
    say: list[dict[str, Any]]
    hang_up: bool


class Recording(Stage):
    """A stage that is told to a page that is not there: requests are the script's, seeds are a device's."""

    def __init__(self, rules: dict[str, str] | None = None, **set_up: Any) -> None:
        super().__init__(rules, **set_up)
        self.beats: list[Beat] = []
        #: The page's device is given these, in this order.
        self.seeds: list[str] = []
        #: What the server tells of deals that are over, where the test wants it to.
        self.deals: p.DealsTold | None = None
        self._device = Device(self._new_seed)
        self._seed_of_test = sha256(repr((rules, set_up)).encode()).digest()

    def _new_seed(self, size: int) -> bytes:
        self.seeds.append(sha256(self._seed_of_test + bytes([len(self.seeds)])).hexdigest())
        return bytes.fromhex(self.seeds[-1])[:size]

    # ------------------------------------------------------------------------------------------------- the script

    def greet(self) -> Self:
        """The page opens its line and says hello."""
        return self.asks(p.Hello(protocol=p.PROTOCOL, table=CODE))

    def cue(self) -> Self:
        """What is said from now on is said when the test gives the sign."""
        self.beats.append({"after": "cue", "say": [], "hang_up": False})
        return self

    def asks(self, message: p.ClientMessage) -> Self:
        """The page asks for something."""
        self.beats.append({"after": p.CLIENT.name_of(message), "say": [], "hang_up": False})
        self.hear(self, message)
        return self

    def plays(self, action: str, seq: int | None = None) -> Self:
        """The page's person acts, as it is written in records, having seen so much."""
        seen = self.table.seq if seq is None else seq
        return self.asks(p.ActRequest(id=f"{ID}-{len(self.beats)}", seq=seen, action=parse_action(action)))

    def hang_up(self) -> None:
        """The line breaks."""
        self.beats[-1]["hang_up"] = True
        self._socket = None

    # ------------------------------------------------------------------------------------------------- the recorder

    def send(self, message: p.ServerMessage | str) -> None:
        """Takes down what is said; the page's device answers at once."""
        assert not isinstance(message, str)
        self.beats[-1]["say"] += map(json.loads, self.line(p.SERVER.to_json(message)))
        seated = self.authority.setup.seat_of(ME) is not None
        for request in self._device.hear(message, seated) if self._honest else ():
            self.asks(request)

    def close(self) -> None:
        """There is no line."""


Script = Callable[[], Recording]
RECORDINGS: dict[str, Script] = {}


def recorded(*names: str) -> Callable[[Callable[[], Stage]], None]:
    """Puts a script on the list, which returns a stage; where it does not greet the page itself, that comes last."""

    def put(script: Callable[[], Stage]) -> None:
        def record() -> Recording:
            recording = script()
            assert isinstance(recording, Recording)
            return recording if recording.beats else recording.greet()

        for name in names:
            assert name not in RECORDINGS, name
            RECORDINGS[name] = record

    return put


def friends(rules: dict[str, str] | None = None, **set_up: Any) -> Recording:
    """A table of friends, with a clock."""
    usual: dict[str, Any] = {"friends": FRIENDS, "clock": 30}
    return Recording(rules, **usual | set_up)
