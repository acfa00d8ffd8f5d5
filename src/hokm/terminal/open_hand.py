"""A hand of another that lies open: a row for each suit, and where each of its cards stands."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from rich.cells import cell_len

from hokm.cards import SUITS, Card, Suit, suit_of
from hokm.terminal.canvas import Canvas
from hokm.terminal.palette import Palette, style_of
from hokm.terminal.picking import Picking
from hokm.terminal.sorting import RED
from hokm.terminal.words import index_of, sign_of

#: A row for each suit.
ROWS = len(SUITS)


class Spot(NamedTuple):
    """A card of an open hand, and the cells where it stands."""

    card: Card
    x: int
    y: int
    text: str


class Row(NamedTuple):
    """A suit of an open hand: where its sign stands, and its cards."""

    suit: Suit
    x: int
    y: int
    spots: tuple[Spot, ...]


def laid_open(cards: list[Card], left: Callable[[int], int], y: int) -> list[Row]:
    """The suits in the order of the hand, the empty ones last; ``left`` gives the first cell of a row of some width."""
    suits = list(dict.fromkeys([*map(suit_of, cards), *SUITS]))
    held = [[card for card in cards if suit_of(card) == suit] for suit in suits]
    width = max(3 + sum(len(index_of(card)) + 1 for card in row) for row in held)
    x = left(width)
    return [Row(suit, x, y + row, tuple(_spots(held[row], x + 3, y + row))) for row, suit in enumerate(suits)]


def _spots(cards: Iterable[Card], x: int, y: int) -> Iterable[Spot]:
    for card in cards:
        text = f"{index_of(card)} "
        yield Spot(card, x, y, text)
        x += len(text)


def draw_open(canvas: Canvas, rows: list[Row], palette: Palette, picking: Picking | None) -> None:
    """The rows; with ``picking`` the person chooses from them."""
    allowed = set() if picking is None else picking.allowed
    for row in rows:
        ink = palette.red if row.suit in RED else palette.black
        if not row.spots:
            canvas.put(row.x, row.y, f" {sign_of(row.suit)} –", palette.on_felt(palette.quiet))
            continue
        canvas.put(row.x, row.y, f" {sign_of(row.suit)} ", style_of(ink, palette.face, True))
        for card, x, y, text in row.spots:
            barred = bool(allowed) and card not in allowed
            style = style_of(palette.faded if barred else ink, palette.barred if barred else palette.face, not barred)
            canvas.put(x, y, text, style)
            if picking is not None and card == picking.raised:
                canvas.put(x, y, text.rstrip(), palette.chip())


def card_at(rows: list[Row], x: int, y: int) -> Card | None:
    """The card at a cell."""
    for row in rows:
        for spot in row.spots:
            if y == spot.y and spot.x <= x < spot.x + cell_len(spot.text):
                return spot.card
    return None
