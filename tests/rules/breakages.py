"""Ways to break the rules, one at a time: the blocks of ``tests/data/breakages.txt``. ``scripts/mutate`` tries them."""

import re
from pathlib import Path
from typing import NamedTuple

LIST = Path(__file__).parents[1] / "data" / "breakages.txt"


class Breakage(NamedTuple):
    """What goes wrong, in which file below ``src/hokm``, the house rule it disables, and the text it replaces."""

    what: str
    file: str
    switch: str
    old: str
    new: str


def breakages() -> list[Breakage]:
    """All of them, in the order of the file."""
    _, *blocks = re.split(r"^# ", LIST.read_text("utf-8"), flags=re.MULTILINE)
    return [_read(block) for block in blocks]


def _read(block: str) -> Breakage:
    what, where, *changes = block.strip("\n").split("\n")
    file, _, switch = where.partition(" (")
    old = "\n".join(line[2:] for line in changes if line.startswith("-"))
    new = "\n".join(line[2:] for line in changes if line.startswith("+"))
    return Breakage(what, file, switch.rstrip(")"), old, new)
