"""Whole matches in a window, with real keys and the mouse, against the real program."""

from pathlib import Path

import pytest

from hokm.cli import run
from hokm.rules.events import MatchEnded
from hokm.table import Entry
from hokm.terminal.bidi import visual
from hokm.terminal.kept import Kept
from hokm.texts import Catalogue, catalogue
from tests.terminal.window import ENTER, UP, Window, games


class Player:
    """Somebody who reads the screen and presses keys until the match is over."""

    def __init__(self, window: Window, language: Catalogue) -> None:
        self.window, self._language = window, language
        self.turns = self.trumps = 0

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
                return next(end for end in ends if window.has(end))
            before = window.text
            if window.has(ask):
                self.trumps += 1
                window.type("h", ENTER)
            elif window.has(following):
                window.type(ENTER)
            else:
                self.turns += 1
                window.type(UP, ENTER)
            window.wait_until(lambda before=before: window.text != before, "an answer")  # type: ignore[misc]
            window.settle(0.02)


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


@pytest.mark.parametrize(
    ("size", "language", "target"),
    [((80, 24), "en", 2), ((120, 40), "en", 1), ((80, 24), "fa", 1)],
    ids=["80x24", "120x40", "fa"],
)
def test_a_match_is_played_through(size: tuple[int, int], language: str, target: int, tmp_path: Path) -> None:
    words = ["hokm", "--seed", "a match", "--rules", f"target={target}", "--lang", language]
    with Window(*words, "--speed", "instant", "--data", str(tmp_path), size=size) as window:
        player = Player(window, catalogue(language))
        end = player.play()
        assert player.turns >= 7 * target / 2
        window.settle()
        board = window.text
        window.type("q")
        assert window.end() == 0
        assert not window.has("--resume")
    (path,) = games(tmp_path)
    (written,) = path.parent.glob("*.hokm")
    assert run(["verify", str(written), "--bots"]) == 0
    result = result_in(path).result
    assert end == player.says("match-end-won" if result.winner == 0 else "match-end-lost")
    for points in result.score:
        assert player.says("rules-unit", value=points) in board


def test_a_card_and_a_button_can_be_clicked(tmp_path: Path) -> None:
    words = ["hokm", "--seed", "mouse", "--rules", "target=1;first-caller-method=random"]
    with Window(*words, "--speed", "instant", "--data", str(tmp_path)) as window:
        window.wait("Your turn", "You lead", "Name the trump")
        if window.has("Name the trump"):
            row = next(row for row, text in enumerate(window.rows) if "Hearts" in text)
            window.click(window.rows[row].index("Hearts"), row)
            window.wait("You lead")
        window.settle()
        hand = window.hand()
        row, place = next(
            (row, text.index(number))
            for row, text in enumerate(window.rows)
            if row == 22
            for number in [next(word for word in text.split() if word.isdecimal())]
        )
        window.click(place, row - 2)
        window.wait_until(lambda: len(window.hand()) == len(hand) - 1 and window.has("turn", "lead"), "a card less")
        window.click(window.rows[23].index("Menu"), 23)
        window.wait("Resign the match")
