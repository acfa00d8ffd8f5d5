"""The type of a variant: a value put together from one policy a slot.

The engine never asks which variant it plays; it asks the policies. House rules are switches: each names what
it sets and which values it may take, and ``Variant.with_rules`` makes another value of them.
"""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from types import MappingProxyType
from typing import Any

from hokm.cards import Card, Pack
from hokm.rules.actions import Seat
from hokm.rules.errors import VariantError
from hokm.rules.protocols import (
    Announcements,
    Capture,
    Claims,
    DealPlan,
    Ending,
    Exchanging,
    Exposure,
    FirstHakem,
    Follow,
    GoingOn,
    MatchEnd,
    Phase,
    Ranking,
    Scoring,
    Succession,
    TimeOut,
    TrumpMaking,
)
from hokm.rules.state import Deal, Match
from hokm.rules.switches import Switch, Values


@dataclass(frozen=True)
class Seating:
    """How many seats and sides, in which partnerships, played in which direction on the table.

    Seats are numbered in playing order; the direction (``ccw`` or ``cw``) is only for drawing. ``side_of``
    gives each seat's side, ``after`` the seat that plays next. With a ``dummy`` there is a hand more than seats: it
    sits across from the hakem, who plays it, and has the number after the last seat.
    """

    side_of: tuple[int, ...]
    direction: str = "ccw"
    dummy: bool = False
    seats: int = field(init=False)
    sides: int = field(init=False)
    hands: int = field(init=False)
    after: tuple[Seat, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        seats = len(self.side_of)
        object.__setattr__(self, "seats", seats)
        object.__setattr__(self, "sides", max(self.side_of) + 1)
        object.__setattr__(self, "hands", seats + self.dummy)
        object.__setattr__(self, "after", tuple((seat + 1) % seats for seat in range(seats)))

    def next(self, seat: Seat) -> Seat:
        """The seat that plays after this one."""
        return (seat + 1) % self.seats

    def previous(self, seat: Seat) -> Seat:
        """The seat that plays before this one."""
        return (seat - 1) % self.seats

    def partner(self, seat: Seat) -> Seat:
        """The next seat of the same side in playing order (with two a side: the partner)."""
        other = self.next(seat)
        while self.side_of[other] != self.side_of[seat]:
            other = self.next(other)
        return other

    def members(self, side: int) -> tuple[Seat, ...]:
        """The seats of a side."""
        return tuple(seat for seat, its in enumerate(self.side_of) if its == side)

    def next_hand(self, hand: Seat, hakem: Seat | None) -> Seat:
        """The hand that plays after this one."""
        if not self.dummy or hakem is None:
            return self.after[hand]
        if hand == self.seats:
            return self.previous(hakem)
        return self.seats if hand == self.next(hakem) else self.after[hand]

    def circle(self, first: Seat) -> tuple[Seat, ...]:
        """The hands in playing order from a seat on; a dummy sits across from it."""
        seats = tuple((first + step) % self.seats for step in range(self.seats))
        return (*seats[:2], self.seats, *seats[2:]) if self.dummy else seats

    def owner(self, hand: Seat, hakem: Seat | None) -> Seat:
        """The seat that plays a hand: its own, the hakem for a dummy."""
        if hand < self.seats:
            return hand
        assert hakem is not None
        return hakem

    def place(self, leader: Seat, number: int, hakem: Seat | None) -> Seat:
        """The hand that plays the card of that number (0 = led) to a trick."""
        if not self.dummy:
            return (leader + number) % self.seats
        hand = leader
        for _ in range(number):
            hand = self.next_hand(hand, hakem)
        return hand


@dataclass(frozen=True)
class Slots:
    """One policy a slot: everything in which the games of the family differ.

    ``removed`` are cards of the pack of which chance takes one out before each deal.
    """

    pack: Pack
    removed: Pack
    seating: Seating
    first_hakem: FirstHakem
    deal_plan: DealPlan
    claims: Claims
    trump: TrumpMaking
    exchange: Exchanging
    exposure: Exposure
    follow: Follow
    ranking: Ranking
    capture: Capture
    ending: Ending
    going_on: GoingOn
    scoring: Scoring
    succession: Succession
    announcements: Announcements
    match_end: MatchEnd
    time_out: TimeOut
    phases: tuple[Phase, ...]


@dataclass(frozen=True)
class Variant(Slots):
    """A game with its house rules: identity, the switches it has, their values, and the policies made of them.

    ``rules`` gives every switch its value; ``changed_rules`` those that differ from what they would be by default.
    ``tricks`` is how many tricks a deal has when all are played, ``cards`` what the pack holds;
    ``phase_named`` finds a phase by its name.
    """

    id: str
    revision: int
    title: str
    names: Mapping[str, str]
    sources: tuple[str, ...]
    switches: tuple[Switch, ...]
    fixed: Mapping[str, str] = field(repr=False)
    rules: Mapping[str, str]
    changed_rules: Mapping[str, str]
    compose: Callable[[Values], Slots] = field(repr=False, compare=False)
    tricks: int = field(init=False)
    cards: frozenset[Card] = field(init=False, repr=False, compare=False)
    phase_named: dict[str, Phase] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "phase_named", {phase.name: phase for phase in self.phases})
        object.__setattr__(self, "cards", frozenset(self.pack))
        cards = self.deal_plan.cards_played(self.seating.hands)
        object.__setattr__(self, "tricks", cards // self.seating.hands)
        if self.deal_plan.cards_needed(self.seating.hands) != len(self.pack) - bool(self.removed):
            raise VariantError(f"{self.id} does not deal the {len(self.pack)} cards of its pack")

    def phase(self, name: str) -> Phase:
        """The phase of that name."""
        return self.phase_named[name]

    def phase_after(self, name: str) -> Phase:
        """The phase that follows the one of that name within a deal."""
        return self.phases[self.phases.index(self.phase_named[name]) + 1]

    @property
    def first_of_deal(self) -> str:
        """The phase with which each deal begins."""
        return self.phases[1].name

    @property
    def cards_in_deal(self) -> int:
        """How many cards a shuffled pack has."""
        return len(self.pack) - bool(self.removed)

    def callers(self, match: Match, deal: Deal) -> int:
        """The side that makes trump; where no seat does, that of the seat after the dealer."""
        assert match.dealer is not None
        seat = self.seating.next(match.dealer) if deal.hakem is None else deal.hakem
        return self.seating.side_of[seat]

    @cached_property
    def rules_hash(self) -> str:
        """SHA-256, in lower-case hex, of ``id;revision;switch=value;...`` with the switches sorted by name."""
        parts = [self.id, str(self.revision), *(f"{name}={value}" for name, value in sorted(self.rules.items()))]
        return hashlib.sha256(";".join(parts).encode("ascii")).hexdigest()

    def default_of(self, name: str) -> str:
        """What a switch would be beside the other rules if it were not set."""
        return Values(self.switches, self.changed_rules, self.fixed).default(name)

    def with_rules(self, changes: Mapping[str, object]) -> "Variant":
        """This variant with some house rules changed.

        Values are texts as in records (``"11"``, ``"false"``) or plain Python values (``11``, ``False``). Raises
        VariantError, in plain words, for a switch that the variant does not have, a value out of range, or
        rules that cannot go together.
        """
        known = {switch.name: switch for switch in self.switches}
        given = dict(self.changed_rules)
        for name, value in changes.items():
            switch = known.get(name)
            if switch is None:
                raise VariantError(_unknown("switch", name, tuple(known), f"{self.id} has no"))
            given[name] = switch.read(value)
        return define(
            id=self.id,
            revision=self.revision,
            title=self.title,
            names=self.names,
            sources=self.sources,
            switches=self.switches,
            fixed=self.fixed,
            compose=self.compose,
            given=given,
        )


def define(
    *,
    switches: tuple[Switch, ...],
    compose: Callable[[Values], Slots],
    given: Mapping[str, str] = MappingProxyType({}),
    fixed: Mapping[str, str] = MappingProxyType({}),
    **identity: Any,
) -> Variant:
    """A variant from its identity, its switches, and what composes its policies of their values.

    ``fixed`` gives the house rules that it does not offer their one value.
    """
    values = Values(switches, given, fixed)
    slots = compose(values)
    return Variant(
        **{name: getattr(slots, name) for name in Slots.__dataclass_fields__},
        **identity,
        switches=switches,
        fixed=fixed,
        compose=compose,
        rules=MappingProxyType(values.all()),
        changed_rules=MappingProxyType(values.changed()),
    )


def _unknown(what: str, name: str, known: tuple[str, ...], opening: str) -> str:
    near = get_close_matches(name, known, n=3, cutoff=0.5)
    hint = f"; did you mean {' or '.join(near)}?" if near else f"; it has {', '.join(known)}"
    return f"{opening} {what} {name!r}{hint}"
