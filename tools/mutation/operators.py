"""The operators: each takes a place of the tree and says what else could stand there."""

import ast
import copy
from collections.abc import Callable, Iterator

from tools.mutation.tree import SOURCES, Slot

Operator = Callable[[Slot], Iterator[ast.AST]]
TRUE, FALSE, NONE, NOTHING = ast.Constant(True), ast.Constant(False), ast.Constant(None), ast.Tuple([], ast.Load())

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
#: Functions and attributes that could be mistaken for one another.
SIBLINGS = {"max": "min", "min": "max", "any": "all", "all": "any", "next": "previous", "previous": "next"}
PARTNER = {"next", "previous", "partner"}
#: Calls that may be left out: their first argument stands for the whole.
WRAPPERS = ("sorted", "reversed", "set", "bool", "abs")
#: How a house rule is read.
READ_RULE = ("text", "flag", "number", "items", "parts")


def condition_is_true(slot: Slot) -> Iterator[ast.AST]:
    """A condition that always holds."""
    if _is_test(slot) and not isinstance(slot.parent, ast.While):
        yield TRUE


def condition_is_false(slot: Slot) -> Iterator[ast.AST]:
    """A condition that never holds."""
    if _is_test(slot):
        yield FALSE


def truth_replaced(slot: Slot) -> Iterator[ast.AST]:
    """A comparison or a flag that is passed on, kept or returned, as always or never true."""
    if _is_truth(slot.node) and not _is_test(slot) and not isinstance(slot.parent, ast.BoolOp | ast.UnaryOp):
        yield TRUE
        yield FALSE


def bound_moved(slot: Slot) -> Iterator[ast.AST]:
    """What something is compared with, one lower."""
    if isinstance(slot.node, ast.Compare) and len(slot.node.ops) == 1:
        left, bound = slot.node.left, slot.node.comparators[0]
        ordered = isinstance(slot.node.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE)
        counted = any(_is_count(side) for side in (left, bound)) and isinstance(slot.node.ops[0], ast.Eq | ast.NotEq)
        if (ordered or counted) and not isinstance(bound, ast.Constant):
            yield ast.Compare(left, slot.node.ops, [ast.BinOp(bound, ast.Sub(), ast.Constant(1))])


def branches_swapped(slot: Slot) -> Iterator[ast.AST]:
    """``a if c else b`` as ``b if c else a``."""
    if isinstance(slot.node, ast.IfExp):
        yield ast.IfExp(slot.node.test, slot.node.orelse, slot.node.body)


def items_swapped(slot: Slot) -> Iterator[ast.AST]:
    """Two neighbours of a tuple that is returned or taken apart, in the other order."""
    if (
        slot.function is not None
        and isinstance(slot.node, ast.Tuple)
        and isinstance(slot.parent, ast.Return | ast.IfExp | ast.Assign)
    ):
        for elements in _swapped(slot.node.elts):
            yield ast.Tuple(elements, slot.node.ctx)


def added_to_nothing(slot: Slot) -> Iterator[ast.AST]:
    """``a += b`` as ``a = b``."""
    if isinstance(slot.node, ast.AugAssign):
        yield ast.Assign([slot.node.target], slot.node.value)


def part_of_condition_dropped(slot: Slot) -> Iterator[ast.AST]:
    """An ``and`` or ``or`` without one of its parts."""
    if isinstance(slot.node, ast.BoolOp):
        for index in range(len(slot.node.values)):
            rest = [value for place, value in enumerate(slot.node.values) if place != index]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(slot.node.op, rest)


def comparison_changed(slot: Slot) -> Iterator[ast.AST]:
    """Another comparison: ``<`` for ``<=`` and so on."""
    if isinstance(slot.node, ast.Compare):
        sides = [slot.node.left, *slot.node.comparators]
        for index, operation in enumerate(slot.node.ops):
            for other in COMPARED[type(operation)]:
                ordered = issubclass(other, ast.Lt | ast.LtE | ast.Gt | ast.GtE)
                if ordered and not (_is_number(sides[index]) and _is_number(sides[index + 1])):
                    continue
                ops = [other() if place == index else op for place, op in enumerate(slot.node.ops)]
                yield ast.Compare(slot.node.left, ops, slot.node.comparators)


def link_of_comparison_dropped(slot: Slot) -> Iterator[ast.AST]:
    """``a == b == c`` without its first or last part."""
    if isinstance(slot.node, ast.Compare) and len(slot.node.ops) > 1:
        ops, sides = slot.node.ops, [slot.node.left, *slot.node.comparators]
        yield ast.Compare(sides[1], ops[1:], sides[2:])
        yield ast.Compare(sides[0], ops[:-1], sides[1:-1])
        yield ast.Compare(sides[0], ops[1:], sides[2:])


def negation_dropped(slot: Slot) -> Iterator[ast.AST]:
    """``not x`` as ``x``."""
    if isinstance(slot.node, ast.UnaryOp) and isinstance(slot.node.op, ast.Not):
        yield slot.node.operand


def constant_changed(slot: Slot) -> Iterator[ast.AST]:
    """A number one higher or lower, a flag turned over."""
    if not isinstance(slot.node, ast.Constant) or isinstance(slot.parent, ast.Slice):
        return
    if isinstance(slot.node.value, bool):
        yield ast.Constant(not slot.node.value)
    elif isinstance(slot.node.value, int):
        yield ast.Constant(slot.node.value + 1)
        yield ast.Constant(slot.node.value - 1)


def arithmetic_changed(slot: Slot) -> Iterator[ast.AST]:
    """One of two operands alone, or plus for minus."""
    if isinstance(slot.node, ast.BinOp) and not _is_text(slot.node.left) and not _is_text(slot.node.right):
        yield slot.node.left
        if isinstance(slot.node.op, ast.Add | ast.BitOr | ast.BitAnd):
            yield slot.node.right
        swapped = {ast.Add: ast.Sub, ast.Sub: ast.Add}.get(type(slot.node.op))
        if swapped is not None and not isinstance(slot.node.left, ast.Tuple):
            yield ast.BinOp(slot.node.left, swapped(), slot.node.right)
    if isinstance(slot.node, ast.UnaryOp) and isinstance(slot.node.op, ast.Invert | ast.USub):
        yield slot.node.operand


def result_replaced(slot: Slot) -> Iterator[ast.AST]:
    """Another result of the kind that the function returns: True, False, None or nothing."""
    if slot.function is None or slot.field != "value" or not isinstance(slot.parent, ast.Return):
        return
    returns = ast.unparse(slot.function.returns) if slot.function.returns else ""
    others: list[ast.expr] = []
    if returns == "bool" and not _is_truth(slot.node):
        others = [TRUE, FALSE]
    elif returns.endswith("| None") or returns.startswith("Optional["):
        others = [NONE]
    elif returns.startswith(("tuple[", "list[")) and "..." in returns:
        others = [NOTHING]
    now = ast.dump(slot.node)
    yield from (other for other in others if ast.dump(other) != now)


def argument_dropped(slot: Slot) -> Iterator[ast.AST]:
    """A call without one of the arguments that have a name."""
    if isinstance(slot.node, ast.Call):
        for index, keyword in enumerate(slot.node.keywords):
            if keyword.arg is not None and keyword.arg not in ("key", "default"):
                rest = [other for place, other in enumerate(slot.node.keywords) if place != index]
                yield ast.Call(slot.node.func, slot.node.args, rest)


def call_left_out(slot: Slot) -> Iterator[ast.AST]:
    """The argument itself in place of ``sorted`` and such of it."""
    node = slot.node
    if not isinstance(node, ast.Call) or not node.args:
        return
    if isinstance(node.func, ast.Name) and node.func.id in WRAPPERS:
        lazy = isinstance(node.args[0], ast.GeneratorExp)
        yield ast.Call(ast.Name("list", ast.Load()), node.args[:1], []) if lazy else node.args[0]
    if isinstance(node.func, ast.Name) and node.func.id in ("max", "min") and len(node.args) > 1:
        yield from node.args
    if isinstance(node.func, ast.Attribute) and node.func.attr in PARTNER and len(node.args) == 1:
        yield node.args[0]
    if isinstance(node.func, ast.Attribute) and node.func.attr == "replace":
        yield node.func.value


def sibling_called(slot: Slot) -> Iterator[ast.AST]:
    """``max`` for ``min``, the previous seat for the next, the partner for either."""
    if isinstance(slot.node, ast.Name) and slot.field == "func" and slot.node.id in SIBLINGS.keys() - PARTNER:
        yield ast.Name(SIBLINGS[slot.node.id], ast.Load())
    if isinstance(slot.node, ast.Attribute) and slot.field == "func" and slot.node.attr in PARTNER:
        for name in sorted(PARTNER - {slot.node.attr}):
            yield ast.Attribute(slot.node.value, name, ast.Load())


def member_replaced(slot: Slot) -> Iterator[ast.AST]:
    """Another member of the same enumeration; not as a default, which whoever makes a game overrides."""
    node = slot.node
    if (
        slot.function is not None
        and isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id in ENUMERATIONS
    ):
        members = ENUMERATIONS[node.value.id]
        if node.attr in members:
            yield from (ast.Attribute(node.value, other, ast.Load()) for other in members if other != node.attr)


def item_of_several_dropped(slot: Slot) -> Iterator[ast.AST]:
    """``in`` a tuple with one item fewer."""
    if isinstance(slot.node, ast.Tuple) and isinstance(slot.parent, ast.Compare) and len(slot.node.elts) > 1:
        for index in range(len(slot.node.elts)):
            rest = [item for place, item in enumerate(slot.node.elts) if place != index]
            yield ast.Tuple(rest, ast.Load())


def slice_left_out(slot: Slot) -> Iterator[ast.AST]:
    """The whole in place of a part."""
    node = slot.node
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice) and isinstance(node.ctx, ast.Load):
        yield node.value


def statement_left_out(slot: Slot) -> Iterator[ast.AST]:
    """A call, a change or a refusal that does not happen."""
    if isinstance(slot.node, ast.Expr | ast.AugAssign | ast.Raise | ast.Continue | ast.Break):
        yield ast.Pass()
    if isinstance(slot.node, ast.Assign) and slot.function is not None and _is_bound_before(slot):
        yield ast.Pass()


def rule_ignored(slot: Slot) -> Iterator[ast.AST]:
    """A house rule that is read as if nobody had set it."""
    node = slot.node
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READ_RULE):
        return
    if isinstance(node.func.value, ast.Name) and node.func.value.id == "values" and len(node.args) == 1:
        unset = ast.parse("type(values)((*values._switches.values(),), {}, values._fixed)", mode="eval").body
        yield ast.Call(ast.Attribute(unset, node.func.attr, ast.Load()), node.args, [])


OPERATORS: dict[str, Operator] = {
    one.__name__.replace("_", "-"): one
    for one in (
        condition_is_true,
        condition_is_false,
        truth_replaced,
        bound_moved,
        branches_swapped,
        items_swapped,
        added_to_nothing,
        part_of_condition_dropped,
        comparison_changed,
        link_of_comparison_dropped,
        negation_dropped,
        constant_changed,
        arithmetic_changed,
        result_replaced,
        argument_dropped,
        call_left_out,
        sibling_called,
        member_replaced,
        item_of_several_dropped,
        slice_left_out,
        statement_left_out,
        rule_ignored,
    )
}


def _is_test(slot: Slot) -> bool:
    if isinstance(slot.node, ast.Constant):
        return False
    if isinstance(slot.parent, ast.If | ast.IfExp | ast.While):
        return slot.field == "test"
    return isinstance(slot.parent, ast.comprehension) and slot.field == "ifs"


def _is_truth(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        return getattr(node.func, "attr", getattr(node.func, "id", "")) in ("flag", "bool")
    if isinstance(node, ast.BoolOp):
        return any(_is_truth(value) for value in node.values)
    return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))


def _is_count(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("len", "max", "min", "sum", "majority")
    return isinstance(node, ast.BinOp | ast.Subscript)


def _swapped(items: list[ast.expr]) -> Iterator[list[ast.expr]]:
    for index in range(len(items) - 1):
        if ast.dump(items[index]) != ast.dump(items[index + 1]):
            yield [*items[:index], items[index + 1], items[index], *items[index + 2 :]]


def _is_number(node: ast.AST) -> bool:
    """Whether it may be a number: no text, no member of an enumeration, no True, False or None."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int) and not isinstance(node.value, bool)
    if isinstance(node, ast.Attribute):
        return not (isinstance(node.value, ast.Name) and node.value.id in ENUMERATIONS)
    return not isinstance(node, ast.Tuple)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _is_bound_before(slot: Slot) -> bool:
    """Whether the name that is set has a value already."""
    assert isinstance(slot.node, ast.Assign)
    assert slot.function is not None
    target = slot.node.targets[0]
    if not isinstance(target, ast.Name):
        return isinstance(target, ast.Subscript | ast.Attribute)
    arguments = {argument.arg for argument in ast.walk(slot.function.args) if isinstance(argument, ast.arg)}
    earlier = (
        node
        for node in ast.walk(slot.function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.lineno < slot.node.lineno
    )
    return target.id in arguments or any(name.id == target.id for name in earlier)


def _enumerations() -> dict[str, tuple[str, ...]]:
    found = {}
    for path in sorted((SOURCES / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and any("Enum" in ast.unparse(base) for base in node.bases):
                targets = (one.targets[0] for one in node.body if isinstance(one, ast.Assign))
                found[node.name] = tuple(target.id for target in targets if isinstance(target, ast.Name))
    return found


ENUMERATIONS = _enumerations()


def replacements(slot: Slot) -> Iterator[tuple[str, ast.AST]]:
    """All that could stand in a place, each with the name of the operator that says so."""
    for name, operator in OPERATORS.items():
        yield from ((name, copy.deepcopy(new)) for new in operator(slot))
