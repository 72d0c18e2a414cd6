"""Formulas → terms of Z3, over a frame that gives the meaning of the control state, variables and constants.

Integer and enumeration variables become integers, boolean variables booleans. The control state and the last event are
integers: their positions in the declaration. All terms are in quantifier-free linear integer arithmetic (QF_LIA).
"""

import functools
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, assert_never

import z3

from leverframe.deadline import ask
from leverframe.errors import InternalError
from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Compare,
    Comparison,
    Conditional,
    Constant,
    Enabled,
    Extremum,
    Finally,
    Formula,
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

Term: TypeAlias = "z3.ArithRef | z3.BoolRef"

YES, NO = z3.BoolVal(val=True), z3.BoolVal(val=False)
"""The boolean constants, each made once, so they can be compared by identity."""

_FEW = 4
"""Up to this many operands of a connective are all encoded: selecting among so few does not pay."""
_ORDER: Mapping[Comparison, Callable[[z3.ArithRef, z3.ArithRef], z3.BoolRef]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


@dataclass(frozen=True, slots=True)
class TermFrame:
    """The meaning of names at one moment of a run.

    `control` is the name of a control state, or a term. `last` is the name of the last event, a term, or None if no
    event of interest was the last. `parameters` are constants that are encoded by name instead of by value.
    """

    control: str | z3.ArithRef
    variables: Mapping[str, Term]
    controls: Mapping[str, int]
    parameters: Mapping[str, z3.ArithRef]
    last: str | z3.ArithRef | None = None
    events: Mapping[str, int] | None = None
    bearings: dict[Formula, Bearing] = field(default_factory=dict, repr=False, compare=False)
    """For long connectives, the operands that each control state leaves open. All frames of a declaration share it."""
    _known: dict[Formula, Term] = field(default_factory=dict, init=False, repr=False, compare=False)
    """A cache of terms: many formulas share parts, and building a term takes longer than a lookup."""

    def condition(self, formula: Formula) -> z3.BoolRef:
        """Return the term of a boolean formula."""
        term = self.term(formula)
        if not isinstance(term, z3.BoolRef):
            raise InternalError("an integer term where a boolean term is needed")
        return term

    def number(self, formula: Formula) -> z3.ArithRef:
        """Return the term of an integer expression."""
        term = self.term(formula)
        if not isinstance(term, z3.ArithRef):
            raise InternalError("a boolean term where an integer term is needed")
        return term

    def term(self, formula: Formula) -> Term:
        """Return the term of a formula without temporal operators and with `enabled` resolved."""
        known = self._known.get(formula)
        if known is None:
            ask()
            known = self._known[formula] = self._term(formula)
        return known

    def _term(self, formula: Formula) -> Term:  # noqa: C901 -- one case for each kind of node
        match formula:
            case Constant(value, text):
                return self._constant(formula, value, text)
            case Variable(name):
                return self.variables[name]
            case InState(name):
                return _is(self.control, name, self.controls)
            case LastEvent(name):
                return NO if self.last is None else _is(self.last, name, self.events or {})
            case Not(operand):
                return negation(self.condition(operand))
            case And(operands):
                return conjunction(map(self.condition, self._bearing(formula, operands, truth=False)))
            case Or(operands):
                return disjunction(map(self.condition, self._bearing(formula, operands, truth=True)))
            case Implies(left, right):
                return disjunction(iter((negation(self.condition(left)), self.condition(right))))
            case Compare(symbol, left, right):
                return self._compare(symbol, left, right)
            case Sum(terms):
                return functools.reduce(operator.add, [sign * self.number(term) for sign, term in terms])
            case Extremum(name, operands):
                choose = _least if name == "min" else _greatest
                return functools.reduce(choose, map(self.number, operands))
            case Conditional(test, then, otherwise):
                return self._choose(test, then, otherwise)
            case Primed():
                raise InternalError("primed names must be replaced before a formula is encoded")
            case Enabled():
                raise InternalError("`enabled` must be resolved before a formula is encoded")
            case Next() | Finally() | Globally() | Until() | WeakUntil() | Release():
                raise InternalError("a temporal formula has no value in a frame")
            case _:
                assert_never(formula)

    def _bearing(self, formula: Formula, operands: Sequence[Formula], *, truth: bool) -> Iterable[Formula]:
        """Return the operands that the control state alone does not decide."""
        if not isinstance(self.control, str) or len(operands) <= _FEW:
            return operands
        if formula not in self.bearings:
            self.bearings[formula] = Bearing(operands, truth=truth)
        return (operands[place] for place in self.bearings[formula].on(self.control))

    def _compare(self, symbol: Comparison, left: Formula, right: Formula) -> z3.BoolRef:
        if symbol in {"==", "!="}:
            same = self.term(left) == self.term(right)
            return same if symbol == "==" else z3.Not(same)
        return _ORDER[symbol](self.number(left), self.number(right))

    def _choose(self, test: Formula, then: Formula, otherwise: Formula) -> Term:
        chosen, other = self.term(then), self.term(otherwise)
        if isinstance(chosen, z3.ArithRef) and isinstance(other, z3.ArithRef):
            return z3.If(self.condition(test), chosen, other)
        return z3.If(self.condition(test), self.condition(then), self.condition(otherwise))

    def _constant(self, formula: Constant, value: int, text: str) -> Term:
        if formula in {TRUE, FALSE}:
            return YES if value else NO
        return self.parameters.get(text, z3.IntVal(value))


def _is(here: str | z3.ArithRef, name: str, numbers: Mapping[str, int]) -> z3.BoolRef:
    if isinstance(here, str):
        return YES if here == name else NO
    return here == numbers[name]


def negation(operand: z3.BoolRef) -> z3.BoolRef:
    """Return the negation. Like the functions below, it simplifies constants, because building unused terms is slow."""
    return NO if operand is YES else YES if operand is NO else z3.Not(operand)


def conjunction(operands: Iterable[z3.BoolRef]) -> z3.BoolRef:
    """Return the conjunction. Operands after a false one are not evaluated."""
    kept: list[z3.BoolRef] = []
    for operand in operands:
        if operand is NO:
            return NO
        if operand is not YES:
            kept.append(operand)
    return z3.And(*kept) if len(kept) > 1 else kept[0] if kept else YES


def disjunction(operands: Iterable[z3.BoolRef]) -> z3.BoolRef:
    """Return the disjunction. Operands after a true one are not evaluated."""
    kept: list[z3.BoolRef] = []
    for operand in operands:
        if operand is YES:
            return YES
        if operand is not NO:
            kept.append(operand)
    return z3.Or(*kept) if len(kept) > 1 else kept[0] if kept else NO


def _least(one: z3.ArithRef, other: z3.ArithRef) -> z3.ArithRef:
    return z3.If(one <= other, one, other)


def _greatest(one: z3.ArithRef, other: z3.ArithRef) -> z3.ArithRef:
    return z3.If(one >= other, one, other)
