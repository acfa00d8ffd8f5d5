"""Every game of the family is played on a screen by a player who only reads it, and goes on later."""

import asyncio
import random
from pathlib import Path

import pytest

from hokm.cli import run
from hokm.rules import Variant
from hokm.terminal import fresh, go_on
from hokm.terminal.game import Game
from hokm.texts import catalogue
from hokm.variants import VARIANTS, with_rules_text
from hokm.views import PACES, Pace
from tests.terminal.headless import screen_of
from tests.terminal.reader import Reader


def short(variant: Variant) -> str:
    """House rules that make a match as short as the game allows."""
    switches = {switch.name: switch for switch in variant.switches}
    if "dummy-target" in switches:
        return "dummy-target=1"
    if variant.rules.get("match-end") == "first-to-target" and "target" in switches:
        return "target=1"
    if "fixed-hands:N" in getattr(switches.get("match-end"), "allowed", ()):
        return "match-end=fixed-hands:1"
    return ""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers answer at once, and nothing lies on the table for a while."""
    monkeypatch.setitem(PACES, "instant", Pace(0.0, (0.0, 0.0), *[0.0] * 10))


@pytest.mark.anyio
@pytest.mark.usefixtures("without_pauses")
@pytest.mark.parametrize("name", VARIANTS)
async def test_a_match_of_every_game_is_played_by_reading_the_screen(name: str, tmp_path: Path) -> None:
    variant = with_rules_text(VARIANTS[name], short(VARIANTS[name]))
    game = fresh(tmp_path, variant, "random", "every game", "en", "instant")
    async with screen_of(game) as screen:
        reader = Reader(screen, catalogue("en"), name)
        await reader.play(deals=1)
        assert reader.answers >= variant.tricks // 2
        await screen.press("q")
        await screen.wait_until(lambda: screen.app.return_code == 0, "the end of the program")
    (record,) = tmp_path.glob("*.hokm")
    assert run(["verify", str(record), "--bots"]) == 0


async def _played(game: Game, answers: int) -> None:
    """The person answers so often with whatever is allowed, each time as soon as it has been shown why."""
    lots = random.Random(answers)
    playing = asyncio.create_task(game.run())
    while not game.over:
        await asyncio.sleep(0.001)
        if game.between:
            assert game.go_on()
        elif game.me in game.to_act and not answers:
            break
        elif game.me in game.to_act:
            assert game.act(lots.choice(game.legal))
            answers -= 1
    playing.cancel()


@pytest.mark.usefixtures("without_pauses")
@pytest.mark.parametrize("name", VARIANTS)
def test_every_game_goes_on_where_it_was(name: str, tmp_path: Path) -> None:
    for answers in (2, 9):
        folder = tmp_path / str(answers)
        game = fresh(folder, VARIANTS[name], "random", f"later {answers}", "en", "instant")
        asyncio.run(_played(game, answers))
        before = game.table.observation(game.me)
        game.close()
        again, _ = go_on(folder)
        assert again.shown == again.table.observation(again.me) == before
        again.close()
