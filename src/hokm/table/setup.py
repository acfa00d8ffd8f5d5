"""Who sits at a table and how it is set: the fold of the changes, as a match's state is the fold of its events."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NamedTuple

from hokm.rules import Act, Seat, Variant
from hokm.rules.declaring import Event
from hokm.rules.events import DealBegan, DealEnded, HakemFound, MatchEnded
from hokm.table import changes as c
from hokm.table.changes import Change, Kind, Person, Speed
from hokm.table.table import Entry
from hokm.variants import find_variant

Phase = Literal["lobby", "playing", "over"]
#: An item of a table's log: a change around the match, or an input of it with its events.
News = Change | Entry

#: Seconds that a person may take in a match beyond the time for each card.
RESERVE: Final = 60.0


class Chair(NamedTuple):
    """One seat's chair: empty, a person's, or (``computer``) a computer's for good.

    ``sitting_in``: a computer plays for the person for now, ``idle`` if their time ran out too often. ``returning``:
    they want the seat back. ``timeouts_in_row`` counts its time-outs, ``reserve`` is in seconds, ``paused`` says
    whether the clock has waited for them in this match. ``number`` is the seat that its occupant began on: people
    and computers may change seats by the draw for the hakem, and a computer keeps its name then.
    """

    number: Seat
    person: Person | None = None
    computer: bool = False
    sitting_in: bool = False
    idle: bool = False
    returning: bool = False
    timeouts_in_row: int = 0
    reserve: float = RESERVE
    paused: bool = False

    @property
    def empty(self) -> bool:
        """Whether anybody may take it."""
        return self.person is None and not self.computer

    @property
    def by_computer(self) -> bool:
        """Whether a computer plays the seat now."""
        return self.computer or self.sitting_in


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A table with its people. ``clock`` is seconds a card, 0 for none; ``match`` counts the matches begun;
    ``hold`` keeps all deals unopened until the match is over.

    ``between``: a deal is over and the next not begun. ``ready``, ``rematch``: the seats that said so.
    """

    kind: Kind
    host: Person | None
    variant: Variant
    level: str
    clock: int
    fill: bool
    speed: Speed
    chairs: tuple[Chair, ...]
    hold: bool = False
    phase: Phase = "lobby"
    match: int = 0
    between: bool = False
    ready: tuple[Seat, ...] = ()
    held_by: Seat | None = None
    rematch: tuple[Seat, ...] = ()

    def seat_of(self, person: Person) -> Seat | None:
        """The person's seat."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that belong to people, whoever plays them now."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person is not None)


def opened(change: c.TableOpened) -> TableSetup:
    """A new table, nobody seated; VariantError for a game or house rules that do not exist."""
    variant = find_variant(change.variant).with_rules(dict(change.rules))
    return TableSetup(
        kind=change.kind,
        host=change.host,
        variant=variant,
        level=change.level,
        clock=change.clock,
        fill=change.fill,
        speed=change.speed,
        chairs=tuple(Chair(seat) for seat in range(variant.seating.seats)),
        hold=change.hold,
    )


def after_change(setup: TableSetup, change: Change) -> TableSetup:
    """The setup after one more change; those of the dealing are nothing to it."""
    fold = _FOLDS.get(type(change))
    return setup if fold is None else fold(setup, change)


def after_entry(setup: TableSetup, entry: Entry) -> TableSetup:
    """The setup after an input of the match and its events."""
    if isinstance(entry.given, Act):
        setup = _counted(setup, entry.given.seat, entry.auto)
    for event in entry.events:
        setup = _after_event(setup, event)
    return setup


def _counted(setup: TableSetup, seat: Seat, auto: bool) -> TableSetup:
    timeouts_in_row = setup.chairs[seat].timeouts_in_row + 1 if auto else 0
    return (
        setup
        if timeouts_in_row == setup.chairs[seat].timeouts_in_row
        else _with(setup, seat, timeouts_in_row=timeouts_in_row)
    )


def _after_event(setup: TableSetup, event: Event) -> TableSetup:
    match event:
        case HakemFound() if event.people != tuple(range(len(setup.chairs))):
            return replace(setup, chairs=tuple(setup.chairs[seat] for seat in event.people))
        case DealBegan():
            return replace(setup, between=False, ready=(), held_by=None)
        case DealEnded():
            return replace(setup, between=True)
        case MatchEnded():
            return replace(setup, between=False, ready=(), held_by=None, phase="over")
        case _:
            return setup


def _with(setup: TableSetup, seat: Seat, **fields: Any) -> TableSetup:
    chairs = list(setup.chairs)
    chairs[seat] = chairs[seat]._replace(**fields)
    return replace(setup, chairs=tuple(chairs))


def _opened(setup: TableSetup, change: c.TableOpened) -> TableSetup:
    return opened(change)


def _sat(setup: TableSetup, change: c.PersonSat) -> TableSetup:
    before = setup.seat_of(change.person)
    if before is not None:
        setup = _with(setup, before, person=None)
    return _with(setup, change.seat, person=change.person)


def _stood(setup: TableSetup, change: c.PersonStood) -> TableSetup:
    return _with(setup, change.seat, person=None)


def _host_changed(setup: TableSetup, change: c.HostChanged) -> TableSetup:
    return replace(setup, host=change.person)


def _configured(setup: TableSetup, change: c.TableConfigured) -> TableSetup:
    variant = find_variant(setup.variant.id).with_rules(dict(change.rules))
    return replace(setup, variant=variant, level=change.level, clock=change.clock, fill=change.fill, hold=change.hold)


def _speed_set(setup: TableSetup, change: c.SpeedSet) -> TableSetup:
    return replace(setup, speed=change.speed)


def _started(setup: TableSetup, change: c.MatchStarted) -> TableSetup:
    chairs = tuple(
        chair._replace(computer=chair.person is None, timeouts_in_row=0, reserve=RESERVE, paused=False)
        for chair in setup.chairs
    )
    return replace(setup, chairs=chairs, phase="playing", match=change.number, between=False, ready=(), rematch=())


def _sat_in(setup: TableSetup, change: c.ComputerSatIn) -> TableSetup:
    return _with(setup, change.seat, sitting_in=True, idle=change.idle, returning=False)


def _return_asked(setup: TableSetup, change: c.ReturnAsked) -> TableSetup:
    return _with(setup, change.seat, returning=True)


def _returned(setup: TableSetup, change: c.PersonReturned) -> TableSetup:
    return _with(setup, change.seat, sitting_in=False, idle=False, returning=False, timeouts_in_row=0)


def _left(setup: TableSetup, change: c.PersonLeft) -> TableSetup:
    chairs = list(setup.chairs)
    chairs[change.seat] = Chair(chairs[change.seat].number, computer=True)
    held_by = None if setup.held_by == change.seat else setup.held_by
    return replace(setup, chairs=tuple(chairs), held_by=held_by)


def _readied(setup: TableSetup, change: c.Readied) -> TableSetup:
    return replace(setup, ready=(*setup.ready, change.seat))


def _held(setup: TableSetup, change: c.BreakHeld) -> TableSetup:
    return replace(setup, held_by=change.seat)


def _agreed(setup: TableSetup, change: c.RematchAgreed) -> TableSetup:
    return replace(setup, rematch=(*setup.rematch, change.seat))


def _reserve_spent(setup: TableSetup, change: c.ReserveSpent) -> TableSetup:
    return _with(setup, change.seat, reserve=change.left)


def _pause_spent(setup: TableSetup, change: c.PauseSpent) -> TableSetup:
    return _with(setup, change.seat, paused=True)


_FOLDS: Final[dict[type, Callable[[TableSetup, Any], TableSetup]]] = {
    c.TableOpened: _opened,
    c.PersonSat: _sat,
    c.PersonStood: _stood,
    c.HostChanged: _host_changed,
    c.TableConfigured: _configured,
    c.SpeedSet: _speed_set,
    c.MatchStarted: _started,
    c.ComputerSatIn: _sat_in,
    c.ReturnAsked: _return_asked,
    c.PersonReturned: _returned,
    c.PersonLeft: _left,
    c.Readied: _readied,
    c.BreakHeld: _held,
    c.RematchAgreed: _agreed,
    c.ReserveSpent: _reserve_spent,
    c.PauseSpent: _pause_spent,
}
