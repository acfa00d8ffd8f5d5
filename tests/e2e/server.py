"""The server as anybody starts it: a process of its own on a free port, with a folder of its own."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: Generous: the machine may be busy with other tests.
START_SECONDS = 60
STOP_SECONDS = 20


def page_folder() -> Path:
    """Where the built page lies."""
    return Path(os.environ.get("HOKM_STATIC_DIR", ROOT / "build" / "client"))


class Server:
    """``./hokm serve`` in a process that can be stopped, killed and started again on the same port and folder."""

    def __init__(self, data: Path, pace: float = 0.0) -> None:
        self.data = data
        self.pace = pace
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.said = data.with_suffix(".log")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        """Returns once it answers."""
        command = [sys.executable, "-m", "hokm", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.said.open("ab") as said:
            self._process = subprocess.Popen(
                [*command, "--pace", str(self.pace)],
                cwd=ROOT,
                env=os.environ | {"HOKM_STATIC_DIR": str(page_folder())},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )
        deadline = time.monotonic() + START_SECONDS
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{self.said.read_text('utf-8', 'replace')}")
            time.sleep(0.05)
        return self

    def answers(self) -> bool:
        """Whether the page is there."""
        try:
            with urllib.request.urlopen(self.url, timeout=5):
                return True
        except (urllib.error.URLError, OSError):
            return False

    def fall_silent(self) -> None:
        """Connections are still taken by the system, and nothing is answered any more."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def speak_again(self) -> None:
        """Answers again, what was asked meanwhile too."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """Ends it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ends it as Ctrl-C would; what it said on the way must be no traceback."""
        self._end(signal.SIGINT)
        said = self.said.read_text("utf-8", "replace")
        assert "Traceback" not in said, said

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def built_files() -> list[Path]:
    """The script and style that the page loads first."""
    page = (page_folder() / "index.html").read_text("utf-8")
    names = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page)
    return [page_folder() / name.lstrip("/") for name in names]
