"""What a server may send over the socket: a closed union."""

from typing import Final, Literal

from hokm.cards import Codec
from hokm.protocol.view import View
from hokm.protocol.words import FROM_SERVER, ActionId, Clock, Code, Hex, Level, Message, Viewer, from_server, message
from hokm.rules import Action, RefusalCode
from hokm.views import Barred, Layout, Pace, SeenEvent, Speed, Winning


@message
class ClockInfo(Message):
    """The time of the seat in turn, in seconds from the sending of the message: for this card, and in reserve."""

    left: float
    reserve: float
    paused: bool


@message
class Turn(Message):
    """Whose turn it is, and what the viewer may do if it is theirs: ``legal``, sent back as it is with ``act``.

    ``hand`` is the hand whose card is due, None where it is no card that is due; with a dummy it may be that one, which
    ``legal`` and ``barred`` then speak of. ``barred`` are the cards that may not be played, where another one must be.
    ``asides`` are the out-of-turn actions open to the viewer besides resigning. ``winning`` is None while no card lies
    in the trick, and where the viewer cannot know. ``needed``: for each side how many tricks win it the deal, None
    where that is no number or not known yet. ``drawn``: until the first deal is played, the seat to which each card of
    the draw for the hakem was turned, as people sat before it.
    """

    to_act: tuple[int, ...]
    hand: int | None
    legal: tuple[Action, ...]
    barred: tuple[Barred, ...]
    asides: tuple[Action, ...]
    winning: Winning | None
    needed: tuple[int | None, ...]
    drawn: tuple[int, ...]
    clock: ClockInfo | None


@message
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


@message
class BreakInfo(Message):
    """Between deals: seconds until the next one (None: held), who holds, and who is ready."""

    left: float | None
    held_by: int | None
    ready: tuple[int, ...]


@message
class Pacing(Message):
    """The pace of each speed. A table with two or more people goes at the ``normal`` one."""

    slow: Pace
    normal: Pace
    fast: Pace
    instant: Pace


@message
class TableInfo(Message):
    """The table around the match. ``match`` counts the matches begun here: 0 before the first.

    ``hold``: deals can be checked only when the match is over.
    """

    code: Code
    match: int
    kind: Literal["solo", "private"]
    variant: str
    layout: Layout
    rules: dict[str, str]
    changed_rules: dict[str, str]
    phase: Literal["lobby", "playing", "over"]
    host: int | None
    you_host: bool
    seats: tuple[SeatInfo, ...]
    level: Level
    clock: Clock
    fill: bool
    speed: Speed
    hold: bool
    between: BreakInfo | None
    rematch: tuple[int, ...]


@from_server("welcome")
class Welcome(Message):
    """The answer to hello: the table, the viewer's seat, and the match so far as a snapshot.

    Events after the one numbered ``kept`` can be asked for with ``since``; the deals before them can be fetched by
    themselves. ``view`` is None where nothing has happened yet, and where the events that the client has not seen
    follow. It comes again, unasked, when a match begins, when the viewer's seat changes, and when too much was missed.
    """

    protocol: int
    table: TableInfo
    pacing: Pacing
    viewer: Viewer
    seq: int
    kept: int
    view: View | None
    turn: Turn | None


@from_server("events")
class Events(Message):
    """What happened, numbered without a gap: the last of ``events`` has the number ``seq``."""

    seq: int
    events: tuple[SeenEvent, ...]
    turn: Turn


@from_server("table")
class TableChanged(Message):
    """People, presence, the pause between deals, rematch."""

    table: TableInfo


@message
class ChainInfo(Message):
    """A chain of the dealer: its links open the deals from ``first`` on, and lead to the commitment."""

    first: int
    commitment: Hex


@from_server("committed")
class Committed(Message):
    """What the dealing of a match is bound to. It comes before any hash of a seed is taken, and after each welcome.

    Hashes are taken for the deal after ``listed``. When a match is over, the chain of the next one is told at once.
    """

    match: int
    match_id: str
    rules_hash: Hex
    seats: int
    chains: tuple[ChainInfo, ...]
    listed: int


@from_server("seeds-listed")
class SeedsListed(Message):
    """The hashes of all seats for a deal, None for a seat without one: the seeds may be shown now."""

    match: int
    deal: int
    commits: tuple[Hex | None, ...]


@message
class OpenedDeal(Message):
    """A deal that is over, with all that it is checked by. ``chance`` is what chance brought, as records write it."""

    deal: int
    commits: tuple[Hex | None, ...]
    seeds: tuple[Hex | None, ...]
    link: Hex
    chance: tuple[str, ...]


@from_server("opened")
class Opened(Message):
    """Deals that everybody may check now. All of the match up to that numbered ``until`` are open; these are the new
    ones, as far as the table has them at hand. The others can be fetched.
    """

    match: int
    until: int
    deals: tuple[OpenedDeal, ...]


@from_server("accepted")
class Accepted(Message):
    """A request was carried out. A repeat of the same id gets the same answer."""

    id: ActionId


@from_server("refused")
class Refused(Message):
    """A request was not carried out. The text is in English for logs and programs; the page has its own words."""

    id: ActionId | None
    code: RefusalCode
    text: str


@from_server("superseded")
class Superseded(Message):
    """The same seat was opened elsewhere; this connection ends."""


@from_server("pong")
class Pong(Message):
    """The line is alive."""


ServerMessage = (
    Welcome | Events | TableChanged | Committed | SeedsListed | Opened | Accepted | Refused | Superseded | Pong
)
#: Writes and reads what servers send.
SERVER: Final[Codec[ServerMessage]] = FROM_SERVER
