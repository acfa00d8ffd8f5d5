"""The computers of a table: a bot is asked for the seat that is due, given what that seat may know, and heard after a
pause. It never sees more: what it is given is made before its thread begins.
"""

import asyncio
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from hokm.bots import find_bot
from hokm.cards import Rng, between
from hokm.fairness import Stream
from hokm.rules import Action, Seat, Variant
from hokm.server.logs import fault
from hokm.table import Chosen, Wish, chosen_by, wished
from hokm.views import Observation, pace_at

if TYPE_CHECKING:
    from hokm.server.runner import Runner

T = TypeVar("T")


class Question(NamedTuple):
    """What a bot is asked for the seat that is due."""

    variant: Variant
    view: Observation
    rng: Rng


#: By seat, what it may know and what it may say out of turn.
MaySay = dict[Seat, tuple[Observation, tuple[Action, ...]]]


class BotScheduler:
    """Asks the bots of one table, one question at a time."""

    def __init__(self, runner: "Runner") -> None:
        self._runner = runner
        self._key = os.urandom(32)
        self._task: asyncio.Task[None] | None = None
        self._asked: object = None

    def schedule(self) -> None:
        """Asks for whoever is due, once for each turn."""
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
        if seat is None and not may_say:
            return
        question = (
            None if seat is None else Question(table.variant, table.observation(seat), authority.choice_rng(seat))
        )
        views = {other: (table.observation(other), allowed) for other, allowed in may_say.items()}
        self._task = asyncio.get_running_loop().create_task(self._ask(table.seq, seat, question, views))

    def stop(self) -> None:
        """Cancels what was asked."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._asked = None

    async def _ask(self, seq: int, seat: Seat | None, question: Question | None, may_say: MaySay) -> None:
        runner, level = self._runner, self._runner.authority.setup.level
        if may_say:
            variant = runner.authority.setup.variant
            wishes = await self._think(lambda: _wishes(level, variant, may_say))
            if wishes:
                runner.post(lambda: _say(runner, wishes, seq))
                return
        if seat is None or question is None:
            return
        answer = await self._think(lambda: _choice(level, question))
        await asyncio.sleep(self._pause(seq))
        runner.post(lambda: _act(runner, seat, seq, answer))

    def _pause(self, seq: int) -> float:
        """Until what happened has been shown, and the pause after it: drawn by lot, whatever the cards are."""
        runner = self._runner
        setup = runner.authority.setup
        pace = pace_at(len(setup.people), setup.speed)
        pause = between(*pace.pause, Stream(self._key, f"pause/{setup.match}/{seq}"))
        return max(0.0, runner.shown_at - runner.now) + pause * runner.services.settings.pace

    async def _think(self, work: Callable[[], T]) -> T | None:
        """The result; None for a bot that fails, which must not hold up the table."""
        try:
            return await self._runner.services.thinking.think(work)
        except Exception as error:
            fault("player-failed", error, table=self._runner.code)
            return None


def _wishes(level: str, variant: Variant, may_say: MaySay) -> list[Wish]:
    bot = find_bot(level)
    return [wish for seat, (view, allowed) in may_say.items() for wish in wished(bot, variant, seat, view, allowed)]


def _choice(level: str, question: Question) -> tuple[Action, Chosen]:
    bot = find_bot(level)
    choice = bot.choose(question.variant, question.view, 0, question.rng)
    return choice.action, chosen_by(bot, choice, question.view)


async def _say(runner: "Runner", wishes: list[Wish], seq: int) -> None:
    runner.authority.computers_say(wishes, seq, runner.now)
    await runner.keep()


async def _act(runner: "Runner", seat: Seat, seq: int, answer: tuple[Action, Chosen] | None) -> None:
    if answer is None:
        runner.authority.computer_fails(seat, seq, runner.now)
    elif (error := runner.authority.computer_acts(seat, answer[0], seq, runner.now, answer[1])) is not None:
        fault("player-failed", error, table=runner.code)
    await runner.keep()
