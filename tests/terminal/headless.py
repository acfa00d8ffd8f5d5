"""The game on a screen that is drawn in memory, with the keys and clicks of a test; and games with laid cards."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from textual._compositor import LayoutUpdate
from textual.pilot import Pilot
from textual.strip import Strip

from hokm.cards import Pack
from hokm.table import Authority, ScriptedDealer, TableOpened
from hokm.terminal.app import HokmApp
from hokm.terminal.game import PERSON, Game
from hokm.terminal.kept import Heading, Kept
from hokm.terminal.words import Words
from hokm.texts import catalogue
from hokm.variants import find_variant
from tests.terminal.shown import Shown

KEY = b"k" * 32


def game_of(
    folder: Path,
    packs: Sequence[Pack],
    rules: dict[str, str],
    hakem: int = 0,
    level: str = "level-2",
    turned: Pack = (),
    variant: str = "hokm-4",
) -> Game:
    """A game in which these packs are dealt, and the person, at seat 0, is hakem unless said otherwise."""
    opening = TableOpened(
        kind="solo",
        host=PERSON,
        variant=variant,
        rules=tuple({"first-caller-method": "random", **rules}.items()),
        level=level,
        clock=0,
        fill=True,
        speed="instant",
    )
    dealer = ScriptedDealer(packs, lot=(hakem - 1) % find_variant(variant).seating.seats, turned=turned)
    authority = Authority.opened(opening, lambda size: bytes(size), 0.0, lambda _: dealer)
    return Game(authority, Kept.new(folder, Heading(KEY, "en")), KEY)


#: How long a test waits for something to come, in seconds.
PATIENCE = 60.0


class Screen(Shown):
    """What a person at the terminal sees, and the keys that they press."""

    def __init__(self, app: HokmApp, pilot: "Pilot[int]") -> None:
        self.app, self._pilot = app, pilot

    @property
    def strips(self) -> list[Strip]:
        """The rows of the whole screen with their colours, what lies beneath a window too."""
        below = self.app._background_screens
        update = self.app.screen._compositor.render_update(full=True, screen_stack=below)  # as a screenshot is made
        assert isinstance(update, LayoutUpdate)
        return [Strip.join(row) for row in update.strips]

    @property
    def rows(self) -> list[str]:
        """The rows of the screen, without colours."""
        return [strip.text for strip in self.strips]

    async def wait(self, *parts: str) -> str:
        """Waits until one of the texts is there."""
        await self.wait_until(lambda: self.has(*parts), f"one of {parts}")
        return self.text

    async def wait_until(self, done: Callable[[], bool], what: str) -> None:
        """Waits until the screen is as it should be."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while not done():
            assert asyncio.get_running_loop().time() < end, f"{what} did not come:\n{self.text}"
            await asyncio.sleep(0.02)

    async def changes(self, before: str) -> None:
        """Waits a moment for something else to stand on the screen: a key that means nothing changes nothing."""
        for _ in range(10):
            if self.text != before:
                return
            await asyncio.sleep(0.02)

    async def press(self, *keys: str) -> None:
        """Presses keys."""
        await self._pilot.press(*keys)

    async def click(self, x: int, y: int) -> None:
        """Presses the mouse on a cell."""
        await self._pilot.click(offset=(x, y))

    async def resize(self, width: int, height: int) -> None:
        """Makes the window larger or smaller."""
        await self._pilot.resize_terminal(width, height)


@asynccontextmanager
async def screen_of(game: Game, language: str = "en", size: tuple[int, int] = (80, 24)) -> AsyncIterator[Screen]:
    """The game on a screen."""
    app = HokmApp(game, Words(catalogue(language)), "hokm-day")
    async with app.run_test(size=size) as pilot:
        yield Screen(app, pilot)
    game.close()
