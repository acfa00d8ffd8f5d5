"""How a table stands: its people, its match, and what follows when either changes. ``Authority`` builds on it."""

from collections.abc import Callable, Iterable
from typing import Self

from hokm.fairness import SIZE, KeyedDealer, KeyOf, Stream
from hokm.rules import Act, Action, Awaited, Chance, Seat, Seats, VariantError
from hokm.table import changes as c
from hokm.table import times as t
from hokm.table.changes import Change, Person
from hokm.table.dealer import Dealer
from hokm.table.drive import ASIDES
from hokm.table.ledger import Ledger, entered
from hokm.table.refusals import TableReason, TableRefusal
from hokm.table.setup import TableSetup, after_change, after_entry, opened
from hokm.table.table import Command, Entry, Table
from hokm.table.times import ClockReading, Stopwatch, Times

News = Change | Entry
#: Brings so many unpredictable bytes: the operating system's, where people play.
Entropy = Callable[[int], bytes]
#: Makes the dealer of a match from the keys of its deals.
NewDealer = Callable[[KeyOf], Dealer]
#: Bytes of the id of a match.
_ID_SIZE = 8


class Standing:
    """A table with its people: looking at it, and the steps that every request is made of.

    ``entropy`` is asked for the root of each chain. All chance of a match follows from its keys, through
    ``KeyedDealer`` unless a test brings another dealer.
    """

    def __init__(self, setup: TableSetup, entropy: Entropy, now: float, ledger: Ledger, new_dealer: NewDealer) -> None:
        self._setup = setup
        self._ledger = ledger
        self._entropy = entropy
        self._new_dealer = new_dealer
        self._key: tuple[int, int, bytes] | None = None
        self._table: Table | None = None
        self._news: list[News] = []
        people = (chair.person for chair in setup.chairs if chair.person is not None)
        self._times = Times(now, people)

    @classmethod
    def opened(cls, opening: c.TableOpened, entropy: Entropy, now: float, new_dealer: NewDealer = KeyedDealer) -> Self:
        """A new table whose host has sat down; alone against computers, the match has begun."""
        try:
            authority = cls(opened(opening), entropy, now, Ledger(), new_dealer)
        except VariantError as error:
            raise TableRefusal(TableReason.BAD_RULES, str(error)) from None
        authority._news.append(opening)
        authority._note(c.PersonSat(0, opening.host))
        authority._times.depart(opening.host, now)
        authority._begin_chain(1, 1)
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
            dealer = new_dealer(authority._key_of)
            authority._table = Table.resumed(setup.variant, dealer, entries)
        if not ledger.chains:  # the log is older than fair dealing: that begins with the next match
            authority._begin_chain(setup.match + 1, 1)
        return authority

    @property
    def setup(self) -> TableSetup:
        """Who sits here and how the table is set."""
        return self._setup

    @property
    def table(self) -> Table | None:
        """The match that goes on or was played last; None before the first."""
        return self._table

    @property
    def ledger(self) -> Ledger:
        """The dealing of this match; of the next one, once its chain has begun. It holds the table's secrets."""
        return self._ledger

    @property
    def proved(self) -> bool:
        """Whether this match is dealt from a chain; one that an older program began is not."""
        return self._ledger.match == self._setup.match

    @property
    def attended(self) -> bool:
        """Whether any of its people are here. Nothing happens at a table that stands alone."""
        return any(chair.person in self._times.present for chair in self._setup.chairs if chair.person)

    def is_present(self, seat: Seat) -> bool:
        """Whether the person of a seat is here."""
        return self._setup.chairs[seat].person in self._times.present

    def computer_due(self) -> Seat | None:
        """The seat for which a computer must act now."""
        if not self.attended:
            return None
        return next((seat for seat in self._awaited() if self._setup.chairs[seat].by_computer), None)

    def choice_rng(self, seat: Seat) -> Stream:
        """The randomness of the action that a computer at this seat makes next."""
        assert self._table is not None
        return Stream(self._key_of(max(self._table.deals, 1)), f"bot/{seat}/{self._table.actions + 1}")

    def may_say(self) -> dict[Seat, tuple[Action, ...]]:
        """What each computer may say out of turn, when a phase has just begun."""
        if self._table is None or not self._table.phase_began or not self.attended:
            return {}
        computers = (seat for seat, chair in enumerate(self._setup.chairs) if chair.by_computer)
        asides = ((seat, self._table.allowed_asides(seat, ASIDES)) for seat in computers)
        return {seat: allowed for seat, allowed in asides if allowed}

    def clock(self, now: float) -> ClockReading | None:
        """The clock of the seat in turn, where one runs."""
        seats = self._on_clock()
        if not seats:
            return None
        over = self._times.turn.read(now) - self._setup.clock
        reserve = self._setup.chairs[seats[0]].reserve
        return ClockReading(max(0.0, -over), max(0.0, reserve - max(0.0, over)), self._times.turn.stopped is not None)

    def next_deal_in(self, now: float) -> float | None:
        """Seconds to the next deal; None while it is held, or outside a break."""
        if not self._setup.between or self._setup.held_by is not None:
            return None
        return max(0.0, t.BREAK - self._times.between.read(now))

    def take_news(self) -> list[News]:
        """What happened since this was last asked, in order."""
        news, self._news = self._news, []
        return news

    def _note(self, change: Change) -> None:
        self._setup = after_change(self._setup, change)
        self._ledger = entered(self._ledger, change)
        self._news.append(change)

    def _handle(self, command: Command, now: float) -> None:
        assert self._table is not None
        on_clock, over = self._on_clock(), self._times.turn.read(now) - self._setup.clock
        awaited = self._table.awaited()
        entries = self._table.handle(command)
        for entry in entries:
            if isinstance(entry.given, Act) and entry.given.seat in on_clock:
                self._spend(entry.given.seat, over)
            was_between = self._setup.between
            self._setup = after_entry(self._setup, entry)
            self._news.append(entry)
            if self._setup.between and not was_between:
                self._times.between = Stopwatch(now)
        if entries:
            if not _goes_on(awaited, self._table.awaited()):
                self._times.turn = Stopwatch(now)
            self._end_deal(now)
        for seat, chair in enumerate(self._setup.chairs):
            if chair.timeouts_in_row >= t.MISSES and not chair.by_computer:
                self._note(c.ComputerSatIn(seat, idle=True))

    def _spend(self, seat: Seat, over: float) -> None:
        """Takes what went over a card's time from the reserve."""
        reserve = self._setup.chairs[seat].reserve
        left = round(max(0.0, min(reserve, reserve - over)), 3)
        if left < reserve:
            self._note(c.ReserveSpent(seat, left))

    def _begin_match(self, now: float) -> None:
        self._note(c.MatchStarted(self._setup.match + 1))
        self._table = Table(self._setup.variant, self._new_dealer(self._key_of))
        self._times.turn = Stopwatch(now)
        self._times.seeds = Stopwatch(now)

    def _begin_chain(self, match: int, first: int) -> None:
        match_id = self._ledger.match_id if match == self._ledger.match else self._entropy(_ID_SIZE).hex()
        self._note(c.ChainBegan(match, match_id, first, self._entropy(SIZE)))

    def _key_of(self, deal: int) -> bytes:
        """The key of a deal of this match. It is asked for again and again."""
        match = self._setup.match
        if self._key is None or self._key[:2] != (match, deal):
            key = self._ledger.key(self._setup.variant.rules_hash, deal) if self.proved else self._entropy(SIZE)
            self._key = match, deal, key
        return self._key[2]

    def _end_deal(self, now: float) -> None:
        """Once a deal is over it is opened, unless that must wait for the match's end, and the next one is prepared."""
        table = self._table
        if table is None or not self.proved or not (table.deal_over or table.result):
            return
        over = table.result is not None
        if self._ledger.opened < table.deals and (over or not self._setup.hold):
            self._note(c.DealsOpened(table.deals))
        if over and self._ledger.coming is None:
            self._begin_chain(self._ledger.match + 1, 1)
        if not over and self._ledger.listed == table.deals:
            self._list_hashes(now)
            self._times.seeds = Stopwatch(now)

    def _list_hashes(self, now: float) -> None:
        """From now on the seeds for the next deal may be shown, and hashes for the one after it given."""
        deal = self._ledger.listed + 1
        if self._ledger.covered <= deal:
            self._begin_chain(self._ledger.match, deal + 1)
        people = tuple(chair.person for chair in self._setup.chairs)
        self._note(c.SeedsListed(deal, people, tuple(map(self._ledger.hash_of, people))))

    def _deal_to_come(self) -> int | None:
        """The number of the deal for which a pack, a draw or a lot is due; None where the match has no proof."""
        return None if self._table is None or not self.proved else self._table.deal_to_come

    def _pause(self, seats: tuple[Seat, ...], now: float) -> None:
        for seat in seats:
            self._note(c.PauseSpent(seat))
        self._times.turn.stop(now)

    def _release(self, now: float) -> None:
        self._note(c.BreakHeld(None))
        self._times.between.go(now)

    def _chance_is_due(self) -> bool:
        return self._table is not None and isinstance(self._table.awaited(), Chance)

    def _awaited(self) -> tuple[Seat, ...]:
        if self._table is None or self._setup.phase != "playing":
            return ()
        awaited = self._table.awaited()
        return awaited.seats if isinstance(awaited, Seats) else ()

    def _on_clock(self) -> tuple[Seat, ...]:
        """The seats in turn whose clock runs: where at least two people sit, those that a person plays."""
        if not self._setup.clock or len(self._setup.people) < 2:
            return ()
        return tuple(seat for seat in self._awaited() if not self._setup.chairs[seat].by_computer)

    def _all_said(self, said: tuple[Seat, ...]) -> bool:
        """Whether everybody who plays himself is among these, and somebody is."""
        chairs = self._setup.chairs
        return bool(said) and all(seat in said or chairs[seat].sitting_in for seat in self._setup.people)

    def _heir(self) -> Person | None:
        """Who wears the host's crown next: the first seated person who is here."""
        others = (chair.person for chair in self._setup.chairs if chair.person != self._setup.host)
        return next((person for person in others if person in self._times.present), None)

    def _seat(self, person: Person) -> Seat:
        seat = self._setup.seat_of(person)
        if seat is None:
            raise TableRefusal(TableReason.NOT_SEATED, "you have no seat at this table")
        return seat

    def _host_only(self, person: Person) -> None:
        if person != self._setup.host:
            raise TableRefusal(TableReason.NOT_HOST, "only the host may do that")

    def _in_lobby(self) -> None:
        if self._setup.phase != "lobby":
            raise TableRefusal(TableReason.ALREADY_STARTED, "the match has begun")

    def _in_match(self) -> None:
        if self._setup.phase == "lobby":
            raise TableRefusal(TableReason.NOT_STARTED, "the match has not begun")


def _goes_on(before: Awaited, after: Awaited) -> bool:
    """Whether several were asked at once and the others still are: their time does not begin anew."""
    return isinstance(before, Seats) and isinstance(after, Seats) and set(after.seats) < set(before.seats)
