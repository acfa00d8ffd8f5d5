"""Games whose cards a test lays, on a screen that a test drives."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from hokm.cards import Pack
from hokm.table import Authority, ScriptedDealer, TableOpened
from hokm.terminal.app import HokmApp
from hokm.terminal.canvas import Drawn
from hokm.terminal.game import PERSON, Game
from hokm.terminal.kept import Heading, Kept
from hokm.terminal.words import Words
from hokm.texts import catalogue
from hokm.variants import find_variant

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


class Seen:
    """The screen as text, and keys to press on it."""

    def __init__(self, app: HokmApp, pilot: "Pilot[int]") -> None:
        self._app, self._pilot = app, pilot

    @property
    def text(self) -> str:
        """All that is drawn on the topmost screen, dialogs' words included."""
        drawn = [widget for widget in self._app.screen.query(Drawn) if widget.display and widget.size.height]
        rows = [widget.render_line(y).text for widget in drawn for y in range(widget.size.height)]
        rows += [str(widget.render()) for widget in self._app.screen.query("Static")]
        return "\n".join(rows)

    async def wait(self, *parts: str) -> str:
        """Waits until one of the texts is there."""
        for _ in range(1000):
            if any(part in self.text for part in parts):
                return self.text
            await asyncio.sleep(0.03)
        raise AssertionError(f"none of {parts} came:\n{self.text}")

    async def press(self, *keys: str) -> None:
        """Presses keys."""
        await self._pilot.press(*keys)


@asynccontextmanager
async def screen_of(game: Game, language: str = "en", size: tuple[int, int] = (80, 24)) -> AsyncIterator[Seen]:
    """The game on a screen."""
    app = HokmApp(game, Words(catalogue(language)), "hokm-day")
    async with app.run_test(size=size) as pilot:
        yield Seen(app, pilot)
    game.close()
