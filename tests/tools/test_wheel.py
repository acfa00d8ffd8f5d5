"""The wheel: it carries the page, and plays in an environment that has nothing but what it asks for."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import bootstrap
from tools.starts import try_installed

ROOT = Path(bootstrap.__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from this checkout; the page in it is the one that is built already."""
    folder = tmp_path_factory.mktemp("dist")
    path = f"{bootstrap.BIN}{os.pathsep}{os.environ['PATH']}"
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(words, cwd=ROOT, env=os.environ | {"PATH": path}, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_page_and_the_texts_are_in_the_wheel(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"hokm/static/index.html", "hokm/static/sw.js", "hokm/offline/verify.html", "hokm/py.typed"} <= names
    assert any(name.startswith("hokm/texts/") and name.endswith(".ftl") for name in names)
    assert all(name.startswith(("hokm/", "hokm-")) for name in names), "nothing else lands in site-packages"
    assert not [name for name in names if "__pycache__" in name or "node_modules" in name]


def test_the_wheel_plays_in_a_clean_environment(wheel: Path, tmp_path: Path) -> None:
    uv = bootstrap.UV if bootstrap.UV.exists() else shutil.which("uv")
    if uv is None:
        pytest.skip("there is no uv: this is not a checkout that ./hokm prepared")
    clean = tmp_path / "clean"
    subprocess.run([uv, "venv", "-q", "--python", sys.executable, clean], check=True)
    programs = clean / bootstrap.BIN.name
    # The versions that are kept in the cache already; that they are enough is what the trial shows.
    words: list[str | Path] = [
        "pip",
        "install",
        "-q",
        "--python",
        programs / "python",
        "-c",
        ROOT / "requirements/run.txt",
    ]
    subprocess.run([uv, *words, wheel], env=os.environ | bootstrap.settings(), check=True)
    try_installed(programs, tmp_path)
