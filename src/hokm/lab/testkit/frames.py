"""Whatever a viewer is shown, as text: a neutral encoding in which cards are spelled, for the guards to read.

The encoding follows the declared types, so that a set of cards becomes the names of its cards and not a number.
"""

import json
import re
import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from hokm.cards import Card, CardSet, Suit, cards_of, format_card, format_suit

#: Makes the text of a frame from an observation or a seen event.
Encode = Callable[[object], str]


def frame_text(shown: object) -> str:
    """An observation or a seen event as JSON."""
    return json.dumps(_spelled(shown), separators=(",", ":"))


#: A string of a JSON text, and the colon that makes it the name of a field.
_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"(\s*:)?')


def words_of(text: str) -> set[str]:
    """Every word within the strings of a JSON text, in capitals; names of fields are left out."""
    strings = [string for string, colon in _STRING.findall(text) if not colon]
    return set(re.findall(r"[0-9A-Z]+", " ".join(strings).upper()))


Speller = Callable[[Any], object]

_SPELL: dict[object, Speller] = {
    Card: format_card,
    CardSet: lambda cards: [format_card(card) for card in cards_of(cards)],
    Suit: format_suit,
    int: int,
    bool: bool,
    str: str,
    types.NoneType: lambda value: None,
}


def _spelled(value: object) -> object:
    kind: Any = type(value)
    return _speller(kind)(value)


@cache
def _speller(kind: Any) -> Speller:
    """How a value of a declared type is put into JSON."""
    known = _SPELL.get(kind)
    if known is not None:
        return known
    if get_origin(kind) in (Union, types.UnionType):
        return _one_of(get_args(kind))
    if get_origin(kind) is tuple:
        return _tuple_of(get_args(kind))
    if get_origin(kind) is Literal:
        return str
    if isinstance(kind, NewType):
        return _speller(kind.__supertype__)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return lambda value: str(value.value)
    assert isinstance(kind, type), f"{kind} is nothing that a frame may hold"
    return _fields_of(kind)


def _one_of(kinds: tuple[object, ...]) -> Speller:
    """A value of any of several types: a number by the type that says what it means, others by what they are."""
    numbers = next((_speller(kind) for kind in kinds if kind in (Card, CardSet, Suit, int)), str)
    tuples = next((_speller(kind) for kind in kinds if get_origin(kind) is tuple), str)

    def spell(value: Any) -> object:
        if type(value) is int:
            return numbers(value)
        return tuples(value) if type(value) is tuple else _spelled(value)

    return spell


def _tuple_of(kinds: tuple[object, ...]) -> Speller:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        each = _speller(kinds[0])
        return lambda values: [each(value) for value in values]
    parts = [_speller(kind) for kind in kinds]
    return lambda values: [part(value) for part, value in zip(parts, values, strict=True)]


def _fields_of(kind: type) -> Speller:
    """A named tuple or dataclass: its name and its fields, spelled as they are declared."""
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else list(kind._fields)  # type: ignore[attr-defined]
    spellers = [(name, _speller(hints[name])) for name in names]
    title = kind.__name__
    return lambda value: {"type": title, **{name: spell(getattr(value, name)) for name, spell in spellers}}
