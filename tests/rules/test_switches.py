"""House rules as they are given: nonsense is refused in plain words, and some defaults follow others."""

import hashlib

import pytest

from hokm.fairness import Stream
from hokm.lab.testkit import rule_sets
from hokm.rules import VariantError
from hokm.variants import HOKM_4, VARIANTS, find_variant, with_rules_text


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        ("targt=5", "hokm-4 has no switch 'targt'; did you mean target"),
        ("xyzzy=5", "hokm-4 has no switch 'xyzzy'; it has direction"),
        ("target=0", "target must be a whole number from 1 to 999999, not '0'"),
        ("target=-1", "target must be a whole number from 1"),
        ("target=1.5", "target must be a whole number from 1"),
        ("target=none", "target must be a whole number from 1"),
        ("target=", "target must be a whole number from 1"),
        ("target=1000000", "target must be a whole number from 1"),
        ("kots-target=x", "kots-target must be a whole number from 1"),
        ("direction=left", "direction cannot be 'left'; it can be ccw, cw"),
        ("thaap=yes", "thaap cannot be 'yes'; it can be true, false"),
        ("redeal=under-ten+over-ten", "redeal cannot hold 'over-ten'; it can be none, or any of"),
        ("match-end=fixed-hands:0", "match-end cannot be 'fixed-hands:0'"),
        ("match-end=fixed-hands:N", "match-end cannot be 'fixed-hands:N'"),
        ("match-end=fixed-hands", "match-end cannot be 'fixed-hands'"),
        ("match-end=first-to-target:3", "match-end cannot be 'first-to-target:3'"),
        ("bavney-effect=points:01", "bavney-effect cannot be 'points:01'"),
        ("hakem-koti-value=4", "hakem-koti-value cannot be '4'; it can be 2, 3"),
        ("target", "a house rule is written switch=value, not 'target'"),
        ("target=1; target=2", "target is given twice"),
        ("draw-cap=ten", "draw-cap=ten needs a draw for the highest card"),
        ("draw-cap=ten; first-caller-method=two-card-total", "draw-cap=ten needs a draw for the highest card"),
        ("stop=full; continue-for-13=choice", "stop=full plays all tricks anyway and cannot go with continue-for-13"),
        ("stop=full; continue-for-13=forced", "stop=full plays all tricks anyway and cannot go with continue-for-13"),
        ("stop=full; capitulation=true", "stop=full plays all tricks and cannot go with capitulation"),
        ("baunie-call-required=true; kot-rule=none", "baunie-call-required needs a kot"),
        ("match-end=fixed-kots:2", "match-end=fixed-kots:2 needs scoring=kots"),
        ("kots-target=2", "kots-target=2 needs scoring=kots"),
        ("kots-target=2; match-end=first-to-target", "kots-target=2 ends the match after 2 kots"),
        ("scoring=kots; kots-target=2; match-end=fixed-kots:3", "kots-target=2 ends the match after 2 kots"),
        ("scoring=kots; kots-target=2; match-end=fixed-hands:2", "kots-target=2 ends the match after 2 kots"),
        ("scoring=kots; match-end=first-to-target", "match-end=first-to-target needs a scoring that counts points"),
    ],
)
def test_nonsense_is_refused_in_plain_words(rules: str, complaint: str) -> None:
    with pytest.raises(VariantError) as refused:
        with_rules_text(HOKM_4, rules)
    assert str(refused.value).startswith(complaint)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("rules", "follows"),
    [
        ("", {"target": "7", "bavney-effect": "wins-match", "match-end": "first-to-target"}),
        ("scoring=points-1324", {"target": "10", "bavney-effect": "none", "match-end": "first-to-target"}),
        ("scoring=kots", {"bavney-effect": "kots:52", "match-end": "fixed-kots:1"}),
        ("scoring=kots; kots-target=5", {"match-end": "fixed-kots:5"}),
        ("scoring=points-1324; target=7", {"target": "7"}),
    ],
)
def test_some_defaults_follow_the_scoring(rules: str, follows: dict[str, str]) -> None:
    variant = with_rules_text(HOKM_4, rules)
    assert {name: variant.rules[name] for name in follows} == follows


def test_rules_are_set_from_python_values_too() -> None:
    by_value = HOKM_4.with_rules(
        {"target": 11, "thaap": True, "redeal": {"under-ten"}, "redeal-limit": None, "hakem-koti-value": 2}
    )
    by_text = with_rules_text(HOKM_4, "target=11; thaap=true; redeal=under-ten; redeal-limit=none; hakem-koti-value=2")
    assert by_value == by_text
    assert HOKM_4.with_rules({"redeal": ()}).rules["redeal"] == "none"


def test_rules_change_one_after_another_and_back() -> None:
    variant = with_rules_text(HOKM_4, "target=5").with_rules({"thaap": True})
    assert variant.changed_rules == {"target": "5", "thaap": "true"}
    assert variant.with_rules({"target": 7}).changed_rules == {"thaap": "true"}


def test_a_set_has_one_spelling() -> None:
    variant = with_rules_text(HOKM_4, "redeal=under-ten+no-court-13+under-ten")
    assert variant.rules["redeal"] == "no-court-13+under-ten"


def test_games_are_found_by_id_and_by_their_other_names() -> None:
    for name in ("hokm-4", "HOKM-4", " hokm_4 ", "Hokm", "hukam", "حکم"):
        assert find_variant(name) is HOKM_4
    with pytest.raises(VariantError, match="there is no game 'hokum-5'; did you mean Hokum"):
        find_variant("hokum-5")


def test_the_fingerprint_of_the_rules_is_that_of_the_written_line() -> None:
    line = ";".join(["hokm-4", "1", *(f"{name}={value}" for name, value in sorted(HOKM_4.rules.items()))])
    assert HOKM_4.rules_hash == hashlib.sha256(line.encode("ascii")).hexdigest()
    assert HOKM_4.with_rules({"target": 5}).rules_hash != HOKM_4.rules_hash
    assert HOKM_4.with_rules({"target": 7}).rules_hash == HOKM_4.rules_hash


@pytest.mark.parametrize("name", VARIANTS)
def test_the_same_house_rules_make_the_same_game(name: str) -> None:
    """Policies are values: two tables under equal rules are equal, whichever rules these are."""
    one, other = (list(rule_sets(VARIANTS[name], Stream(b"equal", name))) for _ in range(2))
    assert one == other
