"""The workshop: the test kit that every variant must pass, the arena, and learning environments.

What for: measuring computer players and rules over many matches, with full states open.
What not: nothing that a running server depends on.
Who may call: the command line, benchmarks and the tests. ``testkit`` and ``must_not`` are doors of their own.
"""

from hokm.lab.arena import Duel, duel
from hokm.lab.rerun import rerun
from hokm.lab.simulation import Keep, Show, Simulation, Tally

__all__ = ["Duel", "Keep", "Show", "Simulation", "Tally", "duel", "rerun"]
