"""What stands in a window that was made too small for the table."""

from hokm.terminal.canvas import Canvas, Drawn
from hokm.terminal.drawing import wrapped
from hokm.terminal.screen_check import HEIGHT, WIDTH
from hokm.terminal.words import Words


class TooSmall(Drawn):
    """One sentence; the game waits behind it."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def draw(self, canvas: Canvas) -> None:
        sentence = self._words.t("terminal-too-small", width=WIDTH, height=HEIGHT)
        lines = wrapped(sentence, canvas.width - 2)
        for row, line in enumerate(lines):
            y = (canvas.height - len(lines)) // 2 + row
            canvas.centre(canvas.width // 2, y, self._words.cells(line), self.palette.on_felt(self.palette.gold))
