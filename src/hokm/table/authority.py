"""The authority over a table: its people and its match, one request at a time.

It reads no clock. Whoever drives it says what time it is, wakes it when something is due, lets the computers think,
and keeps the log: ``take_news`` hands out what happened since it was last asked, to be stored before anybody sees it.
"""

from collections.abc import Iterable, Mapping
from operator import attrgetter
from typing import Self

from hokm.fairness import KeyedDealer, Stream
from hokm.rules import Act, Action, Awaited, RefusalCode, Seat, Seats, VariantError
from hokm.table import changes as c
from hokm.table import people as asked
from hokm.table import times as t
from hokm.table.changes import Change, Person, Speed
from hokm.table.dealing import Dealing, Entropy, NewDealer
from hokm.table.drive import SAID, Wish, in_speaking_order
from hokm.table.due import Situation, Step
from hokm.table.forgetting import Past
from hokm.table.ledger import Ledger, entered
from hokm.table.refusals import TableRefusal
from hokm.table.score_sheet import SheetLine
from hokm.table.setup import News, TableSetup, after_change, after_entry, opened
from hokm.table.table import Chosen, Command, Entry, Proceed, SeatAction, Table, TimedOut
from hokm.table.times import ClockReading, Clocks, Stopwatch


class Authority:
    """A table with its people. Requests raise TableRefusal, IllegalAction or StaleAction and then change nothing.

    ``entropy`` is asked for the root of each chain. All chance of a match follows from its keys, through
    ``KeyedDealer`` unless a test brings another dealer.
    """

    def __init__(self, setup: TableSetup, entropy: Entropy, now: float, ledger: Ledger, new_dealer: NewDealer) -> None:
        self._setup = setup
        self._dealing = Dealing(entropy, ledger)
        self._new_dealer = new_dealer
        self._table: Table | None = None
        self._news: list[News] = []
        self._past = Past()
        people = (chair.person for chair in setup.chairs if chair.person is not None)
        self._clocks = Clocks(now, people)

    @classmethod
    def opened(cls, opening: c.TableOpened, entropy: Entropy, now: float, new_dealer: NewDealer = KeyedDealer) -> Self:
        """A new table whose host has sat down; alone against computers, the match has begun."""
        try:
            authority = cls(opened(opening), entropy, now, Ledger(), new_dealer)
        except VariantError as error:
            raise TableRefusal(RefusalCode.BAD_RULES, str(error)) from None
        authority._news.append(opening)
        authority._note(c.PersonSat(0, opening.host))
        authority._clocks.depart(opening.host, now)
        authority._note(authority._dealing.begin_chain(1, 1))
        if opening.kind == "solo":
            authority._begin_match(now)
        return authority

    @classmethod
    def resumed(cls, log: Iterable[News], entropy: Entropy, now: float, new_dealer: NewDealer = KeyedDealer) -> Self:
        """A table as it stood after the items of its log: they are folded, nothing is decided again."""
        items = iter(log)
        opening = next(items)
        assert isinstance(opening, c.TableOpened), "a table's log begins with its opening"
        setup, ledger, entries = opened(opening), Ledger(), list[Entry]()
        for item in items:
            if isinstance(item, Entry):
                entries.append(item)
                setup = after_entry(setup, item)
            else:
                setup, ledger = after_change(setup, item), entered(ledger, item)
                if isinstance(item, c.MatchStarted):
                    entries = []
        authority = cls(setup, entropy, now, ledger, new_dealer)
        if setup.match:
            authority._table = Table.resumed(setup.variant, new_dealer(authority._key_of), entries)
        if not ledger.chains:  # the log is older than fair dealing: that begins with the next match
            authority._note(authority._dealing.begin_chain(setup.match + 1, 1))
        return authority

    # ------------------------------------------------------------------------------------------------- looking

    @property
    def setup(self) -> TableSetup:
        """Who sits here and how the table is set."""
        return self._setup

    @property
    def table(self) -> Table | None:
        """The match that goes on or was played last; None before the first."""
        return self._table

    @property
    def score_sheet(self) -> tuple[SheetLine, ...]:
        """The last of the finished deals of the match."""
        return () if self._table is None else self._past.sheet_with(self._table)

    @property
    def ledger(self) -> Ledger:
        """The dealing of this match; of the next one, once its chain has begun. It holds the table's secrets."""
        return self._dealing.ledger

    @property
    def proved(self) -> bool:
        """Whether this match is dealt from a chain; one that an older program began is not."""
        return self._dealing.is_of(self._setup.match)

    @property
    def attended(self) -> bool:
        """Whether any of its people are here. Nothing happens at a table that stands alone."""
        return self._situation.attended

    def is_present(self, seat: Seat) -> bool:
        """Whether the person of a seat is here."""
        return self._setup.chairs[seat].person in self._clocks.present

    def computer_due(self) -> Seat | None:
        """The seat for which a computer must act now."""
        if not self.attended:
            return None
        return next((seat for seat in self._situation.awaited if self._setup.chairs[seat].by_computer), None)

    def choice_rng(self, seat: Seat) -> Stream:
        """The randomness of the action that a computer at this seat makes next."""
        assert self._table is not None
        return Stream(self._key_of(max(self._table.deals, 1)), f"bot/{seat}/{self._table.actions + 1}")

    def may_say(self) -> dict[Seat, tuple[Action, ...]]:
        """What each computer may say out of turn, when a phase has just begun."""
        if self._table is None or not self._table.phase_began or not self.attended:
            return {}
        computers = (seat for seat, chair in enumerate(self._setup.chairs) if chair.by_computer)
        asides = ((seat, self._table.allowed_asides(seat, SAID)) for seat in computers)
        return {seat: allowed for seat, allowed in asides if allowed}

    def clock(self, now: float) -> ClockReading | None:
        """The clock of the seat in turn, where one runs."""
        return self._clocks.reading(self._setup, self._situation.on_clock, now)

    def next_deal_in(self, now: float) -> float | None:
        """Seconds to the next deal; None while it is held, or outside a break."""
        return self._clocks.next_deal_in(self._setup, now)

    def forget(self) -> None:
        """Lets finished deals leave memory, but for the last ones. They can be read from the log that was kept."""
        if self._table is not None:
            self._past = self._past.forgetting(self._table, self._dealing, self._setup.match)

    def take_news(self) -> list[News]:
        """What happened since this was last asked, in order."""
        news, self._news = self._news, []
        return news

    # ------------------------------------------------------------------------------------- people come and go

    def arrive(self, person: Person, now: float) -> None:
        """The person is here."""
        was_attended = self.attended
        self._clocks.arrive(person)
        if not was_attended and self.attended:
            self._clocks.restart(now)
        seat = self._setup.seat_of(person)
        if seat is None:
            return
        if seat in self._situation.awaited:
            self._clocks.turn.go(now)
        if not self._setup.chairs[seat].idle:
            self.back(person)

    def depart(self, person: Person, now: float) -> None:
        """The person is away; the seat is kept."""
        self._clocks.depart(person, now)

    def leave(self, person: Person) -> None:
        """The person leaves for good. Leaving never ends a match: a computer plays on."""
        heir = self._clocks.first_here(self._setup, but=person)
        self._note(*asked.leave(self._setup, person, heir))

    # ----------------------------------------------------------------------------------------- before the start

    def sit(self, person: Person, seat: Seat) -> None:
        """Takes a free chair, or moves to it."""
        self._note(*asked.sit(self._setup, person, seat))

    def stand(self, person: Person) -> None:
        """Gives the chair up."""
        self._note(*asked.stand(self._setup, person))

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
        changes = asked.configure(self._setup, person, rules=rules, level=level, clock=clock, fill=fill, hold=hold)
        self._note(*changes)

    def start(self, person: Person, now: float) -> None:
        """The host starts the match; computers take the empty chairs."""
        asked.may_start(self._setup, person)
        self._begin_match(now)

    # -------------------------------------------------------------------------------------------- in the match

    def act(self, person: Person, action: Action, seq: int, now: float) -> None:
        """An action in the match. ``seq`` is the number of the last event the person had seen."""
        seat = asked.seat_of(self._setup, person)
        asked.in_match(self._setup)
        if self._setup.chairs[seat].sitting_in:
            raise TableRefusal(RefusalCode.NOT_NOW, "a computer plays for you; take your seat back first")
        self._handle(SeatAction(seat, action, seq), now)

    def computer_acts(
        self, seat: Seat, action: Action, seq: int, now: float, chosen: Chosen | None = None
    ) -> Exception | None:
        """The action of a computer that was asked at turn ``seq``; nothing once the table has moved on.

        A computer that does what it may not has failed: then its seat does what a time-out does, and the error is
        returned for the driver to tell.
        """
        table = self._table
        if table is None or table.seq != seq or seat != self.computer_due():
            return None
        try:
            self._handle(SeatAction(seat, action, seq, chosen), now)
        except Exception as error:
            if action in table.turn(seat)[1]:
                raise  # it might do so: the fault is the program's
            self.computer_fails(seat, seq, now)
            return error
        return None

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
        self._note(*asked.take_back(self._setup, person))

    def set_speed(self, person: Person, speed: Speed) -> None:
        """How long the computers pause, where one person sits."""
        self._note(*asked.set_speed(self._setup, person, speed))

    def ready(self, person: Person) -> None:
        """The person has seen enough of the deal's end."""
        self._note(*asked.be_ready(self._setup, person))

    def hold(self, person: Person, on: bool, now: float) -> None:
        """Holds the countdown to the next deal, or lets it run again if it is this person who holds it."""
        seat = asked.seat_of(self._setup, person)
        asked.in_match(self._setup)
        if not self._setup.between:
            return
        if on and self._setup.held_by is None:
            self._note(c.BreakHeld(seat))
            self._clocks.between.stop(now)
        elif not on and self._setup.held_by == seat:
            self._release(now)

    def rematch(self, person: Person) -> None:
        """The person wants another match. It begins when all people of the table do; computers always do."""
        self._note(*asked.agree_to_rematch(self._setup, person))

    # --------------------------------------------------------------------------------------------------- seeds

    def give_hash(self, person: Person, match: int, deal: int, commit: bytes) -> None:
        """The person's device commits to a seed for the deal that is listed next; the last word counts.

        When a match is over, hashes for the first deal of the next one are taken too.
        """
        asked.seat_of(self._setup, person)
        self._note(*self._dealing.hash_given(person, match, deal, commit))

    def show_seed(self, person: Person, match: int, deal: int, seed: bytes) -> None:
        """The person's device shows the seed that it committed to, once all hashes are listed and before the cards."""
        self._note(*self._dealing.seed_shown(self._setup, person, match, deal, seed))

    # ------------------------------------------------------------------------------------ what happens by itself

    def deadline(self) -> float | None:
        """When ``wake`` has something to do; in the past where it has so now, None where it must wait for people."""
        return min((due.at for due in self._situation.dues()), default=None)

    def wake(self, now: float) -> bool:
        """Does the one thing that is due first, if its time has come, and says whether it did."""
        due = min(self._situation.dues(), key=attrgetter("at"), default=None)
        if due is None or due.at > now:
            return False
        self._do(due.what, now)
        return True

    @property
    def _situation(self) -> Situation:
        return Situation(self._setup, self._table, self._clocks, self._dealing)

    def _do(self, step: Change | Step | TimedOut | Proceed, now: float) -> None:
        match step:
            case TimedOut() | Proceed():
                self._handle(step, now)
            case Step.BEGIN_MATCH:
                self._begin_match(now)
            case Step.LIST_HASHES:
                self._list_hashes()
            case Step.STOP_CLOCK:
                self._note(*map(c.PauseSpent, self._situation.on_clock))
                self._clocks.turn.stop(now)
            case Step.RUN_CLOCK:
                self._clocks.turn.go(now)
            case Step.RELEASE_BREAK:
                self._release(now)
            case _:
                self._note(step)

    # ------------------------------------------------------------------------------------ what follows from what

    def _note(self, *changes: Change) -> None:
        for change in changes:
            self._setup = after_change(self._setup, change)
            self._dealing.enter(change)
            self._news.append(change)

    def _handle(self, command: Command, now: float) -> None:
        assert self._table is not None
        on_clock, over = self._situation.on_clock, self._clocks.overtime(self._setup, now)
        awaited = self._table.awaited()
        entries = self._table.handle(command)
        for entry in entries:
            self._enter(entry, on_clock, over, now)
        if entries:
            if not _goes_on(awaited, self._table.awaited()):
                self._clocks.turn = Stopwatch(now)
            self._end_deal(now)
        for seat, chair in enumerate(self._setup.chairs):
            if chair.timeouts_in_row >= t.MISSES and not chair.by_computer:
                self._note(c.ComputerSatIn(seat, idle=True))

    def _enter(self, entry: Entry, on_clock: tuple[Seat, ...], over: float, now: float) -> None:
        """An entry of the match, and what it means for the table: reserve spent, a break begun."""
        if isinstance(entry.given, Act) and entry.given.seat in on_clock:
            change = t.spent(self._setup, entry.given.seat, over)
            if change is not None:
                self._note(change)
        was_between = self._setup.between
        self._setup = after_entry(self._setup, entry)
        self._news.append(entry)
        if self._setup.between and not was_between:
            self._clocks.between = Stopwatch(now)

    def _begin_match(self, now: float) -> None:
        self._note(c.MatchStarted(self._setup.match + 1))
        self._table = Table(self._setup.variant, self._new_dealer(self._key_of))
        self._past = Past()
        self._clocks.turn, self._clocks.seeds = Stopwatch(now), Stopwatch(now)

    def _key_of(self, deal: int) -> bytes:
        return self._dealing.key_of(self._setup, deal)

    def _end_deal(self, now: float) -> None:
        """Once a deal is over it is opened, unless that must wait for the match's end, and the next one is prepared."""
        table = self._table
        if table is None or not self.proved or not (table.deal_over or table.result):
            return
        for change in self._dealing.end_deal(table, self._setup.hold):
            self._note(change)
        if table.result is None and self.ledger.listed == table.deals:
            self._list_hashes()
            self._clocks.seeds = Stopwatch(now)

    def _list_hashes(self) -> None:
        for change in self._dealing.list_hashes(tuple(chair.person for chair in self._setup.chairs)):
            self._note(change)

    def _release(self, now: float) -> None:
        self._note(c.BreakHeld(None))
        self._clocks.between.go(now)


def _goes_on(before: Awaited, after: Awaited) -> bool:
    """Whether several were asked at once and the others still are: their time does not begin anew."""
    return isinstance(before, Seats) and isinstance(after, Seats) and set(after.seats) < set(before.seats)
