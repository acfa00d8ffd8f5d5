"""The program as it is started in a real terminal: in English, in Persian, and where much is in its way.

All other tests of the terminal draw on a screen in memory. Here are the real keys, the mouse, the signals that end a
program, what is left on the terminal after it, and terminals that are slow, small or strange.
"""

import re
import shutil
import signal
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from hokm.cards import cards_of
from hokm.cli import run
from hokm.rules.events import MatchEnded
from hokm.table import Entry
from hokm.terminal import go_on
from hokm.terminal.bidi import visual
from hokm.terminal.kept import Kept
from hokm.terminal.sorting import sorted_hand
from hokm.terminal.words import face_of
from hokm.texts import Catalogue, catalogue
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


class Player:
    """A player who reads the screen and presses keys until the match is over."""

    def __init__(self, window: Window, language: Catalogue) -> None:
        self.window, self._language = window, language
        self.turns = 0

    def says(self, text: str, **values: object) -> str:
        """How a text stands on the screen."""
        return visual(self._language.say(text, values))

    def play(self) -> str:
        """Plays the match, and returns how it ended."""
        window = self.window
        ends = [self.says("match-end-won"), self.says("match-end-lost")]
        ask, lead, turn = self.says("trump-ask"), self.says("table-lead"), self.says("table-your-turn")
        following = self.says("deal-end-next")
        while True:
            window.wait(*ends, ask, lead, turn, following)
            if window.has(*ends):
                window.wait(self.says("match-end-rematch"))  # the last that is drawn of the end
                return next(end for end in ends if window.has(end))
            before = window.text
            if window.has(ask):
                window.type("h", ENTER)
            elif window.has(following):
                window.type(ENTER)
            else:
                self.turns += 1
                window.type(UP, ENTER)
            window.changes(before, 5.0)
            window.settle(0.02)

    def ends_as_kept(self, end: str, folder: Path) -> None:
        """The end on the screen is the one in the file, and the record that was written holds."""
        window = self.window
        window.settle()
        board = window.text
        window.type("q")
        assert window.end() == 0
        assert not window.has("--resume")
        (path,) = games(folder)
        result = result_in(path).result
        assert end == self.says("match-end-won" if result.winner == 0 else "match-end-lost")
        assert all(self.says("rules-unit", value=points) in board for points in result.score)
        (written,) = path.parent.glob("*.hokm")
        assert run(["verify", str(written), "--bots"]) == 0


def result_in(path: Path) -> MatchEnded:
    """How the match in a file ended."""
    kept, _, news = Kept.again(path)
    kept.close()
    return next(
        event
        for item in reversed(news)
        if isinstance(item, Entry)
        for event in reversed(item.events)
        if isinstance(event, MatchEnded)
    )


def hand_in(folder: Path, spare: Path) -> tuple[str, ...]:
    """The hand that the file of the game holds, as it stands on the screen; a copy is read, the file stays as it is."""
    shutil.copytree(folder / "terminal", spare)
    game, _ = go_on(spare)
    game.close()
    return tuple(map(face_of, sorted_hand(cards_of(game.shown.hand), game.shown.deal.trump)))


def tricks_won(window: Window) -> int:
    """Tricks that the score above the table counts for either side."""
    return len(re.findall("[●◆]", window.rows[0]))


def play_card(window: Window, play: Callable[[], None]) -> None:
    """Plays a card, and waits for one's next turn; a screen is drawn piece by piece, the score may come last."""
    left = len(window.hand()) - 1
    play()
    window.wait_until(
        lambda: window.has(*TURN) and len(window.hand()) == left and tricks_won(window) == 13 - left, "the next turn"
    )


def click_first_card(window: Window) -> None:
    """Clicks on the first card that may be played: a number stands below it."""
    window.wait_until(lambda: any(word.isdecimal() for word in window.rows[22].split()), "the numbers of the cards")
    number = next(word for word in window.rows[22].split() if word.isdecimal())
    window.click(window.rows[22].index(number), 20)


def test_in_english_a_match_goes_on_however_the_program_ends(tmp_path: Path) -> None:
    words = ["hokm", "--seed", "ends", "--rules", "target=1", "--level", "random", "--speed", "instant"]
    window = Window(*words, "--data", str(tmp_path))
    window.wait(*TURN)
    if window.has("Name the trump"):
        window.type("h", ENTER)
    window.wait_until(lambda: window.has(*TURN) and len(window.hand()) == 13, "the first turn")
    for number, way in enumerate(WAYS):
        with window:
            play_card(window, lambda window=window: window.type(UP, ENTER))  # type: ignore[misc]
            way.end(window)
            ended = window.end()
            assert ended == way.code if way.code is not None else ended != 0
            assert window.has("    ./hokm play --resume --data ") == way.speaks
        hand = hand_in(tmp_path, tmp_path / f"copy {number}")
        assert len(hand) == 12 - number
        window = Window("--resume", "--data", str(tmp_path))
        window.wait_until(
            lambda window=window, hand=hand: window.has(*TURN) and window.hand() == hand,  # type: ignore[misc]
            f"the hand as it is kept, {hand}",
        )
        assert tricks_won(window) == number + 1
    with window:
        play_card(window, lambda: click_first_card(window))
        window.click(window.rows[23].index("Menu"), 23)
        window.wait("Resign the match")
        window.type(ENTER)
        player = Player(window, catalogue("en"))
        player.ends_as_kept(player.play(), tmp_path)
        assert player.turns >= 7 - len(WAYS)


def test_in_persian_a_match_is_played_through(tmp_path: Path) -> None:
    words = ["hokm", "--seed", "a match", "--rules", "target=1", "--lang", "fa"]
    with Window(*words, "--speed", "instant", "--data", str(tmp_path)) as window:
        player = Player(window, catalogue("fa"))
        player.ends_as_kept(player.play(), tmp_path)
        assert player.turns >= 4


def test_a_terminal_that_is_small_slow_and_strange(tmp_path: Path) -> None:
    """No room to start, no colours, several keys in one go, bytes that are no text, and a window that changes."""
    with Window("hokm", "--data", str(tmp_path), size=(79, 24)) as window:
        assert window.end() == 1
        assert window.raw.decode().strip().startswith("hokm: the window is 79 by 24; make it at least 80 by 24")
        assert b"\x1b" not in window.raw
    assert not games(tmp_path)
    words = ["hokm", "--data", str(tmp_path), "--seed", "4", "--speed", "instant"]
    with Window(*words, settings={"NO_COLOR": "1"}) as window:
        window.wait("Your turn")

        def table_is_back() -> bool:
            return window.has("Your turn") and not window.has("Close")

        for opens, closes in (("r", [ENTER] * 3), ("r", ["q", ENTER, ENTER]), ("m", [ENTER] * 3)):
            window.press(opens, lambda: window.has("Close"))
            window.press("".join(closes), table_is_back)
        window.send(b"\xe9x\xff")
        window.press("r", lambda: window.has("Close"))
        window.press(ENTER, table_is_back)
        window.resize(60, 20)
        window.wait("This window is too small. Make it at least 80 by 24.")
        window.resize(80, 24)
        window.wait_until(table_is_back, "the table")
        window.type(UP)
        window.wait("┏━━━┓")
        window.press("q", lambda: window.process.poll() is not None)
        assert window.end() == 0
        assert b"Traceback" not in window.raw
        assert not re.search(rb"\x1b\[[0-9;]*(?:[34]8;|3[0-7][;m]|4[0-7][;m])", window.raw)
