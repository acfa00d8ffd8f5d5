"""Opening a SQLite database: settings of every connection, migrations, and its errors in plain words."""

import shutil
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError

from hokm.store.ports import Conflict, StoreBusy, StoreError, StoreFull, StoreNewer
from hokm.store.schema import REVISION

MIGRATIONS = Path(__file__).parent / "migrations"

BUSY_MS = 5000
_FULL, _BUSY, _LOCKED, _READ_ONLY = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
)
#: Memory shared between connections, and new files, fail with these where there is no room for them.
_ALSO_WHEN_FULL = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)
#: Bytes without which a database cannot even be opened: its beginning, and that of the files beside it.
NEEDED = 128 * 1024
_UNREADABLE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def connect(path: Path, *, writing: bool) -> Engine:
    """An engine over the file. The writing one takes the lock when a transaction begins; the other cannot write."""
    engine = create_engine(
        URL.create("sqlite", database=str(path)),  # as it is: in a text, ?, # and % would mean something else
        connect_args={"check_same_thread": False, "timeout": BUSY_MS / 1000},
        pool_reset_on_return=None,
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: object) -> None:
        connection.isolation_level = None  # the driver begins no transactions of its own
        for pragma in (
            f"busy_timeout={BUSY_MS}",
            "journal_mode=WAL",
            "synchronous=NORMAL",  # survives the end of the process; a power cut may take the last moments
            "wal_autocheckpoint=0",  # the checkpointer does it: within a commit every table would wait for it
            "foreign_keys=ON",
            *(() if writing else ("query_only=ON",)),
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def explain(error: Exception, path: Path) -> Exception:
    """The store's error for an error of the database; any other error is a bug and is returned as it is."""
    if isinstance(error, IntegrityError):
        return Conflict("that place is taken")
    told = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(told, sqlite3.Error):
        return error
    code = getattr(told, "sqlite_errorcode", 0) & 0xFF
    if code == _FULL or (code in _ALSO_WHEN_FULL and _is_full(path.parent)):
        return StoreFull(f"there is no room left for {path}; make room, and go on")
    if code in (_BUSY, _LOCKED):
        return StoreBusy(f"another program is using {path}")
    if code == _READ_ONLY:
        return StoreError(f"{path} cannot be written; change its permissions or choose another folder")
    if code in _UNREADABLE:
        return StoreError(f"{path} is not a database of hokm, or it is damaged; choose another folder")
    return StoreError(f"{path}: {told}")


def _is_full(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < NEEDED
    except OSError:
        return False


def migrate(engine: Engine, path: Path) -> None:
    """Brings the database up to date; StoreNewer if it is ahead of this program."""
    with engine.begin() as connection:
        present = _revision(connection)
        if present == REVISION:
            return
        known = {script.name.partition("_")[0] for script in (MIGRATIONS / "versions").glob("[0-9]*.py")}
        if present is not None and present not in known:
            raise StoreNewer(f"{path} was made by a newer hokm; use that one, or choose another folder")
        _upgrade(connection)


def _revision(connection: Connection) -> str | None:
    """The revision of the database; None for a new one."""
    made = connection.exec_driver_sql("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").first()
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() if made else None


def _upgrade(connection: Connection) -> None:
    # Takes most of a second to import, and is needed only when the schema changes.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, REVISION)
