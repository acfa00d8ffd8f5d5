"""How long what happens is shown, so that people can follow: one table, by speed, for server, terminal and page.

The table itself and the bots know nothing of it: whoever drives them waits.
"""

from typing import Final, Literal, NamedTuple, get_args

from hokm.rules import events as e
from hokm.rules.declaring import SeenEvent, Withheld

Speed = Literal["slow", "normal", "fast", "instant"]
SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)
#: With two or more people a card goes on no sooner than this after the turn began: quickness tells nothing.
FLOOR: Final = 0.35
#: Where somebody may say something before the next card, computers can wait for it so long at any speed.
TIME_TO_SPEAK: Final = 4.0


class Pace(NamedTuple):
    """The durations of one speed, in seconds.

    ``motion`` scales what moves and has no duration here. A computer waits between the two numbers of ``pause`` before
    it acts. ``linger``: a finished trick lies, and what was said stands. ``step``: what comes one after another, with a
    look at each. ``flight``: a card goes to the trick; ``collect``: a trick goes to its winner. ``deal``: all packets
    of a deal where they fly, one each ``packet``. ``drawn``: each card of the draw for the hakem, ``draw``: all of them
    at most, ``hakem``: the one who was found. ``card``: a card turned up for trump.
    """

    motion: float
    pause: tuple[float, float]
    linger: float
    step: float
    flight: float
    collect: float
    deal: float
    packet: float
    drawn: float
    draw: float
    hakem: float
    card: float


def _pace(motion: float, pause: tuple[float, float], linger: float, step: float, deal: float) -> Pace:
    return Pace(
        motion=motion,
        pause=pause,
        linger=linger,
        step=step,
        flight=round(0.22 * motion, 3),
        collect=round(0.42 * motion, 3),
        deal=deal,
        packet=round(0.15 * motion, 3),
        drawn=round(0.14 * motion, 3),
        draw=round(2.8 * motion, 3),
        hakem=round(1.2 * motion, 3),
        card=max(linger, 0.9),
    )


PACES: Final[dict[Speed, Pace]] = {
    "slow": _pace(1.6, (0.7, 1.1), linger=1.4, step=0.8, deal=6.0),
    "normal": _pace(1.0, (0.45, 0.75), linger=0.9, step=0.45, deal=4.0),
    "fast": _pace(0.55, (0.1, 0.2), linger=0.35, step=0.15, deal=1.8),
    "instant": _pace(0.0, (0.04, 0.08), linger=0.3, step=0.0, deal=0.4),
}

#: What is not shown by itself, or has a screen of its own.
_UNSHOWN: Final = (
    e.PhaseBegan,
    e.DealBegan,
    e.TurnUpAsked,
    e.TrumpChosen,
    e.StockOffered,
    e.KotReached,
    e.DealEnded,
    e.HandsOpened,
    e.Resigned,
    e.MatchEnded,
    Withheld,
)
#: What comes one after another.
_STEPS: Final = (
    e.BidMade,
    e.CardsDiscarded,
    e.StockDrawn,
    e.GiftChosen,
    e.CardLaidAway,
    e.HandExposed,
)
#: The events in which cards are dealt: the first packets, and the rest.
DEALING: Final = (e.CardsDealt, e.HandsTakenUp)


def pace_at(people: int, speed: Speed) -> Pace:
    """The pace of a table: that of its one person's speed; where there are several, the normal one."""
    return PACES[speed if people < 2 else "normal"]


def showing_time(pace: Pace, event: SeenEvent) -> float:
    """How long an event is shown before the next one, in seconds."""
    match event:
        case e.CardPlayed():
            return pace.flight
        case e.TrickWon():
            return pace.linger + pace.collect
        case e.TrumpTurnedUp():
            return pace.card
        case e.HakemFound():
            return len(event.cards) * drawing_time(pace, len(event.cards)) + pace.hakem
        case e.StockDrawn() if event.out:
            return pace.linger
    if isinstance(event, DEALING):
        return pace.deal / len(DEALING)
    if isinstance(event, _UNSHOWN):
        return 0.0
    return pace.step if isinstance(event, _STEPS) else pace.linger  # else it is said once and gone


def drawing_time(pace: Pace, cards: int) -> float:
    """How long each card of the draw for the hakem is shown: of so many, a long draw goes faster."""
    return min(pace.drawn, pace.draw / max(1, cards))
