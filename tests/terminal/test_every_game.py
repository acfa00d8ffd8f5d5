"""Every game of the family is played through a terminal by somebody who only reads the screen, and goes on later."""

import asyncio
import random
from pathlib import Path

import pytest

from hokm.cli import run
from hokm.rules import Variant
from hokm.terminal import fresh, go_on
from hokm.terminal.game import Game
from hokm.terminal.pace import TEMPI, Tempo
from hokm.texts import catalogue
from hokm.variants import VARIANTS
from tests.terminal.reader import Reader
from tests.terminal.window import Window


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


@pytest.mark.parametrize("name", VARIANTS)
def test_a_match_of_every_game_is_played_by_reading_the_screen(name: str, tmp_path: Path) -> None:
    words = [name, "--seed", "every game", "--level", "random", "--rules", short(VARIANTS[name])]
    with Window(*words, "--speed", "instant", "--data", str(tmp_path)) as window:
        reader = Reader(window, catalogue("en"), name)
        reader.play(deals=1)
        assert reader.answers >= VARIANTS[name].tricks // 2
        window.type("q")
        assert window.end() == 0
    (record,) = (tmp_path / "terminal").glob("*.hokm")
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


@pytest.mark.parametrize("name", VARIANTS)
def test_every_game_goes_on_where_it_was(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TEMPI, "instant", Tempo((0.0, 0.0), 0.0, 0.0))
    for answers in (2, 9):
        folder = tmp_path / str(answers)
        game = fresh(folder, VARIANTS[name], "random", f"later {answers}", "en", "instant")
        asyncio.run(_played(game, answers))
        before = game.table.observation(game.me)
        game.close()
        again, _ = go_on(folder)
        assert again.shown == again.table.observation(again.me) == before
        again.close()
