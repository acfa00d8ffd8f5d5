"""Whether the game can be played in this terminal at all."""

import os
import sys
from typing import Final, TextIO

WIDTH: Final = 80
HEIGHT: Final = 24
#: Signs without which no card can be told from another.
_SHOWN: Final = "♠♥♦♣│"


class BadTerminal(Exception):
    """Why not, and what to do: one line."""


def check_terminal() -> None:
    """Raises BadTerminal where the game cannot be shown or no key can be read."""
    streams: list[TextIO | None] = [sys.__stdin__, sys.__stdout__, sys.__stderr__]
    if not all(stream is not None and not stream.closed and stream.isatty() for stream in streams):
        raise BadTerminal("the game needs a terminal of its own: start it without < > or |")
    term = os.environ.get("TERM", "")
    if sys.platform != "win32" and term in ("", "dumb", "unknown"):
        raise BadTerminal(f"nothing can be drawn on a terminal of type {term or 'none'!r}: set TERM to what it is")
    for stream in (sys.__stdout__, sys.__stderr__):
        assert stream is not None
        try:
            _SHOWN.encode(stream.encoding)
        except (UnicodeEncodeError, LookupError):
            raise BadTerminal(
                f"cards cannot be written in {stream.encoding}: start it with PYTHONUTF8=1, or set LC_ALL to C.UTF-8"
            ) from None
    assert sys.__stdout__ is not None
    width, height = os.get_terminal_size(sys.__stdout__.fileno())
    if 0 < width < WIDTH or 0 < height < HEIGHT:
        raise BadTerminal(f"the window is {width} by {height}; make it at least {WIDTH} by {HEIGHT} and start again")
