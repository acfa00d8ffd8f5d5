"""One JSON Schema of every message, from which the page's types are generated."""

from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, models_json_schema

from hokm import protocol
from hokm.protocol.events import event_schemas, value_models, with_references

TEMPLATE = "#/$defs/{model}"
PLAIN_REQUESTS: tuple[type[BaseModel], ...] = (
    protocol.Me,
    protocol.NewName,
    protocol.NewTable,
    protocol.TableMade,
    protocol.MyTable,
    protocol.VariantInfo,
    protocol.RuleCard,
    protocol.HouseRules,
    protocol.Addresses,
    protocol.Problem,
)


class _Untitled(GenerateJsonSchema):
    """No titles on fields: the type generator would name an alias after each."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def schema() -> dict[str, Any]:
    """The schema of both unions and of the plain requests, named ``HokmProtocol``."""
    modes = [(model, "serialization") for model in (*PLAIN_REQUESTS, *value_models())]
    _, top = models_json_schema(modes, ref_template=TEMPLATE, schema_generator=_Untitled)  # type: ignore[arg-type]
    unions: dict[str, TypeAdapter[Any]] = {
        "ClientMessage": protocol.CLIENT_MESSAGE,
        "ServerMessage": protocol.SERVER_MESSAGE,
        "ActionInfo": TypeAdapter(protocol.ActionInfo),
    }
    for name, adapter in unions.items():
        part = adapter.json_schema(mode="serialization", ref_template=TEMPLATE, schema_generator=_Untitled)
        top["$defs"].update(part.pop("$defs"))
        top["$defs"][name] = part | {"title": name}
    top["$defs"] = with_references(top["$defs"]) | event_schemas()
    return top | {"title": "HokmProtocol", "type": "object", "properties": {}, "additionalProperties": False}
