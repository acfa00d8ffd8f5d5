"""Variants as values: their switches, their names, and what is refused in plain words."""

import csv
import io
from itertools import pairwise
from pathlib import Path

import pytest

from hokm.rules import VariantError
from hokm.variants import ALIASES, HOKM_4, VARIANTS, find_variant, with_rules_text

SWITCHES = Path(__file__).parents[1] / "data/switches.tsv"


def rows() -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(SWITCHES.read_text("utf-8")), delimiter="\t"))


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda variant: variant.id)
def test_the_switches_are_those_of_the_table(variant) -> None:  # type: ignore[no-untyped-def]
    listed = {row["switch"]: row for row in rows() if row["variant"] == variant.id}
    assert [switch.name for switch in variant.switches] == list(listed)
    for switch in variant.switches:
        row = listed[switch.name]
        allowed = row["allowed"].removeprefix("none, or any of these joined by +: ")
        assert (switch.kind, " ".join(switch.allowed), switch.default) == (row["type"], allowed, row["default"])


@pytest.mark.parametrize(
    ("rules", "word"),
    [
        ({"target": 0}, "target"),
        ({"targt": 5}, "target"),
        ({"redeal": "none+under-ten"}, "none"),
        ({"match-end": "fixed-hands"}, "match-end"),
        ({"match-end": "fixed-hands:0"}, "match-end"),
        ({"stop": "full", "capitulation": True}, "capitulation"),
        ({"stop": "full", "continue-for-13": "choice"}, "continue-for-13"),
        ({"scoring": "kots", "match-end": "first-to-target"}, "first-to-target"),
        ({"match-end": "fixed-kots:3"}, "scoring=kots"),
        ({"scoring": "kots", "kots-target": 3, "match-end": "fixed-kots:5"}, "kots-target"),
        ({"kot-rule": "none", "baunie-call-required": True}, "kot"),
        ({"draw-cap": "ten"}, "draw-cap"),
        ({"draw-cap": "ten", "first-caller-method": "two-card-total"}, "draw-cap"),
        ({"thaap": "yes"}, "true"),
    ],
)
def test_nonsense_is_refused_in_plain_words(rules: dict[str, object], word: str) -> None:
    with pytest.raises(VariantError, match=word) as refusal:
        HOKM_4.with_rules(rules)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "id"), [("Hokm", "hokm-4"), ("HOKM-4", "hokm-4"), ("حکم", "hokm-4"), ("hok", "hokm-4")]
)
def test_a_game_is_found_by_any_of_its_names(name: str, id: str) -> None:
    assert find_variant(name).id == id


def test_an_unknown_game_gets_the_nearest_names() -> None:
    with pytest.raises(VariantError, match="hokm"):
        find_variant("hokn-4")


def test_every_alias_leads_to_a_game() -> None:
    assert set(ALIASES.values()) <= set(VARIANTS)


def test_defaults_follow_the_scoring() -> None:
    kots = HOKM_4.with_rules({"scoring": "kots"})
    assert (kots.rules["match-end"], kots.rules["bavney-effect"]) == ("fixed-kots:1", "kots:52")
    points = HOKM_4.with_rules({"scoring": "points-1324"})
    assert (points.rules["target"], points.rules["bavney-effect"]) == ("10", "none")
    assert dict(points.changed_rules) == {"scoring": "points-1324"}
    assert dict(points.with_rules({"target": 7}).changed_rules) == {"scoring": "points-1324", "target": "7"}


def test_changed_rules_make_the_same_variant_again() -> None:
    for rules in ("", "target=11", "scoring=kots; kots-target=3", "redeal=under-ten+no-court-13; stop=full"):
        variant = with_rules_text(HOKM_4, rules)
        text = "; ".join(f"{name}={value}" for name, value in variant.changed_rules.items())
        assert with_rules_text(HOKM_4, text) == variant


def test_house_rules_as_text_are_read_once_each() -> None:
    assert with_rules_text(HOKM_4, " target = 5 ; ").rules["target"] == "5"
    for wrong in ("target", "target=5; target=6"):
        with pytest.raises(VariantError):
            with_rules_text(HOKM_4, wrong)


def test_every_house_rule_changes_the_hash() -> None:
    hashes = [
        HOKM_4.rules_hash,
        HOKM_4.with_rules({"target": 5}).rules_hash,
        HOKM_4.with_rules({"thaap": 1 == 1}).rules_hash,
    ]
    assert all(one != other for one, other in pairwise(hashes))
    assert HOKM_4.with_rules({"target": 7}).rules_hash == HOKM_4.rules_hash
