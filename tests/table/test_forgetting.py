"""Finished deals leave memory, and nothing else changes: play, a reload, records and proofs are as before."""

import json
from functools import cache

import pytest

from hokm.records.verify import verify
from hokm.table import OUTLINE, Authority, News, Table, openings, outlined, played, record, score_sheet, write_news
from hokm.table.forgetting import DEALS, LINES
from hokm.table.table import Entry
from hokm.views import SPECTATOR
from tests.table.evening import Evening, entropy_of

LONG = (("first-caller-method", "random"), ("target", "200"))
VIEWERS = (0, 1, 2, 3, SPECTATOR)


@cache
def match(forgets: bool, deals: int) -> Evening:
    """A match of so many deals."""
    evening = Evening("ann", "ben", rules=LONG).start()
    while evening.table.deals <= deals:
        evening.step()
        if forgets:
            evening.authority.forget()
    return evening


def held(authority: Authority) -> tuple[int, int, int]:
    """How much a table has in memory: entries, seeds and lines."""
    table = authority.table
    assert table is not None
    return len(table.log), len(authority.ledger.deals), len(authority.score_sheet)


@pytest.mark.slow
def test_what_is_in_memory_does_not_grow_with_the_match() -> None:
    evening = Evening("ann", "ben", rules=LONG).start()
    most = [0, 0, 0]
    while evening.table.deals <= LINES + 10:
        evening.step()
        evening.authority.forget()
        if evening.table.deals == LINES:
            most = [max(pair) for pair in zip(most, held(evening.authority), strict=True)]
    entries, seeds, lines = held(evening.authority)
    assert entries <= 2 * most[0]
    assert seeds <= DEALS + 1
    assert lines == LINES
    assert evening.authority.score_sheet[-1].deal == evening.table.deals - 1


@pytest.mark.slow
def test_a_match_goes_on_as_if_nothing_were_forgotten() -> None:
    forgetful, other = match(True, 12), match(False, 12)
    assert [write_news(item) for item in forgetful.log] == [write_news(item) for item in other.log]
    assert forgetful.authority.score_sheet == tuple(score_sheet(other.table.log))
    for viewer in VIEWERS:
        assert forgetful.table.observation(viewer) == other.table.observation(viewer)
        since = forgetful.table.forgotten
        assert forgetful.table.frames(viewer, since) == other.table.frames(viewer, since)
    with pytest.raises(ValueError, match="were forgotten"):
        forgetful.table.frames(0, forgetful.table.forgotten - 1)


@pytest.mark.slow
def test_what_was_forgotten_is_in_the_log() -> None:
    evening = match(True, 12)
    found = played(evening.log, 1)
    assert found is not None
    assert len(openings(found.ledger, found.entries)) == evening.authority.ledger.opened == evening.table.deals - 1
    kept = openings(evening.authority.ledger, evening.table.log)
    assert kept == openings(found.ledger, found.entries)[-len(kept) :]
    whole = record(found, str, {})
    assert [verdict.faults for verdict in verify([whole])] == [()]
    assert whole == record(played(match(False, 12).log, 1), str, {})  # type: ignore[arg-type]


@pytest.mark.slow
def test_a_table_that_was_killed_goes_on() -> None:
    evening = match(True, 12)
    resumed = Authority.resumed(evening.log, entropy_of(evening.seed), evening.now)
    resumed.forget()
    assert held(resumed) == held(evening.authority)
    assert resumed.score_sheet == evening.authority.score_sheet
    assert isinstance(resumed.table, Table)
    for viewer in VIEWERS:
        assert resumed.table.observation(viewer) == evening.table.observation(viewer)
        since = resumed.table.forgotten
        assert resumed.table.frames(viewer, since) == evening.table.frames(viewer, since)


@pytest.mark.slow
def test_the_outline_of_a_log_tells_what_the_whole_log_tells() -> None:
    evening = match(False, 12)
    outline = [item for item in evening.log if belongs(item)]
    assert 8 * len(outline) < 3 * len(evening.log)
    assert outlined(outline) == outlined(evening.log)
    assert outlined(outline).setup == evening.authority.setup
    assert outlined(outline).score == evening.table.observation(SPECTATOR).match.score
    whole, part = played(evening.log, 1), played(outline, 1)
    assert whole is not None
    assert part is not None
    assert score_sheet(part.entries) == score_sheet(whole.entries)
    assert openings(part.ledger, part.entries) == openings(whole.ledger, whole.entries)


def belongs(item: News) -> bool:
    """As a store picks the lines of an outline."""
    if not isinstance(item, Entry):
        return True
    line = write_news(item)
    kinds = {event["type"] for event in json.loads(line.events)["items"]}
    return not (line.given or "")[:1].isdecimal() or bool(kinds & set(OUTLINE))
