"""The sheet of a game's house rules: what each switch may be beside the others, and whether it changes anything."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from hokm.rules import Switch, Variant, VariantError
from hokm.variants.rule_card import rule_card

#: Numbers that stand for an open range where it is asked what a switch changes.
_SOME: Final = ("1", "3", "7")

#: Why rules that can be played are not offered; None where they are.
Held = Callable[[Variant], str | None]


class SheetValue(NamedTuple):
    """A value of a switch; ``flaw`` is the reason why it cannot be chosen beside the other rules, None where it can.

    A value ending in ``:N``, and the ``1..`` of a number, stand for any number from 1.
    """

    value: str
    flaw: str | None


class SheetSwitch(NamedTuple):
    """A switch with its value now. Where it changes nothing now, ``needs`` are values of other switches with which it
    does, each enough by itself.
    """

    switch: Switch
    value: str
    default: str
    values: tuple[SheetValue, ...]
    takes_effect: bool
    needs: tuple[tuple[str, str], ...]


def sheet(variant: Variant, held: Held) -> tuple[SheetSwitch, ...]:
    """All switches of a game under its present rules."""
    idle = {switch.name for switch in variant.switches if not _matters(variant, switch)}
    needs = _needs(variant, idle)
    return tuple(
        SheetSwitch(
            switch,
            variant.rules[switch.name],
            variant.default_of(switch.name),
            tuple(SheetValue(value, _flaw(variant, switch, value, held)) for value in _values(switch)),
            switch.name not in idle,
            tuple(needs.get(switch.name, ())),
        )
        for switch in variant.switches
    )


def _values(switch: Switch) -> tuple[str, ...]:
    """What may be written for a switch, ``none`` of a set or a number too."""
    may_be_none = switch.kind == "set" or (switch.kind == "integer" and switch.default == "none")
    return ("none", *switch.allowed) if may_be_none else switch.allowed


def _flaw(variant: Variant, switch: Switch, value: str, held: Held) -> str | None:
    made = _with(variant, switch.name, value)
    return (made.flaw or "other") if isinstance(made, VariantError) else held(made)


def _with(variant: Variant, name: str, value: str) -> Variant | VariantError:
    """The game with one more rule, or what is wrong with that; an open range by its first number."""
    number = value.replace(":N", ":1").replace("1..", "1")
    try:
        return variant.with_rules({name: number})
    except VariantError as error:
        return error


def _concrete(switch: Switch) -> Iterator[str]:
    for value in _values(switch):
        if value.endswith(":N") or value == "1..":
            yield from (value.replace("N", number).replace("1..", number) for number in _SOME)
        else:
            yield value


def _matters(variant: Variant, switch: Switch) -> bool:
    """Whether some other value of the switch, all else as it is, makes a game with another rule card."""
    card = rule_card(variant)
    others = (_with(variant, switch.name, value) for value in _concrete(switch) if value != variant.rules[switch.name])
    return any(rule_card(other) != card for other in others if isinstance(other, Variant))


def _needs(variant: Variant, idle: set[str]) -> dict[str, list[tuple[str, str]]]:
    """For each switch that changes nothing, the values of others that would let it."""
    found: dict[str, list[tuple[str, str]]] = {}
    switches = {switch.name: switch for switch in variant.switches}
    for other in variant.switches:
        for value in _values(other):
            made = _with(variant, other.name, value)
            if value == variant.rules[other.name] or isinstance(made, VariantError):
                continue
            for name in idle - {other.name}:
                if _matters(made, switches[name]):
                    found.setdefault(name, []).append((other.name, value))
    return found
