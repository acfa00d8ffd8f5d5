"""Computer players are found by name; packages may bring more of them."""

from importlib.metadata import EntryPoint, EntryPoints

import pytest

from hokm.bots import BOTS, RandomBot, UnknownBot, find_bot, registry

BROUGHT = RandomBot(name="visitor")


def bring(monkeypatch: pytest.MonkeyPatch, **values: str) -> None:
    """Packages are installed that bring these players."""
    points = EntryPoints(EntryPoint(name, value, registry.GROUP) for name, value in values.items())
    monkeypatch.setattr(registry, "entry_points", lambda group: points.select(group=group))


def test_every_player_of_the_house_is_found_under_its_name() -> None:
    assert list(BOTS) == ["random", "level-1", "level-2"]
    for name in BOTS:
        assert find_bot(f" {name.upper()} ").name == name


def test_the_nearest_names_are_told_for_an_unknown_one() -> None:
    with pytest.raises(UnknownBot, match=r"no computer player 'level2', only random, .*level-2. Did you mean level-2?"):
        find_bot("level2")


def test_a_package_may_bring_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, visitor=f"{__name__}:BROUGHT", random=f"{__name__}:NOTHING")
    monkeypatch.setitem(__import__("sys").modules, __name__, __import__("types").SimpleNamespace(BROUGHT=BROUGHT))
    assert find_bot("visitor") is BROUGHT
    assert find_bot("random") is BOTS["random"], "no package takes the place of a player of the house"


@pytest.mark.parametrize("value", ["no.such.module:BOT", "hokm.bots:NO_SUCH_BOT"])
def test_a_player_that_cannot_be_loaded_is_named(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, broken=value)
    with pytest.raises(UnknownBot, match="the computer player broken cannot be loaded"):
        find_bot("broken")
