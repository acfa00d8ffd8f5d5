"""What is read on the screen: sentences in even lines, and windows without crumbs of what lies beneath."""

from pathlib import Path

import pytest

from hokm.terminal import fresh
from hokm.terminal.drawing import HOLDING, wrapped
from hokm.variants import find_variant
from tests.terminal.headless import screen_of

SENTENCE = "They are out of play, and nobody else sees them."


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        (SENTENCE, 46, ["They are out of play, and", "nobody else sees them."]),
        (SENTENCE, 60, [SENTENCE]),
        ("", 46, [""]),
        (f"Match points: You{HOLDING}1, Simorgh{HOLDING}0", 26, ["Match points:", "You 1, Simorgh 0"]),
        ("Unbelievablylongwordthatfits no", 28, ["Unbelievablylongwordthatfits", "no"]),
    ],
)
def test_no_last_word_stands_alone(text: str, width: int, lines: list[str]) -> None:
    assert wrapped(text, width) == lines


@pytest.mark.anyio
async def test_on_the_narrowest_screen_nothing_stands_beside_a_window(tmp_path: Path) -> None:
    game = fresh(tmp_path, find_variant("hokm"), "level-2", "edges", "en", "instant")
    async with screen_of(game) as screen:
        await screen.wait("Your turn", "You lead", "Name the trump")
        await screen.press("question_mark")
        await screen.wait("First, last card")
        rows = screen.rows
        top = next(number for number, row in enumerate(rows) if "╭─ All keys" in row)
        bottom = next(number for number, row in enumerate(rows) if "Esc Close" in row)
        assert rows[top].startswith("╭")
        assert all(row[0] == row[-1] == "│" for row in rows[top + 1 : bottom + 1])
