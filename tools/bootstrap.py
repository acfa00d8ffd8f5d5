"""Prepare this checkout, then run the command that `./hokm` was asked for.

Standard library only, and old enough in its ways for Python 3.8: it is what runs before anything is installed.
Each step leaves a stamp when it is done, never earlier, so an interrupted start is simply done again; a step whose
inputs have not changed since its stamp is skipped. All that it makes lies in `.venv`, `build` and `web/node_modules`.
"""

from __future__ import annotations

import ast
import contextlib
import errno
import functools
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Callable, Dict, Iterator, List, NoReturn, Tuple

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
BASE = getattr(sys, "_base_executable", sys.executable)  # of a virtual environment: what it was made from
BIN = ROOT / ".venv" / ("Scripts" if WINDOWS else "bin")
EXE = ".exe" if WINDOWS else ""
PYTHON = BIN / f"python{EXE}"
BUILD = ROOT / "build"
UV = BUILD / "uv" / "bin" / f"uv{EXE}"
OWN_PIP = BUILD / "pip"
HALF = ROOT / ".venv" / "half-installed"  # there while packages are installed: what is left may be half a package
PAGE = BUILD / "client"
OFFLINE = BUILD / "offline" / "verify.html"
NEED_PAGE = ("serve", "test", "bench")


def say(text: str) -> None:
    print("hokm: " + text, file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    say(text)
    sys.exit(1)


#: What the tools say when something is wrong that a person can put right, and how we say it in one line.
REASONS = (
    ("No space left|ENOSPC|os error 28|not enough space|[Qq]uota exceeded|EDQUOT", "the disk is full"),
    ("ensurepip", "this Python has neither pip nor venv; on Debian and Ubuntu: sudo apt install python3-venv"),
    ("No interpreter found", "no Python from 3.11 to 3.15 is here and none may be fetched; HOKM_PYTHON can name one"),
    (
        "from versions: none|NewConnectionError|name resolution|NameResolutionError|ConnectTimeout|Max retries exceeded"
        "|ProxyError|CERTIFICATE_VERIFY_FAILED|error sending request|dns error|tcp connect error|invalid peer cert"
        "|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|CERT_|ERR_SOCKET",
        "what it needs could not be fetched; is there a network? docs/starting.md tells of proxies and mirrors",
    ),
)


def reason(said: str) -> str:
    """Why a tool that said this failed, where that is known; otherwise nothing."""
    return next((why for signs, why in REASONS if re.search(signs, said)), "")


def run(*words: object, hint: str = "starting again tries again", **env: str) -> None:
    """Run one part of a step in silence; when it fails, stop with one clear line, after what it said if that is new."""
    command, env = [str(word) for word in words], {**os.environ, **env}
    # The lock goes to the child on purpose: the folder stays locked until the last child has really ended.
    done = subprocess.run(command, cwd=ROOT, env=env, close_fds=WINDOWS, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode:
        said = (done.stdout + done.stderr).decode("utf-8", "replace").strip()
        why, what = reason(said), " ".join([Path(command[0]).stem, *command[1:4]])
        if why:
            stop(f"{why} (it happened in: {what} ...)")
        print(said[-2000:], file=sys.stderr)
        stop(f"this step failed: {what} ... ({hint})")


def try_lock(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            os.set_inheritable(descriptor, True)
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # A file system that knows no locks is no reason to wait for ever.
        return error.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
    return True


@contextlib.contextmanager
def locked() -> Iterator[None]:
    """Let one `./hokm` at a time change this checkout; a second one says that it waits."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "lock", "a") as file:
        if not try_lock(file.fileno()):
            say("another hokm is preparing this folder; waiting for it")
            while not try_lock(file.fileno()):
                time.sleep(0.1)
        yield


class Step:
    """One thing to prepare: what it reads (files and folders), what it leaves (`product`), and the work."""

    def __init__(self, name: str, reads: List[str], product: Path, work: Callable[[], None], key: str = "") -> None:
        self.name, self.reads, self.product, self.work, self.key = name, reads, product, work, key
        self.stamp = BUILD / "stamps" / f"{name}.json"

    def files(self) -> List[str]:
        found = [read for read in self.reads if os.path.isfile(ROOT / read)]
        for read in self.reads:
            for folder, folders, names in os.walk(ROOT / read):
                folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
                found += [os.path.relpath(os.path.join(folder, name), ROOT) for name in names]
        return sorted(found)

    def look(self) -> List[object]:
        """A cheap fingerprint of the inputs: names, sizes and times."""
        stats = [(file, os.stat(ROOT / file)) for file in self.files()]
        return [self.key, [[file, stat.st_size, stat.st_mtime_ns] for file, stat in stats]]

    def content(self) -> str:
        """The true fingerprint of the inputs, worked out only when the cheap one differs."""
        total = hashlib.sha256(os.fsencode(self.key))
        for file in self.files():
            total.update(file.encode() + b"\0" + hashlib.sha256((ROOT / file).read_bytes()).digest())
        return total.hexdigest()

    def fresh(self) -> bool:
        try:
            stamp = json.loads(self.stamp.read_text("utf-8"))
        except (OSError, ValueError):
            return False
        look = self.look()
        if not self.product.exists() or (stamp["look"] != look and stamp["content"] != self.content()):
            return False
        if stamp["look"] != look:  # touched, yet the same
            self.write_stamp(look, stamp["content"])
        return True

    def write_stamp(self, look: List[object], content: str) -> None:
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        part = self.stamp.with_suffix(f".{os.getpid()}")
        part.write_text(json.dumps({"look": look, "content": content}), "utf-8")
        os.replace(part, self.stamp)

    def prepare(self) -> None:
        if self.fresh():
            return
        if self.stamp.exists():
            self.stamp.unlink()
        # Taken before the work: an input that changes meanwhile leaves the step stale, as it should.
        look, content, begun = self.look(), self.content(), time.monotonic()
        say(f"preparing {self.name} ...")
        self.work()
        self.write_stamp(look, content)
        say(f"{self.name}: done in {time.monotonic() - begun:.1f} s")


#: The Pythons for which every locked package comes ready made; with a later one, compilers would be needed.
FIRST, LAST = 11, 15
#: What an interpreter is asked: how long it takes for some work (in seconds), and where it truly is.
ASK = f"""
import sys, time
def trial():
    begun, row = time.process_time(), ()
    for number in range(40000):
        row = (number,) + row[:5]
    return time.process_time() - begun
if (3, {FIRST}) <= sys.version_info[:2] <= (3, {LAST}) and sys.implementation.name == "cpython":
    print(min(trial() for _ in range(5)), getattr(sys, "_base_executable", sys.executable))
"""
#: An interpreter built without optimisation takes half as long again; less than this is no reason to take another.
MUCH_QUICKER = 1.25


def usable(python: str) -> Tuple[float, str]:
    """How quick this interpreter is and its true path; without a path where there is none that fits."""
    try:
        said = subprocess.run([python, "-c", ASK], capture_output=True).stdout.decode()
    except OSError:
        said = ""
    seconds, _, path = said.strip().partition(" ")
    return float(seconds or "inf"), path


def find_python() -> str:
    chosen = os.environ.get("HOKM_PYTHON")
    if chosen:
        return usable(chosen)[1] or stop(f"HOKM_PYTHON={chosen} is no Python from 3.{FIRST} to 3.{LAST}")
    tries = [BASE, *(f"python3.{minor}" for minor in range(LAST, FIRST - 1, -1)), "/usr/bin/python3"]
    pyenv = Path(os.environ.get("PYENV_ROOT") or os.path.expanduser("~/.pyenv"))
    kept = [str(path) for path in sorted(pyenv.glob("versions/3.*/bin/python"), reverse=True)]
    for those in (tries, kept):
        found = [one for one in map(usable, those) if one[1]]
        if found:
            first, quickest = found[0], min(found)
            return (quickest if quickest[0] * MUCH_QUICKER < first[0] else first)[1]
    return f">=3.{FIRST},<3.{LAST + 1}"  # uv knows more places, and fetches one where there is none


def find_pip() -> Tuple[str, ...]:
    """The pip of the Python that this was started with, else the one that was brought for it, else nothing."""
    for python in (BASE, str(OWN_PIP / BIN.name / f"python{EXE}")):
        with contextlib.suppress(OSError):
            if subprocess.run([python, "-m", "pip", "--version"], cwd=ROOT, capture_output=True).returncode == 0:
                return (python, "-m", "pip")
    return ()


#: pip's own settings, and what the other tools call them: a mirror or proxy that pip knows is known to all of them.
SHARED = {
    "index-url": ("UV_INDEX_URL",),
    "trusted-host": ("UV_INSECURE_HOST",),
    "proxy": ("HTTPS_PROXY",),
    "cert": ("SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS"),
}


@functools.lru_cache
def settings() -> Dict[str, str]:
    """Where things are fetched from and kept, as far as the environment does not say so already."""
    found: Dict[str, str] = {}
    pip = find_pip()
    said = subprocess.run([*pip, "config", "list"], cwd=ROOT, capture_output=True).stdout if pip else b""
    listed = said.decode("utf-8", "replace")
    for name, value in re.findall(r"^(?:global|install|:env:)\.([a-z-]+)=('.*')\r?$", listed, re.MULTILINE):
        for other in SHARED.get(name, ()):
            found.setdefault(other, " ".join(ast.literal_eval(value).split()))
    home = os.path.expanduser("~")
    kept = {"UV_CACHE_DIR": ".cache/uv", "npm_config_cache": ".npm", "UV_PYTHON_INSTALL_DIR": ".local/share/uv"}
    for other, place in kept.items():
        if not can_write(os.path.join(home, place)):
            found[other] = str(BUILD / "kept" / other.lower())
    return {name: value for name, value in found.items() if name not in os.environ}


def can_write(place: str) -> bool:
    """Whether this folder can be written to, or made."""
    while place and not os.path.exists(place):
        place = os.path.dirname(place)
    return os.path.isdir(place) and os.access(place, os.W_OK)


def make_installer() -> None:
    home = UV.parent.parent
    shutil.rmtree(home, ignore_errors=True)
    pip = find_pip()
    if not pip:  # as on Debian
        run(BASE, "-m", "venv", "--clear", OWN_PIP)
        pip = find_pip()
    words = ["install", "-q", "--no-deps", "--require-hashes", "--target", home, "-r", "requirements/uv.txt"]
    # What people set for their own use of pip would forbid or redirect this one.
    run(*pip, *words, PIP_ROOT_USER_ACTION="ignore", PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0")


def make_environment() -> None:
    for stamp in (BUILD / "stamps").glob("*.json"):
        if stamp.stem != "installer":  # everything else is gone with the old environment
            stamp.unlink()
    hint = "a Python from 3.11 to 3.15 is needed; HOKM_PYTHON can name one"
    run(UV, "venv", "-q", "--clear", "--python", find_python(), BIN.parent, hint=hint, **settings())


def spoilt() -> bool:
    """Whether the environment cannot be trusted: an installation in it broke off, or its Python was replaced."""
    packages = BIN.parent / "lib" / "python{}.{}".format(*sys.version_info)
    return HALF.exists() or (not WINDOWS and sys.executable == str(PYTHON) and not packages.exists())


def install(*what: str) -> None:
    HALF.touch()
    run(UV, "pip", "install", "-q", "--compile-bytecode", "--python", PYTHON, *what, **settings())
    HALF.unlink()


def npm(node: Path, folder: str, *what: str, **env: str) -> None:
    path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    run(node / f"npm{EXE}", "--prefix", folder, *what, **{**settings(), "PATH": path, **env})


def page_steps(node: Path) -> List[Step]:
    """The page, built with the Node in this folder."""

    def build() -> None:
        part = BUILD / "client.part"  # a running server never sees a half-built page
        npm(node, "web", "run", "build", "--silent", HOKM_STATIC_DIR=str(part))
        shutil.rmtree(PAGE, ignore_errors=True)
        os.replace(part, PAGE)

    packages = npm_packages(node, "page packages", "web", "--omit=dev")
    return [packages, Step("page", ["web", "src/hokm/texts"], PAGE / "index.html", build)]


def npm_packages(node: Path, name: str, folder: str, *which: str) -> Step:
    reads = [f"{folder}/package.json", f"{folder}/package-lock.json"]
    words = ("ci", "--no-audit", "--no-fund", *which)
    return Step(name, reads, ROOT / folder / "node_modules", lambda: npm(node, folder, *words))


def offline_steps(node: Path) -> List[Step]:
    """The page that checks records without a server. It is large, and few want it: it comes after the page itself."""
    reads = ["web/offline", "src/hokm/texts/offline.en.ftl", "src/hokm/texts/offline.fa.ftl", "web/package-lock.json"]
    return [
        npm_packages(node, "offline packages", "web/offline"),
        Step("offline page", reads, OFFLINE, lambda: npm(node, "web/offline", "run", "build", "--silent")),
    ]


def plan(command: str, offline: bool = False) -> List[Step]:
    """The steps that this command needs, in order; what is not asked for is not made."""
    kind, lock = ("test packages", "dev") if command == "test" else ("packages", "run")
    locks, node = [f"requirements/{lock}.txt", "requirements/build.txt"], "requirements/node.txt"
    hashed = ["--require-hashes", "-r", locks[0], "-r", locks[1]]
    itself = ["--no-build-isolation", "--no-deps", "-e", "."]
    steps = [
        Step("installer", ["requirements/uv.txt"], UV, make_installer),
        Step("environment", [], PYTHON, make_environment, key=str(ROOT)),
        Step(kind, locks, PYTHON, lambda: install(*hashed)),
        Step("hokm itself", ["pyproject.toml"], BIN / f"hokm{EXE}", lambda: install(*itself)),
    ]
    offline = offline or command == "test"
    if (command in NEED_PAGE or offline) and (ROOT / "web/package.json").exists():
        steps.append(Step("Node", [node], BIN / f"npm{EXE}", lambda: install("--require-hashes", "-r", node)))
        steps += page_steps(BIN) + (offline_steps(BIN) if offline else [])
        if command == "test":  # what the page is tested with is as large again as what it is built with
            steps.append(npm_packages(BIN, "page test packages", "web"))
    return steps


def main(words: List[str]) -> None:
    command, testing = [str(PYTHON), "-m", "hokm", *words], words[:1] == ["test"]
    offline = words[:1] == ["verify"] and any(word.partition("=")[0] == "--page" for word in words)
    steps = plan("" if {"-h", "--help"} & set(words) and not testing else "".join(words[:1]), offline)
    if spoilt() or not all(step.fresh() for step in steps):
        with locked():
            if spoilt():
                shutil.rmtree(BIN.parent)
            for step in steps:
                step.prepare()
    os.environ["HOKM_STATIC_DIR"] = str(PAGE)
    if testing:
        os.chdir(ROOT)
        command = [str(PYTHON), "-m", "tools.check", *words[1:]]
    if WINDOWS:  # there, replacing the process would give the prompt back at once
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        say("interrupted; starting again goes on from here")
        sys.exit(130)
    except OSError as error:
        stop(f"{error.filename}: {error.strerror}" if error.filename else str(error))
