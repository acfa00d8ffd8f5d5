"""What happened, as one viewer saw it: a message for each kind of event, made from its declaration.

A message holds what was seen itself; the codec of what viewers see writes and reads it, which knows no whole event.
"""

import types
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import PlainSerializer, PlainValidator, TypeAdapter, WithJsonSchema

from hokm import views
from hokm.cards import Card, CardSet, Suit, spelled
from hokm.protocol import values, words
from hokm.rules import DealResult, Gift, Half, MatchResult, Owed, Packet, Places, Streak, Suits, Voids


def _read(said: Any) -> views.SeenEvent:
    return said if views.is_seen(said) else views.SEEN.value(said)


#: Stands in the schema of a message where an event does, until all definitions are together.
_ANY_EVENT: Final[dict[str, Any]] = {"title": "EventMessage"}

EventMessage = Annotated[
    views.SeenEvent,
    PlainValidator(_read),
    PlainSerializer(views.SEEN.plain),
    WithJsonSchema(_ANY_EVENT),
]

_MESSAGES: Final[dict[type, type[words.Message]]] = {
    Packet: values.Packet,
    Gift: values.GiftInfo,
    Half: values.HalfInfo,
    Owed: values.OwedInfo,
    Streak: values.StreakInfo,
    DealResult: values.DealResultInfo,
    MatchResult: values.MatchResultInfo,
}
_SPELLED: Final[dict[Any, Any]] = {
    Card: words.Card,
    CardSet: list[words.Card],
    Suit: words.Suit,
    Suits: list[words.Suit],
    Voids: list[words.Kind],
    Places: list[int],
}


def event_schemas() -> dict[str, Any]:
    """The schema of every kind of event, by the name of its type in the page, and of their union."""
    kinds = {f"{kind.__name__}Event": _schema(kind, told) for kind, told in views.seen_kinds()}
    union = {
        "discriminator": {
            "mapping": {kind["properties"]["type"]["const"]: f"#/$defs/{name}" for name, kind in kinds.items()},
            "propertyName": "type",
        },
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in kinds],
        "title": "EventMessage",
    }
    return {**kinds, "EventMessage": union}


def with_references(schema: Any) -> Any:
    """The schema, in which events are referred to by their union."""
    if schema == _ANY_EVENT:
        return {"$ref": "#/$defs/EventMessage"}
    if isinstance(schema, dict):
        return {name: with_references(part) for name, part in schema.items()}
    return [with_references(part) for part in schema] if isinstance(schema, list) else schema


def value_models() -> tuple[type[words.Message], ...]:
    """The values that events are made of."""
    return tuple(_MESSAGES.values())


def _schema(kind: Any, told: tuple[str, ...]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    name = spelled(kind.__name__)
    return {
        "additionalProperties": False,
        "description": kind.__doc__,
        "properties": {"type": {"const": name, "type": "string"}, **{field: _of(hints[field]) for field in told}},
        "required": ["type", *told],
        "title": f"{kind.__name__}Event",
        "type": "object",
    }


def _of(hint: Any) -> dict[str, Any]:
    """The schema of a field."""
    if hint in _SPELLED:
        return TypeAdapter(_SPELLED[hint]).json_schema()
    if hint in _MESSAGES:
        return {"$ref": f"#/$defs/{_MESSAGES[hint].__name__}"}
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return {"anyOf": [_of(part) for part in parts]}
    if origin is tuple and parts[1:] == (...,):
        return {"items": _of(parts[0]), "type": "array"}
    if origin is Literal or hint in (int, bool, str, types.NoneType):
        return TypeAdapter(hint).json_schema()
    raise TypeError(f"{hint} is nothing that a message may hold")
