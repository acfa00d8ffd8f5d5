"""Where the game cannot be shown there is one line that says so; without colours all can still be read."""

import fcntl
import io
import os
import pty
import re
import struct
import sys
import termios
from pathlib import Path

import pytest

from hokm.cli import run
from hokm.terminal import BadTerminal, check_terminal, fresh
from hokm.variants import find_variant
from tests.terminal.headless import screen_of


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_output_that_is_no_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("__stdin__", "__stdout__", "__stderr__"):
        monkeypatch.setattr(sys, name, io.StringIO())
    assert run(["play", "hokm", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert re.fullmatch("hokm: the game needs a terminal of its own: .*\n", said.err)
    assert not any(tmp_path.iterdir())


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
def test_a_terminal_without_the_signs_of_the_suits(
    encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    outside, inside = pty.openpty()
    with os.fdopen(outside, "rb"), os.fdopen(inside, "w", encoding=encoding) as terminal:
        for name in ("__stdin__", "__stdout__", "__stderr__"):
            monkeypatch.setattr(sys, name, terminal)
        assert run(["play", "hokm", "--data", str(tmp_path)]) == 1
    assert "cards cannot be written in" in capsys.readouterr().err
    assert not any(tmp_path.iterdir())


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


@pytest.mark.anyio
async def test_without_colours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    game = fresh(tmp_path, find_variant("hokm"), "level-2", "grey", "en", "instant")
    async with screen_of(game) as screen:
        await screen.wait("Your turn", "You lead", "Name the trump")
        if screen.has("Name the trump"):
            await screen.press("h", "enter")
            await screen.wait("You lead")
        hand = screen.hand()
        await screen.press("up")
        await screen.wait("┏━━━┓")
        styles = [segment.style for strip in screen.strips for segment in strip if segment.style is not None]
        assert styles
        colours = [colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None]
        assert all(colour.is_default for colour in colours)
        await screen.press("enter")
        await screen.wait_until(lambda: len(screen.hand()) == len(hand) - 1, "a card less")


@pytest.mark.anyio
async def test_a_window_that_becomes_too_small_waits(tmp_path: Path) -> None:
    game = fresh(tmp_path, find_variant("hokm"), "level-2", "small", "en", "instant")
    async with screen_of(game) as screen:
        await screen.wait("Your turn", "You lead", "Name the trump")
        await screen.resize(60, 20)
        await screen.wait("This window is too small. Make it at least 80 by 24.")
        await screen.resize(80, 24)
        await screen.wait("Your turn", "You lead", "Name the trump")
