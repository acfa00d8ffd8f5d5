"""A variant is a value: outside `variants` nobody asks which one it is, neither in Python nor in the page."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.contract import source

IDS = {
    "hokm-4",
    "hokm-3",
    "hokm-2",
    "hokm-2-varaq",
    "court-piece",
    "single-sar",
    "troefcall",
    "double-sar",
    "hidden-rang",
    "hidden-rung",
    "dab-rang",
    "be-ranga",
    "mindi",
    "dehla-pakad",
    "dehla-pakad-no-caller",
    "satat",
    "trup-kasiet",
    "dummy-rang",
    "chokri-6",
}
CONSTANTS = {name.upper().replace("-", "_") for name in IDS}
AFFIX = {"startswith", "endswith", "removeprefix", "removesuffix"}
ANY_ID = "|".join(map(re.escape, sorted(IDS)))
PAGE_ASKS = re.compile(rf"""(?:[=!]==?\s*|case\s+)["'`](?:{ANY_ID})["'`]""")


def names_a_variant(node: ast.AST) -> bool:
    """An id as a text, the variant's constant, or a collection that holds one."""
    match node:
        case ast.Constant(value=str(text)):
            return text in IDS
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in CONSTANTS
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return any(map(names_a_variant, parts))
        case ast.Call(args=parts):
            return any(map(names_a_variant, parts))
    return False


def asks(module: ast.Module) -> Iterator[int]:
    """The lines on which the code asks which variant it has."""
    for node in ast.walk(module):
        match node:
            case ast.Compare(left=left, comparators=others) if any(map(names_a_variant, [left, *others])):
                yield node.lineno
            case ast.MatchValue(value=value) if names_a_variant(value):
                yield node.lineno
            case ast.Dict(keys=keys) if any(key is not None and names_a_variant(key) for key in keys):
                yield node.lineno
            case ast.Subscript(slice=key) if names_a_variant(key):
                yield node.lineno
            case ast.Call(func=ast.Attribute(value=ast.Attribute(value=owner, attr="id"), attr=method)) if (
                method in AFFIX and "variant" in ast.unparse(owner).lower()
            ):
                yield node.lineno


def test_nobody_asks_which_variant_it_is() -> None:
    found = [
        source.shown(path, line)
        for path in source.modules()
        if source.room_of(path) != "variants"
        for line in asks(source.tree(path))
    ]
    assert not found, f"a missing slot in the variant, not an if: {found}"


def test_the_page_asks_neither() -> None:
    found = [
        source.shown(path, number)
        for path in source.project_files()
        if path.suffix in {".ts", ".svelte"} and path.is_relative_to(source.ROOT / "web/src")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if PAGE_ASKS.search(line)
    ]
    assert not found, found


@pytest.mark.parametrize(
    "fault",
    [
        "if variant.id == 'hokm-4': pass",
        "if 'hokm-4' != name: pass",
        "x = 1 if variant.id in ('hokm-3', 'hokm-2') else 2",
        "x = variant.id in {'double-sar'}",
        "x = variant.id in frozenset(['double-sar'])",
        "match variant.id:\n    case 'hidden-rang': pass",
        "match variant.id:\n    case 'x' | 'mindi': pass",
        "x = {'hokm-4': 7, 'satat': 5}[variant.id]",
        "x = TARGETS['hokm-4']",
        "if variant is HOKM_4: pass",
        "if variant == variants.DOUBLE_SAR: pass",
        "if variant.id.startswith('hokm'): pass",
    ],
)
def test_a_planted_question_is_found(fault: str) -> None:
    assert list(asks(ast.parse(fault)))


@pytest.mark.parametrize(
    "harmless",
    ["def play(variant: str = 'hokm-4'): pass", "game = get('hokm-4')", "if card == 'AS': pass", "x = {'7': 1}['7']"],
)
def test_naming_a_variant_without_asking_is_allowed(harmless: str) -> None:
    assert not list(asks(ast.parse(harmless)))


def test_a_planted_question_in_the_page_is_found() -> None:
    assert PAGE_ASKS.search('if (game.variant === "hokm-4") {')
    assert PAGE_ASKS.search("case 'mindi':")
    assert not PAGE_ASKS.search('deal({ variant: "hokm-4" })')
