"""All mutants: those that the operators make, without the equivalent ones, and those that have a name of their own."""

import ast
from collections.abc import Iterator
from typing import NamedTuple

from tools.bootstrap import ROOT
from tools.mutation.named import Named, named
from tools.mutation.operators import replacements
from tools.mutation.tree import Slot, mutated_files, parsed, slots

#: Mutants that change nothing: one a line, its key, then two spaces and why.
EQUIVALENTS = ROOT / "tests" / "data" / "equivalent-mutants.txt"


class Mutant(NamedTuple):
    """A change of one place: where, by which operator, and what it looks like."""

    key: str
    file: str
    where: str
    line: int
    before: str
    after: str

    @property
    def title(self) -> str:
        """The change in a line for people."""
        return f"{self.key} (line {self.line}): {short(self.before)} -> {short(self.after)}"

    def tree(self) -> ast.Module:
        """The tree of the file with the change made."""
        for one in named():
            if _key_of(one) == self.key:
                return one.made()
        tree = parsed(self.file)
        slot, new = next((slot, new) for key, slot, new in _changes(self.file, tree) if key == self.key)
        slot.put(new)
        return ast.fix_missing_locations(tree)


def mutants() -> Iterator[Mutant]:
    """All of them, file by file."""
    equal = equivalents()
    for file in mutated_files():
        yield from (one for one in made_by_operators(file) if one.key not in equal)
    yield from made_by_name()


def made_by_operators(file: str) -> Iterator[Mutant]:
    """What the operators make of a file below ``src/hokm``, the equivalent ones too."""
    for key, slot, new in _changes(file, parsed(file)):
        line = getattr(slot.node, "lineno", 0)
        yield Mutant(key, file, slot.where, line, ast.unparse(slot.node), ast.unparse(ast.fix_missing_locations(new)))


def made_by_name() -> Iterator[Mutant]:
    """Those of ``tests/data/breakages.txt``."""
    return (Mutant(_key_of(one), one.file, one.where, 0, one.old, one.new) for one in named())


def _changes(file: str, tree: ast.Module) -> Iterator[tuple[str, Slot, ast.AST]]:
    """What the operators make of a tree: the key of each change, the place, and what comes there."""
    counts: dict[tuple[str, str], int] = {}
    for slot in list(slots(tree)):
        for operator, new in replacements(slot):
            number = counts[slot.where, operator] = counts.get((slot.where, operator), 0) + 1
            yield f"{file}:{slot.where or '-'} {operator} {number}", slot, ast.copy_location(new, slot.node)


def _key_of(one: Named) -> str:
    return f"{one.file}:{one.where or '-'} named '{one.what}'"


def equivalents() -> dict[str, str]:
    """The keys of mutants that change nothing, each with its reason."""
    lines = EQUIVALENTS.read_text("utf-8").splitlines()
    pairs = (line.split("  ", 1) for line in lines if line and not line.startswith("#"))
    return {key: reason.strip() for key, reason in pairs}


def short(text: str) -> str:
    """The beginning of a piece of source, in one line."""
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:57]}..."
