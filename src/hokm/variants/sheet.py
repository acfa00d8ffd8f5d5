"""The sheet of a game's house rules: what each switch may be beside the others, and whether it changes anything."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from hokm.rules import Switch, Variant, VariantError
from hokm.variants.rule_card import ORDER, RuleLine, rule_card

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
    does, each enough by itself. ``part`` is the section of the rule card that it changes, now or with those.
    """

    switch: Switch
    part: str
    value: str
    default: str
    values: tuple[SheetValue, ...]
    takes_effect: bool
    needs: tuple[tuple[str, str], ...]


def sheet(variant: Variant, held: Held) -> tuple[SheetSwitch, ...]:
    """All switches of a game under its present rules."""
    parts = {switch.name: part for switch in variant.switches if (part := _part_changed(variant, switch)) is not None}
    idle = {switch.name for switch in variant.switches} - set(parts)
    needs = _needs(variant, idle, parts)
    return tuple(
        SheetSwitch(
            switch,
            parts.get(switch.name, ""),
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


def _part_changed(variant: Variant, switch: Switch) -> str | None:
    """The first section of the rule card that some other value of the switch changes, all else as it is; None: none."""
    card = rule_card(variant)
    for value in _concrete(switch):
        other = variant if value == variant.rules[switch.name] else _with(variant, switch.name, value)
        if isinstance(other, Variant) and (changed := _first_other(card, rule_card(other))) is not None:
            return changed
    return None


def _first_other(card: tuple[RuleLine, ...], other: tuple[RuleLine, ...]) -> str | None:
    """The first section that two cards do not share; most often they are the same."""
    if card == other:
        return None
    here, there = _by_section(card), _by_section(other)
    return next(slot for slot in ORDER if here.get(slot) != there.get(slot))


def _by_section(card: tuple[RuleLine, ...]) -> dict[str, list[RuleLine]]:
    found: dict[str, list[RuleLine]] = {}
    for line in card:
        found.setdefault(line.slot, []).append(line)
    return found


def _needs(variant: Variant, idle: set[str], parts: dict[str, str]) -> dict[str, list[tuple[str, str]]]:
    """For each switch that changes nothing, the values of others that would let it; ``parts`` gets what it changes."""
    found: dict[str, list[tuple[str, str]]] = {}
    switches = {switch.name: switch for switch in variant.switches}
    for other in variant.switches:
        for value in _values(other):
            made = _with(variant, other.name, value)
            if value == variant.rules[other.name] or isinstance(made, VariantError):
                continue
            for name in idle - {other.name}:
                part = _part_changed(made, switches[name])
                if part is not None:
                    found.setdefault(name, []).append((other.name, value))
                    parts.setdefault(name, part)
    return found
