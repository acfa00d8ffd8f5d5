"""Dummy Rang: an open hand that one of three plays, and every trick counts (rules 16)."""

import pytest

from hokm.rules import IllegalAction, MatchResult
from hokm.rules.events import HandExposed
from tests.playing import Game
from tests.rules.positions import after, collected, counted, deal, ended, game_of, variant_of, won_by

#: Hands 0 to 2 are the players', hand 3 is the dummy's.
HANDS = (
    "AS KS 2H 3H 2D 3D 4D 5D 2C 3C 4C 5C 6C | QS JS AH KH 6D 7D 8D 9D 7C 8C 9C TC JC"
    " | TS 9S QH JH TD JD QD KD AD QC KC AC 2S | 8S 7S 6S 5S 4S 3S TH 9H 8H 7H 6H 5H 4H"
)


def dummy(rules: str = "", eldest: int = 0) -> Game:
    """Spades are named by the eldest."""
    return deal(game_of("dummy-rang", rules, eldest), HANDS).put("call S")


def test_the_dummy_sits_across_from_who_names_trump() -> None:
    game = dummy()
    order = []
    for card in ("AS", "QS", "8S", "TS"):
        order.append((game.state.deal.actor, *game.to_act))
        game.put(card)
    assert order == [(0, 0), (1, 1), (3, 0), (2, 2)]
    assert game.state.deal.actor == 0


@pytest.mark.parametrize("eldest", [0, 1, 2])
def test_each_deal_has_another_order_of_play(eldest: int) -> None:
    circle = variant_of("dummy-rang").seating.circle(eldest)
    assert circle == (eldest, (eldest + 1) % 3, 3, (eldest + 2) % 3)
    game = won_by(game_of("dummy-rang", "", eldest), f"{circle[2]}", stop_before=2)
    assert game.state.deal.leader == 3
    assert game.to_act == (eldest,)
    game.put(game.legal()[0])
    assert game.state.deal.actor == circle[3], "after the dummy comes the dealer"


def test_its_owner_plays_it_by_its_own_cards() -> None:
    game = dummy().put("AS QS")
    assert game.legal(0) == ["3S", "4S", "5S", "6S", "7S", "8S"]
    assert game.legal(2) == []
    with pytest.raises(IllegalAction):
        game.put("0:KS")
    with pytest.raises(IllegalAction):
        game.put("2:TS")


@pytest.mark.parametrize(("expose", "before", "after_lead"), [("before-lead", 1, 1), ("after-lead", 0, 1)])
def test_when_the_dummy_lies_open(expose: str, before: int, after_lead: int) -> None:
    game = dummy(f"expose={expose}")
    assert sum(isinstance(event, HandExposed) for event in game.events) == before
    game.put("AS")
    shown = [event for event in game.events if isinstance(event, HandExposed)]
    assert len(shown) == after_lead
    assert shown[0].hand == 3
    assert shown[0].cards == game.state.hands[3]
    game.put("QS 8S TS", "KS")
    assert sum(isinstance(event, HandExposed) for event in game.events) == 1


def test_everybody_gets_thirteen_cards_in_turn() -> None:
    game = deal(game_of("dummy-rang"), HANDS)
    assert [len(game.hand(hand)) for hand in range(4)] == [5, 0, 0, 0]
    game.put("call S")
    assert [len(game.hand(hand)) for hand in range(4)] == [13] * 4


@pytest.mark.parametrize(
    ("streak", "winners", "taken"),
    [
        ("same-hand", "0 3 0 3 3", "5:3x5"),
        ("same-controller", "0 3 0 3 3", "3:0x3, 5:3x2"),
        ("same-controller", "1 2 1 2 1", ""),
        ("same-controller", "3 3 3 1 1", "3:3x3, 5:1x2"),
        ("same-hand", "1 0 0", "3:0x3"),
    ],
)
def test_whether_the_dummy_and_its_owner_count_as_one_for_the_heap(streak: str, winners: str, taken: str) -> None:
    assert collected(variant_of("dummy-rang", f"dummy-streak={streak}"), winners) == taken


def test_what_the_dummy_takes_is_its_owners() -> None:
    """Of thirteen tricks the owner takes three, the dummy four, the others four and two."""
    game = won_by(game_of("dummy-rang", "first-pickup-min=3"), "0003333111122")
    assert (game.last.points, game.last.kind, game.last.winner) == ((7, 4, 2), "tricks", None)


def test_the_dummy_goes_round_with_the_deal() -> None:
    game = game_of("dummy-rang")
    for number in range(1, 5):
        won_by(game, "0")
        assert (game.last.next_hakem, game.last.next_dealer) == (number % 3, (number - 1) % 3)


def scored(score: tuple[int, int, int], tricks: tuple[int, int, int], rules: str = "") -> bool:
    """Whether a match is over after a deal."""
    variant = variant_of("dummy-rang", rules)
    return ended(variant, counted(variant, tricks, score=score)).next_hakem is None


@pytest.mark.parametrize(
    ("score", "tricks", "rules", "over"),
    [
        ((100, 90, 80), (3, 5, 5), "", False),
        ((100, 90, 80), (4, 5, 4), "", True),
        ((100, 100, 80), (6, 6, 1), "", False),  # level, so another deal
        ((100, 100, 80), (7, 6, 0), "", True),
        ((40, 30, 21), (4, 5, 4), "dummy-match=total-104", True),
        ((40, 30, 20), (4, 5, 4), "dummy-match=total-104", False),
        ((40, 40, 11), (6, 6, 1), "dummy-match=total-104", False),
        ((10, 9, 8), (3, 5, 5), "dummy-target=13", True),
    ],
)
def test_the_match_ends_at_one_hundred_and_four_for_who_is_ahead_alone(
    score: tuple[int, int, int], tricks: tuple[int, int, int], rules: str, over: bool
) -> None:
    assert scored(score, tricks, rules) is over


def test_the_winner_is_who_has_most() -> None:
    game = won_by(game_of("dummy-rang", "dummy-target=13"), "2")
    assert game.over == MatchResult(2, (0, 0, 13), "target")


# --------------------------------------------------------------------------------------------------------- with a bid


def bidding(rules: str = "") -> Game:
    """The dummy is bid for; seat 2 deals."""
    return deal(game_of("dummy-rang", f"dummy-assignment=bid; {rules}"), HANDS)


def test_all_have_thirteen_cards_before_the_dummy_is_bid_for() -> None:
    game = bidding()
    assert [len(game.hand(hand)) for hand in range(4)] == [13] * 4
    assert game.legal() == sorted([*(f"bid {tricks}" for tricks in range(7, 14)), "pass"])
    assert not any(isinstance(event, HandExposed) for event in game.events)


def test_the_highest_bidder_owns_the_dummy_names_trump_and_leads() -> None:
    game = bidding().put("bid 7 bid 8 pass")
    assert game.to_act == (1,)
    assert not any(isinstance(event, HandExposed) for event in game.events)
    game.put("call D")
    assert any(isinstance(event, HandExposed) for event in game.events)
    order = []
    for _ in range(4):
        order.append((game.state.deal.actor, *game.to_act))
        game.put(game.legal()[0])
    assert order == [(1, 1), (2, 2), (3, 1), (0, 0)]


def test_nobody_bids_and_the_first_seat_plays_seven() -> None:
    game = bidding().put("pass pass pass")
    assert (game.state.deal.hakem, game.state.deal.bid) == (0, 7)


@pytest.mark.parametrize(
    ("bid", "tricks", "kind", "points"),
    [
        (8, (8, 3, 2), "made", (8, 3, 2)),
        (8, (11, 1, 1), "made", (8, 1, 1)),
        (8, (7, 4, 2), "failed", (-8, 4, 2)),
        (13, (13, 0, 0), "made", (13, 0, 0)),
    ],
)
def test_what_a_bid_for_the_dummy_is_worth(
    bid: int, tricks: tuple[int, int, int], kind: str, points: tuple[int, int, int]
) -> None:
    variant = variant_of("dummy-rang", "dummy-assignment=bid")
    last = ended(variant, counted(variant, tricks, bid=bid))
    assert (last.kind, last.winner, last.points) == (kind, None, points)
    assert last.next_dealer == 0, "the dealer moves on each deal"
    assert last.next_hakem is None


def test_each_trick_is_taken_at_once_where_the_dummy_is_bid_for() -> None:
    game = bidding().put("bid 7 pass pass", "call S", "AS QS 8S TS")
    assert game.state.deal.tricks == (1, 0, 0)
    game.put("2H AH TH QH")
    assert game.state.deal.tricks == (1, 1, 0)
    state = after(variant_of("dummy-rang", "dummy-assignment=bid"), "3 3 0")
    assert state.deal.tricks == (3, 0, 0), "the dummy's tricks are its owner's"
