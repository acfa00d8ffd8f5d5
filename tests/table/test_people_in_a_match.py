"""In the match: breaks, rematch, other chairs, computers' answers, and coming back after a crash."""

from collections.abc import Callable

import pytest

from hokm.rules import RefusalCode, parse_action
from hokm.rules.events import HakemFound
from hokm.table import Entry, TableRefusal
from hokm.table.changes import PersonReturned
from tests.table.evening import Evening
from tests.table.test_lobby import refused

# ----------------------------------------------------------------------------------------------------------- breaks


def test_the_next_deal_comes_by_itself_after_eight_seconds() -> None:
    evening = Evening("ann", "ben").start().until_break()
    deals = evening.table.deals
    assert evening.authority.next_deal_in(evening.now) == 8
    evening.tick(7.9)
    assert evening.table.deals == deals
    evening.tick(0.2)
    assert evening.table.deals == deals + 1
    assert evening.authority.next_deal_in(evening.now) is None


def test_when_everybody_is_ready_it_comes_at_once() -> None:
    evening = Evening("ann", "ben").start().until_break()
    deals = evening.table.deals
    evening.authority.ready("ann")
    evening.authority.ready("ann")
    evening.settle()
    assert evening.table.deals == deals
    assert list(evening.authority.setup.ready) == [0]
    evening.authority.ready("ben")
    evening.settle()
    assert evening.table.deals == deals + 1
    assert not evening.authority.setup.ready


def test_alone_one_word_is_enough() -> None:
    evening = Evening("ann").start().until_break()
    deals = evening.table.deals
    evening.authority.ready("ann")
    evening.settle()
    assert evening.table.deals == deals + 1


def test_a_break_can_be_held_and_let_go_by_who_holds_it() -> None:
    evening = Evening("ann", "ben").start().until_break()
    deals = evening.table.deals
    evening.tick(3)
    evening.authority.hold("ann", True, evening.now)
    evening.authority.hold("ben", True, evening.now)
    evening.authority.hold("ben", False, evening.now)
    assert evening.authority.setup.held_by == 0
    evening.tick(60)
    assert evening.table.deals == deals
    evening.authority.hold("ann", False, evening.now)
    assert evening.authority.next_deal_in(evening.now) == 5
    evening.tick(5.1)
    assert evening.table.deals == deals + 1


def test_who_holds_and_goes_holds_no_longer() -> None:
    evening = Evening("ann", "ben").start().until_break()
    deals = evening.table.deals
    evening.authority.hold("ann", True, evening.now)
    evening.depart("ann")
    evening.tick(8.1)
    assert evening.table.deals == deals + 1


def test_who_leaves_while_holding_holds_no_longer() -> None:
    evening = Evening("ann", "ben").start().until_break()
    deals = evening.table.deals
    evening.authority.hold("ann", True, evening.now)
    evening.authority.leave("ann")
    evening.tick(8.1)
    assert evening.table.deals == deals + 1


def test_nobody_holds_the_others_for_ever() -> None:
    evening = Evening("ann", "ben").start().until_break()
    deals = evening.table.deals
    evening.authority.hold("ann", True, evening.now)
    evening.tick(121)
    assert evening.authority.setup.held_by is None
    evening.tick(8)
    assert evening.table.deals == deals + 1


def test_ready_and_hold_outside_a_break_are_nothing() -> None:
    evening = Evening("ann", "ben").start()
    evening.authority.ready("ann")
    evening.authority.hold("ann", True, evening.now)
    assert evening.keep() == []


# ---------------------------------------------------------------------------------------------------------- rematch

ONE_POINT = (("first-caller-method", "random"), ("target", "1"))


def test_a_rematch_waits_for_everybody() -> None:
    evening = Evening("ann", "ben", rules=ONE_POINT).start()
    with refused(RefusalCode.NOT_NOW):
        evening.authority.rematch("ann")
    evening.until_over()
    evening.authority.rematch("ann")
    evening.authority.rematch("ann")
    evening.settle()
    assert evening.authority.setup.match == 1
    evening.authority.rematch("ben")
    evening.settle()
    setup = evening.authority.setup
    assert (setup.match, setup.phase, setup.rematch) == (2, "playing", ())
    assert evening.table.result is None
    assert evening.table.deals == 1
    evening.until_over()


def test_a_rematch_does_not_wait_for_who_has_gone() -> None:
    evening = Evening("ann", "ben", rules=ONE_POINT).start().until_over()
    evening.authority.rematch("ann")
    evening.depart("ben")
    evening.tick(89)
    assert evening.authority.setup.match == 1
    evening.tick(2)
    assert evening.authority.setup.match == 2
    assert evening.chair("ben").sitting_in


def test_a_rematch_begins_with_a_full_reserve() -> None:
    evening = Evening("ann", "ben", rules=ONE_POINT).start().until_turn_of("ann")
    evening.tick(50)
    evening.step()
    evening.until_over()
    evening.authority.rematch("ann")
    evening.authority.rematch("ben")
    evening.settle()
    assert evening.chair("ann").reserve == 60


# ------------------------------------------------------------------------------------------------------- other things


def test_people_change_chairs_when_partners_are_drawn() -> None:
    for seed in range(20):
        rules = (("first-caller-method", "two-aces"), ("target", "1"))
        evening = Evening("ann", "ben", "cy", "dina", rules=rules, seed=str(seed)).start()
        found = next(item for item in evening.log if isinstance(item, Entry)).events[0]
        assert isinstance(found, HakemFound)
        people = ["ann", "ben", "cy", "dina"]
        assert [chair.person for chair in evening.authority.setup.chairs] == [people[seat] for seat in found.people]
        if found.people != (0, 1, 2, 3):
            evening.until_over()
            return
    raise AssertionError("nobody ever moved")


def test_the_speed_is_for_one_person() -> None:
    alone, together = Evening("ann").start(), Evening("ann", "ben").start()
    alone.authority.set_speed("ann", "fast")
    alone.authority.set_speed("ann", "fast")
    assert alone.authority.setup.speed == "fast"
    assert len(alone.keep()) == 1
    with refused(RefusalCode.NOT_NOW):
        together.authority.set_speed("ann", "fast")


def test_a_computers_answer_to_an_earlier_turn_is_dropped() -> None:
    evening = Evening("ann").start()
    evening.until(lambda evening: evening.authority.computer_due() is not None)
    seat, seq = evening.authority.computer_due(), evening.table.seq
    assert seat is not None
    action = evening.legal(seat)[0]
    evening.authority.computer_acts(seat, action, seq - 1, evening.now)
    evening.authority.computer_acts((seat + 1) % 4, action, seq, evening.now)
    assert evening.keep() == []
    evening.authority.computer_acts(seat, action, seq, evening.now)
    evening.authority.computer_acts(seat, action, seq, evening.now)
    assert len(evening.keep()) == 1


def test_somebody_without_a_seat_can_do_nothing() -> None:
    evening = Evening("ann", "ben").start()
    requests: tuple[Callable[[], None], ...] = (
        lambda: evening.authority.act("eve", parse_action("AS"), evening.table.seq, evening.now),
        lambda: evening.authority.ready("eve"),
        lambda: evening.authority.hold("eve", True, evening.now),
        lambda: evening.authority.back("eve"),
        lambda: evening.authority.leave("eve"),
        lambda: evening.authority.set_speed("eve", "fast"),
    )
    for request in requests:
        with refused(RefusalCode.NOT_SEATED):
            request()
    assert evening.keep() == []


@pytest.mark.parametrize("phase", ["lobby", "trump", "mid trick", "sat in", "break", "held", "over"])
def test_a_table_comes_back_as_it_was(phase: str) -> None:
    evening = Evening("ann", "ben", rules=(("first-caller-method", "two-aces"), ("target", "2")))
    if phase != "lobby":
        evening.start().until(lambda evening: evening.in_turn is not None)
    if phase == "mid trick":
        evening.until(lambda evening: len(evening.table.observation(0).deal.trick) == 2)
    if phase == "sat in":
        evening.until_turn_of("ann").tick(90.1)
        evening.until_turn_of("ann").tick(30.1)
    if phase in ("break", "held"):
        evening.until_break().authority.ready("ann")
        if phase == "held":
            evening.authority.hold("ben", True, evening.now)
    if phase == "over":
        evening.until_over().authority.rematch("ann")
    evening.keep()
    before, table = evening.authority.setup, evening.authority.table
    evening.crash()
    assert evening.authority.setup == before
    if table is not None:
        assert evening.table.log == table.log
        assert [evening.table.observation(seat) for seat in range(4)] == [table.observation(seat) for seat in range(4)]
    evening.arrive("ann")
    evening.arrive("ben")
    if phase == "held":
        evening.authority.hold("ben", False, evening.now)
    evening.start() if phase == "lobby" else evening.settle()
    if phase == "over":
        evening.authority.rematch("ben")
        evening.settle()
    evening.until_over()
    assert evening.table.result is not None


def test_a_person_returns_only_once() -> None:
    evening = Evening("ann", "ben", clock=0).start().until_turn_of("ben")
    evening.depart("ann")
    evening.tick(91)
    evening.arrive("ann")
    evening.tick(1)
    assert sum(isinstance(item, PersonReturned) for item in evening.log) == 1


def test_the_error_of_a_refusal_is_a_sentence() -> None:
    with pytest.raises(TableRefusal, match="you have no seat"):
        Evening("ann").authority.leave("eve")
