"""What a seat asks for (actions), what chance gives (inputs), and how both are written.

An input is everything the engine is told from outside: an action of a seat, or cards that chance brought.
A record file holds inputs and nothing else; all the rest follows from the rules.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from hokm.cards import Card, NotationError, Pack, Suit, format_card, format_suit, parse_card, parse_suit

Seat = int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class CallTrump:
    """Name the trump suit."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Let a card be turned up for trump instead of naming a suit."""


@dataclass(frozen=True, slots=True)
class ClaimRedeal:
    """Claim a new deal, by the claim's id."""

    claim: str


@dataclass(frozen=True, slots=True)
class SuggestRedeal:
    """The hakem's partner holds no trump and suggests a new deal (out of turn)."""


@dataclass(frozen=True, slots=True)
class Agree:
    """The hakem agrees to the suggested new deal."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """The hakem refuses the suggested new deal."""


@dataclass(frozen=True, slots=True)
class AnnounceKot:
    """The seat's side plays for a kot (out of turn)."""


@dataclass(frozen=True, slots=True)
class Stop:
    """After a kot: end the deal here."""


@dataclass(frozen=True, slots=True)
class Continue:
    """After a kot: play on for all thirteen tricks."""


@dataclass(frozen=True, slots=True)
class Concede:
    """Give up the deal (out of turn)."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up the match (out of turn)."""


@dataclass(frozen=True, slots=True)
class Thaap:
    """Tap the table: partner, play that suit again (out of turn)."""


Action = (
    PlayCard
    | CallTrump
    | TurnUp
    | ClaimRedeal
    | SuggestRedeal
    | Agree
    | Refuse
    | AnnounceKot
    | Stop
    | Continue
    | Concede
    | Resign
    | Thaap
)

#: Actions that no seat is ever asked for. They stand outside the list of legal actions and of decisions.
OUT_OF_TURN: Final = (SuggestRedeal, AnnounceKot, Concede, Resign, Thaap)
#: The same, to look a type up in.
ASIDES: Final = frozenset[type](OUT_OF_TURN)

#: One shared ``PlayCard`` for each card, so that listing legal plays makes no objects.
PLAYS: Final = tuple(PlayCard(Card(number)) for number in range(104))


class Act(NamedTuple):
    """A seat acts. (A named tuple, as other things made at every card: they cost half as much.)"""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Chance: the cards turned up to find the first hakem, in the order turned."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """Chance: the dealer's seat by lot."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PackDealt:
    """Chance: the whole pack in dealing order, top card first."""

    pack: Pack


@dataclass(frozen=True, slots=True)
class CardTurned:
    """Chance: the card turned up for trump."""

    card: Card


ChanceInput = CardsDrawn | LotDrawn | PackDealt | CardTurned
Input = Act | ChanceInput

_WORDS: Final[dict[str, Action]] = {
    "turn-up": TurnUp(),
    "suggest-redeal": SuggestRedeal(),
    "agree": Agree(),
    "refuse": Refuse(),
    "announce kot": AnnounceKot(),
    "stop": Stop(),
    "continue": Continue(),
    "concede": Concede(),
    "resign": Resign(),
    "thaap": Thaap(),
}
_TEXTS: Final = {type(action): text for text, action in _WORDS.items()}

#: Words that open an action of two words, and how the second word is read.
TWO_WORDS: Final[dict[str, Callable[[str], Action]]] = {
    "call": lambda word: CallTrump(parse_suit(word)),
    "claim": lambda word: ClaimRedeal(word.lower()),
    "announce": lambda word: _WORDS[_announcement(word)],
}


def _announcement(word: str) -> str:
    if word.lower() != "kot":
        raise NotationError(f"'announce {word}' is not an action")
    return "announce kot"


def format_action(action: Action) -> str:
    """The one spelling of an action (``AS``, ``call S``, ``claim under-ten``).

    >>> format_action(parse_action("10h"))
    'TH'
    """
    if isinstance(action, PlayCard):
        return format_card(action.card)
    if isinstance(action, CallTrump):
        return f"call {format_suit(action.suit)}"
    if isinstance(action, ClaimRedeal):
        return f"claim {action.claim}"
    return _TEXTS[type(action)]


def parse_action(text: str) -> Action:
    """Reads an action; raises NotationError with a sentence for people.

    >>> parse_action("call h") == CallTrump(parse_suit("H"))
    True
    """
    words = text.split()
    if len(words) == 2 and words[0].lower() in TWO_WORDS:
        return TWO_WORDS[words[0].lower()](words[1])
    if len(words) == 1:
        known = _WORDS.get(words[0].lower())
        return known if known is not None else PLAYS[_card_word(words[0])]
    raise NotationError(f"{text!r} is not an action")


def _card_word(word: str) -> Card:
    try:
        return parse_card(word)
    except NotationError:
        raise NotationError(f"{word!r} is neither a card nor an action") from None
