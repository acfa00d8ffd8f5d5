"""How an event is declared: once, with its fields and who may see each.

A ``Public`` event is seen by everybody as it is. Each field of a ``Guarded`` one says who may see it: ``Everybody``,
the event's owner alone (``Own``), ``Nobody`` yet, or whoever a function says (``Shown``). A field that says nothing is
an error when the class is made, so nothing is shown because somebody forgot to hide it.

A guarded class, as it is written down, is what a *viewer* may know: what they may not know is None. What *happened* is
a ``Whole``: a class made for each guarded one, which has no name that could be imported, and which no codec of the wire
knows. It comes from ``whole`` alone, and leaves the table only through the projector.

What follows from a declaration: what each viewer is shown, the lines on disk, the messages on the wire and how they are
read again, their schema and the page's types.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import Enum
from typing import Annotated, Any, ClassVar, Final, NamedTuple, TypeVar, dataclass_transform, get_args, get_type_hints

from hokm.cards import Codec, spell_by, spelled

T = TypeVar("T")


class Who(Enum):
    """Who may see a field."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    NOBODY = "nobody"


class Shown(NamedTuple):
    """A field of which each viewer sees what the function makes of the whole event for that viewer."""

    part: Callable[[Any, object], Any]


Everybody = Annotated[T, Who.EVERYBODY]
Own = Annotated[T | None, Who.OWNER]
#: Never leaves the table; must have None as its default, since that is what every viewer gets.
Nobody = Annotated[T | None, Who.NOBODY]


class Public:
    """An event of which everybody sees everything."""

    __slots__ = ()


class Guarded:
    """An event as a viewer sees it: some of it is None, unless they may know it."""

    __slots__ = ()
    #: The field that names the seat whose event it is.
    OWNER: ClassVar[str] = "seat"


class Whole:
    """All of a guarded event: what happened. It is printed without what not everybody may know."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Withheld(Guarded):
    """Something happened that this viewer may not know of; it keeps its place in the count."""


#: What happened, as the table keeps it; and what a viewer sees of it.
Event = Public | Whole
SeenEvent = Public | Guarded


class Declared(NamedTuple):
    """What a declaration says: the event's name on disk and on the wire; the class that viewers see and that of the
    whole event (the same for a public one); all its fields; who may see each (none for a public event).
    """

    name: str
    kind: Any
    whole: Any
    fields: tuple[str, ...]
    seen_by: dict[str, Who | Shown]

    @property
    def told(self) -> tuple[str, ...]:
        """The fields that some viewer may see: those that go over the wire."""
        return tuple(name for name in self.fields if self.seen_by.get(name) is not Who.NOBODY)

    @property
    def withheld(self) -> bool:
        """Whether nobody but the owner may know that it happened: nothing of it is for others."""
        return bool(self.seen_by) and all(who in (Who.OWNER, Who.NOBODY) for who in self.seen_by.values())


#: What happened, as the table keeps it on disk: all of it.
KEPT: Final[Codec[Event]] = Codec()
#: What a viewer sees, as it goes over the wire. It knows no whole event, so that none can be sent by mistake.
SEEN: Final[Codec[SeenEvent]] = Codec()
SEEN.add(Withheld, ())
spell_by(SeenEvent, SEEN)
#: Every declared event by its name.
EVENTS: Final[dict[str, Declared]] = {}
#: The same by class, that of viewers and that of the whole event.
_BY_CLASS: Final[dict[type, Declared]] = {}


@dataclass_transform(frozen_default=True)
def event(kind: type[T]) -> type[T]:
    """Declares a kind of event, made a frozen dataclass. TypeError where a field does not say who may see it."""
    return declare(dataclass(frozen=True, slots=True)(kind))


def declare(kind: type[T]) -> type[T]:
    """As ``event`` for a class that is complete: a named tuple, for what happens at every card."""
    made = _declared(kind)
    if made.name in EVENTS:
        raise TypeError(f"two kinds of event are both written {made.name!r}")
    EVENTS[made.name] = _BY_CLASS[kind] = _BY_CLASS[made.whole] = made
    KEPT.add(made.whole)
    SEEN.add(kind, made.told)
    return kind


def _declared(kind: Any) -> Declared:
    names = kind._fields if issubclass(kind, tuple) else tuple(field.name for field in fields(kind))
    hints = get_type_hints(kind, include_extras=True)
    marks = {name: mark for name in names if (mark := _mark(hints[name])) is not None}
    if issubclass(kind, Public) and not marks:
        return Declared(spelled(kind.__name__), kind, kind, names, {})
    if not issubclass(kind, Guarded) or set(marks) != set(names):
        raise TypeError(f"{kind.__name__} is public, or it is guarded and each of its fields says who may see it")
    for field in fields(kind):
        if marks[field.name] is Who.NOBODY and field.default is not None:
            raise TypeError(f"{kind.__name__}.{field.name} is for nobody to see: its default must be None")
    if Who.OWNER in marks.values() and kind.OWNER not in names:
        raise TypeError(f"{kind.__name__} has no field {kind.OWNER!r} that names its owner")
    return Declared(spelled(kind.__name__), kind, _whole_of(kind, marks), names, marks)


def _mark(hint: Any) -> Who | Shown | None:
    """Who may see a field, as its type says; None where it says nothing."""
    return next((part for part in get_args(hint)[1:] if isinstance(part, Who | Shown)), None)


def _whole_of(kind: Any, marks: dict[str, Who | Shown]) -> type:
    """The class of whole events of a kind; logs print only what everybody may know."""
    safe = [name for name, who in marks.items() if who is Who.EVERYBODY]

    def printed(self: Any) -> str:
        return f"{kind.__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in safe)})"

    return type(kind.__name__, (kind, Whole), {"__slots__": (), "__repr__": printed, "__module__": kind.__module__})


def declared(kind: type) -> Declared:
    """What was declared of a kind of event; TypeError for what was not declared at all."""
    try:
        return _BY_CLASS[kind]
    except KeyError:
        raise TypeError(f"{kind.__name__} is no declared event") from None


def whole(happened: Guarded) -> Whole:
    """All of what happened, for the table alone."""
    known = declared(type(happened))
    made: Whole = known.whole(*[getattr(happened, name) for name in known.fields])
    return made


def known(value: T | None) -> T:
    """The value of a guarded field, where the whole event is at hand."""
    if value is None:
        raise TypeError("the whole event is needed: a viewer's part of it does not say this")
    return value


def is_seen(value: object) -> bool:
    """Whether a value is something that a viewer may have seen: no whole event is."""
    return type(value) is Withheld or (type(value) in _BY_CLASS and not isinstance(value, Whole))


def seen_kinds() -> tuple[tuple[type, tuple[str, ...]], ...]:
    """Every kind of event that a viewer may see, with the fields that some viewer sees."""
    return (*((known.kind, known.told) for known in EVENTS.values()), (Withheld, ()))
