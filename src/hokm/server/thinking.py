"""A bounded thread pool for computer players, so that the event loop never waits for them."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")
#: A choice takes milliseconds; after so many seconds it will never come.
LONGEST: Final = 30.0


class Thinking:
    """The pool. Queued work is counted, so that the metrics show a server that cannot keep up."""

    def __init__(self, threads: int, limit: int, longest: float = LONGEST) -> None:
        self._threads, self._longest = threads, longest
        self._pool = self._new_pool()
        self._room = asyncio.Semaphore(limit)
        self.waiting = 0
        self.done = 0

    async def think(self, work: Callable[[], T]) -> T:
        """The result of work that may take its time. It must not touch anything that the event loop changes.

        TimeoutError where it takes longer than it may: its thread cannot be ended, so others take over.
        """
        with self._counted():
            async with self._room:
                pool = self._pool
                try:
                    async with asyncio.timeout(self._longest):
                        return await asyncio.get_running_loop().run_in_executor(pool, work)
                except TimeoutError:
                    if pool is self._pool:
                        self._pool = self._new_pool()
                        pool.shutdown(wait=False)
                    raise

    def _new_pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads, thread_name_prefix="hokm-thinker")

    @contextlib.contextmanager
    def _counted(self) -> Iterator[None]:
        self.waiting += 1
        try:
            yield
        finally:
            self.waiting -= 1
            self.done += 1

    def stop(self) -> None:
        """Takes no new work; work that has begun is finished."""
        self._pool.shutdown(wait=False, cancel_futures=True)
