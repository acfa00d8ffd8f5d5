"""Each level beats the one below it, on the same deals with the sides changed."""

import pytest

from hokm.bots import BOTS
from hokm.lab import duel
from hokm.variants import HOKM_4, VARIANTS, with_rules_text

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("stronger", "weaker", "pairs"),
    [("level-1", "random", 40), ("level-2", "random", 30), ("level-2", "level-1", 200)],
)
def test_a_higher_level_is_stronger(stronger: str, weaker: str, pairs: int) -> None:
    result = duel(HOKM_4, BOTS[stronger], BOTS[weaker], pairs, b"each level beats the one below")
    assert result.low > 0, result


@pytest.mark.parametrize("name", VARIANTS)
def test_an_ordinary_player_beats_chance_in_every_game(name: str) -> None:
    result = duel(VARIANTS[name], BOTS["level-2"], BOTS["random"], 14, b"every game")
    assert result.low > 0, result


@pytest.mark.parametrize("name", ["hokm-4", "hokm-3", "hokm-2", "dummy-rang", "chokri-6", "dehla-pakad"])
def test_two_of_the_same_strength_come_out_even(name: str) -> None:
    assert duel(VARIANTS[name], BOTS["level-2"], BOTS["level-2"], 4, b"even").mean == pytest.approx(0)


def test_a_duel_goes_through_new_deals_and_cards_turned_up() -> None:
    rules = "redeal=under-ten+no-court-first5; redeal-limit=none; turn-up=last-batch"
    result = duel(with_rules_text(HOKM_4, rules), BOTS["level-2"], BOTS["random"], 25, b"new deals")
    assert result.low > 0
    assert result == duel(with_rules_text(HOKM_4, rules), BOTS["level-2"], BOTS["random"], 25, b"new deals")
