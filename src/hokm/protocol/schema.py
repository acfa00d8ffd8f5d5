"""The JSON Schema of all that goes over the wire: the page's types and the description of the API follow from it."""

import types
from collections.abc import Callable, Sequence
from enum import Enum
from inspect import cleandoc
from typing import Annotated, Any, Final, Literal, NewType, Union, get_args, get_origin

from hokm import protocol
from hokm.cards import Between, Codec, Length, Matching, field_types, is_object, optional_fields, tag_of, wire_of
from hokm.cards.codec import Kind
from hokm.views import SEEN

#: What is asked for and answered beside the socket.
PLAIN: Final = (
    protocol.Me,
    protocol.NewName,
    protocol.NewTable,
    protocol.TableMade,
    protocol.MyTable,
    protocol.DealsTold,
    protocol.VariantInfo,
    protocol.RuleCard,
    protocol.HouseRules,
    protocol.Addresses,
    protocol.Problem,
)
#: How unions are called, and what stands behind the names of their members.
_UNIONS: Final[dict[str, tuple[Codec[Any], str]]] = {
    "ClientMessage": (protocol.CLIENT, ""),
    "ServerMessage": (protocol.SERVER, ""),
    "Action": (protocol.ACTIONS, ""),
    "SeenEvent": (SEEN, "Event"),
}
_PRIMITIVE: Final[dict[Any, dict[str, Any]]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    types.NoneType: {"type": "null"},
}
Schema = dict[str, Any]


class Described:
    """The schemas of types, with a definition of its own for each object and union met; ``at``: where those stand."""

    def __init__(self, at: str) -> None:
        self.definitions: dict[str, Schema] = {}
        self._at = at
        self._defined: dict[str, Any] = {}

    def of(self, kind: Any) -> Schema:
        """The schema of a type; TypeError for one that cannot be written as JSON."""
        wire = wire_of(kind)
        if isinstance(wire, Codec):
            return self.union(next(name for name, (codec, _) in _UNIONS.items() if codec is wire))
        if wire is not None:
            return self.of(wire)
        if kind in _PRIMITIVE:
            return dict(_PRIMITIVE[kind])
        if is_object(kind):
            return self._defined_once(kind.__name__, kind, lambda: self._object(kind, tag=tag_of(kind)))
        if isinstance(kind, type) and issubclass(kind, Enum):
            words = [member.value for member in kind]
            return self._defined_once(kind.__name__, kind, lambda: _described(kind) | _one_of(words))
        return self._made_of(kind)

    def union(self, name: str) -> Schema:
        """The schema of a union, which its codec tells."""
        codec, suffix = _UNIONS[name]
        return self._defined_once(name, codec, lambda: self._union(codec, suffix))

    def _made_of(self, kind: Any) -> Schema:
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return _limited(self.of(parts[0]), parts[1:])
        if origin is Literal:
            return _one_of(list(parts))
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.of(part) for part in parts]}
        if origin is tuple and parts[1:] == (...,):
            return {"type": "array", "items": self.of(parts[0])}
        if origin is tuple:
            size = {"minItems": len(parts), "maxItems": len(parts)}
            return {"type": "array", "items": [self.of(part) for part in parts]} | size
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(parts[1])}
        if isinstance(kind, NewType):
            return self.of(kind.__supertype__)
        raise TypeError(f"{kind} is nothing that a message may hold")

    def _object(self, kind: Any, told: Sequence[str] | None = None, tag: tuple[str, str] | None = None) -> Schema:
        typed = {name: hint for name, hint in field_types(kind).items() if told is None or name in told}
        said: Schema = {} if tag is None else {tag[0]: {"type": "string", "const": tag[1]}}
        optional = optional_fields(kind) if kind in _REQUESTS else frozenset[str]()
        return _described(kind) | {
            "type": "object",
            "properties": said | {name: self.of(hint) for name, hint in typed.items()},
            "required": [*said, *(name for name in typed if name not in optional)],
            "additionalProperties": False,
        }

    def _union(self, codec: Codec[Any], suffix: str) -> Schema:
        members = {member.name: self._member(codec.tag, member, suffix) for member in codec.kinds}
        mapping = {name: reference["$ref"] for name, reference in members.items()}
        return {"oneOf": list(members.values()), "discriminator": {"propertyName": codec.tag, "mapping": mapping}}

    def _member(self, tag: str, member: Kind, suffix: str) -> Schema:
        name = f"{member.type.__name__}{suffix}"
        return self._defined_once(
            name, member.type, lambda: self._object(member.type, member.fields, (tag, member.name))
        )

    def _defined_once(self, name: str, thing: Any, made: Callable[[], Schema]) -> Schema:
        if self._defined.setdefault(name, thing) != thing:
            raise TypeError(f"two things are both called {name} in the schema")
        if name not in self.definitions:
            self.definitions[name] = {}  # it may contain itself
            self.definitions[name] = {"title": name} | made()
        return {"$ref": f"{self._at}{name}"}


#: What a client sends: fields with a default need not be said. A server says all fields.
_REQUESTS: Final = frozenset({protocol.NewTable, *(kind.type for kind in protocol.CLIENT.kinds)})


def _one_of(words: list[Any]) -> Schema:
    said = {"const": words[0]} if len(words) == 1 else {"enum": words}
    return said | ({"type": "string"} if all(isinstance(word, str) for word in words) else {"type": "integer"})


def _described(kind: Any) -> Schema:
    return {"description": cleandoc(kind.__doc__ or "")}


def _limited(plain: Schema, marks: Sequence[Any]) -> Schema:
    """The schema with the limits that are marked beside the type."""
    of_length = {"string": "Length", "array": "Items", "object": "Properties"}.get(plain.get("type", ""), "")
    said = dict(plain)
    for mark in marks:
        match mark:
            case Between():
                said |= {"minimum": mark.least, "maximum": mark.most}
            case Length():
                said |= {f"min{of_length}": mark.least, f"max{of_length}": mark.most}
            case Matching():
                said |= {"pattern": mark.pattern}
            case _:
                pass
    return said


def definitions(at: str) -> dict[str, Schema]:
    """The schema of every message and of all that messages hold, by name."""
    described = Described(at)
    for name in _UNIONS:
        described.union(name)
    for kind in PLAIN:
        described.of(kind)
    return dict(sorted(described.definitions.items()))


def schema() -> dict[str, Any]:
    """One schema of everything, named ``HokmProtocol``."""
    return {
        "title": "HokmProtocol",
        "type": "object",
        "properties": {},
        "additionalProperties": False,
        "$defs": definitions("#/$defs/"),
    }
