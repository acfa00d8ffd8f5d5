"""The game in a terminal: one person against computers, on the same authority that a server drives.

What for: drawing the table in cells, reading keys and the mouse, pauses, and keeping the game in a file.
What not: no rules and no full state; what may be done comes from the table, what it is called from the texts.
Who may call: the command line, and tests.
"""

from hokm.terminal.kept import CannotKeep, Kept
from hokm.terminal.play import fresh, go_on, play
from hokm.terminal.screen_check import BadTerminal, check_terminal

__all__ = ["BadTerminal", "CannotKeep", "Kept", "check_terminal", "fresh", "go_on", "play"]
