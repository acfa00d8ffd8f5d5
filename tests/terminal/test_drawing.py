"""What is read on the screen: sentences in even lines, and windows without crumbs of what lies beneath."""

from pathlib import Path

import pytest

from hokm.terminal.drawing import HOLDING, wrapped
from tests.terminal.window import Window

SENTENCE = "They are out of play, and nobody else sees them."


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


def test_on_the_narrowest_screen_nothing_stands_beside_a_window(tmp_path: Path) -> None:
    with Window("hokm", "--seed", "edges", "--speed", "instant", "--data", str(tmp_path)) as window:
        window.wait("Your turn", "You lead", "Name the trump")
        window.type("?")
        window.wait("First, last card")
        window.settle()
        top = next(number for number, row in enumerate(window.rows) if "╭─ All keys" in row)
        bottom = next(number for number, row in enumerate(window.rows) if "Esc Close" in row)
        assert window.rows[top].startswith("╭")
        assert all(row[0] == row[-1] == "│" for row in window.rows[top + 1 : bottom + 1])
