"""Formulas as text in another language, by a table of its operators."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration
from leverframe.language.expr import (
    And,
    Compare,
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
    Quantifier,
    Release,
    Sign,
    Sum,
    Until,
    Variable,
    WeakUntil,
    transform,
)

# How tightly a text binds. No text relies on the precedence among operators of one level: it has parentheses.
_CONNECTED, _COMPARED, _ADDED, _ATOM = range(4)


@dataclass(frozen=True, slots=True)
class Notation:
    """The operators of a language.

    `operators` has the signs of ``and or implies`` and of the comparisons, `negation` the sign of `not`, `truths` false
    and true. `temporal` has a template for each temporal operator of the language, by quantifier and letter, such as
    ``AF``, ``EU`` or ``G``.
    """

    operators: Mapping[str, str]
    negation: str
    truths: tuple[str, str]
    choice: str
    """A template with `test`, `then` and `otherwise`."""
    temporal: Mapping[str, str]
    primed: str | None = None
    """A template for the value of an atom after a step, or None if the notation has none."""


@dataclass(frozen=True, slots=True)
class Atoms:
    """The text of atoms in one export; each function gets the name in the declaration."""

    in_state: Callable[[str], str]
    last_event: Callable[[str], str]
    enabled: Callable[[str | None], str]
    variable: Callable[[str], str]
    label: Callable[[str], str]
    named: Callable[[str], str]
    """For a constant of the declaration."""


class ExpressionWriter:
    """Writes formulas in one notation over one declaration's names."""

    def __init__(self, declaration: Declaration, notation: Notation, atoms: Atoms) -> None:
        self._constants = declaration.constants
        self._notation = notation
        self._atoms = atoms

    def write(self, formula: Formula) -> str:
        """Return the formula as text, without parentheses around it."""
        return self._write(formula)[0]

    def operand(self, formula: Formula) -> str:
        """Return the formula as text, in parentheses unless it is an atom."""
        return self._at_least(_ATOM, formula)

    def _at_least(self, level: int, formula: Formula) -> str:
        text, binding = self._write(formula)
        return text if binding >= level else f"({text})"

    def _write(self, formula: Formula) -> tuple[str, int]:  # noqa: C901 -- one case for each kind of node
        atoms, signs = self._atoms, self._notation.operators
        match formula:
            case Constant():
                return self._constant(formula)
            case Variable(name):
                return atoms.variable(name), _ATOM
            case InState(name):
                return atoms.in_state(name), _COMPARED
            case Primed():
                return self._primed(formula.atom), _ATOM
            case LastEvent(name):
                return atoms.last_event(name), _COMPARED
            case Enabled(event):
                return atoms.enabled(event), _ATOM
            case Not(operand):
                return f"{self._notation.negation}{self._at_least(_ATOM, operand)}", _COMPARED
            case And(operands):
                return self._joined(signs["and"], operands)
            case Or(operands):
                return self._joined(signs["or"], operands)
            case Implies(left, right):
                return self._joined(signs["implies"], (left, right))
            case Compare(operator, left, right):
                return f"{self._at_least(_ADDED, left)} {signs[operator]} {self._at_least(_ADDED, right)}", _COMPARED
            case Sum(terms):
                signed = "".join(f" {'+' if sign > 0 else '-'} {self.operand(term)}" for sign, term in terms)
                return (signed.removeprefix(" + ") if terms[0][0] > 0 else f"0{signed}"), _ADDED
            case Extremum():
                return self._write(chosen(formula))
            case Conditional(test, then, otherwise):
                parts = {"test": test, "then": then, "otherwise": otherwise}
                return self._notation.choice.format(**{k: self.operand(v) for k, v in parts.items()}), _ATOM
            case Next(quantifier, operand):
                return self._temporal(quantifier, "X", (operand,))
            case Finally(quantifier, operand):
                return self._temporal(quantifier, "F", (operand,))
            case Globally(quantifier, operand):
                return self._temporal(quantifier, "G", (operand,))
            case Until(quantifier, left, right):
                return self._temporal(quantifier, "U", (left, right))
            case WeakUntil(quantifier, left, right):
                return self._temporal(quantifier, "W", (left, right))
            case Release(left, right):
                return self._temporal(None, "R", (left, right))
            case _:
                assert_never(formula)

    def _primed(self, atom: Formula) -> str:
        if self._notation.primed is None:
            raise InternalError("a primed name in an export without a notation for it")
        return self._notation.primed.format(self.operand(atom))

    def _constant(self, constant: Constant) -> tuple[str, int]:
        value, text = constant.value, constant.text
        if text in {"false", "true"}:
            return self._notation.truths[value], _ATOM
        if self._constants.get(text) == value:
            return self._atoms.named(text), _ATOM
        if text[0].isalpha():
            return self._atoms.label(text), _ATOM
        return (str(value), _ATOM) if value >= 0 else (f"(0 - {-value})", _ATOM)

    def _joined(self, sign: str, operands: Sequence[Formula]) -> tuple[str, int]:
        return f" {sign} ".join(self._at_least(_COMPARED, part) for part in operands), _CONNECTED

    def _temporal(self, quantifier: Quantifier | None, letter: str, operands: Sequence[Formula]) -> tuple[str, int]:
        template = self._notation.temporal[f"{quantifier or ''}{letter}"]
        return template.format(*map(self.operand, operands)), _CONNECTED


def chosen(extremum: Extremum) -> Formula:
    """Return a minimum or maximum as nested conditionals."""
    first, *rest = extremum.operands
    if not rest:
        return first
    other = chosen(Extremum(extremum.operator, tuple(rest)))
    return Conditional(Compare("<=" if extremum.operator == "min" else ">=", first, other), first, other)


def without_implications(formula: Formula) -> Formula:
    """Return the formula without implications, for a language whose arrow means something else."""

    def replace(part: Formula) -> Formula | None:
        if isinstance(part, Implies):
            return Or((Not(without_implications(part.left)), without_implications(part.right)))
        return None

    return transform(formula, replace)


def unconditional(formula: Formula) -> Formula:
    """Return the formula without conditionals, minima and maxima, by case distinction."""
    match formula:
        case Compare(operator, left, right):
            cases = [
                (before + after, Compare(operator, one, other))
                for before, one in _cases(left)
                for after, other in _cases(right)
            ]
            return _some_case(cases)
        case Conditional(test, then, otherwise):
            condition = unconditional(test)
            return Or((And((condition, unconditional(then))), And((Not(condition), unconditional(otherwise)))))
        case _:
            return _inside(formula)


Case = tuple[tuple[Formula, ...], Formula]


def _cases(expression: Formula) -> list[Case]:
    """Return the possible values of an operand of a comparison, each with its conditions."""
    match expression:
        case Extremum():
            return _cases(chosen(expression))
        case Conditional(test, then, otherwise):
            condition = unconditional(test)
            found = [((condition, *more), value) for more, value in _cases(then)]
            return found + [((Not(condition), *more), value) for more, value in _cases(otherwise)]
        case Sum(terms):
            sums: list[tuple[tuple[Formula, ...], tuple[tuple[Sign, Formula], ...]]] = [((), ())]
            for sign, term in terms:
                sums = [(c + more, (*done, (sign, value))) for c, done in sums for more, value in _cases(term)]
            return [(conditions, Sum(done)) for conditions, done in sums]
        case _:
            return [((), _inside(expression))]


def _some_case(cases: Sequence[tuple[tuple[Formula, ...], Formula]]) -> Formula:
    found = tuple(And((*conditions, value)) if conditions else value for conditions, value in cases)
    return found[0] if len(found) == 1 else Or(found)


def _inside(formula: Formula) -> Formula:
    """Return a formula that is neither comparison nor conditional, with its parts made unconditional."""
    match formula:
        case Not(operand):
            return Not(unconditional(operand))
        case And(operands) | Or(operands):
            return type(formula)(tuple(unconditional(part) for part in operands))
        case Implies(left, right) | Release(left, right):
            return type(formula)(unconditional(left), unconditional(right))
        case Next(quantifier, operand) | Finally(quantifier, operand) | Globally(quantifier, operand):
            return type(formula)(quantifier, unconditional(operand))
        case Until(quantifier, left, right) | WeakUntil(quantifier, left, right):
            return type(formula)(quantifier, unconditional(left), unconditional(right))
        case Constant() | Variable() | InState() | Primed() | LastEvent() | Enabled():
            return formula
        case Compare() | Conditional() | Sum() | Extremum():
            return formula
        case _:
            assert_never(formula)
