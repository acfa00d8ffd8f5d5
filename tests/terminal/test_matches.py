"""Whole matches by reading the screen, the mouse, and games beside one another."""

import re
from pathlib import Path

import pytest

from hokm.cli import run
from hokm.rules.events import MatchEnded
from hokm.terminal import fresh, go_on
from hokm.terminal.game import Game
from hokm.terminal.kept import newest_unfinished
from hokm.texts import catalogue
from hokm.variants import find_variant
from hokm.views import PACES, Pace
from tests.terminal.headless import Screen, screen_of
from tests.terminal.reader import Reader

pytestmark = pytest.mark.anyio
TURN = ("Your turn", "You lead")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers answer at once, and nothing lies on the table for a while."""
    monkeypatch.setitem(PACES, "instant", Pace(0.0, (0.0, 0.0), *[0.0] * 10))


def new_game(folder: Path, seed: str, rules: dict[str, str]) -> Game:
    return fresh(folder, find_variant("hokm").with_rules(rules), "level-2", seed, "en", "instant")


async def play_card(screen: Screen) -> None:
    """Plays a card, and waits for one's next turn."""
    left = len(screen.hand()) - 1
    await screen.press("up", "enter")
    await screen.wait_until(lambda: screen.has(*TURN) and len(screen.hand()) == left, "the next turn")


async def test_a_match_on_a_large_screen_ends_as_it_is_kept(tmp_path: Path) -> None:
    game = new_game(tmp_path, "a match", {"target": "1"})
    async with screen_of(game, size=(120, 40)) as screen:
        reader = Reader(screen, catalogue("en"))
        await reader.play(deals=99)
        board = screen.text
    assert reader.answers >= 4
    ended = next(event for entry in game.table.log for event in entry.events if isinstance(event, MatchEnded))
    assert reader.says("match-end-won" if ended.result.winner == 0 else "match-end-lost") in board
    for points in ended.result.score:
        assert reader.says("rules-unit", value=points) in board
    (written,) = tmp_path.glob("*.hokm")
    assert run(["verify", str(written), "--bots"]) == 0


async def test_cards_and_buttons_can_be_clicked(tmp_path: Path) -> None:
    game = new_game(tmp_path, "mouse", {"target": "1", "first-caller-method": "random"})
    async with screen_of(game) as screen:
        await screen.wait(*TURN, "Name the trump")
        if screen.has("Name the trump"):
            row = next(row for row, text in enumerate(screen.rows) if "Hearts" in text)
            await screen.click(screen.rows[row].index("Hearts"), row)
            await screen.wait("You lead")
        await screen.wait_until(lambda: any(map(str.isdecimal, screen.rows[22].split())), "numbers below the cards")
        hand, below = screen.hand(), screen.rows[22]
        first = re.search("[0-9]+", below)
        assert first is not None
        await screen.click(first.start(), 20)
        await screen.wait_until(lambda: screen.has(*TURN) and len(screen.hand()) == len(hand) - 1, "a card less")
        await screen.click(screen.rows[23].index("Menu"), 23)
        await screen.wait("Resign the match")


async def test_a_new_game_leaves_the_unfinished_one_alone(tmp_path: Path) -> None:
    async with screen_of(new_game(tmp_path, "ends", {})) as screen:
        await screen.wait_until(lambda: screen.has(*TURN) and len(screen.hand()) == 13, "the first turn")
        await play_card(screen)
        hand = screen.hand()
    (first,) = tmp_path.glob("*.jsonl")
    async with screen_of(new_game(tmp_path, "another", {"target": "1"})) as screen:
        await screen.wait(*TURN, "Name the trump")
        await screen.press("m")
        await screen.wait("Resign the match")
        await screen.press("x", "enter")
        await screen.wait("Keep playing")
        await screen.press("y", "enter")
        await screen.wait("They won the match")
    assert len([*tmp_path.glob("*.jsonl")]) == 2
    assert newest_unfinished(tmp_path) == first
    game, _ = go_on(tmp_path)
    async with screen_of(game) as screen:
        await screen.wait_until(lambda: screen.has(*TURN) and screen.hand() == hand, "the same hand")
