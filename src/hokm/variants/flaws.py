"""What is wrong with how a game of others is called and what it offers, before it is played at all."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final
from unicodedata import category

from hokm.rules import Switch, Variant, VariantError

#: What can be written everywhere: in records, on the command line, and when it is looked for.
WORD: Final = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
_VALUE: Final = re.compile("[A-Za-z0-9.:-]+")
_NUMBER: Final = re.compile("none|[1-9][0-9]{0,5}")
#: Signs that steer a terminal or break a line. (Those that only shape letters, as Persian needs them, do not.)
_STEERING: Final = {"Cc", "Cs", "Zl", "Zp"}


def flaw_of(variant: object, id: str) -> str:
    """The first flaw of a game that is brought under this id, as the end of a sentence; empty where it has none."""
    if not isinstance(variant, Variant):
        return f"it is no game but of the type {type(variant).__name__}"
    return next(_flaws(variant, id), "")


def _flaws(variant: Any, id: str) -> Iterator[str]:
    if variant.id != id:
        yield f"the game there has the id {variant.id!r}"
    if not WORD.fullmatch(id):
        yield f"an id is made of small letters from a to z, digits and single hyphens between them, not as {id!r}"
    if not isinstance(variant.names, Mapping) or "en" not in variant.names:
        yield "it has no name in English (en)"
    if not isinstance(variant.sources, tuple):
        yield "its sources are no tuple of texts"
    for text in (variant.title, *variant.names.values(), *variant.sources):
        if not isinstance(text, str) or any(category(sign) in _STEERING for sign in text):
            yield f"its title, names and sources are texts of one line, not {text!r}"
    for switch in variant.switches:
        yield from _flaws_of_switch(variant, switch)
    names = [switch.name for switch in variant.switches]
    if len(set(names)) < len(names):
        yield f"it has the house rule {next(name for name in names if names.count(name) > 1)} twice"


def _flaws_of_switch(variant: Variant, switch: Switch) -> Iterator[str]:
    if not WORD.fullmatch(switch.name):
        yield f"a house rule is named by small letters from a to z, digits and hyphens, not {switch.name!r}"
    if switch.kind not in ("bool", "integer", "choice", "set"):
        yield f"the house rule {switch.name} is of no kind that there is: {switch.kind!r}"
    for value in switch.allowed:
        if not _VALUE.fullmatch(value):
            yield f"a value of {switch.name} is made of letters from a to z, digits and hyphens, not as {value!r}"
    for value in (switch.default, variant.rules[switch.name]):
        if not _can_be(switch, value):
            yield f"{switch.name} is {value!r} when nobody sets it, which it cannot be"


def _can_be(switch: Switch, value: str) -> bool:
    if switch.kind == "integer":
        return bool(_NUMBER.fullmatch(value))
    try:
        return switch.read(value) == value
    except VariantError:
        return False
