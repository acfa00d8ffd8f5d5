"""A table's log without the play: what says how the table is set, who sits there and how its deals ended."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from hokm.cards import spelled
from hokm.rules import events as e
from hokm.table import changes as c
from hokm.table.setup import News, TableSetup, after_change, after_entry, opened
from hokm.table.table import Entry

#: The events that an outline is made of, as they are written. Changes, and what chance brought, belong to it too.
OUTLINE: Final = tuple(
    spelled(kind.__name__)
    for kind in (
        e.HakemFound,
        e.DealBegan,
        e.AuctionWon,
        e.TrumpCalled,
        e.TrumpSet,
        e.TrumpKnown,
        e.TrumpTurnedUp,
        e.TrumpRevealed,
        e.TrumpDrawn,
        e.DealEnded,
        e.HandsOpened,
        e.MatchEnded,
    )
)


class Outline(NamedTuple):
    """How a table stands, and the score of its sides in the match that goes on or was played last."""

    setup: TableSetup
    score: tuple[int, ...]


def outlined(news: Iterable[News]) -> Outline:
    """How a table stands after the items of its log, or of the outline of that."""
    items = iter(news)
    opening = next(items)
    assert isinstance(opening, c.TableOpened), "a table's log begins with its opening"
    setup, ended = opened(opening), None
    for item in items:
        if isinstance(item, Entry):
            setup = after_entry(setup, item)
            ended = next((event for event in item.events if isinstance(event, e.DealEnded)), ended)
        else:
            setup = after_change(setup, item)
            ended = None if isinstance(item, c.MatchStarted) else ended
    return Outline(setup, (0,) * setup.variant.seating.sides if ended is None else ended.result.score)
