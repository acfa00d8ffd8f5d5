"""Mutants that no operator makes: a piece of a function and what stands in its place, in ``tests/data/breakages.txt``.

A block of that file is a sentence after ``# ``, the file and the qualified name of the function, the piece after ``- ``
and its replacement after ``+ ``. Pieces are compared as syntax trees; ``_1``, ``_2`` ... stand for any expression, the
same one wherever they come again.
"""

import ast
import copy
import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tools.bootstrap import ROOT
from tools.mutation.tree import Slot, parsed, slots

LIST = ROOT / "tests" / "data" / "breakages.txt"
ANY = re.compile("_[0-9]+")


class Named(NamedTuple):
    """What goes wrong, in which function of which file below ``src/hokm``, the piece and what replaces it."""

    what: str
    file: str
    where: str
    old: str
    new: str

    def made(self) -> ast.Module:
        """The tree of the file with the piece replaced; raises ValueError unless the piece is there just once."""
        tree = parsed(self.file)
        found = [(slot, names) for slot in slots(tree) if slot.where == self.where for names in self._matches(slot)]
        if len(found) != 1:
            raise ValueError(f"{self.what}: the piece is {len(found)} times in {self.file}: {self.where}")
        (slot, names) = found[0]
        new = [filled(node, names) for node in _piece(self.new)]
        if isinstance(slot.node, ast.stmt):
            body = getattr(slot.parent, slot.field)
            body[slot.place : slot.place + len(_piece(self.old))] = new  # type: ignore[operator]  # of a body
        else:
            slot.put(new[0])
        return ast.fix_missing_locations(tree)

    def _matches(self, slot: Slot) -> Iterator[dict[str, ast.AST]]:
        old = _piece(self.old)
        there: Sequence[ast.AST] = [slot.node]
        if isinstance(slot.node, ast.stmt) and slot.place is not None:
            there = getattr(slot.parent, slot.field)[slot.place : slot.place + len(old)]
        names: dict[str, ast.AST] = {}
        if len(there) == len(old) and all(matches(one, other, names) for one, other in zip(old, there, strict=True)):
            yield names


def named() -> list[Named]:
    """All of them, in the order of the file."""
    _, *blocks = re.split(r"^# ", LIST.read_text("utf-8"), flags=re.MULTILINE)
    return [_read(block) for block in blocks]


def _read(block: str) -> Named:
    what, place, *changes = block.strip("\n").split("\n")
    file, _, where = place.partition(": ")
    old, new = ("\n".join(line[2:] for line in changes if line.startswith(sign)) for sign in "-+")
    return Named(what, file, where, old, new)


def _piece(text: str) -> list[ast.AST]:
    """The statements of a piece, or its one expression."""
    body = ast.parse(text).body
    return [body[0].value] if len(body) == 1 and isinstance(body[0], ast.Expr) else list(body)


def matches(pattern: Any, node: Any, names: dict[str, ast.AST]) -> bool:
    """Whether a tree is as the pattern says; ``names`` takes up what the wildcards stand for."""
    if isinstance(pattern, ast.Name) and ANY.fullmatch(pattern.id) and isinstance(node, ast.expr):
        return ast.dump(names.setdefault(pattern.id, node)) == ast.dump(node)
    if isinstance(pattern, ast.AST):
        fields = (name for name in pattern._fields if name != "ctx")
        return type(pattern) is type(node) and all(
            matches(getattr(pattern, name, None), getattr(node, name, None), names) for name in fields
        )
    if isinstance(pattern, list):
        return len(pattern) == len(node) and all(
            matches(one, other, names) for one, other in zip(pattern, node, strict=True)
        )
    return bool(pattern == node)


def filled(node: ast.AST, names: dict[str, ast.AST]) -> ast.AST:
    """A replacement with what its wildcards stand for."""

    class Filler(ast.NodeTransformer):
        def visit_Name(self, name: ast.Name) -> ast.AST:  # as the library calls it
            return copy.deepcopy(names[name.id]) if name.id in names else name

    return Filler().visit(copy.deepcopy(node))  # type: ignore[no-any-return]  # a node
