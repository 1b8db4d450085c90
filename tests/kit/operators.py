"""What can go wrong in a function: each fault is put into its tree, named, and taken out again.

Faults that cannot matter are not made: in what is only told (`tell`, the facts of questions and refusals), in asserts,
in docstrings, and where a `return` or `continue` only ends what ends there anyway. A choice between two operands is
broken by leaving one out as well: every condition must matter by itself.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from copy import copy
from typing import Any, NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
# The comparisons whose opposite is another comparison that the table above has.
OPPOSED = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
# What is only told: calls that write the log, reasons, and what a question says of itself.
TOLD_CALLS = frozenset(("tell", "Refusal"))
TOLD_WORDS = frozenset(("facts", "cites", "label", "note", "reason"))
# Words that say how something is computed, not what comes out.
INNER_WORDS = frozenset(("maxsize", "strict"))
# A fault is named by a piece of source that is at least so long, if the statement has one.
TELLING = 16
# What has variables of its own.
SCOPES = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda, ast.FunctionDef)
Blocks = ("body", "orelse", "finalbody")


class Site(NamedTuple):
    """A place in a tree: the node, the field of its parent that holds it, and every node around it, innermost last."""

    node: Any
    field: str
    at: int | None
    around: tuple[Any, ...]

    @property
    def parent(self) -> Any:
        """The node right around it."""
        return self.around[-1]

    def put(self, node: Any) -> None:
        """Another node stands here."""
        if self.at is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.at] = node

    @property
    def statement(self) -> Any:
        """The statement that it belongs to."""
        return next(one for one in (self.node, *reversed(self.around)) if isinstance(one, ast.stmt))


def faults(function: ast.FunctionDef) -> Iterator[str]:
    """Put every fault into the function, one at a time, and name it while it is there."""
    made: set[tuple[int, str]] = set()
    for site in list(_sites(function)):
        for broken in _broken(site, function):
            if _named_inside(site.node) - _named_inside(broken):
                continue  # a name that gets its value there would be unknown elsewhere
            shown = _shown(site)
            before = _text(shown)
            site.put(broken)
            try:
                whole = shown is site.node
                after = "removed" if _is_nothing(broken) else _text(broken if whole else shown)
                once = (id(site.statement), _text(broken if site.statement is site.node else site.statement))
                if once not in made:
                    made.add(once)
                    yield f"{before} -> {after}"
            finally:
                site.put(site.node)


def _sites(function: ast.FunctionDef) -> Iterator[Site]:
    """Every place of a function at which a fault would matter."""
    first = function.body[0]
    for number, statement in enumerate(function.body):
        is_docstring = statement is first and ast.get_docstring(function) is not None
        if not is_docstring:
            yield from _walk(Site(statement, "body", number, (function,)))


def _walk(site: Site) -> Iterator[Site]:
    node = site.node
    if _only_tells(node):
        return
    yield site
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "args") and isinstance(node, (ast.AnnAssign, ast.FunctionDef)):
            continue
        around = (*site.around, node)
        for number, one in enumerate(value) if isinstance(value, list) else ((None, value),):
            if isinstance(one, ast.AST):
                yield from _walk(Site(one, name, number, around))


def _only_tells(node: Any) -> bool:
    """Whether nothing in a node changes how the game goes on."""
    match node:
        case ast.Assert() | ast.JoinedStr() | ast.Raise() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(value=ast.Call() as call):
            return _only_tells(call)
        case ast.If(body=body, orelse=[]):
            return all(_only_tells(one) and not isinstance(one, ast.Raise) for one in body)
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
            return name in TOLD_CALLS
        case ast.keyword(arg=name):
            return name in TOLD_WORDS or name in INNER_WORDS
        case ast.Compare(left=ast.Attribute(attr="journal")):
            return True
        case ast.Expr(value=ast.YieldFrom(value=ast.Tuple(elts=[]))):
            return True
    return False


def _broken(site: Site, function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    node = site.node
    match node:
        case ast.Compare():
            yield from _other_comparisons(node)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for number in range(len(values)):
                rest = values[:number] + values[number + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.BinOp(left, op, right) if type(op) in RECKONED:
            yield ast.BinOp(left, RECKONED[type(op)](), right)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Constant(value=bool() as truth):
            yield ast.Constant(not truth)
        case ast.Constant(value=int() as number):
            if not _says_none(site):
                yield ast.Constant(number - 1 if _is_die(site) else number + 1)
        case ast.Call(func=ast.Name(id=name)) if name in SWAPPED:
            yield ast.Call(ast.Name(SWAPPED[name], ast.Load()), node.args, node.keywords)
        case ast.IfExp(test=test) if not _only_tells(test):
            yield ast.IfExp(_negated(test), node.body, node.orelse)
        case ast.comprehension(ifs=tests):
            for number, test in enumerate(tests):
                others = [*tests[:number], _negated(test), *tests[number + 1 :]]
                yield ast.comprehension(node.target, node.iter, others, node.is_async)
        case ast.stmt():
            yield from _broken_statement(site, function)


def _says_none(site: Site) -> bool:
    """Whether a figure is the 1 of a -1 that stands for nothing, and so is no figure; as an index it is one."""
    minus = isinstance(site.parent, ast.UnaryOp) and isinstance(site.parent.op, ast.USub)
    return minus and not isinstance(site.around[-2], ast.Subscript)


def _is_die(site: Site) -> bool:
    """Whether a figure is the sides of a die: scenarios write down what falls, and miss a side only if it is gone."""
    around = site.parent
    return (
        isinstance(around, ast.Call) and isinstance(around.func, ast.Attribute) and around.func.attr == "roll"
    )


def _other_comparisons(node: ast.Compare) -> Iterator[ast.AST]:
    for number, op in enumerate(node.ops):
        other = [*node.ops[:number], COMPARED[type(op)](), *node.ops[number + 1 :]]
        yield ast.Compare(node.left, other, node.comparators)


def _broken_statement(site: Site, function: ast.FunctionDef) -> Iterator[ast.stmt]:
    node = site.node
    other: Any = copy(node)
    match node:
        case ast.If(test=test) | ast.While(test=test):
            if not _only_tells(test):
                other.test = _negated(test)
                yield other
        case ast.For():
            other.iter = ast.Tuple([], ast.Load())
            yield other
        case ast.AugAssign(op=op):
            if type(op) in RECKONED:
                yield ast.AugAssign(node.target, RECKONED[type(op)](), node.value)
            yield _nothing(node)
        case ast.Assign(targets=targets):
            if _bound(targets) <= _bound_before(function, node):
                yield _nothing(node)
        case ast.Expr() | ast.Delete():
            yield _nothing(node)
        case ast.Return(value=None | ast.Constant(value=None)) | ast.Continue():
            if not _ends_anyway(site):
                yield _nothing(node)
        case ast.Break():
            yield _nothing(node)


def _nothing(node: ast.stmt) -> ast.stmt:
    """A statement that does nothing, in a function that stays a generator if it is one."""
    if any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in ast.walk(node)):
        return ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load())))
    return ast.Pass()


def _is_nothing(node: ast.AST) -> bool:
    return isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and _only_tells(node))


def _negated(test: ast.expr) -> ast.expr:
    """The opposite of a condition."""
    match test:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return operand
        case ast.Compare(left, [op], right) if isinstance(op, OPPOSED):
            return ast.Compare(left, [COMPARED[type(op)]()], right)
    return ast.UnaryOp(ast.Not(), test)


def _bound(nodes: Iterable[ast.AST]) -> set[str]:
    """The names that get a value somewhere in these nodes."""
    inside = (one for node in nodes for one in _in_scope(node))
    return {one.id for one in inside if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}


def _named_inside(node: ast.AST) -> set[str]:
    """The names that get a value in the middle of an expression (`:=`)."""
    return {one.target.id for one in ast.walk(node) if isinstance(one, ast.NamedExpr)}


def _bound_before(function: ast.FunctionDef, node: ast.stmt) -> set[str]:
    """The names that have a value before a statement; without it they keep that one."""
    known = function.args
    names = {one.arg for one in (*known.posonlyargs, *known.args, *known.kwonlyargs)}
    inside = (one for statement in function.body for one in _in_scope(statement))
    before = (one for one in inside if getattr(one, "lineno", node.lineno) < node.lineno)
    return names | _bound(one for one in before if isinstance(one, ast.Name))


def _in_scope(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all within it, but for what has names of its own: a variable of a comprehension ends with it."""
    yield node
    if not isinstance(node, SCOPES):
        for one in ast.iter_child_nodes(node):
            yield from _in_scope(one)


def _ends_anyway(site: Site) -> bool:
    """Whether nothing follows a `return` or `continue` in what it ends."""
    inner = site.node
    for one in reversed(site.around):
        if isinstance(one, (ast.For, ast.While)):
            return isinstance(site.node, ast.Continue)
        blocks = [getattr(one, name, []) for name in Blocks]
        if not any(block and block[-1] is inner for block in blocks):
            return False
        inner = one
    return True


def _shown(site: Site) -> Any:
    """The smallest piece of source around a place that says where it is."""
    for one in (site.node, *reversed(site.around)):
        if isinstance(one, ast.stmt):
            return one
        if isinstance(one, ast.expr) and len(ast.unparse(one)) >= TELLING:
            return one
    return site.node


def _text(node: Any) -> str:
    """The source of an expression or of the first line of a statement."""
    if isinstance(node, ast.stmt) and hasattr(node, "body"):
        node = copy(node)
        for name in Blocks:
            if getattr(node, name, None):
                setattr(node, name, [ast.Pass()] if name == "body" else [])
        return ast.unparse(ast.fix_missing_locations(node)).splitlines()[0].rstrip(":")
    return ast.unparse(node)
