"""Computer players: from an observation to a chosen action, and nothing in between that a person could not know.

What for: filling empty seats, practising, measuring strength.
What not: no state, no clock, no memory between calls; the same observation and seed give the same choice.
Who may call: analysis, table, server, lab and command line.
"""

from hokm.bots.at_random import RandomBot
from hokm.bots.bot import Bot, BotFailed, Choice
from hokm.bots.greedy import LEVEL_1, LEVEL_2, GreedyBot
from hokm.bots.registry import BOTS, UnknownBot, find_bot

__all__ = [
    "BOTS",
    "LEVEL_1",
    "LEVEL_2",
    "Bot",
    "BotFailed",
    "Choice",
    "GreedyBot",
    "RandomBot",
    "UnknownBot",
    "find_bot",
]
