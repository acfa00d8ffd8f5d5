"""A test may start an event loop of its own, whatever the browser tests in the same process did before."""

import asyncio


def test_an_event_loop_starts() -> None:
    async def answer() -> int:
        return 4

    assert asyncio.run(answer()) == 4
