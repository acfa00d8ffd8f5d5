"""What all messages are made of: spellings, bounds, and the codes of refusal."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from hokm.rules import RefusalCode as RefusalCode
from hokm.views import Speed as Speed

#: The version of this protocol; a client of another version is told to reload.
PROTOCOL = 3

#: As records spell it; the second copy of a card in games with two packs has a 2 behind it.
Card = Annotated[str, Field(pattern="^[2-9TJQKA][SHDC]2?$")]
#: A card of a trick, where one that was laid face down may lie.
TrickCard = Annotated[str, Field(pattern=r"^([2-9TJQKA][SHDC]2?|\?\?)$")]
Suit = Literal["S", "H", "D", "C"]
#: What a hand may be known to be void of: a suit, or the two of hearts where it ranks above all others.
Kind = Literal["S", "H", "D", "C", "2H"]
Text = Annotated[str, Field(max_length=40)]
#: House rules: switch to value, both as records spell them.
Rules = Annotated[dict[Text, Annotated[str, Field(max_length=100)]], Field(max_length=60)]
#: 32 bytes: a hash, a seed, a link.
Hex = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
ActionId = Annotated[str, Field(min_length=1, max_length=40)]
Code = Annotated[str, Field(min_length=4, max_length=12, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Level = Literal["random", "level-1", "level-2"]
Clock = Literal[0, 15, 30]
Viewer = int | Literal["spectator"]


class Message(BaseModel):
    """A frozen model that knows all its fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)
