"""A hand of another that lies open: a row for each suit, where each of its cards stands, and the digits for it."""

from collections.abc import Callable, Container, Iterable
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
    """A card of an open hand, and the cells where it stands; ``number`` is what chooses it, if anything does."""

    card: Card
    x: int
    y: int
    number: str
    text: str

    @property
    def width(self) -> int:
        """The cells that it takes."""
        return cell_len(self.number + self.text)


class Row(NamedTuple):
    """A suit of an open hand: where its sign stands, and its cards."""

    suit: Suit
    x: int
    y: int
    spots: tuple[Spot, ...]


def laid_open(cards: list[Card], left: Callable[[int], int], y: int, allowed: Container[Card] = ()) -> list[Row]:
    """The suits in the order of the hand, the empty ones last; ``left`` gives the first cell of a row of some width.

    Those that are ``allowed`` have the numbers of their places.
    """
    suits = list(dict.fromkeys([*map(suit_of, cards), *SUITS]))
    numbers = {card: f"{place}." if card in allowed else "" for place, card in enumerate(cards, 1)}
    held = [{card: numbers[card] for card in cards if suit_of(card) == suit} for suit in suits]
    x = left(max(3 + sum(spot.width for spot in _spots(row, 0, y)) for row in held))
    return [Row(suit, x, y + row, tuple(_spots(held[row], x + 3, y + row))) for row, suit in enumerate(suits)]


def _spots(numbers: dict[Card, str], x: int, y: int) -> Iterable[Spot]:
    for card, number in numbers.items():
        spot = Spot(card, x, y, number, f"{index_of(card)} ")
        yield spot
        x += spot.width


def draw_open(canvas: Canvas, rows: list[Row], palette: Palette, picking: Picking | None) -> None:
    """The rows; with ``picking`` the person chooses from them."""
    allowed = set() if picking is None else picking.allowed
    for row in rows:
        ink = palette.red if row.suit in RED else palette.black
        if not row.spots:
            canvas.put(row.x, row.y, f" {sign_of(row.suit)} –", palette.on_felt(palette.quiet))
            continue
        canvas.put(row.x, row.y, f" {sign_of(row.suit)} ", style_of(ink, palette.face, True))
        for card, x, y, number, text in row.spots:
            barred = bool(allowed) and card not in allowed
            style = style_of(palette.faded if barred else ink, palette.barred if barred else palette.face, not barred)
            canvas.put(x, y, number, style_of(palette.black, palette.face))
            canvas.put(x + cell_len(number), y, text, style)
            if picking is not None and card == picking.raised:
                canvas.put(x + cell_len(number), y, text.rstrip(), palette.chip())


def card_at(rows: list[Row], x: int, y: int) -> Card | None:
    """The card at a cell."""
    for row in rows:
        for spot in row.spots:
            if y == spot.y and spot.x <= x < spot.x + spot.width:
                return spot.card
    return None
