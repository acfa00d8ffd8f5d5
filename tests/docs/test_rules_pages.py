"""The page of a game tells what every value of every house rule changes."""

import re
from pathlib import Path

import pytest

from hokm.rules import Variant
from hokm.variants import VARIANTS

PAGES = Path(__file__).parents[2] / "docs/rules"


def told(variant: Variant) -> dict[str, dict[str, str]]:
    """What the page says of each value of each switch; a number stands as N, as it is allowed."""
    page = (PAGES / f"{variant.id}.md").read_text("utf-8").split("\n## House rules\n")[1]
    found: dict[str, dict[str, str]] = {}
    for switch, value, words in re.findall(
        r"^(?:\* `([\w-]+)`.*|  \* `(.+?)`(?: \(.*?\))?: (.+))$", page, re.MULTILINE
    ):
        if switch:
            found[switch] = {}
        else:
            found[next(reversed(found))][value] = words
    return found


@pytest.mark.parametrize("game", VARIANTS)
def test_every_value_but_the_default_is_explained(game: str) -> None:
    variant = VARIANTS[game]
    said = told(variant)
    assert list(said) == [switch.name for switch in variant.switches]
    for switch in variant.switches:
        explained = {re.sub(r"^(kots|points|fixed-\w+):[45]$", r"\1:N", value) for value in said[switch.name]}
        wanted = {"4" if value == "1.." else value for value in switch.allowed if value != switch.default}
        wanted |= {"none"} if switch.kind == "set" and switch.default != "none" else set()
        assert explained == wanted, switch.name


def test_a_house_rule_is_explained_in_the_words_of_the_card_beside_what_it_needs() -> None:
    page = (PAGES / "hokm-4.md").read_text("utf-8")
    said = told(VARIANTS["hokm-4"])
    assert "* `goon-kot-value` (with `scoring=kots`)" in page
    assert said["goon-kot-value"]["3"] == "Only kots count: a kot 1, against the hakem 3."
    assert said["draw-cap"]["ten"].startswith("Cards above the ten are passed over")
    assert told(VARIANTS["hokm-2"])["direction"]["cw"] == "only the drawing of the table changes"
