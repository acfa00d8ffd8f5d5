"""What a deal is worth, and when a match is over."""

import pytest

from hokm.rules import DealResult, IllegalAction
from tests.playing import Game, scores_of

AT_FIVE_FOUR = [
    "0101010101000" if side == "A" else "0101010101111" for side in "AAABABBBA"
]  # simple wins after which it is 5-4 and seat 0 has the call

# Hakem is seat 0, so side 0 has the call. Letters of the deals: who wins each trick.
A_WINS = "0101010101000"  # 7-5, hakem's side
B_WINS = "0101010101111"  # 5-7
A_KOT = "0000000"
B_KOT = "1111111"
A_AFTER_ONE = "10000000"  # the first trick is lost, then seven are won
B_AFTER_ONE = "01111111"


def result(game: Game) -> tuple[str, int | None, tuple[int, ...], tuple[int, ...]]:
    last: DealResult = game.last
    return last.kind, last.winner, last.points, last.tricks


@pytest.mark.parametrize(
    ("winners", "kind", "side", "points", "tricks"),
    [
        ("0101010000", "simple", 0, (1, 0), (7, 3)),
        ("0101010101010", "simple", 0, (1, 0), (7, 6)),
        ("0101010101011", "simple", 1, (0, 1), (6, 7)),
        (A_KOT, "kot", 0, (2, 0), (7, 0)),
        (B_KOT, "hakem-kot", 1, (0, 3), (0, 7)),
        (A_AFTER_ONE, "simple", 0, (1, 0), (7, 1)),
        (B_AFTER_ONE, "simple", 1, (0, 1), (1, 7)),
        ("000000" + "10", "simple", 0, (1, 0), (7, 1)),
    ],
)
def test_iranian_points(winners: str, kind: str, side: int, points: tuple[int, ...], tricks: tuple[int, ...]) -> None:
    assert result(scores_of("", winners)) == (kind, side, points, tricks)


def test_a_kot_is_made_by_both_partners_together() -> None:
    assert result(scores_of("", "0202022")) == ("kot", 0, (2, 0), (7, 0))
    assert result(scores_of("", "1313131")) == ("hakem-kot", 1, (0, 3), (0, 7))


@pytest.mark.parametrize(("value", "points"), [("2", (0, 2)), ("3", (0, 3))])
def test_a_kot_against_the_hakem_is_worth_what_was_agreed(value: str, points: tuple[int, int]) -> None:
    assert scores_of(f"hakem-koti-value={value}", B_KOT).last.points == points
    assert scores_of(f"hakem-koti-value={value}", A_KOT).last.points == (2, 0)


@pytest.mark.parametrize(("winners", "points"), [(A_WINS, (1, 0)), (B_WINS, (0, 2)), (A_KOT, (3, 0)), (B_KOT, (0, 4))])
def test_points_of_one_three_two_four(winners: str, points: tuple[int, int]) -> None:
    assert scores_of("scoring=points-1324", winners).last.points == points


def test_the_worth_of_a_win_follows_the_hakem() -> None:
    """After side 1 has won, it has the call: its kot is plain, the other's is against the hakem."""
    assert scores_of("", B_WINS, "1111111").last.points == (0, 2)
    assert scores_of("", B_WINS, "1111111").last.kind == "kot"
    game = scores_of("", B_WINS, "0000000")
    assert (game.last.kind, game.last.points) == ("hakem-kot", (3, 0))


@pytest.mark.parametrize(
    ("winners", "points", "streak"),
    [
        (A_WINS, (0, 0), (0, 1)),
        (B_WINS, (0, 0), (1, 1)),
        (A_KOT, (1, 0), (None, 0)),
        (B_KOT, (0, 1), (None, 0)),
    ],
)
def test_where_kots_are_counted_a_plain_win_only_counts_to_a_streak(
    winners: str, points: tuple[int, int], streak: tuple[int | None, int]
) -> None:
    last = scores_of("scoring=kots; match-end=fixed-kots:5", winners).last
    assert (last.points, last.streak) == (points, streak)


@pytest.mark.parametrize("value", ["1", "2", "3", "10"])
def test_a_goon_kot_is_worth_what_was_agreed(value: str) -> None:
    rules = f"scoring=kots; match-end=fixed-kots:20; goon-kot-value={value}"
    assert scores_of(rules, B_KOT).last.points == (0, int(value))
    assert scores_of(rules, A_KOT).last.points == (1, 0)


def test_seven_deals_in_a_row_make_a_kot() -> None:
    game = scores_of("scoring=kots; match-end=fixed-kots:9", *[A_WINS] * 6)
    assert (game.last.points, game.last.streak, game.last.score) == ((0, 0), (0, 6), (0, 0))
    game.won_by(A_WINS)
    assert (game.last.points, game.last.streak, game.last.score) == ((1, 0), (None, 0), (1, 0))
    assert game.last.kind == "simple"
    game.won_by(A_WINS)
    assert game.last.streak == (0, 1)


def test_without_the_streak_rule_seven_in_a_row_are_nothing() -> None:
    game = scores_of("scoring=kots; match-end=fixed-kots:9; streak-kot=none", *[A_WINS] * 8)
    assert (game.last.score, game.last.streak) == ((0, 0), (0, 8))


def test_a_loss_begins_the_other_sides_streak() -> None:
    game = scores_of("scoring=kots; match-end=fixed-kots:9", *[A_WINS] * 6, B_WINS)
    assert game.last.streak == (1, 1)


def test_a_kot_ends_the_streak_of_both_sides() -> None:
    game = scores_of("scoring=kots; match-end=fixed-kots:9", *[A_WINS] * 6, B_KOT, "1010101010111")
    assert (game.last.score, game.last.streak) == ((0, 1), (1, 1))
    game = scores_of("scoring=kots; match-end=fixed-kots:9", *[A_WINS] * 6, A_KOT)
    game.won_by(A_WINS)
    assert (game.last.score, game.last.streak) == ((1, 0), (0, 1))


@pytest.mark.parametrize(
    ("rules", "deals", "score", "side"),
    [
        ("target=1", (A_WINS,), (1, 0), 0),
        ("target=1", (B_KOT,), (0, 3), 1),
        ("target=2", (A_WINS, A_KOT), (3, 0), 0),
        ("scoring=points-1324; target=4", (B_KOT,), (0, 4), 1),
    ],
)
def test_the_first_side_with_the_target_wins(
    rules: str, deals: tuple[str, ...], score: tuple[int, int], side: int
) -> None:
    game = scores_of(rules, *deals)
    assert game.over is not None
    assert (game.over.winner, game.over.score, game.over.reason) == (side, score, "target")


@pytest.mark.parametrize(
    ("winners", "score", "winner", "hakem", "dealer"),
    [
        ("01010101000", (6, 4), None, 0, 3),
        (A_KOT, (7, 4), 0, None, None),
        ("01010101111", (5, 5), None, 1, 0),
        (B_KOT, (5, 7), 1, None, None),
        (A_AFTER_ONE, (6, 4), None, 0, 3),
    ],
)
def test_the_worked_examples_at_five_to_four(
    winners: str, score: tuple[int, int], winner: int | None, hakem: int | None, dealer: int | None
) -> None:
    game = scores_of("", *AT_FIVE_FOUR)
    assert (game.state.match.score, game.hakem) == ((5, 4), 0)
    game.won_by(winners)
    assert (game.last.score, game.last.next_hakem, game.last.next_dealer) == (score, hakem, dealer)
    assert (None if game.over is None else game.over.winner) == winner


def test_a_kot_may_overshoot_the_target_and_ends_the_match_once() -> None:
    game = scores_of("", A_KOT, A_KOT, A_KOT)
    assert (game.state.match.score, game.over) == ((6, 0), None)
    game.won_by(A_KOT)
    assert game.over is not None
    assert (game.over.winner, game.over.score, game.over.reason) == (0, (8, 0), "target")
    assert (game.last.next_dealer, game.last.next_hakem) == (None, None)
    assert game.to_act == ()
    assert game.due is None


def test_points_1324_at_nine_to_eight() -> None:
    """Hakem's side loses seven to nothing: four points more, twelve to nine."""
    game = scores_of("scoring=points-1324", A_KOT, A_KOT, B_WINS, "1111111", "1111111", A_WINS)
    assert (game.state.match.score, game.hakem) == ((8, 8), 2)
    game.won_by("0101010101000")
    assert (game.state.match.score, game.over) == ((9, 8), None)
    game.won_by(B_KOT)
    assert game.over is not None
    assert (game.over.winner, game.over.score) == (1, (9, 12))


def test_six_all_is_decided_by_the_next_win() -> None:
    game = scores_of("", A_KOT, A_KOT, A_KOT, B_KOT, "1111111", "1010101010111")
    assert (game.state.match.score, game.over) == ((6, 6), None)
    game.won_by("0101010101111")
    assert game.over is not None
    assert (game.over.winner, game.over.score) == (1, (6, 7))


@pytest.mark.parametrize(
    ("deals", "winner", "score"),
    [((A_WINS, A_WINS, A_WINS), 0, (3, 0)), ((A_WINS, B_KOT, "0101010101000"), 1, (2, 3))],
)
def test_an_agreed_number_of_deals_is_won_by_the_better_score(
    deals: tuple[str, ...], winner: int, score: tuple[int, int]
) -> None:
    game = scores_of("match-end=fixed-hands:3", *deals[:2])
    assert not game.is_over
    game.won_by(deals[2])
    assert game.over is not None
    assert (game.over.winner, game.over.score, game.over.reason) == (winner, score, "hands")


def test_an_equal_score_after_the_agreed_deals_is_a_draw() -> None:
    game = scores_of("match-end=fixed-hands:2", A_WINS, B_WINS)
    assert game.over is not None
    assert (game.over.winner, game.over.score, game.over.reason) == (None, (1, 1), "hands")


def test_a_number_of_deals_is_played_though_the_target_is_passed() -> None:
    assert scores_of("match-end=fixed-hands:5", *[A_KOT] * 4).over is None


def test_a_match_to_kots_ends_with_the_last_of_them() -> None:
    game = scores_of("scoring=kots; kots-target=2", A_KOT)
    assert not game.is_over
    game.won_by(A_KOT)
    assert game.over is not None
    assert (game.over.winner, game.over.score, game.over.reason) == (0, (2, 0), "kots")


def test_a_match_to_kots_has_one_kot_unless_told_otherwise() -> None:
    game = scores_of("scoring=kots", B_KOT)
    assert game.over is not None
    assert (game.over.winner, game.over.score) == (1, (0, 1))


def test_all_tricks_may_be_played_though_the_result_is_fixed() -> None:
    short, full = scores_of("", A_WINS), scores_of("stop=full", A_WINS)
    assert (short.last.tricks, full.last.tricks) == ((7, 5), (8, 5))
    assert (short.last.points, full.last.points) == ((1, 0), (1, 0))
    kot = scores_of("stop=full", "0000000111111")
    assert result(kot) == ("kot", 0, (2, 0), (7, 6))
    late = scores_of("stop=full", "1000000011111")
    assert result(late) == ("simple", 0, (1, 0), (7, 6))


def test_a_finished_match_takes_no_more_inputs() -> None:
    game = scores_of("target=1", A_WINS)
    for text in ("0:resign", "0:AS", "deal: AS", "lot: 3"):
        with pytest.raises(ValueError, match="the match is over"):
            game.put(text)


def test_a_result_is_counted_once_whatever_is_sent_behind_it() -> None:
    game = scores_of("", A_KOT)
    before = game.state
    for text in ("AS", "0:AS", "1:2S", "0:stop", "0:call S", "2:agree", "0:concede", "3:thaap", "0:announce kot"):
        for _ in range(2):
            with pytest.raises(IllegalAction):
                game.put(text if text[1] == ":" else f"0:{text}")
    assert game.state == before
    assert game.state.match.score == (2, 0)
