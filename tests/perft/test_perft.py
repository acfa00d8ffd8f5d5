"""Every game has counts of its legal sequences from fixed positions, and they are right."""

import pytest

from hokm.cards import PACK_52
from hokm.variants import HOKM_4, VARIANTS
from tests.goldens import COUNTS, counted, files_of, perft
from tests.playing import BY_LOT, Game, deal_of, spelled


@pytest.mark.slow
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


def test_drafts_and_bids_are_counted_by_hand_too() -> None:
    """Three of five cards go, then two of five; or two or three, then the rest of five. Each draw is kept or not."""
    pack = spelled(PACK_52)
    draft = Game(BY_LOT, VARIANTS["hokm-2"]).put("lot: 0", pack, "call S")
    assert [perft(draft.variant, draft.state, depth) for depth in (1, 2, 3, 4)] == [10, 10 * 10, 100 * 2, 100 * 4]
    varaq = Game(BY_LOT, VARIANTS["hokm-2-varaq"]).put("lot: 0", pack, "call S")
    assert [perft(varaq.variant, varaq.state, depth) for depth in (1, 2, 3)] == [10 + 10, 20 * 10, 200 * 2]
    # Bids of seven to thirteen or a pass; after one of them only higher ones or a pass, and after thirteen a card is
    # laid down, of five.
    bids = Game(BY_LOT, VARIANTS["dab-rang"]).put("lot: 0", pack)
    assert [perft(bids.variant, bids.state, depth) for depth in (1, 2)] == [8, 8 + sum(range(2, 8)) + 5]
