"""Runs tests in a forked child: first to see which functions each test reaches, then to see whether one fails.

A child is a fork of a process that has loaded pytest but nothing of ``hokm``, so that it imports the broken module in
place of the real one and shares no cache with anybody.
"""

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType, ModuleType
from typing import Any, NamedTuple

import hypothesis
import pytest

from tools.bootstrap import ROOT
from tools.mutation.mutants import Mutant
from tools.mutation.tree import SOURCES

TESTS = ("tests/cards", "tests/rules", "tests/records")
#: Memory and processor time that a broken program may use; what needs more counts as noticed.
MOST_BYTES, MOST_SECONDS = 4 << 30, 900
#: A test that takes so many times as long as without a mutant, and some seconds, hangs.
PATIENCE, PATIENCE_SECONDS = 20, 10


class KnownTest(NamedTuple):
    """A test, how long it takes, and the functions of ours that it reaches, as ``file:name``.

    The one without a name is all that happens before the first: imports, and the making of parameters.
    """

    name: str
    seconds: float
    reached: frozenset[str]


class Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives a module another tree than its source has."""

    def __init__(self, file: str, tree: ast.Module) -> None:
        self._name = "hokm." + file.removesuffix(".py").replace("/", ".")
        self._path, self._tree = SOURCES / file, tree

    def find_spec(self, name: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        """Our module, and no other."""
        if name != self._name:
            return None
        return importlib.util.spec_from_loader(name, self, origin=str(self._path))

    def exec_module(self, module: ModuleType) -> None:
        """Runs the other tree."""
        module.__file__ = str(self._path)
        exec(compile(self._tree, str(self._path), "exec"), vars(module))


class Reached:
    """A plug-in that notes for each test how long it takes and which functions it calls."""

    def __init__(self) -> None:
        self.tests: list[KnownTest] = []
        self._ours = str(SOURCES) + os.sep

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        """Imports everything and listens."""
        with self._listening(""):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Runs a test and listens."""
        with self._listening(item.nodeid):
            return (yield)

    @contextmanager
    def _listening(self, name: str) -> Iterator[None]:
        seen = set()

        def note(frame: FrameType, event: str, argument: Any) -> None:
            seen.add(frame.f_code)

        begun = time.process_time()
        sys.settrace(note)
        yield
        sys.settrace(None)
        codes = [code for code in seen if code.co_filename.startswith(self._ours)]
        reached = frozenset(f"{code.co_filename.removeprefix(self._ours)}:{_plain(code.co_qualname)}" for code in codes)
        self.tests.append(KnownTest(name, time.process_time() - begun, reached))


def _plain(name: str) -> str:
    """The qualified name of the function that holds a lambda or a generator."""
    parts = [part for part in name.split(".") if not part.startswith("<")]
    return ".".join(parts)


class Watchdog:
    """A plug-in that fails a test which takes far longer than it should."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self._seconds = seconds
        self.failed = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Runs a test against the clock of the processor."""
        limit = PATIENCE_SECONDS + PATIENCE * self._seconds.get(item.nodeid, 0.0)
        signal.signal(signal.SIGPROF, lambda *_: os._exit(HUNG))
        signal.setitimer(signal.ITIMER_PROF, limit)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Notes the first failure."""
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A module that cannot be imported has noticed something too."""
        if report.failed and not self.failed:
            self.failed = report.nodeid or "the tests could not be collected"


HUNG = 97


def run_tests(names: Sequence[str], *plugins: object) -> int:
    """Pytest in this process: the exit code."""
    words = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "no:timeout", "-p", "no:randomly"]
    return int(pytest.main([*words, "-o", "addopts=--import-mode=importlib", "--noconftest", *names], list(plugins)))


def prepare_child() -> None:
    """Silence, limits, and the same examples every time."""
    os.setsid()
    quiet = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(quiet, number)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # none is needed here, and starting them takes its time
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    hypothesis.settings.register_profile("steady", deadline=None, derandomize=True, database=None)
    hypothesis.settings.load_profile("steady")


def in_child(work: Callable[[], Any]) -> tuple[int, int]:
    """Does some work in a fork; the child's process and the descriptor that its answer, JSON, is read from."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    code = 1
    try:
        os.close(reading)
        prepare_child()
        answer = work()
        with os.fdopen(writing, "w") as stream:
            json.dump(answer, stream)
        code = 0
    finally:
        os._exit(code)


def explore() -> list[Any]:
    """Work for a child: runs all tests, and returns each with its time and what it reaches, or why they fail."""
    noted, watched = Reached(), Watchdog({})
    code = run_tests(TESTS, noted)
    if code:
        code = run_tests(TESTS, watched)
        return [watched.failed or f"pytest ended with {code}"]
    return [[test.name, test.seconds, sorted(test.reached)] for test in noted.tests]


def try_mutant(mutant: Mutant, tests: Sequence[KnownTest]) -> str:
    """Work for a child: the first test that fails with a mutant in place of the module, or nothing."""
    sys.meta_path.insert(0, Broken(mutant.file, mutant.tree()))
    watched = Watchdog({test.name: test.seconds for test in tests})
    code = run_tests([test.name for test in tests], watched)
    return watched.failed or (f"pytest ended with {code}" if code else "")


def choose_tests(file: str, where: str, tests: Sequence[KnownTest]) -> list[KnownTest]:
    """The tests that could notice a change of a function, the most likely first.

    Those that reach it, the quickest first; and then all others, where it is no function or is called before any test
    runs: what it makes then (a game, say) may be used by any of them.
    """
    reached = f"{file}:{where}"
    reaching = sorted((test for test in tests if test.name and reached in test.reached), key=lambda test: test.seconds)
    if reaching and not any(reached in test.reached for test in tests if not test.name):
        return reaching
    names = {test.name for test in reaching}
    others = (test for test in tests if test.name and test.name not in names)
    return [*reaching, *sorted(others, key=lambda test: test.seconds)]
