"""Who is hakem and dealer in the next deal."""

import itertools

import pytest

from hokm.rules import IllegalChance
from tests.playing import BY_LOT, Game, scripted, spelled

# What a side does: a plain win or a kot of the hakem's own side, or one of the other side's.
OUTCOMES = {
    "own win": "{h}{o}{h}{o}{h}{o}{h}{o}{h}{o}{h}{h}{h}",
    "own kot": "{h}{h}{h}{h}{h}{h}{h}",
    "loss": "{h}{o}{h}{o}{h}{o}{h}{o}{h}{o}{o}{o}{o}",
    "kot against": "{o}{o}{o}{o}{o}{o}{o}",
}


def next_after(rules: str, hakem: int, outcome: str) -> tuple[int | None, int | None]:
    """Next hakem and dealer, as steps from the hakem, after one deal."""
    game = Game(f"{BY_LOT}; {rules}").put(f"lot: {(hakem - 1) % 4}")
    game.won_by(OUTCOMES[outcome].format(h=hakem, o=(hakem + 1) % 4))
    assert game.last.next_hakem == game.state.match.hakem
    assert game.last.next_dealer == game.state.match.dealer
    assert game.last.next_hakem is not None
    assert game.last.next_dealer is not None
    return (game.last.next_hakem - hakem) % 4, (game.last.next_dealer - hakem) % 4


STEPS = {
    ("hokm", "forward"): {"own win": 0, "own kot": 0, "loss": 1, "kot against": 1},
    ("hokm", "backward"): {"own win": 0, "own kot": 0, "loss": 3, "kot against": 3},
    ("court-piece", "forward"): {"own win": 0, "own kot": 2, "loss": 1, "kot against": 1},
    ("court-piece", "backward"): {"own win": 0, "own kot": 2, "loss": 3, "kot against": 3},
    ("within-side", "forward"): {"own win": 2, "own kot": 2, "loss": 1, "kot against": 1},
    ("within-side", "backward"): {"own win": 2, "own kot": 2, "loss": 3, "kot against": 3},
    ("always-next", "forward"): {"own win": 1, "own kot": 1, "loss": 1, "kot against": 1},
    ("always-next", "backward"): {"own win": 1, "own kot": 1, "loss": 1, "kot against": 1},
}


@pytest.mark.parametrize(
    ("rotation", "direction", "outcome", "hakem"),
    [(*key, outcome, hakem) for key, outcome, hakem in itertools.product(STEPS, OUTCOMES, range(4))],
)
def test_the_call_goes_where_the_rotation_says(rotation: str, direction: str, outcome: str, hakem: int) -> None:
    step = STEPS[rotation, direction][outcome]
    found = next_after(f"rotation={rotation}; pass-direction={direction}", hakem, outcome)
    assert found == (step, (step - 1) % 4)


@pytest.mark.parametrize(("outcome", "steps"), [("own win", 0), ("loss", 1)])
def test_the_hakem_stays_while_his_side_wins_unless_told_otherwise(outcome: str, steps: int) -> None:
    assert next_after("", 2, outcome) == (steps, (steps - 1) % 4)


def test_a_kot_by_seven_wins_in_a_row_counts_for_the_succession() -> None:
    game = Game(f"{BY_LOT}; rotation=court-piece; scoring=kots; match-end=fixed-kots:9")
    for _ in range(6):
        game.won_by("0101010101000")
        assert game.hakem == 0
    game.won_by("0101010101000")
    assert (game.last.points, game.hakem) == ((1, 0), 2)


def test_within_a_side_the_call_comes_back_after_two_wins() -> None:
    game = Game(f"{BY_LOT}; rotation=within-side").won_by("0101010101000").won_by("2121212121222")
    assert [result.next_hakem for result in game.results] == [2, 0]


def test_a_deal_is_given_out_once() -> None:
    game = Game(BY_LOT).won_by("0000000")
    assert game.due == "deal"
    pack = spelled(scripted("0", 0).pack)
    game.put(pack)
    with pytest.raises(IllegalChance, match="no deal is due now"):
        game.put(pack)
    assert game.state.match.deals == 2
