"""Expressions as data: nested lists that the evaluator of the page (assets/evaluate.js) knows, node by node.

A constant is its value. Any other node is a list whose first element is its operator; variables and control states are
their numbers in the declaration.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from leverframe.errors import InternalError
from leverframe.explorer.values import Value, integer
from leverframe.language.declaration import Declaration
from leverframe.language.expr import (
    And,
    Compare,
    Conditional,
    Constant,
    Enabled,
    Expr,
    Extremum,
    Finally,
    Globally,
    Implies,
    InState,
    LastEvent,
    Next,
    Not,
    Or,
    Primed,
    Release,
    Sum,
    Until,
    Variable,
    WeakUntil,
)


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the variables and control states of a declaration."""

    variables: Mapping[str, int]
    states: Mapping[str, int]


def numbers(declaration: Declaration) -> Numbers:
    """Number the variables and control states in the order of the file."""
    return Numbers(
        {variable.name: number for number, variable in enumerate(declaration.variables)},
        {state.name: number for number, state in enumerate(declaration.states)},
    )


def data(expression: Expr, of: Numbers) -> Value:  # noqa: C901 -- one case for each kind of node
    """An expression over one state as data. Raises InternalError for a formula that is none."""

    def part(inner: Expr) -> Value:
        return data(inner, of)

    match expression:
        case Constant(value):
            return integer(value)
        case Variable(name):
            return ["var", of.variables[name]]
        case InState(name):
            return ["in", of.states[name]]
        case Not(operand):
            return ["not", part(operand)]
        case And(operands):
            return ["and", *map(part, operands)]
        case Or(operands):
            return ["or", *map(part, operands)]
        case Implies(left, right):
            return ["->", part(left), part(right)]
        case Compare(operator, left, right):
            return [operator, part(left), part(right)]
        case Sum(terms):
            return ["sum", *([sign, part(term)] for sign, term in terms)]
        case Extremum(operator, operands):
            return [operator, *map(part, operands)]
        case Conditional(test, then, otherwise):
            return ["if", part(test), part(then), part(otherwise)]
        case Primed() | LastEvent() | Enabled():
            raise InternalError("a guard or an effect is about more than one state")
        case Next() | Finally() | Globally() | Until() | WeakUntil() | Release():
            raise InternalError("a guard or an effect is a temporal formula")
        case _:
            assert_never(expression)
