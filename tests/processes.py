"""Programs that tests start: what they say goes to files, so that nothing is lost between two readers of one pipe."""

import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

#: Seconds; the machine may be busy with other tests.
PATIENCE = 60.0


class Program:
    """A started program, killed at the end of the block if it has not ended by then."""

    def __init__(self, *command: str, folder: Path, **options: Any) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._out, self._err = folder / "out.txt", folder / "err.txt"
        with self._out.open("wb") as out, self._err.open("wb") as err:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, **options)

    def __enter__(self) -> "Program":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    @property
    def out(self) -> str:
        """All that it has said so far."""
        return self._out.read_text("utf-8", "replace")

    @property
    def err(self) -> str:
        """All that it has complained about so far."""
        return self._err.read_text("utf-8", "replace")

    def says(self, pattern: str) -> re.Match[str]:
        """Waits until it has said something."""
        end = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.out)):
            assert self.process.poll() is None, f"it ended with {self.process.returncode}: {self.err}"
            assert time.monotonic() < end, f"{pattern} was not said, but: {self.out} {self.err}"
            time.sleep(0.02)
        return found

    def end(self, number: signal.Signals) -> int:
        """Sends a signal and waits for the end; the exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


def serving(folder: Path, *words: str, **options: Any) -> tuple[Program, str]:
    """`hokm serve` on a free port with its data below the folder, once it answers, and its address."""
    command = [sys.executable, "-m", "hokm", "serve", "--port", "0", "--data", str(folder / "data"), *words]
    program = Program(*command, folder=folder, **options)
    return program, program.says(r"open (http://\S+) in a browser")[1]
