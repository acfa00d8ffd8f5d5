"""The sheet of house rules says what each may be, why not, and by which name a set of them goes."""

import pytest
from fastapi.testclient import TestClient

from hokm.rules import VariantError
from hokm.server import Settings, create_app
from hokm.server.house_rules import house_rules
from hokm.store import MemoryStore
from hokm.texts import LANGUAGES
from hokm.variants import HOKM_4
from hokm.variants.presets import preset_of, presets_of
from tests.server.live import SECRET


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_and_value_of_hokm_for_four_has_words(language: str) -> None:
    told = house_rules(HOKM_4, language)
    assert sorted(one.name for one in told.switches) == sorted(switch.name for switch in HOKM_4.switches)
    for one in told.switches:
        titles = [value.title for value in one.values]
        assert len(set(titles)) == len(titles), one.name
        wordless = [value.value for value in one.values if value.title == value.value]
        assert one.name == "batches" or not [value for value in wordless if not value.isdecimal()], one.name


def test_a_value_says_why_it_cannot_be_chosen_and_the_engine_agrees() -> None:
    for changes in ({}, {"stop": "full"}, {"scoring": "kots"}, {"kot-rule": "none"}):
        variant = HOKM_4.with_rules(changes)
        for one in house_rules(variant, "en").switches:
            for value in one.values:
                number = value.value.replace(":N", ":1").replace("1..", "1")
                try:
                    made = variant.with_rules({one.name: number})
                except VariantError:
                    assert value.refused not in (None, "This does not go with the other rules."), (one.name, value)
                else:
                    held = made.rules["trump-mode"] != "announce"
                    assert value.refused == ("There is no screen for this yet." if held else None), (one.name, value)


def test_a_rule_that_changes_nothing_says_what_it_needs_and_changes_something_with_that() -> None:
    told = {one.name: one for one in house_rules(HOKM_4, "en").switches}
    assert told["target"].takes_effect
    assert not told["goon-kot-value"].takes_effect
    assert [(need.name, need.value) for need in told["goon-kot-value"].needs] == [("scoring", "kots")]
    assert told["goon-kot-value"].needs[0].title == "What is counted: Kots"
    kots = {one.name: one for one in house_rules(HOKM_4.with_rules({"scoring": "kots"}), "en").switches}
    assert kots["goon-kot-value"].takes_effect
    assert not kots["hakem-koti-value"].takes_effect


def test_a_preset_is_named_only_where_every_switch_agrees() -> None:
    for preset in presets_of(HOKM_4):
        variant = HOKM_4.with_rules(preset.rules)
        assert preset_of(variant) == preset.id
        for switch in variant.switches:
            for value in switch.allowed:
                try:
                    other = variant.with_rules({switch.name: value})
                except VariantError:
                    continue
                if other.rules != variant.rules:
                    assert preset_of(other) != preset.id


def test_the_sheet_is_told_to_guests_in_their_language() -> None:
    with TestClient(create_app(MemoryStore(), SECRET, Settings(logged=False)), "http://hokm.test") as guest:
        assert guest.get("/api/house-rules/hokm-4").status_code == 401
        guest.get("/api/me")
        told = guest.get("/api/house-rules/hokm-4", params={"lang": "fa", "rules": "target=11"}).json()
        assert (told["preset"], told["presets"][1]["title"]) == ("eleven", "تا ۱۱")
        assert guest.get("/api/house-rules/hokm-4", params={"rules": "target=x"}).status_code == 422
        assert guest.get("/api/house-rules/hokm-3").status_code == 404


def test_a_rule_stands_with_the_part_of_the_rule_card_that_it_changes() -> None:
    for changes in ({}, {"scoring": "kots"}):
        told = house_rules(HOKM_4.with_rules(changes), "en").switches
        parts = [one.part for one in told]
        assert [part for place, part in enumerate(parts) if part not in parts[:place]] == list(dict.fromkeys(parts))
        by_name = {one.name: one.part for one in told}
        assert by_name["target"] == "End of the match"
        assert by_name["must-trump"] == by_name["first-lead-trump"] == "Play"
        assert by_name["thaap"] == by_name["capitulation"] == "May be said"
        assert len({part for part in parts if parts.count(part) > 0}) == sum(
            1 for place, part in enumerate(parts) if place == 0 or parts[place - 1] != part
        ), "the rules of a part stand together"


def test_a_rule_says_what_it_is_now_and_how_long_a_match_is() -> None:
    told = house_rules(HOKM_4.with_rules({"match-end": "fixed-hands:8"}), "en")
    words = {one.name: (one.words, one.about) for one in told.switches}
    assert words["match-end"] == ("After 8 hands", None)
    assert words["direction"] == ("Anticlockwise", "Anticlockwise in every language")
    assert words["first-caller-method"][1] == (
        "Cards are turned up round the table; the first ace makes its owner hakem."
    )
    assert (told.length, told.preset) == ("8 hands", None)
    assert house_rules(HOKM_4, "en").length == "to 7"
    kots = {"scoring": "kots", "match-end": "fixed-kots:3"}
    assert house_rules(HOKM_4.with_rules(kots), "en").length == "At 3 kots"
