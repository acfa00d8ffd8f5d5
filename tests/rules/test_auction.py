"""Bidding for the hidden trump, and what a bid is worth (rules 10)."""

import pytest

from hokm.rules import IllegalAction
from tests.playing import Game
from tests.rules.positions import counted, deal, ended, game_of, variant_of, won_by

ALL_BIDS = sorted([*(f"bid {tricks}" for tricks in range(7, 14)), "pass"])


def bidding(rules: str = "", name: str = "dab-rang") -> Game:
    """A deal before its first bid; seat 3 deals."""
    return deal(game_of(name, rules), " | | | ")


def won(game: Game) -> tuple[int | None, int | None, int, str]:
    """The boss, his bid, who leads, and what comes next."""
    state = game.state
    return state.deal.hakem, state.deal.bid, state.deal.leader, state.phase


def test_the_seat_after_the_dealer_speaks_first_and_each_speaks_once() -> None:
    game = bidding()
    order: list[int] = []
    for word in ("pass", "bid 7", "pass", "bid 9"):
        order += game.to_act
        game.put(word)
    assert order == [0, 1, 2, 3]
    assert won(game) == (3, 9, 3, "trump")


@pytest.mark.parametrize("eldest", [0, 1, 2, 3])
def test_the_bidding_goes_round_from_the_seat_after_the_dealer(eldest: int) -> None:
    game = deal(game_of("dab-rang", "", eldest), " | | | ")
    order: list[int] = []
    for _ in range(4):
        order += game.to_act
        game.put("pass")
    assert order == [(eldest + step) % 4 for step in range(4)]
    assert won(game) == (eldest, 7, eldest, "trump")


def test_a_bid_is_from_seven_to_thirteen_and_higher_than_the_last() -> None:
    game = bidding()
    assert game.legal() == ALL_BIDS
    game.put("bid 9")
    assert game.legal() == ["bid 10", "bid 11", "bid 12", "bid 13", "pass"]
    with pytest.raises(IllegalAction):
        game.put("bid 9")
    assert game.legal(3) == []


@pytest.mark.parametrize("least", ["5", "6", "7", "8", "9", "10"])
def test_the_least_bid_can_be_agreed(least: str) -> None:
    legal = bidding(f"min-bid={least}").legal()
    assert min(int(option.split()[1]) for option in legal if option != "pass") == int(least)


def test_a_pass_does_not_lower_what_must_be_bid() -> None:
    assert "bid 8" not in bidding().put("bid 8 pass").legal()


def test_the_partner_may_outbid() -> None:
    assert won(bidding().put("bid 7 pass bid 8 pass")) == (2, 8, 2, "trump")


def test_thirteen_ends_the_auction_at_once() -> None:
    for rules in ("", "auction=until-passes"):
        assert won(bidding(rules).put("pass bid 13")) == (1, 13, 1, "trump")


def test_when_all_pass_the_first_seat_must_play_the_least_bid() -> None:
    assert won(bidding().put("pass pass pass pass")) == (0, 7, 0, "trump")
    assert won(bidding("min-bid=5; auction=until-passes").put("pass pass pass pass")) == (0, 5, 0, "trump")


@pytest.mark.parametrize("auction", ["one-round", "until-passes"])
def test_or_the_deal_is_thrown_in_when_all_pass(auction: str) -> None:
    game = bidding(f"all-pass=redeal; auction={auction}").put("pass pass pass pass")
    assert (game.last.kind, game.last.points, game.last.score) == ("redeal", (0, 0), (0, 0))
    assert (game.last.next_dealer, game.last.next_hakem) == (3, None)
    assert game.due == "deal"
    assert game.state.match.played == 0


def test_until_passes_turns_go_round_and_a_pass_is_final() -> None:
    game = bidding("auction=until-passes")
    order: list[int] = []
    for word in ("bid 7", "bid 8", "pass", "pass", "bid 9", "bid 10", "pass"):
        order += game.to_act
        game.put(word)
    assert order == [0, 1, 2, 3, 0, 1, 0]
    assert won(game) == (1, 10, 1, "trump")


def test_until_passes_three_passes_without_a_bid_end_nothing() -> None:
    game = bidding("auction=until-passes").put("pass pass pass")
    assert game.to_act == (3,)
    assert won(game.put("bid 7")) == (3, 7, 3, "trump")


def test_until_passes_the_others_may_pass_late() -> None:
    game = bidding("auction=until-passes").put("pass bid 7 pass bid 8 bid 9")
    assert game.to_act == (3,)
    assert won(game.put("pass")) == (1, 9, 1, "trump")


def test_the_eldest_leads_where_that_is_agreed() -> None:
    game = bidding("first-leader=eldest").put("pass pass bid 7 pass")
    assert won(game) == (2, 7, 0, "trump")
    assert game.put(game.legal()[0]).to_act == (0,)
    boss = bidding().put("pass pass bid 7 pass")
    assert boss.put(boss.legal()[0]).to_act == (2,)


@pytest.mark.parametrize(("value", "cards"), [("5", 5), ("13", 13)])
def test_how_many_cards_are_seen_before_bidding(value: str, cards: int) -> None:
    game = bidding(f"bid-after={value}")
    assert [len(game.hand(seat)) for seat in range(4)] == [cards] * 4
    game.put("bid 7 pass pass pass")
    assert len(game.legal()) == cards
    assert all(option.startswith("hide ") for option in game.legal())
    game.put(game.legal()[0])
    assert [len(game.hand(seat)) for seat in range(4)] == [12, 13, 13, 13]


@pytest.mark.parametrize(
    ("rules", "bid", "tricks", "kind", "winner", "points"),
    [
        ("", 7, (7, 6), "made", 0, (1, 0)),
        ("", 8, (13, 0), "made", 0, (1, 0)),
        ("", 13, (13, 0), "made", 0, (2, 0)),
        ("", 8, (7, 6), "failed", 1, (0, 1)),
        ("", 7, (1, 12), "failed", 1, (0, 1)),
        ("", 7, (0, 13), "failed", 1, (0, 3)),
        ("dab-scoring=bid-points", 9, (9, 4), "made", 0, (9, 0)),
        ("dab-scoring=bid-points", 13, (13, 0), "made", 0, (13, 0)),
        ("dab-scoring=bid-points", 9, (8, 5), "failed", 1, (-9, 0)),
        ("dab-scoring=bid-points", 7, (0, 13), "failed", 1, (-7, 0)),
    ],
)
def test_what_a_bid_is_worth(
    rules: str, bid: int, tricks: tuple[int, int], kind: str, winner: int, points: tuple[int, int]
) -> None:
    variant = variant_of("dab-rang", rules)
    for boss in (0, 2):
        last = ended(variant, counted(variant, tricks, bid=bid, hakem=boss))
        assert (last.kind, last.winner, last.points) == (kind, winner, points)
    last = ended(variant, counted(variant, tricks[::-1], bid=bid, hakem=1))
    assert (last.kind, last.winner, last.points) == (kind, 1 - winner, points[::-1])


@pytest.mark.parametrize(("tricks", "dealer"), [((7, 6), 3), ((6, 7), 0)])
def test_the_dealer_stays_while_the_boss_wins(tricks: tuple[int, int], dealer: int) -> None:
    variant = variant_of("dab-rang")
    last = ended(variant, counted(variant, tricks, bid=7, hakem=0))
    assert (last.next_dealer, last.next_hakem) == (dealer, None)
    other = ended(variant, counted(variant, tricks[::-1], bid=7, hakem=3))
    assert other.next_dealer == dealer


def test_a_trump_that_nobody_asked_for_decides_all_with_the_last_trick() -> None:
    """All follow for twelve tricks; the boss's card is turned up with his last play and takes all thirteen."""
    game = won_by(game_of("dab-rang", "bid-after=13"), "1231231231230", "bid 13", "hide 2S")
    assert (game.last.kind, game.last.tricks, game.last.points) == ("made", (13, 0), (2, 0))


def test_seven_points_win_the_match() -> None:
    variant = variant_of("dab-rang")
    last = ended(variant, counted(variant, (7, 6), bid=7, score=(6, 6), won=(6, 6)))
    assert (last.score, last.next_dealer) == ((7, 6), None)
