"""What a rule card is made of: sections in playing order, in each the lines of one policy or phase."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import singledispatch
from typing import NamedTuple

from hokm.cards import spelled
from hokm.rules import Variant
from hokm.rules.variant import Slots

Value = str | int
Lines = list[tuple[str, dict[str, Value]]]
#: What puts the id of a text and its values into the words of a language.
Say = Callable[[str, Mapping[str, Value]], str]


class RuleLine(NamedTuple):
    """One line of a rule card: the section it belongs to, the id of its text, and the text's values."""

    slot: str
    text: str
    values: dict[str, Value]


class Section(NamedTuple):
    """A section of a rule card in words."""

    slot: str
    title: str
    lines: tuple[str, ...]


#: The sections in the order in which a player meets them: slots of a variant, and phases with rules of their own.
ORDER = (
    "seating",
    "pack",
    "first_hakem",
    "deal_plan",
    "auction",
    "trump",
    "draft",
    "claims",
    "exchange",
    "exposure",
    "play",
    "follow",
    "ranking",
    "capture",
    "ending",
    "going_on",
    "scoring",
    "succession",
    "announcements",
    "match_end",
    "time_out",
)


def speakers(variant: Variant) -> dict[str, object]:
    """Who says the lines of each section: the policy of the slot, or the phase, of that name.

    Where both exist (making trump, passing cards) the policy speaks. Cards taken out of the pack are told with it.
    """
    phases: dict[str, object] = {phase.name: phase for phase in variant.phases}
    slots = [slot for slot in Slots.__dataclass_fields__ if slot not in ("removed", "phases")]
    return phases | {slot: getattr(variant, slot) for slot in slots}


def rule_card(variant: Variant) -> tuple[RuleLine, ...]:
    """The lines of a variant's rule card, in playing order."""
    said_by = speakers(variant)
    return tuple(
        RuleLine(slot, f"rule-{text}", values)
        for slot in ORDER
        if slot in said_by
        for text, values in lines(said_by[slot], variant)
    )


def sections(variant: Variant, say: Say) -> tuple[Section, ...]:
    """The rule card in words, section by section; those with nothing to say are left out."""
    found: dict[str, list[RuleLine]] = {}
    for line in rule_card(variant):
        found.setdefault(line.slot, []).append(line)
    return tuple(
        Section(
            slot,
            # A title may differ with what stands below it.
            say(f"rule-slot-{slot}", said[0].values),
            tuple(say(line.text, line.values) for line in said),
        )
        for slot, said in found.items()
    )


@singledispatch
def lines(policy: object, variant: Variant) -> Lines:
    """What a policy or a phase says, as ids and values.

    One for which nothing is registered says the text that is called after it, with its fields as values.
    """
    if not is_dataclass(policy):
        raise NotImplementedError(f"the rule card does not know {type(policy).__name__}")
    said = {field.name: _as_value(getattr(policy, field.name)) for field in fields(policy)}
    return [(spelled(type(policy).__name__), {name: value for name, value in said.items() if value is not None})]


def _as_value(value: object) -> Value | None:
    """A field as a value of a text; None for what a text cannot hold."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return str(value.value)
    return value if isinstance(value, int | str) else None
