"""The record of a match from the table's log, with its proof: as far as its deals are open to all."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from hokm.bots import find_bot
from hokm.records import format_names
from hokm.rules import Act, PackDealt, Seat, Seats
from hokm.rules.engine import awaiting, first_state
from hokm.rules.fold import evolve
from hokm.table import changes as c
from hokm.table.ledger import Ledger, entered
from hokm.table.proving import PERSON, ProvingRecorder
from hokm.table.setup import Chair, News, TableSetup, after_change, after_entry, opened
from hokm.table.table import Entry

#: What somebody is called in a record.
CallPerson = Callable[[c.Person], str]


class Played(NamedTuple):
    """One match of a table: how the table stood at its end or stands now, who sat where when the first deal began, and
    all entries.
    """

    setup: TableSetup
    chairs: tuple[Chair, ...]
    ledger: Ledger
    entries: tuple[Entry, ...]


def played(news: Iterable[News], match: int) -> Played | None:
    """The match of that number in a table's log; None where it has not begun, or began before deals were proved."""
    items = iter(news)
    opening = next(items)
    assert isinstance(opening, c.TableOpened), "a table's log begins with its opening"
    setup, ledger, entries = opened(opening), Ledger(), list[Entry]()
    chairs: tuple[Chair, ...] | None = None
    for item in items:
        if isinstance(item, Entry):
            setup = after_entry(setup, item)
            entries.append(item)
            if chairs is None and isinstance(item.given, PackDealt):
                chairs = setup.chairs
        elif isinstance(item, c.MatchStarted) and item.number > match:
            break
        else:
            setup, ledger = after_change(setup, item), entered(ledger, item)
            if isinstance(item, c.MatchStarted):
                entries, chairs = [], None
    if not setup.match == ledger.match == match > 0:
        return None
    return Played(setup, chairs or setup.chairs, ledger, tuple(entries))


def people_of(news: Iterable[News]) -> set[c.Person]:
    """Everybody who has a seat or left one in a match; not those who only sat down for a while before it."""
    seated: dict[Seat, c.Person] = {}
    for item in news:
        if isinstance(item, c.PersonSat):
            seated = {seat: person for seat, person in seated.items() if person != item.person}
            seated[item.seat] = item.person
        elif isinstance(item, c.PersonStood):  # before the first match only: later people leave
            seated.pop(item.seat, None)
    return set(seated.values())


def record(match: Played, call: CallPerson, tags: Mapping[str, str]) -> str:
    """The record, up to the last deal that is open to all. ``tags`` come before those of the proof."""
    ledger, variant = match.ledger, match.setup.variant
    players = _first_players(match)
    names = [
        player.partition("/")[0] if chair.person is None else call(chair.person)
        for player, chair in zip(players, match.chairs, strict=True)
    ]
    recorder = ProvingRecorder(variant, {**tags, "Seats": format_names(names)}, players, lambda: ledger)
    state = first_state(variant)
    for entry in match.entries:
        if match.setup.phase == "playing" and recorder.opened == ledger.opened:
            break
        awaited = awaiting(variant, state)
        for event in entry.events:
            state = evolve(variant, state, event)
        recorder.add(awaited.seats if isinstance(awaited, Seats) else (), entry, state)
    return recorder.text()


def _first_players(match: Played) -> list[str]:
    """Who plays each seat at first: by the first action that no time-out made, else by who sits there."""
    bot = find_bot(match.setup.level)
    players = [PERSON if chair.person is not None else f"{bot.name}/{bot.version}" for chair in match.chairs]
    acted: set[Seat] = set()
    for entry in match.entries:
        if isinstance(entry.given, Act) and not entry.auto and entry.given.seat not in acted:
            acted.add(entry.given.seat)
            players[entry.given.seat] = PERSON if entry.chosen is None else entry.chosen.player
    return players
