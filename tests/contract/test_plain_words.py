"""Prose speaks of players as "they" and names things by the words of the field, in code, texts and documents."""

import re
from pathlib import Path

import pytest

from tests.contract.source import PACKAGE, ROOT

#: "he" is also the tag of a language, always in quotation marks.
MALE = re.compile(r"(?<!\")\b(?:he|his|him|himself)\b(?!\")", re.IGNORECASE)
#: Pictures that stood for things with names of their own; house rules are what players call them.
PICTURES = re.compile(
    r"\bhouses?\b(?!.?rules?\b)|\b(?:crown(?:ed|s)?|homeless|furniture|landlord|shill)\b", re.IGNORECASE
)
#: The sign of the hakem is a crown.
CROWNED = {PACKAGE / "terminal/drawing.py", PACKAGE / "terminal/felt.py"}


def prose() -> list[Path]:
    """The files that people read: code, English texts, documents."""
    texts = [path for path in PACKAGE.rglob("*.ftl") if not path.name.endswith("fa.ftl")]
    documents = [*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "CHANGELOG.md"]
    return sorted([*PACKAGE.rglob("*.py"), *texts, *documents])


def found(words: re.Pattern[str], files: list[Path]) -> list[str]:
    """Where the words stand, as file, line and text."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in files
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if words.search(line)
    ]


def test_players_are_they() -> None:
    assert found(MALE, prose()) == []


def test_things_have_their_own_names_and_no_pictures() -> None:
    assert found(PICTURES, [path for path in prose() if path not in CROWNED]) == []


@pytest.mark.parametrize(
    ("words", "wrong", "right"),
    [
        (MALE, "The player plays his card.", "The player plays their card."),
        (MALE, "He may ask.", 'Name("Hok", "hokm-4", "Israel", "חוק", "he")'),
        (PICTURES, "nothing in the house changes", "a house rule, the house rules, house-rules.md"),
        (PICTURES, "The crown goes on.", "Somebody else is the host."),
    ],
)
def test_the_lists_find_what_they_are_for(words: re.Pattern[str], wrong: str, right: str) -> None:
    assert words.search(wrong)
    assert not words.search(right)
