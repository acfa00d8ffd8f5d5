"""Actions over the wire: the kinds and fields of the rules' own declarations, in the notation of records."""

import functools
import operator
from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, get_args, get_type_hints

from pydantic import Field, create_model

from hokm import cards as c
from hokm.protocol.words import Card, Message, Suit
from hokm.rules import Action, PlayCard
from hokm.rules.actions import INPUT_KINDS, SIGNALS

#: Each type of a field: its form on the wire, and how it is written and read.
_FORMS: Final[dict[Any, tuple[Any, Any, Any]]] = {
    c.Card: (Card, c.format_card, c.parse_card),
    c.Suit: (Suit, c.format_suit, c.parse_suit),
    c.Pack: (
        Annotated[list[Card], Field(max_length=52)],
        lambda cards: [c.format_card(card) for card in cards],
        lambda cards: c.canonical(map(c.parse_card, cards)),
    ),
    int: (Annotated[int, Field(ge=0, le=99)], int, int),
    str: (Annotated[str, Field(max_length=40)], str, str),
    str | None: (Literal[SIGNALS] | None, lambda text: text, lambda text: text),
}


def _model(kind: type) -> Any:
    hints = get_type_hints(kind)
    named: dict[str, Any] = {
        field.name: (_FORMS[hints[field.name]][0], ... if field.name != "signal" else None) for field in fields(kind)
    }
    wire = INPUT_KINDS[kind].id
    tag: Any = Literal[wire]
    made: Any = create_model(kind.__name__, __base__=Message, __doc__=kind.__doc__, kind=(tag, wire), **named)
    return made


_MODELS: Final = {kind: _model(kind) for kind in get_args(Action)}
_KINDS: Final = {model: kind for kind, model in _MODELS.items()}
if TYPE_CHECKING:
    ActionInfo = Message
else:
    ActionInfo = Annotated[functools.reduce(operator.or_, _MODELS.values()), Field(discriminator="kind")]


def encode_action(action: Action) -> ActionInfo:
    """An action for the wire."""
    hints = get_type_hints(type(action))
    written = {name: _FORMS[hint][1](getattr(action, name)) for name, hint in hints.items()}
    message: ActionInfo = _MODELS[type(action)](**written)
    return message


_PLAYS: Final = {card: encode_action(PlayCard(c.Card(card))) for card in range(104)}


def encode_actions(actions: Iterable[Action]) -> list[ActionInfo]:
    """Actions in their given order."""
    return [
        _PLAYS[action.card] if isinstance(action, PlayCard) and action.signal is None else encode_action(action)
        for action in actions
    ]


def decode_action(info: ActionInfo) -> Action:
    """The action again."""
    kind = _KINDS[type(info)]
    hints = get_type_hints(kind)
    action: Action = kind(**{name: _FORMS[hint][2](getattr(info, name)) for name, hint in hints.items()})
    return action
