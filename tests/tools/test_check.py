"""`./hokm test` fails when anything in it fails, and finds a browser in the order that it promises."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import browser, check


def outcome(monkeypatch: pytest.MonkeyPatch, command_code: int, pytest_code: int, words: list[str]) -> int:
    """The exit code of a run with one check, which ends with this code, and a pytest that ends with that one."""
    law = [("law", [sys.executable, "-c", f"raise SystemExit({command_code})"])]
    monkeypatch.setattr(check, "checks", lambda quick: law)
    monkeypatch.setattr(subprocess, "call", lambda command: pytest_code)
    monkeypatch.setattr(browser, "provide", lambda: None)
    monkeypatch.chdir(check.ROOT)
    return check.main(words)


@pytest.mark.parametrize(("law", "tests", "good"), [(0, 0, True), (1, 0, False), (0, 1, False), (0, 5, False)])
def test_one_failure_fails_the_whole(monkeypatch: pytest.MonkeyPatch, law: int, tests: int, good: bool) -> None:
    assert (outcome(monkeypatch, law, tests, []) == 0) is good


def test_with_words_it_is_pytest_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert outcome(monkeypatch, 1, 0, ["-k", "hakem"]) == 0


@pytest.mark.parametrize(("law", "tests", "good"), [(0, 0, True), (1, 0, False), (0, 1, False)])
def test_one_failure_fails_the_quick_check_too(
    monkeypatch: pytest.MonkeyPatch, law: int, tests: int, good: bool
) -> None:
    monkeypatch.setenv(check.FEWER, "")
    assert (outcome(monkeypatch, law, tests, ["--quick"]) == 0) is good
    assert os.environ[check.FEWER] == "1"


def test_the_quick_check_leaves_out_the_page_and_what_takes_long() -> None:
    every, quick = ({name for name, _ in check.checks(quick)} for quick in (False, True))
    assert every - quick == {"page check", "page test"}
    assert {"types", "lint", "format", "imports", "generated files"} <= quick
    words = check.quick_tests()
    assert words[words.index("-m") + 1] == "not slow"
    folders = {Path(word).name for word in words if word.startswith("tests/")}
    assert {"rules", "records", "table", "leaks"} <= folders
    assert not folders & set(check.WITH_PROGRAMS)
    assert folders | set(check.WITH_PROGRAMS) == {path.parent.name for path in check.ROOT.glob("tests/*/test_*.py")}


def test_everything_python_is_read() -> None:
    files = check.python_files()
    assert {"src", "tests", "tools"} <= set(files)
    assert "scripts/lock" not in files, "it is a shell script"


def test_the_chosen_browser_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOKM_CHROMIUM", "my-browser")
    assert browser.find() == "my-browser"


def test_chromium_comes_before_chrome_and_edge(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("HOKM_CHROMIUM", raising=False)
    monkeypatch.setattr(browser, "PLACES", ())
    monkeypatch.setattr(browser, "OWN", tmp_path / "browsers")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert browser.find() is None
    own = tmp_path / "browsers/chromium-1/chrome-linux/chrome"
    own.parent.mkdir(parents=True)
    own.touch()
    assert browser.find() == str(own)
    for name in ("microsoft-edge", "google-chrome", "chromium"):
        (tmp_path / name).touch(mode=0o755)
        assert browser.find() == str(tmp_path / name)


def test_no_browser_at_all_is_said_loudly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(browser, "find", lambda: None)
    monkeypatch.setattr(browser, "_quietly", lambda *command: None)
    assert browser.provide() is None
    assert "the browser tests will be skipped" in capsys.readouterr().err
