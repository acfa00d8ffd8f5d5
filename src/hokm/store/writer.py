"""One thread that writes: what several tables ask for within a few milliseconds becomes one transaction.

A commit costs much more than a row. Callers wait until their work is committed. When a transaction fails its jobs are
tried again one by one, so that none fails because of another.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from hokm.store.ports import Conflict, Fenced, StoreError

T = TypeVar("T")
#: Seconds between two tries of the writer's own, after a write that failed, whether writing works again.
RETRY = 1.0


class _Job(NamedTuple):
    work: Callable[[Connection], Any]
    done: "Future[Any]"


class Writer:
    """Carries out work on the database in one thread, in the order it was asked for."""

    def __init__(self, engine: Engine, explain: Callable[[Exception], Exception], gather: float) -> None:
        """``gather`` is how long the first job of a transaction waits for others, in seconds."""
        self._engine = engine
        self._explain = explain
        self._gather = gather
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.commits = 0
        #: Why the last write failed; None where it did not.
        self.trouble: StoreError | None = None
        self._thread = threading.Thread(target=self._run, name="hokm-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The result of ``work`` once it is committed; raises what it raised, or a StoreError."""
        done: Future[T] = Future()
        self._jobs.put(_Job(work, done))
        return await asyncio.wrap_future(done)

    def stop(self) -> None:
        """Finishes what was asked for, then ends."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._next()) is not None:
            time.sleep(self._gather)
            jobs, more = [job], True
            while more and not self._jobs.empty():
                another = self._jobs.get()
                more = another is not None
                if another is not None:
                    jobs.append(another)
            self._commit(jobs)
            if not more:
                return

    def _next(self) -> _Job | None:
        """The next job, None for the end; while writing does not work, also one of its own now and then."""
        try:
            return self._jobs.get(timeout=None if self.trouble is None else RETRY)
        except queue.Empty:
            return _Job(lambda connection: None, Future())

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            with self._engine.begin() as connection:
                results = [job.work(connection) for job in jobs]
                if self.trouble is not None:
                    _write_something(connection)  # not every job does, and only writing tells whether it works
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
            else:
                told = error if isinstance(error, StoreError) else self._explain(error)
                # A conflict or a lost lease concerns the caller only, and says nothing about the disk.
                if isinstance(told, StoreError) and not isinstance(told, (Conflict, Fenced)):
                    self.trouble = told
                _settle(jobs[0], error=told)
            return
        self.commits += 1
        self.trouble = None
        for job, result in zip(jobs, results, strict=True):
            _settle(job, result)


def _write_something(connection: Connection) -> None:
    """Writes a page to the disk without changing anything."""
    version = connection.exec_driver_sql("PRAGMA user_version").scalar()
    connection.exec_driver_sql(f"PRAGMA user_version = {version}")


def _settle(job: _Job, result: Any = None, error: Exception | None = None) -> None:
    """Sets the outcome of a job, unless its caller has gone."""
    if not job.done.set_running_or_notify_cancel():
        return
    if error is None:
        job.done.set_result(result)
    else:
        job.done.set_exception(error)
