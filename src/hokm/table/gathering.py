"""Who sits at a table and how it is set: the fold of the changes, as a match's state is the fold of its events."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, NamedTuple

from hokm.rules import Act, Seat, Variant
from hokm.rules.events import DealBegan, DealEnded, Event, HakemFound, MatchEnded
from hokm.table import changes as c
from hokm.table.changes import Change, Kind, Person, Speed
from hokm.table.table import Entry
from hokm.variants import find_variant

Phase = Literal["lobby", "playing", "over"]

#: Seconds that a person may take in a match beyond the time for each card.
RESERVE: Final = 60.0


class Chair(NamedTuple):
    """One seat's chair: empty, a person's, or (``computer``) a computer's for good.

    ``sitting_in``: a computer plays for the person for now, ``idle`` if his time ran out too often. ``returning``:
    he wants the seat back. ``missed`` counts his time-outs in a row, ``reserve`` is in seconds, ``paused`` says
    whether the clock has waited for him in this match.
    """

    person: Person | None = None
    computer: bool = False
    sitting_in: bool = False
    idle: bool = False
    returning: bool = False
    missed: int = 0
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
class Gathering:
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


def opened(change: c.TableOpened) -> Gathering:
    """A new table, nobody seated; VariantError for a game or house rules that do not exist."""
    variant = find_variant(change.variant).with_rules(dict(change.rules))
    return Gathering(
        kind=change.kind,
        host=change.host,
        variant=variant,
        level=change.level,
        clock=change.clock,
        fill=change.fill,
        speed=change.speed,
        chairs=(Chair(),) * variant.seating.seats,
        hold=change.hold,
    )


def after_change(gathering: Gathering, change: Change) -> Gathering:
    """The gathering after one more change; those of the dealing are nothing to it."""
    fold = _FOLDS.get(type(change))
    return gathering if fold is None else fold(gathering, change)


def after_entry(gathering: Gathering, entry: Entry) -> Gathering:
    """The gathering after an input of the match and its events."""
    if isinstance(entry.given, Act):
        gathering = _counted(gathering, entry.given.seat, entry.auto)
    for event in entry.events:
        gathering = _after_event(gathering, event)
    return gathering


def _counted(gathering: Gathering, seat: Seat, auto: bool) -> Gathering:
    missed = gathering.chairs[seat].missed + 1 if auto else 0
    return gathering if missed == gathering.chairs[seat].missed else _with(gathering, seat, missed=missed)


def _after_event(gathering: Gathering, event: Event) -> Gathering:
    match event:
        case HakemFound() if event.people != tuple(range(len(gathering.chairs))):
            return replace(gathering, chairs=tuple(gathering.chairs[seat] for seat in event.people))
        case DealBegan():
            return replace(gathering, between=False, ready=(), held_by=None)
        case DealEnded():
            return replace(gathering, between=True)
        case MatchEnded():
            return replace(gathering, between=False, ready=(), held_by=None, phase="over")
        case _:
            return gathering


def _with(gathering: Gathering, seat: Seat, **fields: Any) -> Gathering:
    chairs = list(gathering.chairs)
    chairs[seat] = chairs[seat]._replace(**fields)
    return replace(gathering, chairs=tuple(chairs))


def _opened(gathering: Gathering, change: c.TableOpened) -> Gathering:
    return opened(change)


def _sat(gathering: Gathering, change: c.PersonSat) -> Gathering:
    before = gathering.seat_of(change.person)
    if before is not None:
        gathering = _with(gathering, before, person=None)
    return _with(gathering, change.seat, person=change.person)


def _stood(gathering: Gathering, change: c.PersonStood) -> Gathering:
    return _with(gathering, change.seat, person=None)


def _host_changed(gathering: Gathering, change: c.HostChanged) -> Gathering:
    return replace(gathering, host=change.person)


def _configured(gathering: Gathering, change: c.TableConfigured) -> Gathering:
    variant = find_variant(gathering.variant.id).with_rules(dict(change.rules))
    return replace(
        gathering, variant=variant, level=change.level, clock=change.clock, fill=change.fill, hold=change.hold
    )


def _speed_set(gathering: Gathering, change: c.SpeedSet) -> Gathering:
    return replace(gathering, speed=change.speed)


def _started(gathering: Gathering, change: c.MatchStarted) -> Gathering:
    chairs = tuple(
        chair._replace(computer=chair.person is None, missed=0, reserve=RESERVE, paused=False)
        for chair in gathering.chairs
    )
    return replace(gathering, chairs=chairs, phase="playing", match=change.number, between=False, ready=(), rematch=())


def _sat_in(gathering: Gathering, change: c.ComputerSatIn) -> Gathering:
    return _with(gathering, change.seat, sitting_in=True, idle=change.idle, returning=False)


def _return_asked(gathering: Gathering, change: c.ReturnAsked) -> Gathering:
    return _with(gathering, change.seat, returning=True)


def _returned(gathering: Gathering, change: c.PersonReturned) -> Gathering:
    return _with(gathering, change.seat, sitting_in=False, idle=False, returning=False, missed=0)


def _left(gathering: Gathering, change: c.PersonLeft) -> Gathering:
    chairs = list(gathering.chairs)
    chairs[change.seat] = Chair(computer=True)
    held_by = None if gathering.held_by == change.seat else gathering.held_by
    return replace(gathering, chairs=tuple(chairs), held_by=held_by)


def _readied(gathering: Gathering, change: c.Readied) -> Gathering:
    return replace(gathering, ready=(*gathering.ready, change.seat))


def _held(gathering: Gathering, change: c.BreakHeld) -> Gathering:
    return replace(gathering, held_by=change.seat)


def _agreed(gathering: Gathering, change: c.RematchAgreed) -> Gathering:
    return replace(gathering, rematch=(*gathering.rematch, change.seat))


def _reserve_spent(gathering: Gathering, change: c.ReserveSpent) -> Gathering:
    return _with(gathering, change.seat, reserve=change.left)


def _pause_spent(gathering: Gathering, change: c.PauseSpent) -> Gathering:
    return _with(gathering, change.seat, paused=True)


_FOLDS: Final[dict[type, Callable[[Gathering, Any], Gathering]]] = {
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
