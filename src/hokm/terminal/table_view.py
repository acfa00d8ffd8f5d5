"""What lies on the table: the score above it, the cloth with its seats and the trick, and the panel beside it."""

import textwrap
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.style import Style

from hokm.cards import Card, format_suit
from hokm.rules import Seat
from hokm.terminal import narration
from hokm.terminal.canvas import DOUBLE, LARGE, PLAIN, SMALL, Canvas, CardSize, Drawn, draw_card
from hokm.terminal.game import Game
from hokm.terminal.palette import Palette
from hokm.terminal.places import place_of
from hokm.terminal.words import Words, face_of, sign_of

CROWN, OURS, THEIRS = "♛", "●", "◆"
EMPTY_OURS, EMPTY_THEIRS = "○", "◇"
TURN, TURN_BACK = "▸", "◂"


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a sentence, as it is spoken."""
    return textwrap.wrap(text, max(10, width)) or [""]


class TableDrawing(Drawn):
    """A drawing of the game."""

    def __init__(self, game: Game, words: Words, id: str | None = None) -> None:
        super().__init__(id=id)
        self.game, self.words = game, words


class ScoreBar(TableDrawing):
    """Tricks of this deal, trump, and the points of the match; one's own side where reading begins."""

    def ground(self) -> Style:
        return self.palette.on_rim()

    def draw(self, canvas: Canvas) -> None:
        words, palette, deal = self.words, self.palette, self.game.shown.deal
        own, *others = words.sides(self.game)
        middle = canvas.width // 2
        if deal.trump is None:
            trump = words.line("table-no-trump")
            canvas.centre(middle, 0, trump, palette.on_rim(palette.quiet))
        else:
            suit = words.line("suit-title", suit=format_suit(deal.trump))
            trump = words.row(words.line("trump"), sign_of(deal.trump), suit)
            canvas.centre(middle, 0, f" {trump} ", palette.chip())
        canvas.centre(middle, 1, words.cells(words.length(self.game)), palette.on_rim(palette.quiet))
        self._side(canvas, [own], begins=True)
        self._side(canvas, others, begins=False)

    def _side(self, canvas: Canvas, sides: list[tuple[int, str]], begins: bool) -> None:
        """Sides at the edge where reading begins, or at the other one."""
        words, palette, game = self.words, self.palette, self.game
        at_left = begins != words.right_to_left
        needed = game.variant.tricks // 2 + 1
        full, empty = (OURS, EMPTY_OURS) if begins else (THEIRS, EMPTY_THEIRS)
        style = palette.on_rim(palette.side(begins), bold=True)
        rows: list[list[str]] = [[], []]
        for side, name in sides:
            won = game.shown.deal.tricks[side] if game.shown.deal.tricks else 0
            pips = full * won + empty * max(0, needed - won)
            tricks = words.number(won)
            parts = [words.cells(name), pips if len(sides) == 1 else "", tricks]
            rows[0].append(" ".join(filter(None, parts if at_left else reversed(parts))))
            rows[1].append(words.cells(self._points(game.shown.match.score[side])))
        for row, parts in enumerate(rows):
            text = "  ".join(parts if at_left else reversed(parts))
            if at_left:
                canvas.put(1, row, text, style if row == 0 else palette.on_rim(palette.quiet))
            else:
                canvas.right(canvas.width - 1, row, text, style if row == 0 else palette.on_rim(palette.quiet))

    def _points(self, points: int) -> str:
        if self.game.variant.scoring.unit == "points":
            return self.words.t("rules-unit", value=points)
        return f"{self.words.t('match-end-figure-kots')}: {self.words.number(points)}"


class Felt(TableDrawing):
    """The cloth: who sits where, the trick, and in place of it what there is to be read."""

    def draw(self, canvas: Canvas) -> None:
        game = self.game
        reading = self._reading()
        for seat in range(game.variant.seating.seats):
            self._seat(canvas, seat)
        if game.drawn is not None:
            self._draw_for_hakem(canvas, game.drawn)
        elif reading:
            self._read(canvas, reading)
        elif game.lies and game.shown.deal.last_trick is not None:
            last = game.shown.deal.last_trick
            draw_trick(canvas, game, self.palette, last.leader, last.cards, last.winner)
        elif game.shown.deal.trick:
            deal = game.shown.deal
            best = game.variant.ranking.winner(deal.trick, deal.trump)
            winner = (deal.leader + best) % game.variant.seating.seats
            draw_trick(canvas, game, self.palette, deal.leader, deal.trick, winner)

    def _reading(self) -> list[str]:
        game, words = self.game, self.words
        match, deal = game.shown.match, game.shown.deal
        if match.result is not None and game.over:
            return [words.match_title(game, match.result.winner), *narration.match_end(words, game, match.result)]
        if deal.result is not None:
            return [words.deal_title(game, deal.result), *narration.deal_end(words, game, deal.result)]
        if game.gathering.phase == "over" and game.over:
            return []
        return narration.question(words, game)

    def _read(self, canvas: Canvas, lines: Sequence[str]) -> None:
        """A heading and sentences in the middle."""
        words, palette = self.words, self.palette
        width = max(30, canvas.width - 34)
        rows = [(words.cells(lines[0]), palette.on_felt(palette.gold, bold=True))]
        rows.append(("", palette.on_felt()))
        for line in lines[1:]:
            rows += [(words.cells(part), palette.on_felt()) for part in wrapped(line, width)]
        top = max(1, (canvas.height - len(rows)) // 2)
        for row, (text, style) in enumerate(rows):
            canvas.centre(canvas.width // 2, top + row, text, style)

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

    def _seat(self, canvas: Canvas, seat: Seat) -> None:
        game, words, palette = self.game, self.words, self.palette
        seating = game.variant.seating
        ours = seating.side_of[seat] == seating.side_of[game.me]
        across, down = place_of(seating, seat, game.me)
        in_turn = seat in game.to_act and not game.between
        crown = [CROWN, words.line("hakem")] if game.shown.match.hakem == seat else []
        name = words.row(OURS if ours else THEIRS, words.cells(words.name(game, seat)), *crown)
        style = palette.chip() if in_turn else palette.on_felt(palette.side(ours), bold=True)
        first = self._marked(name) if in_turn else f"  {name}  "
        notes = [words.cells(note) for note in self._notes(seat)]
        quiet = palette.on_felt(palette.quiet)
        if abs(across) < 0.3:  # above or below: all in one row
            y = 0 if down < 0 else canvas.height - 1
            rest = " · ".join(reversed(notes) if words.right_to_left else notes)
            left = (canvas.width - cell_len(first) - cell_len(rest) - 3) // 2 if rest else 0
            if not rest:
                canvas.centre(canvas.width // 2, y, first, style)
            elif words.right_to_left:
                canvas.put(left, y, f"{rest} · ", quiet)
                canvas.put(left + cell_len(rest) + 3, y, first, style)
            else:
                canvas.put(left, y, first, style)
                canvas.put(left + cell_len(first), y, f"· {rest}", quiet)
            return
        y = round((canvas.height - 1 - len(notes)) * (down + 1) / 2)
        write = canvas.put if across < 0 else canvas.right
        x = 1 if across < 0 else canvas.width - 1
        write(x, y, first, style)
        for row, note in enumerate(notes, 1):
            write(x, y + row, f"  {note}  ", quiet)

    def _marked(self, name: str) -> str:
        """A name with the mark of who is to act, where reading begins."""
        return f" {name} {TURN_BACK}" if self.words.right_to_left else f"{TURN} {name} "

    def _notes(self, seat: Seat) -> Iterable[str]:
        """What is to be known of a seat besides its name."""
        game, words, deal = self.game, self.words, self.game.shown.deal
        if game.gathering.chairs[seat].by_computer:
            yield words.t("computer")
        if deal.got and seat != game.me:
            yield words.t("table-cards-left", count=deal.held[seat])
        if seat in deal.announced:
            yield words.t("seat-kot")
        if seat in deal.tapped:
            yield words.t("seat-tapped")


def size_for(canvas: Canvas) -> CardSize:
    """The size of cards that fits on a drawing."""
    return LARGE if canvas.height >= 3 * LARGE.height + 3 else SMALL


def draw_trick(canvas: Canvas, game: Game, palette: Palette, leader: Seat, cards: Sequence[Card], winner: Seat) -> None:
    """A trick: each card towards the seat it came from, the one that takes it in a double frame."""
    seating, size = game.variant.seating, size_for(canvas)
    spread = size.width + 2 + (canvas.width - 50) // 12
    tallest = min(canvas.height - 2 - size.height, 2 * size.height)
    top = (canvas.height - tallest - size.height) // 2
    for place, card in enumerate(cards):
        seat = (leader + place) % seating.seats
        across, down = place_of(seating, seat, game.me)
        x = round(canvas.width / 2 + across * spread - size.width / 2)
        y = top + round(tallest * (down + 1) / 2)
        draw_card(canvas, x, y, card, size, palette, frame=DOUBLE if seat == winner else PLAIN)


class LineOfTurn(TableDrawing):
    """What happened last, and below it whose turn it is."""

    refused = ""

    def ground(self) -> Style:
        return self.palette.on_felt()

    def draw(self, canvas: Canvas) -> None:
        words, palette, game = self.words, self.palette, self.game
        middle = canvas.width // 2
        said = self.refused or narration.happened(words, game, game.last)
        style = palette.on_felt(palette.gold if self.refused else palette.quiet)
        canvas.centre(middle, 0, words.cells(said), style)
        turn = narration.turn(words, game)
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
        for text in key_lines(words)[: self._KEYS - 2]:
            y += 1
            self._write(canvas, y, text, palette.on_rim(palette.quiet))

    def _write(self, canvas: Canvas, y: int, text: str, style: Style) -> None:
        if self.words.right_to_left:
            canvas.right(canvas.width - 2, y, text, style)
        else:
            canvas.put(2, y, text, style)


def trick_lines(game: Game, words: Words, palette: Palette) -> list[tuple[str, Style]]:
    """The last trick in words: who played which card, in playing order."""
    last, seats = game.shown.deal.last_trick, game.variant.seating.seats
    quiet, plain = palette.on_rim(palette.quiet), palette.on_rim()
    if last is None or game.lies:
        return [(words.line("table-no-last-trick"), quiet)] if last is None else []
    lines = []
    for place, card in enumerate(last.cards):
        seat = (last.leader + place) % seats
        mark = (TURN_BACK if words.right_to_left else TURN) if seat == last.winner else " "
        text = words.row(mark, f"{face_of(card):>3}", words.cells(words.name(game, seat)))
        lines.append((text, palette.on_rim(palette.gold, bold=True) if seat == last.winner else plain))
    return lines


def key_lines(words: Words) -> list[str]:
    """The keys and what they do, those first that one needs first."""
    known = [
        ("← →", words.t("keys-choose")),
        ("Enter", words.t("keys-play")),
        ("1–13", words.t("keys-place")),
        ("↑ ↓", words.t("keys-legal")),
        ("S H D C", words.t("keys-suit")),
        ("Tab", words.t("terminal-button")),
        ("Space", words.t("terminal-skip")),
        ("Home End", words.t("keys-ends")),
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
        key, does = words.cells(key), words.cells(does)
        lines.append(f"{does}  {key:>8}" if words.right_to_left else f"{key:<8}  {does}")
    return lines


def sheet_lines(game: Game, words: Words, palette: Palette) -> list[tuple[str, Style]]:
    """The score sheet: number, hakem, trump, tricks and points of each deal that was played out."""
    played = [line for line in game.sheet() if line.result.kind != "redeal" and line.result.winner is not None]
    if not played:
        return [(words.line("table-no-deals"), palette.on_rim(palette.quiet))]
    own = game.variant.seating.side_of[game.me]
    lines = []
    for number, line in enumerate(played, 1):
        winner = line.result.winner
        assert winner is not None
        theirs = max(tricks for side, tricks in enumerate(line.result.tricks) if side != own)
        side = words.t(words.side_word(game, winner))
        name = words.cells(words.name(game, line.hakem))
        padding = " " * max(0, 8 - cell_len(name))
        text = words.row(
            f"{words.number(number):>2}",
            f"{padding}{name}" if words.right_to_left else f"{name}{padding}",
            "–" if line.trump is None else sign_of(line.trump),
            words.pair(line.result.tricks[own], theirs),
            f"+{words.number(line.result.points[winner])}",
            words.cells(side),
        )
        lines.append((text, palette.on_rim(palette.side(winner == own))))
    return lines
