"""Hokm for three: when a deal is over, and what a level end is worth (rules 5)."""

import pytest

from hokm.rules import Deal, Outcome
from hokm.rules.events import CardsDealt
from tests.playing import Game
from tests.rules.positions import dealing, game_of, variant_of, won_by

HOKM_3 = variant_of("hokm-3")
#: Every final score, by the trick it comes with; the third player wins the last three.
FINALS = """
7: 7-0-0
10: 9-1-0
11: 9-1-1 9-2-0
12: 8-2-2 9-2-1 9-3-0
13: 8-3-2 9-3-1 9-4-0
14: 8-3-3 8-4-2 9-4-1 9-5-0
15: 7-4-4 8-4-3 8-5-2 9-5-1 9-6-0
16: 7-5-4 8-5-3 8-6-2 9-6-1 9-7-0
17: 7-5-5 7-6-4 8-6-3 8-7-2 9-7-1 9-8-0
17: 6-6-5 7-7-3 8-8-1
"""
LEVEL = {(5, 6, 6), (3, 7, 7), (1, 8, 8)}


def outcome(*tricks: int, rules: str = "") -> Outcome | None:
    """What is fixed once the three have so many tricks."""
    variant = variant_of("hokm-3", rules)
    state = dealing(variant)
    return variant.ending.outcome(variant, state._replace(deal=Deal(tricks=tricks, hakem=0)))


def all_finals() -> dict[tuple[int, ...], set[Outcome]]:
    """Every score at which a deal can end, by trying all orders of winners."""
    finals: dict[tuple[int, ...], set[Outcome]] = {}
    reached = {(0, 0, 0)}
    while reached:
        before, reached = reached, set()
        for score in before:
            for winner in range(3):
                after = tuple(tricks + (seat == winner) for seat, tricks in enumerate(score))
                found = outcome(*after)
                if found is None:
                    reached.add((after[0], after[1], after[2]))
                else:
                    finals.setdefault(after, set()).add(found)
    return finals


def test_a_deal_ends_at_thirty_three_scores_and_no_other() -> None:
    wanted = {
        tuple(sorted(map(int, score.split("-"))))
        for line in FINALS.split("\n")
        for score in line.partition(": ")[2].split()
    }
    assert len(wanted) == 33
    assert {tuple(sorted(score)) for score in all_finals()} == wanted


def test_each_final_score_comes_with_its_trick() -> None:
    by_trick: dict[int, set[tuple[int, ...]]] = {}
    for line in filter(None, FINALS.split("\n")):
        number, _, scores = line.partition(": ")
        by_trick.setdefault(int(number), set()).update(tuple(map(int, score.split("-"))) for score in scores.split())
    found: dict[int, set[tuple[int, ...]]] = {}
    for score in all_finals():
        found.setdefault(sum(score), set()).add(tuple(sorted(score, reverse=True)))
    assert found == by_trick


def test_the_best_wins_but_for_the_three_level_ends() -> None:
    for score, found in all_finals().items():
        (result,) = found
        if tuple(sorted(score)) in LEVEL:
            assert result == Outcome("third-player", score.index(min(score)))
        else:
            assert result == Outcome("kot" if sum(score) == 7 else "simple", score.index(max(score)), sum(score) == 7)


@pytest.mark.parametrize(
    ("score", "winner"),
    [
        ((7, 4, 3), None),
        ((7, 4, 4), 0),
        ((8, 3, 1), None),
        ((8, 2, 2), 0),
        ((7, 5, 3), None),
        ((7, 5, 4), 0),
        ((8, 8, 0), None),
        ((8, 8, 1), 2),
        ((7, 7, 3), 2),
        ((6, 6, 5), 2),
        ((7, 0, 0), 0),
        ((6, 1, 0), None),
    ],
)
def test_a_deal_goes_on_while_somebody_can_come_level(score: tuple[int, ...], winner: int | None) -> None:
    for turn in range(3):
        found = outcome(*score[turn:], *score[:turn])
        assert (None if found is None else found.winner) == (None if winner is None else (winner - turn) % 3)


def test_without_a_kot_seven_tricks_in_a_row_end_nothing() -> None:
    assert outcome(7, 0, 0, rules="kot-rule=none") is None
    assert outcome(9, 1, 0, rules="kot-rule=none") == Outcome("simple", 0)


def played(winners: str, rules: str = "") -> Game:
    """A first deal, hakem 0, whose tricks go to these seats."""
    return won_by(game_of("hokm-3", rules), winners)


@pytest.mark.parametrize(
    ("winners", "rules", "kind", "points"),
    [
        ("0000000", "", "kot", (2, 0, 0)),
        ("1111111", "", "hakem-kot", (0, 3, 0)),
        ("2222222", "", "hakem-kot", (0, 0, 3)),
        ("2222222", "hakem-koti-value=2", "hakem-kot", (0, 0, 2)),
        ("1000000000", "", "simple", (1, 0, 0)),
        ("0222222222", "", "simple", (0, 0, 1)),
    ],
)
def test_a_kot_is_worth_more_against_the_hakem(
    winners: str, rules: str, kind: str, points: tuple[int, int, int]
) -> None:
    last = played(winners, rules).last
    assert (last.kind, last.points, last.score) == (kind, points, points)


SIX_SIX_FIVE = "01201201201201201"  # 6-6-5: seat 2 is third


def test_two_level_leaders_lose_to_the_third_player() -> None:
    last = played(SIX_SIX_FIVE).last
    assert (last.kind, last.winner, last.tricks, last.points) == ("third-player", 2, (6, 6, 5), (0, 0, 1))


def test_the_hakem_wins_as_third_player_and_stays() -> None:
    last = played("1201201201201201" + "2").last
    assert (last.kind, last.winner, last.tricks) == ("third-player", 0, (5, 6, 6))
    assert (last.next_hakem, last.next_dealer) == (0, 2)


@pytest.mark.parametrize(
    ("value", "winner", "kind", "points", "hakem"),
    [
        ("third-wins", 2, "third-player", (0, 0, 1), 1),
        ("nobody", None, "draw", (0, 0, 0), 1),
        ("leaders-replay", None, "draw", (0, 0, 0), 0),
    ],
)
def test_what_a_level_end_means(value: str, winner: int | None, kind: str, points: tuple[int, ...], hakem: int) -> None:
    last = played(SIX_SIX_FIVE, f"third-player-rule={value}").last
    assert (last.winner, last.kind, last.points, last.next_hakem) == (winner, kind, points, hakem)
    assert last.next_dealer == (hakem - 1) % 3


def test_a_deal_that_nobody_wins_passes_the_call_forward_even_where_a_loss_passes_it_backward() -> None:
    last = played(SIX_SIX_FIVE, "third-player-rule=nobody; pass-direction=backward").last
    assert (last.winner, last.next_hakem, last.next_dealer) == (None, 1, 0)


@pytest.mark.parametrize(("winners", "hakem"), [("0000000", 0), ("1000000000", 0), ("1111111", 1), ("2222222", 1)])
def test_the_next_seat_is_hakem_whichever_of_the_others_won(winners: str, hakem: int) -> None:
    last = played(winners).last
    assert (last.next_hakem, last.next_dealer) == (hakem, (hakem - 1) % 3)


def test_all_three_hold_seventeen_cards_in_packets_of_five_and_three_times_four() -> None:
    game = game_of("hokm-3", "deal-first=all")
    pack = game.variant.pack
    won_by(game, "0", "call S", stop_before=1)
    dealt = [event.packets for event in game.events if isinstance(event, CardsDealt)]
    sizes = [[number for _, number, _ in packets] for packets in dealt]
    assert sizes == [[5, 5, 5], [4] * 9]
    assert len(pack) == 51
    assert [len(game.hand(seat)) for seat in range(3)] == [17, 17, 17]


@pytest.mark.parametrize("suit", "CDHS")
def test_one_two_is_left_out(suit: str) -> None:
    game = game_of("hokm-3", f"removed-two={suit}")
    won_by(game, "0", "call S", stop_before=1)
    held = game.hand(0) | game.hand(1) | game.hand(2)
    assert len(held) == 51
    assert f"2{suit}" not in held
