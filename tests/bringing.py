"""Packages that bring things by entry points, as they lie installed: for the tests of what becomes of them."""

from collections.abc import Callable
from pathlib import Path

import pytest

#: Installs a package: its name, its entry points by group and name, and its files by their paths.
Install = Callable[[str, dict[str, dict[str, str]], dict[str, str | bytes]], None]

#: How a package makes a game out of one of the house.
GAME = """
from dataclasses import replace
from hokm.rules import Switch
from hokm.variants import HOKM_4

def game(id="visitor", **changes):
    return replace(HOKM_4, id=id, **changes)
"""


def installer(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Installs packages into a folder of their own, for one test."""

    def install(name: str, points: dict[str, dict[str, str]], files: dict[str, str | bytes]) -> None:
        home = folder / name
        about = home / f"{name}-1.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", "utf-8")
        lines = [
            f"[{group}]\n" + "".join(f"{id} = {value}\n" for id, value in entries.items())
            for group, entries in points.items()
        ]
        (about / "entry_points.txt").write_text("\n".join(lines), "utf-8")
        for path, content in files.items():
            file = home / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content if isinstance(content, bytes) else content.encode())
        monkeypatch.syspath_prepend(str(home))

    return install
