"""The examples in the documents run as they stand, and the commands in them exist."""

import re
from pathlib import Path

import pytest

from hokm.cli import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [
    (page, code) for page in PAGES for code in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
]


@pytest.mark.parametrize(("page", "code"), EXAMPLES, ids=[page.name for page, _ in EXAMPLES])
def test_an_example_runs(page: Path, code: str) -> None:
    exec(compile(code, str(page), "exec"), {"__name__": "example"})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_command_that_is_named_exists(page: Path) -> None:
    known = {*app, "test"}
    for command in re.findall(r"\./hokm ([a-z]+)", page.read_text("utf-8")):
        assert command in known, f"{page.name} speaks of ./hokm {command}"


def test_there_are_examples() -> None:
    assert EXAMPLES
