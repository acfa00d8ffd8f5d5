"""What a client may send over the socket: a closed union. Unknown fields are refused."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from hokm.protocol.actions import ActionInfo
from hokm.protocol.words import ActionId, Clock, Code, Hex, Level, Message, Rules, SeatNumber, Speed

MatchNumber = Annotated[int, Field(ge=1, le=1_000_000)]
DealNumber = Annotated[int, Field(ge=1, le=1_000_000)]


class Hello(Message):
    """The first message: which table, and what is known of it already.

    ``match`` is the number of the match and ``since`` that of the last event seen of it; without them, or where
    that match is no longer the one at the table, the answer carries a snapshot.
    """

    type: Literal["hello"]
    protocol: int
    table: Code
    match: int | None = None
    since: int | None = None


class ActRequest(Message):
    """An action, as in a turn's lists. ``seq`` is the number of the last event that the player had seen."""

    type: Literal["act"]
    id: ActionId
    seq: int
    action: ActionInfo


class Sit(Message):
    """Take a free seat before the start (or move to it)."""

    type: Literal["sit"]
    id: ActionId
    seat: SeatNumber


class Stand(Message):
    """Give one's seat up before the start."""

    type: Literal["stand"]
    id: ActionId


class Configure(Message):
    """The host changes the table before the start; None leaves as it is."""

    type: Literal["configure"]
    id: ActionId
    level: Level | None = None
    clock: Clock | None = None
    fill: bool | None = None
    rules: Rules | None = None
    hold: bool | None = None


class Start(Message):
    """The host starts the match; computers take the empty seats."""

    type: Literal["start"]
    id: ActionId


class NextDeal(Message):
    """The player has seen enough of the deal's end."""

    type: Literal["next"]
    id: ActionId


class Hold(Message):
    """Hold the countdown to the next deal, or let it run again."""

    type: Literal["hold"]
    id: ActionId
    on: bool


class Rematch(Message):
    """After a match: the same table again."""

    type: Literal["rematch"]
    id: ActionId


class Back(Message):
    """The person takes the seat back from the computer that sat in."""

    type: Literal["back"]
    id: ActionId


class Leave(Message):
    """Leave for good: a computer plays the seat."""

    type: Literal["leave"]
    id: ActionId


class SetSpeed(Message):
    """How long computers pause at a table with one person."""

    type: Literal["speed"]
    id: ActionId
    speed: Speed


class SeedHash(Message):
    """The device commits to a seed of 32 random bytes for a deal, by its SHA-256."""

    type: Literal["seed-hash"]
    id: ActionId
    match: MatchNumber
    deal: DealNumber
    commit: Hex


class SeedReveal(Message):
    """The seed itself, once all hashes for its deal are listed."""

    type: Literal["seed"]
    id: ActionId
    match: MatchNumber
    deal: DealNumber
    seed: Hex


class Ping(Message):
    """Is the line alive?"""

    type: Literal["ping"]


ClientMessage = Annotated[
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
    | Ping,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
