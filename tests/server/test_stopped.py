"""A server process that was really stopped goes on as if no time had passed: what people sent meanwhile counts."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from hokm import protocol as p
from hokm.client import Device, Follower, Guest, TableClient
from hokm.table.times import SEED_WAIT
from tests.processes import serving

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
#: Seconds that the process stands still: longer than a deal waits for a seed.
STOPPED = 2 * SEED_WAIT
#: A machine that is too busy to stop the process in time is asked again.
TRIES = 20


class Slow(Device):
    """A device that keeps its seed back until it is asked for it."""

    def __init__(self) -> None:
        super().__init__(os.urandom)
        self.kept: list[p.ClientMessage] = []

    def hear(self, message: p.ServerMessage, seated: bool) -> list[p.ClientMessage]:
        said = super().hear(message, seated)
        self.kept += [one for one in said if isinstance(one, p.SeedReveal)]
        return [one for one in said if not isinstance(one, p.SeedReveal)]


async def has_come(table: TableClient) -> bool:
    """Whether anything has come that was not read yet. The process stands still: nothing more will."""
    try:
        async with asyncio.timeout(0.2):
            await table.hear()
    except TimeoutError:
        return False
    return True


async def one_try(ann: TableClient, ben: TableClient, slow: Slow, process: int) -> bool:
    """Stops the process when the seed is due, and sends it meanwhile; False where the process was stopped too late."""
    await ann.ask("start")
    while not slow.kept:
        await ben.hear()
    os.kill(process, signal.SIGSTOP)
    try:
        while await has_come(ben):
            pass
        in_time = ben.follower.seq == 0
        await asyncio.sleep(STOPPED)
        seed = slow.kept[0]
        await ben.say(seed)
    finally:
        os.kill(process, signal.SIGCONT)
    if not in_time:
        return False
    assert isinstance(seed, p.SeedReveal)
    while True:
        message = await ben.hear()
        if isinstance(message, p.Refused) and message.id == seed.id:
            raise AssertionError(f"it came too late: {message.text}")
        if isinstance(message, p.Accepted) and message.id == seed.id:
            return True


@pytest.mark.slow
def test_a_seed_that_came_while_the_process_was_stopped_still_counts(tmp_path: Path) -> None:
    async def story(url: str, process: int) -> None:
        host, friend = await Guest.met(url), await Guest.met(url)
        for _ in range(TRIES):
            code = await host.make_table(kind="private", level="random", clock=15, rules={"target": "1"})
            slow = Slow()
            async with host.at_table(code) as ann, friend.at_table(code, Follower(code), slow) as ben:
                await ben.ask("sit", seat=1)
                if await one_try(ann, ben, slow, process):
                    return
        raise AssertionError("the process was never stopped in time")

    program, url = serving(tmp_path)
    with program:
        asyncio.run(asyncio.wait_for(story(url, program.process.pid), 240))
