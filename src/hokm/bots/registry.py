"""The computer players by name: those of the house, and those that installed packages bring."""

from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Final

from hokm.bots.at_random import RandomBot
from hokm.bots.bot import Bot
from hokm.bots.greedy import LEVEL_1, LEVEL_2

#: A package brings a player by an entry point of this group: its name, and an object that is a ``Bot``.
GROUP: Final = "hokm.bots"

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), LEVEL_1, LEVEL_2)}


class UnknownBot(ValueError):
    """There is no computer player of that name, or its package cannot be loaded. The message is for people."""


def find_bot(name: str) -> Bot:
    """The computer player of a name; UnknownBot names the nearest ones where there is none.

    >>> find_bot("level-2").version
    '1.0.0'
    """
    key = name.strip().lower()
    if key in BOTS:
        return BOTS[key]
    brought = {entry.name: entry for entry in entry_points(group=GROUP)}
    if key not in brought:
        known = [*BOTS, *sorted(brought)]
        near = get_close_matches(key, known, n=1, cutoff=0.5)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(f"there is no computer player {name!r}, only {', '.join(known)}.{hint}")
    try:
        bot: Bot = brought[key].load()
    except Exception as error:
        raise UnknownBot(f"the computer player {key} cannot be loaded: {error}") from error
    return bot
