"""The heap: who takes it with which trick, and what that makes of a deal (rules 8, 9.6, 10.2, 11)."""

import pytest

from hokm.rules import Streak, VariantError
from tests.rules.positions import after, collected, game_of, judged, variant_of, won_by

W1 = "0 0 1 1 2 2 2 2 3 3 1 1 0"
W2 = "0 0 0 1 2 1 1 3 3 3 3 2 2"
W3 = "0 2 0 2 0 2 0 2 0 2 0 2 0"
W4 = "0 0 0 1 2 1 2 3 1 0 3 2 0"
WITHOUT_HAKEM = "1 3 3 3 0 0 2 1 3 3 0 2 2"
MIN_2, MIN_3, MIN_5 = "first-pickup-min=2", "first-pickup-min=3", "first-pickup-min=5"


@pytest.mark.parametrize(
    ("winners", "rules", "taken", "sides"),
    [
        (W1, MIN_2, "2:0x2, 4:1x2, 6:2x2, 8:2x2, 10:3x2, 12:1x2, 13:0x1", (7, 6)),
        (W1, MIN_3, "4:1x4, 6:2x2, 8:2x2, 10:3x2, 12:1x2, 13:0x1", (5, 8)),
        (W1, MIN_5, "6:2x6, 8:2x2, 10:3x2, 12:1x2, 13:0x1", (9, 4)),
        (W1, f"{MIN_3}; late-block=true", "4:1x4, 6:2x2, 8:2x2, 10:3x2, 13:0x3", (7, 6)),
        (W1, f"{MIN_3}; streak-after-pickup=keep", "4:1x4, 6:2x2, 7:2x1, 8:2x1, 10:3x2, 12:1x2, 13:0x1", (5, 8)),
        (W2, MIN_2, "2:0x2, 7:1x5, 9:3x2, 11:3x2, 13:2x2", (4, 9)),
        (W2, MIN_3, "3:0x3, 7:1x4, 9:3x2, 11:3x2, 13:2x2", (5, 8)),
        (W2, MIN_5, "7:1x7, 9:3x2, 11:3x2, 13:2x2", (2, 11)),
        (W3, MIN_3, "13:0x13", (13, 0)),
        (W3[:-1] + "1", MIN_3, "13:1x13", (0, 13)),
    ],
)
def test_whoever_wins_two_in_a_row_takes_the_heap(winners: str, rules: str, taken: str, sides: tuple[int, int]) -> None:
    variant = variant_of("double-sar", rules)
    assert collected(variant, winners) == taken
    assert after(variant, winners).deal.tricks == sides


@pytest.mark.parametrize(
    ("rule", "taken"),
    [("off", "2:0x2, 13:0x11"), ("no-pickup-two-aces", "3:0x3, 13:0x10"), ("second-ace-resets", "13:0x13")],
)
def test_two_aces_in_a_row(rule: str, taken: str) -> None:
    assert collected(variant_of("double-sar", f"{MIN_2}; ace-rule={rule}"), W4, aces="1 2") == taken


@pytest.mark.parametrize(
    ("rule", "aces", "taken"),
    [
        ("no-pickup-two-aces", "1 2 3", "4:0x4"),  # a third ace is blocked again
        ("second-ace-resets", "1 2", "4:0x4"),  # two more wins are needed
        ("second-ace-resets", "1 2 3", "4:0x4"),  # the third trick begins a new pair
        ("no-pickup-two-aces", "2", "2:0x2, 4:0x2"),  # one ace alone blocks nothing
        ("no-pickup-two-aces", "1", "2:0x2, 4:0x2"),
        ("off", "1 2 3 4", "2:0x2, 4:0x2"),
    ],
)
def test_what_an_ace_rule_leaves_of_the_pair(rule: str, aces: str, taken: str) -> None:
    assert collected(variant_of("double-sar", f"{MIN_2}; ace-rule={rule}"), "0 0 0 0", aces) == taken


@pytest.mark.parametrize("rule", ["no-pickup-two-aces", "second-ace-resets"])
def test_the_last_trick_takes_the_heap_whatever_aces_say(rule: str) -> None:
    rules = f"{MIN_2}; ace-rule={rule}; late-block=true"
    assert collected(variant_of("double-sar", rules), W3[:-3] + "0 0", aces="12 13").endswith("13:0x13")


@pytest.mark.parametrize(
    ("minimum", "winners", "taken"),
    [
        (MIN_2, "0 0", "2:0x2"),
        (MIN_3, "0 0 1 2", ""),
        (MIN_3, "1 0 0", "3:0x3"),
        (MIN_3, "0 0 0", "3:0x3"),  # a pair that came too early is not lost
        (MIN_5, "1 1 0 0 2", ""),
        (MIN_5, "1 2 3 0 0", "5:0x5"),
        (MIN_5, "0 0 0 0 0 1 1", "5:0x5, 7:1x2"),  # the minimum is for the first time only
        (MIN_3, "1 0 0 2 2", "3:0x3, 5:2x2"),
    ],
)
def test_the_heap_cannot_be_taken_too_early(minimum: str, winners: str, taken: str) -> None:
    assert collected(variant_of("double-sar", minimum), winners) == taken


def test_after_taking_the_heap_two_new_tricks_are_needed() -> None:
    assert collected(variant_of("double-sar", MIN_2), "0 0 0 0 0") == "2:0x2, 4:0x2"
    assert collected(variant_of("double-sar", f"{MIN_2}; streak-after-pickup=keep"), "0 0 0 0 1") == (
        "2:0x2, 3:0x1, 4:0x1"
    )


@pytest.mark.parametrize(
    ("winners", "rules", "trick", "kind", "side"),
    [
        (W2, MIN_3, 11, "simple", 1),  # 3-8, nothing can change
        (W2, f"{MIN_3}; stop=full", 13, "simple", 1),
        (W2, MIN_5, 13, "simple", 1),  # 0-7 at the seventh could still be a kot
        (W1, MIN_5, 10, "simple", 0),  # 8-0, then 8-2
        (W1, MIN_2, 13, "simple", 0),  # 6-6 before the last
        (W3, MIN_3, 13, "kot", 0),
        (W3[:-1] + "1", MIN_3, 13, "kot", 1),
    ],
)
def test_a_deal_is_over_once_nothing_can_change(winners: str, rules: str, trick: int, kind: str, side: int) -> None:
    number, outcome = judged(variant_of("double-sar", rules), winners)
    assert outcome is not None
    assert (number, outcome.kind, outcome.winner) == (trick, kind, side)


@pytest.mark.parametrize(
    ("winners", "kind", "kots", "dealer"),
    [
        ("0202020202020", "kot", (1, 0), 1),  # the partner of the dealer
        ("0202020202021", "hakem-kot", (0, 3), 0),  # the hakem
        ("0001122222222", "simple", (0, 0), 3),  # the same
        ("1110011111111", "simple", (0, 0), 0),  # the hakem
    ],
)
def test_kots_and_the_next_dealer(winners: str, kind: str, kots: tuple[int, int], dealer: int) -> None:
    last = won_by(game_of("double-sar", "match-end=fixed-kots:9"), winners).last
    assert (last.kind, last.points, last.next_dealer) == (kind, kots, dealer)


@pytest.mark.parametrize("value", ["1", "2", "3", "10"])
def test_a_kot_of_the_dealing_side_is_worth_what_was_agreed(value: str) -> None:
    game = won_by(game_of("double-sar", f"goon-kot-value={value}; match-end=fixed-kots:99"), "0202020202021")
    assert game.last.points == (0, int(value))
    assert game.last.streak == Streak()


HAKEM_WINS, OTHERS_WIN = "0001122222222", "1110011111111"


def test_seven_deals_in_a_row_are_a_kot() -> None:
    game = game_of("double-sar", "match-end=fixed-kots:9")
    for number in range(1, 7):
        won_by(game, HAKEM_WINS)
        assert (game.last.points, game.last.streak) == ((0, 0), Streak(0, number))
    won_by(game, HAKEM_WINS)
    assert (game.last.kind, game.last.points, game.last.streak) == ("simple", (1, 0), Streak())
    assert game.last.next_hakem == 2


def test_the_streak_can_be_left_out() -> None:
    game = game_of("double-sar", "match-end=fixed-kots:9; streak-kot=none")
    for _ in range(7):
        won_by(game, HAKEM_WINS)
    assert (game.last.points, game.last.streak) == ((0, 0), Streak(0, 7))


def test_a_win_of_the_others_begins_a_streak_of_theirs() -> None:
    game = won_by(won_by(game_of("double-sar", "match-end=fixed-kots:9"), HAKEM_WINS), OTHERS_WIN)
    assert game.last.streak == Streak(1, 1)


# ---------------------------------------------------------------------------- with a trump that is not known at first


@pytest.mark.parametrize(
    ("value", "taken", "sides"),
    [
        ("next-trick", "4:3x4, 6:0x2, 10:3x4, 13:2x3", (5, 8)),
        ("same-trick", "3:3x3, 6:0x3, 10:3x4, 13:2x3", (6, 7)),
    ],
)
def test_when_the_heap_can_be_taken_after_trump_was_set(value: str, taken: str, sides: tuple[int, int]) -> None:
    variant = variant_of("be-ranga", f"pickup-after-trump-set={value}")
    assert collected(variant, WITHOUT_HAKEM, trump_in=3) == taken
    assert after(variant, WITHOUT_HAKEM, trump_in=3).deal.tricks == sides


def test_nothing_is_taken_before_trump_is_set() -> None:
    for value in ("next-trick", "same-trick"):
        variant = variant_of("be-ranga", f"pickup-after-trump-set={value}")
        assert collected(variant, "0 0 0 0 0 0 0", trump_in=8) == ""
    assert collected(variant_of("be-ranga"), "0 0 0 0 0 0 0", trump_in=6) == "7:0x7"


@pytest.mark.parametrize("game", ["hidden-rung", "dab-rang"])
@pytest.mark.parametrize(
    ("live", "taken"),
    [(True, "6:0x6, 8:0x2"), (False, "7:0x7")],
)
def test_the_first_half_must_be_won_after_the_reveal(game: str, live: bool, taken: str) -> None:
    """With the trick of the reveal itself only where the card that wins it was played after it."""
    assert collected(variant_of(game), "0 0 0 0 0 0 0 0 1", trump_in=5, live=live) == taken


def test_a_heap_lies_to_the_end_when_trump_is_never_turned_up() -> None:
    assert collected(variant_of("hidden-rung"), "0 0 0 0 0 0 0 0 0 0 0 0 1", trump_in=13) == "13:1x13"
    assert collected(variant_of("dab-rang"), "0 0 0 0 0 0 0 0 0 0 0 0 1", trump_in=14) == "13:1x13"


def test_hidden_rung_takes_nothing_with_the_last_trick_but_one() -> None:
    winners = "0 1 0 1 0 1 0 1 0 1 2 2 3"
    assert collected(variant_of("hidden-rung"), winners, trump_in=1, live=True) == "13:3x13"
    assert collected(variant_of("hidden-rung", "late-block=false"), winners, trump_in=1, live=True) == (
        "12:2x12, 13:3x1"
    )


def test_hidden_rung_takes_nothing_with_the_first_two_tricks() -> None:
    assert collected(variant_of("hidden-rung"), "0 0 1", trump_in=1, live=True) == ""
    assert collected(variant_of("hidden-rung", MIN_2), "0 0 1", trump_in=1, live=True) == "2:0x2"


@pytest.mark.parametrize(("counts", "taken"), [("true", "2:0x2, 4:0x2"), ("false", "3:0x3")])
def test_whether_two_aces_count_in_dab_rang(counts: str, taken: str) -> None:
    assert collected(variant_of("dab-rang", f"two-aces-count={counts}"), "0 0 0 0", aces="1 2") == taken


def test_the_winner_of_the_reveal_takes_the_whole_heap_and_later_tricks_are_single() -> None:
    variant = variant_of("dab-rang", "dab-capture=heap-until-reveal")
    winners = "0 1 0 1 3 2 2 2 1 1 0 0 0"
    assert collected(variant, winners, trump_in=5) == (
        "5:3x5, 6:2x1, 7:2x1, 8:2x1, 9:1x1, 10:1x1, 11:0x1, 12:0x1, 13:0x1"
    )
    assert after(variant, winners, trump_in=5).deal.tricks == (6, 7)
    assert collected(variant, winners, trump_in=14) == "13:0x13"


@pytest.mark.parametrize("rules", ["kot-rule=first7", "continue-for-13=choice", "stop=majority", "capitulation=true"])
def test_what_belongs_to_single_tricks_is_no_rule_of_the_heap(rules: str) -> None:
    with pytest.raises(VariantError):
        variant_of("double-sar", rules)
