"""What a server may send over the socket: a closed union."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from hokm.protocol.actions import ActionInfo
from hokm.protocol.events import EventMessage
from hokm.protocol.view import View
from hokm.protocol.words import ActionId, Card, Clock, Code, Hex, Level, Message, RefusalCode, Speed, Suit, Viewer


class ClockInfo(Message):
    """The time of the seat in turn, in seconds from the sending of the message: for this card, and in reserve."""

    left: float
    reserve: float
    paused: bool


class BarredInfo(Message):
    """A card that may not be played now, the refusal that it would get, and the suit that this names."""

    card: Card
    code: RefusalCode
    suit: Suit | None


class WinningInfo(Message):
    """The card that takes the trick as it lies: its place in it (0 = led), and the hand that played it."""

    place: int
    hand: int
    card: Card


class Turn(Message):
    """Whose turn it is, and what the viewer may do if it is theirs: ``legal``, sent back as it is with ``act``.

    ``hand`` is the hand whose card is due, None where it is no card that is due; with a dummy it may be that one, which
    ``legal`` and ``barred`` then speak of. ``barred`` are the cards that may not be played, where another one must be.
    ``asides`` are the out-of-turn actions open to the viewer besides resigning. ``winning`` is None while no card lies
    in the trick, and where the viewer cannot know. ``needed``: for each side how many tricks win it the deal, None
    where that is no number or not known yet. ``drawn``: until the first deal is played, the seat to which each card of
    the draw for the hakem was turned, as people sat before it.
    """

    to_act: list[int]
    hand: int | None
    legal: list[ActionInfo]
    barred: list[BarredInfo]
    asides: list[ActionInfo]
    winning: WinningInfo | None
    needed: list[int | None]
    drawn: list[int]
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


class PacketInfo(Message):
    """A packet of the deal, in dealing order.

    It goes to the hand at ``place`` of the circle of the seat after the dealer, and ``waits`` until trump is made.
    """

    place: int
    number: int
    waits: bool


class LayoutInfo(Message):
    """What the game looks like on the table under its house rules, whatever happens there.

    ``sides`` gives each seat's side. ``dummy`` is a hand without a seat: the hakem of the deal plays it and takes its
    tricks. ``circles``: by seat, all hands in playing order from it on (with a dummy: where that seat is the hakem).
    Play goes on to the right of the person at the bottom with ``ccw``, to the left with ``cw``. ``tricks`` is how many
    a deal has when all are played, ``cards`` how many are shuffled for it.
    """

    seats: int
    hands: int
    sides: list[int]
    direction: Literal["ccw", "cw"]
    dummy: int | None
    circles: list[list[int]]
    tricks: int
    cards: int
    packets: list[PacketInfo]


class PaceInfo(Message):
    """How long things are shown at one speed, in seconds.

    ``motion`` scales what moves and has no duration here (0: nothing moves). A computer waits between ``pause_least``
    and ``pause_most`` before it acts. ``linger``: a finished trick lies, and what was said stands. ``step``: what comes
    one after another, with a look at each. ``flight``: a card goes to the trick. ``collect``: a trick goes to its
    winner. ``deal``: all packets of a deal together, one each ``packet``. ``drawn``: each card of the draw for the
    hakem, ``draw``: all of them at most (a long draw goes faster), ``hakem``: the one who was found. ``card``: a card
    turned up for trump. The server waits as long before a computer acts: whoever shows things longer falls behind.
    """

    motion: float
    pause_least: float
    pause_most: float
    linger: float
    step: float
    flight: float
    collect: float
    deal: float
    packet: float
    drawn: float
    draw: float
    hakem: float
    card: float


class PacingInfo(Message):
    """The pace of each speed. A table with two or more people goes at the ``normal`` one."""

    slow: PaceInfo
    normal: PaceInfo
    fast: PaceInfo
    instant: PaceInfo


class TableInfo(Message):
    """The table around the match. ``match`` counts the matches begun here: 0 before the first.

    ``hold``: deals can be checked only when the match is over.
    """

    code: Code
    match: int
    kind: Literal["solo", "private"]
    variant: str
    layout: LayoutInfo
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
    pacing: PacingInfo
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
