"""Somebody who knows no rules: reads what the screen asks, and answers with the keys that it offers."""

import random
from collections.abc import Callable

from hokm.terminal.bidi import visual
from hokm.texts import Catalogue
from tests.terminal.window import ENTER, UP, Window


class Reader:
    """Plays whatever game is in a window. ``seen`` is called with the screen before each answer."""

    def __init__(
        self, window: Window, language: Catalogue, seed: str = "", seen: Callable[[str], None] = lambda text: None
    ) -> None:
        self.window, self._language, self._seen = window, language, seen
        self._lots = random.Random(seed)
        self.answers = self.deals = 0

    def says(self, text: str, **values: object) -> str:
        """How a text stands on the screen."""
        return visual(self._language.say(text, values))

    def play(self, deals: int) -> None:
        """Plays until the match is over, or so many deals are, and then gives up."""
        window = self.window
        over, following = self.says("match-end-rematch"), self.says("deal-end-next")
        asked = [self.says(text) for text in ("table-your-turn", "table-lead", "table-turn-dummy-you")]
        while True:
            window.wait(over, following, *asked)
            window.settle(0.01)
            if window.has(over):
                return
            self._seen(window.text)
            if window.has(following):
                self.deals += 1
                if self.deals == deals:
                    self._resign()
                    return
                self._type(ENTER)
            elif window.has(*asked):
                self.answers += 1
                self._type(*self._answer())

    def _answer(self) -> list[str]:
        """A button now and then where cards may be played too, else a card or a button further on."""
        if self.window.has(self.says("trump-ask-for"), self.says("trump-show")) and self._lots.random() < 0.5:
            return ["f", ENTER]
        if self.window.has(self.says("signal-button", signal="none")) and self._lots.random() < 0.5:
            return [UP, "i", ENTER]
        return [*[UP] * self._lots.choice((1, 1, 2, 3)), ENTER]

    def _resign(self) -> None:
        self.window.type("m")
        self.window.wait(self.says("table-resign"))
        self.window.type("x", ENTER)
        self.window.wait(self.says("table-keep-playing"))
        self.window.type("y", ENTER)
        self.window.wait(self.says("match-end-rematch"))

    def _type(self, *keys: str) -> None:
        """Presses each key when the one before it has been answered: what comes then may be another question."""
        for key in keys:
            before = self.window.text
            self.window.type(key)
            self.window.changes(before, 5.0 if key == ENTER else 1.0)
