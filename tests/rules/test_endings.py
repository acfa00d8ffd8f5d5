"""How a deal was decided is told by one entry of the catalogues, in the terminal and on the page: for every kind."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from hokm.analysis import how_it_ended
from hokm.rules import Deal, DealResult
from hokm.rules.results import DealKind
from hokm.variants import HOKM_4, VARIANTS, with_rules_text

TEXTS = Path(__file__).parents[2] / "src" / "hokm" / "texts"


def ended(game: str, kind: DealKind, tricks: tuple[int, ...], winner: int | None = 0, **deal: Any) -> str:
    """The entry for a deal of a game, with its house rules behind a colon."""
    id, _, rules = game.partition(": ")
    none = (0,) * len(tricks)
    result = DealResult(kind, winner, tricks, none, none, None, 0, 1)
    sentence = how_it_ended(with_rules_text(VARIANTS[id], rules), Deal()._replace(**deal), result)
    return "" if sentence is None else sentence.entry


@pytest.mark.parametrize(
    ("game", "kind", "tricks", "entry"),
    [
        ("hokm-4", "simple", (7, 4), "deal-end-tricks"),
        ("hokm-4", "kot", (7, 0), "deal-end-seven-none"),
        ("hokm-4", "hakem-kot", (7, 0), "deal-end-seven-none"),
        ("hokm-4: kot-rule=all13", "kot", (13, 0), "deal-end-thirteen"),
        ("hokm-4: kot-rule=all13", "hakem-kot", (13, 0), "deal-end-thirteen"),
        ("hokm-4: continue-for-13=choice", "thirteen", (13, 0), "deal-end-thirteen"),
        ("hokm-4: continue-for-13=choice", "failed-thirteen", (12, 1), "deal-end-failed-thirteen"),
        ("hokm-4", "conceded", (3, 2), "deal-end-conceded"),
        ("hokm-3", "simple", (7, 5, 5), ""),
        ("hokm-3", "third-player", (6, 6, 5), "deal-end-third"),
        ("chokri-6", "kot", (5, 0), "deal-end-kot-tricks"),
        ("double-sar", "kot", (13, 0), "deal-end-thirteen"),
        ("double-sar", "simple", (9, 4), "deal-end-tricks"),
    ],
)
def test_what_decided_a_deal_is_told_by_what_happened(
    game: str, kind: DealKind, tricks: tuple[int, ...], entry: str
) -> None:
    assert ended(game, kind, tricks) == entry


def test_bids_and_tens_are_told_by_theirs() -> None:
    assert ended("dab-rang", "made", (9, 4), hakem=0, bid=8) == "deal-end-made"
    assert ended("dab-rang", "failed", (6, 7), 1, hakem=0, bid=8) == "deal-end-failed"
    assert ended("mindi", "simple", (8, 5), tens=(3, 1)) == "deal-end-tens"
    assert ended("mindi", "simple", (8, 5), tens=(2, 2)) == "deal-end-tens-tricks"
    assert ended("mindi", "kot", (8, 5), tens=(4, 0)) == "deal-end-all-tens"
    assert ended("dummy-rang", "tricks", (5, 4, 4), None) == "deal-end-each-trick"


@pytest.mark.parametrize("kind", [kind for kind in get_args(DealKind) if kind != "redeal"])
def test_every_kind_has_an_entry_in_every_language(kind: DealKind) -> None:
    sentence = how_it_ended(HOKM_4, Deal(hakem=0, bid=7), DealResult(kind, 0, (7, 4), (0, 0), (0, 0), None, 0, 1))
    assert sentence is not None
    for language in ("en", "fa"):
        assert re.search(rf"(?m)^{sentence.entry} = ", (TEXTS / f"{language}.ftl").read_text("utf-8"))


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_words_for_a_kot_leave_the_tricks_to_that_entry(language: str) -> None:
    text = (TEXTS / f"{language}.ftl").read_text("utf-8")
    (spoken,) = re.findall(r"(?m)^say-kot-full = (.*)", text)
    assert "{ $how }" in spoken
    assert not re.search("[Ss]even|هفت", spoken)
