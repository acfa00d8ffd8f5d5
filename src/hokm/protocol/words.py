"""What messages are made of: bounds of what comes in, and how a message is declared."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, TypeVar, dataclass_transform

from hokm.cards import Between, Codec, Length, Matching

C = TypeVar("C", bound=type)

#: The version of this protocol; a client of another version is told to reload.
PROTOCOL = 4

Text = Annotated[str, Length(0, 40)]
#: House rules: switch to value, both as records spell them.
Rules = Annotated[dict[Text, Annotated[str, Length(0, 100)]], Length(0, 60)]
#: 32 bytes: a hash, a seed, a link.
Hex = Annotated[str, Matching("^[0-9a-f]{64}$")]
ActionId = Annotated[str, Length(1, 40)]
Code = Annotated[str, Length(4, 12), Matching("^[a-z0-9]+$")]
SeatNumber = Annotated[int, Between(0, 5)]
Level = Literal["random", "level-1", "level-2"]
Clock = Literal[0, 15, 30]
Viewer = int | Literal["spectator"]


class Message:
    """Something that is said between a client and a server: a frozen dataclass of values that JSON can hold."""

    __slots__ = ()


@dataclass_transform(frozen_default=True)
def message(kind: C) -> C:
    """Declares a message, or a part of one."""
    made: Any = dataclass(frozen=True, slots=True)(kind)
    return made  # type: ignore[no-any-return]


#: What a client may send over the socket, and what a server may.
FROM_CLIENT: Final[Codec[Any]] = Codec()
FROM_SERVER: Final[Codec[Any]] = Codec()


@dataclass_transform(frozen_default=True)
def from_client(name: str) -> Callable[[C], C]:
    """Declares a message that a client sends, with its name on the wire."""
    return _declared(FROM_CLIENT, name)


@dataclass_transform(frozen_default=True)
def from_server(name: str) -> Callable[[C], C]:
    """Declares a message that a server sends, with its name on the wire."""
    return _declared(FROM_SERVER, name)


def _declared(codec: Codec[Any], name: str) -> Callable[[C], C]:
    def declare(kind: C) -> C:
        made: Any = message(kind)
        made.TAG = codec.tag, name
        codec.add(made, name=name)
        return made  # type: ignore[no-any-return]

    return declare
