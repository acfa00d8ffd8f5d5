"""However the program ends, nothing is lost: the game goes on where it was, with the same hand."""

import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.terminal.window import ENTER, UP, Window, games

TURN = ("Your turn", "You lead")


class Way(NamedTuple):
    """A way in which the program ends, its exit code (None: any but 0), and whether it can still say a word."""

    end: Callable[[Window], None]
    code: int | None
    speaks: bool


WAYS = (
    Way(lambda window: window.type("\x03"), 0, True),
    Way(lambda window: window.process.send_signal(signal.SIGTERM), 128 + signal.SIGTERM, True),
    Way(lambda window: window.shut(), None, False),
    Way(lambda window: window.process.send_signal(signal.SIGKILL), -signal.SIGKILL, False),
)


def tricks_won(window: Window) -> int:
    """Tricks that the score above the table counts for either side."""
    return len(re.findall("[●◆]", window.rows[0]))


def score_of(window: Window) -> str:
    """The tricks of either side in the score, as their signs: the numbers beside them are drawn apart."""
    return "".join(re.findall("[●○◆◇]", window.rows[0]))


def play_card(window: Window) -> None:
    """Plays a card, and waits for one's next turn; a screen is drawn piece by piece, the score may come last."""
    left = len(window.hand()) - 1
    window.type(UP, ENTER)
    window.wait_until(
        lambda: window.has(*TURN) and len(window.hand()) == left and tricks_won(window) == 13 - left, "the next turn"
    )


def begun(folder: Path) -> Window:
    """A game at the person's first turn."""
    window = Window("hokm", "--seed", "ends", "--speed", "instant", "--data", str(folder))
    window.wait_until(lambda: window.has(*TURN) and len(window.hand()) == 13, "the first turn")
    return window


def resumed(folder: Path, hand: tuple[str, ...], score: str) -> Window:
    """The game again, with the same hand and score as before."""
    window = Window("--resume", "--data", str(folder))
    window.wait_until(
        lambda: window.has(*TURN) and window.hand() == hand and score_of(window) == score, "the same hand and score"
    )
    return window


def test_the_game_goes_on_with_the_same_hand(tmp_path: Path) -> None:
    window = begun(tmp_path)
    for way in WAYS:
        with window:
            play_card(window)
            hand, score = window.hand(), score_of(window)
            way.end(window)
            ended = window.end()
            assert ended == way.code if way.code is not None else ended != 0
            assert window.has("    ./hokm play --resume --data ") == way.speaks
        window = resumed(tmp_path, hand, score)
    with window:
        play_card(window)
    assert len(games(tmp_path)) == 1


def test_a_new_game_leaves_the_unfinished_one_alone(tmp_path: Path) -> None:
    with begun(tmp_path) as window:
        hand, score = window.hand(), score_of(window)
        window.type("q")
        assert window.end() == 0
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
    resumed(tmp_path, hand, score).__exit__()
    assert games(tmp_path)[-1] == first
