"""The record of a match at a table: whole and provable, and silent about what is not open yet."""

import io

import pytest

from hokm.records import problems, replay_text
from hokm.records.verdict import Verdict
from hokm.records.verify import verify
from hokm.rules import Act
from hokm.table import Entry, News, TableOpened, people_of, played, record
from hokm.table.changes import DealsOpened, MatchStarted, PersonLeft, PersonSat, PersonStood
from tests.table.evening import BY_LOT, Evening

TARGET_4 = (*BY_LOT, ("target", "4"))


def record_of(evening: Evening, match: int = 1) -> str:
    found = played(evening.log, match)
    assert found is not None
    return record(found, str.title, {"Event": "an evening"})


def _seat(entry: Entry) -> int | None:
    return entry.given.seat if isinstance(entry.given, Act) else None


def verdict_of(text: str) -> Verdict:
    (verdict,) = verify(io.StringIO(text))
    return verdict


@pytest.mark.parametrize("people", [("ann",), ("ann", "ben"), ("ann", "ben", "cy", "dina")])
@pytest.mark.parametrize("method", ["random", "first-ace", "two-aces"])
def test_every_match_leaves_a_record_that_holds(people: tuple[str, ...], method: str) -> None:
    evening = Evening(*people, rules=(("first-caller-method", method), ("target", "3"))).start().until_over()
    text = record_of(evening)
    assert list(problems(text)) == []
    verdict = verdict_of(text)
    assert (verdict.holds, verdict.faults, verdict.waiting) == (True, (), 0)
    assert verdict.checked == evening.table.deals
    assert [line["type"] for line in replay_text(text)][-1] == "match"


def test_nothing_is_told_of_a_deal_before_it_is_open() -> None:
    evening = Evening("ann", "ben", rules=TARGET_4).start().until_turn_of("ann")
    assert "deal:" not in record_of(evening)
    assert "lot:" not in record_of(evening)
    evening.until_break().until_turn_of("ben")
    text = record_of(evening)
    assert text.count("deal:") == 1
    assert text.count("proof open") == 1
    verdict = verdict_of(text)
    assert (verdict.holds, verdict.checked, verdict.waiting) == (True, 1, 0)


def test_a_table_may_hold_its_openings_until_the_match_is_over() -> None:
    evening = Evening("ann", "ben", rules=TARGET_4)
    evening.authority.configure("ann", hold=True)
    evening.start().until_break()
    assert "deal:" not in record_of(evening)
    assert not [item for item in evening.log if isinstance(item, DealsOpened)]
    evening.until_over()
    opened = [item.deal for item in evening.log if isinstance(item, DealsOpened)]
    assert opened == [evening.table.deals]
    verdict = verdict_of(record_of(evening))
    assert (verdict.holds, verdict.checked) == (True, evening.table.deals)


def test_time_outs_and_computers_that_sit_in_are_told() -> None:
    evening = Evening("ann", "ben", rules=TARGET_4).start().until_turn_of("ann")
    evening.step()
    evening.until_turn_of("ann").tick(100)  # her time runs out
    evening.until_turn_of("ann").depart("ann")
    evening.tick(100)
    evening.until(
        lambda evening: any(isinstance(item, Entry) and item.chosen and _seat(item) == 0 for item in evening.log)
    )
    evening.arrive("ann")
    evening.authority.back("ann")
    evening.until_turn_of("ann").step()
    evening.until_break()
    text = record_of(evening)
    told = [part.split("}")[0] for part in text.split("{proof ") if part.startswith(("auto 0}", "seat 0 "))]
    assert told == ["auto 0"] * told.count("auto 0") + ["seat 0 random/1.0.0", "seat 0 person"]
    assert told.count("auto 0") >= 1
    assert verdict_of(text).holds


def test_a_silent_device_holds_a_deal_for_a_second_and_a_half_and_gives_none() -> None:
    evening = Evening("ann", "ben", rules=TARGET_4)
    evening.silent.add("ben")
    evening.start()
    begun = evening.now
    while evening.table.deals == 0:
        evening.tick(0.1)
    assert 0.4 < evening.now - begun <= 1.6
    evening.until_over()
    text = record_of(evening)
    first = next(line for line in text.splitlines() if "proof seeds 1 " in line)
    commits = first.split("commit=")[1].split()[0].split(",")
    assert commits[0] != "none"
    assert commits[1:] == ["none"] * 3
    assert verdict_of(text).holds


def test_a_match_that_ends_before_its_first_card_has_a_record_too() -> None:
    evening = Evening("ann", "ben", rules=TARGET_4).start().until_over()
    evening.authority.rematch("ann")
    evening.authority.rematch("ben")
    evening.settle()
    assert verdict_of(record_of(evening, 1)).holds
    second = record_of(evening, 2)
    assert "deal:" not in second
    assert played(evening.log, 3) is None
    assert second.split("MatchId")[1][:30] != record_of(evening, 1).split("MatchId")[1][:30]


def test_whoever_only_sat_down_for_a_while_is_none_of_the_match() -> None:
    opening = TableOpened("private", "ann", "hokm-4", (), "random", 0, fill=True, speed="normal")
    lobby: list[News] = [
        opening,
        PersonSat(0, "ann"),
        PersonSat(1, "ben"),
        PersonSat(2, "cy"),
        PersonSat(3, "ben"),
        PersonStood(2),
    ]
    assert people_of([*lobby, PersonSat(1, "dina"), PersonStood(3)]) == {"ann", "dina"}
    assert people_of([*lobby, MatchStarted(1), PersonLeft(3)]) == {"ann", "ben"}
