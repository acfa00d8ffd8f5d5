"""The program on the screen: its colours, its signals, and the game that runs behind it."""

import asyncio
import codecs
import contextlib
import os
import signal
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter, NoColor

from hokm.terminal.bidi import EXPLICIT, IMPLICIT
from hokm.terminal.canvas import Drawn
from hokm.terminal.game import Game
from hokm.terminal.kept import CannotKeep
from hokm.terminal.palette import PALETTES, Palette, themes
from hokm.terminal.table_screen import TableScreen
from hokm.terminal.words import Words

#: A terminal that is gone cannot be put in order: then the program just ends, so long after it was told to.
LAST_MOMENT_SECONDS: Final = 2.0


def _take_any_bytes() -> None:
    """Bytes that are no text (from a terminal set to another alphabet) are a sign nobody knows, not the end of reading.

    Textual's reader asks for a strict decoder, and offers no other way to say so.
    """
    with contextlib.suppress(ImportError):  # there is another reader on Windows
        from textual.drivers import linux_driver

        lenient = partial(codecs.getincrementaldecoder("utf-8"), "replace")
        vars(linux_driver)["getincrementaldecoder"] = lambda name: lenient


class HokmApp(App[int]):
    """Returns the exit code. ``problem`` says why it ended when it had to."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", priority=True, show=False),
        Binding("ctrl+q", "leave", priority=True, show=False),
        Binding("ctrl+z", "suspend_process", show=False),
    ]

    def __init__(self, game: Game, words: Words, theme: str) -> None:
        super().__init__()
        _take_any_bytes()
        self.game, self.words = game, words
        self.problem: str | None = None
        self.fault: Exception | None = None
        for known in themes():
            self.register_theme(known)
        self.theme = theme

    @property
    def palette(self) -> Palette:
        """The colours of the present theme."""
        return PALETTES[self.theme]

    def on_mount(self) -> None:
        """The table, and behind it the game."""
        self._listen_for_signals()
        if self.words.right_to_left:
            self._send(EXPLICIT)
        self.push_screen(TableScreen(self.game, self.words))
        self.run_worker(self._play(), name="game")

    async def _play(self) -> None:
        try:
            await self.game.run()
        except CannotKeep as error:
            self._give_up(error)

    def attempt(self, request: Callable[[], bool]) -> None:
        """Carries out what the person asks for; what cannot be kept is not played."""
        try:
            if not request():
                self.bell()
        except CannotKeep as error:
            self._give_up(error)

    def _give_up(self, error: CannotKeep) -> None:
        self.problem = str(error)
        self.exit(1)

    def _handle_exception(self, error: Exception) -> None:
        """A fault ends the program in good order and is told once the screen is as it was, not as a traceback on it."""
        self.fault = self.fault or error
        if self.is_headless:
            super()._handle_exception(error)  # tests want to see it
        else:
            self.exit(1)

    def leave(self) -> None:
        """Ends the program; the game stays as it is."""
        if self.words.right_to_left:
            self._send(IMPLICIT)
        self.exit(0)

    def action_leave(self) -> None:
        """The same by a key."""
        self.leave()

    def other_theme(self) -> None:
        """Day or night."""
        self.theme = next(name for name in PALETTES if name != self.theme)
        for screen in self.screen_stack:
            for drawing in screen.query(Drawn):
                drawing.renew()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Where colours are not wanted there are none at all, not even grey ones."""
        return [NoColor()] if self.no_color else super().get_line_filters()

    def _send(self, sequence: str) -> None:
        if self._driver is not None and not self.is_headless:
            self._driver.write(sequence)

    def _listen_for_signals(self) -> None:
        """Whoever ends the program, or closes the window, ends it in good order. All that was shown is kept already."""
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and threading.current_thread() is threading.main_thread():
                with contextlib.suppress(NotImplementedError):
                    asyncio.get_running_loop().add_signal_handler(number, self._told_to_end, 128 + number)

    def _told_to_end(self, code: int) -> None:
        last = threading.Timer(LAST_MOMENT_SECONDS, os._exit, (code,))
        last.daemon = True
        last.start()
        self.exit(code)
