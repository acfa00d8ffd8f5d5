"""Which games and house rules a new table may have: those that the page has screens for."""

from collections.abc import Mapping
from typing import Final

from hokm.rules import RefusalCode, Variant, VariantError
from hokm.table import TableRefusal
from hokm.variants import VARIANTS

#: The games, by id.
_GAMES: Final = frozenset({"hokm-4"})
#: House rules that keep one value at the tables of a server, whatever the game allows.
_HELD: Final[Mapping[str, str]] = {"trump-mode": "announce"}
#: The longest match of a new table, in points, deals or kots. Longer ones that exist already go on.
LONGEST: Final = 1001
#: House rules that say how long a match is: a number, or a number after a colon.
_LENGTHS: Final = ("target", "kots-target", "match-end")


def is_offered(variant: Variant) -> bool:
    """Whether the page can show this game under these house rules."""
    return variant.id in _GAMES and all(variant.rules.get(name, value) == value for name, value in _HELD.items())


def offered_games() -> list[Variant]:
    """The games to choose from."""
    return [variant for variant in VARIANTS.values() if is_offered(variant)]


def check_offered(game: str, rules: Mapping[str, str]) -> None:
    """Raises TableRefusal for a game or house rules that the page cannot show. Nonsense is for the table to refuse."""
    variant = VARIANTS.get(game)
    if variant is None:
        raise TableRefusal(RefusalCode.NO_SUCH_GAME, f"there is no game {game}")
    if not is_offered(variant):
        games = ", ".join(one.id for one in offered_games())
        raise TableRefusal(RefusalCode.NO_SUCH_GAME, f"{game} is not played at these tables yet; there is {games}")
    try:
        variant = variant.with_rules(rules)
    except VariantError:
        return
    if not is_offered(variant):
        held = " and ".join(f"{name}={value}" for name, value in _HELD.items())
        raise TableRefusal(RefusalCode.BAD_RULES, f"tables are played with {held} so far")
    for name in _LENGTHS:
        length = variant.rules.get(name, "").rpartition(":")[2]
        if length.isdecimal() and int(length) > LONGEST:
            raise TableRefusal(RefusalCode.BAD_RULES, f"{name} is {LONGEST} at most at these tables, not {length}")
