"""What stands below the cloth and beside it: the line of turn, the last trick, the deals so far, the keys."""

from rich.cells import cell_len
from rich.style import Style

from hokm.table import SheetLine
from hokm.terminal import narration, turns
from hokm.terminal.canvas import Canvas
from hokm.terminal.drawing import TURN, TURN_BACK, TableDrawing
from hokm.terminal.game import Game
from hokm.terminal.palette import Palette
from hokm.terminal.picking import Picking
from hokm.terminal.words import Words, face_of, sign_of


class LineOfTurn(TableDrawing):
    """What happened last, and below it whose turn it is."""

    refused = ""

    def __init__(self, game: Game, words: Words, picking: Picking) -> None:
        super().__init__(game, words)
        self._picking = picking

    def draw(self, canvas: Canvas) -> None:
        words, palette, game = self.words, self.palette, self.game
        middle = canvas.width // 2
        said = self.refused or narration.told(words, game)
        style = palette.on_felt(palette.gold if self.refused else palette.quiet)
        canvas.centre(middle, 0, words.cells(said), style)
        turn = turns.turn(words, game, self._picking)
        if not turn:
            return
        mine = game.me in game.to_act
        text = f" {words.cells(turn)} "
        canvas.centre(middle, 1, text, palette.chip() if mine else palette.on_felt())


class SidePanel(TableDrawing):
    """Beside the table where there is room: the last trick, the deals so far, the keys."""

    #: Rows kept for the keys at the bottom.
    _KEYS = 9

    def ground(self) -> Style:
        return self.palette.on_rim()

    def draw(self, canvas: Canvas) -> None:
        game, words, palette = self.game, self.words, self.palette
        heading = palette.on_rim(palette.gold, bold=True)
        y = 1
        self._write(canvas, y, words.line("table-last-trick"), heading)
        y += 1
        for text, style in trick_lines(game, words, palette):
            self._write(canvas, y, text, style)
            y += 1
        y += 1
        self._write(canvas, y, words.line("table-deals-so-far"), heading)
        for text, style in sheet_lines(game, words, palette)[-max(1, canvas.height - y - 3 - self._KEYS) :]:
            y += 1
            self._write(canvas, y, text, style)
        y = max(y + 2, canvas.height - self._KEYS)
        self._write(canvas, y, words.line("table-keys"), heading)
        for text in key_lines(game, words)[: self._KEYS - 2]:
            y += 1
            self._write(canvas, y, text, palette.on_rim(palette.quiet))

    def _write(self, canvas: Canvas, y: int, text: str, style: Style) -> None:
        if self.words.right_to_left:
            canvas.right(canvas.width - 2, y, text, style)
        else:
            canvas.put(2, y, text, style)


def trick_lines(game: Game, words: Words, palette: Palette) -> list[tuple[str, Style]]:
    """The last trick in words: who played which card, in playing order."""
    last, seating = game.shown.deal.last_trick, game.variant.seating
    quiet, plain = palette.on_rim(palette.quiet), palette.on_rim()
    if last is None or game.lies:
        return [(words.line("table-no-last-trick"), quiet)] if last is None else []
    lines = []
    for place, card in enumerate(last.cards):
        hand = seating.place(last.leader, place, game.hakem)
        mark = (TURN_BACK if words.right_to_left else TURN) if hand == last.winner else " "
        text = words.row(mark, f"{face_of(card):>3}", words.cells(words.name(game, hand)))
        lines.append((text, palette.on_rim(palette.gold, bold=True) if hand == last.winner else plain))
    return lines


def key_lines(game: Game, words: Words) -> list[str]:
    """The keys of this game and what they do, those first that one needs first."""
    known = [
        ("← →", words.t("keys-choose")),
        ("Enter", words.t("keys-play")),
        (f"1–{game.variant.tricks}", words.t("keys-place")),
        ("↑ ↓", words.t("keys-legal")),
        ("S H D C", words.t("keys-suit")),
        ("Tab", words.t("terminal-button")),
        ("Space", words.t("terminal-skip")),
        ("Home End", words.t("keys-ends")),
        *([("I", words.t("terminal-signal"))] if game.variant.announcements.may_signal else []),
        ("L", words.t("keys-last-trick")),
        ("O", words.t("table-score-sheet")),
        ("R", words.t("table-rules")),
        ("V", words.t("settings-speed")),
        ("B", words.t("terminal-light")),
        ("M", words.t("keys-menu")),
        ("Esc", words.t("keys-lower")),
        ("Q", words.t("terminal-quit")),
        (words.t("terminal-mouse"), words.t("terminal-mouse-how")),
    ]
    lines = []
    for key, does in known:
        key, does = words.cells(key), words.cells(does[:1].upper() + does[1:])
        lines.append(f"{does}  {key:>8}" if words.right_to_left else f"{key:<8}  {does}")
    return lines


def sheet_lines(game: Game, words: Words, palette: Palette) -> list[tuple[str, Style]]:
    """The score sheet: number, hakem, trump, tricks and points of each deal that was played out."""
    played = [line for line in game.sheet() if line.result.kind != "redeal"]
    if not played:
        return [(words.line("table-no-deals"), palette.on_rim(palette.quiet))]
    return [_sheet_line(game, words, palette, number, line) for number, line in enumerate(played, 1)]


def _sheet_line(game: Game, words: Words, palette: Palette, number: int, line: SheetLine) -> tuple[str, Style]:
    order = [side for side, _ in words.sides(game)]
    winner, points = line.result.winner, line.result.points
    name = "" if line.hakem is None else words.cells(words.name(game, line.hakem))
    padding = " " * max(0, 8 - cell_len(name))
    if winner is None and points == line.result.tricks:
        scored = ""
    elif winner is None or len(order) > 2:
        scored = words.against(points[side] for side in order)
    else:
        scored = f"{points[winner]:+d}"
        scored = words.row(scored[0] + words.number(int(scored[1:])), words.cells(words.side(game, winner)))
    text = words.row(
        f"{words.number(number):>2}",
        f"{padding}{name}" if words.right_to_left else f"{name}{padding}",
        "–" if line.trump is None else sign_of(line.trump),
        words.against(line.result.tricks[side] for side in order),
        scored,
    )
    colour = palette.quiet if winner is None else palette.side(order.index(winner))
    return text, palette.on_rim(colour)
