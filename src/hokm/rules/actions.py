"""What a seat asks for (actions) and what chance gives: an input is either.

An input is everything the engine is told from outside. A record file holds inputs and nothing else; all the rest
follows from the rules. Each kind is declared once, with the word that it is written with; ``notation`` reads and writes
them by these declarations, and the wire sends the same kinds and fields.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar, dataclass_transform, get_args, get_type_hints

from hokm.cards import Arranged, Between, Card, Length, Pack, Suit, canonical, spelled

C = TypeVar("C", bound=type)

#: What a card may be played with, to tell the partner something.
Signal = Literal["highest", "last"]
SIGNALS: Final[tuple[Signal, ...]] = get_args(Signal)
#: Cards that a seat throws away or passes on; whatever order they are said in, they stand in canonical order.
CardsToLose = Annotated[Pack, Length(0, 52), Arranged(canonical)]

#: A place at the table. Where a game has more hands than seats (a dummy), hands are numbered on from the seats.
Seat = int


class InputKind(NamedTuple):
    """How one kind of input is declared.

    ``id`` names it in messages, ``word`` opens it in the notation (a played card has none), ``field`` is what follows
    the word, of the type ``argument`` (None: nothing does). ``out_of_turn``: no seat is ever asked for it;
    ``by_computers``: computer players say it too.
    """

    type: type
    id: str
    word: str
    field: str = ""
    argument: Any = None
    out_of_turn: bool = False
    by_computers: bool = True


_DECLARED: Final[list[InputKind]] = []


@dataclass_transform(frozen_default=True)
def written(word: str, *, out_of_turn: bool = False, by_computers: bool = True) -> Callable[[C], C]:
    """Declares a kind of input: a frozen dataclass, written as ``word`` and then its first field, if it has any."""

    def declare(kind: Any) -> Any:
        made: Any = dataclass(frozen=True, slots=True)(kind)
        named = [field.name for field in fields(made)][:1]
        followed = [(name, get_type_hints(made)[name]) for name in named] or [("", None)]
        _DECLARED.append(InputKind(made, spelled(made.__name__), word, *followed[0], out_of_turn, by_computers))
        return made

    return declare


@written("")
class PlayCard:
    """Play a card to the trick, where the game has them with a signal to the partner (``highest`` or ``last``)."""

    card: Card
    signal: Signal | None = None


@written("call")
class CallTrump:
    """Name the trump suit."""

    suit: Suit


@written("turn-up")
class TurnUp:
    """Let a card be turned up for trump instead of naming a suit."""


@written("hide")
class HideTrump:
    """Lay a card face down: its suit is trump."""

    card: Card


@written("ask")
class AskTrump:
    """A void seat asks for the hidden trump before it plays."""


@written("reveal")
class RevealTrump:
    """The seat that hid the trump shows it before it plays."""


@written("bid")
class Bid:
    """The auction: so many tricks."""

    tricks: Annotated[int, Between(0, 99)]


@written("pass")
class Pass:
    """The auction: no bid, or no higher one."""


@written("discard")
class Discard:
    """The draft: throw these cards away, in canonical order."""

    cards: CardsToLose


@written("keep")
class Keep:
    """The draft: keep the card looked at."""


@written("reject")
class Reject:
    """The draft: throw the card looked at away and take the next one."""


@written("take")
class Take:
    """The draft's last draw: keep this one of the two cards shown."""

    card: Card


@written("give")
class Give:
    """The exchange: pass these cards on, in canonical order."""

    cards: CardsToLose


@written("claim")
class ClaimRedeal:
    """Claim a new deal, by the claim's id."""

    claim: Annotated[str, Length(0, 40)]


@written("announce kot", out_of_turn=True)
class AnnounceKot:
    """The seat's side plays for a kot."""


@written("suggest-redeal", out_of_turn=True)
class SuggestRedeal:
    """The hakem's partner holds no trump and suggests a new deal."""


@written("agree")
class Agree:
    """The hakem agrees to the suggested new deal."""


@written("refuse")
class Refuse:
    """The hakem refuses the suggested new deal."""


@written("stop")
class Stop:
    """After a kot: end the deal here."""


@written("continue")
class Continue:
    """After a kot: play on for all thirteen tricks."""


@written("concede", out_of_turn=True, by_computers=False)
class Concede:
    """Give up the deal."""


@written("resign", out_of_turn=True, by_computers=False)
class Resign:
    """Give up the match."""


@written("thaap", out_of_turn=True, by_computers=False)
class Thaap:
    """Tap the table: partner, play that suit again."""


Action = (
    PlayCard
    | CallTrump
    | TurnUp
    | HideTrump
    | AskTrump
    | RevealTrump
    | Bid
    | Pass
    | Discard
    | Keep
    | Reject
    | Take
    | Give
    | ClaimRedeal
    | AnnounceKot
    | SuggestRedeal
    | Agree
    | Refuse
    | Stop
    | Continue
    | Concede
    | Resign
    | Thaap
)


class Act(NamedTuple):
    """A seat acts. (A named tuple, as other things made at every card: they cost half as much.)"""

    seat: Seat
    action: Action


@written("draw")
class CardsDrawn:
    """Chance: the cards turned up to find the first hakem, in the order turned."""

    cards: tuple[Card, ...]


@written("lot")
class LotDrawn:
    """Chance: the dealer's seat by lot."""

    seat: Seat


@written("deal")
class PackDealt:
    """Chance: the whole pack in dealing order, top card first."""

    pack: Pack


@written("turned")
class CardTurned:
    """Chance: the card turned up for trump."""

    card: Card


@written("drawn")
class CardDrawn:
    """Chance: a card drawn to make trump, or to be the hidden trump."""

    card: Card


ChanceInput = CardsDrawn | LotDrawn | PackDealt | CardTurned | CardDrawn
Input = Act | ChanceInput

#: How each kind of input is declared.
INPUT_KINDS: Final[dict[type, InputKind]] = {kind.type: kind for kind in _DECLARED}
#: Actions that no seat is ever asked for. They stand outside the list of legal actions and of decisions.
OUT_OF_TURN: Final = tuple(kind.type for kind in _DECLARED if kind.out_of_turn)
#: What may be said out of turn where the rules of the moment allow it. (Giving up the match is always allowed.)
ASIDES: Final[tuple[Action, ...]] = tuple(kind() for kind in OUT_OF_TURN if kind is not Resign)

#: One shared ``PlayCard`` for each card, so that listing legal plays makes no objects.
PLAYS: Final = tuple(PlayCard(Card(number)) for number in range(104))

assert set(INPUT_KINDS) == {*get_args(Action), *get_args(ChanceInput)}, "an input is declared and not in its union"
