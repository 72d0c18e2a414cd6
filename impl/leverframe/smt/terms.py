"""Formulas → terms of the solver, over a frame that says what control state, variables and constants stand for.

Integers and enumerations are integers, truth values are truth values; the control state and the last event are
integers, by their place in the declaration. Everything stays in linear integer arithmetic without quantifiers (QF_LIA).
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
"""The truth values, each made once, so that they can be told by identity."""

_FEW = 4
"""Operands of a connective that are all looked at: choosing among so few would not pay."""
_ORDER: Mapping[Comparison, Callable[[z3.ArithRef, z3.ArithRef], z3.BoolRef]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


@dataclass(frozen=True, slots=True)
class TermFrame:
    """What names stand for at one moment.

    `control` is the name of a control state, or a term; `last` likewise of the last event, None where it is of no
    interest. `parameters` are constants that keep their name instead of their value.
    """

    control: str | z3.ArithRef
    variables: Mapping[str, Term]
    controls: Mapping[str, int]
    parameters: Mapping[str, z3.ArithRef]
    last: str | z3.ArithRef | None = None
    events: Mapping[str, int] | None = None
    bearings: dict[Formula, Bearing] = field(default_factory=dict, repr=False, compare=False)
    """What bears on which control state, which all frames of a declaration share."""
    _known: dict[Formula, Term] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What formulas were found to mean: many share parts, and to build a term takes longer than to look it up."""

    def condition(self, formula: Formula) -> z3.BoolRef:
        """A boolean formula."""
        term = self.term(formula)
        if not isinstance(term, z3.BoolRef):
            raise InternalError("a number where a truth value was expected")
        return term

    def number(self, formula: Formula) -> z3.ArithRef:
        """A formula that has a number as its value."""
        term = self.term(formula)
        if not isinstance(term, z3.ArithRef):
            raise InternalError("a truth value where a number was expected")
        return term

    def term(self, formula: Formula) -> Term:
        """A formula without temporal operators, `enabled` resolved."""
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
                raise InternalError("what a step ensures is put as a condition before it")
            case Enabled():
                raise InternalError("`enabled` must be resolved before a formula is encoded")
            case Next() | Finally() | Globally() | Until() | WeakUntil() | Release():
                raise InternalError("a temporal formula has no value in a frame")
            case _:
                assert_never(formula)

    def _bearing(self, formula: Formula, operands: Sequence[Formula], *, truth: bool) -> Iterable[Formula]:
        """The operands that are not decided by the control state alone."""
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
    """Not, decided where that is possible: so are the others, since to build what is thrown away takes longest."""
    return NO if operand is YES else YES if operand is NO else z3.Not(operand)


def conjunction(operands: Iterable[z3.BoolRef]) -> z3.BoolRef:
    """And; what follows an operand that is false is not even looked at."""
    kept: list[z3.BoolRef] = []
    for operand in operands:
        if operand is NO:
            return NO
        if operand is not YES:
            kept.append(operand)
    return z3.And(*kept) if len(kept) > 1 else kept[0] if kept else YES


def disjunction(operands: Iterable[z3.BoolRef]) -> z3.BoolRef:
    """Or, likewise."""
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
