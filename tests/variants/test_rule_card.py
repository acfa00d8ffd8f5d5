"""The rule card says what is played: it changes with every house rule, and every line has words in every language."""

import re
from pathlib import Path

import pytest

from hokm.rules import Variant, VariantError
from hokm.texts import LANGUAGES, catalogue
from hokm.variants import VARIANTS
from hokm.variants.rule_card import ORDER, rule_card

TEXTS = Path(__file__).parents[2] / "src/hokm/texts"

#: House rules that show on the card only beside another one.
BESIDE = {
    "skip-hakem": {"first-caller-method": "two-aces"},
    "draw-cap": {"first-caller-method": "high-card"},
    "redeal-limit": {"redeal": "under-ten"},
    "allow-discard-instead-of-undertrump": {"must-trump": "trump-and-overtrump"},
    "continue-decider": {"continue-for-13": "choice"},
    "failed-continue": {"continue-for-13": "choice"},
    "bavney-effect": {"continue-for-13": "choice"},
    "look-at-partner-hand": {"continue-for-13": "choice"},
    "kots-target": {"scoring": "kots"},
    "goon-kot-value": {"scoring": "kots"},
    "streak-kot": {"scoring": "kots"},
}


def values(variant: Variant) -> list[tuple[str, str]]:
    """Every switch with each of its values but the default, numbers as small ones."""
    found = []
    for switch in variant.switches:
        allowed = [value.replace(":N", ":4").replace("1..", "3") for value in switch.allowed]
        allowed += ["none"] if switch.kind == "set" else []
        found += [(switch.name, value) for value in allowed if value != switch.default]
    return found


CASES = [(variant, *pair) for variant in VARIANTS.values() for pair in values(variant)]


def changed(variant: Variant, name: str, value: str) -> tuple[Variant, Variant]:
    """The variant without and with a house rule set, beside what lets it show."""
    beside: dict[str, object] = dict(BESIDE.get(name, {}))
    if name == "match-end" and value.startswith("fixed-kots"):
        beside["scoring"] = "kots"
    return variant.with_rules(beside), variant.with_rules(beside | {name: value})


@pytest.mark.parametrize(("variant", "name", "value"), CASES, ids=lambda part: getattr(part, "id", part))
def test_a_changed_house_rule_changes_the_card(variant: Variant, name: str, value: str) -> None:
    before, after = changed(variant, name, value)
    if before.rules[name] == value:
        pytest.skip(f"{value} is what {name} is anyway beside {BESIDE[name]}")
    said = [catalogue("en").say(line.text, line.values) for line in rule_card(after)]
    assert said != [catalogue("en").say(line.text, line.values) for line in rule_card(before)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda variant: variant.id)
def test_every_line_has_words(variant: Variant, language: str) -> None:
    words = catalogue(language)
    for name, value in values(variant):
        try:
            _, after = changed(variant, name, value)
        except VariantError:
            continue
        for line in rule_card(after):
            assert words.say(f"rule-slot-{line.slot}")
            said = words.say(line.text, line.values)
            assert said
            assert "{" not in said


def test_every_text_of_the_card_is_a_line_of_some_card() -> None:
    ids = set(re.findall(r"^(rule-[\w-]+) =", (TEXTS / "rule-card.en.ftl").read_text("utf-8"), re.MULTILINE))
    said = {f"rule-slot-{slot}" for slot in ORDER if slot != "capture"}
    for variant, name, value in CASES:
        for one in changed(variant, name, value):
            said |= {line.text for line in rule_card(one)}
    for rules in ({"baunie-call-required": True}, {"scoring": "kots", "continue-for-13": "choice"}):
        said |= {line.text for line in rule_card(VARIANTS["hokm-4"].with_rules(rules))}
    assert ids == said


def test_persian_numbers_are_persian() -> None:
    line = next(line for line in rule_card(VARIANTS["hokm-4"]) if line.slot == "match_end")
    assert "۷" in catalogue("fa").say(line.text, line.values)
