"""`hokm variants` and `hokm rules`: every game, its names and house rules, and its rule card in words."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from hokm.cli import run
from hokm.texts import LANGUAGES, catalogue
from hokm.variants import ALIASES, VARIANTS, find_variant
from hokm.variants.rule_card import rule_card

Captured = pytest.CaptureFixture[str]
TABLE = Path(__file__).parents[1] / "data/switches.tsv"


def listed(capsys: Captured) -> dict[str, dict[str, Any]]:
    assert run(["variants", "--json"]) == 0
    return {game["id"]: game for game in map(json.loads, capsys.readouterr().out.splitlines())}


def test_all_games_are_listed_with_what_they_are(capsys: Captured) -> None:
    games = listed(capsys)
    assert list(games) == list(VARIANTS)
    for name, game in games.items():
        variant = VARIANTS[name]
        assert (game["seats"], game["sides"]) == (variant.seating.seats, variant.seating.sides)
        assert {"en", "fa"} <= set(game["names"])
        assert game["title"] == variant.title
        assert game["rules_hash"] == variant.rules_hash
    assert games["court-piece"]["names"]["ur"] == "کورٹ پیس"


def test_every_alias_that_is_listed_leads_to_its_game(capsys: Captured) -> None:
    for name, game in listed(capsys).items():
        aliases = game["aliases"]
        assert isinstance(aliases, list)
        assert aliases
        assert {find_variant(alias).id for alias in aliases} == {name}
    assert len(ALIASES) > 50


def test_the_switches_are_printed_as_the_table_has_them(capsys: Captured) -> None:
    with TABLE.open(encoding="utf-8") as table:
        rows = list(csv.DictReader(table, delimiter="\t"))
    expected = [
        (row["variant"], row["switch"], row["type"], row["allowed"].rpartition(": ")[2], row["default"]) for row in rows
    ]
    printed = [
        (name, one["name"], one["type"], " ".join(one["allowed"]), one["default"])
        for name, game in listed(capsys).items()
        for one in game["switches"]
    ]
    assert printed == expected


def test_a_switch_says_what_its_default_follows(capsys: Captured) -> None:
    games = listed(capsys)

    def follows(game: str) -> dict[str, list[str]]:
        return {one["name"]: one["follows"] for one in games[game]["switches"] if one["follows"]}

    assert follows("hokm-4") == {
        "match-end": ["kots-target", "scoring"],
        "bavney-effect": ["scoring"],
        "target": ["scoring"],
    }
    assert follows("court-piece")["turn-up"] == ["trump-mode", "trump-requirement"]
    assert follows("chokri-6")["rotation"] == ["scoring"]
    assert follows("satat") == {}


def test_the_table_shows_every_game_and_switch(capsys: Captured) -> None:
    assert run(["variants"]) == 0
    said = capsys.readouterr().out
    for variant in VARIANTS.values():
        assert f"{variant.id}  " in said
        assert all(switch.name in said for switch in variant.switches)
    assert "Mendikot" in said


def test_one_game_alone_is_told_by_any_of_its_names(capsys: Captured) -> None:
    assert run(["variants", "Mendikot", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "mindi"
    assert run(["variants", "Mindikot"]) == 1
    assert capsys.readouterr().err == "hokm: there is no game 'Mindikot'; did you mean Mendikot (mindi)?\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", VARIANTS)
def test_the_card_of_every_game_is_printed(game: str, language: str, capsys: Captured) -> None:
    assert run(["rules", game, "--lang", language]) == 0
    said = capsys.readouterr().out.splitlines()
    words = catalogue(language)
    assert said[0] == f"{VARIANTS[game].names[language]} ({game})"
    printed = [line.strip() for line in said]
    assert all(words.say(line.text, line.values) in printed for line in rule_card(VARIANTS[game]))


def test_house_rules_and_other_names_are_understood(capsys: Captured) -> None:
    assert run(["rules", "Mendikot", "--rules", "target=3; mindi-trump=band-b"]) == 0
    said = capsys.readouterr().out
    assert "Mindi (mindi)" in said
    assert "The first side with 3 points wins the match." in said
    assert "face down" in said


def test_a_card_as_json_has_ids_values_and_words(capsys: Captured) -> None:
    assert run(["rules", "hokm-3", "--json"]) == 0
    lines = list(map(json.loads, capsys.readouterr().out.splitlines()))
    assert [line["text"] for line in lines] == [line.text for line in rule_card(VARIANTS["hokm-3"])]
    assert {"slot", "text", "values", "words"} == set(lines[0])


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["hokn-4"], "did you mean hokm-4"),
        (["mendikott"], "Mendikot (mindi)"),
        (["satat", "--rules", "signal=off"], "did you mean signals"),
        (["satat", "--rules", "signals=loud"], "off, free, truthful"),
        (["satat", "--lang", "xx"], "en, fa"),
    ],
)
def test_a_wrong_word_is_one_line_with_the_nearest(words: list[str], part: str, capsys: Captured) -> None:
    assert run(["rules", *words]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert part in said.err
    assert said.err.count("\n") == 1
