"""Puts the built page into a wheel, where one has been built, so that people who only want to play need no Node."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuiltPage(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's hook: `build/client` becomes `hokm/static`; an editable install leaves it where it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard" and (Path(self.root) / "build/client/index.html").exists():
            build_data["force_include"]["build/client"] = "hokm/static"
