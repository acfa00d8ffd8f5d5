"""Chokri for six: two sides of three or three of two, one pack or two (rules 15.1)."""

import pytest

from hokm.cards import parse_card
from hokm.rules import Outcome, Streak, VariantError
from hokm.rules.events import CardsDealt
from tests.rules.positions import HEARTS, SPADES, after, game_of, judged, variant_of, won_by

DOUBLE = "six-deck=double96"


def over(winners: str, rules: str = "") -> tuple[int, str, int | None] | None:
    """With which trick a deal is over, how, and for whom; seat 0 is hakem."""
    number, outcome = judged(variant_of("chokri-6", rules), winners)
    return None if outcome is None else (number, outcome.kind, outcome.winner)


@pytest.mark.parametrize(
    ("winners", "rules", "wanted"),
    [
        ("0 2 4 0 2", "", (5, "kot", 0)),
        ("1 3 5 1 3", "", (5, "kot", 1)),
        ("1 0 2 4 0 2", "", (6, "simple", 0)),
        ("0 1 0 1 0 1 0 1", "", (8, "simple", 1)),  # four each: not the hakem's side
        ("0 1 0 1 0 1 0 1", "six-tie=draw", (8, "draw", None)),
        ("0 1 0 1 0 1 0 2", "", (8, "simple", 0)),
        ("0 0 0 0", "", None),
        # a kot that is longer than the majority keeps a sweep alive
        ("0 0 0 0 0 0", "kot-len=7", None),
        ("0 0 0 0 0 0 0", "kot-len=7", (7, "kot", 0)),
        ("0 0 0 0 0 1", "kot-len=7", (6, "simple", 0)),
        ("0 0 0 0 0 0 1", "kot-len=7", (7, "simple", 0)),
        ("1 0 0 0 0 0", "kot-len=7", (6, "simple", 0)),
        # a shorter one ends the deal
        ("0 0 0", "kot-len=3", (3, "kot", 0)),
        ("1 0 0 0 0 0", "kot-len=3", (6, "simple", 0)),
        ("0 0 1 1 1 1 1", "kot-len=3", (7, "simple", 1)),
        ("0 0 0 0 0 0 0", "kot-rule=all13", None),
        ("0 0 0 0 0 0 0 0", "kot-rule=all13", (8, "kot", 0)),
        ("0 0 0 0 0 0 1", "kot-rule=all13", (7, "simple", 0)),
        ("0 0 0 0 0", "kot-rule=none", (5, "simple", 0)),
        # two packs: sixteen tricks
        ("0 0 0 0 0 0 0 0 0", DOUBLE, (9, "kot", 0)),
        ("0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1", DOUBLE, (16, "simple", 1)),
        ("0 0 0 0 0 0 0", f"{DOUBLE}; kot-len=7", (7, "kot", 0)),
    ],
)
def test_two_sides_of_three(winners: str, rules: str, wanted: tuple[int, str, int | None] | None) -> None:
    assert over(winners, rules) == wanted


@pytest.mark.parametrize(
    ("winners", "rules", "wanted"),
    [
        ("0 3 0 3 0", "", (5, "kot", 0)),
        ("1 4 1 4 1", "", (5, "kot", 1)),
        ("0 1 1 1 1 1", "", None),  # no majority is needed and all is played
        ("0 1 1 1 1 1 0 0", "", (8, "simple", 1)),
        ("1 0 0 0 2 2 2 0", "", (8, "simple", 0)),
        ("0 0 0 1 1 1 2 2", "", (8, "simple", 1)),  # the hakem's side is tied and has lost
        ("0 0 1 1 1 2 2 2", "", (8, "simple", 1)),  # seat 1 sits first after the hakem
        ("0 0 0 2 2 2 1 1", "", (8, "simple", 2)),
        ("0 0 0 2 2 2 1 1", "six-tie=draw", (8, "draw", None)),
        ("0 0 0", "kot-len=3", (3, "kot", 0)),
        ("2 5 2 0 0 0 0 0", "kot-len=3", (3, "kot", 2)),
        ("0 0 0 0 0 0 0", "kot-len=7", (7, "kot", 0)),
        ("0 0 0 0 0 1 1 1", "kot-len=7", (8, "simple", 0)),
        ("0 0 0 0 0 0 0 0", "kot-rule=none", (8, "simple", 0)),
        ("0 0 0 0 0 0 0 0", "kot-rule=all13", (8, "kot", 0)),
    ],
)
def test_three_sides_of_two(winners: str, rules: str, wanted: tuple[int, str, int | None] | None) -> None:
    assert over(winners, f"six-teams=3x2; {rules}") == wanted


def test_a_tie_looks_from_the_hakem_on() -> None:
    variant = variant_of("chokri-6", "six-teams=3x2")
    state = after(variant, "0 0 0 2 2 2 1 1")
    for hakem, winner in ((0, 2), (3, 2), (1, 2), (2, 0), (5, 0)):
        outcome = variant.ending.outcome(variant, state._replace(deal=state.deal._replace(hakem=hakem)))
        assert outcome == Outcome("simple", winner)


@pytest.mark.parametrize(
    ("rules", "sizes"), [("", [5] * 6 + [3] * 6), (DOUBLE, [5] * 6 + [4] * 12 + [3] * 6)], ids=["48", "96"]
)
def test_the_packets(rules: str, sizes: list[int]) -> None:
    game = won_by(game_of("chokri-6", rules), "0", stop_before=1)
    dealt = [event.packets for event in game.events if isinstance(event, CardsDealt)]
    assert [number for packets in dealt for _, number, _ in packets] == sizes
    assert [seat for packets in dealt for seat, _, _ in packets] == list(range(6)) * (len(sizes) // 6)
    assert len(game.variant.pack) == (96 if rules else 48)
    assert "2C" not in {card for seat in range(6) for card in game.hand(seat)}


@pytest.mark.parametrize(
    ("trick", "value", "place"),
    [
        ("AS KS AS2 QS 5S 6S", "first", 0),
        ("AS KS AS2 QS 5S 6S", "last", 2),
        ("KS AS2 QS AS 5S 6S", "first", 1),
        ("KS AS2 QS AS 5S 6S", "last", 3),
        ("AS AS2 3H 3H2 QS 5S", "first", 2),
        ("AS AS2 3H 3H2 QS 5S", "last", 3),
        ("AS AS2 3D 3D2 QS 5S", "last", 1),
        ("9S TS 3D 4H TS2 5H", "first", 5),
    ],
)
def test_of_two_equal_cards_the_first_wins_or_the_last(trick: str, value: str, place: int) -> None:
    variant = variant_of("chokri-6", f"{DOUBLE}; equal-cards={value}")
    assert variant.ranking.winner(tuple(map(parse_card, trick.split())), HEARTS) == place


def test_without_trump_the_highest_of_the_led_suit_wins_in_two_packs_too() -> None:
    variant = variant_of("chokri-6", DOUBLE)
    assert variant.ranking.winner(tuple(map(parse_card, ("9S", "AH", "TS", "KH", "4S", "3S"))), None) == 2
    assert variant.ranking.winner(tuple(map(parse_card, ("9S", "AH", "TS", "KH", "4S", "3S"))), SPADES) == 2


@pytest.mark.parametrize(
    ("rules", "winners", "kind", "points", "hakem"),
    [
        ("", "02402", "kot", (2, 0), 0),
        ("", "13513", "hakem-kot", (0, 3), 1),
        ("", "01010101", "simple", (0, 1), 1),
        ("six-tie=draw", "01010101", "draw", (0, 0), 0),
        ("scoring=kots; match-end=fixed-kots:5", "02402", "kot", (1, 0), 2),
        ("rotation=court-piece", "02402", "kot", (2, 0), 2),
        ("rotation=always-next", "02402", "kot", (2, 0), 1),
        ("pass-direction=backward", "13513", "hakem-kot", (0, 3), 5),
        ("six-teams=3x2; rotation=court-piece", "03030", "kot", (2, 0, 0), 3),
        ("six-teams=3x2", "14141", "hakem-kot", (0, 3, 0), 1),
    ],
)
def test_scores_and_the_next_hakem(rules: str, winners: str, kind: str, points: tuple[int, ...], hakem: int) -> None:
    last = won_by(game_of("chokri-6", rules), winners).last
    assert (last.kind, last.points, last.next_hakem, last.next_dealer) == (kind, points, hakem, (hakem - 1) % 6)


def test_kots_of_six_count_a_streak() -> None:
    game = game_of("chokri-6", "scoring=kots; match-end=fixed-kots:5")
    for _ in range(6):
        won_by(game, "0100000")
    assert game.last.streak == Streak(0, 6)
    assert won_by(game, "0100000").last.points == (1, 0)


def test_a_level_deal_that_nobody_wins_leaves_the_streak_as_it_is() -> None:
    game = game_of("chokri-6", "scoring=kots; match-end=fixed-kots:5; six-tie=draw")
    won_by(won_by(game, "0100000"), "01010101")
    assert (game.last.kind, game.last.points, game.last.streak) == ("draw", (0, 0), Streak(0, 1))


def test_two_packs_play_sixteen_tricks() -> None:
    game = won_by(game_of("chokri-6", DOUBLE), "0101010101010101")
    assert (game.last.tricks, game.last.winner) == ((8, 8), 1)


@pytest.mark.parametrize(("rules", "length"), [("", 9), (DOUBLE, 17)])
def test_a_kot_cannot_be_longer_than_the_deal(rules: str, length: int) -> None:
    variant_of("chokri-6", f"{rules}; kot-len={length - 1}")
    with pytest.raises(VariantError, match=f"kot-len={length}"):
        variant_of("chokri-6", f"{rules}; kot-len={length}")
