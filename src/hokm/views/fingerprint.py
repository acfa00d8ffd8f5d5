"""A hash of what a viewer knew: kept beside a computer's action, so that a re-run can be held against it."""

import json
from dataclasses import fields
from enum import Enum
from functools import cache
from hashlib import sha256
from typing import Any, Final

from hokm.views.observation import Observation

#: So many bytes of the hash are kept.
KEPT: Final = 8


def observation_bytes(view: Observation) -> bytes:
    """The observation as JSON without spaces: tuples, named ones too, are arrays of their parts in order; an action is
    an array of its kind's name and its parts; cards, suits and sets of cards are the library's numbers.
    """
    return json.dumps(view, default=_plain, separators=(",", ":")).encode()


def observation_hash(view: Observation) -> bytes:
    """The first bytes of the SHA-256 of the observation's bytes."""
    return sha256(observation_bytes(view)).digest()[:KEPT]


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    kind: Any = type(value)
    return [kind.__name__, *(getattr(value, name) for name in _names(kind))]


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The fields of a kind of action; TypeError for what is none."""
    return tuple(field.name for field in fields(kind))
