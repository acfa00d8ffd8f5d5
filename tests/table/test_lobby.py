"""Before the start: chairs, the host's crown, house rules, and the start itself."""

from contextlib import AbstractContextManager

import pytest

from hokm.rules import RefusalCode, parse_action
from hokm.table import Authority, TableOpened, TableRefusal
from tests.table.evening import Evening, entropy_of


def refused(reason: RefusalCode) -> AbstractContextManager[object]:
    """A refusal for this reason, which changes nothing."""
    return pytest.raises(TableRefusal, check=lambda error: error.reason is reason)


def seats(evening: Evening) -> list[str | None]:
    return [chair.person for chair in evening.authority.setup.chairs]


def test_the_host_has_sat_down() -> None:
    assert seats(Evening("ann")) == ["ann", None, None, None]


def test_people_sit_move_and_stand() -> None:
    evening = Evening("ann", "ben")
    evening.authority.sit("ben", 2)
    assert seats(evening) == ["ann", None, "ben", None]
    evening.authority.sit("ben", 2)
    evening.authority.stand("ben")
    assert seats(evening) == ["ann", None, None, None]


def test_a_taken_chair_is_refused_and_nothing_changes() -> None:
    evening = Evening("ann", "ben")
    with refused(RefusalCode.SEAT_TAKEN):
        evening.authority.sit("ben", 0)
    with refused(RefusalCode.SEAT_TAKEN):
        evening.authority.sit("ben", 4)
    assert evening.keep() == []
    assert seats(evening) == ["ann", "ben", None, None]


def test_a_fifth_person_hears_that_the_table_is_full() -> None:
    evening = Evening("ann", "ben", "cy", "dina")
    with refused(RefusalCode.TABLE_FULL):
        evening.authority.sit("eve", 1)
    with refused(RefusalCode.NOT_SEATED):
        evening.authority.stand("eve")


def test_only_the_host_configures_and_starts() -> None:
    evening = Evening("ann", "ben")
    with refused(RefusalCode.NOT_HOST):
        evening.authority.configure("ben", clock=15)
    with refused(RefusalCode.NOT_HOST):
        evening.authority.start("ben", evening.now)


def test_what_is_not_named_stays_as_it_is() -> None:
    evening = Evening("ann", rules=(("target", "5"),))
    evening.authority.configure("ann", rules={"kot-rule": "none"}, clock=15)
    evening.authority.configure("ann", fill=False, level="level-1")
    setup = evening.authority.setup
    assert dict(setup.variant.changed_rules) == {"target": "5", "kot-rule": "none"}
    assert (setup.clock, setup.fill, setup.level) == (15, False, "level-1")


def test_house_rules_that_cannot_be_are_refused_in_words() -> None:
    evening = Evening("ann")
    with pytest.raises(TableRefusal, match="target must be a whole number"):
        evening.authority.configure("ann", rules={"target": "soon"})
    opening = TableOpened("private", "ann", "hokm-4", (("targt", "5"),), "random", 30, True, "normal")
    with pytest.raises(TableRefusal, match="did you mean target"):
        Authority.opened(opening, entropy_of(""), 0.0)


def test_the_start_needs_people_unless_computers_fill() -> None:
    evening = Evening("ann", "ben")
    evening.authority.configure("ann", fill=False)
    with refused(RefusalCode.NEEDS_PEOPLE):
        evening.authority.start("ann", evening.now)
    evening.authority.configure("ann", fill=True)
    evening.authority.start("ann", evening.now)
    chairs = evening.authority.setup.chairs
    assert [chair.computer for chair in chairs] == [False, False, True, True]


def test_nobody_seated_cannot_start() -> None:
    evening = Evening("ann")
    evening.authority.stand("ann")
    with refused(RefusalCode.NEEDS_PEOPLE):
        evening.authority.start("ann", evening.now)


def test_twenty_starts_make_one_deal() -> None:
    evening = Evening("ann").start()
    for _ in range(19):
        with refused(RefusalCode.ALREADY_STARTED):
            evening.authority.start("ann", evening.now)
        evening.settle()
    assert evening.table.deals == 1
    assert evening.authority.setup.match == 1


@pytest.mark.parametrize("request_of", ["sit", "stand", "configure", "start"])
def test_the_lobby_is_over_once_the_match_has_begun(request_of: str) -> None:
    evening = Evening("ann", "ben").start()
    requests = {
        "sit": lambda: evening.authority.sit("ann", 3),
        "stand": lambda: evening.authority.stand("ann"),
        "configure": lambda: evening.authority.configure("ann", clock=0),
        "start": lambda: evening.authority.start("ann", evening.now),
    }
    with refused(RefusalCode.ALREADY_STARTED):
        requests[request_of]()


@pytest.mark.parametrize("request_of", ["act", "next", "hold"])
def test_the_match_has_not_begun_in_the_lobby(request_of: str) -> None:
    evening = Evening("ann")
    requests = {
        "act": lambda: evening.authority.act("ann", parse_action("AS"), 0, evening.now),
        "next": lambda: evening.authority.ready("ann"),
        "hold": lambda: evening.authority.hold("ann", True, evening.now),
    }
    with refused(RefusalCode.NOT_STARTED):
        requests[request_of]()


def test_the_crown_goes_on_when_the_host_stays_away() -> None:
    evening = Evening("ann", "ben", "cy")
    evening.depart("ann")
    evening.tick(9.9)
    assert evening.authority.setup.host == "ann"
    evening.tick(0.1)
    assert evening.authority.setup.host == "ben"
    evening.arrive("ann")
    evening.tick(60)
    assert evening.authority.setup.host == "ben"
    assert seats(evening)[0] == "ann"


def test_a_reload_does_not_cost_the_crown() -> None:
    evening = Evening("ann", "ben")
    evening.depart("ann")
    evening.tick(3)
    evening.arrive("ann")
    evening.tick(3600)
    assert evening.authority.setup.host == "ann"


def test_the_crown_waits_for_somebody_to_wear_it() -> None:
    evening = Evening("ann", "ben")
    evening.authority.leave("ben")
    evening.authority.leave("ann")
    assert evening.authority.setup.host is None
    evening.arrive("cy")
    evening.authority.sit("cy", 3)
    evening.settle()
    assert evening.authority.setup.host == "cy"


def test_who_stays_away_loses_the_chair_before_the_start() -> None:
    evening = Evening("ann", "ben")
    evening.depart("ben")
    evening.tick(89.9)
    assert seats(evening) == ["ann", "ben", None, None]
    evening.tick(0.2)
    assert seats(evening) == ["ann", None, None, None]


def test_a_table_that_stands_alone_keeps_everything() -> None:
    evening = Evening("ann", "ben")
    evening.depart("ben")
    evening.depart("ann")
    assert evening.authority.deadline() is None
    evening.tick(100_000)
    evening.arrive("ben")
    evening.tick(9)
    assert seats(evening) == ["ann", "ben", None, None]
    assert evening.authority.setup.host == "ann"
    evening.tick(1)
    assert evening.authority.setup.host == "ben"
    evening.tick(80)
    assert seats(evening) == [None, "ben", None, None]


def test_alone_against_computers_the_match_begins_by_itself() -> None:
    evening = Evening("ann", kind="solo").start()
    assert evening.table.deals == 1
    assert len(evening.authority.setup.people) == 1
