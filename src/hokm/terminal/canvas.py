"""A grid of cells to draw on, the widget that shows one, and how cards look on it."""

from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from hokm.cards import FACE_DOWN, Card, suit_of
from hokm.terminal.palette import PALETTES, Palette, style_of
from hokm.terminal.sorting import RED
from hokm.terminal.words import index_of, sign_of


class Canvas:
    """Rows of cells, each a sign with its style. What is drawn beyond the edge is not seen."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width, self.height = width, height
        self._rows = [[(" ", ground)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Writes a line of text from a cell on to the right."""
        for sign in text:
            width = cell_len(sign)
            if width == 0:  # a mark that belongs to the sign before it, or the one after it at the edge
                self._join(x - 1, y, sign)
                continue
            self._set(x, y, sign, style)
            for extra in range(1, width):
                self._set(x + extra, y, "", style)
            x += width

    def centre(self, x: int, y: int, text: str, style: Style) -> None:
        """Writes a line of text with its middle at a cell."""
        self.put(x - cell_len(text) // 2, y, text, style)

    def right(self, x: int, y: int, text: str, style: Style) -> None:
        """Writes a line of text that ends before a cell."""
        self.put(x - cell_len(text), y, text, style)

    def strip(self, y: int) -> Strip:
        """A row for the screen."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width)
        runs = [(style, "".join(sign for sign, _ in cells)) for style, cells in groupby(self._rows[y], itemgetter(1))]
        return Strip([Segment(text, style) for style, text in runs], self.width)

    def differing(self, other: "Canvas") -> list[int]:
        """The rows in which another canvas of this size is not the same."""
        return [y for y, (row, its) in enumerate(zip(self._rows, other._rows, strict=True)) if row != its]

    def _set(self, x: int, y: int, sign: str, style: Style) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            self._rows[y][x] = sign, style

    def _join(self, x: int, y: int, mark: str) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            sign, style = self._rows[y][x]
            self._rows[y][x] = sign + mark, style


class Drawn(Widget):
    """A widget that is one drawing."""

    _canvas: Canvas | None = None

    @property
    def palette(self) -> Palette:
        """The colours of the present theme."""
        return PALETTES[self.app.theme]

    def draw(self, canvas: Canvas) -> None:
        """Draws everything anew."""
        raise NotImplementedError

    def ground(self) -> Style:
        """What empty cells look like."""
        return self.palette.on_felt()

    def renew(self) -> None:
        """Something may have changed: only rows that did are sent to the terminal."""
        before = self._canvas
        if before is None or (before.width, before.height) != self.size:
            self._canvas = None
            self.refresh()
            return
        self._canvas = self._drawn()
        changed = [Region(0, y, before.width, 1) for y in self._canvas.differing(before)]
        if changed:
            self.refresh(*changed)

    def _drawn(self) -> Canvas:
        canvas = Canvas(self.size.width, self.size.height, self.ground())
        self.draw(canvas)
        return canvas

    def on_resize(self) -> None:
        """The drawing must fit again."""
        self._canvas = None

    def notify_style_update(self) -> None:
        """The theme may have changed."""
        super().notify_style_update()
        self._canvas = None

    def render_line(self, y: int) -> Strip:
        """A row of the drawing."""
        if self._canvas is None or (self._canvas.width, self._canvas.height) != self.size:
            self._canvas = self._drawn()
        return self._canvas.strip(y)


class CardSize(NamedTuple):
    """How many cells a card takes."""

    width: int
    height: int


SMALL: Final = CardSize(5, 4)
LARGE: Final = CardSize(7, 5)

PLAIN, HEAVY, DOUBLE = "╭─╮│╰╯", "┏━┓┃┗┛", "╔═╗║╚╝"
#: What the back of a card is filled with.
BACK: Final = "░"


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    card: Card,
    size: CardSize,
    palette: Palette,
    *,
    frame: str = PLAIN,
    barred: bool = False,
) -> None:
    """A card: rank at the top left, its suit in the middle, on the large one the rank again below; or its back."""
    if card == FACE_DOWN:
        _draw_back(canvas, x, y, size, palette, frame)
        return
    face = palette.barred if barred else palette.face
    red = suit_of(card) in RED
    ink = style_of(palette.faded if barred else palette.red if red else palette.black, face, not barred)
    edge_colour = palette.edge if frame == PLAIN else palette.gold if frame == DOUBLE else palette.black
    edge = style_of(edge_colour, face, frame != PLAIN)
    inner = size.width - 2
    left_top, line, right_top, side, left_bottom, right_bottom = tuple(frame)
    canvas.put(x, y, left_top + line * inner + right_top, edge)
    for row in range(1, size.height - 1):
        canvas.put(x, y + row, side, edge)
        canvas.put(x + 1, y + row, " " * inner, ink)
        canvas.put(x + size.width - 1, y + row, side, edge)
    canvas.put(x, y + size.height - 1, left_bottom + line * inner + right_bottom, edge)
    canvas.put(x + 1, y + 1, index_of(card), ink)
    canvas.put(x + 1 + inner // 2, y + 2, sign_of(suit_of(card)), ink)
    if size.height > SMALL.height:
        canvas.right(x + 1 + inner, y + size.height - 2, index_of(card), ink)


def _draw_back(canvas: Canvas, x: int, y: int, size: CardSize, palette: Palette, frame: str) -> None:
    """A card that lies face down."""
    edge, inner = style_of(palette.edge, palette.rim), size.width - 2
    left_top, line, right_top, side, left_bottom, right_bottom = tuple(frame)
    canvas.put(x, y, left_top + line * inner + right_top, edge)
    for row in range(1, size.height - 1):
        canvas.put(x, y + row, side + BACK * inner + side, edge)
    canvas.put(x, y + size.height - 1, left_bottom + line * inner + right_bottom, edge)
