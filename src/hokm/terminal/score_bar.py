"""The rows above the table: the tricks of this deal, trump, and the score of the match."""

from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style

from hokm.cards import format_suit
from hokm.rules.policies.ending import majority
from hokm.terminal.canvas import Canvas
from hokm.terminal.drawing import EMPTY_MARKS, MARKS, TableDrawing
from hokm.terminal.words import sign_of

#: Cells kept on either side of the middle for trump.
TRUMP_ROOM: Final = 11


class Block(NamedTuple):
    """What stands of one side: two rows."""

    rows: tuple[tuple[str, Style], ...]

    @property
    def width(self) -> int:
        """The cells that it takes."""
        return max(cell_len(text) for text, _ in self.rows)


class ScoreBar(TableDrawing):
    """One's own side stands where reading begins, trump in the middle, the others at the other edge."""

    def ground(self) -> Style:
        return self.palette.on_rim()

    def draw(self, canvas: Canvas) -> None:
        words, palette = self.words, self.palette
        middle = canvas.width // 2
        trump, is_set = self._trump()
        canvas.centre(middle, 0, f" {trump} ", palette.chip() if is_set else palette.on_rim(palette.quiet))
        canvas.centre(middle, 1, words.cells(words.length(self.game)), palette.on_rim(palette.quiet))
        own, *others = list(enumerate(words.sides(self.game)))
        self._sides(canvas, [own], at_left=not words.right_to_left)
        self._sides(canvas, others, at_left=words.right_to_left)

    def _trump(self) -> tuple[str, bool]:
        """What the person knows of trump, and whether its suit."""
        words, game, deal = self.words, self.game, self.game.shown.deal
        suit = game.trump
        note = words.line("trump-only-you") if deal.trump is None and suit is not None else ""
        if suit is not None:
            title = words.line("suit-title", suit=format_suit(suit))
            return words.row(words.line("trump"), sign_of(suit), title, note and f"· {note}"), True
        if deal.laid is not None:
            return words.line("trump-face-down", name=words.name(game, deal.laid)), False
        return words.line("table-no-trump"), False

    def _sides(self, canvas: Canvas, sides: list[tuple[int, tuple[int, str]]], at_left: bool) -> None:
        """The names and tricks of sides, and what they have scored, at one edge.

        Where the names have no room the marks must do, which stand by the names on the cloth too.
        """
        named = [self._block(order, side, name) for order, (side, name) in sides]
        if sum(block.width + 2 for block in named) > canvas.width // 2 - TRUMP_ROOM:
            named = [self._block(order, side, "") for order, (side, _) in sides]
        x = 1
        for block in named if at_left else reversed(named):
            for row, (text, style) in enumerate(block.rows):
                if at_left:
                    canvas.put(x, row, text, style)
                else:
                    canvas.right(canvas.width - x, row, text, style)
            x += block.width + 2

    def _block(self, order: int, side: int, name: str) -> "Block":
        palette = self.palette
        upper = self._upper(order, side, name), palette.on_rim(palette.side(order), bold=True)
        return Block((upper, (self._lower(side), palette.on_rim(palette.quiet))))

    def _upper(self, order: int, side: int, name: str) -> str:
        """The name and the number of tricks; between two sides a mark for each, and each that is still needed."""
        words, game = self.words, self.game
        won = game.shown.deal.tricks[side] if game.shown.deal.tricks else 0
        marks = MARKS[order]
        if game.variant.seating.sides == 2:
            marks = MARKS[order] * won + EMPTY_MARKS[order] * max(0, majority(game.variant) - won)
        return words.row(words.cells(name), marks, words.number(won))

    def _lower(self, side: int) -> str:
        """The score, the tens taken, and the deals won in a row, where they matter."""
        words, game = self.words, self.game
        match, deal = game.shown.match, game.shown.deal
        parts = [self._score(match.score[side])]
        if deal.tens:
            parts.append(words.t("table-tens", tens=deal.tens[side]))
        if match.streak.side == side and match.streak.deals:
            parts.append(words.t("table-in-a-row", deals=match.streak.deals))
        return words.cells(" · ".join(parts))

    def _score(self, score: int) -> str:
        if self.game.variant.scoring.unit == "points":
            return self.words.t("rules-unit", value=score)
        return f"{self.words.t('match-end-figure-kots')}: {self.words.number(score)}"
