"""The computers of a table: asked when they are due, given what their seat may know, heard after a pause."""

import asyncio
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from hokm.bots import Bot, find_bot
from hokm.cards import between
from hokm.fairness import Stream
from hokm.rules import Action, IllegalAction, Seat, Variant
from hokm.server.logs import fault
from hokm.server.pace import TEMPI
from hokm.table import Chosen, Table, Wish, chosen_by, wished
from hokm.views import Observation

if TYPE_CHECKING:
    from hokm.server.runner import Runner

T = TypeVar("T")
NO_WISHES: list[Wish] = []


class BotScheduler:
    """Lets the computers of one table think and act. At most one choice is under way."""

    def __init__(self, runner: "Runner") -> None:
        self._runner = runner
        self._key = os.urandom(32)
        self._task: asyncio.Task[None] | None = None
        self._asked: object = None

    def play(self) -> None:
        """Asks whoever is due, once for each turn."""
        authority = self._runner.authority
        table = authority.table
        if table is None:
            return
        seat, may_say = authority.computer_due(), authority.may_say()
        asked = (authority.setup.match, table.seq, seat, tuple(may_say))
        if asked == self._asked:
            return
        self.stop()
        self._asked = asked
        if seat is not None or may_say:
            self._task = asyncio.get_running_loop().create_task(self._turn(table, seat, may_say))

    def stop(self) -> None:
        """Nobody is asked any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._asked = None

    async def _turn(self, table: Table, seat: Seat | None, may_say: dict[Seat, tuple[Action, ...]]) -> None:
        runner, seq, variant = self._runner, table.seq, table.variant
        bot = find_bot(runner.authority.setup.level)
        view = None if seat is None else table.observation(seat)
        views = {other: (table.observation(other), allowed) for other, allowed in may_say.items()}
        if views:
            wishes = await self._think(lambda: _wishes(bot, variant, views), NO_WISHES)
            if wishes:
                runner.post(lambda: _say(runner, wishes, seq))
                return
        if seat is None or view is None:
            return
        rng = runner.authority.choice_rng(seat)
        choice = await self._think(lambda: bot.choose(variant, view, 0, rng), None)
        await asyncio.sleep(self._wait(seq))
        if choice is None:
            runner.post(lambda: _fail(runner, seat, seq))
        else:
            runner.post(lambda: _act(runner, seat, choice.action, seq, chosen_by(bot, choice, view)))

    def _wait(self, seq: int) -> float:
        """Until what happened has been shown, and the pause after it: drawn by lot, whatever the cards are."""
        runner = self._runner
        setup = runner.authority.setup
        tempo = TEMPI["normal" if len(setup.people) > 1 else setup.speed]
        pause = between(*tempo.pause, Stream(self._key, f"pause/{setup.match}/{seq}"))
        return max(0.0, runner.shown_at - runner.now) + pause * runner.services.settings.pace

    async def _think(self, work: Callable[[], T], otherwise: T) -> T:
        """The outcome; a player that fails must not hold up the table."""
        try:
            return await self._runner.services.thinking.think(work)
        except Exception as error:
            fault("player-failed", error, table=self._runner.code)
            return otherwise


def _wishes(bot: Bot, variant: Variant, views: dict[Seat, tuple[Observation, tuple[Action, ...]]]) -> list[Wish]:
    return [wish for seat, (view, allowed) in views.items() for wish in wished(bot, variant, seat, view, allowed)]


async def _say(runner: "Runner", wishes: list[Wish], seq: int) -> None:
    runner.authority.computers_say(wishes, seq, runner.now)
    await runner.keep()


async def _act(runner: "Runner", seat: Seat, action: Action, seq: int, chosen: Chosen) -> None:
    try:
        runner.authority.computer_acts(seat, action, seq, runner.now, chosen)
    except IllegalAction as error:
        fault("player-failed", error, table=runner.code)
        runner.authority.computer_fails(seat, seq, runner.now)
    await runner.keep()


async def _fail(runner: "Runner", seat: Seat, seq: int) -> None:
    runner.authority.computer_fails(seat, seq, runner.now)
    await runner.keep()
