"""Checkpoints of SQLite in a thread of their own: what was committed moves from the write-ahead log into the database.

SQLite would do it within a commit now and then, and every table would wait for the disk.
"""

import sqlite3
import threading
from collections.abc import Callable

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

EVERY = 1.0
#: A log of more pages (4 KiB each) is truncated, which the writer waits for.
LONGEST = 40_000


class Checkpointer:
    """A thread that makes checkpoints. It does not hold up the writer; what is left is done at the next checkpoint."""

    def __init__(self, engine: Engine, tell: Callable[[Exception], None], every: float = EVERY) -> None:
        """``tell`` is called with an error once, until a checkpoint works again. ``every`` is in seconds."""
        self._engine = engine
        self._tell = tell
        self._every = every
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="hokm-checkpointer", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Ends; what is left is done when the file is closed or opened next."""
        self._ended.set()
        self._thread.join()

    def _run(self) -> None:
        told = False
        while not self._ended.wait(self._every):
            try:
                self.checkpoint()
                told = False
            except (SQLAlchemyError, sqlite3.Error) as error:  # the cursor below raises the driver's own errors
                if not told:
                    self._tell(error)
                told = True

    def checkpoint(self) -> None:
        """Makes one. While writes go on the log never starts anew by itself; a long one is truncated."""
        connection = self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
            done = cursor.fetchone()  # busy, pages in the log, pages moved
            if done is not None and done[1] > LONGEST:
                cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()
