"""Where the game cannot be shown there is one line that says so; without colours all can still be read."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from hokm.cli import run
from hokm.terminal import BadTerminal, check_terminal
from tests.terminal.window import ENTER, UP, Window, games


def test_output_that_is_no_terminal(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hokm", "play", "hokm", "--data", str(tmp_path)]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert re.fullmatch("hokm: the game needs a terminal of its own: .*\n", done.stderr)
    assert not games(tmp_path)


def test_a_window_that_is_too_small(tmp_path: Path) -> None:
    with Window("hokm", "--data", str(tmp_path), size=(79, 24)) as window:
        assert window.end() == 1
        assert window.raw.decode().strip().startswith("hokm: the window is 79 by 24; make it at least 80 by 24")
        assert b"\x1b" not in window.raw
    assert not games(tmp_path)


@pytest.mark.parametrize(
    ("size", "term", "said"),
    [
        ((80, 23), "xterm", "the window is 80 by 23; make it at least 80 by 24"),
        ((80, 24), "dumb", "nothing can be drawn on a terminal of type 'dumb'"),
        ((80, 24), "", "nothing can be drawn on a terminal of type 'none'"),
        ((80, 24), "xterm", None),
        ((0, 0), "xterm", None),  # a terminal that does not tell its size
    ],
)
def test_a_terminal_that_will_or_will_not_do(
    size: tuple[int, int], term: str, said: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    outside, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    monkeypatch.setenv("TERM", term)
    with os.fdopen(outside, "rb"), os.fdopen(inside, "w") as terminal:
        for name in ("__stdin__", "__stdout__", "__stderr__"):
            monkeypatch.setattr(sys, name, terminal)
        if said is None:
            check_terminal()
        else:
            with pytest.raises(BadTerminal, match=said):
                check_terminal()


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_the_signs_of_the_suits(encoding: str, tmp_path: Path) -> None:
    settings = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    with Window("hokm", "--data", str(tmp_path), settings=settings) as window:
        assert window.end() == 1
        assert "cards cannot be written in" in window.raw.decode()
    assert not games(tmp_path)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["hokn"], "there is no game 'hokn'; did you mean"),
        ([], "say which game"),
        (["hokm", "--rules", "targt=3"], "did you mean target"),
        (["hokm", "--level", "level-9"], "there is no computer player"),
        (["hokm", "--lang", "xx"], "there are no texts in 'xx'"),
        (["hokm", "--resume"], "--resume goes on with a game as it was begun"),
    ],
)
def test_wrong_words(words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", *words, "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_without_colours(tmp_path: Path) -> None:
    words = ["hokm", "--seed", "grey", "--speed", "instant", "--data", str(tmp_path)]
    with Window(*words, settings={"NO_COLOR": "1"}) as window:
        window.wait("Your turn", "You lead", "Name the trump")
        assert not re.search(rb"\x1b\[[0-9;]*(?:[34]8;|3[0-7][;m]|4[0-7][;m])", window.raw)
        if not window.has("Name the trump"):
            hand = window.hand()
            window.type(UP)
            window.wait("┏━━━┓")
            window.type(ENTER)
            window.wait_until(lambda: len(window.hand()) == len(hand) - 1, "a card less")


def test_a_window_that_becomes_too_small_waits(tmp_path: Path) -> None:
    with Window("hokm", "--seed", "small", "--speed", "instant", "--data", str(tmp_path)) as window:
        window.wait("Your turn", "You lead", "Name the trump")
        window.resize(60, 20)
        window.wait("This window is too small. Make it at least 80 by 24.")
        window.resize(80, 24)
        window.wait("Your turn", "You lead", "Name the trump")


def test_keys_that_come_in_one_go_and_bytes_that_are_no_text(tmp_path: Path) -> None:
    """A slow line brings several keys at once; a terminal set to another alphabet brings what is no sign at all."""
    with Window("hokm", "--data", str(tmp_path), "--seed", "4", "--speed", "instant") as window:
        window.wait("Your turn")

        def table_is_back() -> bool:
            return window.has("Your turn") and not window.has("Close")

        for opens, closes in (("r", [ENTER] * 3), ("r", ["q", ENTER, ENTER]), ("m", [ENTER] * 3)):
            window.press(opens, lambda: window.has("Close"))
            window.press("".join(closes), table_is_back)
        window.send(b"\xe9x\xff")
        window.press("r", lambda: window.has("Close"))
        window.press(ENTER, table_is_back)
        window.press("q", lambda: window.process.poll() is not None)
        assert window.end() == 0
        assert b"Traceback" not in window.raw
