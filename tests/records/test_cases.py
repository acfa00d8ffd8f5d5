"""Every sample record tells exactly what is written beside it, line by line and field by field."""

import json
from pathlib import Path

import pytest

from hokm.cli import run
from hokm.records import problems

CASES = Path(__file__).parents[1] / "data" / "cases"
NAMES = sorted(path.stem for path in CASES.glob("*.hokm"))


def expected_lines(name: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in (CASES / f"{name}.jsonl").read_text("utf-8").splitlines()]


def test_there_are_cases() -> None:
    assert len(NAMES) == 73


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_record_tells_what_is_written_beside_it(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    record, complaint = CASES / f"{name}.hokm", CASES / f"{name}.err"
    status = run(["replay", str(record), "--json", "--trace"])
    said = capfd.readouterr()
    told = [json.loads(line) for line in said.out.splitlines()]
    assert [
        {key: line.get(key, "missing") for key in wanted}
        for line, wanted in zip(told, expected_lines(name), strict=True)
    ] == expected_lines(name)
    if complaint.exists():
        assert status == 1
        assert said.err == f"{record}:{complaint.read_text('utf-8').strip()}\n"
    else:
        assert (status, said.err) == (0, "")


@pytest.mark.parametrize("name", NAMES)
def test_without_trace_only_the_decisions_are_missing(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    run(["replay", str(CASES / f"{name}.hokm"), "--json"])
    told = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    assert told == [line for line in expected_lines(name) if line["type"] != "decision"]


@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_a_sample_record_can_be_read(name: str) -> None:
    assert problems((CASES / f"{name}.hokm").read_text("utf-8")) == []
