"""The walls between the rooms hold: every contract of `.importlinter` breaks when a fault is planted.

The faults are planted in a stub of the house, which has every room and nothing in it, so that a fault elsewhere in the
real one cannot pass for them.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOMS = sorted(path.name for path in (ROOT / "src/hokm").iterdir() if (path / "__init__.py").exists())
INSIDES = (
    "views/project.py",
    *(f"rules/{name}.py" for name in ("declaring", "engine", "events", "fold", "state", "transition")),
    "kernel/native.py",
)

FAULTS = {
    "a lower room imports a higher one": ("rules", "import hokm.table", "rooms"),
    "siblings import each other": ("bots", "import hokm.records", "rooms"),
    "the server imports the lab": ("server", "import hokm.lab", "rooms"),
    "a room that nobody declared": ("attic", "", "rooms"),
    "the rules look a variant up": ("rules", "import hokm.variants", "no-names"),
    "the rules draw chance": ("rules", "import random", "pure"),
    "the table reads a clock": ("table", "import time", "pure"),
    "the protocol waits": ("protocol", "import asyncio", "pure"),
    "a computer player opens a database": ("bots", "import sqlite3", "pure"),
    "the views use pydantic": ("views", "import pydantic", "standard-library"),
    "the fairness room uses numpy": ("fairness", "import numpy", "standard-library"),
    "a computer player projects a full state": ("bots", "import hokm.views.project", "projection"),
    "the server projects a full state": ("server", "from hokm.views import project", "projection"),
    "the protocol names a state": ("protocol", "from hokm.rules.state import State", "wire"),
    "the server names an event": ("server", "import hokm.rules.events", "wire"),
    "a client moves a match itself": ("client", "import hokm.rules.transition", "wire"),
    "a computer player goes round the kernel's door": ("bots", "import hokm.kernel.native", "extension"),
}


@pytest.fixture
def stub(tmp_path: Path) -> Path:
    shutil.copy(ROOT / ".importlinter", tmp_path)
    package = tmp_path / "src/hokm"
    for room in ROOMS:
        (package / room).mkdir(parents=True)
        (package / room / "__init__.py").touch()
    for inside in INSIDES:
        (package / inside).touch()
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text("import hokm.cli\n", "utf-8")
    (package / "table/__init__.py").write_text("import hokm.views.project\nimport hokm.rules.state\n", "utf-8")
    return tmp_path


def lint(house: Path) -> tuple[int, str]:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-logo", "--no-cache"]
    env = {**os.environ, "PYTHONPATH": str(house / "src"), "NO_COLOR": "1"}
    done = subprocess.run(command, cwd=house, env=env, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout + done.stderr


def contract_names() -> dict[str, str]:
    names, current = {}, ""
    for line in (ROOT / ".importlinter").read_text("utf-8").splitlines():
        if line.startswith("[importlinter:contract:"):
            current = line.removeprefix("[importlinter:contract:").rstrip("]")
        elif line.startswith("name = "):
            names[current] = line.removeprefix("name = ")
    return names


def test_an_orderly_house_keeps_every_contract(stub: Path) -> None:
    code, said = lint(stub)
    assert code == 0, said
    assert f"{len(contract_names())} kept, 0 broken" in said


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_breaks_its_contract(stub: Path, fault: str) -> None:
    room, line, contract = FAULTS[fault]
    door = stub / "src/hokm" / room / "__init__.py"
    door.parent.mkdir(exist_ok=True)
    door.write_text(line + "\n", "utf-8")
    code, said = lint(stub)
    assert code != 0, said
    assert f"{contract_names()[contract]} BROKEN" in said


def test_chance_reached_through_another_room_counts(stub: Path) -> None:
    package = stub / "src/hokm"
    (package / "cards/__init__.py").write_text("import secrets\n", "utf-8")
    (package / "records/__init__.py").write_text("import hokm.cards\n", "utf-8")
    code, said = lint(stub)
    assert code != 0, said
    assert "hokm.records is not allowed to import secrets" in said


def test_every_contract_has_a_planted_fault() -> None:
    assert {contract for _, _, contract in FAULTS.values()} == set(contract_names())
