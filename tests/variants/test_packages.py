"""Whatever an installed package brings, the built-in games and words go on; what cannot be used is named."""

import logging
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from hokm.cli import run
from hokm.lab import testkit
from hokm.rules import VariantError
from hokm.texts import Catalogue, catalogue
from hokm.variants import VARIANTS, all_variants, find_variant
from hokm.variants.flaws import flaw_of
from hokm.variants.registry import GROUP
from tests.bringing import GAME, Install, installer

#: Modules keep their names in a running program: each test has its own.
_NUMBERS = count()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    return installer(tmp_path, monkeypatch)


@pytest.fixture
def module() -> str:
    return f"guest{next(_NUMBERS)}"


def bring_game(install: Install, module: str, source: str, id: str = "visitor", package: str = "guest") -> None:
    install(package, {GROUP: {id: f"{module}:V"}}, {f"{module}.py": GAME + source})


BAD = {
    "1/0": "ZeroDivisionError: division by zero",
    "raise SystemExit('gone')": "SystemExit: gone",
    "V = 5": "it is no game",
    "V = game('other')": "has the id 'other'",
    "V = game(sources=None)": "sources",
    "V = game(names={})": "no name in English",
    "V = game(names=None)": "no name in English",
    "V = game(title='two\\nlines')": "texts of one line",
    "V = game(names={'en': '\\x1b]0;x\\x07'})": "texts of one line",
    "V = game(switches=(*HOKM_4.switches, HOKM_4.switches[0]))": "direction twice",
    "V = game(switches=(Switch('f\\u00f6', 'bool', ('true', 'false'), 'true'),))": "is named by small letters",
    "V = game(switches=(Switch('stop', 'choice', ('a', 'b; c'), 'a'),))": "a value of stop",
    "V = game(switches=(Switch('stop', 'word', ('a',), 'a'),))": "of no kind",
    "V = game(switches=(Switch('stop', 'choice', ('a', 'b'), 'c'),))": "stop is 'c' when nobody sets it",
}


@pytest.mark.parametrize(("source", "why"), BAD.items())
def test_a_game_that_cannot_be_played_is_told_beside_all_others(
    source: str, why: str, install: Install, module: str
) -> None:
    bring_game(install, module, source)
    games, faults = all_variants()
    assert list(games) == list(VARIANTS)
    assert len(faults) == 1
    assert faults[0].startswith("the game visitor cannot be loaded: ")
    assert why in faults[0]
    assert faults[0].endswith("(mend or uninstall the package guest)")
    with pytest.raises(VariantError, match="the game visitor cannot be loaded"):
        find_variant("visitor")


@pytest.mark.parametrize("id", ["Visitor", "the visitor", 'vis"]itor', "مهمان"])
def test_an_id_is_a_plain_word(id: str, install: Install, module: str) -> None:
    bring_game(install, module, f"V = game({id!r})", id)
    _, faults = all_variants()
    assert "an id is made of small letters from a to z, digits and single hyphens" in faults[0]
    with pytest.raises(VariantError, match="an id is made of"):
        find_variant(id)


@pytest.mark.parametrize(("id", "ours"), [("hokm-4", "hokm-4"), ("rung", "court-piece")])
def test_no_game_takes_the_place_of_one_of_the_house(id: str, ours: str, install: Install, module: str) -> None:
    bring_game(install, module, f"V = game({id!r})", id)
    games, faults = all_variants()
    assert games[ours] is VARIANTS[ours] is find_variant(id)
    assert faults == [f"the game {id} of the package guest is never played: here that is a name of {ours}"]


def test_two_packages_with_one_game_are_both_named(install: Install, module: str) -> None:
    for package in ("guest", "cousin"):
        bring_game(install, f"{module}{package}", "V = game()", package=package)
    _, faults = all_variants()
    assert len(faults) == 1
    assert "the package guest" in faults[0]
    assert "the package cousin" in faults[0]


def test_who_interrupts_the_program_interrupts_it(install: Install, module: str) -> None:
    bring_game(install, module, "raise KeyboardInterrupt")
    with pytest.raises(KeyboardInterrupt):
        find_variant("visitor")


def test_the_list_shows_the_good_games_and_a_line_for_each_bad_one(
    install: Install, module: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bring_game(install, module, "V = game(names={'en': '[red]Guest[/]', 'fa': '[/bold]'}, title='[/nope]')")
    bring_game(install, f"{module}bad", "1/0", "broken", "stranger")
    assert run(["variants"]) == 1
    said = capsys.readouterr()
    assert "[red]Guest[/] · [/bold]" in said.out
    assert all(f"{game}  " in said.out for game in VARIANTS)
    assert said.err.splitlines() == [
        "hokm: the game broken cannot be loaded: ZeroDivisionError: division by zero "
        "(mend or uninstall the package stranger)"
    ]


def test_the_games_of_the_house_are_named_and_offer_what_can_be_written() -> None:
    assert [flaw_of(variant, id) for id, variant in VARIANTS.items()] == [""] * len(VARIANTS)


WORDLESS = """
from dataclasses import dataclass
from hokm.rules.policies.ranking import AceHigh
from hokm.rules.variant import define
from hokm.variants.rule_card import lines

@dataclass(frozen=True)
class Strange(AceHigh):
    pass

@lines.register
def _(ranking: Strange, variant):
    return [("strange", {})]

V = define(
    id="visitor", revision=1, title="A guest.", names={"en": "Guest"}, sources=(), switches=HOKM_4.switches,
    fixed=HOKM_4.fixed, compose=lambda values: replace(HOKM_4.compose(values), ranking=Strange()),
)
"""


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_card_without_words_is_told_in_a_line(
    options: list[str], install: Install, module: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bring_game(install, module, WORDLESS)
    assert run(["rules", "visitor", *options]) == 1
    said = capsys.readouterr().err
    assert said == "hokm: the rule card of visitor cannot be said: rule-strange has no words in en\n"


BAD_WORDS: dict[str, tuple[dict[str, str | bytes], str]] = {
    "no module": ({}, "ModuleNotFoundError"),
    "a plain module": ({"{}.py": ""}, "is not a package"),
    "one that raises": ({"{}/__init__.py": "1/0"}, "division by zero"),
    "no UTF-8": ({"{}/__init__.py": "", "{}/en.ftl": b"a = \xff"}, "UnicodeDecodeError"),
    "no Fluent": ({"{}/__init__.py": "", "{}/en.ftl": "guest = Guest\n= {{{ \n"}, "en.ftl is not Fluent"),
}


@pytest.fixture
def fresh_words() -> Iterator[None]:
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()


@pytest.mark.parametrize(("files", "why"), BAD_WORDS.values(), ids=list(BAD_WORDS))
def test_words_that_cannot_be_read_are_told_and_the_house_keeps_its_own(
    files: dict[str, str | bytes], why: str, install: Install, module: str, caplog: pytest.LogCaptureFixture
) -> None:
    install("guest", {"hokm.texts": {"visitor": module}}, {path.format(module): text for path, text in files.items()})
    with caplog.at_level(logging.WARNING):
        words = Catalogue("en")
    assert words.say("app-name")
    assert "guest" not in words
    (fault,) = words.faults
    assert why in fault
    assert fault.endswith("(mend or uninstall the package guest)")
    assert caplog.messages == [f"hokm: {fault}"]


@pytest.mark.usefixtures("fresh_words")
def test_the_kit_asks_for_words_that_can_be_read(install: Install, module: str) -> None:
    install("guest", {"hokm.texts": {"visitor": module}}, {})
    with pytest.raises(testkit.Unsound, match="the set of words visitor cannot be loaded"):
        testkit.check_variant(VARIANTS["hokm-4"])
