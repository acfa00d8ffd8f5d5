"""The places of a syntax tree that can be changed, each with the function that it stands in."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tools.bootstrap import ROOT

SOURCES = ROOT / "src" / "hokm"
#: What is broken: the code that decides a game, and the code that writes it down and reads it again.
FOLDERS = ("rules/events", "rules/policies", "rules/phases", "variants")
FILES = (
    "cards/card.py",
    "records/replay.py",
    "records/report.py",
    "records/tokens.py",
    "records/writer.py",
    "rules/closing.py",
    "rules/fold.py",
    "rules/switches.py",
    "rules/transition.py",
)
#: Names and loading of games; they decide nothing.
LEFT_OUT = ("variants/flaws.py", "variants/names.py", "variants/packages.py", "variants/registry.py")
#: Parts of a tree that do nothing when the game is played: types, checks of our own, imports.
SILENT = (ast.Import, ast.ImportFrom, ast.Assert, ast.JoinedStr, ast.expr_context, ast.operator, ast.cmpop, ast.alias)
SILENT_FIELDS = ("annotation", "returns", "decorator_list", "type_params", "bases")
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Slot(NamedTuple):
    """One place: the field of a parent node that holds a node, and where that is."""

    parent: ast.AST
    field: str
    place: int | None
    node: ast.AST
    where: str
    function: Function | None

    def put(self, new: ast.AST) -> None:
        """Puts another node in its place."""
        if self.place is None:
            setattr(self.parent, self.field, new)
        else:
            getattr(self.parent, self.field)[self.place] = new


def mutated_files() -> list[str]:
    """The files whose code is broken, as paths below ``src/hokm``."""
    found = [path for folder in FOLDERS for path in sorted((SOURCES / folder).glob("*.py"))]
    names = [path.relative_to(SOURCES).as_posix() for path in found if path.name != "__init__.py"]
    return [*(name for name in names if name not in LEFT_OUT), *FILES]


def parsed(file: str) -> ast.Module:
    """The syntax tree of a file below ``src/hokm``."""
    return ast.parse(Path(SOURCES / file).read_text("utf-8"))


def slots(tree: ast.AST, where: str = "", function: Function | None = None) -> Iterator[Slot]:
    """Every place of a tree in the order of the source; what is never run is left out."""
    for field, value in ast.iter_fields(tree):
        if field in SILENT_FIELDS:
            continue
        for index, node in _nodes(value):
            if isinstance(node, SILENT) or _is_text_alone(node):
                continue
            inner, its = where, function
            if isinstance(node, ast.ClassDef | Function):
                inner = f"{where}.{node.name}" if where else node.name
                its = node if isinstance(node, Function) else None
            else:
                yield Slot(tree, field, index, node, where, function)
            if not isinstance(node, ast.Raise):  # what a refusal says is no rule
                yield from slots(node, inner, its)


def _nodes(value: Any) -> Iterator[tuple[int | None, ast.AST]]:
    if isinstance(value, list):
        yield from ((index, node) for index, node in enumerate(value) if isinstance(node, ast.AST))
    elif isinstance(value, ast.AST):
        yield None, value


def _is_text_alone(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
