"""One thread that writes: what several tables ask for within a few milliseconds becomes one transaction.

A commit costs much more than a row. Callers wait for their acknowledgement, which comes after the commit; what fails
in company is tried again alone, so that nobody fails for another's fault.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from hokm.store.ports import StoreError

T = TypeVar("T")


class _Job(NamedTuple):
    work: Callable[[Connection], Any]
    done: "Future[Any]"


class Writer:
    """Carries out work on the database in one thread, in the order it was asked for."""

    def __init__(self, engine: Engine, explain: Callable[[Exception], Exception], gather: float = 0.002) -> None:
        """``gather`` is how long a first job waits for company, in seconds."""
        self._engine = engine
        self._explain = explain
        self._gather = gather
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.commits = 0
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
        while (job := self._jobs.get()) is not None:
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

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            with self._engine.begin() as connection:
                results = [job.work(connection) for job in jobs]
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
            else:
                _settle(jobs[0], error=error if isinstance(error, StoreError) else self._explain(error))
            return
        self.commits += 1
        for job, result in zip(jobs, results, strict=True):
            _settle(job, result)


def _settle(job: _Job, result: Any = None, error: Exception | None = None) -> None:
    """Answers, unless nobody waits any more."""
    if not job.done.set_running_or_notify_cancel():
        return
    if error is None:
        job.done.set_result(result)
    else:
        job.done.set_exception(error)
