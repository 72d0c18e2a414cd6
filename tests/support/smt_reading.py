"""An evaluator of exported SMT-LIB: it evaluates definitions for given values of all variables."""

# Terms have no types before they are evaluated.
# pyright: reportExplicitAny=false, reportMissingTypeStubs=false

import re
from collections.abc import Mapping
from typing import Any

Tree = Any  # a text, or a list of such
Value = bool | int

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

    def value(self, tree: Tree, here: Mapping[str, Value]) -> Value:  # noqa: C901 -- one case for each operator
        """Return the value of a term."""
        if isinstance(tree, str):
            return self._name(tree, here)
        operator, *rest = tree
        if operator == "ite":
            return self.value(rest[1] if self.value(rest[0], here) else rest[2], here)
        if operator in {"and", "or"}:
            found = (bool(self.value(part, here)) for part in rest)
            return all(found) if operator == "and" else any(found)
        values = [self.value(part, here) for part in rest]
        if operator in self.functions:
            parameters, body = self.functions[operator]
            return self.value(body, dict(zip(parameters, values, strict=True)))
        match operator, values:
            case "not", [operand]:
                return not operand
            case "=>", [left, right]:
                return not left or bool(right)
            case "=", [left, right]:
                assert type(left) is type(right)
                return left == right
            case "+", _:
                return sum(values)
            case "-", [operand]:
                return -operand
            case (("<" | "<=" | ">" | ">="), _):
                low, *others = values if operator[0] == "<" else values[::-1]
                for high in others:
                    if not (low <= high if operator.endswith("=") else low < high):
                        return False
                    low = high
                return True
            case _:
                raise AssertionError(tree)

    def _name(self, name: str, here: Mapping[str, Value]) -> Value:
        if name in here:
            return here[name]
        if name in {"true", "false"}:
            return name == "true"
        return self.value(self.functions[name][1], {}) if name in self.functions else int(name)
