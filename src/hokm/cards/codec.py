"""How values are written as JSON, on the disk and on the wire: objects whose fields are those of the type.

The form is read off the types themselves, so a new type needs nothing here: frozen dataclasses and named tuples of
numbers, texts, bytes, cards, suits, sets of cards, and tuples of these. A ``NewType`` is written as what it is made of,
unless ``spell`` gives it a spelling of its own.
"""

import re
import types
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, Generic, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

from hokm.cards.card import Card, Suit, format_card, format_suit, parse_card, parse_suit
from hokm.cards.cardset import CardSet, cards_of, set_of

T = TypeVar("T")
Way = Callable[[Any], Any]


def _same(value: Any) -> Any:
    return value


#: How a value of each plain type is written and read.
_PLAIN: Final[dict[Any, tuple[Way, Way]]] = {
    Card: (format_card, parse_card),
    Suit: (format_suit, parse_suit),
    CardSet: (
        lambda cards: [format_card(card) for card in cards_of(cards)],
        lambda words: set_of(map(parse_card, words)),
    ),
    int: (_same, _same),
    bool: (_same, _same),
    str: (_same, _same),
    bytes: (bytes.hex, bytes.fromhex),
    float: (_same, _same),
    types.NoneType: (_same, _same),
}


def spell(kind: Any, write: Way, read: Way) -> None:
    """Gives a type a spelling of its own. Said beside the type, before anything is written that contains it."""
    _PLAIN[kind] = write, read


class Codec(Generic[T]):
    """Writes and reads values of the types it was told of, each an object with the type's name as ``type``."""

    def __init__(self, kinds: Iterable[type] = ()) -> None:
        self._kinds: dict[str, tuple[type, Sequence[str] | None]] = {}
        self._names: dict[type, str] = {}
        # Worked out when first needed: a type may be told of before all that it is made of is there.
        self._writers: dict[type, Way] = {}
        self._readers: dict[str, Way] = {}
        for kind in kinds:
            self.add(kind)

    def add(self, kind: type, fields: Sequence[str] | None = None) -> None:
        """One more type, or of a type these fields alone. TypeError where another one has its name."""
        name = spelled(kind.__name__)
        if name in self._kinds:
            raise TypeError(f"two kinds are both written {name!r}")
        self._kinds[name] = kind, fields
        self._names[kind] = name

    def plain(self, value: T) -> dict[str, Any]:
        """The value as plain lists, texts and numbers. TypeError for one of another type."""
        kind = type(value)
        write = self._writers.get(kind)
        if write is None:
            write = self._writers[kind] = self._ways(kind)[0]
        return {"type": self._names[kind], **write(value)}

    def value(self, plain: dict[str, Any]) -> T:
        """The value again; ValueError for what is none."""
        try:
            name = plain["type"]
            if name not in self._readers:
                self._readers[name] = self._ways(self._kinds[name][0])[1]
            made: T = self._readers[name](plain)
        except (KeyError, TypeError) as fault:
            raise ValueError(f"nothing can be read from {str(plain)[:80]!r}") from fault
        return made

    def _ways(self, kind: type) -> tuple[Way, Way]:
        if kind not in self._names:
            raise TypeError(f"{kind} is not written here")
        names = self._kinds[self._names[kind]][1]
        return _ways(kind) if names is None else _fields(kind, names)


def spelled(name: str) -> str:
    """A type's name as ids are spelled.

    >>> spelled("TrumpTurnedUp")
    'trump-turned-up'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@cache
def _ways(kind: Any) -> tuple[Way, Way]:
    """How a value of this type is written and read."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return _same, _same
    if origin in (Union, types.UnionType):
        return _optional(parts)
    if origin is tuple:
        return _many(parts[0]) if parts[1:] == (...,) else _row(parts)
    if isinstance(kind, NewType):
        return _ways(kind.__supertype__)
    if is_dataclass(kind) or hasattr(kind, "_fields"):
        return _fields(kind)
    raise TypeError(f"{kind} cannot be written as JSON")


def _optional(parts: tuple[Any, ...]) -> tuple[Way, Way]:
    rest = [part for part in parts if part is not types.NoneType]
    if len(rest) != 1 or len(parts) != 2:
        raise TypeError(f"{parts} is not one type or nothing")
    write, read = _ways(rest[0])
    return (
        lambda value: None if value is None else write(value),
        lambda value: None if value is None else read(value),
    )


def _many(part: Any) -> tuple[Way, Way]:
    write, read = _ways(part)
    return lambda values: [write(value) for value in values], lambda values: tuple(read(value) for value in values)


def _row(parts: tuple[Any, ...]) -> tuple[Way, Way]:
    writes, reads = zip(*map(_ways, parts), strict=True)
    return (
        lambda values: [write(value) for write, value in zip(writes, values, strict=True)],
        lambda values: tuple(read(value) for read, value in zip(reads, values, strict=True)),
    )


def _fields(kind: Any, told: Sequence[str] | None = None) -> tuple[Way, Way]:
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else list(kind._fields)
    names = [name for name in names if told is None or name in told]
    writes = [(name, _ways(hints[name])[0]) for name in names]
    reads = [(name, _ways(hints[name])[1]) for name in names]
    # A field that an older program did not write takes its default, if it has one.
    return (
        lambda value: {name: write(getattr(value, name)) for name, write in writes},
        lambda plain: kind(**{name: read(plain[name]) for name, read in reads if name in plain}),
    )
