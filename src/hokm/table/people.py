"""What people ask for around the play, each as the changes that it comes to; TableRefusal where it may not be.

A request that is fulfilled already comes to no change.
"""

from collections.abc import Mapping

from hokm.rules import RefusalCode, Seat, VariantError
from hokm.table import changes as c
from hokm.table.changes import Change, Person, Speed
from hokm.table.refusals import TableRefusal
from hokm.table.setup import TableSetup


def seat_of(setup: TableSetup, person: Person) -> Seat:
    """The person's seat."""
    seat = setup.seat_of(person)
    if seat is None:
        raise TableRefusal(RefusalCode.NOT_SEATED, "you have no seat at this table")
    return seat


def in_match(setup: TableSetup) -> None:
    """Refuses before the first match."""
    if setup.phase == "lobby":
        raise TableRefusal(RefusalCode.NOT_STARTED, "the match has not begun")


def sit(setup: TableSetup, person: Person, seat: Seat) -> list[Change]:
    """Takes a free chair, or moves to it."""
    _in_lobby(setup)
    if not 0 <= seat < len(setup.chairs):
        raise TableRefusal(RefusalCode.SEAT_TAKEN, f"there is no seat {seat}")
    chair = setup.chairs[seat]
    if chair.person == person:
        return []
    if not chair.empty:
        full = setup.seat_of(person) is None and not any(chair.empty for chair in setup.chairs)
        reason = RefusalCode.TABLE_FULL if full else RefusalCode.SEAT_TAKEN
        raise TableRefusal(reason, "all seats are taken" if full else "somebody sits there")
    return [c.PersonSat(seat, person)]


def stand(setup: TableSetup, person: Person) -> list[Change]:
    """Gives the chair up before the start."""
    _in_lobby(setup)
    return [c.PersonStood(seat_of(setup, person))]


def leave(setup: TableSetup, person: Person, heir: Person | None) -> list[Change]:
    """Leaves for good; a host hands the table over to ``heir``."""
    seat = seat_of(setup, person)
    change = c.PersonStood(seat) if setup.phase == "lobby" else c.PersonLeft(seat)
    return [change, c.HostChanged(heir)] if person == setup.host else [change]


def configure(
    setup: TableSetup,
    person: Person,
    *,
    rules: Mapping[str, str] | None,
    level: str | None,
    clock: int | None,
    fill: bool | None,
    hold: bool | None,
) -> list[Change]:
    """The host sets the table; what is None, and the house rules not named, stay as they are."""
    _in_lobby(setup)
    _host_only(setup, person)
    try:
        variant = setup.variant.with_rules(rules or {})
    except VariantError as error:
        raise TableRefusal(RefusalCode.BAD_RULES, str(error)) from None
    change = c.TableConfigured(
        rules=tuple(variant.changed_rules.items()),
        level=setup.level if level is None else level,
        clock=setup.clock if clock is None else clock,
        fill=setup.fill if fill is None else fill,
        hold=setup.hold if hold is None else hold,
    )
    return [change]


def may_start(setup: TableSetup, person: Person) -> None:
    """Refuses unless the person is the host of a table that can begin its first match."""
    _in_lobby(setup)
    _host_only(setup, person)
    people = len(setup.people)
    if people == 0 or (people < len(setup.chairs) and not setup.fill):
        raise TableRefusal(RefusalCode.NEEDS_PEOPLE, "seats are still empty")


def take_back(setup: TableSetup, person: Person) -> list[Change]:
    """Wants the seat back from the computer that sits in."""
    seat = seat_of(setup, person)
    chair = setup.chairs[seat]
    return [c.ReturnAsked(seat)] if chair.sitting_in and not chair.returning else []


def set_speed(setup: TableSetup, person: Person, speed: Speed) -> list[Change]:
    """Sets how long the computers pause, where one person sits."""
    seat_of(setup, person)
    if len(setup.people) > 1:
        raise TableRefusal(RefusalCode.NOT_NOW, "with people at the table computers take their usual pause")
    return [c.SpeedSet(speed)] if speed != setup.speed else []


def be_ready(setup: TableSetup, person: Person) -> list[Change]:
    """Has seen enough of the deal's end."""
    seat = seat_of(setup, person)
    in_match(setup)
    return [c.Readied(seat)] if setup.between and seat not in setup.ready else []


def agree_to_rematch(setup: TableSetup, person: Person) -> list[Change]:
    """Wants another match."""
    seat = seat_of(setup, person)
    if setup.phase != "over":
        raise TableRefusal(RefusalCode.NOT_NOW, "the match is not over")
    return [c.RematchAgreed(seat)] if seat not in setup.rematch else []


def _host_only(setup: TableSetup, person: Person) -> None:
    if person != setup.host:
        raise TableRefusal(RefusalCode.NOT_HOST, "only the host may do that")


def _in_lobby(setup: TableSetup) -> None:
    if setup.phase != "lobby":
        raise TableRefusal(RefusalCode.ALREADY_STARTED, "the match has begun")
