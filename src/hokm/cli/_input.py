"""How records are read by more than one command."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from hokm.cli import Problem


@contextmanager
def opened(file: str) -> Iterator[TextIO]:
    """The record as text; bytes that are no UTF-8 become signs that no word contains, so that they are reported."""
    if file == "-":
        if sys.stdin is None:
            raise Problem("standard input is closed: name a file")
        yield open(sys.stdin.fileno(), encoding="utf-8-sig", errors="replace", closefd=False)  # noqa: SIM115
    else:
        with Path(file).open(encoding="utf-8-sig", errors="replace") as stream:
            yield stream
