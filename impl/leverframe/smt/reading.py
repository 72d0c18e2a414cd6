"""A term of Z3 over numbered places → an expression of our language.

The places represent the parameters and then the variables of a declaration. Comparisons are normalised to a sum on each
side, in which a factor becomes a repeated term. Enumerations have no order in the language, so a comparison with one
becomes a case for each label. Z3 orders the parts of symmetric terms by their first use. To make the result repeatable,
the first place determines the sides of a comparison, and conjuncts and disjuncts are sorted by their text.

Limits: booleans and linear comparisons with factors up to MAX_FACTOR. Anything else raises UndecidedError.
"""

import operator as operators
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import z3

from leverframe.language.declaration import VariableDeclaration
from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Compare,
    Comparison,
    Conditional,
    Constant,
    Expr,
    Implies,
    Not,
    Sign,
    Sum,
    Variable,
    conjunction,
    disjunction,
)
from leverframe.logic.render import render
from leverframe.smt.encoding import Encoding
from leverframe.smt.strengthening import UndecidedError
from leverframe.smt.terms import Term

MAX_FACTOR = 8
"""The largest factor that is written as a repeated term."""

_COMPARISONS: Mapping[int, Comparison] = {
    z3.Z3_OP_LE: "<=",
    z3.Z3_OP_GE: ">=",
    z3.Z3_OP_LT: "<",
    z3.Z3_OP_GT: ">",
    z3.Z3_OP_EQ: "==",
    z3.Z3_OP_DISTINCT: "!=",
}
_TURNED: Mapping[Comparison, Comparison] = {"<=": ">=", ">=": "<=", "<": ">", ">": "<", "==": "==", "!=": "!="}
"""Each comparison with its sides exchanged."""

_DECIDED: Mapping[Comparison, Callable[[int, int], bool]] = {
    "<=": operators.le,
    ">=": operators.ge,
    "<": operators.lt,
    ">": operators.gt,
    "==": operators.eq,
    "!=": operators.ne,
}


@dataclass(frozen=True, slots=True)
class _Linear:
    """A linear sum: the factor of each place, and a constant number."""

    factors: Mapping[int, int] = field(default_factory=dict)
    number: int = 0

    def plus(self, other: "_Linear", times: int = 1) -> "_Linear":
        places = [*self.factors, *other.factors]
        factors = {place: self.factors.get(place, 0) + times * other.factors.get(place, 0) for place in places}
        kept = {place: factor for place, factor in sorted(factors.items()) if factor}
        return _Linear(kept, self.number + times * other.number)

    def with_value(self, place: int, value: int) -> "_Linear":
        return self.plus(_Linear({place: -self.factors[place]}, self.factors[place] * value))


class TermReader:
    """A reader of terms over the places of an encoding."""

    def __init__(self, encoding: Encoding) -> None:
        declaration = encoding.declaration
        self.symbols: tuple[Term, ...] = (*encoding.parameters.values(), *encoding.variables.values())
        """The places, in order."""
        parameters = (Constant(declaration.constants[name], name) for name in encoding.parameters)
        self._leaves: tuple[Expr, ...] = (*parameters, *(Variable(v.name) for v in declaration.variables))
        self._enumerations: Mapping[int, VariableDeclaration] = {
            place: variable
            for place, variable in enumerate(declaration.variables, len(encoding.parameters))
            if variable.labels
        }

    def condition(self, term: z3.ExprRef) -> Expr:  # noqa: C901 -- one case for each kind of term
        """Return the expression of a boolean term."""
        if z3.is_var(term):
            return self._leaves[z3.get_var_index(term)]
        if not z3.is_app(term):
            raise UndecidedError("the lemma has quantifiers")
        kind, operands = term.decl().kind(), term.children()
        if kind in _COMPARISONS and not isinstance(operands[0], z3.BoolRef):
            if len(operands) != 2:  # noqa: PLR2004 -- both sides of a comparison
                raise UndecidedError("the lemma compares more than two numbers")
            difference = self._sum(operands[0]).plus(self._sum(operands[1]), -1)
            return self._compared(_COMPARISONS[kind], difference)
        match kind, [self.condition(operand) for operand in operands]:
            case z3.Z3_OP_TRUE, []:
                return TRUE
            case z3.Z3_OP_FALSE, []:
                return FALSE
            case z3.Z3_OP_NOT, [operand]:
                return Not(operand)
            case z3.Z3_OP_AND, parts:
                return conjunction(tuple(_ordered(parts)))
            case z3.Z3_OP_OR, parts:
                return disjunction(tuple(_ordered(parts)))
            case z3.Z3_OP_IMPLIES, [left, right]:
                return Implies(left, right)
            case z3.Z3_OP_EQ, [left, right]:
                return Compare("==", left, right)
            case z3.Z3_OP_ITE, [test, then, otherwise]:
                return Conditional(test, then, otherwise)
            case _, _:
                raise UndecidedError(f"the lemma is not in the language: {term.sexpr()}")

    def _sum(self, term: z3.ExprRef) -> _Linear:
        if isinstance(term, z3.IntNumRef):
            return _Linear(number=term.as_long())
        if z3.is_var(term):
            return _Linear({z3.get_var_index(term): 1})
        kind = term.decl().kind()
        parts = [self._sum(operand) for operand in term.children()]
        match kind, parts:
            case z3.Z3_OP_ADD, [first, *rest]:
                return _added(first, rest, 1)
            case z3.Z3_OP_SUB, [first, *rest]:
                return _added(first, rest, -1)
            case z3.Z3_OP_UMINUS, [operand]:
                return _Linear().plus(operand, -1)
            case z3.Z3_OP_MUL, [factor, operand] if not factor.factors:
                return _Linear().plus(operand, factor.number)
            case _, _:
                raise UndecidedError(f"the lemma is not linear: {term.sexpr()}")

    def _compared(self, operator: Comparison, difference: _Linear) -> Expr:
        """Return the comparison of a difference with zero, as an expression."""
        if not difference.factors:
            return TRUE if _DECIDED[operator](difference.number, 0) else FALSE
        if next(iter(difference.factors.values())) < 0:
            operator, difference = _TURNED[operator], _Linear().plus(difference, -1)
        place = next((place for place in difference.factors if place in self._enumerations), None)
        if place is None:
            return Compare(operator, self._side(difference, 1), self._side(difference, -1))
        variable = self._enumerations[place]
        cases: list[Expr] = []
        for value, label in enumerate(variable.labels):
            here = Compare("==", Variable(variable.name), Constant(value, label))
            rest = self._compared(operator, difference.with_value(place, value))
            if rest != FALSE:
                cases.append(here if rest == TRUE else And((here, rest)))
        return disjunction(tuple(cases))

    def _side(self, difference: _Linear, sign: Sign) -> Expr:
        """Return the positive terms (sign 1), or the negative ones with their sign changed (sign -1), as a sum."""
        terms: list[Expr] = []
        for place, factor in difference.factors.items():
            if factor * sign > MAX_FACTOR:
                raise UndecidedError(f"the lemma has a factor of {abs(factor)}")
            terms += [self._leaves[place]] * (factor * sign)
        number = difference.number * sign
        if number > 0 or not terms:
            terms.append(Constant(max(number, 0), str(max(number, 0))))
        return terms[0] if len(terms) == 1 else Sum(tuple((1, term) for term in terms))


def _ordered(parts: Sequence[Expr]) -> list[Expr]:
    return sorted(set(parts), key=render)


def _added(first: _Linear, rest: Sequence[_Linear], sign: Sign) -> _Linear:
    for part in rest:
        first = first.plus(part, sign)
    return first
