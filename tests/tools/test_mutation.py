"""Mutants: each operator changes what it says, each named piece is still there, and every house rule is broken."""

import ast

import pytest

from hokm.variants import VARIANTS
from tools.mutation.mutants import equivalents, made_by_name, made_by_operators
from tools.mutation.named import Named, named
from tools.mutation.operators import ENUMERATIONS, OPERATORS, replacements
from tools.mutation.tree import mutated_files, slots
from tools.mutation.trial import KnownTest, choose_tests

#: For each operator a piece of source, and what it makes of it.
MADE = {
    "condition-is-true": ("if a:\n    b()", ["if True:\n    b()"]),
    "condition-is-false": ("x = a if b else c", ["x = a if False else c"]),
    "truth-replaced": ("x = a > b", ["x = True", "x = False"]),
    "bound-moved": ("x = a >= b", ["x = a >= b - 1"]),
    "branches-swapped": ("x = a if b else c", ["x = c if b else a"]),
    "items-swapped": ("def f():\n    x = (a, b)", ["def f():\n    x = (b, a)"]),
    "added-to-nothing": ("a += b", ["a = b"]),
    "part-of-condition-dropped": ("x = a and b and c", ["x = b and c", "x = a and c", "x = a and b"]),
    "comparison-changed": ("x = a < b", ["x = a <= b", "x = a > b"]),
    "link-of-comparison-dropped": ("x = a == b == c", ["x = b == c", "x = a == b", "x = a == c"]),
    "negation-dropped": ("x = not a", ["x = a"]),
    "constant-changed": ("x = (5, False)", ["x = (6, False)", "x = (4, False)", "x = (5, True)"]),
    "arithmetic-changed": ("x = a + b", ["x = a", "x = b", "x = a - b"]),
    "result-replaced": ("def f() -> int | None:\n    return a", ["def f() -> int | None:\n    return None"]),
    "argument-dropped": ("f(a, b=c, d=e)", ["f(a, d=e)", "f(a, b=c)"]),
    "call-left-out": ("x = max(a, b)", ["x = a", "x = b"]),
    "sibling-called": ("x = seating.next(a)", ["x = seating.partner(a)", "x = seating.previous(a)"]),
    "member-replaced": (
        "def f():\n    return Fruit.PEAR",
        [f"def f():\n    return Fruit.{name}" for name in ("APPLE", "PLUM")],
    ),
    "item-of-several-dropped": ("x = a in (b, c)", ["x = a in (c,)", "x = a in (b,)"]),
    "slice-left-out": ("x = a[1:]", ["x = a"]),
    "statement-left-out": ("f()", ["pass"]),
    "rule-ignored": (
        "x = values.flag('thaap')",
        ["x = type(values)((*values._switches.values(),), {}, values._fixed).flag('thaap')"],
    ),
}


@pytest.mark.parametrize("operator", OPERATORS)
def test_an_operator_changes_what_it_says(operator: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENUMERATIONS, "Fruit", ("APPLE", "PEAR", "PLUM"))
    source, expected = MADE[operator]
    tree = ast.parse(source)
    made = []
    for slot in list(slots(tree)):
        for name, new in replacements(slot):
            slot.put(new)
            if name == operator:
                made.append(ast.unparse(ast.fix_missing_locations(tree)))
            slot.put(slot.node)
    assert made == expected


def test_types_assertions_and_what_a_refusal_says_are_left_alone() -> None:
    source = "import a\nassert b > 1\ndef f(c: int = 2) -> bool:\n    raise E(f'{c - 3}', 4 > 5)"
    found = [(name, ast.unparse(slot.node)) for slot in slots(ast.parse(source)) for name, _ in replacements(slot)]
    assert {piece for _, piece in found} == {"2", "raise E(f'{c - 3}', 4 > 5)"}


@pytest.mark.parametrize("one", named(), ids=lambda one: one.what)
def test_a_named_piece_is_there_once(one: Named) -> None:
    compile(one.made(), one.file, "exec")


def test_no_two_mutants_have_one_key() -> None:
    keys = [mutant.key for mutant in (*made_by_operators("rules/policies/follow.py"), *made_by_name())]
    assert len(set(keys)) == len(keys) > 300


def test_every_house_rule_of_every_game_is_ignored_by_a_mutant() -> None:
    switches = {switch.name for variant in VARIANTS.values() for switch in variant.switches}
    files = [file for file in mutated_files() if file.startswith("variants/")]
    ignored = [mutant.before for file in files for mutant in made_by_operators(file) if "rule-ignored" in mutant.key]
    assert {piece.split("('")[1].removesuffix("')") for piece in ignored} == switches


def test_every_equivalent_mutant_is_one_that_would_be_made() -> None:
    listed = equivalents()
    files = {key.partition(":")[0] for key in listed}
    assert listed.keys() <= {mutant.key for file in files for mutant in made_by_operators(file)}
    assert all(listed.values())


def test_the_tests_that_reach_a_function_are_tried_first_and_all_where_it_is_called_before_them() -> None:
    slow, quick = (
        KnownTest("slow", 2.0, frozenset({"a.py:f"})),
        KnownTest("quick", 1.0, frozenset({"a.py:f", "a.py:g"})),
    )
    other, before = KnownTest("other", 0.5, frozenset()), KnownTest("", 0.0, frozenset({"a.py:g"}))
    known = [slow, quick, other, before]
    assert choose_tests("a.py", "f", known) == [quick, slow]
    assert choose_tests("a.py", "g", known) == [quick, other, slow]
    assert choose_tests("a.py", "-", known) == [other, quick, slow]
