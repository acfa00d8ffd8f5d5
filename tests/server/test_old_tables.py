"""A database that was written before lines carried a version: every kind of event in it, and a table that goes on."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from hokm.rules.declaring import declared
from hokm.rules.engine import advance, first_state
from hokm.server.identity import Identity
from hokm.server.journal import news_of
from hokm.store import SqliteStore
from hokm.table import read_news, write_news
from hokm.table.log import Written
from hokm.table.old_lines import VERSION
from hokm.table.table import Entry
from hokm.variants import find_variant, with_rules_text
from tests.server.live import SECRET, Live, Seated, run

#: Written by the program of that time: the rows of a server's table, and of matches of other games.
DATABASE = Path(__file__).parents[1] / "data" / "before-line-versions.sql"
#: So many kinds of event there were.
KINDS = 41
TABLE, OWNER, SEEN = "wvedd8rqtpfh", "g3ecray7uu3bdra2xt5vaebq", 20
GAMES = {
    "game00": ("be-ranga", ""),
    "game01": ("chokri-6", "six-teams=3x2; target=1"),
    "game02": ("court-piece", ""),
    "game03": ("dab-rang", ""),
    "game04": ("dehla-pakad-no-caller", ""),
    "game05": ("dummy-rang", "dummy-assignment=bid"),
    "game06": ("hokm-2-varaq", "target=1"),
    "game07": ("hokm-4", "baunie-call-required=true; continue-for-13=choice; target=1"),
    "game08": ("hokm-4", "redeal=under-ten"),
    "game09": ("hokm-4", "target=1"),
    "game10": ("satat", ""),
    "game11": ("satat", "target=1"),
    "game12": ("troefcall", ""),
    "game13": ("trup-kasiet", "target=1"),
    "game14": ("hokm-4", "first-caller-method=random; continue-for-13=choice; look-at-partner-hand=true"),
    "game15": ("hokm-4", "thaap=true; capitulation=true"),
    "game16": ("trup-kasiet", ""),
    "game17": (
        "hidden-rang",
        "first-caller-method=draw-high; continue-for-13=forced; caller-face-down-play=true; kots-target=3; "
        "failed-continue=keep-kot; continue-decider=captain",
    ),
}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "hokm.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(DATABASE.read_text("utf-8"))
    connection.close()
    return path


async def _lines(path: Path, code: str) -> list[Entry]:
    store = SqliteStore(path)
    try:
        return [item for item in news_of(await store.log.read(code)) if isinstance(item, Entry)]
    finally:
        await store.close()


def test_every_event_is_read_as_it_happens_today(database: Path) -> None:
    met: set[str] = set()
    for code, (game, rules) in GAMES.items():
        variant = with_rules_text(find_variant(game), rules)
        state, number = first_state(variant), 1
        entries = asyncio.run(_lines(database, code))
        assert entries, code
        for entry in entries:
            state, events = advance(variant, state, entry.given)
            assert (entry.first, entry.events) == (number, events), (code, entry.given)
            number += len(events)
            met |= {declared(type(event)).name for event in events}
    met |= {declared(type(event)).name for entry in asyncio.run(_lines(database, TABLE)) for event in entry.events}
    assert len(met) == KINDS, "every kind of that time"


def test_a_table_goes_on_where_it_was(database: Path) -> None:
    async def story(live: Live) -> None:
        runner = await live.tables.find(TABLE)
        assert runner is not None
        assert runner.authority.table is not None
        assert runner.authority.table.seq == SEEN
        identity = Identity(SECRET)
        (guest,) = await live.guests(1)
        guest.cookie = f"{identity.cookie}={identity.token(OWNER)}"
        async with guest.at_table(TABLE) as table:
            await Seated(guest, table).until(lambda follower: follower.table is not None)
        async with guest.at_table(TABLE, table.follower) as table:  # all events from the first on, the old ones too
            owner = Seated(guest, table)
            await owner.until(lambda follower: follower.seq >= SEEN)
            await owner.play_on(lambda follower: follower.seq > SEEN + 30)

    run(story, store=SqliteStore(database))
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT events FROM lines WHERE code = ? ORDER BY number", (TABLE,)).fetchall()
    forms = [isinstance(json.loads(events), list) for (events,) in rows]
    assert forms == sorted(forms, reverse=True), "old lines stay as they are, new ones carry a version"
    assert set(forms) == {True, False}


def test_a_line_of_a_version_yet_to_come_is_refused() -> None:
    text = json.dumps({"version": VERSION + 1, "items": []})
    with pytest.raises(ValueError, match="only a newer program"):
        read_news(Written(1, "lot: 0", text, auto=False))


def test_what_is_written_says_its_version() -> None:
    variant = find_variant("hokm-4")
    given = read_news(Written(1, "lot: 0", "[]", auto=False))
    assert isinstance(given, Entry)
    _, events = advance(variant.with_rules({"first-caller-method": "random"}), first_state(variant), given.given)
    assert json.loads(write_news(Entry(1, given.given, events)).events)["version"] == VERSION
