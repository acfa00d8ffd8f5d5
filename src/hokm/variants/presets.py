"""Sets of house rules that tables know by a name, for each game that has some."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from hokm.rules import Variant
from hokm.variants.registry import VARIANTS


class Preset(NamedTuple):
    """A named set of house rules: its id, and what it changes in the game's own rules."""

    id: str
    rules: Mapping[str, str]


_PRESETS: Final[dict[str, tuple[Preset, ...]]] = {
    "hokm-4": (
        Preset("classic", {}),
        Preset("eleven", {"target": "11"}),
        Preset("all13", {"kot-rule": "all13"}),
    )
}


def presets_of(variant: Variant) -> tuple[Preset, ...]:
    """The named sets of rules of a game."""
    return _PRESETS.get(variant.id, ())


def preset_of(variant: Variant) -> str | None:
    """The id of the preset that these rules are: every switch agrees, those that follow from others too. None: none.

    >>> from hokm.variants import HOKM_4
    >>> preset_of(HOKM_4), preset_of(HOKM_4.with_rules({"thaap": True}))
    ('classic', None)
    """
    plain = VARIANTS.get(variant.id)
    if plain is None:
        return None
    named = (preset.id for preset in presets_of(variant) if plain.with_rules(preset.rules).rules == variant.rules)
    return next(named, None)
