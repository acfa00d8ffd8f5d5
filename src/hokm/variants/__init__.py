"""The named games, each a value in a file of its own, and how they are found.

What for: putting policies together under a name, with the house rules each game offers. What not: behaviour;
that is the policies'. Who may call: every room above. This is the only room that knows games by name.
"""

from hokm.variants.hokm_4 import HOKM_4
from hokm.variants.names import NAMES
from hokm.variants.registry import ALIASES, VARIANTS, all_variants, find_variant, names_of, with_rules_text

__all__ = [
    "ALIASES",
    "HOKM_4",
    "NAMES",
    "VARIANTS",
    "all_variants",
    "find_variant",
    "names_of",
    "with_rules_text",
]
