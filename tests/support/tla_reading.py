"""An evaluator of exported TLA+, with an independent parser and the semantics of TLC.

It evaluates an action from left to right: the first equation about a primed variable assigns it, any further equation
is a test, and a step that leaves a variable open is an error, as for TLC.
"""

# Expressions have no types before they are evaluated.
# pyright: reportExplicitAny=false, reportMissingTypeStubs=false

from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

import tla

Node = Any  # a named tuple of the parser; its kind is in `symbol`
Value = Any  # a truth value, a number, a text, or a set of them
Values = Mapping[str, Value]

BINARY: Mapping[str, Callable[[Value, Value], Value]] = {
    "=": lambda a, b: a == b,
    "#": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "..": lambda a, b: frozenset(range(a, b + 1)),
    "\\in": lambda a, b: a in b,
}


class Module:
    """A module: its definitions and variables. `constants` are the values of its constants."""

    def __init__(self, text: str, constants: Values) -> None:
        tree: Node = tla.parse(text)
        self.definitions: dict[str, tuple[list[str], Node]] = {}
        self.variables: list[str] = []
        self.constants = constants
        for unit in tree.units:
            match type(unit).__name__:
                case "OperatorDefinition":
                    parameters = [parameter.operator for parameter in unit.arity or []]
                    assert unit.name not in self.definitions, f"{unit.name} is defined twice"
                    self.definitions[unit.name] = (parameters, unit.definiens)
                case "Variables":
                    self.variables += [name.operator for name in unit.names]
                case "Constants":
                    assert all(name.operator in constants for name in unit.names)
                case other:
                    raise AssertionError(other)

    def initial(self) -> Values:
        """The one initial state."""
        body = self.definitions["Init"][1]
        # Init is an action whose variables are all still open, without primes.
        found = list(self._assign(body, {}))
        assert len(found) == 1
        return found[0]

    def steps(self, state: Values) -> Iterator[Values]:
        """Yield the states that Next leads to."""
        for after in self._act(self.definitions["Next"][1], state, {}):
            assert set(after) == set(self.variables), "a step leaves a variable open"
            yield after

    def true(self, name: str, state: Values) -> bool:
        """Return whether the state predicate with this name is true."""
        return cast("bool", self.value(self.definitions[name][1], state, None))

    def _assign(self, node: Node, values: Values) -> Iterator[Values]:
        match type(node).__name__:
            case "VerticalList":
                states: list[Values] = [values]
                for item in node.arguments:
                    states = [more for state in states for more in self._assign(item.expression, state)]
                yield from states
            case "OperatorApplication" if node.operator == "=" and node.arguments[0].operator not in values:
                yield {**values, node.arguments[0].operator: self.value(node.arguments[1], values, None)}
            case _:
                raise AssertionError(node)

    def _act(self, node: Node, state: Values, after: Values) -> Iterator[Values]:
        match type(node).__name__:
            case "Parentheses":
                yield from self._act(node.expression, state, after)
            case "VerticalList":
                yield from self._connect(node.operator, [item.expression for item in node.arguments], state, after)
            case "OperatorApplication" if node.operator in {"/\\", "\\/"}:
                yield from self._connect(node.operator, node.arguments, state, after)
            case "OperatorApplication" if node.operator == "=" and self._open(node.arguments[0], after):
                name = node.arguments[0].arguments[0].operator
                yield {**after, name: self.value(node.arguments[1], state, after)}
            case "OperatorApplication" if node.operator == "UNCHANGED":
                what = node.arguments[0]
                names = what.items if type(what).__name__ == "Tuple" else self.definitions[what.operator][1].items
                kept = {name.operator: state[name.operator] for name in names}
                assert not set(kept) & set(after), "what is unchanged is assigned, too"
                yield {**after, **kept}
            case "OperatorApplication" if node.operator in self.definitions and not node.arguments:
                yield from self._act(self.definitions[node.operator][1], state, after)
            case _:
                if self.value(node, state, after):
                    yield after

    def _open(self, node: Node, after: Values) -> bool:
        primed = type(node).__name__ == "OperatorApplication" and node.operator == "'"
        return primed and node.arguments[0].operator not in after

    def _connect(self, operator: str, parts: list[Node], state: Values, after: Values) -> Iterator[Values]:
        if operator == "\\/":
            for part in parts:
                yield from self._act(part, state, after)
            return
        found = [after]
        for part in parts:
            found = [more for one in found for more in self._act(part, state, one)]
        yield from found

    def value(self, node: Node, here: Values, after: Values | None) -> Value:  # noqa: C901 -- a case a kind of node
        """The value of an expression; `after` are the primed variables."""

        def inner(part: Node) -> Value:
            return self.value(part, here, after)

        match type(node).__name__:
            case "Parentheses":
                return inner(node.expression)
            case "IntegralNumeral":
                return int(node.value)
            case "StringLiteral":
                return node.value.strip('"')
            case "BooleanLiteral":
                return node.value == "TRUE"
            case "SetOfBooleans":
                return frozenset({False, True})
            case "If":
                return inner(node.then) if inner(node.predicate) else inner(node.else_)
            case "SetEnumeration":
                return frozenset(inner(item) for item in node.items or [])
            case "Cases":
                return next(inner(case.expression) for case in node.cases if inner(case.predicate))
            case "SetSlice":
                name, values = node.declaration.arguments[0].operator, inner(node.declaration.arguments[1])
                chosen = (v for v in values if self.value(node.predicate, {**here, name: v}, after))
                return frozenset(chosen)
            case "VerticalList":
                parts = [inner(item.expression) for item in node.arguments]
                return all(parts) if node.operator == "/\\" else any(parts)
            case "OperatorApplication":
                return self._apply(node, here, after)
            case other:
                raise AssertionError(other)

    def _apply(self, node: Node, here: Values, after: Values | None) -> Value:
        operator, arguments = node.operator, node.arguments or []
        if operator == "'":
            assert after is not None
            bound = {name: value for name, value in here.items() if name not in self.variables}
            return self.value(arguments[0], {**bound, **after}, None)
        if operator in self.definitions:
            parameters, body = self.definitions[operator]
            values = [self.value(argument, here, after) for argument in arguments]
            return self.value(body, {**here, **dict(zip(parameters, values, strict=True))}, after)
        values = [self.value(argument, here, after) for argument in arguments]
        match operator, values:
            case "~", [operand]:
                return not operand
            case (("/\\" | "\\/" | "=>"), [left, right]):
                return {"/\\": left and right, "\\/": left or right, "=>": not left or right}[operator]
            case _, [left, right]:
                return BINARY[operator](left, right)
            case name, []:
                return here[name] if name in here else self.constants[name]
            case _:
                raise AssertionError(operator)
