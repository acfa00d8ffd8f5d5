"""The rooms of the wire and of the screens reach no secret: no full state, no whole event, nothing that makes either.

Every name that a module of theirs imports, and every attribute of it that it touches, is resolved to the thing itself
and compared with the secrets, so that no alias, no re-export and no chain of attributes goes round the wall.
"""

import ast
import importlib
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from hokm.rules import declaring, engine, fold, state, transition
from hokm.views import project
from tests.contract import source

ROOMS = ("protocol", "server", "client", "terminal")

#: Modules of which nothing at all may be named there.
SECRET_MODULES = (engine, state, transition, fold, declaring, project)
#: What may be named even though it stands in one of them: what viewers see, and what everybody may know of a match.
OPEN = frozenset(
    id(getattr(module, name))
    for module, names in (
        (declaring, "SEEN SeenEvent Withheld is_seen seen_kinds"),
        (state, "Deal Match"),
    )
    for name in names.split()
)


def _secrets() -> dict[int, str]:
    """Every secret thing, by identity, with its name."""
    found = {id(module): module.__name__ for module in SECRET_MODULES}
    for module in SECRET_MODULES:
        for name, thing in vars(module).items():
            own = getattr(thing, "__module__", None) == module.__name__ or module is engine
            named = name in getattr(module, "__all__", ()) or name in ("KEPT", "EVENTS", "FOLDS")
            if not name.startswith("__") and (own or named) and id(thing) not in OPEN:
                found[id(thing)] = f"{module.__name__}.{name}"
    return found


SECRETS = _secrets()
MISSING = object()


def _looked_up(owner: Any, name: str) -> Any:
    """An attribute, or a module within a package that nobody has imported yet."""
    found = getattr(owner, name, MISSING)
    if found is MISSING and isinstance(owner, ModuleType) and hasattr(owner, "__path__"):
        try:
            return importlib.import_module(f"{owner.__name__}.{name}")
        except ImportError:
            return MISSING
    return found


def _imported(module: ast.Module) -> Iterator[tuple[int, str, str, Any]]:
    """What is imported, anywhere in a module: the line, what it is called there, what it is, and the thing."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.partition(".")[0] == "hokm":
                    thing = importlib.import_module(alias.name)
                    top = thing if alias.asname else importlib.import_module("hokm")
                    yield node.lineno, alias.asname or "hokm", alias.name, top
                    yield node.lineno, "", alias.name, thing
        elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "hokm":
            door = importlib.import_module(node.module or "")
            yield node.lineno, "", node.module or "", door
            for alias in node.names:
                things = vars(door) if alias.name == "*" else {alias.name: _looked_up(door, alias.name)}
                for name, thing in things.items():
                    yield node.lineno, alias.asname or name, f"{node.module}.{name}", thing


def _resolved(node: ast.expr, names: dict[str, Any]) -> Any:
    """What an expression of names and attributes stands for, as far as that can be said before it is run."""
    match node:
        case ast.Name(id=name):
            return names.get(name, MISSING)
        case ast.Attribute(value=value, attr=name):
            owner = _resolved(value, names)
            return MISSING if owner is MISSING else _looked_up(owner, name)
        case ast.Call(func=ast.Name(id="getattr"), args=[value, ast.Constant(value=str(name)), *_]):
            owner = _resolved(value, names)
            return MISSING if owner is MISSING else _looked_up(owner, name)
        case ast.Call(func=function, args=[ast.Constant(value=str(name)), *_]):
            called = _resolved(function, names)
            return importlib.import_module(name) if called is importlib.import_module else MISSING
    return MISSING


def reached(module: ast.Module) -> list[tuple[int, str]]:
    """Each secret that a module names, with its line."""
    imported = list(_imported(module))
    names: dict[str, Any] = {called: thing for _, called, _, thing in imported if called} | {"importlib": importlib}
    # A secret may be given another name before it is used; twice, so that order does not matter.
    for _ in range(2):
        for node in ast.walk(module):
            if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
                thing = _resolved(node.value, names)
                if isinstance(thing, ModuleType):
                    names.setdefault(node.targets[0].id, thing)
    found = [(line, SECRETS[id(thing)]) for line, _, _, thing in imported if id(thing) in SECRETS]
    for node in ast.walk(module):
        if isinstance(node, ast.Attribute | ast.Call):
            thing = _resolved(node, names)
            if id(thing) in SECRETS:
                found.append((node.lineno, SECRETS[id(thing)]))
    return found


def test_the_secrets_are_known_by_name() -> None:
    """The wall is made of the things themselves: what is listed here must be among them."""
    assert {
        "hokm.rules.engine.State",
        "hokm.rules.engine.advance",
        "hokm.rules.engine.replay",
        "hokm.rules.transition.Run",
        "hokm.rules.declaring.Whole",
        "hokm.rules.declaring.whole",
        "hokm.rules.declaring.KEPT",
        "hokm.views.project.observe",
        "hokm.views.project.see",
    } <= {name.replace("state.State", "engine.State") for name in _names()}


def _names() -> set[str]:
    """The names of all secrets, those that the inner door hands on too."""
    return set(SECRETS.values()) | {f"hokm.rules.engine.{name}" for name in engine.__all__}


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_reaches_a_secret(room: str) -> None:
    found = [
        (source.shown(path, line), name) for path in source.modules(room) for line, name in reached(source.tree(path))
    ]
    assert source.modules(room)
    assert not found, found


def test_the_doors_hand_out_no_secret() -> None:
    for door in ("hokm.rules", "hokm.views", "hokm.cards", "hokm.variants", "hokm.bots", "hokm.texts"):
        module = importlib.import_module(door)
        handed = [name for name in module.__all__ if id(getattr(module, name)) in SECRETS]
        assert not handed, (door, handed)


FAULTS = {
    "directly": "from hokm.rules.state import State",
    "by another name": "from hokm.rules.transition import advance as step",
    "the module": "import hokm.rules.transition",
    "the module by another name": "import hokm.rules.engine as rules",
    "a module from its package": "from hokm.rules import fold",
    "handed on by a policy": "from hokm.rules.policies.ending import State",
    "handed on by another room": "from hokm.records.replay import advance",
    "handed on by the table": "from hokm.table.table import observe",
    "with all others": "from hokm.rules.state import *",
    "an attribute": "from hokm import rules\nrules.state.State",
    "an attribute of an attribute": "import hokm.views\nhokm.views.judged.State",
    "by another name first": "from hokm import rules\nroom = rules\nroom.transition.replay",
    "in a function": "def peek():\n    from hokm.views.project import see\n    return see",
    "by getattr": "from hokm.views import sample\nfrom hokm import views\ngetattr(views.judged, 'State')",
    "by import_module": "import importlib\nimportlib.import_module('hokm.rules.engine').State",
    "a maker of whole events": "from hokm.rules.declaring import whole",
    "the codec of whole events": "from hokm.table.log import KEPT",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_reach_is_found(fault: str) -> None:
    assert reached(ast.parse(FAULTS[fault]))


@pytest.mark.parametrize(
    "plain", ["from hokm.rules import Deal, Match, Seat", "from hokm import views\nviews.TrickWon\nviews.Withheld"]
)
def test_what_is_open_may_be_named(plain: str) -> None:
    assert not reached(ast.parse(plain))
