"""Buttons: what may be done besides playing a card. A letter or the arrows choose one, Enter or a click does it."""

from collections.abc import Callable
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.widget import Widget

from hokm.terminal.canvas import Canvas, Drawn
from hokm.terminal.words import Words


class MenuButton(NamedTuple):
    """A button: the key for it, a letter or a number, what it says, and what it does."""

    key: str
    label: str
    do: Callable[[], object]

    @property
    def says_key(self) -> bool:
        """Whether what it says is the number that chooses it."""
        return self.label.isdecimal()


class MenuButtons(Drawn):
    """Buttons side by side, in as many rows as they need, or ``listed`` one below the other."""

    def __init__(self, words: Words, *, listed: bool = False, id: str | None = None) -> None:
        super().__init__(id=id)
        self._words, self._listed = words, listed
        self.items: list[MenuButton] = []
        self.chosen: int | None = None

    def ground(self) -> Style:
        return Style(bgcolor=self.palette.panel) if self._listed else super().ground()

    def offer(self, items: list[MenuButton]) -> None:
        """Shows other buttons; the chosen one stays chosen while it is there."""
        before = None if self.chosen is None else self.items[self.chosen].label
        self.items = items
        labels = [item.label for item in items]
        self.chosen = labels.index(before) if before in labels else None
        self._fit()
        self.renew()

    def choose(self, index: int | None) -> None:
        """Marks a button as the one that Enter does."""
        self.chosen = index
        self.renew()

    def step(self, by: int) -> bool:
        """Marks the next button."""
        if not self.items:
            return False
        at = (0 if by > 0 else -1) if self.chosen is None else self.chosen + by
        self.choose(at % len(self.items))
        return True

    def key(self, letter: str) -> bool:
        """Marks the button of a letter; of a digit the next one whose number begins with it."""
        fitting = [index for index, item in enumerate(self.items) if letter and item.key.startswith(letter)]
        if not fitting:
            return False
        later = [index for index in fitting if self.chosen is not None and index > self.chosen]
        self.choose((later or fitting)[0])
        return True

    def do(self) -> bool:
        """Does what the marked button says."""
        if self.chosen is None:
            return False
        self.items[self.chosen].do()
        return True

    def _label(self, item: MenuButton) -> str:
        label, letter = self._words.cells(item.label), "" if item.says_key else item.key.upper()
        return f" {self._words.row(letter, label)} "

    def _room(self) -> int:
        """The cells of a row: of what the buttons lie in, since they themselves may not be shown yet."""
        around = self.parent
        return (around.size.width if isinstance(around, Widget) and around.size.width else self.app.size.width) - 2

    def _rows(self) -> list[list[int]]:
        """The buttons of each row."""
        if self._listed:
            return [[index] for index in range(len(self.items))]
        rows: list[list[int]] = []
        used, room = 0, self._room()
        for index, item in enumerate(self.items):
            width = cell_len(self._label(item)) + 4
            if not rows or used + width > room:
                rows.append([])
                used = 0
            rows[-1].append(index)
            used += width
        return rows

    def _places(self) -> list[tuple[int, int, int]]:
        """The row, the first cell and the width of each button."""
        places = []
        for row, indices in enumerate(self._rows()):
            widths = [cell_len(self._label(self.items[index])) + 2 for index in indices]
            left = max(0, (self.size.width - sum(widths) - 2 * (len(widths) - 1)) // 2)
            for width in widths:
                places.append((row, left, width))
                left += width + 2
        return places

    def _fit(self) -> None:
        rows = len(self._rows())
        self.styles.height = 2 * rows - 1 if self._listed and rows else rows
        self.display = bool(rows)

    def on_resize(self) -> None:
        """More or fewer rows may be needed."""
        super().on_resize()
        self._fit()

    def draw(self, canvas: Canvas) -> None:
        palette = self.palette
        for index, (item, (row, left, _)) in enumerate(zip(self.items, self._places(), strict=True)):
            chosen = index == self.chosen
            style = palette.chip() if chosen else Style(color=palette.ink, bgcolor=palette.rim, bold=True)
            opening, closing = "▸◂" if chosen else "[]"
            y = 2 * row if self._listed else row
            canvas.put(left, y, f"{opening}{self._label(item)}{closing}", style)

    def on_click(self, event: events.Click) -> None:
        """A click does what the button says."""
        for item, (row, left, width) in zip(self.items, self._places(), strict=True):
            y = 2 * row if self._listed else row
            if event.y == y and left <= event.x < left + width:
                event.stop()
                item.do()
                return


class KeyLine(Drawn):
    """The last row of the screen: keys and what they do; a click does it too."""

    def __init__(self, words: Words, items: list[MenuButton], *, on_panel: bool = False, id: str | None = None) -> None:
        super().__init__(id=id)
        self._words, self._items, self._on_panel = words, items, on_panel

    def ground(self) -> Style:
        palette = self.palette
        return Style(color=palette.panel_ink, bgcolor=palette.panel) if self._on_panel else palette.on_rim()

    def _places(self) -> list[tuple[MenuButton, int, int]]:
        places, left = [], 1
        for item in self._items:
            width = cell_len(item.key) + 1 + cell_len(self._words.cells(item.label))
            if left + width > self.size.width:
                break
            places.append((item, left, width))
            left += width + 2
        if not self._words.right_to_left:
            return places
        return [(item, self.size.width - left - width, width) for item, left, width in places]

    def draw(self, canvas: Canvas) -> None:
        palette = self.palette
        for item, left, _ in self._places():
            label = self._words.cells(item.label)
            key, word = palette.on_rim(palette.gold, bold=True), palette.on_rim(palette.quiet)
            if self._on_panel:
                key, word = self.ground() + Style(bold=True), self.ground()
            if self._words.right_to_left:
                canvas.put(left, 0, label, word)
                canvas.put(left + cell_len(label) + 1, 0, item.key, key)
            else:
                canvas.put(left, 0, item.key, key)
                canvas.put(left + cell_len(item.key) + 1, 0, label, word)

    def on_click(self, event: events.Click) -> None:
        """A click on a key is as good as pressing it."""
        for item, left, width in self._places():
            if left <= event.x < left + width:
                event.stop()
                item.do()
                return
