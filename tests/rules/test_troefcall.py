"""Troefcall: points, who may stop, giving up, and sets of four deals (rules 7)."""

import pytest

from hokm.rules import IllegalAction, MatchResult, VariantError
from tests.playing import Game
from tests.rules.positions import deal, game_of, play_on, variant_of, won_by

A_WINS, B_WINS = "0101010101000", "0101010101111"
A_KAP, B_KAP = "0000000", "1111111"


def played(winners: str, *then: str, rules: str = "") -> Game:
    """A first deal, hakem 0, with what is said after the seventh trick."""
    game = won_by(game_of("troefcall", rules), winners)
    return game.put(*then) if then else game


def on(winners: str, rules: str = "") -> Game:
    """The seventh winner goes on, and the tricks after that go to these seats."""
    game = won_by(game_of("troefcall", rules), winners)
    return play_on(game, winners)


@pytest.mark.parametrize(
    ("winners", "kind", "points"),
    [
        ("0101010000", "simple", (2, 0)),
        (B_WINS, "simple", (0, 2)),
        ("0000001" + "0", "simple", (2, 0)),  # six won, the seventh lost
    ],
)
def test_a_plain_win_is_worth_two(winners: str, kind: str, points: tuple[int, int]) -> None:
    last = played(winners).last
    assert (last.kind, last.points) == (kind, points)


@pytest.mark.parametrize(
    ("winners", "kind", "points"), [(A_KAP, "kot", (5, 0)), (B_KAP, "hakem-kot", (0, 5)), ("0202022", "kot", (5, 0))]
)
def test_a_kap_is_worth_five_for_either_side(winners: str, kind: str, points: tuple[int, int]) -> None:
    game = played(winners)
    assert game.to_act == (int(winners[6]),), "the winner of the seventh trick decides"
    assert game.legal() == ["continue", "stop"]
    last = game.put("stop").last
    assert (last.kind, last.points) == (kind, points)


def test_all_thirteen_are_worth_fifteen() -> None:
    last = on("0" * 13).last
    assert (last.kind, last.points, last.next_hakem) == ("thirteen", (15, 0), 0)


@pytest.mark.parametrize(
    ("rules", "winners", "winner", "points", "hakem"),
    [
        ("", "00000000001", 0, (2, 0), 0),
        ("failed-continue=simple-win", "1111111110", 1, (0, 2), 1),
        ("failed-continue=opponents-score", "00000000001", 1, (0, 2), 1),
        ("failed-continue=opponents-score", "1111111110", 0, (2, 0), 0),
        ("failed-continue=keep-kot", "00000000001", 0, (5, 0), 0),
        ("failed-continue=keep-kot", "1111111110", 1, (0, 5), 1),
    ],
)
def test_what_going_on_and_losing_a_trick_costs(
    rules: str, winners: str, winner: int, points: tuple[int, int], hakem: int
) -> None:
    game = on(winners, rules)
    last = game.last
    assert (last.kind, last.winner, last.points, last.next_hakem) == ("failed-thirteen", winner, points, hakem)
    assert sum(last.tricks) == len(winners), "the first lost trick ends the deal"


def test_the_partner_of_the_seventh_winner_cannot_stop() -> None:
    game = played(A_KAP)
    assert game.legal(2) == []
    with pytest.raises(IllegalAction):
        game.put("2:stop")


def test_or_may_for_a_plain_win_before_the_winner_has_spoken() -> None:
    game = played(A_KAP, rules="partner-stop=simple-win")
    assert game.to_act == (0,)
    assert game.legal(2) == ["stop"]
    assert game.legal(1) == []
    last = game.put("2:stop").last
    assert (last.kind, last.winner, last.points) == ("simple", 0, (2, 0))
    late = played(A_KAP, "continue", rules="partner-stop=simple-win")
    with pytest.raises(IllegalAction):
        late.put("2:stop")


def test_the_seventh_winner_stops_for_a_kap_where_the_partner_could_have_too() -> None:
    assert played(A_KAP, "stop", rules="partner-stop=simple-win").last.points == (5, 0)


def test_only_once_both_sides_have_a_trick_may_a_deal_be_given_up() -> None:
    game = won_by(game_of("troefcall"), "0001", stop_before=4)
    for seat in range(4):
        with pytest.raises(IllegalAction):
            game.put(f"{seat}:concede")
    after = won_by(game_of("troefcall"), "0001", stop_before=5)
    last = after.put("3:concede").last
    assert (last.kind, last.winner, last.points, last.tricks) == ("conceded", 0, (2, 0), (3, 1))


def test_either_side_may_give_up_in_the_middle_of_a_trick() -> None:
    game = won_by(game_of("troefcall"), "01", stop_before=3)
    game.put(game.legal()[0])
    last = game.put("2:concede").last
    assert (last.winner, last.points, last.next_hakem) == (1, (0, 2), 1)


def test_giving_up_can_be_forbidden() -> None:
    game = won_by(game_of("troefcall", "capitulation=false"), "01", stop_before=3)
    with pytest.raises(IllegalAction):
        game.put("2:concede")


def test_the_dealers_partner_calls_when_the_hakem_has_lost() -> None:
    last = played(B_WINS).last
    assert (last.next_dealer, last.next_hakem) == (0, 1)
    stays = played(A_WINS).last
    assert (stays.next_dealer, stays.next_hakem) == (3, 0)
    moves = played(A_WINS, rules="rotation=always-next").last
    assert (moves.next_dealer, moves.next_hakem) == (0, 1)


# ---------------------------------------------------------------------------------------------------------- four deals


def a_set(rules: str, *deals: str) -> MatchResult | None:
    """A match of deals won as given: a kap is stopped at."""
    game = game_of("troefcall", rules)
    for winners in deals:
        won_by(game, winners)
        if not game.finished:
            game.put("stop")
    return game.over


def test_a_set_is_four_deals_and_more_points_win_it() -> None:
    assert a_set("", A_WINS, B_WINS, B_WINS) is None
    assert a_set("", A_WINS, B_WINS, B_WINS, B_WINS) == MatchResult(1, (2, 6), "set")
    assert a_set("", A_WINS, A_WINS, A_KAP, A_WINS) == MatchResult(0, (11, 0), "set")


def test_an_equal_set_is_a_draw() -> None:
    assert a_set("", A_WINS, A_WINS, B_WINS, B_WINS) == MatchResult(None, (4, 4), "set")


@pytest.mark.parametrize(("by", "winner"), [("points", 1), ("hands", None)])
def test_two_deals_each_are_a_draw_where_deals_count(by: str, winner: int | None) -> None:
    result = a_set(f"set-by={by}", A_WINS, A_WINS, B_KAP, B_WINS)
    assert result == MatchResult(winner, (4, 7), "set")


def test_three_deals_win_the_set_against_fifteen_points() -> None:
    game = game_of("troefcall", "set-by=hands")
    for winners in (A_WINS, A_WINS, A_WINS, "1" * 13):
        won_by(game, winners)
    play_on(game, "1" * 13)
    assert game.over == MatchResult(0, (6, 15), "set")


def test_a_deal_thrown_in_is_no_deal_of_the_set() -> None:
    game = game_of("troefcall")
    hands = "AS AH AD AC TS 2S 3S 4S 5S 6S 7S 8S 9S | JS | JH | JD"
    deal(game, hands).put("call S", "claim no-court-13")
    assert game.last.kind == "redeal"
    assert game.state.match.played == 0
    for winners in (A_WINS, A_WINS, A_WINS):
        won_by(game, winners)
    assert game.over is None
    won_by(game, A_WINS)
    assert game.is_over


def test_a_match_to_a_target_instead() -> None:
    rules = "match-end=first-to-target; target=5"
    assert a_set(rules, A_WINS, A_WINS) is None
    assert a_set(rules, A_WINS, A_WINS, A_WINS) == MatchResult(0, (6, 0), "target")


@pytest.mark.parametrize(
    "rules",
    [
        "set-by=hands; match-end=first-to-target",
        "set-by=hands; match-end=fixed-hands:4",
        "partner-stop=simple-win; continue-decider=captain",
        "partner-stop=simple-win; continue-for-13=forced",
        "partner-stop=simple-win; look-at-partner-hand=true",
    ],
)
def test_what_cannot_go_together(rules: str) -> None:
    with pytest.raises(VariantError):
        variant_of("troefcall", rules)


@pytest.mark.parametrize(("ranks", "ace", "may"), [("KQJ", "AS", True), ("AKQJ", "AS", False), ("AKQJ", "9C", True)])
def test_whether_an_ace_spoils_the_claim_on_thirteen_cards(ranks: str, ace: str, may: bool) -> None:
    hands = f"{ace} TS 2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H | JS | JH | JD"
    game = deal(game_of("troefcall", f"picture-ranks={ranks}"), hands).put("call S")
    assert ("claim no-court-13" in game.legal()) is may
    if may:
        assert "claim no-court-13" not in game.put("2H").legal()


def test_the_claim_shows_the_hand_and_the_same_seats_deal_and_call_again() -> None:
    hands = "AS TS 2S 3S 4S 5S 6S 7S 8S 9S 2H 3H 4H | JS | JH | JD"
    last = deal(game_of("troefcall"), hands).put("call S", "claim no-court-13").last
    assert (last.kind, last.points, last.next_dealer, last.next_hakem) == ("redeal", (0, 0), 3, 0)
