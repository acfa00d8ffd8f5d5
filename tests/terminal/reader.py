"""A player who knows no rules: reads what the screen asks, and answers with the keys that it offers."""

import random

from hokm.terminal.bidi import visual
from hokm.texts import Catalogue
from tests.terminal.headless import Screen


class Reader:
    """Plays whatever game is on a screen."""

    def __init__(self, screen: Screen, language: Catalogue, seed: str = "") -> None:
        self.screen, self._language = screen, language
        self._lots = random.Random(seed)
        self.answers = self.deals = 0

    def says(self, text: str, **values: object) -> str:
        """How a text stands on the screen."""
        return visual(self._language.say(text, values))

    async def play(self, deals: int) -> None:
        """Plays until the match is over, or so many deals are, and then gives up."""
        over, following = self.says("match-end-rematch"), self.says("deal-end-next")
        asked = [self.says(text) for text in ("table-your-turn", "table-lead", "table-turn-dummy-you")]
        while True:
            text = await self.screen.wait(over, following, *asked)
            if over in text:
                return
            if following in text:
                self.deals += 1
                if self.deals == deals:
                    await self._resign()
                    return
                await self._press("enter")
            else:
                self.answers += 1
                await self._press(*self._answer())

    def _answer(self) -> list[str]:
        """A button now and then where cards may be played too, else a card or a button further on."""
        if self.screen.has(self.says("do-ask-trump"), self.says("do-reveal-trump")) and self._lots.random() < 0.5:
            return ["f", "enter"]
        if self.screen.has(self.says("signal-button", signal="none")) and self._lots.random() < 0.5:
            return ["up", "i", "enter"]
        return [*["up"] * self._lots.choice((1, 1, 2, 3)), "enter"]

    async def _resign(self) -> None:
        for keys, comes in (("m", "do-resign"), ("x enter", "table-keep-playing"), ("y enter", "match-end-rematch")):
            await self.screen.press(*keys.split())
            await self.screen.wait(self.says(comes))

    async def _press(self, *keys: str) -> None:
        """Presses keys, and waits until something else stands there: what comes then may be another question."""
        before = self.screen.text
        await self.screen.press(*keys)
        await self.screen.changes(before)
