"""`hokm simulate`: the same seed gives the same bytes, and what it prints is what replaying its records prints."""

import re
import tracemalloc
from pathlib import Path

import pytest

from hokm.bots import BOTS, RandomBot
from hokm.cli import run
from hokm.lab import Simulation
from hokm.rules import Switch
from hokm.variants import HOKM_4

Captured = pytest.CaptureFixture[str]

#: Values that need another house rule beside them.
TOGETHER = {
    "draw-cap=ten": "first-caller-method=high-card",
    "kots-target=2": "scoring=kots",
    "match-end=fixed-kots:2": "scoring=kots",
    "baunie-call-required=true": "continue-for-13=choice",
    "look-at-partner-hand=true": "continue-for-13=choice",
    "continue-decider=either-partner": "continue-for-13=choice",
    "continue-decider=captain": "continue-for-13=choice",
    "failed-continue=keep-kot": "continue-for-13=choice",
    "failed-continue=opponents-score": "continue-for-13=choice",
    "trump-mode=turn-up-only": "turn-up=second-batch",
    "redeal-limit=none": "redeal=under-ten+no-court-first5",
    "redeal-limit=1": "redeal=under-ten",
    "goon-kot-value=10": "scoring=kots",
    "streak-kot=none": "scoring=kots; match-end=fixed-hands:3",
}
TOGETHER_BY_NAME = {
    "bavney-effect": "continue-for-13=forced; rotation=court-piece",
    **dict.fromkeys(
        (
            "indicator-choice",
            "reveal-activation",
            "auto-reveal",
            "who-may-ask",
            "caller-concealed-follow",
            "caller-face-down-play",
        ),
        "trump-mode=hidden",
    ),
}
NUMBERS = {"kots-target": "2", "target": "2"}


def values_of(switch: Switch) -> list[str]:
    """The values of a switch that are worth a match."""
    if switch.kind == "integer":
        return [NUMBERS[switch.name]]
    if switch.kind == "set":
        return [*switch.allowed, "+".join(switch.allowed)]
    return [value.replace(":N", ":2") for value in switch.allowed]


def every_value() -> list[str]:
    """House rules in which each switch takes each value at least once."""
    found = []
    for switch in HOKM_4.switches:
        for value in values_of(switch):
            rule = f"{switch.name}={value}"
            beside = TOGETHER.get(rule, TOGETHER_BY_NAME.get(switch.name, ""))
            short = "" if re.search("kots|match-end=fixed|target", rule + beside) else "target=2"
            found.append("; ".join(filter(None, (rule, beside, short))))
    return found


def simulated(capsys: Captured, *words: str) -> tuple[str, str]:
    """What a simulation of Hokm for four prints: on standard output, and on standard error."""
    code = run(["simulate", "hokm-4", *words])
    said = capsys.readouterr()
    assert code == 0, said.err
    return said.out, said.err


def refused(capsys: Captured, *words: str) -> str:
    """The one line that a simulation is refused with."""
    assert run(["simulate", *words]) != 0
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def replayed(capsys: Captured, file: Path) -> str:
    assert run(["replay", str(file), "--json"]) == 0
    return capsys.readouterr().out


def test_the_same_seed_gives_the_same_bytes(capsys: Captured, tmp_path: Path) -> None:
    outputs = []
    for name in ("a", "b"):
        words = ["--matches", "3", "--seed", "7", "--bots", "level-1", "--json", "--records", str(tmp_path / name)]
        outputs.append(simulated(capsys, *words)[0])
    assert outputs[0] == outputs[1]
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert simulated(capsys, "--matches", "3", "--seed", "8", "--bots", "level-1", "--json")[0] != outputs[0]


@pytest.mark.parametrize("rules", every_value())
def test_what_is_printed_is_what_replaying_prints(rules: str, capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "m.hokm"
    bots = "random,level-2,level-1,level-2"
    words = ["--matches", "2", "--seed", "7", "--bots", bots, "--rules", rules, "--records", str(file)]
    lines, _ = simulated(capsys, *words, "--json")
    assert lines == replayed(capsys, file)
    assert lines.count('"type":"match"') == 2


def test_a_number_of_deals_is_kept_to_and_the_last_match_stays_unfinished(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "m.hokm"
    lines, _ = simulated(capsys, "--deals", "40", "--seed", "1", "--records", str(file), "--json")
    assert lines.count('"type":"deal"') == 40
    assert lines.count('"type":"match"') >= 2
    assert lines.splitlines()[-1].startswith('{"type":"unfinished","deal":')
    assert lines == replayed(capsys, file)


def test_deals_thrown_in_count_as_deals(capsys: Captured) -> None:
    rules = "redeal=under-ten+no-court-first5+no-court-13; redeal-limit=none"
    lines, said = simulated(capsys, "--deals", "120", "--seed", "3", "--bots", "level-2", "--rules", rules, "--json")
    assert lines.count('"type":"deal"') == 120
    assert lines.count('"kind":"redeal"') > 3
    assert "120 deals" in said


def test_without_a_seed_one_is_made_up_and_told(capsys: Captured) -> None:
    lines, said = simulated(capsys, "--deals", "5", "--json")
    told = re.search("seed ([0-9a-f]{16})$", said.strip())
    assert told is not None
    assert simulated(capsys, "--deals", "5", "--seed", told[1], "--json")[0] == lines
    assert simulated(capsys, "--deals", "5", "--json")[0] != lines


def test_the_summary_alone_is_said_where_nobody_watches(capsys: Captured) -> None:
    lines, said = simulated(capsys, "--deals", "5", "--seed", "1")
    assert lines == ""
    assert said.count("\n") == 3
    assert "\x1b" not in said
    assert said.startswith("5 deals (")


def test_one_name_sits_on_every_seat_or_one_on_each(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "m.hokm"
    for bots, seats in (("level-1", "level-1; level-1; level-1; level-1"), ("random,level-2,level-1,random",) * 2):
        simulated(capsys, "--deals", "1", "--bots", bots, "--records", str(file))
        assert f'[Seats "{seats.replace(",", "; ")}"]' in file.read_text()


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["hokm-4"], "either --deals N or --matches N"),
        (["hokm-4", "--deals", "1", "--matches", "1"], "either --deals N or --matches N"),
        (["hokm-4", "--deals", "0"], "--deals: it must be a whole number from 1, not 0"),
        (["hokm-4", "--deals", "1.5"], "--deals: it must be a whole number from 1, not 1.5"),
        (["hokm-4", "--matches", "-3"], "--matches: it must be a whole number from 1, not -3"),
        (["hokm-4", "--deals", "many"], "many"),
        (["hokm-4", "--deals", "1", "--bots", "level-9"], "there is no computer player 'level-9', only random"),
        (["hokm-4", "--deals", "1", "--bots", "random,random"], "4 names joined by commas, not 2"),
        (["hokm-4", "--deals", "1", "--rules", "tarmac=3"], "'tarmac'"),
        (["hokm-4", "--deals", "1", "--rules", "target=0"], "target must be a whole number"),
        (["hokm-5", "--deals", "1"], "there is no game 'hokm-5'"),
        (["hokm-4", "--deals", "1", "--records", "/nowhere/at/all.hokm"], "/nowhere/at/all.hokm: No such file"),
    ],
)
def test_a_wrong_word_is_refused_in_one_line(words: list[str], part: str, capsys: Captured) -> None:
    assert part in refused(capsys, *words)


def test_memory_does_not_grow_with_the_number_of_deals() -> None:
    def play(deals: int) -> None:
        simulation = Simulation(HOKM_4, dict.fromkeys(range(4), RandomBot()), b"k", deals=deals)
        for _ in simulation.run(lambda line: None, lambda text: None):
            pass

    def peak(deals: int) -> int:
        tracemalloc.start()
        play(deals)
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    play(100)  # what is remembered to save time is filled
    assert peak(100) < 1.5 * peak(25)


def test_every_computer_player_can_be_simulated(capsys: Captured) -> None:
    for name in BOTS:
        assert simulated(capsys, "--deals", "2", "--bots", name)[1].startswith("2 deals")
