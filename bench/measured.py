"""One rule for all benchmarks: one that measured nothing says so in a line and fails."""

import sys
from collections.abc import Callable


class NothingMeasured(Exception):
    """A figure that should be above nothing is not."""


def require(**figures: float | None) -> None:
    """Raises NothingMeasured unless each of these figures was measured and is above zero."""
    missing = [name.replace("_", " ") for name, figure in figures.items() if not figure or figure <= 0]
    if missing:
        raise NothingMeasured(f"nothing was measured: no {', no '.join(missing)}")


def run_bench(name: str, main: Callable[[], None]) -> None:
    """Runs a benchmark as a program of its own."""
    try:
        main()
    except NothingMeasured as nothing:
        print(f"bench {name}: {nothing}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
