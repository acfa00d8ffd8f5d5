"""The own hand: cards side by side, the chosen one raised, those that may be played with their number below."""

from collections.abc import Callable

from textual import events

from hokm.cards import Card, cards_of
from hokm.terminal.canvas import HEAVY, LARGE, PLAIN, SMALL, Canvas, CardSize, draw_card
from hokm.terminal.drawing import TableDrawing
from hokm.terminal.game import Game
from hokm.terminal.picking import Picking
from hokm.terminal.sorting import sorted_hand
from hokm.terminal.words import Words

#: What stands below a card that may not be chosen, and below one that is marked.
BARRED, MARKED = "·", "✔"


class Hand(TableDrawing):
    """The cards of the person."""

    def __init__(self, game: Game, words: Words, picking: Picking, choose: Callable[[Card], None]) -> None:
        super().__init__(game, words, id="hand")
        self._picking, self._choose = picking, choose
        self.size_of_cards: CardSize = SMALL
        #: Whether digits choose from these cards.
        self.numbered = True

    @property
    def cards(self) -> list[Card]:
        """The hand in its order."""
        if self._picking.hand == self.game.me:
            return self._picking.cards
        return sorted_hand(cards_of(self.game.shown.hand), self.game.trump)

    # ------------------------------------------------------------------------------------------------- drawing

    def draw(self, canvas: Canvas) -> None:
        palette, picking, size = self.palette, self._picking, self.size_of_cards
        mine = picking.hand == self.game.me
        allowed, marked, raised = picking.allowed, picking.marked, picking.raised
        asked = bool(allowed or marked) or not mine
        for place, (card, x) in enumerate(zip(self.cards, self._lefts(), strict=True), 1):
            up = mine and card in (raised, *marked)
            barred = asked and not (mine and (card in allowed or card in marked))
            frame = HEAVY if mine and card == raised else PLAIN
            draw_card(canvas, x, 0 if up else 1, card, size, palette, frame=frame, barred=barred)
            style = palette.on_felt(palette.quiet if barred else palette.gold, bold=not barred)
            style = palette.chip() if up else style
            number = MARKED if mine and card in marked else BARRED if barred else str(place)
            if self.numbered and not self.game.shown.deal.result:
                canvas.centre(x + min(size.width, self._step) // 2, size.height + 1, number, style)

    @property
    def _step(self) -> int:
        count, width = len(self.cards), self.size_of_cards.width
        if count < 2:
            return width + 1
        return max(2, min(width + 1, (self.size.width - width - 2) // (count - 1)))

    def _lefts(self) -> list[int]:
        count, step = len(self.cards), self._step
        whole = step * (count - 1) + self.size_of_cards.width
        left = max(0, (self.size.width - whole) // 2)
        return [left + step * place for place in range(count)]

    def card_at(self, x: int, y: int) -> Card | None:
        """The card at a cell."""
        size, up = self.size_of_cards, (self._picking.raised, *self._picking.marked)
        for card, left in reversed(list(zip(self.cards, self._lefts(), strict=True))):
            if left <= x < left + size.width:
                top = 0 if card in up else 1
                return card if top <= y < top + size.height + 1 else None
        return None

    # --------------------------------------------------------------------------------------------------- mouse

    def on_click(self, event: events.Click) -> None:
        """A click plays the card, or marks it."""
        card = self.card_at(event.x, event.y)
        if card is not None and self._picking.hand == self.game.me:
            self._picking.lift(card)
            self._choose(card)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Pointing at a card raises it."""
        picking, card = self._picking, self.card_at(event.x, event.y)
        mine = picking.hand == self.game.me
        if mine and card is not None and card != picking.raised and card in picking.allowed:
            picking.lift(card)


def size_for_window(width: int, height: int) -> CardSize:
    """The size of the cards in hand."""
    return LARGE if width >= 100 and height >= 34 else SMALL
