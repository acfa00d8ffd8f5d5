"""What all drawings of the table have: the game, the words, and the marks of the sides."""

import textwrap
from typing import Final

from hokm.terminal.canvas import Drawn
from hokm.terminal.game import Game
from hokm.terminal.words import Words

CROWN: Final = "♛"
TURN, TURN_BACK = "▸", "◂"
#: A space that holds words together in one line.
HOLDING: Final = "\u00a0"
#: The sides, one's own first and the others in playing order: each has a mark besides its colour.
MARKS: Final = "●◆▲"
EMPTY_MARKS: Final = "○◇△"


def wrapped(text: str, width: int) -> list[str]:
    """The lines of a sentence, as it is spoken; none ends at a space that is to hold words together.

    They are as even as they can be without being more: no last word stands alone.
    """
    width = max(10, width)
    count = len(textwrap.wrap(text, width))
    longest = max((len(word) for word in text.split(" ")), default=0)
    narrowest = min(width, max(1, longest, len(text) // max(1, count)))
    even = next(w for w in range(narrowest, width + 1) if len(textwrap.wrap(text, w)) <= count)
    return [line.replace(HOLDING, " ") for line in textwrap.wrap(text, even)] or [""]


class TableDrawing(Drawn):
    """A drawing of the game."""

    def __init__(self, game: Game, words: Words, id: str | None = None) -> None:
        super().__init__(id=id)
        self.game, self.words = game, words
