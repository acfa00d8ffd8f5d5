"""What a server may send over the socket: a closed union."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from hokm.protocol.events import EventMessage
from hokm.protocol.view import View
from hokm.protocol.words import ActionId, Clock, Code, Hex, Level, Message, RefusalCode, Speed, Viewer


class ClockInfo(Message):
    """The time of the seat in turn, in seconds from the sending of the message: for this card, and in reserve."""

    left: float
    reserve: float
    paused: bool


class Turn(Message):
    """Whose turn it is, and the viewer's legal actions if it is his (sorted texts).

    ``asides`` are the out-of-turn actions open to the viewer besides resigning.
    """

    to_act: list[int]
    legal: list[str]
    asides: list[str]
    clock: ClockInfo | None


class SeatInfo(Message):
    """Who sits on a chair. ``seed`` draws the avatar. ``sitting_in``: a computer plays for an absent person."""

    seat: int
    kind: Literal["empty", "person", "computer"]
    name: str
    level: Level | None
    seed: str
    present: bool
    sitting_in: bool
    you: bool


class BreakInfo(Message):
    """Between deals: seconds until the next one (None: held), who holds, and who is ready."""

    left: float | None
    held_by: int | None
    ready: list[int]


class TableInfo(Message):
    """The table around the match. ``match`` counts the matches begun here: 0 before the first.

    ``hold``: deals can be checked only when the match is over. ``hands`` counts a dummy's too, ``cards`` those that
    are shuffled for a deal.
    """

    code: Code
    match: int
    kind: Literal["solo", "private"]
    variant: str
    hands: int
    cards: int
    rules: dict[str, str]
    changed_rules: dict[str, str]
    phase: Literal["lobby", "playing", "over"]
    host: int | None
    you_host: bool
    seats: list[SeatInfo]
    level: Level
    clock: Clock
    fill: bool
    speed: Speed
    hold: bool
    between: BreakInfo | None
    rematch: list[int]


class Welcome(Message):
    """The answer to hello: the table, the viewer's seat, and the match so far as a snapshot.

    ``view`` is None where nothing has happened yet, and where the events that the client has not seen follow. It
    comes again, unasked, when a match begins, when the viewer's seat changes, and when too much was missed.
    """

    type: Literal["welcome"] = "welcome"
    protocol: int
    table: TableInfo
    viewer: Viewer
    seq: int
    view: View | None
    turn: Turn | None


class Events(Message):
    """What happened, numbered without a gap: the last of ``events`` has the number ``seq``."""

    type: Literal["events"] = "events"
    seq: int
    events: list[EventMessage]
    turn: Turn


class TableChanged(Message):
    """People, presence, the pause between deals, rematch."""

    type: Literal["table"] = "table"
    table: TableInfo


class ChainInfo(Message):
    """A chain of the dealer: its links open the deals from ``first`` on, and lead to the commitment."""

    first: int
    commitment: Hex


class Committed(Message):
    """What the dealing of a match is bound to. It comes before any hash of a seed is taken, and after each welcome.

    Hashes are taken for the deal after ``listed``. When a match is over, the chain of the next one is told at once.
    """

    type: Literal["committed"] = "committed"
    match: int
    match_id: str
    rules_hash: Hex
    seats: int
    chains: list[ChainInfo]
    listed: int


class SeedsListed(Message):
    """The hashes of all seats for a deal, None for a seat without one: the seeds may be shown now."""

    type: Literal["seeds-listed"] = "seeds-listed"
    match: int
    deal: int
    commits: list[Hex | None]


class OpenedDeal(Message):
    """A deal that is over, with all that it is checked by. ``chance`` is what chance brought, as records write it."""

    deal: int
    commits: list[Hex | None]
    seeds: list[Hex | None]
    link: Hex
    chance: list[str]


class Opened(Message):
    """Deals that everybody may check now: those since the last such message, after a welcome all of the match."""

    type: Literal["opened"] = "opened"
    match: int
    deals: list[OpenedDeal]


class Accepted(Message):
    """A request was carried out. A repeat of the same id gets the same answer."""

    type: Literal["accepted"] = "accepted"
    id: ActionId


class Refused(Message):
    """A request was not carried out. The text is in English for logs and programs; the page has its own words."""

    type: Literal["refused"] = "refused"
    id: ActionId | None
    code: RefusalCode
    text: str


class Superseded(Message):
    """The same seat was opened elsewhere; this connection ends."""

    type: Literal["superseded"] = "superseded"


class Pong(Message):
    """The line is alive."""

    type: Literal["pong"] = "pong"


ServerMessage = Annotated[
    Welcome | Events | TableChanged | Committed | SeedsListed | Opened | Accepted | Refused | Superseded | Pong,
    Field(discriminator="type"),
]
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
