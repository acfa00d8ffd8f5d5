"""The inner door of the rules: the full state, and the functions that make and play it.

For the rooms that may hold a state: views, table, records and lab, and tests. The rooms of the wire and the screens
(protocol, server, client, terminal) must not come here, by whatever way; a test in ``tests/contract`` sees to it.
"""

from hokm.rules.state import Hidden, State
from hokm.rules.transition import advance, apply, awaiting, evolve, first_state, legal, replay

__all__ = [
    "Hidden",
    "State",
    "advance",
    "apply",
    "awaiting",
    "evolve",
    "first_state",
    "legal",
    "replay",
]
