"""What the server says in every state of the page that is looked at, recorded for the page's own tests.

The real authority and the real messages; only the page is missing, whose part is played by ``Recording``. Nothing is
kept in files: the tests of the page ask for it when they run, so a change of the protocol needs no change here.
"""

from tests.page.recordings import away, doing, ends, play, proof
from tests.page.recordings.recording import RECORDINGS

__all__ = ["RECORDINGS", "away", "doing", "ends", "play", "proof"]
