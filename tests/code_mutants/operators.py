"""The mutants of a module: each replaces one expression or statement of its text.

The operators are those of A. J. Offutt et al., 'An experimental determination of sufficient mutant operators', ACM
TOSEM 5 (1996) (relations, logical connectors, arithmetic, constants), and removed statements, as in R. A. DeMillo et
al., 'Hints on test data selection', IEEE Computer 11 (1978). Left out: annotations, docstrings, the text of messages,
imports, decorators, patterns and f-strings.
"""

import ast
import copy
import difflib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

T = TypeVar("T")
Node = TypeVar("Node", bound=ast.AST)
Function = ast.FunctionDef | ast.AsyncFunctionDef

RELATIONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
EXCHANGED: Final = {"any": "all", "all": "any", "min": "max", "max": "min"}
NOTHING: Final = {"bool": ("True", "False"), "int": ("0", "1"), "str": ("''",), "bytes": ("b''",)} | {
    name: (f"{name}()",) for name in ("list", "tuple", "dict", "set", "frozenset")
}
"""The name of a return type → what a function returns instead; None for any other type."""
LEFT_OUT: Final = {"assert_never", "TypeVar", "NewType", "cast", "TYPE_CHECKING", "__slots__", "__all__"}
IMPORTED: Final = "import"
"""The function of a mutant that is executed when the module is imported."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A fault: the bytes of `file` from `start` to `end` become `new`."""

    file: str
    """Relative to the package `leverframe`, with slashes."""
    function: str
    """The qualified name of the function that contains it, or `IMPORTED`."""
    lines: tuple[int, int]
    """The lines that are executed if the mutant is: from the start of the statement to the end of the change."""
    start: int
    end: int
    old: str
    new: str
    number: int = 1
    """Distinguishes mutants with the same name otherwise."""

    @property
    def name(self) -> str:
        """A name that does not depend on the line."""
        again = f" #{self.number}" if self.number > 1 else ""
        return f"{self.file} {self.function}: {' '.join(self.old.split())} → {' '.join(self.new.split())}{again}"

    def apply(self, text: bytes) -> bytes:
        """Return the text of the module with this fault."""
        return text[: self.start] + self.new.encode() + text[self.end :]

    def diff(self, text: bytes) -> str:
        """Return what changes, as a unified diff without context."""
        before, after = text.decode().splitlines(), self.apply(text).decode().splitlines()
        lines = difflib.unified_diff(before, after, self.file, self.file, n=0, lineterm="")
        return "\n".join(line for line in lines if not line.startswith(("---", "+++")))


def mutants(file: str, text: bytes) -> list[Mutant]:
    """All mutants of a module, in the order of its text."""
    found = {one.apply(text): one for one in _Finder(file, text).found}
    seen: Counter[str] = Counter()
    numbered: list[Mutant] = []
    for one in sorted(found.values(), key=lambda one: (one.start, one.end, one.new)):
        seen[one.name] += 1
        numbered.append(replace(one, number=seen[one.name]))
    return numbered


class _Finder(ast.NodeVisitor):
    """Visits a module, and collects its mutants."""

    def __init__(self, file: str, text: bytes) -> None:
        self.found: list[Mutant] = []
        self.file = file
        self.text = text
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.names: list[str] = []
        self.function: Function | None = None
        self.first = 1
        self.visit(ast.parse(text))

    def visit(self, node: ast.AST) -> None:
        """Add the mutants of a node, then those of the nodes in it."""
        if isinstance(node, ast.stmt):
            self.first = node.lineno
        if _is_left_out(node):
            return
        for target, new in _replacements(node, self.function):
            self.add(target, new)
        super().visit(node)

    def add(self, node: ast.expr | ast.stmt, new: str) -> None:
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        old = self.text[start:end].decode()
        if isinstance(node, ast.expr):
            new = f"({new})" if _needs_parentheses(new) else new
        if old != new:
            function = ".".join(self.names) if self.function else IMPORTED
            lines = (min(self.first, node.lineno), node.end_lineno or node.lineno)
            self.found.append(Mutant(self.file, function, lines, start, end, old, new))

    def visit_FunctionDef(self, node: Function) -> None:
        for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.visit(default)
        outer, self.function = self.function, node
        self.names.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.names.pop()
        self.function = outer

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815 -- the name is that of NodeVisitor

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Leave out the text of the message."""

    def visit_match_case(self, node: ast.match_case) -> None:
        if node.guard:
            self.visit(node.guard)
        for statement in node.body:
            self.visit(statement)


def _needs_parentheses(new: str) -> bool:
    return not isinstance(ast.parse(new, mode="eval").body, ast.Constant | ast.Call | ast.Name | ast.Tuple)


def _is_left_out(node: ast.AST) -> bool:
    match node:
        case ast.JoinedStr() | ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id=name))) | ast.Call(func=ast.Name(id=name)):
            return name in LEFT_OUT
        case ast.If(test=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
            return name in LEFT_OUT
        case _:
            return False


Replacement = tuple[ast.expr | ast.stmt, str]
"""A part of a module, and the text that replaces it."""


def _replacements(node: ast.AST, function: Function | None) -> Iterator[Replacement]:
    match node:
        case ast.If() | ast.IfExp():
            yield from ((node.test, constant) for constant in ("True", "False"))
        case ast.While():
            yield node.test, "False"
        case ast.comprehension() | ast.match_case():
            conditions = node.ifs if isinstance(node, ast.comprehension) else filter(None, [node.guard])
            yield from ((condition, constant) for condition in conditions for constant in ("True", "False"))
        case ast.stmt():
            yield from _statements(node, function)
        case ast.ExceptHandler(type=ast.Tuple() as types):
            yield from ((types, _changed(types, elts=_without(types.elts, n))) for n in range(len(types.elts)))
        case ast.ExceptHandler(type=ast.expr() as caught):
            yield caught, "()"
        case ast.expr():
            yield from ((node, new) for new in _expressions(node))
        case _:
            pass


def _statements(node: ast.stmt, function: Function | None) -> Iterator[Replacement]:
    match node:
        case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
            yield node, "if False: yield"
        case ast.Expr() | ast.Delete() | ast.Raise() | ast.Break():
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, "pass"
        case ast.AugAssign(op=operator):
            yield node, "pass"
            if type(operator) in ARITHMETIC:
                yield node, _changed(node, op=ARITHMETIC[type(operator)]())
        case ast.Continue():
            yield node, "pass"
            yield node, "break"
        case ast.For():
            yield node.iter, "()"
        case ast.With(items=[ast.withitem(context_expr=context, optional_vars=None)]):
            yield context, "__import__('contextlib').nullcontext()"
        case ast.Return(value=ast.expr() as value):
            kind = function.returns if function else None
            kind = kind.value if isinstance(kind, ast.Subscript) else kind
            yield from ((value, new) for new in NOTHING.get(ast.unparse(kind) if kind else "", ("None",)))
        case _:
            pass


def _expressions(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Compare(ops=relations):
            others = [(n, other()) for n, relation in enumerate(relations) for other in RELATIONS[type(relation)]]
            yield from (_changed(node, ops=[*relations[:n], other, *relations[n + 1 :]]) for n, other in others)
        case ast.BoolOp(op=connector, values=parts):
            yield _changed(node, op=ast.Or() if isinstance(connector, ast.And) else ast.And())
            yield from (_changed(node, values=_without(parts, n)) for n in range(len(parts)))
        case ast.BinOp(op=operator) if type(operator) in ARITHMETIC:
            yield _changed(node, op=ARITHMETIC[type(operator)]())
        case ast.UnaryOp(op=ast.Not() | ast.Invert() | ast.USub(), operand=operand):
            yield ast.unparse(operand)
        case ast.Constant(value=int() as value):
            yield from [str(not value)] if isinstance(value, bool) else [str(value + 1), str(value - 1)]
        case ast.Subscript(slice=ast.Slice() as part):
            bounds = [bound for bound in ("lower", "upper", "step") if getattr(part, bound)]
            yield from (_changed(node, slice=_change(part, **{bound: None})) for bound in bounds)
        case ast.Call():
            yield from _calls(node)
        case _:
            pass


def _calls(node: ast.Call) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in EXCHANGED:
            yield _changed(node, func=ast.Name(EXCHANGED[name]))
        case ast.Call(args=[first, second, *others]) if not isinstance(first, ast.Starred):
            yield _changed(node, args=[second, first, *others])
        case _:
            pass
    for n, keyword in enumerate(node.keywords):
        if keyword.arg:
            yield _changed(node, keywords=_without(node.keywords, n))


def _without(parts: Sequence[T], n: int) -> list[T]:
    return [*parts[:n], *parts[n + 1 :]]


def _change(node: Node, **fields: object) -> Node:
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def _changed(node: ast.AST, **fields: object) -> str:
    return ast.unparse(_change(node, **fields))
