"""Clocks: time for a card, the reserve, time-outs bound to their turn, and the computer that sits in after two."""

import pytest

from hokm.rules import IllegalAction, RefusalCode
from hokm.table import Entry, StaleAction
from tests.table.evening import Evening
from tests.table.test_lobby import refused


def autos(evening: Evening) -> list[Entry]:
    """The entries that a time-out made."""
    return [item for item in evening.log if isinstance(item, Entry) and item.auto]


def test_alone_against_computers_there_is_no_clock() -> None:
    evening = Evening("ann").start().until_turn_of("ann")
    assert evening.authority.clock(evening.now) is None
    evening.tick(100_000)
    assert evening.in_turn == evening.seat_of("ann")


def test_a_table_may_have_no_clock() -> None:
    evening = Evening("ann", "ben", clock=0).start().until_turn_of("ann")
    assert evening.authority.clock(evening.now) is None
    evening.tick(100_000)
    assert evening.in_turn == evening.seat_of("ann")


@pytest.mark.parametrize("clock", [15, 30])
def test_the_clock_gives_the_cards_time_and_then_the_reserve(clock: int) -> None:
    evening = Evening("ann", "ben", clock=clock).start().until_turn_of("ann")
    assert evening.authority.clock(evening.now) == (clock, 60, False)
    evening.tick(10)
    assert evening.authority.clock(evening.now) == (clock - 10, 60, False)
    evening.tick(clock)
    assert evening.authority.clock(evening.now) == (0, 50, False)
    evening.tick(49.9)
    assert not autos(evening)
    evening.tick(0.2)
    assert len(autos(evening)) == 1


def test_what_was_taken_from_the_reserve_is_gone_for_the_match() -> None:
    evening = Evening("ann", "ben").start().until_turn_of("ann")
    evening.tick(50)
    evening.step()
    assert evening.chair("ann").reserve == 40
    evening.until_turn_of("ben").until_turn_of("ann")
    assert evening.authority.clock(evening.now) == (30, 40, False)
    evening.tick(70.1)
    assert len(autos(evening)) == 1
    assert evening.chair("ann").reserve == 0
    evening.until_turn_of("ann")
    evening.tick(30.1)
    assert len(autos(evening)) == 2


def test_whoever_is_asked_with_others_has_no_more_time_because_they_answer() -> None:
    """In an exchange all choose at once; the last to choose pays for what he took, not for what the others did."""
    rules = (("first-caller-method", "random"), ("continue-for-13", "off"), ("target", "99"))
    evening = Evening("ann", "ben", "cas", "dan", rules=rules, game="satat").start()
    evening.until(lambda evening: evening.in_turn is not None and evening.table.observation(0).phase == "exchange")
    (*first, last), seats = evening.table.turn(0)[0], evening.authority.setup.chairs
    for spent in range(20, 20 * len(first) + 1, 20):
        evening.tick(20)
        evening.step()
        assert evening.authority.clock(evening.now) == (max(0, 30 - spent), 60 - max(0, spent - 30), False)
    assert seats[last].reserve == 60
    evening.tick(5)
    evening.step()
    assert evening.authority.setup.chairs[last].reserve == 60 - (spent + 5 - 30)


def test_time_within_the_limit_costs_nothing() -> None:
    evening = Evening("ann", "ben").start().until_turn_of("ann")
    evening.tick(29)
    evening.step()
    assert evening.chair("ann").reserve == 60


def test_a_late_timer_of_an_earlier_turn_does_nothing() -> None:
    evening = Evening("ann", "ben").start().until_turn_of("ann")
    seq = evening.table.seq
    evening.tick(89.9)
    evening.authority.act("ann", evening.legal(evening.seat_of("ann"))[0], seq, evening.now)
    evening.now += 0.2
    evening.settle()
    assert not autos(evening)


def test_a_card_after_the_time_out_is_stale() -> None:
    evening = Evening("ann", "ben").start().until_turn_of("ann")
    seat, seq = evening.seat_of("ann"), evening.table.seq
    action = evening.legal(seat)[0]
    evening.tick(90.1)
    assert len(autos(evening)) == 1
    before = evening.table.seq
    with pytest.raises(StaleAction):
        evening.authority.act("ann", action, seq, evening.now)
    assert evening.table.seq == before


def test_two_cards_back_to_back_play_one() -> None:
    evening = Evening("ann", "ben").start().until_turn_of("ann")
    seat, seq = evening.seat_of("ann"), evening.table.seq
    first, *others = evening.legal(seat)
    evening.authority.act("ann", first, seq, evening.now)
    for again in (first, *others):
        with pytest.raises((StaleAction, IllegalAction)):
            evening.authority.act("ann", again, seq, evening.now)
    assert len(evening.keep()) == 1


def test_two_time_outs_in_a_row_bring_a_computer_until_the_person_is_back() -> None:
    evening = Evening("ann", "ben").start().until_turn_of("ann")
    evening.tick(90.1)
    assert not evening.chair("ann").sitting_in
    evening.until_turn_of("ann")
    evening.tick(30.1)
    assert evening.chair("ann").sitting_in
    evening.until_turn_of("ben").until_turn_of("ann")
    with refused(RefusalCode.NOT_NOW):
        evening.authority.act("ann", evening.legal(evening.seat_of("ann"))[0], evening.table.seq, evening.now)
    evening.authority.back("ann")
    evening.settle()
    assert evening.chair("ann").sitting_in, "the computer's card is due: the seat changes hands after it"
    evening.step()
    assert not evening.chair("ann").sitting_in
    assert evening.chair("ann").timeouts_in_row == 0


def test_coming_back_out_of_turn_is_at_once() -> None:
    evening = Evening("ann", "ben").start().until_turn_of("ann")
    evening.tick(90.1)
    evening.until_turn_of("ann")
    evening.tick(30.1)
    evening.until_turn_of("ben")
    evening.authority.back("ann")
    evening.settle()
    assert not evening.chair("ann").sitting_in


def test_a_card_in_time_forgives_a_time_out() -> None:
    evening = Evening("ann", "ben").start().until_turn_of("ann")
    evening.tick(90.1)
    evening.until_turn_of("ann").step()
    evening.until_turn_of("ann")
    evening.tick(30.1)
    assert not evening.chair("ann").sitting_in


def test_back_without_need_is_nothing() -> None:
    evening = Evening("ann", "ben").start()
    evening.authority.back("ann")
    assert evening.keep() == []
