"""A computer player that fails is named, wherever it plays, instead of a fault in the program."""

from pathlib import Path

import pytest

from hokm.bots import BOTS, Bot, BotFailed, Choice
from hokm.cards import Rng
from hokm.cli import run
from hokm.lab import Simulation, testkit
from hokm.rules import Action, Seat, Thaap, Variant
from hokm.variants import HOKM_4, with_rules_text
from hokm.views import Observation


class Kind:
    """Plays like the house while it has more than ``until`` choices; then it breaks off, or does ``last``."""

    name = "kind"
    version = "1"

    def __init__(self, last: Action | None = None, until: int = 4) -> None:
        self._last, self._until = last, until

    def choose(self, variant: Variant, view: Observation, budget: int, rng: Rng) -> Choice:
        if len(view.legal) > self._until:
            return BOTS["random"].choose(variant, view, budget, rng)
        if self._last is None:
            raise AttributeError("no such thing")
        return Choice(self._last)

    def asides(self, variant: Variant, view: Observation, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
        return ()


FAILING = [pytest.param(Kind(), "no such thing", id="breaks-off"), pytest.param(Kind(Thaap()), "", id="not-allowed")]


@pytest.mark.parametrize(("bot", "how"), FAILING)
def test_a_simulation_says_who_failed(bot: Bot, how: str) -> None:
    seated: dict[Seat, Bot] = dict.fromkeys(range(4), bot)
    with pytest.raises(BotFailed, match=f"the computer player kind failed: .*{how}"):
        list(Simulation(HOKM_4, seated, b"failing", deals=1, matches=None).run())


@pytest.mark.parametrize(("bot", "how"), FAILING)
def test_the_kit_says_who_failed(bot: Bot, how: str) -> None:
    with pytest.raises(testkit.Unsound, match=f"hokm-4 under its own rules: the computer player kind failed: .*{how}"):
        testkit.check_bot(bot)


def test_a_player_that_fails_out_of_turn_is_named_too(monkeypatch: pytest.MonkeyPatch) -> None:
    class Loud(Kind):
        def asides(self, variant: Variant, view: Observation, allowed: tuple[Action, ...]) -> tuple[Action, ...]:
            raise LookupError("nothing to say")

    table = with_rules_text(HOKM_4, "baunie-call-required=true")
    with pytest.raises(BotFailed, match="the computer player kind failed: LookupError: nothing to say"):
        list(Simulation(table, dict.fromkeys(range(4), Loud(until=-1)), b"loud", deals=1).run())


def test_the_command_says_it_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(BOTS, "kind", Kind())
    assert run(["simulate", "hokm-4", "--deals", "3", "--bots", "kind", "--records", str(tmp_path / "kept")]) == 1
    said = capsys.readouterr().err
    assert said == "hokm: the computer player kind failed: AttributeError: no such thing\n"


def test_a_player_that_fails_when_it_is_run_again_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = str(tmp_path / "kind.hokm")
    monkeypatch.setitem(BOTS, "kind", Kind(until=-1))
    assert run(["simulate", "hokm-4", "--deals", "1", "--bots", "kind", "--records", record]) == 0
    monkeypatch.setitem(BOTS, "kind", Kind())
    capsys.readouterr()
    assert run(["verify", record, "--bots"]) == 1
    assert "the computer player kind/1 failed: AttributeError: no such thing" in capsys.readouterr().out
