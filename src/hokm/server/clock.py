"""The clock of the tables. It stops while the process is stopped, so that nobody loses that time."""

import asyncio
from collections.abc import Callable
from typing import Final

#: Seconds between two checks.
BEAT: Final = 0.25
#: A process that did not come round for so long was stopped or stalled.
STALLED: Final = 1.5


class Clock:
    """Seconds that this process could work in, from no particular beginning; they never run backwards.

    A process can be stopped (a suspended laptop, a debugger), or wait for its turn. What its people sent meanwhile lies
    in its sockets, unread, when it goes on, and the deadlines are past. So the clock gives back the time since it
    last looked, and stands still for one beat more: in that the sockets are read.
    """

    def __init__(self, read: Callable[[], float]) -> None:
        """``read`` is a monotonic clock."""
        self._read = read
        self._seen = read()
        self._lost = 0.0
        self._stands_until: float | None = None
        self._now = self._seen
        self._beat: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """The time."""
        return self._look(self._read())

    def wait(self, time: float) -> float:
        """How long it takes, as far as can be known, until this clock shows a time: 0 where it does."""
        now = self.now()
        stands = 0.0 if self._stands_until is None else self._stands_until - self._read()
        return max(0.0, time - now + max(0.0, stands))

    def begin(self) -> None:
        """Starts to check the time regularly, in the running loop, whose clock it reads."""
        self.beat()
        self._beat = asyncio.get_running_loop().call_later(BEAT, self.begin)

    def stop(self) -> None:
        """Ends that."""
        if self._beat is not None:
            self._beat.cancel()

    def beat(self) -> None:
        """Checks the time. Longer gaps between two checks count as time when the process was stopped."""
        self._look(self._read(), beating=True)

    def _look(self, read: float, beating: bool = False) -> float:
        if self._stands_until is None and read - self._seen > STALLED:
            self._stands_until = read + BEAT
        if self._stands_until is not None:
            if read < self._stands_until:
                return self._now
            self._lost, self._stands_until = read - self._now, None
            self._seen = read
        elif beating:
            self._seen = read
        self._now = max(self._now, read - self._lost)
        return self._now
