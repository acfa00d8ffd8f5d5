"""What the scripts that try the start share: a clean copy of the source, a server to wait for, a line a case."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MADE = {"build", "dist", "data", ".venv", ".git", ".hypothesis"}
MADE_ANYWHERE = ("node_modules", "__pycache__", ".*_cache")
#: Generous: nothing here measures speed, and the machine may be busy.
PATIENCE = 300


class Failed(Exception):
    """A case did not go as it should; the text says how."""


def copy_source(target: Path) -> Path:
    """This checkout as it would be fetched: without what was made in it."""
    anywhere = shutil.ignore_patterns(*MADE_ANYWHERE)

    def made(folder: str, names: list[str]) -> set[str]:
        return anywhere(folder, names) | (MADE if Path(folder) == ROOT else set())

    shutil.copytree(ROOT, target, ignore=made, symlinks=True)
    return target


def case(name: str, work: Callable[[], str | None]) -> bool:
    """Run one case and print its line: how it went, and what it has to tell."""
    begun = time.monotonic()
    try:
        told, good = work() or "", True
    except (Failed, OSError, subprocess.SubprocessError) as fault:
        told, good = str(fault), False
    print(f"{'ok    ' if good else 'FAILED'} {name} ({time.monotonic() - begun:.0f} s) {told}".rstrip(), flush=True)
    return good


class Started:
    """A started `hokm serve` in a process group of its own, so that all of it can be ended; what it says is kept."""

    def __init__(self, *command: str | Path, env: dict[str, str] | None = None, cwd: Path | None = None) -> None:
        descriptor, name = tempfile.mkstemp(prefix="hokm-said-")
        self._said = Path(name)
        atexit.register(self._said.unlink)
        with os.fdopen(descriptor, "wb") as said:
            self.process = subprocess.Popen(
                command,
                env=env,
                cwd=cwd,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def output(self) -> str:
        return self._said.read_text("utf-8", "replace")

    def page(self) -> str:
        """The page's address, once a browser would get the page there; the page names a script, which must be there."""
        deadline = time.monotonic() + PATIENCE
        while not (found := re.search(r"http://127\.0\.0\.1:\d+", self.output())):
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise Failed("it did not start: " + " / ".join(self.output().strip().splitlines()[-4:]))
            time.sleep(0.1)
        address = found.group()
        script = re.search(r'src="(/assets/[^"]+\.js)"', fetch(address))
        if not script or not fetch(address + script.group(1)):
            raise Failed("there is an answer, and it is not the page")
        return address

    def kill(self) -> None:
        """End it and all it started, as a power cut would."""
        self._end(kill=True)
        self.process.wait()

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self._end(kill=False)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
            raise Failed("it did not stop when it was asked to") from None

    def _end(self, *, kill: bool) -> None:
        if sys.platform == "win32":  # a process of another group gets no Ctrl-C there
            subprocess.run(["taskkill", "/T", "/F", "/PID", str(self.process.pid)], capture_output=True)
        else:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL if kill else signal.SIGINT)


def fetch(address: str) -> str:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # whatever proxies there are: it is here
    with direct.open(address, timeout=30) as answer:
        text: str = answer.read().decode("utf-8")
        return text


@contextlib.contextmanager
def serving(*command: str | Path, env: dict[str, str] | None = None, cwd: Path | None = None) -> Iterator[str]:
    """The address of a server that this command starts; it is stopped afterwards."""
    started = Started(*command, env=env, cwd=cwd)
    try:
        yield started.page()
    finally:
        started.stop()


def refusal(*command: str | Path, env: dict[str, str] | None = None, cwd: Path | None = None) -> str:
    """The line with which this command fails, beside the lines that tell how far it came."""
    done = subprocess.run(
        command, env=env, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE
    )
    if done.returncode == 0:
        raise Failed("it should have failed")
    steps = re.compile(r"hokm: (preparing .* \.\.\.|.*: done in [\d.]+ s)")
    lines = [line for line in done.stderr.splitlines() if not steps.fullmatch(line)]
    if len(lines) != 1 or not lines[0].startswith("hokm: "):
        raise Failed("not one clear line: " + " / ".join(lines[-6:]))
    return lines[0]


def try_installed(programs: Path, folder: Path) -> None:
    """An installed package does its work: by its command and as a module, away from any checkout."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("HOKM_", "PYTHON"))}
    exe = ".exe" if os.name == "nt" else ""
    words: list[str | Path] = [programs / f"python{exe}", "-m", "hokm", "variants", "--json"]
    done = subprocess.run(words, env=env, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode or not all(map(json.loads, done.stdout.splitlines())) or not done.stdout:
        raise Failed("python -m hokm: " + done.stderr.strip())
    words = [programs / f"hokm{exe}", "verify", "--page", folder / "check.html"]
    done = subprocess.run(words, env=env, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise Failed("hokm verify --page: " + done.stderr.strip())
    words = [programs / f"hokm{exe}", "serve", "--port", "0", "--quiet", "--data", folder / "data"]
    with serving(*words, env=env, cwd=folder):
        pass
    try_terminal(programs / f"hokm{exe}", "play", "hokm", "--data", folder / "data", env=env, cwd=folder)


def try_terminal(*command: str | Path, env: dict[str, str], cwd: Path | None = None) -> None:
    """The game opens in a terminal of the usual size, shows cards, and is gone when the terminal is closed."""
    if sys.platform == "win32":
        return  # it has no such terminals
    import fcntl
    import pty
    import termios

    outside, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    game = subprocess.Popen(
        command,
        stdin=inside,
        stdout=inside,
        stderr=inside,
        env=env | {"TERM": "xterm-256color"},
        cwd=cwd,
        start_new_session=True,
    )
    os.close(inside)
    said, deadline = b"", time.monotonic() + PATIENCE
    try:
        while not re.search("[♠♥♦♣]", said.decode("utf-8", "ignore")):
            if not select.select([outside], [], [], max(0, deadline - time.monotonic()))[0]:
                raise Failed("no card is shown in the terminal")
            said += os.read(outside, 65536)
    except OSError:
        raise Failed("the terminal game ended: " + said.decode("utf-8", "replace")[-300:]) from None
    finally:
        os.close(outside)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(game.pid, signal.SIGHUP)
        try:
            game.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(game.pid, signal.SIGKILL)
            game.wait()
