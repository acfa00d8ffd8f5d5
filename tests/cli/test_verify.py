"""`hokm verify`: what holds, what does not, by exit status, by words for people and as JSON."""

import io
import json
import os
import re
import threading
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from hokm.bots import find_bot
from hokm.cli import run
from hokm.lab import Simulation
from hokm.variants import HOKM_4, with_rules_text

Captured = pytest.CaptureFixture[str]


@cache
def records(rules: str = "target=3", matches: int = 3) -> tuple[str, ...]:
    """The records of simulated matches."""
    names = ("random", "level-1", "level-2", "random")
    kept: list[str] = []
    bots = {seat: find_bot(name) for seat, name in enumerate(names)}
    for _ in Simulation(with_rules_text(HOKM_4, rules), bots, b"k" * 32, matches=matches).run(keep=kept.append):
        pass
    return tuple(kept)


@pytest.fixture
def judged(tmp_path: Path, capsys: Captured) -> Callable[..., tuple[int, str, str]]:
    """Exit status and both outputs for a record."""

    def judge(text: str | bytes, *options: str) -> tuple[int, str, str]:
        file = tmp_path / "m.hokm"
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        code = run(["verify", str(file), *options])
        out, err = capsys.readouterr()
        return code, out, err

    return judge


def test_what_was_simulated_holds(judged: Callable[..., tuple[int, str, str]]) -> None:
    text = "\n".join(records())
    for options in ((), ("--bots",)):
        code, out, err = judged(text, *options)
        assert (code, err) == (0, "")
        assert out.count("holds, ") == 3
        assert "3 matches: 3 hold." in out
        assert "Compare the commitment" in out
        assert ("every computer played" in out) == bool(options)
    code, out, _ = judged(text, "--json")
    verdicts = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert [verdict["match"] for verdict in verdicts] == [1, 2, 3]
    assert all(verdict["holds"] and verdict["proved"] and not verdict["faults"] for verdict in verdicts)
    assert all(len(verdict["commitment"]) == 64 for verdict in verdicts)


@pytest.mark.parametrize("rules", ["turn-up=second-batch; target=2", "first-caller-method=random; target=1"])
def test_other_chances_hold_too(rules: str, judged: Callable[..., tuple[int, str, str]]) -> None:
    assert judged("\n".join(records(rules)), "--bots")[0] == 0


ATTACKS: dict[str, tuple[Callable[[str], str], str]] = {
    "two cards swapped": (lambda text: re.sub(r"deal: (\S+) (\S+)", r"deal: \2 \1", text, count=1), "deal"),
    "the draw changed": (lambda text: re.sub(r"draw: \S+", "draw: 2C", text, count=1), "draw"),
    "a link changed": (lambda text: re.sub(r"(open 2 secret=)\w{8}", r"\g<1>00000000", text, count=1), "chain"),
    "a link left out": (lambda text: re.sub(r"\{proof open 1 .*?\}", "", text, count=1), "link-missing"),
    "MatchId changed": (lambda text: re.sub(r'MatchId "\w', 'MatchId "x', text, count=1), "deal"),
    "RulesHash changed": (lambda text: re.sub(r'RulesHash "\w\w', 'RulesHash "00', text, count=1), "rules-hash"),
    "Rules changed": (lambda text: text.replace('Rules "target=3"', 'Rules "target=4"', 1), "rules-hash"),
    "Commitment changed": (
        lambda text: re.sub(r'Commitment "\w{8}', 'Commitment "00000000', text, count=1),
        "commitment",
    ),
    "Dealing changed": (lambda text: text.replace("hokm-fair-1", "hokm-fair-9", 1), "tag"),
    "Result changed": (lambda text: re.sub(r'Result "\d', 'Result "8', text, count=1), "result"),
    "a seed out of nowhere": (
        lambda text: text.replace("reveal=none", f"reveal={'ab' * 32}", 1),
        "seed",
    ),
    "an illegal card": (lambda text: re.sub(r"\n(\w\w) (\{.*?\}) \w\w ", r"\n\1 \2 \1 ", text, count=1), "illegal"),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_change_is_named_by_its_word_and_the_other_matches_hold(
    attack: str, judged: Callable[..., tuple[int, str, str]]
) -> None:
    change, word = ATTACKS[attack]
    first, second, third = records()
    changed = change(second)
    assert changed != second
    code, out, err = judged("\n".join([first, changed, third]))
    assert (code, err) == (1, "")
    faults = [line for line in out.splitlines() if line.startswith("match 2")]
    assert any(re.search(rf"^match 2(, deal \d+)?: {word}: ", line) for line in faults), out
    assert "3 matches: 2 hold, 1 with faults." in out
    assert "Proved, of what holds: the cards follow" in out
    code, out, _ = judged(changed, "--json")
    assert code == 1
    assert word in {fault["word"] for fault in json.loads(out)["faults"]}


TIME_OUTS = " ".join(f"{{proof auto {seat}}}" for seat in range(4))
BOT_ATTACKS: dict[str, Callable[[str], str]] = {
    "another player": lambda text: text.replace("level-2/1.0.0", "random/1.0.0", 1),
    "another version": lambda text: text.replace("level-2/1.0.0", "level-2/0.9.0", 1),
    "nobody known": lambda text: text.replace("level-2/1.0.0", "cheat/1.0.0", 1),
    "a person, they say": lambda text: text.replace("level-2/1.0.0", "person", 1),
    "a time-out, they say": lambda text: re.sub(r"\n(\w\w \{proof bot)", rf"\n{TIME_OUTS} \1", text, count=1),
    "a choice untold": lambda text: re.sub(r" \{proof bot .*?\}", "", text, count=1),
    "another view": lambda text: re.sub(r"view=\w{8}", "view=00000000", text, count=1),
    "another count": lambda text: text.replace("samples=0", "samples=5", 1),
    "a choice told twice": lambda text: re.sub(
        r"(\{proof bot .*?\})", r"{proof bot samples=9 view=0123456789abcdef} \1", text, count=1
    ),
    "no players": lambda text: re.sub(r'\[Players ".*?"\]\n', "", text, count=1),
}


@pytest.mark.parametrize("attack", BOT_ATTACKS)
def test_a_computer_that_played_otherwise_is_found(attack: str, judged: Callable[..., tuple[int, str, str]]) -> None:
    (text, *_) = records()
    changed = BOT_ATTACKS[attack](text)
    assert changed != text
    assert judged(changed)[0] == 0  # its cards were dealt honestly all the same
    code, out, _ = judged(changed, "--bots", "--json")
    assert code == 1
    assert {fault["word"] for fault in json.loads(out)["faults"]} <= {"bot-move", "tag"}


def test_a_record_without_a_proof_is_told_apart(judged: Callable[..., tuple[int, str, str]]) -> None:
    plain = re.sub(r"\{.*?\}", "", records()[0])
    plain = re.sub(r'\[(Dealing|MatchId|RulesHash|Commitment|Players) ".*?"\]\n', "", plain)
    code, out, _ = judged(plain)
    assert (code, out.splitlines()[0]) == (2, "match 1: no proof")
    assert judged("\n".join([records()[1], plain]))[0] == 2
    faulty = ATTACKS["two cards swapped"][0](records()[1])
    assert judged("\n".join([faulty, plain]))[0] == 1


def test_before_a_deal_is_opened_there_is_no_proof(judged: Callable[..., tuple[int, str, str]]) -> None:
    text = re.sub(r"\[Result .*?\]\n", "", records()[0])
    code, out, _ = judged(text.partition("{proof seeds 1")[0])
    assert (code, out.splitlines()[0]) == (2, "match 1: no proof")
    code, out, _ = judged(text.partition("{proof bot")[0], "--bots")
    assert (code, out.splitlines()[0]) == (2, "match 1: no proof; 1 not opened yet")


@pytest.mark.parametrize("text", ["", "\n\n", "no record at all", b"\xff\xfe\x00", "[Variant", "{"])
def test_what_is_no_record_proves_nothing(text: str | bytes, judged: Callable[..., tuple[int, str, str]]) -> None:
    for options in ((), ("--bots",), ("--json",)):
        code, _, err = judged(text, *options)
        assert code == 2
        assert err.count("\n") == 1
        assert "Traceback" not in err


@pytest.mark.parametrize("text", ["deal: AS", '[Variant "whist"]', '[Variant "hokm-4"]\n[Dealing "hokm-fair-1"]'])
def test_half_a_record_never_holds(text: str, judged: Callable[..., tuple[int, str, str]]) -> None:
    for options in ((), ("--bots",)):
        assert judged(text, *options)[0] in (1, 2)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-16"])
def test_another_encoding_is_named(encoding: str, judged: Callable[..., tuple[int, str, str]]) -> None:
    for options in ((), ("--bots",), ("--json",)):
        code, out, err = judged(records()[0].encode(encoding), *options)
        assert (code, out) == (1, "")
        assert "this text is in UTF-16, and records are in UTF-8: save it as UTF-8" in err
        assert err.count("\n") == 1


def test_it_reads_standard_input(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "m.hokm"
    file.write_text(records()[0])
    for options in ((), ("--bots",)):
        with file.open() as stream:
            monkeypatch.setattr("sys.stdin", stream)
            assert run(["verify", "-", *options]) == 0
    capsys.readouterr()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("options", [(), ("--bots",)])
def test_it_reads_a_pipe_that_has_a_name(options: tuple[str, ...], tmp_path: Path, capsys: Captured) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=(records()[0],), daemon=True)
    writer.start()
    assert run(["verify", str(pipe), *options]) == 0
    writer.join(10)
    capsys.readouterr()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "name the record"),
        (["nowhere.hokm"], "nowhere.hokm: No such file"),
        (["."], "Is a directory"),
        (["--bot"], "--bots"),
        (["x", "--jsn"], "--json"),
    ],
)
def test_a_mistake_gets_one_line(words: list[str], said: str, capsys: Captured) -> None:
    assert run(["verify", *words]) != 0
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


def test_signs_that_would_steer_a_terminal_are_made_harmless(judged: Callable[..., tuple[int, str, str]]) -> None:
    evil = records()[0].replace("hokm-fair-1", "\x1b[31mfair", 1)
    code, out, _ = judged(evil)
    assert code == 1
    assert "\x1b" not in out


def test_a_file_is_read_as_it_comes() -> None:
    """A match is judged as soon as it is read."""
    from hokm.records import in_pieces
    from hokm.records.verify import verify

    read = 0

    def pieces() -> Iterator[str]:
        nonlocal read
        for piece in in_pieces(io.StringIO("\n".join(records()))):
            read += 1
            yield piece

    ends = [read for verdict in verify(pieces()) if verdict.holds]
    assert len(ends) == 3
    assert ends[0] < ends[1] < ends[2] == read
