"""The examples in the documents run as they stand, and the commands in them exist."""

import re
from pathlib import Path

import pytest

from hokm.cli import app
from tests.docs.examples import PAGES, Shell, examples, matches, run

WITH_EXAMPLES = [page for page in PAGES if examples(page)]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(page, tmp_path)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_command_that_is_named_exists(page: Path) -> None:
    known = {*app, "test"}
    for command in re.findall(r"\./hokm ([a-z]+)", page.read_text("utf-8")):
        assert command in known, f"{page.name} speaks of ./hokm {command}"


def test_the_pages_that_teach_have_examples() -> None:
    names = {page.name for page in WITH_EXAMPLES}
    assert {"README.md", "guide.md", "house-rules.md", "computer-players.md", "records.md", "checking.md"} <= names


def test_an_example_that_prints_something_else_is_noticed(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    shell.type("$ echo one; exit 3\none\n$ echo $?\n3\n")
    for wrong in ("$ echo one\ntwo\n", "$ exit 1\n", "$ hokm no-such-command\n", "$ echo one\n...two\n"):
        with pytest.raises(AssertionError):
            shell.type(wrong)
    assert not matches("a\n...\nc", "a\nb\nd")
