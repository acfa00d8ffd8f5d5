"""Every message of the wire, in two closed unions: what a client may send, and what a server may send.

Cards and actions are spelled as in records. Unknown fields are refused. The page's types are generated from here.
"""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

#: The version of this protocol; a client of another version is told to reload.
PROTOCOL = 1

Card = Annotated[str, Field(pattern="^[2-9TJQKA][SHDC]2?$")]
Text = Annotated[str, Field(max_length=40)]
ActionId = Annotated[str, Field(min_length=1, max_length=40)]
Code = Annotated[str, Field(min_length=4, max_length=12, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Level = Literal["random", "level-1", "level-2"]
Speed = Literal["slow", "normal", "fast", "instant"]
Clock = Literal[0, 15, 30]
Viewer = int | Literal["spectator"]


class Message(BaseModel):
    """A frozen model that knows all its fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class RefusalCode(StrEnum):
    """Why something was not done. The first ones are the rules' own reasons."""

    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW = "must-follow"
    MUST_TRUMP = "must-trump"
    MUST_OVERTRUMP = "must-overtrump"
    FIRST_LEAD = "first-lead"
    NOT_NOW = "not-now"
    NOT_IN_THIS_GAME = "not-in-this-game"
    MATCH_OVER = "match-over"
    MALFORMED = "malformed"
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    OLD_VERSION = "old-version"
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_GAME = "no-such-game"
    BAD_RULES = "bad-rules"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    SEAT_TAKEN = "seat-taken"
    TABLE_FULL = "table-full"
    NOT_STARTED = "not-started"
    ALREADY_STARTED = "already-started"
    NEEDS_PEOPLE = "needs-people"
    STALE = "stale"
    BUSY = "busy"
    INTERNAL = "internal"


# ---------------------------------------------------------------------------------------------- what a client sends


class Hello(Message):
    """The first message: which table, and the number of the last event already seen there (none: a snapshot)."""

    type: Literal["hello"]
    protocol: int
    table: Code
    since: int | None = None


class ActRequest(Message):
    """An action, spelled as in records. ``seq`` is the number of the last event that the player had seen."""

    type: Literal["act"]
    id: ActionId
    seq: int
    action: Text


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
    rules: dict[Text, Text] | None = None


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


class Ping(Message):
    """Is the line alive?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello | ActRequest | Sit | Stand | Configure | Start | NextDeal | Hold | Rematch | Back | Leave | SetSpeed | Ping,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# ------------------------------------------------------------------------------------------------ what happened


class HakemFoundEvent(Message):
    """The first hakem is found; ``cards`` were turned one to a seat from seat 0. ``people`` may have changed chairs."""

    type: Literal["hakem-found"] = "hakem-found"
    cards: list[Card]
    hakem: int
    dealer: int
    people: list[int]


class PhaseBeganEvent(Message):
    """The next step has begun: hakem, deal, trump, play."""

    type: Literal["phase"] = "phase"
    phase: str


class DealBeganEvent(Message):
    """A new deal."""

    type: Literal["deal-began"] = "deal-began"
    number: int
    dealer: int
    hakem: int


class Packet(Message):
    """Cards dealt to a seat together; which, if they are one's own."""

    seat: int
    number: int
    cards: list[Card] | None


class CardsDealtEvent(Message):
    """Packets in dealing order. Seats in ``face_down`` may not look at theirs yet."""

    type: Literal["cards-dealt"] = "cards-dealt"
    packets: list[Packet]
    face_down: list[int]


class HandsTakenUpEvent(Message):
    """Cards that lay face down may be looked at; one's own."""

    type: Literal["hands-taken-up"] = "hands-taken-up"
    cards: list[Card] | None


class TrumpCalledEvent(Message):
    """The hakem named the trump."""

    type: Literal["trump-called"] = "trump-called"
    seat: int
    suit: str


class TurnUpAskedEvent(Message):
    """A card will be turned up for trump."""

    type: Literal["turn-up-asked"] = "turn-up-asked"
    seat: int


class TrumpTurnedUpEvent(Message):
    """A card was turned up; it belongs to the seat's hand."""

    type: Literal["trump-turned-up"] = "trump-turned-up"
    seat: int
    card: Card


class RedealClaimedEvent(Message):
    """A new deal was claimed and granted; the hand is its proof."""

    type: Literal["redeal-claimed"] = "redeal-claimed"
    seat: int
    claim: str
    hand: list[Card]


class RedealSuggestedEvent(Message):
    """The hakem's partner suggests a new deal."""

    type: Literal["redeal-suggested"] = "redeal-suggested"
    seat: int


class RedealAnsweredEvent(Message):
    """The hakem's answer."""

    type: Literal["redeal-answered"] = "redeal-answered"
    seat: int
    agreed: bool


class KotAnnouncedEvent(Message):
    """A side plays for a kot."""

    type: Literal["kot-announced"] = "kot-announced"
    seat: int


class CardPlayedEvent(Message):
    """A card to the trick."""

    type: Literal["card-played"] = "card-played"
    seat: int
    card: Card


class TableTappedEvent(Message):
    """Thaap."""

    type: Literal["table-tapped"] = "table-tapped"
    seat: int


class TrickWonEvent(Message):
    """The trick is complete. ``tricks`` counts per side."""

    type: Literal["trick-won"] = "trick-won"
    seat: int
    tricks: list[int]


class KotReachedEvent(Message):
    """A kot; these seats are asked whether to go on."""

    type: Literal["kot-reached"] = "kot-reached"
    side: int
    deciders: list[int]


class PartnersLookedEvent(Message):
    """Two partners looked at each other's hands; the partner's, if it is one's own."""

    type: Literal["partners-looked"] = "partners-looked"
    seats: list[int]
    hand: list[Card] | None


class GoingOnSpokenEvent(Message):
    """A seat said stop or go on."""

    type: Literal["going-on-spoken"] = "going-on-spoken"
    seat: int
    on: bool


class DealConcededEvent(Message):
    """A side gave up the deal."""

    type: Literal["deal-conceded"] = "deal-conceded"
    seat: int


class StreakInfo(Message):
    """Deals won in a row."""

    side: int | None
    deals: int


class DealResultInfo(Message):
    """A finished deal, numbers per side. The next dealer and hakem are None when the match is over."""

    kind: str
    winner: int | None
    tricks: list[int]
    points: list[int]
    score: list[int]
    streak: StreakInfo | None
    next_dealer: int | None
    next_hakem: int | None


class MatchResultInfo(Message):
    """A finished match; the winner is None for a draw."""

    winner: int | None
    score: list[int]
    reason: str


class DealEndedEvent(Message):
    """The deal is over."""

    type: Literal["deal-ended"] = "deal-ended"
    result: DealResultInfo


class HandsOpenedEvent(Message):
    """All hands as dealt, a list a seat."""

    type: Literal["hands-opened"] = "hands-opened"
    hands: list[list[Card]]


class ResignedEvent(Message):
    """A seat gave up the match."""

    type: Literal["resigned"] = "resigned"
    seat: int


class MatchEndedEvent(Message):
    """The match is over."""

    type: Literal["match-ended"] = "match-ended"
    result: MatchResultInfo


class WithheldEvent(Message):
    """Something that this viewer may not know of."""

    type: Literal["withheld"] = "withheld"


EventMessage = Annotated[
    HakemFoundEvent
    | PhaseBeganEvent
    | DealBeganEvent
    | CardsDealtEvent
    | HandsTakenUpEvent
    | TrumpCalledEvent
    | TurnUpAskedEvent
    | TrumpTurnedUpEvent
    | RedealClaimedEvent
    | RedealSuggestedEvent
    | RedealAnsweredEvent
    | KotAnnouncedEvent
    | CardPlayedEvent
    | TableTappedEvent
    | TrickWonEvent
    | KotReachedEvent
    | PartnersLookedEvent
    | GoingOnSpokenEvent
    | DealConcededEvent
    | DealEndedEvent
    | HandsOpenedEvent
    | ResignedEvent
    | MatchEndedEvent
    | WithheldEvent,
    Field(discriminator="type"),
]


# ------------------------------------------------------------------------------------------ what a server sends


class TrickInfo(Message):
    """A finished trick, in playing order from its leader."""

    leader: int
    cards: list[Card]
    winner: int


class DealLine(Message):
    """A line of the score sheet."""

    deal: int
    hakem: int | None
    trump: str | None
    result: DealResultInfo


class View(Message):
    """The snapshot of a match for one viewer: fields as in the engine's Observation."""

    viewer: Viewer
    phase: str
    deals: int
    dealer: int | None
    hakem: int | None
    drawn: list[Card]
    score: list[int]
    streak: StreakInfo
    hand: list[Card]
    held: list[int]
    known: list[list[Card]]
    trump: str | None
    turning: bool
    leader: int
    trick: list[Card]
    last_trick: TrickInfo | None
    tricks: list[int]
    winners: list[int]
    announced: list[int]
    tapped: list[int]
    suggested: bool
    answering: bool
    deciders: list[int]
    spoken: list[bool]
    going_on: bool
    opened: list[list[Card]] | None
    result: DealResultInfo | None
    match_result: MatchResultInfo | None
    history: list[DealLine]


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
    """The table around the match."""

    code: Code
    kind: Literal["solo", "private"]
    variant: str
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
    between: BreakInfo | None
    rematch: list[int]


class Welcome(Message):
    """The answer to hello: the table, the viewer's seat, and the match so far as a snapshot if it has begun."""

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
    Welcome | Events | TableChanged | Accepted | Refused | Superseded | Pong, Field(discriminator="type")
]
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


# ------------------------------------------------------------------------------------------------ plain requests


class Me(Message):
    """The guest behind the cookie."""

    id: str
    name: str


class NewName(Message):
    """A name to be called by."""

    name: Annotated[str, Field(max_length=24)]


class NewTable(Message):
    """A table to be made."""

    variant: Text = "hokm-4"
    rules: dict[Text, Text] = Field(default_factory=dict, max_length=60)
    kind: Literal["solo", "private"] = "solo"
    level: Level = "level-2"
    speed: Speed = "normal"
    clock: Clock = 30


class TableMade(Message):
    """Where the new table is."""

    code: Code


class MyTable(Message):
    """A table that the guest can go on with; ``score`` is own side first."""

    code: Code
    kind: Literal["solo", "private"]
    phase: Literal["lobby", "playing", "over"]
    variant: str
    score: list[int]


class SwitchInfo(Message):
    """A house rule that a game offers."""

    name: str
    type: str
    values: list[str]
    default: str


class VariantInfo(Message):
    """A game."""

    id: str
    names: dict[str, str]
    seats: int
    switches: list[SwitchInfo]


class Addresses(Message):
    """Where other devices find this server; ``lan`` says whether they can at all."""

    urls: list[str]
    lan: bool


class Problem(Message):
    """Why a plain request failed."""

    code: RefusalCode
    text: str
