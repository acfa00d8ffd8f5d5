"""Every name under which people know a game leads to it, however they write it."""

import csv
import re
from pathlib import Path

import pytest

from hokm.rules import VariantError
from hokm.variants import ALIASES, NAMES, VARIANTS, find_variant, names_of
from hokm.variants.names import folded

with (Path(__file__).parents[1] / "data/aliases.tsv").open(encoding="utf-8") as _table:
    LISTED = list(csv.DictReader(_table, delimiter="\t"))
#: Two games have these names; only another name tells which is meant.
SHARED = {"ચોકડી", "दहला पकड़"}


def native(row: dict[str, str]) -> tuple[str, str]:
    """The native name of a row and the tag of its language."""
    found = re.fullmatch(r"(.+) \((\w+)\)", row["native name"] or "")
    return (found[1], found[2]) if found else ("", "")


@pytest.mark.parametrize("row", LISTED, ids=lambda row: row["name"])
def test_every_name_of_the_list_leads_to_its_game(row: dict[str, str]) -> None:
    assert find_variant(row["name"]).id == row["variant"]
    assert row["name"] in names_of(row["variant"])
    spelled, _ = native(row)
    if spelled and spelled not in SHARED:
        assert find_variant(spelled).id == row["variant"]


def test_the_names_are_those_of_the_list_with_their_regions_and_spellings() -> None:
    assert {tuple(name) for name in NAMES} == {
        (row["name"], row["variant"], row["region"], *native(row)) for row in LISTED
    }


@pytest.mark.parametrize("name", ["ચોકડી", "दहला पकड़"])
def test_a_name_of_two_games_leads_to_neither(name: str) -> None:
    with pytest.raises(VariantError):
        find_variant(name)
    assert not any(name in names_of(game) for game in VARIANTS)


@pytest.mark.parametrize(
    ("written", "game"),
    [
        ("HOKM-4", "hokm-4"),
        (" seven   hands ", "court-piece"),
        ("trup_chaal", "court-piece"),
        ("T\u2019rup Chaal", "court-piece"),
        ("hokm for two varaq", "hokm-2-varaq"),
        ("حكم", "hokm-4"),
        ("حکم سه نفره", "hokm-3"),
        ("حكم سه\u200cنفره", "hokm-3"),
        ("be ranga", "be-ranga"),
        ("بی‌رنگ", "be-ranga"),
    ],
)
def test_names_may_be_written_in_many_ways(written: str, game: str) -> None:
    assert find_variant(written).id == game


def test_every_title_of_a_card_leads_to_its_game_or_to_none() -> None:
    for variant in VARIANTS.values():
        for title in variant.names.values():
            assert ALIASES.get(folded(title), variant.id) == variant.id


@pytest.mark.parametrize(
    ("written", "offered"),
    [("hokn-4", "hokm-4"), ("mendicot", "Mendikot (mindi)"), ("singel sar", "single-sar"), ("troefkal", "troefcall")],
)
def test_an_unknown_game_gets_the_nearest_names(written: str, offered: str) -> None:
    with pytest.raises(VariantError, match=re.escape(offered)) as refusal:
        find_variant(written)
    assert "\n" not in str(refusal.value)


def test_where_nothing_is_near_all_games_are_named() -> None:
    with pytest.raises(VariantError) as refusal:
        find_variant("xxxxxxxx")
    assert all(game in str(refusal.value) for game in VARIANTS)
