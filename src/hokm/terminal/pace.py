"""How long things stay on the screen: the durations of everywhere, without motion."""

from typing import Final

from hokm.views import (
    PACES,
    TIME_TO_SPEAK,
    GiftsPassed,
    Pace,
    Speed,
    TrumpHidden,
    drawing_time,
    showing_time,
)

__all__ = ["STANDING", "TIME_TO_SPEAK", "Pace", "drawing_time", "pace_of", "showing_time"]

#: What is over in a moment but matters for the person's next turn: it stands until the person has acted.
STANDING: Final = (GiftsPassed, TrumpHidden)


def pace_of(speed: Speed) -> Pace:
    """The pace of a speed. Packets do not fly here: they are there, twice in a deal."""
    pace = PACES[speed]
    return pace._replace(deal=2 * pace.step)
