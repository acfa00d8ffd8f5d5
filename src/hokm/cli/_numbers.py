"""Numbers on the command line: what is no sensible one is told in words."""

import math
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter, Token


def _count(type_: object, tokens: Sequence[Token]) -> int:
    (token,) = tokens
    if not (token.value.isascii() and token.value.isdigit() and int(token.value) >= 1):
        raise ValueError(f"it must be a whole number from 1, not {token.value}")
    return int(token.value)


def _amount(type_: object, tokens: Sequence[Token]) -> float:
    (token,) = tokens
    try:
        amount = float(token.value)
    except ValueError:
        amount = 0.0
    if not 0 < amount < math.inf:
        raise ValueError(f"it must be a number above 0, not {token.value}")
    return amount


#: How many of something: 1 or more.
Count = Annotated[int, Parameter(converter=_count)]
#: How much of something: more than nothing.
Amount = Annotated[float, Parameter(converter=_amount)]
