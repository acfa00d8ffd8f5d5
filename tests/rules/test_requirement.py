"""Trump that must be earned with tricks (rules 6.4)."""

import pytest

from hokm.rules import VariantError
from hokm.rules.events import TrumpCalled
from tests.rules.positions import HEARTS, game_of, play_on, tricks_played, variant_of, won_by

FIRST, TWO = "trump-requirement=first-trick", "trump-requirement=two-tricks"
ONLY_FIRST = f"{TWO}; two-tricks-scope=only-first-two"
SUITS = ["call C", "call D", "call H", "call S"]


def naming(winners: str, rules: str) -> tuple[int, int] | None:
    """Who names trump, and before which trick."""
    game = won_by(game_of("court-piece", f"{rules}; match-end=fixed-hands:9"), winners, " ", stop_before=1)
    for number in range(1, 14):
        if game.finished:
            return None
        if game.legal() == SUITS:
            return game.to_act[0], number
        tricks_played(game, winners, number + 1)
    return None


@pytest.mark.parametrize(
    ("winners", "rules", "wanted"),
    [
        ("0123", FIRST, (0, 2)),
        ("3123", FIRST, (3, 2)),
        ("02", TWO, (2, 3)),
        ("00", TWO, (0, 3)),
        ("11", TWO, (1, 3)),
        ("013", TWO, (3, 4)),
        ("011", TWO, (1, 4)),
        ("0101011", TWO, (1, 8)),
        ("02", ONLY_FIRST, (2, 3)),
        ("13", ONLY_FIRST, (3, 3)),
        ("011", ONLY_FIRST, None),
        ("0101010101011", TWO, None),  # the deal is over before the lead
    ],
)
def test_who_names_trump_before_which_trick(winners: str, rules: str, wanted: tuple[int, int] | None) -> None:
    assert naming(winners, rules) == wanted


def test_all_thirteen_cards_are_dealt_and_the_seat_after_the_dealer_leads_without_trump() -> None:
    game = won_by(game_of("court-piece", FIRST), "0", " ", stop_before=1)
    assert [len(game.hand(seat)) for seat in range(4)] == [13] * 4
    assert game.to_act == (0,)
    assert game.state.deal.trump is None
    assert len(game.legal()) == 13


def test_whoever_earned_it_names_a_suit_and_then_leads() -> None:
    game = won_by(game_of("court-piece", FIRST), "3", " ", stop_before=2)
    assert game.to_act == (3,)
    assert game.legal() == SUITS
    game.put("call H")
    assert game.state.deal.trump == HEARTS
    assert game.to_act == (3,)
    assert len(game.legal()) == 12
    assert [event.seat for event in game.events if isinstance(event, TrumpCalled)] == [3]


@pytest.mark.parametrize(
    ("winners", "kind", "points", "hakem"),
    [
        ("0000000", "kot", (1, 0), 2),
        ("1111111", "kot", (0, 1), 1),  # the side that named trump is the caller's
    ],
)
def test_a_kot_is_that_of_the_side_that_named_trump(
    winners: str, kind: str, points: tuple[int, int], hakem: int
) -> None:
    game = game_of("court-piece", f"{FIRST}; match-end=fixed-hands:9; goon-kot-value=10")
    won_by(game, winners, " ", stop_before=2).put("call S")
    last = tricks_played(game, winners).put("stop").last
    assert (last.kind, last.points, last.next_hakem) == (kind, points, hakem)


def test_while_nobody_has_named_trump_the_seat_after_the_dealer_counts_as_caller() -> None:
    game = game_of("court-piece", f"{ONLY_FIRST}; match-end=fixed-hands:9; goon-kot-value=10")
    won_by(game, "01111111", " ")
    assert (game.last.winner, game.last.kind, game.last.next_hakem) == (1, "simple", 1)


@pytest.mark.parametrize(
    "rules", [f"{FIRST}; turn-up=last-batch", f"{TWO}; redeal=under-ten", f"{FIRST}; trump-mode=hidden"]
)
def test_what_cannot_go_with_it(rules: str) -> None:
    with pytest.raises(VariantError):
        variant_of("court-piece", rules)


def test_going_on_after_a_kot_asks_nobody_for_trump_again() -> None:
    game = game_of("court-piece", f"{FIRST}; match-end=fixed-kots:60")
    tricks_played(won_by(game, "0" * 13, " ", stop_before=2).put("call S"), "0" * 13)
    assert play_on(game, "0" * 13).last.points == (52, 0)
