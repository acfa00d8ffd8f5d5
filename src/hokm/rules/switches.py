"""House rules as switches: a name, the values it may take, and its default in one variant."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from hokm.rules.errors import VariantError


@dataclass(frozen=True)
class Switch:
    """One house rule. ``kind`` is bool, integer, choice or set; values are texts as in records.

    In ``allowed`` a value ending in ``:N`` stands for that word with any whole number from 1, and an integer
    switch has the single entry ``1..``. A set is written sorted and joined by ``+``; empty, it is ``none``.
    Where the default follows from other switches, ``follows`` tells it.
    """

    name: str
    kind: str
    allowed: tuple[str, ...]
    default: str
    follows: "Callable[[Values], str] | None" = field(default=None, repr=False, compare=False)

    def read(self, value: object) -> str:
        """The value in its one spelling, or VariantError."""
        text = _text(value)
        if self.kind == "set":
            return self._read_set(text)
        if self.kind == "integer":
            return self._read_integer(text)
        if text in self.allowed and not text.endswith(":N"):
            return text
        word, colon, number = text.partition(":")
        if colon and f"{word}:N" in self.allowed and re.fullmatch("[1-9][0-9]{0,5}", number):
            return text
        raise VariantError(f"{self.name} cannot be {text!r}; it can be {', '.join(self.allowed)}")

    def _read_set(self, text: str) -> str:
        items = sorted(set(text.split("+"))) if text not in ("none", "") else []
        for item in items:
            if item not in self.allowed:
                raise VariantError(
                    f"{self.name} cannot hold {item!r}; it can be none, or any of {', '.join(self.allowed)} joined by +"
                )
        return "+".join(items) or "none"

    def _read_integer(self, text: str) -> str:
        if text == self.default:
            return text
        if not re.fullmatch("[1-9][0-9]{0,5}", text):
            raise VariantError(f"{self.name} must be a whole number from 1 to 999999, not {text!r}")
        return text


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "none"
    if isinstance(value, frozenset | set | tuple | list):
        return "+".join(map(str, value)) or "none"
    return str(value).strip()


class Values:
    """The values of a variant's switches, read by the code that composes its policies.

    ``fixed`` holds house rules that the variant does not offer: they have one value and are no switches of it.
    """

    def __init__(
        self, switches: tuple[Switch, ...], given: Mapping[str, str], fixed: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        self._switches = {switch.name: switch for switch in switches}
        self._given = given
        self._fixed = fixed

    def text(self, name: str, unoffered: str | None = None) -> str:
        """The value as written, or the default; ``unoffered`` where the variant has no such rule at all."""
        if unoffered is not None and name not in self._switches and name not in self._fixed:
            return unoffered
        given = self._given.get(name)
        return self.default(name) if given is None else given

    def default(self, name: str) -> str:
        """What the switch would be if it were not set."""
        switch = self._switches.get(name)
        if switch is None:
            return self._fixed[name]
        return switch.default if switch.follows is None else switch.follows(self)

    def offers(self, name: str) -> bool:
        """Whether the variant has this switch."""
        return name in self._switches

    def all(self) -> dict[str, str]:
        """Every switch with its value, in the order of the variant."""
        return {name: self.text(name) for name in self._switches}

    def changed(self) -> dict[str, str]:
        """The set switches that differ from what they would be otherwise."""
        return {name: value for name, value in self._given.items() if value != self.default(name)}

    def flag(self, name: str) -> bool:
        """The value of a true/false switch."""
        return self.text(name) == "true"

    def number(self, name: str) -> int | None:
        """The value of a number, or None for ``none``."""
        text = self.text(name)
        return None if text == "none" else int(text)

    def items(self, name: str) -> tuple[str, ...]:
        """The members of a set."""
        text = self.text(name)
        return () if text == "none" else tuple(text.split("+"))

    def parts(self, name: str) -> tuple[str, int]:
        """A word and its parameter: ``fixed-hands:3`` gives the word and 3; without a parameter, 0."""
        word, _, number = self.text(name).partition(":")
        return word, int(number) if number else 0

    def refuse_if(self, wrong: bool, text: str, flaw: str | None = None) -> None:
        """Raises VariantError with this sentence, and the id of the reason, when the combination is wrong.

        It is told what the switches that the sentence speaks of are, where nobody has set them.
        """
        if wrong:
            named = dict.fromkeys(re.findall(r"[a-z0-9-]+(?![a-z0-9=-])", text))
            silent = [f"{name} is {self.text(name)}" for name in named if name in self._switches.keys() - self._given]
            raise VariantError(f"{text} (unless it is set, {', '.join(silent)})" if silent else text, flaw)


class _Noted(Values):
    """Values that note which of them were read."""

    def __init__(self, switches: tuple[Switch, ...], fixed: Mapping[str, str]) -> None:
        super().__init__(switches, {}, fixed)
        self.read: dict[str, None] = {}

    def text(self, name: str, unoffered: str | None = None) -> str:
        self.read[name] = None
        return super().text(name, unoffered)


def followed(switch: Switch, switches: tuple[Switch, ...], fixed: Mapping[str, str]) -> tuple[str, ...]:
    """The switches of a variant that the default of one of them follows from."""
    if switch.follows is None:
        return ()
    values = _Noted(switches, fixed)
    switch.follows(values)
    return tuple(name for name in values.read if values.offers(name))
