"""All games by id and by alias, and the text form of house rules."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from importlib.metadata import EntryPoint
from typing import Final

from hokm.rules import Variant, VariantError
from hokm.variants.be_ranga import BE_RANGA
from hokm.variants.chokri_6 import CHOKRI_6
from hokm.variants.court_piece import COURT_PIECE
from hokm.variants.dab_rang import DAB_RANG
from hokm.variants.dehla_pakad import DEHLA_PAKAD
from hokm.variants.dehla_pakad_no_caller import DEHLA_PAKAD_NO_CALLER
from hokm.variants.double_sar import DOUBLE_SAR
from hokm.variants.dummy_rang import DUMMY_RANG
from hokm.variants.flaws import flaw_of
from hokm.variants.hidden_rang import HIDDEN_RANG
from hokm.variants.hidden_rung import HIDDEN_RUNG
from hokm.variants.hokm_2 import HOKM_2
from hokm.variants.hokm_2_varaq import HOKM_2_VARAQ
from hokm.variants.hokm_3 import HOKM_3
from hokm.variants.hokm_4 import HOKM_4
from hokm.variants.mindi import MINDI
from hokm.variants.names import aliases, folded, spellings
from hokm.variants.packages import BadPackage, brought, load, package_of
from hokm.variants.satat import SATAT
from hokm.variants.single_sar import SINGLE_SAR
from hokm.variants.troefcall import TROEFCALL
from hokm.variants.trup_kasiet import TRUP_KASIET

#: A package brings a game by an entry point of this group: its id, and an object that is a ``Variant``.
GROUP: Final = "hokm.variants"

VARIANTS: Final[dict[str, Variant]] = {
    variant.id: variant
    for variant in (
        HOKM_4,
        HOKM_3,
        HOKM_2,
        HOKM_2_VARAQ,
        COURT_PIECE,
        SINGLE_SAR,
        TROEFCALL,
        DOUBLE_SAR,
        HIDDEN_RANG,
        HIDDEN_RUNG,
        DAB_RANG,
        BE_RANGA,
        MINDI,
        DEHLA_PAKAD,
        DEHLA_PAKAD_NO_CALLER,
        SATAT,
        TRUP_KASIET,
        DUMMY_RANG,
        CHOKRI_6,
    )
}
#: Every other name of the games, folded.
ALIASES: Final[dict[str, str]] = aliases({variant.id: variant.names.values() for variant in VARIANTS.values()})


def names_of(game: str) -> tuple[str, ...]:
    """The names that lead to a game, as people write them; what two games are called leads to neither."""
    return tuple(spelling for spelling in spellings(game) if ALIASES.get(folded(spelling)) == game)


def find_variant(name: str) -> Variant:
    """The game of an id or of any of its names, with its default rules; VariantError offers the nearest otherwise.

    >>> find_variant("Hokm").id
    'hokm-4'
    """
    key = folded(name)
    variant = VARIANTS.get(ALIASES.get(key, key))
    if variant is not None:
        return variant
    others = brought(GROUP)
    for id, entries in others.items():
        if key == folded(id):
            return _loaded(id, entries)
    raise VariantError(f"there is no game {name!r}; {_nearest(key, others)}")


def all_variants() -> tuple[dict[str, Variant], list[str]]:
    """All games that can be played here by their ids: the family, and those that installed packages bring.

    With them a sentence for each game of a package that cannot be played.
    """
    games, faults = dict(VARIANTS), []
    for id, entries in sorted(brought(GROUP).items()):
        try:
            games[id] = _loaded(id, entries)
        except VariantError as fault:
            faults.append(str(fault))
    return games, faults


def _loaded(id: str, entries: Sequence[EntryPoint]) -> Variant:
    """The game of packages under an id; VariantError where there is none to be had, or a game here has that name."""
    ours = ALIASES.get(folded(id), folded(id))
    if ours in VARIANTS:
        raise VariantError(f"the game {id} of {package_of(entries[0])} is never played: here that is a name of {ours}")
    try:
        variant: Variant = load("game", entries, flaw_of)
    except BadPackage as fault:
        raise VariantError(str(fault)) from fault
    return variant


def _nearest(key: str, others: Iterable[str]) -> str:
    """The games whose ids or names look most like a folded name, each once; all of them where none does."""
    spelled = {folded(spelling): spelling for game in VARIANTS for spelling in names_of(game)}
    near: dict[str, str] = {}
    for found in get_close_matches(key, list(dict.fromkeys([*VARIANTS, *ALIASES, *others])), n=6, cutoff=0.5):
        game = ALIASES.get(found, found)
        near.setdefault(game, game if found == game else f"{spelled.get(found, found)} ({game})")
    offered = list(near.values())[:3]
    return f"did you mean {' or '.join(offered)}?" if offered else f"there are {', '.join(VARIANTS)}"


def with_rules_text(variant: Variant, text: str) -> Variant:
    """The game with house rules as records write them: ``target=5; kot-rule=none``."""
    changes: dict[str, object] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, equals, value = part.partition("=")
        if not equals:
            raise VariantError(f"a house rule is written switch=value, not {part!r}")
        if "=" in value:
            raise VariantError(f"house rules are parted by a semicolon, not as in {part!r}")
        if name.strip() in changes:
            raise VariantError(f"{name.strip()} is given twice")
        changes[name.strip()] = value.strip()
    return variant.with_rules(changes)
