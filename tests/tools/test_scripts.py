"""Scripts run from a fresh checkout, with whatever Python comes first."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.check import python_files

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPTS = [ROOT / name for name in python_files() if (ROOT / name).is_file()]
#: What every Python has, and a checkout beside its scripts.
THERE = {*sys.stdlib_module_names, "tools"}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_that_needs_packages_takes_the_python_that_has_them(script: Path) -> None:
    needed: set[str] = set()
    uses = False
    for statement in ast.parse(script.read_text("utf-8")).body:
        if isinstance(statement, ast.Import):
            needed |= {name.name.partition(".")[0] for name in statement.names}
        elif isinstance(statement, ast.ImportFrom):
            needed.add((statement.module or "").partition(".")[0])
        elif ast.unparse(statement) == "own_python.use()":
            assert needed <= THERE, "asked for before the right Python was there"
            uses = True
    assert uses or needed <= THERE


def test_without_an_environment_it_is_said_how_to_get_one(tmp_path: Path) -> None:
    for name in ("scripts/goldens", "tools/own_python.py", "tools/bootstrap.py", "tools/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    other = Path(sys.base_prefix) / "bin/python3"
    done = subprocess.run([other, tmp_path / "scripts/goldens"], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "./hokm test" in done.stderr
