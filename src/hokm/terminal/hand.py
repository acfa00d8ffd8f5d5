"""The own hand: cards side by side, the chosen one raised, those that may be played with their number below."""

from collections.abc import Callable
from time import monotonic

from textual import events

from hokm.cards import Card, cards_of, suit_of
from hokm.rules import PlayCard
from hokm.terminal.canvas import HEAVY, LARGE, PLAIN, SMALL, Canvas, CardSize, draw_card
from hokm.terminal.game import Game
from hokm.terminal.sorting import sorted_hand
from hokm.terminal.table_view import TableDrawing
from hokm.terminal.words import Words

#: Two digits make one place when the second follows the first as soon as this.
TOGETHER_SECONDS = 0.6


class Hand(TableDrawing):
    """The cards of the person. ``chosen`` is the raised one."""

    def __init__(self, game: Game, words: Words, play: Callable[[Card], None]) -> None:
        super().__init__(game, words, id="hand")
        self._play = play
        self._chosen: Card | None = None
        self._typed, self._typed_at = "", 0.0
        self.size_of_cards: CardSize = SMALL

    @property
    def cards(self) -> list[Card]:
        """The hand in its order."""
        return sorted_hand(cards_of(self.game.shown.hand), self.game.shown.deal.trump)

    @property
    def playable(self) -> set[Card]:
        """What may be played now."""
        return {action.card for action in self.game.legal if isinstance(action, PlayCard)}

    @property
    def chosen(self) -> Card | None:
        """The raised card."""
        return self._chosen if self._chosen in self.cards else None

    def choose(self, card: Card | None) -> None:
        """Raises a card."""
        self._chosen = card
        self.renew()

    def step(self, by: int, *, legal: bool = False) -> None:
        """Raises the next card to the right or left, only one that may be played if ``legal``."""
        playable = [card for card in self.cards if card in self.playable]
        cards = playable if legal else self.cards
        if self.chosen in cards:
            self.choose(cards[(cards.index(self.chosen) + by) % len(cards)])
        elif cards:
            self.choose((playable or cards)[0 if by > 0 else -1])

    def end(self, last: bool) -> None:
        """Raises the first or the last card."""
        if self.cards:
            self.choose(self.cards[-1 if last else 0])

    def suit(self, suit: int) -> None:
        """Raises the next card of a suit, one that may be played where there is one."""
        cards = [card for card in self.cards if suit_of(card) == suit]
        cards = [card for card in cards if card in self.playable] or cards
        if cards:
            at = cards.index(self.chosen) + 1 if self.chosen in cards else 0
            self.choose(cards[at % len(cards)])

    def digit(self, digit: str) -> None:
        """Raises a card by its place, of one or two digits."""
        soon = monotonic() - self._typed_at < TOGETHER_SECONDS
        both = self._typed + digit if soon else digit
        self._typed, self._typed_at = (both if 1 <= int(both) <= len(self.cards) else digit), monotonic()
        if 1 <= int(self._typed) <= len(self.cards):
            self.choose(self.cards[int(self._typed) - 1])

    # ------------------------------------------------------------------------------------------------- drawing

    def draw(self, canvas: Canvas) -> None:
        palette, playable = self.palette, self.playable
        size = self.size_of_cards
        for place, (card, x) in enumerate(zip(self.cards, self._lefts(), strict=True), 1):
            raised = card == self.chosen
            barred = bool(playable) and card not in playable
            y = 0 if raised else 1
            frame = HEAVY if raised else PLAIN
            draw_card(canvas, x, y, card, size, palette, frame=frame, barred=barred)
            style = palette.on_felt(palette.quiet if barred else palette.gold, bold=not barred)
            style = palette.chip() if raised else style
            number = "" if self.game.shown.deal.result else "·" if barred else str(place)
            middle = x + min(size.width, self._step) // 2
            canvas.centre(middle, size.height + 1, number, style)

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
        size = self.size_of_cards
        for card, left in reversed(list(zip(self.cards, self._lefts(), strict=True))):
            if left <= x < left + size.width:
                top = 0 if card == self.chosen else 1
                return card if top <= y < top + size.height + 1 else None
        return None

    # --------------------------------------------------------------------------------------------------- mouse

    def on_click(self, event: events.Click) -> None:
        """A click plays the card."""
        card = self.card_at(event.x, event.y)
        if card is not None:
            self.choose(card)
            self._play(card)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Pointing at a card raises it."""
        card = self.card_at(event.x, event.y)
        if card is not None and card != self.chosen and card in self.playable:
            self.choose(card)


def size_for_window(width: int, height: int) -> CardSize:
    """The size of the cards in hand."""
    return LARGE if width >= 100 and height >= 34 else SMALL
