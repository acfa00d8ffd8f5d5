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
#: Two games are written like this; the one that is called so without more is meant.
SHARED = {"ચોકડી": "court-piece", "दहला पकड़": "dehla-pakad"}


def native(row: dict[str, str]) -> tuple[str, str]:
    """The native name of a row and the tag of its language."""
    found = re.fullmatch(r"(.+) \((\w+)\)", row["native name"] or "")
    return (found[1], found[2]) if found else ("", "")


@pytest.mark.parametrize("row", LISTED, ids=lambda row: row["name"])
def test_every_name_of_the_list_leads_to_its_game(row: dict[str, str]) -> None:
    assert find_variant(row["name"]).id == row["variant"]
    assert row["name"] in names_of(row["variant"])
    spelled, _ = native(row)
    if spelled:
        assert find_variant(spelled).id == SHARED.get(spelled, row["variant"])


def test_the_names_are_those_of_the_list_with_their_regions_and_spellings() -> None:
    assert {tuple(name) for name in NAMES} == {
        (row["name"], row["variant"], row["region"], *native(row)) for row in LISTED
    }


@pytest.mark.parametrize("name", SHARED)
def test_a_name_of_two_games_leads_to_the_plain_one_alone(name: str) -> None:
    assert [game for game in VARIANTS if name in names_of(game)] == [SHARED[name]]


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
        ("حُکْم", "hokm-4"),
        ("حـکـم", "hokm-4"),
        ("\u200fحكم\u200e", "hokm-4"),
        ("حکم دو نفره", "hokm-2"),
        ("حکم دو\u200cنفره", "hokm-2"),
        ("حكم سه نفرہ", "hokm-3"),
        ("رَنگ", "court-piece"),
        ("Ḥokm", "hokm-4"),
        ("HOKM–۴", "hokm-4"),
    ],
)
def test_names_may_be_written_in_many_ways(written: str, game: str) -> None:
    assert find_variant(written).id == game


def test_every_title_of_a_card_leads_to_its_game() -> None:
    for variant in VARIANTS.values():
        for title in variant.names.values():
            assert ALIASES[folded(title)] == SHARED.get(title, variant.id)


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
