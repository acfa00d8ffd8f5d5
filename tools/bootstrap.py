"""Prepare this checkout, then run the command that `./hokm` was asked for.

Standard library only, and old enough in its ways for Python 3.8: it is what runs before anything is installed.
Each step leaves a stamp when it is done, never earlier, so an interrupted start is simply done again; a step whose
inputs have not changed since its stamp is skipped. Everything it makes lies in `.venv`, `build` and `web/node_modules`.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Callable, Iterator, List, NoReturn

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
EXE = ".exe" if WINDOWS else ""
BASE = getattr(sys, "_base_executable", sys.executable)  # of a virtual environment: what it was made from
PYTHON = BIN / ("python" + EXE)
BUILD = ROOT / "build"
STAMPS = BUILD / "stamps"
UV = BUILD / "uv" / "bin" / ("uv" + EXE)
CLIENT = BUILD / "client"
NEEDS_CLIENT = ("serve", "test", "bench")


def say(text: str) -> None:
    print("hokm: " + text, file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    say(text)
    sys.exit(1)


def run(*command: object, hint: str = "", **env: str) -> None:
    """Run one part of a step in silence; when it fails, show the end of what it said and stop with one clear line."""
    # The lock goes to the child on purpose: the folder stays locked until the last child has really ended.
    words, env = [str(c) for c in command], {**os.environ, **env}
    done = subprocess.run(
        words, cwd=ROOT, env=env, close_fds=WINDOWS, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        print("\n".join(done.stdout.decode("utf-8", "replace").strip().splitlines()[-20:]), file=sys.stderr)
        what = " ".join([Path(words[0]).stem, *words[1:]])
        stop(f"this step failed: {what[:100]}" + (f" ({hint})" if hint else ""))


@contextlib.contextmanager
def locked() -> Iterator[None]:
    """Let one `./hokm` at a time change this checkout; a second one says that it waits."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "lock", "a") as file:
        if WINDOWS:
            import msvcrt

            take: Callable[[], object] = lambda: msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            os.set_inheritable(file.fileno(), True)
            take = lambda: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # noqa: E731
        told = False
        while True:
            try:
                take()
                break
            except OSError:
                if not told:
                    say("another hokm is preparing this folder; waiting for it")
                told = True
                time.sleep(0.1)
        yield


class Step:
    """One thing to prepare: what it reads (files and folders), what it leaves (`product`), and how (`work`)."""

    def __init__(self, name: str, reads: List[str], product: Path, work: Callable[[], None], key: str = "") -> None:
        self.name, self.reads, self.product, self.work, self.key = name, reads, product, work, key
        self.stamp = STAMPS / f"{name}.json"

    def files(self) -> List[str]:
        found = []
        for read in self.reads:
            if os.path.isfile(ROOT / read):
                found.append(read)
            for folder, folders, names in os.walk(ROOT / read):
                folders[:] = [f for f in folders if f != "node_modules" and f != "__pycache__"]
                found += [os.path.relpath(os.path.join(folder, n), ROOT) for n in names]
        return sorted(found)

    def look(self) -> List[object]:
        """A cheap fingerprint of the inputs: names, sizes and times."""
        stats = [(f, os.stat(ROOT / f)) for f in self.files()]
        return [self.key, [[f, s.st_size, s.st_mtime_ns] for f, s in stats]]

    def content(self) -> str:
        """The true fingerprint of the inputs, asked for only when the cheap one differs."""
        total = hashlib.sha256(self.key.encode())
        for f in self.files():
            total.update(f.encode() + b"\0" + hashlib.sha256((ROOT / f).read_bytes()).digest())
        return total.hexdigest()

    def fresh(self) -> bool:
        try:
            stamp = json.loads(self.stamp.read_text("utf-8"))
        except (OSError, ValueError):
            return False
        if not self.product.exists():
            return False
        look = self.look()
        if stamp["look"] == look:
            return True
        if stamp["content"] != self.content():
            return False
        self.write(look, stamp["content"])
        return True

    def write(self, look: List[object], content: str) -> None:
        STAMPS.mkdir(parents=True, exist_ok=True)
        part = self.stamp.with_suffix(f".{os.getpid()}")
        part.write_text(json.dumps({"look": look, "content": content}), "utf-8")
        os.replace(part, self.stamp)

    def prepare(self) -> None:
        if self.fresh():
            return
        with contextlib.suppress(FileNotFoundError):
            self.stamp.unlink()
        # Taken before the work: an input that changes meanwhile makes the step stale again.
        look, content, begun = self.look(), self.content(), time.monotonic()
        say(f"{self.name} ...")
        self.work()
        self.write(look, content)
        say(f"{self.name} done in {time.monotonic() - begun:.1f} s")


def usable(python: str) -> str:
    """The true path of this interpreter where it is new enough, else nothing."""
    ask = "import sys; print(getattr(sys, '_base_executable', sys.executable) if sys.version_info >= (3, 11) else '')"
    try:
        done = subprocess.run([python, "-c", ask], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    except OSError:
        return ""
    return done.stdout.decode().strip()


def find_python() -> str:
    chosen = os.environ.get("HOKM_PYTHON")
    if chosen:
        return usable(chosen) or stop(f"HOKM_PYTHON={chosen} is not a Python 3.11 or newer")
    tries = [BASE, *(f"python3.{minor}" for minor in (14, 13, 12, 11))]
    return next(filter(None, map(usable, tries)), ">=3.11")  # uv fetches one where none is here


def make_installer() -> None:
    shutil.rmtree(UV.parent.parent, ignore_errors=True)
    hint = "it needs the network, and pip; on Debian: apt-get install python3-pip"
    pip = (BASE, "-m", "pip", "install", "-q", "--no-deps", "--require-hashes", "--target", UV.parent.parent)
    run(*pip, "-r", "requirements/uv.txt", hint=hint, PIP_ROOT_USER_ACTION="ignore")


def make_environment() -> None:
    for step in STAMPS.glob("*.json"):  # what the old environment held is gone with it
        if step.stem != "installer":
            step.unlink()
    run(UV, "venv", "-q", "--clear", "--python", find_python(), VENV, hint="Python 3.11 or newer is needed; see HOKM_PYTHON")


def install(*what: str) -> None:
    run(UV, "pip", "install", "-q", "--python", PYTHON, *what)


def npm(*what: str, **env: str) -> None:
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    run(BIN / f"npm{EXE}", "--prefix", "web", *what, "--silent", PATH=path, **env)


def make_client() -> None:
    part = BUILD / "client.part"  # a running server never sees a half-built page
    npm("run", "build", HOKM_STATIC_DIR=str(part))
    shutil.rmtree(CLIENT, ignore_errors=True)
    os.replace(part, CLIENT)


def plan(command: str) -> List[Step]:
    """The steps that this command needs, in order; what is not asked for is not made."""
    locks = ["requirements/dev.txt" if command == "test" else "requirements/run.txt", "requirements/build.txt"]
    lock_words = [word for lock in locks for word in ("-r", lock)]
    steps = [
        Step("installer", ["requirements/uv.txt"], UV, make_installer),
        Step("environment", [], PYTHON, make_environment, key=str(ROOT)),
        Step("test packages" if command == "test" else "packages", locks, PYTHON, lambda: install("--require-hashes", *lock_words)),
        Step("hokm itself", ["pyproject.toml"], BIN / f"hokm{EXE}", lambda: install("--no-build-isolation", "--no-deps", "-e", ".")),
    ]
    if command in NEEDS_CLIENT and (ROOT / "web/package.json").exists():
        node, packages = "requirements/node.txt", ["web/package.json", "web/package-lock.json"]
        steps += [
            Step("Node", [node], BIN / f"npm{EXE}", lambda: install("--require-hashes", "-r", node)),
            Step("page packages", packages, ROOT / "web/node_modules", lambda: npm("ci", "--no-audit", "--no-fund")),
            Step("page", ["web", "src/hokm/texts"], CLIENT / "index.html", make_client),
        ]
    return steps


def main(words: List[str]) -> None:
    steps = plan("" if {"-h", "--help"} & set(words) else "".join(words[:1]))
    if not all(step.fresh() for step in steps):
        with locked():
            for step in steps:
                step.prepare()
    os.environ["HOKM_STATIC_DIR"] = str(CLIENT)
    command = [str(PYTHON), "-m", "hokm"]
    if words[:1] == ["test"]:
        command, words = [str(PYTHON), str(ROOT / "tools/check.py")], words[1:]
    if WINDOWS:
        sys.exit(subprocess.call([*command, *words]))
    os.execv(command[0], [*command, *words])


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        say("interrupted; starting again goes on from here")
        sys.exit(130)
    except OSError as error:
        stop(str(error))
