"""How long things stay on the screen so that a person can follow: the speeds of the page, without its motion."""

from typing import Final, NamedTuple, get_args

from hokm import views
from hokm.table import Speed

SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)
#: Finding the hakem takes no longer than this, however many cards are turned.
LONGEST_DRAW: Final = 4.0
#: Where the person may say something before the next card, computers wait for it so long at any speed.
TIME_TO_SPEAK: Final = 4.0


class Tempo(NamedTuple):
    """The thinking pause of a computer, how long a finished trick lies and a word stands, and a packet's time."""

    pause: tuple[float, float]
    linger: float
    packet: float


TEMPI: Final[dict[Speed, Tempo]] = {
    "slow": Tempo((0.9, 1.4), 2.0, 0.8),
    "normal": Tempo((0.55, 0.9), 1.3, 0.45),
    "fast": Tempo((0.15, 0.25), 0.6, 0.15),
    "instant": Tempo((0.01, 0.02), 0.15, 0.0),
}

#: What is said once and gone: it stands as long as a finished trick lies.
_SAID: Final = (
    views.TrickWon,
    views.TrumpCalled,
    views.TrumpTurnedUp,
    views.TrumpDrawn,
    views.TrumpHidden,
    views.TrumpAsked,
    views.TrumpRevealed,
    views.TrumpSet,
    views.TrumpNarrowed,
    views.TrumpKnown,
    views.AuctionWon,
    views.GiftsPassed,
    views.Signalled,
    views.RedealClaimed,
    views.RedealSuggested,
    views.RedealAnswered,
    views.KotAnnounced,
    views.TableTapped,
    views.PartnersLooked,
    views.GoingOnSpoken,
    views.DealConceded,
)
#: What comes one after another, with time to look at each: it stands as long as a packet of the deal.
_SHOWN: Final = (
    views.CardsDealt,
    views.BidMade,
    views.CardsDiscarded,
    views.StockDrawn,
    views.GiftChosen,
    views.CardLaidAway,
    views.HandExposed,
)
#: What is over in a moment but matters for the person's next turn: it stands until the person has acted.
STANDING: Final = (views.GiftsPassed, views.TrumpHidden)


def showing_time(tempo: Tempo, seen: views.SeenEvent) -> float:
    """How long an event is shown before the next one."""
    drew_and_saw_go = isinstance(seen, views.StockDrawn) and bool(seen.out)
    if isinstance(seen, _SAID) or drew_and_saw_go:
        return tempo.linger
    return tempo.packet if isinstance(seen, _SHOWN) else 0.0


def drawing_time(tempo: Tempo, cards: int) -> float:
    """How long each card of the draw for the hakem is shown."""
    return min(tempo.packet / 2, LONGEST_DRAW / max(1, cards))
