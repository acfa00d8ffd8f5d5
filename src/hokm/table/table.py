"""The authority over one match. Server, terminal, arena and tests drive this same class.

It owns the only full state, carries out commands one at a time, numbers the events, and hands out views. It
reads no clock: a time-out comes in as a command like any other, bound to the turn it was for.
"""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import NamedTuple

from hokm.rules import (
    Act,
    Action,
    Awaited,
    CardDrawn,
    CardTurned,
    Chance,
    ChanceKind,
    IllegalAction,
    Input,
    LotDrawn,
    MatchResult,
    PackDealt,
    RefusalCode,
    Seat,
    Seats,
    Variant,
    drawn_from,
)
from hokm.rules.declaring import Event
from hokm.rules.engine import advance, awaiting, first_state
from hokm.rules.events import PhaseBegan
from hokm.rules.fold import evolve
from hokm.rules.tuples import make
from hokm.table.dealer import Dealer
from hokm.views import GiftChosen, Observation, SeenEvent, Viewer
from hokm.views.project import observe, options_of, see


class Chosen(NamedTuple):
    """By whom and how a computer's action was chosen: name and version, the samples that it really used, and the
    first bytes of the hash of what it saw (``observation_hash``).
    """

    player: str
    samples: int
    view: bytes


class SeatAction(NamedTuple):
    """A seat acts. ``seq`` is the number of the last event it had seen; None acts on the present state.

    ``chosen`` comes with the action of a computer.
    """

    seat: Seat
    action: Action
    seq: int | None = None
    chosen: Chosen | None = None


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The time of the seats awaited at turn ``seq`` is up, or of one of them. At any later turn this does nothing."""

    seq: int
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Proceed:
    """The chance input that is due may be drawn (the pause between two deals is over, say)."""


Command = SeatAction | TimedOut | Proceed


class Entry(NamedTuple):
    """One input in the log, what followed from it, and whether a time-out or a computer made it.

    ``first`` is the number of its first event; events are numbered from 1.
    """

    first: int
    given: Input
    events: tuple[Event, ...]
    auto: bool = False
    chosen: Chosen | None = None


class StaleAction(ValueError):
    """The seat acted on a turn that is over."""


class Table:
    """One match at a table. ``handle`` changes it; everything else looks."""

    def __init__(self, variant: Variant, dealer: Dealer) -> None:
        self._variant = variant
        self._dealer = dealer
        self._state = first_state(variant)
        self._log: list[Entry] = []
        self._seq = 0
        self._actions = 0
        self._phase_began = False
        self._awaited: Awaited | None = None  # worked out when first asked for

    @classmethod
    def resumed(cls, variant: Variant, dealer: Dealer, log: Iterable[Entry]) -> "Table":
        """A table as it stood after the entries of a log: their events are folded, nothing is decided again.

        Raises ValueError where an entry is missing.
        """
        table = cls(variant, dealer)
        for entry in log:
            if entry.first != table._seq + 1:
                raise ValueError(f"event {table._seq + 1} is missing: the next one kept is {entry.first}")
            for event in entry.events:
                table._state = evolve(variant, table._state, event)
            table._log.append(entry)
            table._seq += len(entry.events)
            table._actions += type(entry.given) is Act
            table._phase_began = type(entry.events[-1]) is PhaseBegan
        return table

    @property
    def variant(self) -> Variant:
        """The game and its house rules."""
        return self._variant

    @property
    def seq(self) -> int:
        """The number of the last event; 0 before the first."""
        return self._seq

    @property
    def actions(self) -> int:
        """How many actions there have been, time-outs among them."""
        return self._actions

    @property
    def log(self) -> tuple[Entry, ...]:
        """All inputs so far with their events, but for those that were forgotten. It holds every card: never to be
        shown while a deal goes on.
        """
        return tuple(self._log)

    @property
    def forgotten(self) -> int:
        """The number of the last event that was forgotten; 0 where none was."""
        return self._log[0].first - 1 if self._log else 0

    def forget(self, deals: int) -> tuple[Entry, ...]:
        """Forgets what came before the last so many packs, and returns it. The match goes on as it would have."""
        packs = [place for place, entry in enumerate(self._log) if type(entry.given) is PackDealt]
        cut = packs[-deals] if len(packs) > deals else 0
        gone, self._log = tuple(self._log[:cut]), self._log[cut:]
        return gone

    @property
    def result(self) -> MatchResult | None:
        """The result of the match, once it is over."""
        return self._state.match.result

    @property
    def deals(self) -> int:
        """How many packs have been dealt, thrown-in deals too."""
        return self._state.match.deals

    @property
    def deal_over(self) -> bool:
        """Whether the last deal is over: played out, thrown in, or ended with the match."""
        return self._state.deal.result is not None or (self.deals > 0 and self.result is not None)

    @property
    def deal_to_come(self) -> int | None:
        """The number of the deal for which chance is due (its pack, or what comes before it); None within a deal."""
        in_deal = bool(self._state.deal.dealt) and self._state.deal.result is None
        return None if in_deal or not isinstance(self.awaited(), Chance) else self.deals + 1

    @property
    def phase_began(self) -> bool:
        """Whether a phase has just begun, so that nobody has acted in it yet."""
        return self._phase_began

    def awaited(self) -> Awaited:
        """Who must act, which chance is due, or that the match is over."""
        if self._awaited is None:
            self._awaited = awaiting(self._variant, self._state)
        return self._awaited

    def allowed_asides(self, seat: Seat, candidates: Iterable[Action]) -> tuple[Action, ...]:
        """Which of the given out-of-turn actions the seat may take now."""
        variant, state, check = self._variant, self._state, self._variant.announcements.check
        return tuple([action for action in candidates if check(variant, state, seat, action)])

    def handle(self, command: Command) -> tuple[Entry, ...]:
        """Carries out a command and returns the new entries of the log.

        Raises IllegalAction or StaleAction, and changes nothing, when it cannot be. A time-out of a turn that is
        over returns no entry. Chance that is due within a deal (a turned-up card) is drawn at once.
        """
        if isinstance(command, SeatAction):
            seat, action, seq, chosen = command
            if seq is not None and seq != self._seq and not self._only_others_chose(seat, seq):
                raise StaleAction("the table has moved on since")
            return self.act(seat, action, chosen)
        if isinstance(command, TimedOut):
            if command.seq != self._seq:
                return ()
            entries = [self._act_for(seat) for seat in self._late() if command.seat in (None, seat)]
        else:
            entries = [self._carry_out(self._chance())]
        return self._with_chance(entries)

    def _only_others_chose(self, seat: Seat, seq: int) -> bool:
        """Whether since then others only chose what they pass on, which all do at once."""
        awaited = self.awaited()
        if not isinstance(awaited, Seats) or seat not in awaited.seats or not self.forgotten <= seq < self._seq:
            return False
        return all(isinstance(seen, GiftChosen) for seen in self.frames(seat, seq))

    def act(self, seat: Seat, action: Action, chosen: Chosen | None = None) -> tuple[Entry, ...]:
        """As ``handle`` of a SeatAction on the present state."""
        entry = self._carry_out(make(Act, (seat, action)), False, chosen)
        return (entry,) if self._state.deal.trump is not None else self._with_chance([entry])

    def _with_chance(self, entries: list[Entry]) -> tuple[Entry, ...]:
        """The entries, and those of the cards that chance then owes the same deal: turned up, or drawn for trump."""
        while isinstance(self.awaited(), Chance) and self.deal_to_come is None:
            entries.append(self._carry_out(self._chance()))
        return tuple(entries)

    def _late(self) -> tuple[Seat, ...]:
        awaited = self.awaited()
        return awaited.seats if isinstance(awaited, Seats) else ()

    def _act_for(self, seat: Seat) -> Entry:
        action = self._variant.time_out.action(self._variant, self._state, seat)
        return self._carry_out(Act(seat, action), auto=True)

    def _chance(self) -> Input:
        due = self.awaited()
        if not isinstance(due, Chance):
            raise IllegalAction(RefusalCode.NOT_NOW, "no cards are due now")
        if due.kind is ChanceKind.DRAW:
            return drawn_from(self._variant, self._dealer.draw(due.pool))
        if due.kind is ChanceKind.LOT:
            return LotDrawn(self._dealer.lot(self._variant.seating.seats))
        if due.kind is ChanceKind.DEAL:
            return PackDealt(self._dealer.deal(self.deals + 1, due.pool, due.removed))
        if due.kind is ChanceKind.TURNED:
            return CardTurned(self._dealer.turned(self.deals, due.pool))
        return CardDrawn(self._dealer.drawn(self.deal_to_come or self.deals, due.pool))

    def _carry_out(self, given: Input, auto: bool = False, chosen: Chosen | None = None) -> Entry:
        state, events = advance(self._variant, self._state, given)
        entry = make(Entry, (self._seq + 1, given, events, auto, chosen))
        self._state = state
        self._awaited = None
        self._log.append(entry)
        self._seq += len(events)
        self._actions += type(given) is Act
        self._phase_began = type(events[-1]) is PhaseBegan
        return entry

    def observation(self, viewer: Viewer) -> Observation:
        """All that a viewer may know now."""
        return observe(self._variant, self._state, viewer, self._awaited or self.awaited())

    def options(self, viewer: Viewer) -> tuple[Action, ...]:
        """What a viewer may do now: the ``legal`` of their observation."""
        return options_of(self._variant, self._state, viewer, self._awaited or self.awaited())

    def frames(self, viewer: Viewer, since: int) -> tuple[SeenEvent, ...]:
        """What a viewer saw after the event numbered ``since``, without a gap; ValueError where it was forgotten."""
        start = max(since, 0) + 1
        if start <= self.forgotten:
            raise ValueError(f"events up to {self.forgotten} were forgotten")
        entries = self._log[max(bisect_right(self._log, start, key=attrgetter("first")) - 1, 0) :]
        return tuple(see(event, viewer) for entry in entries for event in entry.events[max(start - entry.first, 0) :])

    def turn(self, viewer: Viewer) -> tuple[tuple[Seat, ...], tuple[Action, ...]]:
        """The seats awaited, and the viewer's legal actions if they are one of them."""
        view = self.observation(viewer)
        return view.to_act, view.legal
