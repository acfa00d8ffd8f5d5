"""What only a file can do: stay after a crash, be full, be newer, be somebody else's."""

import asyncio
import errno
import os
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import NamedTuple

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from hokm.store import (
    Conflict,
    DataFolder,
    Fenced,
    Lease,
    LogLine,
    SqliteStore,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreNewer,
    database,
    writer,
)
from hokm.store.checkpointer import Checkpointer
from hokm.store.database import MIGRATIONS, connect
from hokm.store.schema import METADATA, REVISION


class DiskUsage(NamedTuple):
    """What a disk says of itself, in bytes."""

    total: int
    used: int
    free: int


def line(number: int, text: str = "[]") -> LogLine:
    return LogLine(number, 1, number, "0:AS", text, False, None, float(number))


def test_it_is_all_there_when_it_is_opened_again(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path / "hokm.db")
        await store.log.create("abc", [line(1)], ["ann"])
        await store.close()

    async def read() -> None:
        store = SqliteStore(tmp_path / "hokm.db")
        assert await store.log.read("abc") == [line(1)]
        assert await store.log.tables_of("ann", 9) == ["abc"]
        await store.close()

    asyncio.run(write())
    asyncio.run(read())


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    program = """
import asyncio, os, signal, sys
from pathlib import Path
from hokm.store import LogLine, SqliteStore
async def main():
    store = SqliteStore(Path(sys.argv[1]))
    lease = await store.log.create("abc", [LogLine(1, 1, 1, "x", "[]", False, None, 0.0)], [])
    for number in range(2, 30):
        await store.log.append(lease, [LogLine(number, 1, number, "x", "[]", False, None, 0.0)])
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path / "hokm.db")], timeout=60)
    assert done.returncode != 0

    async def read() -> None:
        store = SqliteStore(tmp_path / "hokm.db")
        assert [one.number for one in await store.log.read("abc")] == list(range(1, 30))
        await store.close()

    asyncio.run(read())


def test_many_appends_share_a_commit(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "hokm.db", gather=0.05)
        leases = await asyncio.gather(*(store.log.create(f"t{n}", [line(1)], []) for n in range(50)))
        before = store.writer.commits
        await asyncio.gather(*(store.log.append(lease, [line(2)]) for lease in leases))
        assert store.writer.commits - before <= 5
        await store.close()

    asyncio.run(story())


def test_the_log_beside_the_database_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hokm.store.checkpointer.LONGEST", 20)

    async def story() -> None:
        store = SqliteStore(tmp_path / "hokm.db")
        lease = await store.log.create("abc", [line(1)], [])
        for number in range(2, 60):
            await store.log.append(lease, [line(number, "x" * 3000)])
        grown = (tmp_path / "hokm.db-wal").stat().st_size
        await asyncio.to_thread(store.checkpointer.checkpoint)
        assert (tmp_path / "hokm.db-wal").stat().st_size < grown / 4
        await store.log.append(lease, [line(60)])
        assert len(await store.log.read("abc")) == 60
        await store.close()

    asyncio.run(story())


def test_checkpoints_go_on_after_a_full_disk_which_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, tried = connect(tmp_path / "hokm.db", writing=True), threading.Semaphore(0)
    told, full = list[Exception](), list[Exception]()

    def checkpoint(self: Checkpointer) -> None:
        try:
            if full:
                raise full[0]
            whole(self)
        finally:
            tried.release()

    def some_more() -> None:
        while tried.acquire(blocking=False):
            pass
        for _ in range(5):
            assert tried.acquire(timeout=30), "it has given up"

    whole = Checkpointer.checkpoint
    monkeypatch.setattr(Checkpointer, "checkpoint", checkpoint)
    raw = sqlite3.OperationalError("database or disk is full")
    full.append(raw)
    checkpointer = Checkpointer(engine, told.append, every=0.001)
    for fault in (raw, OperationalError("PRAGMA", {}, raw)):
        full[:] = [fault]
        some_more()
        assert len(told) == 1
    full.clear()
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE grown AS SELECT zeroblob(100000) AS it")
    some_more()
    full.append(raw)
    some_more()
    checkpointer.stop()
    assert (tmp_path / "hokm.db").stat().st_size > 100_000, "it was moved out of the log"
    assert len(told) == 2, "a second time is told too"
    engine.dispose()


def test_a_full_disk_refuses_loses_nothing_and_recovers(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "hokm.db")
        lease = await store.log.create("abc", [line(1)], [])

        def room(pages: int) -> None:
            with store.writer._engine.connect() as connection:
                connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        room(1)  # no less than it has now: not a page more
        with pytest.raises(StoreFull, match="no room left"):
            await store.log.append(lease, [line(2, "x" * 100_000)])
        assert await store.log.read("abc") == [line(1)]
        room(1_000_000)
        await store.log.append(lease, [line(2)])
        assert await store.log.read("abc") == [line(1), line(2)]
        await store.close()

    asyncio.run(story())


def test_the_store_knows_whether_the_last_write_worked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hokm.store.writer.RETRY", 0.01)
    full, tried = threading.Event(), threading.Semaphore(0)

    def write(connection: Connection) -> None:
        tried.release()
        if full.is_set():
            raise OperationalError("PRAGMA", {}, error_of(sqlite3.SQLITE_FULL))
        whole(connection)

    whole = writer._write_something
    monkeypatch.setattr(writer, "_write_something", write)

    async def story() -> None:
        store = SqliteStore(tmp_path / "hokm.db")

        def trouble() -> StoreError | None:
            return store.trouble

        lease = await store.log.create("abc", [line(1)], [])
        assert trouble() is None
        full.set()
        with store.writer._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count=1")
        with pytest.raises(StoreFull):
            await store.log.append(lease, [line(2, "x" * 100_000)])
        assert isinstance(trouble(), StoreFull)
        assert tried.acquire(timeout=30), "it tries by itself"
        with pytest.raises(StoreFull):
            await store.log.claim("nosuch")  # which writes nothing, and so says nothing of the disk
        assert isinstance(trouble(), StoreFull)
        full.clear()
        while trouble() is not None:
            await asyncio.sleep(0.01)
        with pytest.raises(Conflict):
            await store.log.append(lease, [line(1)])
        with pytest.raises(Fenced):
            await store.log.append(Lease("abc", 0), [line(2)])
        assert trouble() is None, "that was not the disk's fault"
        await store.close()

    asyncio.run(story())


def error_of(code: int) -> sqlite3.Error:
    """An error as the driver makes it."""
    error = sqlite3.OperationalError("something of the disk")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_CANTOPEN])
@pytest.mark.parametrize("wrapped", [True, False])
def test_a_disk_that_is_full_at_the_start_is_told_as_that(
    code: int, wrapped: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    error: Exception = error_of(code)
    if wrapped:
        error = OperationalError("PRAGMA", {}, error)

    def fail(*given: object) -> None:
        raise error

    monkeypatch.setattr(database, "migrate", fail)
    monkeypatch.setattr("shutil.disk_usage", lambda folder: DiskUsage(10**6, 10**6, 4096))
    with pytest.raises(StoreFull, match=r"no room left for .*hokm\.db; make room"):
        SqliteStore(tmp_path / "hokm.db")
    if code != sqlite3.SQLITE_FULL:
        monkeypatch.setattr("shutil.disk_usage", lambda folder: DiskUsage(10**9, 0, 10**9))
        with pytest.raises(StoreError, match="something of the disk") as told:
            SqliteStore(tmp_path / "hokm.db")
        assert not isinstance(told.value, StoreFull), "there is room: it is something else"


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "hokm.db"
    asyncio.run(SqliteStore(path).close())
    with sqlite3.connect(path) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreNewer, match=r"newer hokm.*choose another folder"):
        SqliteStore(path)
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


@pytest.mark.parametrize(
    "content", [b"these are not the bytes of a database " * 100, b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "hokm.db"
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"is not a database of hokm"):
        SqliteStore(path)
    assert path.read_bytes() == content


def test_a_folder_in_place_of_the_file_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "hokm.db").mkdir()
    with pytest.raises(StoreError, match=r"hokm\.db"):
        SqliteStore(tmp_path / "hokm.db")


def test_the_migrations_make_just_what_the_program_knows(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / "hokm.db").close())
    with connect(tmp_path / "hokm.db", writing=True).begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "render_as_batch": True})
        assert compare_metadata(context, METADATA) == []


def test_the_last_migration_is_the_one_that_the_program_asks_for() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    assert scripts.get_heads() == [REVISION]
    assert all(Path(script.path).name.startswith(f"{script.revision}_") for script in scripts.walk_revisions())


def test_the_file_is_set_up_for_many_readers_and_one_writer(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / "hokm.db").close())
    with connect(tmp_path / "hokm.db", writing=False).connect() as connection:
        pragmas = ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        found = [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in pragmas]
        assert found == [
            "wal",
            1,
            5000,
            1,
        ]
        with pytest.raises(Exception, match="readonly"):
            connection.exec_driver_sql("DELETE FROM lines")


def test_a_data_folder_is_used_by_one_server(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "new" / "data")
    with pytest.raises(StoreBusy, match="another hokm server"):
        DataFolder(tmp_path / "new" / "data")
    folder.close()
    DataFolder(tmp_path / "new" / "data").close()


def test_the_secret_is_its_owners_and_stays(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    secret = folder.secret("cookies.key")
    assert len(secret) == 32
    assert folder.secret("cookies.key") == secret
    if os.name == "posix":
        assert (tmp_path / "cookies.key").stat().st_mode & 0o777 == 0o600
    (tmp_path / "cookies.key").write_bytes(b"short")
    with pytest.raises(StoreError, match="damaged"):
        folder.secret("cookies.key")
    folder.close()


def test_half_a_secret_is_not_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    folder = DataFolder(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(StoreError, match=r"cookies\.key.*make room"):
            folder.secret("cookies.key")
    assert len(folder.secret("cookies.key")) == 32
    folder.close()


ODD_NAMES = [
    "who?", "?mode=memory", "100%", "%41%20%2f", "a#b", "a b", " ", "بازی حکم", "🂡", "a&b=c;d", "a'b\"c", "a\\b", "a:b",
    "file:a?mode=ro", "sqlite:", ":memory:", "a@b", "$HOME", "~", "-", "{path}", "a\nb", "\udcff",
]  # fmt: skip


@pytest.mark.skipif(os.name != "posix", reason="other systems forbid most of these")
@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_folder_of_any_name_holds_its_own_database(name: str, tmp_path: Path) -> None:
    async def story(path: Path) -> list[LogLine]:
        store = SqliteStore(path)
        await store.log.create("abc", [line(1)], ["ann"])
        await store.close()
        store = SqliteStore(path)
        kept = await store.log.read("abc")
        await store.close()
        return kept

    folder = DataFolder(tmp_path / name / "data")
    folder.secret("cookies.key")
    assert asyncio.run(story(folder.database)) == [line(1)]
    folder.close()
    files = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()}
    assert files == {Path(name, "data", file) for file in ("hokm.db", "cookies.key", "in-use")}


def test_a_folder_that_cannot_be_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    with pytest.raises(StoreError, match=r"cannot write in the folder .*choose another one"):
        DataFolder(tmp_path / "file" / "data")
    with pytest.raises(StoreError, match="cannot write in the folder"):
        DataFolder(tmp_path / "file")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="whoever may do everything is not kept out")
def test_a_read_only_folder_is_told_in_one_line(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StoreError, match="cannot write in the folder"):
        DataFolder(tmp_path)
