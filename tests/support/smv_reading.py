"""An independent reader of exported SMV: a sufficient part of the language, with NuSMV's precedence."""

import re

# Expressions have no types before they are evaluated.
# pyright: reportExplicitAny=false, reportMissingTypeStubs=false
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

Value = Any  # a truth value, a number, or a symbol
Values = Mapping[str, Value]
Tree = tuple[Any, ...]  # an operator with its operands, or ("name", text)

TOKEN = re.compile(r"\s*(->|!=|<=|>=|:=|\.\.|[A-Za-z_][A-Za-z0-9_]*|\d+|[-+!&|=<>?:(){}\[\],;])")
LEVELS = (("->",), ("?",), ("|",), ("&",), ("U", "V"), ("=", "!=", "<", "<=", ">", ">="), ("+", "-"))
"""Operators by precedence, the loosest first."""

KEYWORDS = frozenset(
    """MODULE DEFINE CONSTANTS VAR IVAR FROZENVAR INIT TRANS INVAR SPEC CTLSPEC LTLSPEC COMPUTE NAME INVARSPEC FAIRNESS
    JUSTICE COMPASSION ISA ASSIGN IN MIN MAX process array of boolean integer word case esac mod next init union in xor
    self TRUE FALSE count abs max min EX AX EF AF EG AG E F O G H X Y Z A U S V T""".split()  # noqa: SIM905 -- one by one it is unreadable
)
"""Reserved words (NuSMV 2.6 user manual, 2.1)."""

TEMPORAL = frozenset({"X", "F", "G", "AX", "AF", "AG", "EX", "EF", "EG"})

COMPARE: Mapping[str, Callable[[Value, Value], Value]] = {
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
}


@dataclass
class Module:
    """A module: its variables with their values, its definitions, its initial states, steps and specifications."""

    variables: dict[str, list[Value]] = field(default_factory=dict)
    inputs: dict[str, list[Value]] = field(default_factory=dict)
    definitions: dict[str, Tree] = field(default_factory=dict)
    init: Tree = ()
    trans: Tree = ()
    specifications: dict[str, tuple[str, str]] = field(default_factory=dict)

    def initial(self) -> Values:
        """The one initial state."""
        found = list(_solve(self.init, {}, {}, self))
        assert len(found) == 1
        return found[0]

    def steps(self, state: Values) -> Iterator[tuple[str, Values]]:
        """The inputs that are possible in a state, each with the state after it."""
        for after in _solve(self.trans, state, {}, self, steps=True):
            values = {name.removeprefix("next "): value for name, value in after.items() if name.startswith("next ")}
            assert set(values) == set(self.variables), "a step leaves a variable open"
            if all(value in self.variables[name] for name, value in values.items()):
                yield after["event"], values

    def true(self, name: str, state: Values) -> bool:
        """Return whether an INVARSPEC is true in a state."""
        kind, text = self.specifications[name]
        assert kind == "INVARSPEC"
        return bool(evaluated(parsed(text), state, self))


def read(text: str) -> Module:
    """The module that a text declares."""
    plain = re.sub(r"--.*", "", text)
    sections = re.split(
        r"^(MODULE main|IVAR|VAR|DEFINE|INIT|TRANS|INVARSPEC|CTLSPEC|LTLSPEC)\b", plain, flags=re.MULTILINE
    )
    module = Module()
    for keyword, body in zip(sections[1::2], sections[2::2], strict=True):
        match keyword:
            case "IVAR" | "VAR":
                into = module.inputs if keyword == "IVAR" else module.variables
                into |= {name: _values(kind) for name, kind in re.findall(r"(\w+) :([^;]*);", body)}
            case "DEFINE":
                for name, expression in re.findall(r"(\w+) :=([^;]*);", body):
                    module.definitions[name] = parsed(expression)
            case "INIT" | "TRANS":
                setattr(module, keyword.lower(), parsed(body))
            case "MODULE main":
                assert not body.strip()
            case _:
                found = re.fullmatch(r"\s*NAME (\w+) :=(.*);\s*", body, re.DOTALL)
                assert found, body
                assert found[1] not in module.specifications
                module.specifications[found[1]] = (keyword, found[2])
    names = [*module.variables, *module.inputs, *module.definitions]
    symbols = {value for values in (*module.variables.values(), *module.inputs.values()) for value in values}
    assert not KEYWORDS & {*names, *symbols}, f"reserved words are names: {KEYWORDS & {*names, *symbols}}"
    assert len(names) == len(set(names))
    assert not symbols & set(names)
    return module


def _values(kind: str) -> list[Value]:
    kind = kind.strip()
    if kind == "boolean":
        return [False, True]
    if kind.startswith("{"):
        return [item.strip() for item in kind.strip("{}").split(",")]
    low, high = kind.split("..")
    return list(range(int(low), int(high) + 1))


class _Parser:
    """A recursive descent over the levels of precedence."""

    def __init__(self, text: str) -> None:
        self.tokens, position = [], 0
        text = text.strip()
        while position < len(text):
            found = TOKEN.match(text, position)
            assert found, text[position : position + 40]
            self.tokens.append(found[1])
            position = found.end()
        self.position = 0

    def whole(self) -> Tree:
        tree = self._level(0)
        assert self.position == len(self.tokens), self.tokens[self.position :]
        return tree

    def _peek(self) -> str:
        return self.tokens[self.position] if self.position < len(self.tokens) else ""

    def _take(self, expected: str | None = None) -> str:
        token = self._peek()
        assert expected in {None, token}, (expected, token)
        self.position += 1
        return token

    def _level(self, level: int) -> Tree:
        if level == len(LEVELS):
            return self._unary()
        if "=" in LEVELS[level] and self._peek() in TEMPORAL:  # binds looser than a comparison
            return (self._take(), self._level(level))
        if "=" in LEVELS[level] and self._peek() in {"A", "E"}:
            quantifier = self._take()
            self._take("[")
            operator, left, right = self._level(0)
            self._take("]")
            return (f"{quantifier}{operator}", left, right)
        tree = self._level(level + 1)
        if self._peek() == "?" and LEVELS[level] == ("?",):
            self._take()
            then = self._level(level)
            self._take(":")
            return ("?", tree, then, self._level(level))
        while self._peek() in LEVELS[level] and self._peek() != "?":
            operator = self._take()
            tree = (operator, tree, self._level(level if operator == "->" else level + 1))
        return tree

    def _unary(self) -> Tree:
        if self._peek() == "!":
            self._take()
            return ("!", self._unary())
        if self._peek() == "-":
            self._take()
            return ("-", ("number", 0), self._unary())
        if self._peek() == "(":
            self._take()
            tree = self._level(0)
            self._take(")")
            return tree
        token = self._take()
        if token == "next":  # noqa: S105 -- not a password
            self._take("(")
            name = self._take()
            self._take(")")
            return ("name", f"next {name}")
        return ("number", int(token)) if token.isdigit() else ("name", token)


def _solve(tree: Tree, state: Values, found: Values, module: Module, *, steps: bool = False) -> Iterator[Values]:
    """The values of open variables that make a formula true; equations are solved from left to right."""
    match tree:
        case ("|", left, right):
            yield from _solve(left, state, found, module, steps=steps)
            yield from _solve(right, state, found, module, steps=steps)
        case ("&", left, right):
            for more in _solve(left, state, found, module, steps=steps):
                yield from _solve(right, state, more, module, steps=steps)
        case ("=", ("name", name), right) if name not in found and _is_open(name, module, steps=steps):
            yield {**found, name: evaluated(right, state, module)}
        case _:
            if evaluated(tree, {**state, **found}, module):
                yield found


def _is_open(name: str, module: Module, *, steps: bool) -> bool:
    return (name.startswith("next ") or name in module.inputs) if steps else name in module.variables


def parsed(text: str) -> Tree:
    """An expression, or a formula of CTL or LTL."""
    return _Parser(text).whole()


def evaluated(tree: Tree, values: Values, module: Module) -> Value:  # noqa: C901 -- one case for each operator
    """Return the value of an expression without temporal operators."""

    def inner(part: Tree) -> Value:
        return evaluated(part, values, module)

    match tree:
        case ("number", number):
            return number
        case ("name", "TRUE" | "FALSE" as truth):
            return truth == "TRUE"
        case ("name", name):
            if name in module.definitions:
                return inner(module.definitions[name])
            assert name not in module.variables or name in values
            return values.get(name, name)
        case ("!", operand):
            return not inner(operand)
        case ("&", left, right):
            return inner(left) and inner(right)
        case ("|", left, right):
            return inner(left) or inner(right)
        case ("->", left, right):
            return not inner(left) or inner(right)
        case ("?", test, then, otherwise):
            return inner(then) if inner(test) else inner(otherwise)
        case (operator, left, right):
            return COMPARE[operator](inner(left), inner(right))
        case _:
            raise AssertionError(tree)
