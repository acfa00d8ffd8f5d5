"""Where computers think: a few threads beside the event loop, and a limit to how many choices wait for them."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Thinking:
    """A bounded pool. What waits is counted, so that a server that cannot keep up is seen."""

    def __init__(self, threads: int, limit: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="hokm-thinker")
        self._room = asyncio.Semaphore(limit)
        self.waiting = 0
        self.done = 0

    async def think(self, work: Callable[[], T]) -> T:
        """The result of work that may take its time. It must not touch anything that the event loop changes."""
        with self._counted():
            async with self._room:
                return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    @contextlib.contextmanager
    def _counted(self) -> Iterator[None]:
        self.waiting += 1
        try:
            yield
        finally:
            self.waiting -= 1
            self.done += 1

    def stop(self) -> None:
        """No new work; what is under way is let end."""
        self._pool.shutdown(wait=False, cancel_futures=True)
