"""What a seat asks for (actions), what chance gives (inputs), and how both are written.

An input is everything the engine is told from outside: an action of a seat, or cards that chance brought.
A record file holds inputs and nothing else; all the rest follows from the rules.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from hokm.cards import (
    Card,
    NotationError,
    Pack,
    Suit,
    canonical,
    format_card,
    format_cards,
    format_suit,
    parse_card,
    parse_suit,
)

#: A place at the table. Where a game has more hands than seats (a dummy), hands are numbered on from the seats.
Seat = int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick, where the game has them with a signal to the partner (``highest`` or ``last``)."""

    card: Card
    signal: str | None = None


@dataclass(frozen=True, slots=True)
class CallTrump:
    """Name the trump suit."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Let a card be turned up for trump instead of naming a suit."""


@dataclass(frozen=True, slots=True)
class HideTrump:
    """Lay a card face down: its suit is trump."""

    card: Card


@dataclass(frozen=True, slots=True)
class AskTrump:
    """A void seat asks for the hidden trump before it plays."""


@dataclass(frozen=True, slots=True)
class RevealTrump:
    """The seat that hid the trump shows it before it plays."""


@dataclass(frozen=True, slots=True)
class Bid:
    """The auction: so many tricks."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Pass:
    """The auction: no bid, or no higher one."""


@dataclass(frozen=True, slots=True)
class Discard:
    """The draft: throw these cards away, in canonical order."""

    cards: Pack


@dataclass(frozen=True, slots=True)
class Keep:
    """The draft: keep the card looked at."""


@dataclass(frozen=True, slots=True)
class Reject:
    """The draft: throw the card looked at away and take the next one."""


@dataclass(frozen=True, slots=True)
class Take:
    """The draft's last draw: keep this one of the two cards shown."""

    card: Card


@dataclass(frozen=True, slots=True)
class Give:
    """The exchange: pass these cards on, in canonical order."""

    cards: Pack


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


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """Chance: a card drawn to make trump, or to be the hidden trump."""

    card: Card


ChanceInput = CardsDrawn | LotDrawn | PackDealt | CardTurned | CardDrawn
Input = Act | ChanceInput

_WORDS: Final[dict[str, Action]] = {
    "turn-up": TurnUp(),
    "ask": AskTrump(),
    "reveal": RevealTrump(),
    "pass": Pass(),
    "keep": Keep(),
    "reject": Reject(),
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
    "hide": lambda word: HideTrump(parse_card(word)),
    "take": lambda word: Take(parse_card(word)),
    "bid": lambda word: Bid(_number(word)),
}
#: Words that open an action of several cards.
CARD_WORDS: Final[dict[str, type[Discard] | type[Give]]] = {"discard": Discard, "give": Give}
SIGNALS: Final = ("highest", "last")


def _announcement(word: str) -> str:
    if word.lower() != "kot":
        raise NotationError(f"'announce {word}' is not an action")
    return "announce kot"


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 3):
        raise NotationError(f"{word!r} is not a number of tricks")
    return int(word)


def format_action(action: Action) -> str:
    """The one spelling of an action (``AS``, ``call S``, ``claim under-ten``).

    >>> format_action(parse_action("10h"))
    'TH'
    """
    match action:
        case PlayCard(card, signal):
            return format_card(card) if signal is None else f"{format_card(card)}!{signal}"
        case CallTrump(suit):
            return f"call {format_suit(suit)}"
        case ClaimRedeal(claim):
            return f"claim {claim}"
        case HideTrump(card):
            return f"hide {format_card(card)}"
        case Take(card):
            return f"take {format_card(card)}"
        case Bid(tricks):
            return f"bid {tricks}"
        case Discard(cards):
            return f"discard {format_cards(cards)}"
        case Give(cards):
            return f"give {format_cards(cards)}"
    return _TEXTS[type(action)]


def parse_action(text: str) -> Action:
    """Reads an action; NotationError says what is wrong with it.

    >>> parse_action("call h") == CallTrump(parse_suit("H"))
    True
    """
    words = text.split()
    head = words[0].lower() if words else ""
    if head in CARD_WORDS and len(words) > 1:
        return CARD_WORDS[head](canonical(map(parse_card, words[1:])))
    if len(words) == 2 and head in TWO_WORDS:
        return TWO_WORDS[head](words[1])
    if len(words) == 1:
        known = _WORDS.get(head)
        return known if known is not None else _play(words[0])
    raise NotationError(f"{text!r} is not an action")


def _play(word: str) -> PlayCard:
    """A card, alone or with a signal."""
    text, mark, signal = word.partition("!")
    try:
        card = parse_card(text)
    except NotationError:
        raise NotationError(f"{word!r} is neither a card nor an action") from None
    if not mark:
        return PLAYS[card]
    if signal.lower() not in SIGNALS:
        raise NotationError(f"{signal!r} is not a signal: a card is marked !highest or !last")
    return PlayCard(card, signal.lower())
