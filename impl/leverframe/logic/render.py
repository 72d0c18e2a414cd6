"""Formulas as text, in the notation of the language; parsing the text returns the same formula."""

from typing import assert_never

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
    Sum,
    Until,
    Variable,
    WeakUntil,
)

# How tightly each kind of formula binds, as in `leverframe.language.grammar`.
_CHOICE, _IMPLICATION, _DISJUNCTION, _CONJUNCTION, _UNTIL, _PREFIX, _COMPARISON, _SUM, _TERM, _ATOM = range(10)


def render(formula: Formula) -> str:
    """The formula in the notation of the language, with the necessary parentheses only."""
    return _at_least(_CHOICE, formula)


def _at_least(level: int, formula: Formula) -> str:
    text, binding = _render(formula)
    return text if binding >= level else f"({text})"


def _render(formula: Formula) -> tuple[str, int]:  # noqa: C901 -- one case for each kind of node
    """The text of a formula, and how tightly it binds."""
    match formula:
        case Constant(_, text):
            return text, _ATOM
        case Variable(name) | InState(name) | LastEvent(name):
            return name, _ATOM
        case Primed(atom):
            return f"{atom.name}'", _ATOM
        case Enabled(event):
            return ("enabled" if event is None else f"enabled({event})"), _ATOM
        case Not(operand):
            return f"not {_at_least(_PREFIX, operand)}", _PREFIX
        case And(operands):
            return " and ".join(_at_least(_UNTIL, part) for part in operands), _CONJUNCTION
        case Or(operands):
            return " or ".join(_at_least(_CONJUNCTION, part) for part in operands), _DISJUNCTION
        case Implies(left, right):
            return f"{_at_least(_DISJUNCTION, left)} -> {_at_least(_IMPLICATION, right)}", _IMPLICATION
        case Compare(operator, left, right):
            return f"{_at_least(_SUM, left)} {operator} {_at_least(_SUM, right)}", _COMPARISON
        case Sum(((sign, term),)):
            return f"{'+' if sign > 0 else '-'}{_at_least(_TERM, term)}", _TERM
        case Sum(terms):
            signed = "".join(f" {'+' if sign > 0 else '-'} {_at_least(_TERM, term)}" for sign, term in terms)
            return signed.removeprefix(" + ").removeprefix(" "), _SUM
        case Extremum(operator, operands):
            return f"{operator}({', '.join(render(part) for part in operands)})", _ATOM
        case Conditional(test, then, otherwise):
            chosen, condition = _at_least(_IMPLICATION, then), _at_least(_IMPLICATION, test)
            return f"{chosen} if {condition} else {_at_least(_CHOICE, otherwise)}", _CHOICE
        case Next(quantifier, operand):
            return f"{quantifier or ''}X {_at_least(_PREFIX, operand)}", _PREFIX
        case Finally(quantifier, operand):
            return f"{quantifier or ''}F {_at_least(_PREFIX, operand)}", _PREFIX
        case Globally(quantifier, operand):
            return f"{quantifier or ''}G {_at_least(_PREFIX, operand)}", _PREFIX
        case Until(quantifier, left, right):
            return _binary(quantifier, left, "U", right)
        case WeakUntil(quantifier, left, right):
            return _binary(quantifier, left, "W", right)
        case Release(left, right):
            return _binary(None, left, "R", right)
        case _:
            assert_never(formula)


def _binary(quantifier: Quantifier | None, left: Formula, operator: str, right: Formula) -> tuple[str, int]:
    if quantifier is None:
        return f"{_at_least(_PREFIX, left)} {operator} {_at_least(_UNTIL, right)}", _UNTIL
    # The operands contain no U without brackets, because a formula is either of CTL or of LTL.
    return f"{quantifier}[{render(left)} {operator} {render(right)}]", _ATOM
