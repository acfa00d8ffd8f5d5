"""However the program ends, nothing is lost: the game goes on where it was, with the same hand."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal.window import ENTER, UP, Window, games

TURN = ("Your turn", "You lead")


def begun(folder: Path, *words: str) -> Window:
    """A game with one trick played, in the second, at the person's turn; all that happened is kept."""
    window = Window("hokm", "--seed", "ends", "--speed", "instant", "--data", str(folder), *words)
    for cards in range(13, 11, -1):
        window.wait_until(lambda cards=cards: window.has(*TURN) and len(window.hand()) == cards, f"{cards} cards")  # type: ignore[misc]
        if cards > 12:
            window.type(UP, ENTER)
    window.settle()
    return window


def close_the_window(window: Window) -> None:
    window.shut()


def told(number: signal.Signals) -> Callable[[Window], None]:
    return lambda window: window.process.send_signal(number)


@pytest.mark.parametrize(
    ("leave", "code"),
    [
        (lambda window: window.type("\x03"), 0),
        (told(signal.SIGTERM), 128 + signal.SIGTERM),
        (close_the_window, None),
        (told(signal.SIGKILL), -signal.SIGKILL),
    ],
    ids=["ctrl-c", "term", "closed window", "killed"],
)
def test_the_game_goes_on_with_the_same_hand(leave: Callable[[Window], None], code: int | None, tmp_path: Path) -> None:
    with begun(tmp_path) as window:
        hand, table = window.hand(), window.rows[0]
        leave(window)
        ended = window.end()
        assert ended == code if code is not None else ended != 0
        if code in (0, 128 + signal.SIGTERM):
            assert window.has("hokm play --resume")
    with Window("--resume", "--data", str(tmp_path)) as window:
        window.wait_until(lambda: window.has(*TURN) and window.hand() == hand, "the same hand")
        assert window.rows[0] == table
        window.type(UP, ENTER)
        window.wait_until(lambda: len(window.hand()) == len(hand) - 1, "a card less")


def test_a_new_game_leaves_the_unfinished_one_alone(tmp_path: Path) -> None:
    with begun(tmp_path) as window:
        hand = window.hand()
        window.type("q")
        window.end()
    (first,) = games(tmp_path)
    with Window("hokm", "--rules", "target=1", "--speed", "instant", "--data", str(tmp_path)) as window:
        window.wait(*TURN, "Name the trump")
        window.type("m")
        window.wait("Resign the match")
        window.type("x", ENTER)
        window.wait("Keep playing")
        window.type("y", ENTER)
        window.wait("They won the match")
        window.type("q")
        assert window.end() == 0
    assert len(games(tmp_path)) == 2
    with Window("--resume", "--data", str(tmp_path)) as window:
        window.wait_until(lambda: window.has(*TURN) and window.hand() == hand, "the same hand")
    assert games(tmp_path)[-1] == first
