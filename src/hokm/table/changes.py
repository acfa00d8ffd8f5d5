"""What happens around a match: people come, sit, are away, go. Kept in the table's log beside the match's own events.

A person is a text that stands for them (the server's guest id); names and sockets are not known here.
"""

from dataclasses import dataclass, field
from typing import Literal

from hokm.rules import Seat
from hokm.views import Speed as Speed

Person = str
Kind = Literal["solo", "private"]
Rules = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was made. ``rules`` are the house rules that differ from the game's own, ``clock`` seconds a card."""

    kind: Kind
    host: Person
    variant: str
    rules: Rules
    level: str
    clock: int
    fill: bool
    speed: Speed
    #: Deals are opened only when the match is over.
    hold: bool = False


@dataclass(frozen=True, slots=True)
class PersonSat:
    """A person took a chair, and gave up the one they had."""

    seat: Seat
    person: Person


@dataclass(frozen=True, slots=True)
class PersonStood:
    """A chair became free again before the start."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Somebody else is the host now; nobody when no person is left."""

    person: Person | None


@dataclass(frozen=True, slots=True)
class TableConfigured:
    """The host changed the table before the start."""

    rules: Rules
    level: str
    clock: int
    fill: bool
    hold: bool = False


@dataclass(frozen=True, slots=True)
class SpeedSet:
    """How long the computers pause at a table with one person."""

    speed: Speed


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match began, the ``number``-th of this table; computers took the empty chairs for good."""

    number: int


@dataclass(frozen=True, slots=True)
class ComputerSatIn:
    """A computer plays for a person who was away too long, or (``idle``) let their time run out too often."""

    seat: Seat
    idle: bool


@dataclass(frozen=True, slots=True)
class ReturnAsked:
    """The person wants the seat back from the computer that sits in."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PersonReturned:
    """The person plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PersonLeft:
    """The person left for good; a computer plays the seat from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Readied:
    """The person has seen enough of the deal's end."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BreakHeld:
    """Somebody holds the countdown to the next deal; nobody any more when ``seat`` is None."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class RematchAgreed:
    """The person wants another match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReserveSpent:
    """The person took longer than a card's time: so many seconds of their reserve are left in this match."""

    seat: Seat
    left: float


@dataclass(frozen=True, slots=True)
class PauseSpent:
    """The clock stands still because the person in turn is away: once a match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChainBegan:
    """The dealer drew the root of a chain, whose links open the deals of a match from ``first`` on."""

    match: int
    match_id: str
    first: int
    root: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class SeedHashed:
    """A person's device committed to a seed for a deal of a match."""

    match: int
    deal: int
    person: Person
    commit: bytes


@dataclass(frozen=True, slots=True)
class SeedsListed:
    """The hashes for a deal became known to all, in seat order, with those whose they are: now the seeds may come."""

    deal: int
    people: tuple[Person | None, ...]
    commits: tuple[bytes | None, ...]


@dataclass(frozen=True, slots=True)
class SeedShown:
    """A device gave the seed it had committed to; ``seat`` is where its person was when the hashes were listed."""

    deal: int
    seat: Seat
    seed: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class SeedsClosed:
    """No seed counts any more for a deal but those that were shown: its pack is fixed."""

    deal: int


@dataclass(frozen=True, slots=True)
class DealsOpened:
    """The links and seeds of all deals up to this one became known to all."""

    deal: int


Change = (
    TableOpened
    | PersonSat
    | PersonStood
    | HostChanged
    | TableConfigured
    | SpeedSet
    | MatchStarted
    | ComputerSatIn
    | ReturnAsked
    | PersonReturned
    | PersonLeft
    | Readied
    | BreakHeld
    | RematchAgreed
    | ReserveSpent
    | PauseSpent
    | ChainBegan
    | SeedHashed
    | SeedsListed
    | SeedShown
    | SeedsClosed
    | DealsOpened
)
