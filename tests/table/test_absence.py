"""Away, back, gone: the clock waits once, a computer sits in, leaving never ends a match."""

import pytest

from hokm.rules import RefusalCode
from tests.table.evening import Evening
from tests.table.test_lobby import refused

PHASES = ("trump", "first trick", "mid trick", "break")


def test_the_clock_waits_once_for_who_is_away() -> None:
    evening = Evening("ann", "ben").start().until_turn_of("ann")
    evening.tick(10)
    evening.depart("ann")
    assert evening.authority.clock(evening.now) == (20, 60, True)
    evening.tick(29.9)
    assert evening.authority.clock(evening.now) == (20, 60, True)
    evening.arrive("ann")
    assert evening.authority.clock(evening.now) == (20, 60, False)
    evening.tick(5)
    evening.depart("ann")
    assert evening.authority.clock(evening.now) == (15, 60, False), "once a match"


def test_the_pause_ends_by_itself() -> None:
    evening = Evening("ann", "ben").start().until_turn_of("ann")
    evening.depart("ann")
    evening.tick(31)
    assert evening.authority.clock(evening.now) == (29, 60, False)


def test_after_the_grace_a_computer_sits_in_and_gives_the_seat_back() -> None:
    evening = Evening("ann", "ben", clock=0).start().until_turn_of("ben")
    evening.depart("ann")
    evening.tick(89.9)
    assert not evening.chair("ann").sitting_in
    evening.tick(0.2)
    assert evening.chair("ann").sitting_in
    evening.until_turn_of("ann")
    assert evening.authority.computer_due() == evening.seat_of("ann")
    evening.arrive("ann")
    assert evening.chair("ann").sitting_in
    evening.step()
    assert not evening.chair("ann").sitting_in, "it came back by itself, without asking"
    assert evening.authority.setup.people == (0, 1)


def test_who_was_idle_and_reloads_must_still_say_that_he_is_back() -> None:
    evening = Evening("ann", "ben").start().until_turn_of("ann")
    evening.tick(90.1)
    evening.until_turn_of("ann")
    evening.tick(30.1)
    evening.depart("ann")
    evening.arrive("ann")
    evening.until_turn_of("ben")
    assert evening.chair("ann").sitting_in


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seat", range(4))
def test_whoever_goes_whenever_the_match_ends(seat: int, phase: str) -> None:
    people = ("ann", "ben", "cy", "dina")
    evening = Evening(
        *people, rules=(("first-caller-method", "random"), ("target", "4")), seed=f"{seat} {phase}"
    ).start()
    stops = {
        "trump": lambda evening: evening.in_turn is not None,
        "first trick": lambda evening: evening.table.observation(0).deal.trump is not None,
        "mid trick": lambda evening: len(evening.table.observation(0).deal.trick) == 2,
        "break": lambda evening: evening.authority.setup.between,
    }
    evening.until(stops[phase])
    evening.depart(people[seat])
    evening.tick(0.1)
    over_before_grace = evening.until(
        lambda evening: evening.in_turn == seat or evening.authority.setup.phase == "over"
    ).authority.setup.phase
    if over_before_grace != "over":
        evening.tick(500)
        assert evening.chair(people[seat]).sitting_in
    evening.until_over()
    assert evening.table.result is not None


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seat", range(4))
def test_whoever_leaves_whenever_a_computer_finishes(seat: int, phase: str) -> None:
    people = ("ann", "ben", "cy", "dina")
    evening = Evening(*people, rules=(("first-caller-method", "random"), ("target", "1")), seed=phase).start()
    if phase == "break":
        evening.until(lambda evening: evening.table.observation(0).deal.result is not None)
    elif phase == "mid trick":
        evening.until(lambda evening: len(evening.table.observation(0).deal.trick) == 2)
    evening.authority.leave(people[seat])
    evening.settle()
    assert evening.authority.setup.seat_of(people[seat]) is None
    assert evening.authority.setup.chairs[seat].computer
    assert evening.authority.setup.host == ("ben" if seat == 0 else "ann")
    evening.until_over()
    with refused(RefusalCode.NOT_SEATED):
        evening.authority.rematch(people[seat])


def test_leaving_acts_on_the_one_who_leaves() -> None:
    evening = Evening("ann", "ben").start()
    with refused(RefusalCode.NOT_SEATED):
        evening.authority.leave("eve")
    evening.authority.leave("ben")
    assert evening.authority.setup.people == (0,)


def test_when_all_have_left_nothing_happens_any_more() -> None:
    evening = Evening("ann", "ben").start()
    evening.authority.leave("ann")
    evening.authority.leave("ben")
    assert not evening.authority.attended
    assert evening.authority.deadline() is None
    assert evening.authority.computer_due() is None


def test_while_nobody_is_there_the_match_waits() -> None:
    evening = Evening("ann", "ben").start().until_turn_of("ann")
    evening.depart("ann")
    evening.depart("ben")
    seq = evening.table.seq
    evening.tick(100_000)
    assert evening.table.seq == seq
    evening.arrive("ben")
    evening.tick(1)
    assert evening.table.seq == seq
    evening.arrive("ann")
    assert evening.authority.clock(evening.now) == (29, 60, False)
