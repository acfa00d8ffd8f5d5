"""Many mutants, some at a time; what was found out before is kept, so that a run can be broken off and gone on with."""

import hashlib
import json
import os
import select
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tools.bootstrap import ROOT
from tools.mutation.mutants import Mutant
from tools.mutation.trial import HUNG, KnownTest, choose_tests, explore, in_child, try_mutant

KEPT = ROOT / "build" / "mutate"


class Failing(Exception):
    """The tests fail without any mutant."""


class Verdict(NamedTuple):
    """A mutant, and the test that noticed it; none where it survived."""

    mutant: Mutant
    by: str


def fingerprint() -> str:
    """A digest of all that a verdict depends on: our code and its tests."""
    digest = hashlib.sha256()
    files = [path for folder in ("src/hokm", "tests", "tools/mutation") for path in (ROOT / folder).rglob("*")]
    for path in sorted(path for path in files if path.suffix in (".py", ".txt", ".hokm", ".tsv")):
        digest.update(f"{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]


def explored(folder: Path) -> list[KnownTest]:
    """All tests, each with its time and the functions that it reaches; raises Failing where one fails as it is."""
    kept = folder / "tests.json"
    if not kept.exists():
        process, stream = in_child(explore)
        with os.fdopen(stream) as answer:
            found = json.loads(answer.read() or '["they did not end"]')
        os.waitpid(process, 0)
        if isinstance(found[0], str):
            raise Failing(found[0])
        folder.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(found), "utf-8")
    return [
        KnownTest(name, seconds, frozenset(reached)) for name, seconds, reached in json.loads(kept.read_text("utf-8"))
    ]


def verdicts(wanted: Sequence[Mutant], jobs: int, folder: Path) -> Iterator[Verdict]:
    """A verdict for each mutant, those that are known first, the others as they are found."""
    kept = folder / "verdicts.jsonl"
    lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    known = {line["key"]: line["by"] for line in map(json.loads, lines)}
    yield from (Verdict(mutant, known[mutant.key]) for mutant in wanted if mutant.key in known)
    tests = explored(folder)
    with kept.open("a", encoding="utf-8") as stream:
        for verdict in _tried([mutant for mutant in wanted if mutant.key not in known], jobs, tests):
            stream.write(json.dumps({"key": verdict.mutant.key, "by": verdict.by}) + "\n")
            stream.flush()
            yield verdict


def _tried(todo: Sequence[Mutant], jobs: int, tests: Sequence[KnownTest]) -> Iterator[Verdict]:
    """Tries mutants, so many at a time."""
    waiting = list(reversed(todo))
    running: dict[int, tuple[int, Mutant]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                mutant = waiting.pop()
                its = choose_tests(mutant.file, mutant.where, tests)
                process, stream = in_child(partial(try_mutant, mutant, its))
                running[stream] = process, mutant
            for stream in select.select(list(running), [], [])[0]:
                process, mutant = running.pop(stream)
                yield Verdict(mutant, _answer(stream, process))
    finally:
        for process, _ in running.values():
            os.killpg(process, 9)
            os.waitpid(process, 0)


def _answer(stream: int, process: int) -> str:
    """Which test noticed the mutant that a child has tried; a child that came to no answer has noticed it too."""
    with os.fdopen(stream) as answer:
        said = answer.read()
    status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    if said:
        return str(json.loads(said))
    return "a test did not end" if status == HUNG else f"the tests ended with {status}"
