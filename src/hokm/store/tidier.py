"""Moves what was committed from the write-ahead log into the database, beside the writing.

SQLite would do it within a commit now and then, which waits for the disk: every table would feel it.
"""

import sqlite3
import threading
from collections.abc import Callable

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

EVERY = 1.0
#: Pages of the log (4 KiB each) after which it is made to start anew, which the writer waits for.
LONGEST = 40_000


class Tidier:
    """A thread that tidies up once in a while. It never holds the writer up, and what it misses it does next time."""

    def __init__(self, engine: Engine, tell: Callable[[Exception], None], every: float = EVERY) -> None:
        """``tell`` hears of a fault, a full disk say: once, until tidying has worked again. ``every`` is in seconds."""
        self._engine = engine
        self._tell = tell
        self._every = every
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="hokm-tidier", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Ends; what is left is done when the file is closed or opened next."""
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        told = False
        while not self._ended.wait(self._every):
            try:
                self.tidy()
                told = False
            except (SQLAlchemyError, sqlite3.Error) as error:  # the cursor below speaks for itself
                if not told:
                    self._tell(error)
                told = True

    def tidy(self) -> None:
        """Once. While others write all the time the log never starts anew by itself: a long one is made to."""
        connection = self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
            done = cursor.fetchone()  # whether it was kept from it, pages in the log, pages moved
            if done is not None and done[1] > LONGEST:
                cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()
