"""The source of the package, read for the tests that are about the code itself."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/hokm"
CORE = ("cards", "rules", "variants", "views", "fairness", "records", "bots", "table", "protocol")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def modules(*packages: str) -> list[Path]:
    """Every Python file of these packages, or of all when none is named."""
    return sorted(path for folder in (packages or ("",)) for path in (PACKAGE / folder).rglob("*.py"))


def imports(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Each imported module by its full name, with its line; the house imports by full names only."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "." * node.level + (node.module or "")


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


def shown(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT)}:{line}"


def project_files() -> list[Path]:
    """What belongs to the project: files that are tracked, or would be if they were added."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    return [ROOT / name for name in sorted(set(listed)) if name and (ROOT / name).is_file()]
