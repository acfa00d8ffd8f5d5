"""How inputs are written, as in records: ``AS``, ``call S``, ``deal: ...``. Derived from how they are declared."""

from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

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
from hokm.rules.actions import (
    INPUT_KINDS,
    PLAYS,
    SIGNALS,
    Act,
    Action,
    ChanceInput,
    Input,
    InputKind,
    PlayCard,
    Seat,
    Signal,
)


def _by_word(union: Any) -> dict[str, InputKind]:
    return {INPUT_KINDS[kind].word: INPUT_KINDS[kind] for kind in get_args(union)}


#: The words that open an action, and those that open an input of chance (with a colon behind them).
ACTION_WORDS: Final[dict[str, InputKind]] = _by_word(Action)
CHANCE_WORDS: Final[dict[str, InputKind]] = {
    INPUT_KINDS[kind].word: INPUT_KINDS[kind] for kind in get_args(ChanceInput)
}


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 3):
        raise NotationError(f"{word[:20]!r} is not a number")
    return int(word)


def _cards(words: Sequence[str]) -> Pack:
    return tuple(map(parse_card, words))


#: How what follows a word is written, and how it is read from one word.
_WRITTEN: Final[dict[Any, Callable[[Any], str]]] = {
    Card: format_card,
    Suit: format_suit,
    Pack: format_cards,
    str: str,
    int: str,
}
_READ: Final[dict[Any, Callable[[str], Any]]] = {
    Card: parse_card,
    Suit: parse_suit,
    str: str.lower,
    int: _number,
}
_SIGNALS: Final[dict[str, Signal]] = {signal: signal for signal in SIGNALS}


def takes_cards(kind: InputKind) -> bool:
    """Whether as many cards follow the word as there are."""
    return bool(kind.argument == Pack)


def format_action(action: Action) -> str:
    """The one spelling of an action (``AS``, ``call S``, ``claim under-ten``).

    >>> format_action(parse_action("10h"))
    'TH'
    """
    if isinstance(action, PlayCard):
        card = format_card(action.card)
        return card if action.signal is None else f"{card}!{action.signal}"
    return _formatted(INPUT_KINDS[type(action)], "", action)


def format_chance(given: ChanceInput) -> str:
    """The one spelling of a chance input (``lot: 3``, ``turned: 4S``)."""
    return _formatted(INPUT_KINDS[type(given)], ":", given)


def format_input(given: Input) -> str:
    """An input as records write it, an action always with its seat (``0:AS``, ``lot: 3``)."""
    return f"{given.seat}:{format_action(given.action)}" if isinstance(given, Act) else format_chance(given)


def _formatted(kind: InputKind, mark: str, value: Any) -> str:
    if kind.argument is None:
        return kind.word
    return f"{kind.word}{mark} {_WRITTEN[kind.argument](getattr(value, kind.field))}"


def parse_action(text: str) -> Action:
    """Reads an action; NotationError says what is wrong with it.

    >>> parse_action("call h") == parse_action("call ♥")
    True
    """
    action: Action | None = _action(text.split())
    if action is None:
        raise NotationError(f"{text!r} is not an action")
    return action


def _action(words: list[str]) -> Any:
    kind = ACTION_WORDS.get(words[0].lower()) if words else None
    if kind is not None and kind.argument is not None and len(words) > 1:
        if takes_cards(kind):
            return kind.type(canonical(_cards(words[1:])))
        return kind.type(_READ[kind.argument](words[1])) if len(words) == 2 else None
    said = ACTION_WORDS.get(" ".join(words).lower())
    if said is not None and said.argument is None:
        return said.type()
    return _play(words[0]) if len(words) == 1 else None


def parse_chance(word: str, rest: str) -> ChanceInput:
    """Reads what chance gave: the word before the colon, and what follows it."""
    kind = CHANCE_WORDS.get(word)
    words = rest.split()
    if kind is None or not words or (len(words) > 1 and not takes_cards(kind)):
        raise NotationError(f"{word + ': ' + rest.strip()!r} is not an input")
    given: ChanceInput = kind.type(_cards(words) if takes_cards(kind) else _READ[kind.argument](words[0]))
    return given


def parse_input(text: str) -> Input:
    """Reads what ``format_input`` writes; NotationError where it cannot be read.

    >>> parse_input("2:call S") == Act(2, parse_action("call S"))
    True
    """
    opening, _, rest = text.partition(":")
    if opening.isdecimal():
        return Act(Seat(opening), parse_action(rest))
    return parse_chance(opening, rest)


def _play(word: str) -> PlayCard:
    """A card, alone or with a signal."""
    text, mark, signal = word.partition("!")
    try:
        card = parse_card(text)
    except NotationError:
        raise NotationError(f"{word!r} is neither a card nor an action") from None
    if not mark:
        return PLAYS[card]
    known = _SIGNALS.get(signal.lower())
    if known is None:
        raise NotationError(f"{signal!r} is not a signal: a card is marked !highest or !last")
    return PlayCard(card, known)
