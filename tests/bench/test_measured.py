"""Each benchmark is run for a moment and comes to real figures; one that measured nothing says so and fails."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench import seeds, server
from bench.measured import NothingMeasured, require, run_bench
from hokm import protocol as p
from tools import browser

ROOT = Path(__file__).resolve().parents[2]


def ran(*words: str) -> subprocess.CompletedProcess[str]:
    """A benchmark as a program of its own."""
    return subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)


def test_the_server_is_measured() -> None:
    numbers = server.run(tables=2, seconds=3, warm_up=0.5)
    assert numbers["actions"] > 0
    assert numbers["refusals"] == 0
    assert 0 < numbers["p50_ms"] <= numbers["p99_ms"] <= numbers["worst_ms"]
    assert numbers["server_cpu"] > 0
    assert numbers["memory_kb_per_socket"] > 0


def test_a_server_that_refuses_everything_was_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(p, "PROTOCOL", 1)
    monkeypatch.setattr(server, "LONGEST_BEGINNING_SECONDS", 1.0)
    with pytest.raises(NothingMeasured, match="no actions, no deliveries"):
        server.run(tables=1, seconds=0.5, warm_up=0.5)


def test_the_seeds_are_measured() -> None:
    with server.serving(pace=0) as (port, _, secret):
        numbers = asyncio.run(seeds.measure(port, secret, tables=1, seconds=4, trip=0.01))
    assert numbers["deals"] > 0
    assert numbers["added_worst_ms"] is not None


def test_the_engine_is_measured() -> None:
    done = ran("-m", "bench.engine", "--matches", "1", "--rounds", "1", "--json")
    assert done.returncode == 0, done.stderr
    numbers = json.loads(done.stdout)
    assert numbers["table"] > 0
    assert numbers["loop"] > numbers["table"]


def test_the_ladder_is_measured() -> None:
    done = ran("bench/ladder", "--pairs", "2", "--json", "random", "level-1")
    assert done.returncode == 0, done.stderr
    (rung,) = json.loads(done.stdout)
    assert rung["pairs"] == 2
    assert rung["ms_a_deal"] > 0


@pytest.mark.skipif(browser.find() is None, reason="no browser")
def test_the_page_is_measured() -> None:
    done = ran("-m", "bench.page", "--speeds", "instant", "--json")
    assert done.returncode == 0, done.stderr
    numbers = json.loads(done.stdout)
    assert min(numbers["bytes"].values()) > 0
    (deal,) = numbers["deals"]
    assert deal["cards"] >= 4
    assert deal["seconds"] > 0


def test_a_ladder_of_one_player_has_nothing_to_measure() -> None:
    done = ran("bench/ladder", "random")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == "bench ladder: nothing was measured: no pairs of players\n"


@pytest.mark.parametrize("figure", [0, 0.0, None, -1.0])
def test_what_is_not_above_nothing_was_not_measured(figure: float | None) -> None:
    require(actions=1)
    with pytest.raises(NothingMeasured, match="nothing was measured: no actions a second"):
        require(deals=3, actions_a_second=figure)


def test_a_benchmark_that_measured_nothing_fails_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        run_bench("cards", lambda: require(cards=0))
    assert ended.value.code == 1
    assert capsys.readouterr() == ("", "bench cards: nothing was measured: no cards\n")
