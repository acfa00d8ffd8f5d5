"""Every screen, dialog and state of the page that is to be looked at, and how it is reached.

A state names the components that are to be seen in it. Whoever adds a screen, a dialog or a component adds a state
here: a test finds what is in none.
"""

from tests.e2e.states import away, ends, play, proof
from tests.e2e.visit import STATES

__all__ = ["STATES", "away", "ends", "play", "proof"]
