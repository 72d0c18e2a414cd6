"""An evaluator of exported SMT-LIB: it evaluates definitions for given values of all variables."""

# Terms have no types before they are evaluated.
# pyright: reportExplicitAny=false, reportMissingTypeStubs=false

import itertools
import re
from collections.abc import Callable, Mapping
from typing import Any

Tree = Any  # a text, or a list of such
Value = bool | int
Compiled = Callable[[Mapping[str, Value]], Value]

TOKEN = re.compile(r"[()]|[^\s()]+")


def parse(text: str) -> list[Tree]:
    """The commands of a script."""
    stack: list[list[Tree]] = [[]]
    for token in TOKEN.findall(re.sub(r";.*", "", text)):
        if token == "(":  # noqa: S105 -- not a password
            stack.append([])
        elif token == ")":  # noqa: S105 -- not a password
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(token)
    assert len(stack) == 1, "parentheses do not match"
    return stack[0]


class Script:
    """The functions that a script defines, and the questions that it asks."""

    def __init__(self, text: str) -> None:
        commands = parse(text)
        self.functions = {c[1]: ([name for name, _ in c[2]], c[4]) for c in commands if c[0] == "define-fun"}
        self.variables = {c[1]: c[2] for c in commands if c[0] == "declare-const"}
        self.questions = [c[1] for c in commands if c[0] == "assert"]
        assert len(self.functions) == sum(1 for c in commands if c[0] == "define-fun")
        assert not set(self.functions) & set(self.variables)
        self._bodies: dict[str, Compiled] = {}

    def value(self, tree: Tree, here: Mapping[str, Value]) -> Value:
        """Return the value of a term."""
        return self.compiled(tree)(here)

    def compiled(self, tree: Tree) -> Compiled:
        """The term as a function of the values of its names; a name is compiled once, like a function's body."""
        if isinstance(tree, str):
            return self._named(tree)
        operator, *rest = tree
        if operator not in self.functions:
            return OPERATORS[operator](*map(self.compiled, rest))
        body, parameters = self._body(operator), self.functions[operator][0]
        if rest == parameters:
            return body
        parts = [self.compiled(part) for part in rest]
        return lambda here: body({name: part(here) for name, part in zip(parameters, parts, strict=True)})

    def _body(self, function: str) -> Compiled:
        if function not in self._bodies:
            self._bodies[function] = self.compiled(self.functions[function][1])
        return self._bodies[function]

    def _named(self, name: str) -> Compiled:
        if name in {"true", "false"} or name.isdigit():
            constant: Value = int(name) if name.isdigit() else name == "true"
            return lambda _: constant
        if name in self.functions:
            body = self._body(name)
            return lambda here: here[name] if name in here else body({})
        return lambda here: here[name]


def _equal(left: Value, right: Value) -> bool:
    assert type(left) is type(right)
    return left == right


def _ascending(low: Value, *others: Value, strictly: bool) -> bool:
    return all(one < other if strictly else one <= other for one, other in itertools.pairwise((low, *others)))


OPERATORS: Mapping[str, Callable[..., Compiled]] = {
    "ite": lambda test, then, otherwise: lambda here: then(here) if test(here) else otherwise(here),
    "and": lambda *parts: lambda here: all(part(here) for part in parts),
    "or": lambda *parts: lambda here: any(part(here) for part in parts),
    "not": lambda part: lambda here: not part(here),
    "=>": lambda left, right: lambda here: not left(here) or bool(right(here)),
    "=": lambda left, right: lambda here: _equal(left(here), right(here)),
    "+": lambda *parts: lambda here: sum(part(here) for part in parts),
    "-": lambda part: lambda here: -part(here),
    "<": lambda *parts: lambda here: _ascending(*(part(here) for part in parts), strictly=True),
    "<=": lambda *parts: lambda here: _ascending(*(part(here) for part in parts), strictly=False),
    ">": lambda *parts: lambda here: _ascending(*(part(here) for part in reversed(parts)), strictly=True),
    ">=": lambda *parts: lambda here: _ascending(*(part(here) for part in reversed(parts)), strictly=False),
}
