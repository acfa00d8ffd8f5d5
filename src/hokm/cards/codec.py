"""Writes and reads values as JSON, on the disk and on the wire; ``forms`` says how each type is written."""

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, NamedTuple, NoReturn, TypeVar

from hokm.cards.forms import Form, Unreadable, form_of, give_form, object_form

T = TypeVar("T")
_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False, check_circular=False)


def spelled(name: str) -> str:
    """A type's name as ids are spelled.

    >>> spelled("TrumpTurnedUp")
    'trump-turned-up'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def to_json(plain: Any) -> str:
    """Plain lists, objects, texts and numbers as JSON, without spaces."""
    return _ENCODER.encode(plain)


def from_json(text: str | bytes) -> Any:
    """What JSON says, as plain lists, objects, texts and numbers; Unreadable for what is no JSON."""
    try:
        return json.loads(text, parse_constant=_no_number)
    except RecursionError:
        raise Unreadable("it is nested too deeply") from None
    except ValueError as fault:
        raise Unreadable(f"that is no JSON: {fault}") from None


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")


class Kind(NamedTuple):
    """A type that a codec knows: its name, and which of its fields are written (None: all)."""

    type: type
    name: str
    fields: Sequence[str] | None


class Codec(Generic[T]):
    """Writes and reads values of the types it was told of, each an object that says under ``tag`` which one it is."""

    def __init__(self, tag: str = "type", kinds: Iterable[type] = ()) -> None:
        self.tag = tag
        self._by_name: dict[str, Kind] = {}
        self._by_type: dict[type, Kind] = {}
        # Worked out when first needed: a type may be told of before all that it is made of is there.
        self._forms: dict[type, Form] = {}
        for kind in kinds:
            self.add(kind)

    def add(self, kind: type, fields: Sequence[str] | None = None, name: str = "") -> None:
        """One more type, or of a type these fields alone. TypeError where another one has its name."""
        made = Kind(kind, name or spelled(kind.__name__), fields)
        if made.name in self._by_name:
            raise TypeError(f"two kinds are both written {made.name!r}")
        self._by_name[made.name] = self._by_type[kind] = made

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """All types it knows."""
        return tuple(self._by_name.values())

    def name_of(self, value: T) -> str:
        """What the value's type is called."""
        return self._by_type[type(value)].name

    def plain(self, value: T) -> dict[str, Any]:
        """The value as plain lists, texts and numbers. TypeError for one of another type."""
        form = self._forms.get(type(value)) or self._form(type(value))
        plain: dict[str, Any] = form.write(value)
        return plain

    def value(self, plain: Any) -> T:
        """The value again; Unreadable for what is none."""
        name = plain.get(self.tag) if type(plain) is dict else None
        kind = self._by_name.get(name) if type(name) is str else None
        if kind is None:
            raise Unreadable(f"an object is expected here whose {self.tag!r} is one of {', '.join(self._by_name)}")
        made: T = (self._forms.get(kind.type) or self._form(kind.type)).read(plain)
        return made

    def to_json(self, value: T) -> str:
        """The value as JSON."""
        return to_json(self.plain(value))

    def from_json(self, text: str | bytes) -> T:
        """The value that JSON says; Unreadable for what is none."""
        return self.value(from_json(text))

    def _form(self, kind: type) -> Form:
        if kind not in self._by_type:
            raise TypeError(f"{kind} is not written here")
        _, name, names = self._by_type[kind]
        form = self._forms[kind] = object_form(kind, names, (self.tag, name))
        return form


def spell_by(union: Any, codec: Codec[Any]) -> None:
    """Within other values, those of a union are written by its codec."""
    give_form(union, Form(codec.plain, codec.value, codec))


class PlainCodec(Generic[T]):
    """Writes and reads values of one type, which nothing needs to tell from others."""

    def __init__(self, kind: Any) -> None:
        self._form = form_of(kind)

    def to_json(self, value: T) -> str:
        """The value as JSON."""
        return to_json(self._form.write(value))

    def from_json(self, text: str | bytes) -> T:
        """The value that JSON says; Unreadable for what is none."""
        made: T = self._form.read(from_json(text))
        return made


def codec_of(kind: type[T]) -> PlainCodec[T]:
    """The codec of one type."""
    codec = _CODECS.get(kind)
    if codec is None:
        codec = _CODECS[kind] = PlainCodec(kind)
    return codec


_CODECS: Final[dict[Any, PlainCodec[Any]]] = {}
