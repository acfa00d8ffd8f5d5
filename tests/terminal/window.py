"""A terminal window for tests: `hokm play` in it as a process of its own, its screen read as a person reads it."""

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pyte

from tests.terminal.shown import Shown

PATIENCE = 30.0
UP, DOWN, RIGHT, LEFT, ENTER, ESCAPE = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\r", "\x1b"
#: What another terminal, or an earlier test, may have said of itself.
UNWANTED = ("NO_COLOR", "COLORFGBG", "COLUMNS", "LINES")
#: A mode of keyboards that pyte does not know and would print.
UNKNOWN = re.compile(rb"\x1b\[[<>=][0-9;]*u")


class Window(Shown):
    """One window with the game in it."""

    def __init__(
        self, *words: str, size: tuple[int, int] = (80, 24), settings: Mapping[str, str] | None = None
    ) -> None:
        width, height = size
        self._screen = pyte.Screen(width, height)
        self._stream = pyte.ByteStream(self._screen)
        self._rows: list[str] | None = None
        self.raw = b""
        self._fd, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        environment = {name: value for name, value in os.environ.items() if name not in UNWANTED}
        environment |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", **(settings or {})}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hokm", "play", *words],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(inside)

    def __enter__(self) -> "Window":
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.shut()

    def shut(self) -> None:
        """The person closes the window."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def type(self, *keys: str) -> None:
        """The person presses keys; they come in one go."""
        self.send("".join(keys).encode())

    def press(self, keys: str, done: Callable[[], bool], patience: float = 3.0) -> None:
        """The person presses keys, and again where nothing comes of it."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, f"nothing came of {keys!r}; the screen:\n{self.text}"
            self.type(keys)
            again = time.monotonic() + patience
            while not done() and time.monotonic() < again:
                self._read(0.1)

    def send(self, data: bytes) -> None:
        """What the terminal brings, whatever it is."""
        os.write(self._fd, data)

    def click(self, x: int, y: int) -> None:
        """A press of the mouse on a cell."""
        self.type(f"\x1b[<0;{x + 1};{y + 1}M", f"\x1b[<0;{x + 1};{y + 1}m")

    def resize(self, width: int, height: int) -> None:
        """The person pulls the window to another size."""
        self._screen.resize(height, width)
        self._rows = None
        fcntl.ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        os.killpg(self.process.pid, signal.SIGWINCH)

    @property
    def rows(self) -> list[str]:
        """The rows of the screen."""
        if self._rows is None:
            self._rows = list(self._screen.display)
        return self._rows

    def wait(self, *parts: str) -> str:
        """Waits until one of the texts stands on the screen."""
        return self.wait_until(lambda: self.has(*parts), f"one of {parts}")

    def wait_until(self, done: Callable[[], bool], what: str) -> str:
        """Waits until the screen is as it should be."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, f"{what} did not come; the screen:\n{self.text}"
            assert self._read(0.5) or self.process.poll() is None or done(), f"the game ended:\n{self.text}"
        return self.text

    def changes(self, before: str, patience: float) -> bool:
        """Whether something else comes to stand on the screen soon."""
        end = time.monotonic() + patience
        while self.text == before and time.monotonic() < end:
            self._read(0.05)
        return self.text != before

    def settle(self, quiet: float = 0.08) -> None:
        """Reads on as long as something is being drawn."""
        while self._read(quiet):
            pass

    def end(self) -> int:
        """Waits for the end of the program and reads what it leaves on the screen."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, f"the game did not end; the screen:\n{self.text}"
            self._read(0.1)
        while self._read(0.05):
            pass
        return self.process.wait()

    def _read(self, patience: float) -> bool:
        if self._fd < 0:
            time.sleep(patience)
            return False
        ready, _, _ = select.select([self._fd], [], [], patience)
        if not ready:
            return False
        data = b""
        with contextlib.suppress(OSError):  # what a closed terminal says
            data = os.read(self._fd, 1 << 16)
        self.raw += data
        self._stream.feed(UNKNOWN.sub(b"", data))
        self._rows = None
        return bool(data)


def games(folder: Path) -> list[Path]:
    """The files of games in a data folder, the oldest first."""
    return sorted((folder / "terminal").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
