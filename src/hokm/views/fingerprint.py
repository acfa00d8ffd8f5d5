"""A hash of what a viewer knew: kept beside a computer's action, so that a re-run can be held against it."""

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import sha256
from typing import Any, Final

from hokm.views.observation import Observation

#: So many bytes of the hash are kept.
KEPT: Final = 8


def observation_bytes(view: Observation) -> bytes:
    """The observation as JSON without spaces, keys sorted: named tuples and actions are objects of their fields (an
    action with its kind as ``type``), cards, suits and sets of cards are the library's numbers.
    """
    return json.dumps(_plain(view), sort_keys=True, separators=(",", ":")).encode()


def observation_hash(view: Observation) -> bytes:
    """The first bytes of the SHA-256 of the observation's bytes."""
    return sha256(observation_bytes(view)).digest()[:KEPT]


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        named = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
        return {"type": type(value).__name__, **named}
    if isinstance(value, tuple):
        names = getattr(value, "_fields", None)
        parts = [_plain(part) for part in value]
        return parts if names is None else dict(zip(names, parts, strict=True))
    return value
