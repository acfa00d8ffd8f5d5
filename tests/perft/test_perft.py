"""Every game has counts of its legal sequences from fixed positions, and they are right."""

import pytest

from hokm.variants import HOKM_4, VARIANTS
from tests.goldens import COUNTS, counted, files_of, perft
from tests.playing import deal_of


@pytest.mark.parametrize("name", VARIANTS)
def test_the_counts_of_a_game_are_right(name: str) -> None:
    text = files_of(name)[2].read_text("utf-8")
    assert counted(text, VARIANTS[name]) == text, "scripts/goldens writes it anew; look at the difference"
    assert text.count("position: ") >= 5


def test_every_file_of_counts_belongs_to_a_game() -> None:
    assert {path.stem for path in COUNTS.glob("*.txt")} == set(VARIANTS)


def test_sequences_are_counted_by_hand_too() -> None:
    """Each seat holds one suit: any of thirteen cards may be led, and nobody can follow."""
    suits = [" ".join(rank + suit for rank in "AKQJT98765432") for suit in "SHDC"]
    game = deal_of(" | ".join(suits), trump="S")
    assert [perft(HOKM_4, game.state, depth) for depth in (1, 2, 3)] == [13, 13 * 13, 13 * 13 * 13]
