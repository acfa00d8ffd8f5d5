"""What the import contracts cannot see: packages by any name, chance and clocks by other ways."""

import ast
import sys
from collections.abc import Iterator

import pytest

from tests.contract import source

# Calls that bring chance or time in without one of the modules that the import contracts forbid.
IMPURE_CALLS = {"urandom", "getrandom", "uuid1", "uuid4", "now", "utcnow", "today", "getpid", "open", "input", "print"}


def foreign(module: ast.Module) -> Iterator[tuple[int, str]]:
    for line, name in source.imports(module):
        if name.partition(".")[0] not in {"hokm", *sys.stdlib_module_names}:
            yield line, name


def impure_calls(module: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in IMPURE_CALLS:
                yield node.lineno, name


def random_imports(module: ast.Module) -> Iterator[tuple[int, str]]:
    return ((line, name) for line, name in source.imports(module) if name.partition(".")[0] == "random")


def test_the_core_imports_the_standard_library_only() -> None:
    found = [(source.shown(p, n), name) for p in source.modules(*source.CORE) for n, name in foreign(source.tree(p))]
    assert not found, found


def test_the_core_calls_nothing_impure() -> None:
    found = [
        (source.shown(path, line), name)
        for path in source.modules(*source.CORE, "kernel")
        for line, name in impure_calls(source.tree(path))
    ]
    assert not found, found


def test_no_room_imports_random() -> None:
    """Cards come from the operating system's randomness or from a seeded stream of our own, never from `random`."""
    found = [(source.shown(p, n), name) for p in source.modules() for n, name in random_imports(source.tree(p))]
    assert not found, found


def test_the_door_of_views_does_not_hand_out_the_projector() -> None:
    door = source.tree(source.PACKAGE / "views/__init__.py")
    assert not [name for _, name in source.imports(door) if name == "hokm.views.project"]


def test_every_room_has_its_note() -> None:
    for path in source.PACKAGE.iterdir():
        if (path / "__init__.py").exists():
            note = " ".join((ast.get_docstring(source.tree(path / "__init__.py")) or "").split())
            for part in ("What for", "What not", "Who may call"):
                assert part in note, f"the note of {path.name} does not say: {part}"


@pytest.mark.parametrize("fault", ["import numpy", "from pydantic import BaseModel", "def f():\n    import attrs"])
def test_a_planted_foreign_package_is_found(fault: str) -> None:
    assert list(foreign(ast.parse(fault)))


@pytest.mark.parametrize("fault", ["os.urandom(8)", "datetime.now()", "uuid.uuid4()", "open('x')", "print(1)"])
def test_a_planted_impure_call_is_found(fault: str) -> None:
    assert list(impure_calls(ast.parse(fault)))


@pytest.mark.parametrize("fault", ["import random", "from random import shuffle", "def f():\n    import random"])
def test_a_planted_random_is_found(fault: str) -> None:
    assert list(random_imports(ast.parse(fault)))
