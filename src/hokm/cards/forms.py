"""The form of each type in JSON: how its values are written, how they are read, what may stand there.

The form follows from the type itself, so a new type needs nothing here: frozen dataclasses and named tuples of
numbers, texts, bytes, enumerations, cards, suits, sets of cards, and tuples, dictionaries and optional values of these.
A ``NewType`` is written as what it is made of, unless ``spell`` gives it a form of its own. Reading is strict: a value
of another type, a field too many and one too few are refused, and so is what a limit forbids.
"""

import math
import types
from collections.abc import Callable, Iterable, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, Final, Literal, NamedTuple, NewType, Union, get_args, get_origin, get_type_hints

from hokm.cards.card import (
    FACE_DOWN,
    RANK_LETTERS,
    SUIT_LETTERS,
    SUITS,
    Card,
    Suit,
    TrickCard,
    format_card,
    format_suit,
)
from hokm.cards.cardset import CardSet, cards_of, set_of
from hokm.cards.limits import Arranged, Limit, Matching

Way = Callable[[Any], Any]


class Unreadable(ValueError):
    """JSON that is not what is expected there; the message says where and why."""

    def __init__(self, why: str, path: str = "") -> None:
        super().__init__(f"{path}: {why}" if path else why)
        self.why = why
        self.path = path

    def within(self, part: str | int) -> "Unreadable":
        """The same, seen from the list or the object around it."""
        step = f"[{part}]" if isinstance(part, int) else str(part)
        return Unreadable(
            self.why, step + (self.path if self.path.startswith("[") or not self.path else f".{self.path}")
        )


class Form(NamedTuple):
    """How values are written as JSON and read; ``wire``: what stands there, where that is no plain value of
    the type itself.
    """

    write: Way
    read: Way
    wire: Any = None


def _same(value: Any) -> Any:
    return value


def _exactly(kind: type, called: str) -> Form:
    def read(said: Any) -> Any:
        if type(said) is not kind:
            raise Unreadable(f"{called} is expected here")
        return said

    return Form(_same, read)


def _read_text(said: Any) -> str:
    if type(said) is not str:
        raise Unreadable("a text is expected here")
    if not said.isascii():
        try:
            said.encode()
        except UnicodeEncodeError:
            raise Unreadable("half a character is no text") from None
    return said


def _read_float(said: Any) -> float:
    if type(said) not in (int, float) or not math.isfinite(said):
        raise Unreadable("a number is expected here")
    return float(said)


def _read_bytes(said: Any) -> bytes:
    try:
        return bytes.fromhex(_read_text(said))
    except ValueError:
        raise Unreadable("bytes are expected here, as hexadecimal digits") from None


#: The form of each type that has one of its own.
_FORMS: Final[dict[Any, Form]] = {
    int: _exactly(int, "a whole number"),
    bool: _exactly(bool, "true or false"),
    types.NoneType: _exactly(types.NoneType, "null"),
    str: Form(_same, _read_text),
    float: Form(_same, _read_float),
    bytes: Form(bytes.hex, _read_bytes, Annotated[str, Matching("^([0-9a-f]{2})*$")]),
}


def spell(kind: Any, wire: Any, write: Way, read: Way) -> None:
    """Gives a type a form of its own. Said beside the type, before anything is written that contains it.

    ``wire`` is the plain type that its values are written as. ``read`` is given values of that type and raises
    ValueError for those that stand for nothing.
    """

    def read_wire(said: Any) -> Any:
        plain = form_of(wire).read(said)
        try:
            return read(plain)
        except Unreadable:
            raise
        except ValueError as fault:
            raise Unreadable(str(fault)) from None

    give_form(kind, Form(write, read_wire, wire))


def give_form(kind: Any, form: Form) -> None:
    """As ``spell``, for a form that reads JSON by itself."""
    _FORMS[kind] = form


def wire_of(kind: Any) -> Any:
    """What a type with a form of its own is written as, a plain type or a codec; None for one of no such form."""
    form = _FORMS.get(kind)
    return None if form is None else form.wire


def spell_words(kind: Any, wire: Any, words: dict[str, Any], called: str) -> None:
    """Gives a type a word for each of its values; ``wire`` describes the words."""
    word_of = {value: word for word, value in words.items()}

    def read(said: Any) -> Any:
        value = words.get(said) if type(said) is str else None
        if value is None:
            raise Unreadable(f"{called} is expected here")
        return value

    give_form(kind, Form(word_of.__getitem__, read, wire))


_CARDS: Final = {format_card(card): card for card in map(Card, range(104))}
_CARD: Final = f"[{RANK_LETTERS}][{SUIT_LETTERS}]2?"
spell_words(Card, Annotated[str, Matching(f"^{_CARD}$")], _CARDS, "a card")
spell_words(
    TrickCard,
    Annotated[str, Matching(rf"^({_CARD}|\?\?)$")],
    _CARDS | {format_card(FACE_DOWN): FACE_DOWN},
    "a card of a trick",
)
spell_words(Suit, Literal["S", "H", "D", "C"], {format_suit(suit): suit for suit in SUITS}, "a suit")
spell(
    CardSet,
    tuple[Card, ...],
    lambda cards: [format_card(card) for card in cards_of(cards)],
    set_of,
)


@cache
def form_of(kind: Any) -> Form:
    """The form of a type; TypeError for one that cannot be written as JSON."""
    if kind in _FORMS:
        return _FORMS[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _limited(form_of(parts[0]), parts[1:])
    if origin is Literal:
        return _one_of(parts)
    if origin in (Union, types.UnionType):
        return _union(parts)
    if origin is tuple:
        return _many(parts[0]) if parts[1:] == (...,) else _row(parts)
    if origin is dict:
        return _dictionary(*map(form_of, parts))
    if isinstance(kind, NewType):
        return form_of(kind.__supertype__)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return Form(attrgetter("value"), _member(kind))
    if is_object(kind):
        return object_form(kind, tag=tag_of(kind))
    raise TypeError(f"{kind} cannot be written as JSON")


def is_object(kind: Any) -> bool:
    """Whether values of a type are written as objects: it is a dataclass or a named tuple."""
    return isinstance(kind, type) and (is_dataclass(kind) or hasattr(kind, "_fields"))


def tag_of(kind: Any) -> tuple[str, str] | None:
    """What objects of a type say of themselves wherever they stand, a name and a text; None: nothing."""
    tag: tuple[str, str] | None = getattr(kind, "TAG", None)
    return tag


def field_types(kind: Any) -> dict[str, Any]:
    """The type of each field of a dataclass or named tuple, in order."""
    hints = get_type_hints(kind, include_extras=True)
    names = [field.name for field in fields(kind)] if is_dataclass(kind) else kind._fields
    return {name: hints[name] for name in names}


def optional_fields(kind: Any) -> frozenset[str]:
    """The fields that need not be said: those with a default."""
    if not is_dataclass(kind):
        return frozenset(kind._field_defaults)
    return frozenset(
        field.name for field in fields(kind) if not (field.default is MISSING and field.default_factory is MISSING)
    )


def object_form(kind: Any, names: Sequence[str] | None = None, tag: tuple[str, str] | None = None) -> Form:
    """The form of a dataclass or named tuple, or of these fields of it alone.

    ``tag``, a name and a text, comes first and tells which type it is.
    """
    typed = {name: hint for name, hint in field_types(kind).items() if names is None or name in names}
    forms = {name: form_of(hint) for name, hint in typed.items()}
    needed = [name for name in forms if name not in optional_fields(kind)]
    return Form(_object_writer(forms, tag), _object_reader(kind, forms, needed, tag))


def _object_writer(forms: dict[str, Form], tag: tuple[str, str] | None) -> Way:
    # Written at every card for every seat: fields that stay as they are cost nothing here.
    changed = [(name, form.write) for name, form in forms.items() if form.write is not _same]
    said = () if tag is None else (tag[1],)
    keys = (*(() if tag is None else (tag[0],)), *forms)
    values = _all_of(tuple(forms))

    def write(value: Any) -> dict[str, Any]:
        plain = dict(zip(keys, said + values(value), strict=True))
        for name, way in changed:
            plain[name] = way(plain[name])
        return plain

    return write


def _all_of(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """What brings these attributes of a value."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple([getattr(value, name) for name in names])


def _object_reader(kind: Any, forms: dict[str, Form], needed: Iterable[str], tag: tuple[str, str] | None) -> Way:
    reads = [(name, form.read) for name, form in forms.items()]

    def read(said: Any) -> Any:
        if type(said) is not dict:
            raise Unreadable("an object is expected here")
        if tag is not None and said.get(tag[0]) != tag[1]:
            raise Unreadable(f"{tag[0]!r} must be {tag[1]!r} here")
        made: dict[str, Any] = {}
        for name, way in reads:
            if name in said:
                try:
                    made[name] = way(said[name])
                except Unreadable as fault:
                    raise fault.within(name) from None
        if len(made) + (tag is not None) < len(said):
            extra = next(name for name in said if name not in made and (tag is None or name != tag[0]))
            raise Unreadable(f"there is no field {extra[:40]!r} here")
        for name in needed:
            if name not in made:
                raise Unreadable(f"the field {name!r} is missing")
        return kind(**made)

    return read


def _limited(form: Form, marks: Iterable[Any]) -> Form:
    limits = [mark for mark in marks if isinstance(mark, Limit)]
    orders = [mark.order for mark in marks if isinstance(mark, Arranged)]
    if not limits and not orders:
        return form

    def read(said: Any) -> Any:
        value = form.read(said)
        for limit in limits:
            fault = limit.fault(value)
            if fault is not None:
                raise Unreadable(fault)
        for order in orders:
            value = order(value)
        return value

    return form._replace(read=read)


def _one_of(words: tuple[Any, ...]) -> Form:
    # By type as well: true is no 1, and 1.0 neither.
    known = {(type(word), word) for word in words}
    called = ", ".join(map(repr, words))

    def read(said: Any) -> Any:
        if type(said) not in (str, int, bool) or (type(said), said) not in known:
            raise Unreadable(f"one of {called} is expected here")
        return said

    return Form(_same, read)


def _member(kind: type[Enum]) -> Way:
    by_value = {member.value: member for member in kind}

    def read(said: Any) -> Enum:
        if type(said) is not str or said not in by_value:
            raise Unreadable(f"one of {', '.join(map(repr, by_value))} is expected here")
        return by_value[said]

    return read


def _union(parts: tuple[Any, ...]) -> Form:
    """A value of one type or nothing; or of several types whose values stand for themselves in JSON."""
    forms = [form_of(part) for part in parts if part is not types.NoneType]
    if len(forms) == 1 and len(parts) == 2:
        write, read, _ = forms[0]
        return Form(
            _same if write is _same else lambda value: None if value is None else write(value),
            lambda said: None if said is None else read(said),
        )
    if types.NoneType in parts or any(form.write is not _same for form in forms):
        raise TypeError(f"values of {parts} cannot be told apart in JSON")
    return Form(_same, _first_that_reads([form.read for form in forms]))


def _first_that_reads(reads: Sequence[Way]) -> Way:
    def read(said: Any) -> Any:
        faults = []
        for way in reads:
            try:
                return way(said)
            except Unreadable as fault:
                faults.append(fault.why)
        raise Unreadable("; or ".join(faults))

    return read


def _many(part: Any) -> Form:
    write, read_one, _ = form_of(part)

    def read(said: Any) -> tuple[Any, ...]:
        if type(said) is not list:
            raise Unreadable("a list is expected here")
        return tuple([_read_at(read_one, number, one) for number, one in enumerate(said)])

    return Form(list if write is _same else lambda values: list(map(write, values)), read)


def _read_at(read: Way, place: str | int, said: Any) -> Any:
    try:
        return read(said)
    except Unreadable as fault:
        raise fault.within(place) from None


def _row(parts: tuple[Any, ...]) -> Form:
    forms = [form_of(part) for part in parts]

    def read(said: Any) -> tuple[Any, ...]:
        if type(said) is not list or len(said) != len(forms):
            raise Unreadable(f"a list of {len(forms)} is expected here")
        return tuple(
            [_read_at(form.read, place, one) for place, (form, one) in enumerate(zip(forms, said, strict=True))]
        )

    return Form(lambda values: [form.write(value) for form, value in zip(forms, values, strict=True)], read)


def _dictionary(key: Form, value: Form) -> Form:
    def read(said: Any) -> dict[Any, Any]:
        if type(said) is not dict:
            raise Unreadable("an object is expected here")
        return {key.read(name): _read_at(value.read, name[:40], one) for name, one in said.items()}

    as_it_is = key.write is _same and value.write is _same
    write = dict if as_it_is else lambda values: {key.write(name): value.write(one) for name, one in values.items()}
    return Form(write, read)
