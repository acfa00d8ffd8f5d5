"""The cloth: who sits where, the trick, hands that lie open, and in place of the trick what there is to be read."""

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.style import Style
from textual import events

from hokm.cards import Card, CardSet, cards_of
from hokm.rules import Seat
from hokm.terminal import ends, questions
from hokm.terminal.canvas import DOUBLE, LARGE, PLAIN, SMALL, Canvas, CardSize, draw_card
from hokm.terminal.drawing import CROWN, MARKS, TURN, TURN_BACK, TableDrawing, wrapped
from hokm.terminal.facts import facts, notes
from hokm.terminal.game import Game
from hokm.terminal.open_hand import ROWS, Row, card_at, draw_open, laid_open
from hokm.terminal.palette import Palette
from hokm.terminal.picking import Picking
from hokm.terminal.places import hands_at, place_of
from hokm.terminal.sorting import sorted_hand
from hokm.terminal.words import Words
from hokm.views import trump_in_force


class Felt(TableDrawing):
    """The cloth. ``choose`` is called for a card of an open hand that is clicked."""

    def __init__(self, game: Game, words: Words, picking: Picking, choose: Callable[[Card], None]) -> None:
        super().__init__(game, words)
        self._picking, self._choose = picking, choose
        self._open: dict[Seat, list[Row]] = {}

    def draw(self, canvas: Canvas) -> None:
        game = self.game
        self._open = {}
        for hand in hands_at(game.variant.seating, game.hakem):
            self._hand(canvas, hand)
        self._facts(canvas)
        reading = self._reading()
        if game.drawn is not None:
            self._draw_for_hakem(canvas, game.drawn)
        elif reading:
            self._read(canvas, reading)
        elif game.lies and game.shown.deal.last_trick is not None:
            last = game.shown.deal.last_trick
            draw_trick(canvas, game, self.palette, self._top, last.leader, last.cards, last.winner)
        elif game.shown.deal.trick:
            self._trick(canvas)

    def _trick(self, canvas: Canvas) -> None:
        """The cards of the trick so far, with the one that wins it as far as the person can know."""
        game, deal = self.game, self.game.shown.deal
        trump = deal.trump if deal.trump is not None else trump_in_force(game.variant, game.shown)
        best = game.variant.ranking.winner(deal.trick, trump, deal.not_trumps)
        winner = game.variant.seating.place(deal.leader, best, deal.hakem)
        draw_trick(canvas, game, self.palette, self._top, deal.leader, deal.trick, winner)

    @property
    def _top(self) -> int:
        """The first row below what lies open across the table."""
        return max((rows[-1].y + 1 for rows in self._open.values() if rows[0].y == 1), default=1)

    # ------------------------------------------------------------------------------------------------- reading

    def _reading(self) -> list[str]:
        game, words = self.game, self.words
        match, deal = game.shown.match, game.shown.deal
        if match.result is not None and game.over:
            return [ends.match_title(words, game, match.result.winner), *ends.match_end(words, game, match.result)]
        if deal.result is not None:
            return [ends.deal_title(words, game, deal.result), *ends.deal_end(words, game, deal.result)]
        if game.setup.phase == "over" and game.over:
            return []
        return questions.question(words, game)

    def _read(self, canvas: Canvas, lines: Sequence[str]) -> None:
        """A heading, cards that are asked about, and sentences in the middle."""
        words, palette, top = self.words, self.palette, self._top
        cards = questions.cards_asked_about(self.game)
        width = max(30, canvas.width - 34)
        room = [words.cells(part) for line in lines[1:] for part in wrapped(line, width)]
        size = LARGE if canvas.height >= top + LARGE.height + len(room) + 5 else SMALL
        middle, height = canvas.width // 2, 2 + len(room) + (size.height + 1 if cards else 0)
        y = max(top, top + (canvas.height - 1 - top - height) // 2)
        canvas.centre(middle, y, words.cells(lines[0]), palette.on_felt(palette.gold, bold=True))
        y += 1 if height > canvas.height - top - 1 else 2
        if cards:
            left = middle - (len(cards) * (size.width + 2) - 2) // 2
            for number, card in enumerate(cards):
                draw_card(canvas, left + number * (size.width + 2), y, card, size, palette)
            y += size.height + (0 if height > canvas.height - top - 2 else 1)
        for row, text in enumerate(room):
            canvas.centre(middle, y + row, text, palette.on_felt())

    def _draw_for_hakem(self, canvas: Canvas, cards: tuple[Card, ...]) -> None:
        """The newest cards that were turned up to find the hakem."""
        game, palette, size = self.game, self.palette, size_for(canvas)
        middle = canvas.width // 2
        canvas.centre(middle, 2, self.words.line("hakem-finding"), palette.on_felt(palette.gold, bold=True))
        room = max(1, (canvas.width - 44) // (size.width + 1))
        shown = cards[-room:]
        left = middle - (len(shown) * (size.width + 1) - 1) // 2
        found = game.last is not None
        for place, card in enumerate(shown):
            frame = DOUBLE if found and place == len(shown) - 1 else PLAIN
            x = left + place * (size.width + 1)
            draw_card(canvas, x, (canvas.height - size.height) // 2 + 1, card, size, palette, frame=frame)

    # --------------------------------------------------------------------------------------------------- hands

    def _hand(self, canvas: Canvas, hand: Seat) -> None:
        """Whose hand lies here, and what is to be known of it."""
        game, words, palette = self.game, self.words, self.palette
        seating = game.variant.seating
        across, down = place_of(seating, hand, game.me, game.hakem)
        in_turn = self._is_in_turn(hand)
        order = words.order_of(game, hand)
        crown = [CROWN, words.line("hakem")] if hand == game.hakem else []
        name = words.row(MARKS[order], words.cells(words.name(game, hand)), *crown)
        style = palette.chip() if in_turn else palette.on_felt(palette.side(order), bold=True)
        first = self._marked(name) if in_turn else f"  {name}  "
        said = [] if hand >= seating.seats else [words.cells(note) for note in notes(words, game, hand)]
        lies_open = game.open_hand(hand)
        if abs(across) < 0.3:  # above or below: all in one row
            self._in_a_row(canvas, 0 if down < 0 else canvas.height - 1, (first, style), said)
            if lies_open:
                self._lay_open(canvas, hand, lies_open, lambda width: (canvas.width - width) // 2, 1)
            return
        below = ROWS if lies_open else len(said)
        y = round((canvas.height - 1 - below) * (down + 1) / 2)
        write = canvas.put if across < 0 else canvas.right
        x = 1 if across < 0 else canvas.width - 1
        write(x, y, first, style)
        if lies_open:
            self._lay_open(canvas, hand, lies_open, lambda width: 3 if across < 0 else canvas.width - 3 - width, y + 1)
            return
        for row, note in enumerate(said, 1):
            write(x, y + row, f"  {note}  ", palette.on_felt(palette.quiet))

    def _in_a_row(self, canvas: Canvas, y: int, first: tuple[str, Style], said: list[str]) -> None:
        words, quiet = self.words, self.palette.on_felt(self.palette.quiet)
        text, style = first
        rest = " · ".join(reversed(said) if words.right_to_left else said)
        left = (canvas.width - cell_len(text) - cell_len(rest) - 3) // 2 if rest else 0
        if not rest:
            canvas.centre(canvas.width // 2, y, text, style)
        elif words.right_to_left:
            canvas.put(left, y, f"{rest} · ", quiet)
            canvas.put(left + cell_len(rest) + 3, y, text, style)
        else:
            canvas.put(left, y, text, style)
            canvas.put(left + cell_len(text), y, f"· {rest}", quiet)

    def _lay_open(self, canvas: Canvas, hand: Seat, held: CardSet, left: Callable[[int], int], y: int) -> None:
        game = self.game
        cards = sorted_hand(cards_of(held), game.trump)
        chosen_from = self._picking if self._picking.hand == hand else None
        self._open[hand] = laid_open(cards, left, y, chosen_from.allowed if chosen_from else ())
        draw_open(canvas, self._open[hand], self.palette, chosen_from)

    def _is_in_turn(self, hand: Seat) -> bool:
        game = self.game
        if game.between:
            return False
        return hand == game.hand_in_turn if game.hand_in_turn >= 0 else hand in game.to_act

    def _marked(self, name: str) -> str:
        """A name with the mark of who is to act, where reading begins."""
        return f" {name} {TURN_BACK}" if self.words.right_to_left else f"{TURN} {name} "

    def _facts(self, canvas: Canvas) -> None:
        """What else is to be known, in the lower corner where reading ends."""
        words, style = self.words, self.palette.on_felt(self.palette.quiet)
        said = facts(words, self.game)
        for row, fact in enumerate(said, canvas.height - len(said)):
            if words.right_to_left:
                canvas.put(2, row, words.cells(fact), style)
            else:
                canvas.right(canvas.width - 2, row, words.cells(fact), style)

    def on_click(self, event: events.Click) -> None:
        """A click on a card that lies open chooses it where it is one's own to choose; else nobody waits longer."""
        card = card_at(self._open.get(self._picking.hand, []), event.x, event.y)
        if card is not None:
            self._picking.lift(card)
            self._choose(card)
        else:
            self.game.hurry()


def size_for(canvas: Canvas) -> CardSize:
    """The size of cards that fits on a drawing."""
    return LARGE if canvas.height >= 3 * LARGE.height + 3 else SMALL


def draw_trick(
    canvas: Canvas, game: Game, palette: Palette, top: int, leader: Seat, cards: Sequence[Card], winner: Seat
) -> None:
    """A trick: each card towards the hand it came from, the one that takes it in a double frame."""
    seating, size = game.variant.seating, size_for(canvas)
    spread = size.width + 2 + (canvas.width - 50) // 12
    tallest = min(canvas.height - 1 - top - size.height, 2 * size.height)
    first = top + (canvas.height - 1 - top - tallest - size.height) // 2
    for place, card in enumerate(cards):
        hand = seating.place(leader, place, game.hakem)
        across, down = place_of(seating, hand, game.me, game.hakem)
        if seating.seats > 4 and abs(across) > 0.3:
            down *= 1.3  # two cards one above the other
        x = round(canvas.width / 2 + across * spread - size.width / 2)
        y = first + round(tallest * (down + 1) / 2)
        draw_card(canvas, x, y, card, size, palette, frame=DOUBLE if hand == winner else PLAIN)
