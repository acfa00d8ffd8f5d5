"""`hokm bench`: how fast things go. The benchmarks lie in the source tree, not in the package."""

import importlib
import sys
from types import ModuleType

from cyclopts import App

from hokm.cli import Problem

bench = App(name="bench", help="Measure how fast things go.")


@bench.command
def engine(*, matches: int = 40, rounds: int = 5, json: bool = False) -> None:
    """Random play at a table, next to a plain loop that plays the very same matches.

    Parameters
    ----------
    matches
        Matches in each round.
    rounds
        Rounds; the best one counts.
    json
        Print one JSON object.
    """
    if matches < 1 or rounds < 1:
        raise Problem("there must be at least one match and one round; give --matches and --rounds as 1 or more")
    module = benchmark("engine")
    print(module.report(module.measure(matches, rounds), json))


def benchmark(name: str) -> ModuleType:
    """The benchmark of that name; raises Problem where the program does not run from its source tree."""
    from hokm.cli._folders import checkout

    root = checkout()
    if root is None or not (root / "bench" / f"{name}.py").is_file():
        raise Problem("benchmarks come with the source tree only; run ./hokm bench in a copy of it")
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    return importlib.import_module(f"bench.{name}")
