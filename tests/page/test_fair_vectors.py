"""Golden vectors of fair dealing: the server's Python and the page's TypeScript come to the same cards."""

import json
import subprocess
import sys

import pytest

from tests.page.test_page_keeps_up import NODE

ROOT = NODE.parents[2]
VECTORS = ROOT / "tests" / "data" / "fair-vectors.jsonl"
PAGE = ROOT / "tests" / "page" / "fair.mjs"
without_node = pytest.mark.skipif(not NODE.exists(), reason="no Node.js to run the page's code with")


def work_out(lines: str) -> subprocess.CompletedProcess[str]:
    """The page's code over vectors."""
    return subprocess.run([str(NODE), str(PAGE)], input=lines, capture_output=True, text=True, check=False)


def test_the_python_code_still_makes_the_committed_vectors() -> None:
    made = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "fair-vectors")], capture_output=True, text=True, check=True
    )
    assert made.stdout == VECTORS.read_text("utf-8")


def test_the_committed_vectors_are_of_every_kind() -> None:
    vectors = [json.loads(line) for line in VECTORS.read_text("utf-8").splitlines()]
    deals = [vector for vector in vectors if "key" in vector]
    numbers = [vector for vector in vectors if "below" in vector]
    assert len(vectors) == 100
    assert {(len(deal["seeds"]), len(deal["pack"].split())) for deal in deals} == {
        (seats, size) for seats in (2, 3, 4, 6) for size in (48, 51, 52, 96)
    }
    assert any(len(number["words"]) > 1 for number in numbers)
    assert any(None in deal["seeds"] for deal in deals)
    assert any(None not in deal["seeds"] for deal in deals)
    assert any(deal["steps"] == 4096 for deal in deals)
    assert any(deal["deal"] > deal["steps"] for deal in deals)


@without_node
def test_the_page_comes_to_the_committed_vectors() -> None:
    done = work_out(VECTORS.read_text("utf-8"))
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == 100


@without_node
@pytest.mark.parametrize("part", ["link", "seeds", "dealt", "draw", "lot", "turned", "seating", "match_id", "deal"])
def test_the_page_notices_a_changed_vector(part: str) -> None:
    """The comparison above can fail."""
    vector = json.loads(next(line for line in VECTORS.read_text("utf-8").splitlines() if '"lot":0' in line))
    swapped = {
        "link": "0" * 64,
        "seeds": [None for _ in vector["seeds"]],
        "lot": 1,
        "turned": "7C" if vector["turned"] != "7C" else "8C",
        "seating": vector["seating"][::-1],
        "match_id": vector["match_id"] + "1",
        "deal": vector["deal"] + 1,
    }
    for cards in ("dealt", "draw"):
        first, second, *rest = vector[cards].split()
        swapped[cards] = " ".join([second, first, *rest])
    done = work_out(json.dumps(vector | {part: swapped[part]}))
    assert done.returncode != 0
