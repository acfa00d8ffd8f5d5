"""The authority over a table: its people and its match, one request at a time.

It reads no clock. Whoever drives it says what time it is, wakes it when something is due, lets the computers think,
and keeps the log: ``take_news`` hands out what happened since it was last asked, to be stored before anybody sees it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from hokm.fairness import is_revealed
from hokm.rules import Action, Seat, VariantError
from hokm.table import changes as c
from hokm.table import times as t
from hokm.table.changes import Person, Speed
from hokm.table.drive import Wish, in_speaking_order
from hokm.table.refusals import TableReason, TableRefusal
from hokm.table.standing import Standing
from hokm.table.table import Chosen, Proceed, SeatAction, TimedOut

AT_ONCE = 0.0


class Due(NamedTuple):
    """Something that happens by itself at a time."""

    at: float
    do: Callable[[float], None]


class Authority(Standing):
    """A table with its people. Requests raise TableRefusal, IllegalAction or StaleAction and then change nothing."""

    # ------------------------------------------------------------------------------------- people come and go

    def arrive(self, person: Person, now: float) -> None:
        """The person is here."""
        was_attended = self.attended
        self._times.arrive(person)
        if not was_attended and self.attended:
            self._times.anew(now)
        seat = self._setup.seat_of(person)
        if seat is None:
            return
        if seat in self._awaited():
            self._times.turn.go(now)
        chair = self._setup.chairs[seat]
        if chair.sitting_in and not chair.idle and not chair.returning:
            self._note(c.ReturnAsked(seat))

    def depart(self, person: Person, now: float) -> None:
        """The person is away; the seat is kept."""
        self._times.depart(person, now)

    def leave(self, person: Person) -> None:
        """The person leaves for good. Leaving never ends a match: a computer plays on."""
        seat = self._seat(person)
        if self._setup.phase == "lobby":
            self._note(c.PersonStood(seat))
        else:
            self._note(c.PersonLeft(seat))
        if person == self._setup.host:
            self._note(c.HostChanged(self._heir()))

    # ----------------------------------------------------------------------------------------- before the start

    def sit(self, person: Person, seat: Seat) -> None:
        """Takes a free chair, or moves to it."""
        self._in_lobby()
        if not 0 <= seat < len(self._setup.chairs):
            raise TableRefusal(TableReason.SEAT_TAKEN, f"there is no seat {seat}")
        chair = self._setup.chairs[seat]
        if chair.person == person:
            return
        if not chair.empty:
            full = self._setup.seat_of(person) is None and not any(c.empty for c in self._setup.chairs)
            reason = TableReason.TABLE_FULL if full else TableReason.SEAT_TAKEN
            raise TableRefusal(reason, "all seats are taken" if full else "somebody sits there")
        self._note(c.PersonSat(seat, person))

    def stand(self, person: Person) -> None:
        """Gives the chair up."""
        self._in_lobby()
        self._note(c.PersonStood(self._seat(person)))

    def configure(
        self,
        person: Person,
        *,
        rules: Mapping[str, str] | None = None,
        level: str | None = None,
        clock: int | None = None,
        fill: bool | None = None,
        hold: bool | None = None,
    ) -> None:
        """The host sets the table; what is None, and the house rules not named, stay as they are."""
        self._in_lobby()
        self._host_only(person)
        now = self._setup
        try:
            variant = now.variant.with_rules(rules or {})
        except VariantError as error:
            raise TableRefusal(TableReason.BAD_RULES, str(error)) from None
        self._note(
            c.TableConfigured(
                rules=tuple(variant.changed_rules.items()),
                level=now.level if level is None else level,
                clock=now.clock if clock is None else clock,
                fill=now.fill if fill is None else fill,
                hold=now.hold if hold is None else hold,
            )
        )

    def start(self, person: Person, now: float) -> None:
        """The host starts the match; computers take the empty chairs."""
        self._in_lobby()
        self._host_only(person)
        people = len(self._setup.people)
        if people == 0 or (people < len(self._setup.chairs) and not self._setup.fill):
            raise TableRefusal(TableReason.NEEDS_PEOPLE, "seats are still empty")
        self._begin_match(now)

    # -------------------------------------------------------------------------------------------- in the match

    def act(self, person: Person, action: Action, seq: int, now: float) -> None:
        """An action in the match. ``seq`` is the number of the last event the person had seen."""
        seat = self._seat(person)
        self._in_match()
        if self._setup.chairs[seat].sitting_in:
            raise TableRefusal(TableReason.NOT_NOW, "a computer plays for you; take your seat back first")
        self._handle(SeatAction(seat, action, seq), now)

    def computer_acts(self, seat: Seat, action: Action, seq: int, now: float, chosen: Chosen | None = None) -> None:
        """The action of a computer that was asked at turn ``seq``; nothing once the table has moved on."""
        table = self._table
        if table is not None and table.seq == seq and seat == self.computer_due():
            self._handle(SeatAction(seat, action, seq, chosen), now)

    def computer_fails(self, seat: Seat, seq: int, now: float) -> None:
        """A computer that was asked at turn ``seq`` cannot choose: it does what a time-out does."""
        table = self._table
        if table is not None and table.seq == seq and seat == self.computer_due():
            self._handle(TimedOut(seq, seat), now)

    def computers_say(self, wishes: Iterable[Wish], seq: int, now: float) -> None:
        """What computers that were asked at turn ``seq`` say out of turn; nothing once the table has moved on."""
        table = self._table
        if table is None or table.seq != seq:
            return
        for seat, action, chosen in in_speaking_order(wishes):
            if self._setup.chairs[seat].by_computer and table.allowed_asides(seat, (action,)):
                self._handle(SeatAction(seat, action, chosen=chosen), now)

    def back(self, person: Person) -> None:
        """The person takes the seat back, at the next card."""
        seat = self._seat(person)
        chair = self._setup.chairs[seat]
        if chair.sitting_in and not chair.returning:
            self._note(c.ReturnAsked(seat))

    def set_speed(self, person: Person, speed: Speed) -> None:
        """How long the computers pause, where one person sits."""
        self._seat(person)
        if len(self._setup.people) > 1:
            raise TableRefusal(TableReason.NOT_NOW, "with people at the table computers take their usual pause")
        if speed != self._setup.speed:
            self._note(c.SpeedSet(speed))

    def ready(self, person: Person) -> None:
        """The person has seen enough of the deal's end."""
        seat = self._seat(person)
        self._in_match()
        if self._setup.between and seat not in self._setup.ready:
            self._note(c.Readied(seat))

    def hold(self, person: Person, on: bool, now: float) -> None:
        """Holds the countdown to the next deal, or lets it run again if it is this person who holds it."""
        seat = self._seat(person)
        self._in_match()
        if not self._setup.between:
            return
        if on and self._setup.held_by is None:
            self._note(c.BreakHeld(seat))
            self._times.between.stop(now)
        elif not on and self._setup.held_by == seat:
            self._release(now)

    def rematch(self, person: Person) -> None:
        """The person wants another match. It begins when all people of the table do; computers always do."""
        seat = self._seat(person)
        if self._setup.phase != "over":
            raise TableRefusal(TableReason.NOT_NOW, "the match is not over")
        if seat not in self._setup.rematch:
            self._note(c.RematchAgreed(seat))

    # --------------------------------------------------------------------------------------------------- seeds

    def give_hash(self, person: Person, match: int, deal: int, commit: bytes) -> None:
        """The person's device commits to a seed for the deal that is listed next; the last word counts.

        When a match is over, hashes for the first deal of the next one are taken too.
        """
        self._seat(person)
        ledger = self._ledger.of(match)
        if ledger is None or deal != ledger.listed + 1:
            raise TableRefusal(TableReason.NOT_NOW, f"hashes for deal {deal} of match {match} are not taken now")
        if ledger.hash_of(person) != commit:
            self._note(c.SeedHashed(match, deal, person, commit))

    def show_seed(self, person: Person, match: int, deal: int, seed: bytes) -> None:
        """The person's device shows the seed that it committed to, once all hashes are listed and before the cards."""
        ledger = self._ledger
        if match != ledger.match or deal != ledger.listed or deal <= ledger.closed:
            raise TableRefusal(TableReason.NOT_NOW, f"seeds for deal {deal} are not taken now")
        listed = ledger.deals[-1]
        seat = listed.people.index(person) if person in listed.people else self._seat(person)
        if not is_revealed(seed, listed.commits[seat] if listed.people[seat] == person else None):
            raise TableRefusal(TableReason.WRONG_SEED, "that is not the seed whose hash was listed")
        if listed.reveals[seat] is None:
            self._note(c.SeedShown(deal, seat, seed))

    # ------------------------------------------------------------------------------------ what happens by itself

    def deadline(self) -> float | None:
        """When ``wake`` has something to do; in the past where it has so now, None where it must wait for people."""
        return min((due.at for due in self._dues()), default=None)

    def wake(self, now: float) -> bool:
        """Does the one thing that is due first, if its time has come, and says whether it did."""
        due = min(self._dues(), key=lambda due: due.at, default=None)
        if due is None or due.at > now:
            return False
        due.do(now)
        return True

    def _dues(self) -> Iterator[Due]:
        if not self.attended:
            return
        yield from self._due_to_people()
        if self._setup.phase == "playing":
            yield from self._due_in_break() if self._chance_is_due() else self._due_in_turn()
        elif self._setup.phase == "over" and self._all_said(self._setup.rematch):
            yield Due(AT_ONCE, self._begin_match)

    def _due_to_people(self) -> Iterator[Due]:
        """Absence has its ends: the crown goes on, chairs before the start too, later a computer sits in."""
        setup, away = self._setup, self._times.away
        heir = self._heir()
        if heir is not None and (setup.host is None or setup.host in away):
            at = AT_ONCE if setup.host is None else away[setup.host] + t.HOST_GRACE
            yield Due(at, lambda now: self._note(c.HostChanged(heir)))
        awaited = self._awaited()
        for seat, chair in enumerate(setup.chairs):
            if chair.returning and seat not in awaited:
                yield Due(AT_ONCE, lambda now, seat=seat: self._note(c.PersonReturned(seat)))  # type: ignore[misc]
            elif chair.person in away and not chair.sitting_in:
                change = c.PersonStood(seat) if setup.phase == "lobby" else c.ComputerSatIn(seat, idle=False)
                yield Due(away[chair.person] + t.GRACE, lambda now, change=change: self._note(change))  # type: ignore[misc]

    def _due_in_break(self) -> Iterator[Due]:
        """The next cards: at once where no deal has just ended, else when the break is over. Before them the seeds."""
        setup, between = self._setup, self._times.between
        if not setup.between or self._all_said(setup.ready):
            yield self._due_cards(AT_ONCE)
        elif setup.held_by is None:
            yield self._due_cards(between.began + t.BREAK)
        elif not self.is_present(setup.held_by):
            yield Due(AT_ONCE, self._release)
        elif len(setup.people) > 1:
            held_since = between.began if between.stopped is None else between.stopped
            yield Due(held_since + t.LONGEST_HOLD, self._release)

    def _due_cards(self, at: float) -> Due:
        """The next step towards cards that are wanted at a time: hashes, then seeds, each waited for a while."""
        deal, ledger, since = self._deal_to_come(), self._ledger, self._times.seeds.began
        here = self._times.present
        if deal is not None and ledger.listed < deal:
            people = (chair.person for chair in self._setup.chairs)
            waiting = any(person in here and ledger.hash_of(person) is None for person in people)
            return Due(since + t.HASH_WAIT if waiting else AT_ONCE, self._list_hashes)
        if deal is not None and ledger.closed < deal:
            waiting = any(person in here for person in ledger.deals[-1].missing)
            until = max(at, since + t.SEED_WAIT) if waiting else at
            return Due(until, lambda now: self._note(c.SeedsClosed(deal)))
        return Due(at, lambda now: self._handle(Proceed(), now))

    def _due_in_turn(self) -> Iterator[Due]:
        """The time-out of the seats in turn; before it, once a match, the clock waits for a person who is away."""
        seats, turn = self._on_clock(), self._times.turn
        if not seats:
            return
        chairs = [self._setup.chairs[seat] for seat in seats]
        if turn.stopped is not None:
            yield Due(turn.stopped + t.PAUSE, turn.go)
        elif all(chair.person in self._times.away and not chair.paused for chair in chairs):
            yield Due(AT_ONCE, lambda now: self._pause(seats, now))
        else:
            assert self._table is not None
            seq = self._table.seq
            limit = self._setup.clock + max(chair.reserve for chair in chairs)
            yield Due(turn.began + limit, lambda now: self._handle(TimedOut(seq), now))
