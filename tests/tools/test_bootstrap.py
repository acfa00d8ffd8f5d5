"""The start from nothing: steps are done once, done again when they must be, and never by two at a time."""

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import bootstrap

SOURCE = Path(bootstrap.__file__)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "BUILD", tmp_path / "build")
    (tmp_path / "web/node_modules").mkdir(parents=True)
    (tmp_path / "web/page.ts").write_text("one", "utf-8")
    return tmp_path


@pytest.fixture
def done(root: Path) -> list[str]:
    """What the step has built, each time from the input as it was then."""
    return []


@pytest.fixture
def step(root: Path, done: list[str]) -> Callable[..., bootstrap.Step]:
    def make(key: str = "") -> bootstrap.Step:
        def work() -> None:
            done.append((root / "web/page.ts").read_text("utf-8"))
            (root / "page.html").touch()

        return bootstrap.Step("page", ["web"], root / "page.html", work, key)

    return make


def test_a_step_is_done_once(step: Callable[..., bootstrap.Step], done: list[str]) -> None:
    assert not step().fresh()
    step().prepare()
    assert step().fresh()
    step().prepare()
    assert done == ["one"]


def test_a_changed_input_is_built_again(step: Callable[..., bootstrap.Step], done: list[str], root: Path) -> None:
    step().prepare()
    (root / "web/page.ts").write_text("two", "utf-8")
    step().prepare()
    (root / "web/more.ts").touch()
    step().prepare()
    (root / "web/more.ts").unlink()
    step().prepare()
    assert done == ["one", "two", "two", "two"]


def test_a_touched_but_equal_input_is_not(step: Callable[..., bootstrap.Step], done: list[str], root: Path) -> None:
    step().prepare()
    os.utime(root / "web/page.ts", (1, 1))
    assert step().fresh()
    assert done == ["one"]
    assert "1000000000" in step().stamp.read_text("utf-8"), "the next start should not need to hash again"


def test_fetched_packages_are_no_input(step: Callable[..., bootstrap.Step], root: Path) -> None:
    step().prepare()
    (root / "web/node_modules/x.js").touch()
    assert step().fresh()


def test_a_lost_product_or_another_place_is_built_again(step: Callable[..., bootstrap.Step], root: Path) -> None:
    step().prepare()
    assert not step(key="moved").fresh()
    (root / "page.html").unlink()
    assert not step().fresh()


def test_a_torn_stamp_counts_as_none(step: Callable[..., bootstrap.Step]) -> None:
    step().prepare()
    step().stamp.write_text('{"look": [', "utf-8")
    assert not step().fresh()


def test_an_interrupted_step_is_done_again(step: Callable[..., bootstrap.Step], done: list[str], root: Path) -> None:
    step().prepare()
    (root / "web/page.ts").write_text("two", "utf-8")
    broken = step()

    def interrupted() -> None:
        raise KeyboardInterrupt

    broken.work = interrupted
    with pytest.raises(KeyboardInterrupt):
        broken.prepare()
    (root / "web/page.ts").write_text("one", "utf-8")
    assert not step().fresh(), "the old stamp must not vouch for a product that may be half made"
    step().prepare()
    assert done == ["one", "one"]


def test_an_input_changed_during_the_work_leaves_the_step_stale(
    step: Callable[..., bootstrap.Step], root: Path
) -> None:
    slow = step()
    work = slow.work

    def edited_meanwhile() -> None:
        work()
        (root / "web/page.ts").write_text("two", "utf-8")

    slow.work = edited_meanwhile
    slow.prepare()
    assert not step().fresh()


def test_only_what_the_command_needs_is_prepared(root: Path) -> None:
    (root / "web/package.json").touch()
    assert [step.name for step in bootstrap.plan("replay")] == ["installer", "environment", "packages", "hokm itself"]
    assert [step.name for step in bootstrap.plan("serve")][-3:] == ["Node", "page packages", "page"]
    assert [step.name for step in bootstrap.plan("test")][2] == "test packages"
    (root / "web/package.json").unlink()
    assert "page" not in [step.name for step in bootstrap.plan("serve")]


def test_a_second_start_waits_for_the_first_and_says_so(tmp_path: Path) -> None:
    program = (
        f"import sys, pathlib; sys.path.insert(0, {str(SOURCE.parent)!r}); import bootstrap\n"
        f"bootstrap.BUILD = pathlib.Path({str(tmp_path)!r})\n"
        "with bootstrap.locked(): print('in', flush=True); sys.stdin.readline()"
    )
    start = [sys.executable, "-c", program]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(start, **pipes) as first:  # type: ignore[call-overload]
        assert first.stdout.readline() == "in\n"
        with subprocess.Popen(start, **pipes) as second:  # type: ignore[call-overload]
            assert second.stderr.readline() == "hokm: another hokm is preparing this folder; waiting for it\n"
            assert second.poll() is None
            first.communicate("\n", timeout=30)
            assert second.communicate("\n", timeout=30)[0] == "in\n"


def test_a_failing_step_ends_with_one_clear_line(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        bootstrap.run(sys.executable, "-c", "print('why'); raise SystemExit(3)", hint="do this")
    assert stopped.value.code == 1
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "why"
    assert lines[-1].startswith("hokm: this step failed: python")
    assert lines[-1].endswith("(do this)")


def test_a_chosen_python_that_is_none_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOKM_PYTHON", "no-such-python")
    with pytest.raises(SystemExit):
        bootstrap.find_python()
    assert capsys.readouterr().err == "hokm: HOKM_PYTHON=no-such-python is no Python from 3.11 to 3.15\n"


def test_a_new_enough_python_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOKM_PYTHON", raising=False)
    assert Path(bootstrap.find_python()).exists()
    monkeypatch.setattr(bootstrap, "usable", lambda python: (float("inf"), ""))
    assert bootstrap.find_python() == ">=3.11,<3.16", "uv looks further"


@pytest.mark.parametrize(("other", "taken"), [(0.9, "own"), (0.7, "/usr/bin/python3")])
def test_another_python_is_taken_only_where_it_is_much_quicker(
    monkeypatch: pytest.MonkeyPatch, other: float, taken: str
) -> None:
    monkeypatch.delenv("HOKM_PYTHON", raising=False)
    monkeypatch.setattr(bootstrap, "BASE", "own")
    there = {"own": (1.0, "own"), "/usr/bin/python3": (other, "/usr/bin/python3")}
    monkeypatch.setattr(bootstrap, "usable", lambda python: there.get(python, (float("inf"), "")))
    assert bootstrap.find_python() == taken


def test_an_old_python_can_run_it() -> None:
    ast.parse(SOURCE.read_text("utf-8"), feature_version=(3, 8))
