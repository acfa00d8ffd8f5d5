"""What a client may send over the socket: a closed union. Unknown fields are refused."""

from typing import Annotated, Final

from hokm.cards import Between, Codec
from hokm.protocol.words import FROM_CLIENT, ActionId, Clock, Code, Hex, Level, Message, Rules, SeatNumber, from_client
from hokm.rules import Action
from hokm.views import Speed

MatchNumber = Annotated[int, Between(1, 1_000_000)]
DealNumber = Annotated[int, Between(1, 1_000_000)]


@from_client("hello")
class Hello(Message):
    """The first message: which table, and what is known of it already.

    ``match`` is the number of the match and ``since`` that of the last event seen of it; without them, or where
    that match is no longer the one at the table, the answer carries a snapshot.
    """

    protocol: int
    table: Code
    match: int | None = None
    since: int | None = None


@from_client("act")
class ActRequest(Message):
    """An action, as in a turn's lists. ``seq`` is the number of the last event that the player had seen."""

    id: ActionId
    seq: int
    action: Action


@from_client("sit")
class Sit(Message):
    """Take a free seat before the start (or move to it)."""

    id: ActionId
    seat: SeatNumber


@from_client("stand")
class Stand(Message):
    """Give one's seat up before the start."""

    id: ActionId


@from_client("configure")
class Configure(Message):
    """The host changes the table before the start; None leaves as it is."""

    id: ActionId
    level: Level | None = None
    clock: Clock | None = None
    fill: bool | None = None
    rules: Rules | None = None
    hold: bool | None = None


@from_client("start")
class Start(Message):
    """The host starts the match; computers take the empty seats."""

    id: ActionId


@from_client("next")
class NextDeal(Message):
    """The player has seen enough of the deal's end."""

    id: ActionId


@from_client("hold")
class Hold(Message):
    """Hold the countdown to the next deal, or let it run again."""

    id: ActionId
    on: bool


@from_client("rematch")
class Rematch(Message):
    """After a match: the same table again."""

    id: ActionId


@from_client("back")
class Back(Message):
    """The person takes the seat back from the computer that sat in."""

    id: ActionId


@from_client("leave")
class Leave(Message):
    """Leave for good: a computer plays the seat."""

    id: ActionId


@from_client("speed")
class SetSpeed(Message):
    """How long computers pause at a table with one person."""

    id: ActionId
    speed: Speed


@from_client("seed-hash")
class SeedHash(Message):
    """The device commits to a seed of 32 random bytes for a deal, by its SHA-256."""

    id: ActionId
    match: MatchNumber
    deal: DealNumber
    commit: Hex


@from_client("seed")
class SeedReveal(Message):
    """The seed itself, once all hashes for its deal are listed."""

    id: ActionId
    match: MatchNumber
    deal: DealNumber
    seed: Hex


@from_client("ping")
class Ping(Message):
    """Is the line alive?"""


ClientMessage = (
    Hello
    | ActRequest
    | Sit
    | Stand
    | Configure
    | Start
    | NextDeal
    | Hold
    | Rematch
    | Back
    | Leave
    | SetSpeed
    | SeedHash
    | SeedReveal
    | Ping
)
#: Writes and reads what clients send.
CLIENT: Final[Codec[ClientMessage]] = FROM_CLIENT
