"""Kots, and going on for all thirteen tricks."""

import pytest

from hokm.rules import IllegalAction
from hokm.rules import events as e
from hokm.rules.declaring import whole
from tests.playing import BY_LOT, Game, scores_of

A_KOT = "0000000"
B_KOT = "1111111"
THIRTEEN = "0" * 13


def outcome(game: Game) -> tuple[str, int | None, tuple[int, ...], tuple[int, ...]]:
    return game.last.kind, game.last.winner, game.last.points, game.last.tricks


@pytest.mark.parametrize("rule", ["first7", "all13", "none"])
def test_where_no_seven_in_a_row_were_won_there_is_no_kot(rule: str) -> None:
    game = scores_of(f"kot-rule={rule}", "10000000")
    assert outcome(game) == ("simple", 0, (1, 0), (7, 1))


def test_the_first_seven_are_a_kot_at_once() -> None:
    game = Game(BY_LOT).begin_won_by(A_KOT).play_tricks(6)
    assert not game.finished
    game.play_tricks(1)
    assert outcome(game) == ("kot", 0, (2, 0), (7, 0))


def test_without_a_kot_rule_the_first_seven_are_a_simple_win() -> None:
    assert outcome(scores_of("kot-rule=none", A_KOT)) == ("simple", 0, (1, 0), (7, 0))
    assert outcome(scores_of("kot-rule=none", B_KOT)) == ("simple", 1, (0, 1), (0, 7))


@pytest.mark.parametrize("mode", ["choice", "forced"])
def test_without_a_kot_rule_nobody_goes_on(mode: str) -> None:
    assert outcome(scores_of(f"kot-rule=none; continue-for-13={mode}", A_KOT)) == ("simple", 0, (1, 0), (7, 0))


def test_where_a_kot_needs_all_thirteen_the_deal_goes_on_after_seven() -> None:
    game = Game(f"{BY_LOT}; kot-rule=all13").begin_won_by("0000000001").play_tricks(9)
    assert not game.finished
    assert game.state.deal.tricks == (9, 0)
    game.play_tricks(1)
    assert outcome(game) == ("simple", 0, (1, 0), (9, 1))


@pytest.mark.parametrize(("winner", "kind", "points"), [("0", "kot", (2, 0)), ("1", "hakem-kot", (0, 3))])
def test_thirteen_are_the_kot_where_it_needs_all(winner: str, kind: str, points: tuple[int, int]) -> None:
    game = scores_of("kot-rule=all13", winner * 13)
    tricks = (13, 0) if winner == "0" else (0, 13)
    assert outcome(game) == (kind, int(winner), points, tricks)


@pytest.mark.parametrize("mode", ["choice", "forced"])
def test_where_a_kot_needs_all_thirteen_nobody_is_asked(mode: str) -> None:
    game = scores_of(f"kot-rule=all13; continue-for-13={mode}", THIRTEEN)
    assert outcome(game) == ("kot", 0, (2, 0), (13, 0))
    assert game.over is None


def test_a_kot_of_thirteen_is_also_one_where_all_tricks_are_played() -> None:
    assert outcome(scores_of("kot-rule=all13; stop=full", THIRTEEN)) == ("kot", 0, (2, 0), (13, 0))
    assert outcome(scores_of("kot-rule=all13; stop=full", "0" * 12 + "1")) == ("simple", 0, (1, 0), (12, 1))


def test_the_deal_stops_at_seven_unless_going_on_was_agreed() -> None:
    assert outcome(scores_of("", A_KOT)) == ("kot", 0, (2, 0), (7, 0))
    asked = scores_of("continue-for-13=choice", A_KOT)
    assert not asked.finished
    assert asked.legal() == ["continue", "stop"]
    forced = scores_of("continue-for-13=forced", "00000001")
    assert outcome(forced) == ("failed-thirteen", 0, (1, 0), (7, 1))


def test_a_kot_side_that_stops_has_its_kot() -> None:
    assert outcome(scores_of("continue-for-13=choice", A_KOT).put("stop")) == ("kot", 0, (2, 0), (7, 0))
    assert outcome(scores_of("continue-for-13=choice", B_KOT).put("stop")) == ("hakem-kot", 1, (0, 3), (0, 7))


def test_nobody_can_stop_once_the_eighth_trick_is_led() -> None:
    game = scores_of("continue-for-13=choice", THIRTEEN).put("continue")
    for _ in range(5):
        with pytest.raises(IllegalAction, match="cannot stop now"):
            game.put("stop")
        game.play_tricks(1)
        assert not game.finished
    assert game.state.deal.tricks == (12, 0)


def test_no_card_can_be_played_before_the_decision() -> None:
    game = scores_of("continue-for-13=choice", THIRTEEN)
    with pytest.raises(IllegalAction, match="it is time to continue or stop"):
        game.put(sorted(game.hand(0))[0])


@pytest.mark.parametrize(
    ("decider", "winners", "asked"),
    [
        ("seventh-winner", A_KOT, (0,)),
        ("seventh-winner", "0000002", (2,)),
        ("seventh-winner", "1111113", (3,)),
        ("captain", "0000002", (0,)),
        ("captain", "1111111", (3,)),
        ("captain", "3333333", (3,)),
        ("either-partner", "0000002", (2, 0)),
        ("either-partner", "1111111", (1, 3)),
    ],
)
def test_the_seat_that_was_agreed_decides(decider: str, winners: str, asked: tuple[int, ...]) -> None:
    game = scores_of(f"continue-for-13=choice; continue-decider={decider}", winners)
    for seat in asked:
        assert game.to_act == (seat,)
        for other in range(4):
            if other != seat:
                assert game.legal(other) == []
                with pytest.raises(IllegalAction, match=f"it is seat {seat}'s turn"):
                    game.put(f"{other}:continue")
        assert not game.finished
        game.put("continue")
    assert game.to_act == (int(winners[-1]),)
    assert set(game.legal()) == game.hand(int(winners[-1]))


@pytest.mark.parametrize("answers", [["stop"], ["continue", "stop"]])
def test_both_partners_must_want_to_go_on(answers: list[str]) -> None:
    game = scores_of("continue-for-13=choice; continue-decider=either-partner", A_KOT).put(*answers)
    assert outcome(game) == ("kot", 0, (2, 0), (7, 0))


@pytest.mark.parametrize("looking", ["true", "false"])
def test_partners_may_look_at_each_others_hands_before_they_decide(looking: str) -> None:
    game = scores_of(f"continue-for-13=choice; look-at-partner-hand={looking}", "0000002")
    looks = [event for event in game.events if isinstance(event, e.PartnersLooked)]
    if looking == "false":
        assert looks == []
        assert game.put("continue").to_act == (2,)
        assert len(game.legal()) == 6
    else:
        hands = game.state.hands
        assert looks == [whole(e.PartnersLooked((2, 0), (hands[2], hands[0])))]
        assert game.to_act == (2,)
        assert game.put("continue").to_act == (0,)
        assert game.legal() == ["continue", "stop"]


def test_nobody_looks_where_nobody_is_asked() -> None:
    game = scores_of("continue-for-13=forced; look-at-partner-hand=true", THIRTEEN)
    assert not [event for event in game.events if isinstance(event, e.PartnersLooked)]


@pytest.mark.parametrize(
    ("rule", "kind_points", "next_hakem", "streak"),
    [
        ("simple-win", ("failed-thirteen", 0, (1, 0)), 0, (0, 1)),
        ("keep-kot", ("failed-thirteen", 0, (2, 0)), 2, (None, 0)),
        ("opponents-score", ("failed-thirteen", 1, (0, 1)), 1, (1, 1)),
    ],
)
def test_a_lost_trick_ends_the_attempt_and_costs_what_was_agreed(
    rule: str, kind_points: tuple[str, int, tuple[int, int]], next_hakem: int, streak: tuple[int | None, int]
) -> None:
    rules = f"continue-for-13=choice; failed-continue={rule}; rotation=court-piece"
    game = scores_of(rules, "000000001").put("continue").play_out()
    assert outcome(game)[:3] == kind_points
    assert game.last.tricks == (8, 1)
    assert game.last.next_hakem == next_hakem
    kots = scores_of(f"{rules}; scoring=kots; match-end=fixed-hands:9", "000000001").put("continue").play_out()
    assert kots.last.streak == streak
    assert kots.last.points == ((1, 0) if rule == "keep-kot" else (0, 0))


@pytest.mark.parametrize(
    ("rule", "points"), [("simple-win", (0, 2)), ("keep-kot", (0, 4)), ("opponents-score", (1, 0))]
)
def test_a_failed_attempt_of_the_dealing_side_is_counted_as_its_own_win_or_as_the_hakems(
    rule: str, points: tuple[int, int]
) -> None:
    rules = f"continue-for-13=choice; failed-continue={rule}; scoring=points-1324"
    assert scores_of(rules, "11111110").put("continue").play_out().last.points == points


@pytest.mark.parametrize(
    ("rules", "points", "over"),
    [
        ("", (2, 0), (0, "thirteen")),
        ("bavney-effect=none", (2, 0), None),
        ("bavney-effect=points:5", (5, 0), None),
        ("bavney-effect=points:9", (9, 0), (0, "target")),
        ("bavney-effect=kots:6", (6, 0), None),
        ("scoring=points-1324", (3, 0), None),
        ("scoring=points-1324; bavney-effect=wins-match", (3, 0), (0, "thirteen")),
        ("scoring=kots", (52, 0), (0, "kots")),
        ("scoring=kots; match-end=fixed-kots:60", (52, 0), None),
        ("scoring=kots; match-end=fixed-kots:60; bavney-effect=none", (1, 0), None),
        ("match-end=fixed-hands:5", (2, 0), (0, "thirteen")),
    ],
)
def test_all_thirteen_bring_what_was_agreed(rules: str, points: tuple[int, int], over: tuple[int, str] | None) -> None:
    game = scores_of(f"continue-for-13=choice; {rules}", THIRTEEN).put("continue").play_out()
    assert outcome(game) == ("thirteen", 0, points, (13, 0))
    assert (None if game.over is None else (game.over.winner, game.over.reason)) == over


def test_thirteen_against_the_hakem_score_as_the_kot_against_him() -> None:
    game = scores_of("continue-for-13=forced; bavney-effect=none", "1" * 13)
    assert outcome(game) == ("thirteen", 1, (0, 3), (0, 13))


def test_thirteen_win_the_match_whatever_the_score() -> None:
    plain = "0101010101000"
    game = scores_of("continue-for-13=choice", plain, plain, plain, "1" * 13).put("continue").play_out()
    assert game.over is not None
    assert (game.over.winner, game.over.score, game.over.reason) == (1, (3, 3), "thirteen")


def test_thirteen_count_as_a_kot_for_the_next_hakem_and_the_streak() -> None:
    rules = "continue-for-13=forced; rotation=court-piece; scoring=kots; match-end=fixed-hands:9"
    game = scores_of(rules, "0101010101000", THIRTEEN)
    assert (game.last.next_hakem, game.last.streak) == (2, (None, 0))


CALLED = "baunie-call-required=true"


def test_a_side_that_has_not_announced_a_kot_cannot_make_one() -> None:
    assert outcome(scores_of(CALLED, A_KOT)) == ("simple", 0, (1, 0), (7, 0))
    assert outcome(scores_of(f"{CALLED}; kot-rule=all13", A_KOT)) == ("simple", 0, (1, 0), (7, 0))
    assert outcome(scores_of(f"{CALLED}; continue-for-13=choice", A_KOT)) == ("simple", 0, (1, 0), (7, 0))
    assert outcome(scores_of(f"{CALLED}; continue-for-13=forced", A_KOT)) == ("simple", 0, (1, 0), (7, 0))


@pytest.mark.parametrize("seat", [1, 3])
def test_either_partner_announces_for_his_side(seat: int) -> None:
    game = Game(f"{BY_LOT}; {CALLED}").won_by(B_KOT, f"{seat}:announce kot")
    assert outcome(game) == ("hakem-kot", 1, (0, 3), (0, 7))
    game = Game(f"{BY_LOT}; {CALLED}").won_by(A_KOT, f"{seat}:announce kot")
    assert outcome(game) == ("simple", 0, (1, 0), (7, 0))


def test_a_side_that_has_announced_may_go_on() -> None:
    game = Game(f"{BY_LOT}; {CALLED}; continue-for-13=choice").won_by(THIRTEEN, "2:announce kot")
    assert game.legal() == ["continue", "stop"]
    game = Game(f"{BY_LOT}; {CALLED}; kot-rule=all13").won_by(THIRTEEN, "2:announce kot")
    assert outcome(game) == ("kot", 0, (2, 0), (13, 0))


def test_an_announcement_holds_for_its_own_deal_only() -> None:
    game = Game(f"{BY_LOT}; {CALLED}").won_by(A_KOT, "0:announce kot").won_by(A_KOT)
    assert [result.kind for result in game.results] == ["kot", "simple"]
