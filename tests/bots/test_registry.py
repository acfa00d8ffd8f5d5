"""Computer players are found by name; packages may bring more of them."""

from itertools import count
from pathlib import Path

import pytest

from hokm.bots import BOTS, RandomBot, UnknownBot, find_bot
from hokm.bots.registry import GROUP
from tests.bringing import Install, installer

#: Modules keep their names in a running program: each test has its own.
_NUMBERS = count()

PLAYER = """
from hokm.bots import RandomBot

class Player:
    name, version = "visitor", "1"
    def choose(self, variant, view, budget, rng): ...
    def asides(self, variant, view, allowed): return ()
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    return installer(tmp_path, monkeypatch)


def bring(install: Install, source: str, *names: str) -> None:
    """A package is installed that brings a player under these names."""
    module = f"player{next(_NUMBERS)}"
    install("guest", {GROUP: dict.fromkeys(names, f"{module}:B")}, {f"{module}.py": PLAYER + source})


def test_every_player_of_the_house_is_found_under_its_name() -> None:
    assert list(BOTS) == ["random", "level-1", "level-2"]
    for name in BOTS:
        assert find_bot(f" {name.upper()} ").name == name


def test_the_nearest_names_are_told_for_an_unknown_one() -> None:
    with pytest.raises(UnknownBot, match=r"no computer player 'level2', only random, .*level-2. Did you mean level-2?"):
        find_bot("level2")


def test_a_package_may_bring_a_player(install: Install) -> None:
    bring(install, "B = RandomBot(name='visitor')", "visitor", "random")
    assert find_bot(" Visitor ") == RandomBot(name="visitor")
    assert find_bot("random") is BOTS["random"], "no package takes the place of a built-in player"


BAD = {
    "1/0": "ZeroDivisionError: division by zero",
    "raise SystemExit(3)": "SystemExit: 3",
    "": "AttributeError",
    "B = 5": "type int does not choose",
    "B = Player": "Player is a class",
    "B = Player(); B.name = 'other'": "is named 'other'",
    "B = Player(); B.name = None": "is named None",
    "B = Player(); B.version = None": "not None",
    "B = Player(); B.version = '1 2'": "not '1 2'",
    "B = Player(); B.asides = ()": "says nothing of asides",
}


@pytest.mark.parametrize(("source", "why"), BAD.items())
def test_a_player_that_cannot_be_used_is_named(source: str, why: str, install: Install) -> None:
    bring(install, source, "visitor")
    with pytest.raises(UnknownBot) as refusal:
        find_bot("visitor")
    said = str(refusal.value)
    assert said.startswith("the computer player visitor cannot be loaded: ")
    assert why in said
    assert said.endswith("(mend or uninstall the package guest)")


def test_a_player_has_a_plain_word_for_a_name(install: Install) -> None:
    bring(install, "B = Player(); B.name = 'a b'", "a b")
    with pytest.raises(UnknownBot, match="a name is made of small letters"):
        find_bot("a b")
