"""The computer players by name: the built-in ones, and those that installed packages bring."""

import re
from difflib import get_close_matches
from typing import Final

from hokm.bots.at_random import RandomBot
from hokm.bots.bot import Bot
from hokm.bots.greedy import LEVEL_1, LEVEL_2
from hokm.variants.flaws import WORD
from hokm.variants.packages import BadPackage, brought, load

#: A package brings a player by an entry point of this group: its name, and an object that is a ``Bot``.
GROUP: Final = "hokm.bots"

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), LEVEL_1, LEVEL_2)}


#: Records hold it behind the name and a slash, and part players by semicolons.
_VERSION: Final = re.compile("[A-Za-z0-9.+-]+")


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
    others = {name.lower(): entries for name, entries in brought(GROUP).items()}
    if key not in others:
        known = [*BOTS, *sorted(others)]
        near = get_close_matches(key, known, n=1, cutoff=0.5)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(f"there is no computer player {name!r}, only {', '.join(known)}.{hint}")
    try:
        bot: Bot = load("computer player", others[key], flaw_of)
    except BadPackage as fault:
        raise UnknownBot(str(fault)) from fault
    return bot


def flaw_of(bot: object, name: str) -> str:
    """What is wrong with a player that is brought under this name, as the end of a sentence; empty if nothing is."""
    if isinstance(bot, type):
        return f"{bot.__name__} is a class, and no player yet"
    if not all(callable(getattr(bot, method, None)) for method in ("choose", "asides")):
        return f"what is of the type {type(bot).__name__} does not choose, or says nothing of asides"
    its, version = getattr(bot, "name", None), getattr(bot, "version", None)
    if its != name:
        return f"the player there is named {its!r}"
    if not WORD.fullmatch(name):
        return f"a name is made of small letters from a to z, digits and hyphens, not as {name!r}"
    if not isinstance(version, str) or not _VERSION.fullmatch(version):
        return f"a version is a word as 1.0.0, not {version!r}"
    return ""
