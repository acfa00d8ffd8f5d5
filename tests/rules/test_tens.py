"""The games of tens: who wins a deal, what it is worth, who deals next (rules 12.1, 12.3)."""

from typing import Any

import pytest

from hokm.rules import DealResult, Outcome, Streak
from hokm.rules.tuples import replaced
from tests.rules.positions import counted, ended, game_of, variant_of, won_by

#: Seat 3 deals, so side 1 is the dealing side. Tens are given as (others, dealing side).
KOT, SIMPLE, HAKEM_KOT = "kot", "simple", "hakem-kot"
FOUR, THREE, TWO, ONE, NONE = (0, 4), (1, 3), (2, 2), (3, 1), (4, 0)


def result(
    rules: str, tens: tuple[int, int], tricks: tuple[int, int] = (6, 7), name: str = "dehla-pakad", **match: Any
) -> DealResult:
    """A deal played to the end with these tens and tricks."""
    return ended(variant_of(name, rules), counted(variant_of(name, rules), tricks, tens, **match))


@pytest.mark.parametrize(
    ("rules", "tens", "tricks", "kind", "winner"),
    [
        ("", FOUR, (6, 7), HAKEM_KOT, 1),
        ("", THREE, (6, 7), SIMPLE, 1),
        ("", THREE, (9, 4), SIMPLE, 1),
        ("", TWO, (6, 7), SIMPLE, 0),
        ("", TWO, (7, 6), SIMPLE, 0),
        ("", ONE, (3, 10), SIMPLE, 0),
        ("", NONE, (6, 7), KOT, 0),
        ("hand-rule=majority-tricks", FOUR, (6, 7), HAKEM_KOT, 1),
        ("hand-rule=majority-tricks", THREE, (9, 4), SIMPLE, 1),
        ("hand-rule=majority-tricks", TWO, (6, 7), SIMPLE, 1),
        ("hand-rule=majority-tricks", TWO, (7, 6), SIMPLE, 0),
        ("hand-rule=majority-tricks; tie-2-2=draw", TWO, (6, 7), SIMPLE, 1),
        ("hand-rule=majority-tricks", ONE, (6, 7), SIMPLE, 0),
        ("hand-rule=majority-tricks", NONE, (6, 7), KOT, 0),
        ("hand-rule=dealer-needs-all", FOUR, (6, 7), HAKEM_KOT, 1),
        ("hand-rule=dealer-needs-all", THREE, (2, 11), SIMPLE, 0),
        ("hand-rule=dealer-needs-all", TWO, (6, 7), SIMPLE, 0),
        ("hand-rule=dealer-needs-all", ONE, (6, 7), SIMPLE, 0),
        ("hand-rule=dealer-needs-all", NONE, (6, 7), KOT, 0),
        ("tie-2-2=tricks", TWO, (6, 7), SIMPLE, 1),
        ("tie-2-2=tricks", TWO, (7, 6), SIMPLE, 0),
        ("tie-2-2=tricks", THREE, (9, 4), SIMPLE, 1),
        ("tie-2-2=draw", TWO, (6, 7), "draw", None),
        ("tie-2-2=draw", THREE, (6, 7), SIMPLE, 1),
    ],
)
@pytest.mark.parametrize("name", ["dehla-pakad", "dehla-pakad-no-caller"])
def test_who_wins_with_which_tens(
    name: str, rules: str, tens: tuple[int, int], tricks: tuple[int, int], kind: str, winner: int | None
) -> None:
    last = result(rules, tens, tricks, name)
    assert (last.kind, last.winner) == (kind, winner)


@pytest.mark.parametrize(
    ("tens", "points", "dealer"),
    [(FOUR, (0, 1), 0), (THREE, (0, 0), 0), (TWO, (0, 0), 3), (ONE, (0, 0), 3), (NONE, (1, 0), 1)],
)
@pytest.mark.parametrize("name", ["dehla-pakad", "dehla-pakad-no-caller"])
def test_kots_and_the_next_dealer(name: str, tens: tuple[int, int], points: tuple[int, int], dealer: int) -> None:
    last = result("", tens, name=name)
    assert (last.points, last.next_dealer) == (points, dealer)
    assert last.next_hakem == (None if name.endswith("caller") else (dealer + 1) % 4)


def test_nobody_wins_a_drawn_deal_and_the_same_dealer_deals_again() -> None:
    last = result("tie-2-2=draw", TWO, streak=Streak(1, 4))
    assert (last.points, last.streak, last.next_dealer) == ((0, 0), Streak(1, 4), 3)


@pytest.mark.parametrize(
    ("rules", "tens", "before", "after", "points"),
    [
        ("", ONE, Streak(), Streak(0, 1), (0, 0)),
        ("", ONE, Streak(0, 3), Streak(0, 4), (0, 0)),
        ("", ONE, Streak(1, 3), Streak(0, 1), (0, 0)),
        ("", ONE, Streak(0, 6), Streak(), (1, 0)),
        ("", THREE, Streak(1, 6), Streak(), (0, 1)),
        ("", TWO, Streak(0, 6), Streak(), (1, 0)),
        ("", NONE, Streak(0, 6), Streak(), (1, 0)),
        ("", FOUR, Streak(0, 6), Streak(), (0, 1)),
        ("streak-kot=none", ONE, Streak(0, 6), Streak(0, 7), (0, 0)),
        ("streak-needs-three-tens=true", ONE, Streak(0, 3), Streak(0, 4), (0, 0)),
        ("streak-needs-three-tens=true", TWO, Streak(0, 3), Streak(), (0, 0)),
        ("streak-needs-three-tens=true", TWO, Streak(0, 6), Streak(), (0, 0)),
        ("streak-needs-three-tens=true; hand-rule=dealer-needs-all", THREE, Streak(0, 6), Streak(), (0, 0)),
    ],
)
def test_the_streak(rules: str, tens: tuple[int, int], before: Streak, after: Streak, points: tuple[int, int]) -> None:
    last = result(rules, tens, streak=before)
    assert (last.streak, last.points) == (after, points)


def test_a_kot_for_seven_in_a_row_counts_as_a_kot_for_who_deals_next() -> None:
    assert result("", ONE, streak=Streak(0, 6)).next_dealer == 1
    assert result("", ONE, streak=Streak(0, 6)).kind == SIMPLE
    assert result("", THREE, streak=Streak(1, 6)).next_dealer == 0


@pytest.mark.parametrize(
    ("effect", "score", "points", "after"),
    [
        ("score", (1, 0), (0, 1), (1, 1)),
        ("cancel", (2, 0), (-1, 0), (1, 0)),
        ("cancel", (0, 1), (0, 0), (0, 1)),
    ],
)
def test_what_all_tens_of_the_dealing_side_do(
    effect: str, score: tuple[int, int], points: tuple[int, int], after: tuple[int, int]
) -> None:
    last = result(f"dealer-kot-effect={effect}", FOUR, score=score, streak=Streak(1, 6))
    assert (last.points, last.score, last.streak, last.next_dealer) == (points, after, Streak(), 0)


def test_a_kot_of_the_others_scores_where_the_dealers_only_cancels() -> None:
    assert result("dealer-kot-effect=cancel", NONE).points == (1, 0)


def test_three_kots_win_the_match() -> None:
    last = result("", NONE, score=(2, 2))
    assert (last.score, last.next_dealer) == ((3, 2), None)
    assert result("", NONE, score=(1, 2)).next_dealer == 1


# --------------------------------------------------------------------------------------------------------------- Mindi


@pytest.mark.parametrize(
    ("tens", "tricks", "kind", "winner", "points", "dealer"),
    [
        (THREE, (7, 6), SIMPLE, 1, (0, 1), 0),
        (ONE, (3, 10), SIMPLE, 0, (1, 0), 3),
        (TWO, (7, 6), SIMPLE, 0, (1, 0), 3),
        (TWO, (6, 7), SIMPLE, 1, (0, 1), 0),
        (NONE, (5, 8), KOT, 0, (2, 0), 3),
        (FOUR, (5, 8), HAKEM_KOT, 1, (0, 2), 0),
        (NONE, (13, 0), "thirteen", 0, (3, 0), 1),
        (FOUR, (0, 13), "thirteen", 1, (0, 3), 0),
    ],
)
def test_mindi(
    tens: tuple[int, int], tricks: tuple[int, int], kind: str, winner: int, points: tuple[int, int], dealer: int
) -> None:
    last = result("", tens, tricks, "mindi")
    assert (last.kind, last.winner, last.points, last.next_dealer) == (kind, winner, points, dealer)
    assert last.streak is None


@pytest.mark.parametrize(("tie", "winner", "dealer"), [("tricks", 1, 0), ("non-dealer", 0, 3), ("draw", None, 3)])
def test_two_tens_each_in_mindi(tie: str, winner: int | None, dealer: int) -> None:
    last = result(f"tie-2-2={tie}", TWO, (6, 7), "mindi")
    assert (last.winner, last.next_dealer) == (winner, dealer)


def test_seven_points_win_a_match_of_mindi() -> None:
    assert result("", NONE, (13, 0), "mindi", score=(4, 6)).next_dealer is None
    assert result("", NONE, (12, 1), "mindi", score=(4, 6)).next_dealer is not None


def test_all_tricks_are_no_more_than_a_kot_in_dehla_pakad() -> None:
    assert result("", NONE, (13, 0)).kind == KOT


# ----------------------------------------------------------------------------------------- decided before the end


def midway(name: str, rules: str, tens: tuple[int, int]) -> Outcome | None:
    """What is fixed after nine tricks."""
    variant = variant_of(name, rules)
    state = counted(variant, (4, 5), tens)
    state = state._replace(deal=replaced(state.deal, winners=(0,) * 9))
    return variant.ending.outcome(variant, state)


@pytest.mark.parametrize("name", ["dehla-pakad", "dehla-pakad-no-caller", "mindi"])
@pytest.mark.parametrize("tens", [NONE, ONE, THREE, (2, 1)])
def test_by_default_all_tricks_are_played(name: str, tens: tuple[int, int]) -> None:
    assert midway(name, "", tens) is None


NON_DEALER = "stop=decided; tie-2-2=non-dealer"


@pytest.mark.parametrize(
    ("name", "rules", "tens", "winner"),
    [
        ("dehla-pakad", "stop=decided", (1, 3), 1),
        ("dehla-pakad", "stop=decided", (3, 1), 0),
        ("dehla-pakad", "stop=decided", (3, 0), None),  # still a kot
        ("dehla-pakad", "stop=decided", (0, 3), None),
        ("dehla-pakad", "stop=decided", (2, 1), 0),  # two each would do too
        ("dehla-pakad", "stop=decided", (2, 2), 0),
        ("dehla-pakad", "stop=decided", (1, 2), None),
        ("dehla-pakad", "stop=decided", (1, 1), None),
        ("dehla-pakad", "stop=decided", (2, 0), None),
        ("dehla-pakad", "stop=decided; tie-2-2=tricks", (2, 1), None),
        ("dehla-pakad", "stop=decided; tie-2-2=draw", (2, 1), None),
        ("dehla-pakad", "stop=decided; hand-rule=majority-tricks", (2, 1), None),
        ("dehla-pakad", "stop=decided; streak-needs-three-tens=true", (2, 1), None),
        ("dehla-pakad", "stop=decided; streak-needs-three-tens=true", (3, 1), 0),
        ("dehla-pakad", "stop=decided; hand-rule=dealer-needs-all", (2, 1), None),
        ("dehla-pakad", "stop=decided; hand-rule=dealer-needs-all", (1, 3), 0),
        ("dehla-pakad-no-caller", "stop=decided", (2, 1), 0),
        ("mindi", "stop=decided", (2, 1), None),
        ("mindi", "stop=decided", (3, 1), 0),
        ("mindi", "stop=decided", (3, 0), None),
        ("mindi", NON_DEALER, (2, 1), 0),
    ],
)
def test_when_the_tens_decide_it(name: str, rules: str, tens: tuple[int, int], winner: int | None) -> None:
    outcome = midway(name, rules, tens)
    assert (None if outcome is None else (outcome.kind, outcome.winner)) == (
        None if winner is None else (SIMPLE, winner)
    )


# --------------------------------------------------------------------------------- tens count for who takes them


@pytest.mark.parametrize(
    ("winners", "tricks", "tens"),
    [
        ("0000000000000", (13, 0), (4, 0)),
        ("1100000000000", (11, 2), (3, 1)),
        ("1010101010101", (0, 13), (0, 4)),  # the last trick takes the heap with all tens
        ("1010101010011", (11, 2), (4, 0)),
        ("1100011110000", (6, 7), (1, 3)),
    ],
)
def test_a_ten_counts_for_the_side_that_takes_it_from_the_heap(
    winners: str, tricks: tuple[int, int], tens: tuple[int, int]
) -> None:
    """The tens are played to tricks 2, 5, 8 and 11."""
    game = won_by(game_of("dehla-pakad"), winners)
    assert (game.state.deal.tricks, game.state.deal.tens) == (tricks, tens)


def test_in_mindi_each_ten_counts_at_once() -> None:
    game = won_by(game_of("mindi", "mindi-trump=announce"), "0100100100100")
    assert (game.state.deal.tricks, game.state.deal.tens) == ((9, 4), (0, 4))
    assert (game.last.kind, game.last.winner) == (HAKEM_KOT, 1)
    assert game.last.next_hakem == 1


def test_a_decided_deal_stops_with_the_trick_that_decides_it() -> None:
    game = won_by(game_of("dehla-pakad", "stop=decided"), "1100000000000")
    assert len(game.state.deal.winners) == 8
    assert game.state.deal.tens == (2, 1)
