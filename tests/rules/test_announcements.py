"""What is said out of turn: tapping the table, announcing a kot, conceding a deal, resigning a match."""

import pytest

from hokm.rules import IllegalAction, RefusalCode
from hokm.rules import events as e
from tests.playing import BY_LOT, Game, deal_of, dealt, scores_of

TAPS = "thaap=true"
# Seat 0 leads spades and wins; everybody follows.
HANDS = "AS KS QS | 2S 3S 4S | 5S 6S 7S | 8S 9S TS"


def may_tap(game: Game) -> list[int]:
    """The seats that may tap the table now."""
    seats = []
    for seat in range(4):
        before, refused = game.state, None
        try:
            game.put(f"{seat}:thaap")
        except IllegalAction as error:
            refused = error
        assert refused is None or (refused.reason, str(refused)) == (RefusalCode.NOT_NOW, "cannot tap the table now")
        seats += [] if refused else [seat]
        game.state = before
    return seats


def test_the_table_is_tapped_from_the_partners_card_on() -> None:
    game = deal_of(HANDS, rules=TAPS)
    assert may_tap(game) == []
    seats = []
    for card in ["AS", "2S", "5S", "8S", "KS", "3S"]:
        game.put(card)
        seats.append(may_tap(game))
    assert seats == [[2], [2, 3], [0, 2, 3], [0, 1, 2, 3], [2], [2, 3]]


def test_a_complete_trick_may_be_tapped_by_everybody_until_the_next_lead() -> None:
    game = deal_of(HANDS, rules=TAPS, hakem=0).put("AS 2S 5S 8S")
    assert may_tap(game) == [0, 1, 2, 3]
    game.put("2:thaap")
    assert may_tap(game) == [1, 3]
    game.put("KS")
    assert may_tap(game) == [2]


def test_a_side_taps_once_a_trick() -> None:
    game = deal_of(HANDS, rules=TAPS).put("AS", "2:thaap")
    assert may_tap(game) == []
    game.put("2S")
    assert may_tap(game) == [3]
    game.put("5S")
    assert may_tap(game) == [3]
    game.put("8S")
    assert may_tap(game) == [1, 3]
    game.put("KS")
    assert may_tap(game) == [2]


def test_a_tap_after_the_last_card_belongs_to_the_trick_before() -> None:
    game = deal_of(HANDS, rules=TAPS).put("AS 2S 5S 8S", "1:thaap")
    assert may_tap(game) == [0, 2]
    game.put("KS 3S")
    assert may_tap(game) == [2, 3]


def test_a_tap_changes_nothing_but_is_seen() -> None:
    game = deal_of(HANDS, rules=TAPS).put("AS")
    before = game.state
    game.put("2:thaap")
    assert game.events[-1] == e.TableTapped(2)
    assert game.state == before._replace(deal=before.deal._replace(tapped=(2,)))


def test_the_table_is_not_tapped_where_that_was_not_agreed_nor_after_the_deal() -> None:
    assert may_tap(deal_of(HANDS).put("AS")) == []
    assert may_tap(Game(f"{BY_LOT}; {TAPS}").won_by("0000000")) == []
    assert may_tap(dealt(HANDS, TAPS)) == []


def test_a_decision_about_going_on_does_not_end_the_time_for_tapping() -> None:
    game = scores_of(f"{TAPS}; continue-for-13=choice; continue-decider=either-partner", "0" * 13)
    for _ in range(2):
        assert may_tap(game) == [0, 1, 2, 3]
        game.put("continue")
    assert may_tap(game) == [0, 1, 2, 3]
    game.put("3:thaap")
    assert may_tap(game) == [0, 2]
    game.play_tricks(1)
    assert may_tap(game) == [0, 1, 2, 3]


def test_a_kot_is_announced_once_a_side_before_the_first_card() -> None:
    rules = "baunie-call-required=true"
    for text in ("0:announce kot", "2:announce kot"):
        game = deal_of(HANDS, rules=rules).put("0:announce kot")
        with pytest.raises(IllegalAction, match="cannot announce a kot now"):
            game.put(text)
        game.put("3:announce kot")
        assert game.state.deal.announced == (0, 3)
        with pytest.raises(IllegalAction, match="cannot announce a kot now"):
            game.put("1:announce kot")


@pytest.mark.parametrize("seat", range(4))
def test_a_kot_cannot_be_announced_too_early_or_too_late_or_where_it_needs_none(seat: int) -> None:
    rules = "baunie-call-required=true"
    for game in (
        dealt(HANDS, rules),
        deal_of(HANDS, rules=rules).put("AS"),
        deal_of(HANDS, rules=rules).put("AS 2S 5S 8S"),
        deal_of(HANDS),
    ):
        with pytest.raises(IllegalAction, match="cannot announce a kot now"):
            game.put(f"{seat}:announce kot")


GIVING_UP = "capitulation=true"


@pytest.mark.parametrize(("seat", "winner"), [(0, 1), (1, 0), (2, 1), (3, 0)])
def test_a_side_that_concedes_loses_a_simple_deal(seat: int, winner: int) -> None:
    game = Game(f"{BY_LOT}; {GIVING_UP}; scoring=points-1324").begin_won_by("01000").play_tricks(4)
    game.put(f"{seat}:concede")
    points = (1, 0) if winner == 0 else (0, 2)
    assert (game.last.kind, game.last.winner, game.last.tricks, game.last.points) == (
        "conceded",
        winner,
        (3, 1),
        points,
    )
    assert game.hakem == (0 if winner == 0 else 1)
    assert game.due == "deal"


def test_a_deal_may_be_conceded_in_the_middle_of_a_trick() -> None:
    game = Game(f"{BY_LOT}; {GIVING_UP}").begin_won_by("0100").play_tricks(2)
    game.put(game.legal()[0], "3:concede")
    assert (game.last.kind, game.last.winner, game.last.points) == ("conceded", 0, (1, 0))


def test_a_conceded_deal_counts_to_the_streak_and_the_match() -> None:
    game = Game(f"{BY_LOT}; {GIVING_UP}; scoring=kots; match-end=fixed-hands:1").begin_won_by("01").play_tricks(2)
    game.put("0:concede")
    assert game.last.streak == (1, 1)
    assert game.over is not None
    assert (game.over.winner, game.over.reason) == (None, "hands")


def test_a_deal_cannot_be_conceded_before_both_sides_have_a_trick() -> None:
    game = Game(f"{BY_LOT}; {GIVING_UP}").begin_won_by("000001")
    for number in range(6):
        for seat in range(4):
            with pytest.raises(IllegalAction, match="cannot concede now"):
                game.put(f"{seat}:concede")
        game.play_tricks(1)
        assert len(game.state.deal.winners) == number + 1
    game.put("1:concede")
    assert game.finished


def test_a_deal_cannot_be_conceded_where_that_was_not_agreed_nor_between_deals() -> None:
    plain = Game(BY_LOT).begin_won_by("01").play_tricks(2)
    between = Game(f"{BY_LOT}; {GIVING_UP}").won_by("0101010101000")
    for game in (plain, between):
        with pytest.raises(IllegalAction, match="cannot concede now"):
            game.put("0:concede")


@pytest.mark.parametrize("seat", range(4))
def test_a_match_can_be_resigned_at_any_moment_for_the_other_side(seat: int) -> None:
    moments = [
        Game(BY_LOT),
        Game(BY_LOT).put("lot: 3"),
        dealt(HANDS),
        deal_of(HANDS),
        deal_of(HANDS).put("AS 2S"),
        scores_of("", "0000000"),
        scores_of("continue-for-13=choice", "0000000"),
        dealt(HANDS, "turn-up=nth:7").put("turn-up"),
    ]
    for game in moments:
        score, deals = game.state.match.score, len(game.results)
        game.put(f"{seat}:resign")
        assert game.over is not None
        assert (game.over.winner, game.over.score, game.over.reason) == (1 - seat % 2, score, "resign")
        assert game.to_act == ()
        assert game.legal(0) == []
        assert len(game.results) == deals
        assert game.events[-2] == e.Resigned(seat)


def test_there_is_no_fifth_seat() -> None:
    for text in ("4:resign", "4:AS", "9:thaap"):
        with pytest.raises(IllegalAction, match="there is no seat"):
            deal_of(HANDS, rules=TAPS).put(text)
