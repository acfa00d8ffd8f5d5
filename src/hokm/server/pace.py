"""How long computers wait before they act, so that people can follow. The table itself knows nothing of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hokm import views
from hokm.table import Speed

#: With two or more people a card goes on no sooner than this after the turn began: quickness tells nothing.
FLOOR: Final = 0.35

_FLIGHT, _COLLECT = 0.22, 0.42
_DRAWN, _HAKEM_SHOWN, _LONGEST_DRAW = 0.14, 1.2, 4.0


@dataclass(frozen=True)
class Tempo:
    """A speed: how motion is scaled, how long a finished trick lies, the thinking pause, and a whole deal's time."""

    motion: float
    linger: float
    pause: tuple[float, float]
    deal: float


TEMPI: Final[dict[Speed, Tempo]] = {
    "slow": Tempo(1.6, 1.4, (0.7, 1.1), 6.0),
    "normal": Tempo(1.0, 0.9, (0.45, 0.75), 4.0),
    "fast": Tempo(0.55, 0.35, (0.1, 0.2), 1.8),
    "instant": Tempo(0.0, 0.3, (0.04, 0.08), 0.4),
}


def showing_time(tempo: Tempo, seen: Iterable[views.SeenEvent]) -> float:
    """How long it takes to show these events, in seconds."""
    return sum(_time(tempo, event) for event in seen)


def _time(tempo: Tempo, event: views.SeenEvent) -> float:
    match event:
        case views.CardPlayed():
            return _FLIGHT * tempo.motion
        case views.TrickWon():
            return tempo.linger + _COLLECT * tempo.motion
        case views.CardsDealt() | views.HandsTakenUp():
            return tempo.deal / 2  # the first packets, and the rest
        case views.TrumpTurnedUp():
            return tempo.linger
        case views.HakemFound():
            return min(_LONGEST_DRAW, len(event.cards) * _DRAWN + _HAKEM_SHOWN) * tempo.motion
        case _:
            return 0.0
