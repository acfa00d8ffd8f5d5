"""Computer players that fail, each in another way: the table goes on."""

import threading
from typing import Any

import pytest

from hokm.bots import Choice, RandomBot, UnknownBot
from hokm.rules import Thaap
from hokm.server import bot_scheduler as bot_scheduler_module
from hokm.server.thinking import Thinking
from tests.server.live import Live, is_over, run, table_of


class Broken(RandomBot):
    """A computer player that fails."""

    def choose(self, *given: Any) -> Choice:
        raise ZeroDivisionError("out of ideas")


class Lawless(RandomBot):
    """A computer player that does what it may not."""

    def choose(self, *given: Any) -> Choice:
        return Choice(Thaap())


class Wordless(RandomBot):
    """A computer player whose choice is no choice."""

    def choose(self, *given: Any) -> Choice:
        return "AS"  # type: ignore[return-value]


class Senseless(RandomBot):
    """A computer player whose choice holds no action, and which says what is none."""

    def choose(self, *given: Any) -> Choice:
        return Choice(["AS"])  # type: ignore[arg-type]

    def asides(self, *given: Any) -> Any:
        return ("kot",)


class Chatty(RandomBot):
    """A computer player that says what it may not, as often as it is asked."""

    def asides(self, *given: Any) -> Any:
        return (Thaap(),)


class Stuck(RandomBot):
    """A computer player that never answers its first question."""

    let_go = threading.Event()

    def choose(self, *given: Any) -> Choice:
        if not self.let_go.wait(20):
            raise AssertionError("nobody ended it")
        return super().choose(*given)


class Gone(RandomBot):
    """A computer player whose package is there no more."""

    def __init__(self) -> None:
        raise UnknownBot("gone")


@pytest.mark.parametrize("player", [Broken, Lawless, Wordless, Senseless, Chatty, Gone])
def test_a_player_that_fails_does_not_hold_up_the_table(
    player: type[RandomBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_scheduler_module, "find_bot", lambda name: player())

    async def story(live: Live) -> None:
        async with table_of(live, 1, rules={"first-caller-method": "random", "target": "1"}) as (ann,):
            await ann.play_on(is_over)
            assert live.services.counts.faults == 0, "it is the player that failed, not the table"

    run(story)


def test_a_player_that_never_answers_is_passed_over_and_holds_no_other_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_scheduler_module, "find_bot", lambda name: Stuck())
    Stuck.let_go.clear()

    async def story(live: Live) -> None:
        live.services.thinking = Thinking(1, 8, longest=0.05)
        async with table_of(live, 1) as (ann,):
            await ann.play_on(lambda follower: follower.seq > 30)  # in one thread: the stuck ones are left behind

    try:
        run(story)
    finally:
        Stuck.let_go.set()
