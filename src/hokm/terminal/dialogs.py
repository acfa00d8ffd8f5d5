"""What opens over the table: something to read, or a question with its answers."""

from collections.abc import Callable

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from hokm.terminal.choices import KeyLine, MenuButton, MenuButtons
from hokm.terminal.drawing import wrapped
from hokm.terminal.keys import letter_of
from hokm.terminal.words import Words

#: Something to read: its parts as spoken (they are wrapped) or as cells (they are not), each with its style.
Line = tuple[str, str]
HEADING, SPOKEN, CELLS = "heading", "spoken", "cells"


class Dialog(ModalScreen[None]):
    """A box over the table that Esc closes. On the narrowest screen it takes the whole width: what would stand at
    its edges would be the first and last letters of the rows beneath.
    """

    DEFAULT_CSS = """
    Dialog { align: center middle; background: black 35%; }
    Dialog > Vertical {
        width: 80; max-width: 100%; height: auto; max-height: 92%;
        background: $surface; color: $panel-ink; border: round $gold; padding: 0 1;
        border-title-color: $panel-ink; border-title-style: bold;
    }
    Dialog VerticalScroll { height: auto; background: $surface; scrollbar-size-vertical: 1; }
    Dialog Static { width: 1fr; height: auto; background: $surface; }
    Dialog KeyLine { height: 1; }
    Dialog Choices { margin: 1 0; }
    """

    def __init__(self, words: Words, title: str) -> None:
        super().__init__()
        self.words, self._title = words, title
        self._leaving = False

    def leave(self) -> None:
        """Closes it; of several keys that come in one go the first does."""
        if not self._leaving:
            self._leaving = True
            self.dismiss()

    def compose(self) -> ComposeResult:
        """The box."""
        with Vertical() as box:
            box.border_title = self.words.cells(self._title)
            box.styles.border_title_align = "right" if self.words.right_to_left else "left"
            yield from self.contents()

    def contents(self) -> ComposeResult:
        """What is in it."""
        raise NotImplementedError

    def on_click(self, event: events.Click) -> None:
        """A click beside the box closes it."""
        if event.widget is self:
            self.leave()


class TextDialog(Dialog):
    """Something to read."""

    def __init__(self, words: Words, title: str, lines: list[Line]) -> None:
        super().__init__(words, title)
        self._lines = lines

    def contents(self) -> ComposeResult:
        """The text, and how to close it."""
        with VerticalScroll():
            yield Static(id="text")
        yield KeyLine(self.words, [MenuButton("Esc", self.words.t("close"), self.leave)], on_panel=True)

    def on_resize(self) -> None:
        """The text is wrapped to the width there is."""
        self.query_one(VerticalScroll).styles.max_height = max(5, int(self.app.size.height * 0.92) - 3)
        width = min(80, self.app.size.width) - 6
        text = Text(no_wrap=True)
        for number, (line, kind) in enumerate(self._lines):
            if kind == HEADING:
                text.append(("\n" if number else "") + self.words.cells(line) + "\n", Style(bold=True, underline=True))
            elif kind == CELLS:
                text.append(line + "\n")
            else:
                for part in wrapped(line, width):
                    text.append(self.words.cells(part) + "\n")
        reading = self.query_one("#text", Static)
        reading.styles.text_align = "right" if self.words.right_to_left else "left"
        reading.update(text)

    def on_key(self, event: events.Key) -> None:
        """Esc, Enter and Q close; the arrows scroll."""
        scroll = self.query_one(VerticalScroll)
        if event.key in ("escape", "enter", "space") or letter_of(event) == "q":
            self.leave()
        elif event.key in ("up", "down", "pageup", "pagedown", "home", "end"):
            act: dict[str, Callable[[], None]] = {
                "up": scroll.scroll_up,
                "down": scroll.scroll_down,
                "pageup": scroll.scroll_page_up,
                "pagedown": scroll.scroll_page_down,
                "home": scroll.scroll_home,
                "end": scroll.scroll_end,
            }
            act[event.key]()
        else:
            return
        event.stop()


class Asking(Dialog):
    """Answers one below the other; Esc closes without one."""

    def __init__(self, words: Words, title: str, items: list[MenuButton], text: str = "") -> None:
        super().__init__(words, title)
        self._text = text
        self._items = [MenuButton(item.key, item.label, self._then_closed(item)) for item in items]

    def _then_closed(self, item: MenuButton) -> Callable[[], None]:
        def do() -> None:
            if not self._leaving:
                self.leave()
                item.do()

        return do

    def contents(self) -> ComposeResult:
        """The question and its answers."""
        if self._text:
            lines = "\n".join(self.words.cells(line) for line in wrapped(self._text, 66))
            yield Static(Text(lines, justify="center"))
        yield MenuButtons(self.words, listed=True, id="answers")
        yield KeyLine(self.words, [MenuButton("Esc", self.words.t("close"), self.leave)], on_panel=True)

    def on_mount(self) -> None:
        """The first answer is marked."""
        answers = self.query_one(MenuButtons)
        answers.offer(self._items)
        answers.choose(0)

    def on_key(self, event: events.Key) -> None:
        """The arrows and letters mark an answer, Enter gives it."""
        answers = self.query_one(MenuButtons)
        if event.key == "escape":
            self.leave()
        elif event.key in ("up", "left", "shift+tab"):
            answers.step(-1)
        elif event.key in ("down", "right", "tab"):
            answers.step(1)
        elif event.key in ("enter", "space"):
            answers.do()
        elif not answers.key(letter_of(event)):
            return
        event.stop()
