"""Expressions over arrays of states.

An expression is compiled once into closures. Equal subexpressions share a slot in the memo of the columns that they are
evaluated on, so ``owner == NONE`` in a hundred guards is evaluated once. Values that are the same for all states stay
Python integers, and a conjunction stops at a part that is false everywhere.

Property tests compare this module with the scalar semantics of `leverframe.language.evaluate`.
"""

import functools
import itertools
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import assert_never, cast

import numpy as np

from leverframe.check.states.packing import CONTROL, Mask, StateColumns, Values
from leverframe.deadline import ask
from leverframe.errors import InternalError
from leverframe.language.expr import (
    And,
    Compare,
    Comparison,
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
from leverframe.logic.bearing import Bearing

Value = Values | Mask | int
"""An array with one value for each state, or one integer for all of them."""
VectorExpression = Callable[[StateColumns], Value]

_COMPARE: Mapping[Comparison, Callable[[Value, Value], Value]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


_FEW = 4
"""Up to this many parts of a connective are all evaluated: selecting among so few does not pay."""


class Compiler:
    """A compiler for the expressions of one declaration. Their common subexpressions share slots.

    What the compiler of a declaration `like` it has compiled is not compiled again: variables are found by name.
    """

    def __init__(self, like: "Compiler | None" = None) -> None:
        self.slots: Iterator[int] = itertools.count() if like is None else like.slots
        self.compiled: dict[Expr, VectorExpression] = {}
        self._like: Mapping[Expr, VectorExpression] = {} if like is None else like.compiled

    def compile(self, expression: Expr) -> VectorExpression:
        """Return a function from columns to the expression's value on each of their states."""
        known = self.compiled.get(expression) or self._like.get(expression)
        if known is None:
            known = self.compiled[expression] = self._memoised(expression)
        return known

    def condition(self, expression: Expr) -> Callable[[StateColumns], Mask]:
        """Return a function from columns to a mask of the states in which a boolean expression holds."""
        evaluate = self.compile(expression)

        def mask(columns: StateColumns) -> Mask:
            value = evaluate(columns)
            return as_mask(value, len(columns.states))

        return mask

    def _fold(
        self, combine: Callable[[Value, Value], Value], operands: tuple[Expr, ...], absorbing: int
    ) -> VectorExpression:
        """Compile a disjunction or conjunction. In a control state, only parts that can affect the result are run."""
        parts = [self.compile(operand) for operand in operands]
        if len(parts) <= _FEW:
            return _fold(combine, lambda _: parts, absorbing)
        index = Bearing(operands, truth=absorbing == 1)

        def bearing_on(control: str | None) -> Iterable[VectorExpression]:
            return parts if control is None else (parts[place] for place in index.on(control))

        return _fold(combine, bearing_on, absorbing)

    def _memoised(self, expression: Expr) -> VectorExpression:
        ask()
        evaluate = self._build(expression)
        if isinstance(expression, Constant | Variable):
            return evaluate
        slot = next(self.slots)

        def remembered(columns: StateColumns) -> Value:
            value = columns.memo.get(slot)
            if value is None:
                value = columns.memo[slot] = _plain(evaluate(columns))
            return value

        return remembered

    def _build(self, expression: Expr) -> VectorExpression:  # noqa: C901 -- one case for each kind of node
        match expression:
            case Constant(value):
                return lambda _: value
            case Variable(name):
                return lambda columns: columns.column(name)
            case InState(name):
                return _in_state(name)
            case Not(operand):
                negated = self.compile(operand)
                return lambda columns: _negate(negated(columns))
            case And(operands):
                return self._fold(operator.and_, operands, 0)
            case Or(operands):
                return self._fold(operator.or_, operands, 1)
            case Implies(left, right):
                return self.compile(Or((Not(left), right)))
            case Compare(symbol, left, right):
                compare, first, second = _COMPARE[symbol], self.compile(left), self.compile(right)
                return lambda columns: compare(first(columns), second(columns))
            case Sum(terms):
                signed = [(sign, self.compile(term)) for sign, term in terms]
                return lambda columns: _add([sign * _wide(f(columns)) for sign, f in signed])
            case Extremum(name, operands):
                choose = np.minimum if name == "min" else np.maximum
                candidates = [self.compile(part) for part in operands]
                return lambda columns: cast("Values", functools.reduce(choose, (_wide(f(columns)) for f in candidates)))
            case Conditional(test, then, otherwise):
                when, yes, no = self.compile(test), self.compile(then), self.compile(otherwise)
                return lambda columns: np.where(_truth(when(columns)), _wide(yes(columns)), _wide(no(columns)))
            case Primed():
                raise InternalError("primed names must be replaced before an expression is compiled")
            case LastEvent() | Enabled():
                raise InternalError("event atoms are evaluated on graphs, not on states")
            case Next() | Finally() | Globally() | Until() | WeakUntil() | Release():
                raise InternalError("a temporal formula has no value at a state")
            case _:
                assert_never(expression)


def _add(terms: list[Values | int]) -> Values | int:
    total: Values | int = 0
    for term in terms:
        total = total + term
    return total


def as_mask(value: Value, size: int) -> Mask:
    """Return a boolean value as an array of length `size`."""
    truth = _truth(value)
    return np.full(size, bool(truth)) if isinstance(truth, int) else truth


def _in_state(name: str) -> VectorExpression:
    def evaluate(columns: StateColumns) -> Value:
        if columns.control is not None:
            return int(columns.control == name)
        return cast("Mask", columns.column(CONTROL) == columns.layout.control_index[name])

    return evaluate


def _fold(
    combine: Callable[[Value, Value], Value], parts: Callable[[str | None], Iterable[VectorExpression]], absorbing: int
) -> VectorExpression:
    def evaluate(columns: StateColumns) -> Value:
        result: Value | None = None
        for part in parts(columns.control):
            value = _truth(part(columns))
            if isinstance(value, int):
                if value == absorbing:
                    return absorbing
                continue
            result = value if result is None else combine(result, value)
        return 1 - absorbing if result is None else result

    return evaluate


def _truth(value: Value) -> Mask | int:
    """Return a boolean mask, or 0 or 1. The column of a boolean variable contains zeros and ones."""
    if isinstance(value, bool | int | np.bool_):
        return int(value)
    return cast("Mask", value) if value.dtype == np.bool_ else cast("Mask", value != 0)


def _plain(value: Value) -> Value:
    """Turn a NumPy scalar, which NumPy computes from integers alone, into an integer."""
    return value if isinstance(value, int) or value.ndim else int(value)


def _negate(value: Value) -> Value:
    truth = _truth(value)
    return 1 - truth if isinstance(truth, int) else ~truth


def _wide(value: Value) -> Values | int:
    """Widen a narrow column to 64 bits, because arithmetic on it could overflow."""
    return int(value) if isinstance(value, bool | int | np.bool_) else value.astype(np.int64, copy=False)
