"""`./hokm test`: every check there is, one short line each, then the tests; standard library only.

`./hokm test --quick` is for every commit: all checks of the Python code and the generated files, and the tests that
need no other program, with fewer examples each. With other arguments it is pytest alone with those arguments. Pytest
comes last, so that its closing line is the last thing printed; a check that failed before it makes the exit code
non-zero all the same.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import browser

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
FOLDERS = ("src", "tests", "tools", "bench", "docs")
#: Folders of tests that start programs, servers and browsers; `--quick` leaves them out, and tests marked as slow.
WITH_PROGRAMS = ("bench", "cli", "docs", "e2e", "page", "server", "terminal", "tools")
#: Set while fewer examples are wanted of tests that make them up.
FEWER = "HOKM_FEWER_EXAMPLES"


def python_files() -> list[str]:
    """What the Python checks read: our folders, and the scripts that are Python though their names do not say so."""
    scripts = [*sorted((ROOT / "scripts").iterdir()), ROOT / "bench/ladder"]
    ours = [str(s.relative_to(ROOT)) for s in scripts if s.is_file() and "python" in first_line(s)]
    return [f for f in FOLDERS if (ROOT / f).is_dir()] + ours


def first_line(path: Path) -> str:
    return path.read_text("utf-8", "replace").partition("\n")[0]


def checks(quick: bool = False) -> Iterator[tuple[str, list[str]]]:
    """Each check but the tests: its name and its command; the longest first."""
    files = python_files()
    yield "types", [str(BIN / "mypy"), "--strict", "--scripts-are-modules", "--no-error-summary", *files]
    if not quick:
        yield from page_checks()
    yield "lint", [str(BIN / "ruff"), "check", "--quiet", *files]
    yield "format", [str(BIN / "ruff"), "format", "--check", *files]
    yield "imports", [str(BIN / "lint-imports"), "--no-logo", "--cache-dir", "build/import-linter"]
    yield "generated files", [str(ROOT / "scripts/check-generated")]
    for name in ("texts", "styles", "contrast"):
        yield name, [sys.executable, str(ROOT / f"scripts/check-{name}")]


def page_checks() -> Iterator[tuple[str, list[str]]]:
    """Those that Node runs."""
    if (ROOT / "web/package.json").exists():
        scripts = json.loads((ROOT / "web/package.json").read_text("utf-8")).get("scripts", {})
        if "check" in scripts:
            yield "page check", [str(ROOT / "scripts/check-page")]
        if "test" in scripts:
            yield "page test", [str(BIN / "npm"), "--prefix", "web", "run", "--silent", "test"]


def passes(name: str, command: list[str]) -> bool:
    """Run one check, say in a line how it went, and show what it said when it failed."""
    begun = time.monotonic()
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    good = done.returncode == 0
    lines = [f"{'ok    ' if good else 'FAILED'} {name} ({time.monotonic() - begun:.1f} s)"]
    if not good:
        lines.append(done.stdout.decode("utf-8", "replace").rstrip())
    print("\n".join(lines), flush=True)
    return good


def failing(quick: bool) -> list[str]:
    """The names of the checks that fail; two run at a time."""
    todo = list(checks(quick))
    with ThreadPoolExecutor(2) as pool:
        good = list(pool.map(lambda check: passes(*check), todo))
    return [name for (name, _), fine in zip(todo, good, strict=True) if not fine]


def all_tests() -> list[str]:
    """What pytest is told for all of them."""
    workers = min(4, (os.cpu_count() or 1) + 1)  # browser tests wait more than they work
    return ["-q", "-n", str(workers), "--dist", "worksteal", "--durations", "25", "--durations-min", "5"]


def quick_tests() -> list[str]:
    """What pytest is told for the tests that take a moment."""
    folders = sorted({path.parent for path in (ROOT / "tests").glob("*/test_*.py")})
    chosen = [str(folder.relative_to(ROOT)) for folder in folders if folder.name not in WITH_PROGRAMS]
    return ["-q", "-n", str(min(4, os.cpu_count() or 1)), "--dist", "worksteal", "-m", "not slow", *chosen]


def main(words: list[str]) -> int:
    os.chdir(ROOT)
    os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # the tests start many programs; each would be compiled anew
    quick = words == ["--quick"]
    if quick:
        os.environ[FEWER] = "1"
    elif found := browser.provide():
        os.environ["HOKM_CHROMIUM"] = found
    failed = [] if words and not quick else failing(quick)
    if failed:
        print(f"FAILED before the tests: {', '.join(failed)}", flush=True)
    words = quick_tests() if quick else words or all_tests()
    tests = subprocess.call([sys.executable, "-m", "pytest", *words])
    return tests or int(bool(failed))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
