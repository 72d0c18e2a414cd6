"""Formulas as text, in the notation of the language: parsing the text gives the formula back."""

from typing import assert_never

from interlock.language.expr import (
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
    Quantifier,
    Release,
    Sum,
    Until,
    Variable,
    WeakUntil,
)


def render(formula: Formula) -> str:  # noqa: C901 -- one case for each kind of node
    """The formula in the notation of the language, with parentheses wherever operands are not atoms."""
    match formula:
        case Constant(_, text):
            return text
        case Variable(name) | InState(name) | LastEvent(name):
            return name
        case Enabled(event):
            return "enabled" if event is None else f"enabled({event})"
        case Not(operand):
            return f"not {_operand(operand)}"
        case And(operands):
            return " and ".join(_operand(part) for part in operands)
        case Or(operands):
            return " or ".join(_operand(part) for part in operands)
        case Implies(left, right):
            return f"{_operand(left)} -> {_operand(right)}"
        case Compare(operator, left, right):
            return f"{_operand(left)} {operator} {_operand(right)}"
        case Sum(terms):
            signed = "".join(f" {'+' if sign > 0 else '-'} {_operand(term)}" for sign, term in terms)
            return signed.removeprefix(" + ").removeprefix(" ")
        case Extremum(operator, operands):
            return f"{operator}({', '.join(render(part) for part in operands)})"
        case Conditional(test, then, otherwise):
            return f"{_operand(then)} if {_operand(test)} else {_operand(otherwise)}"
        case Next(quantifier, operand):
            return f"{quantifier or ''}X {_operand(operand)}"
        case Finally(quantifier, operand):
            return f"{quantifier or ''}F {_operand(operand)}"
        case Globally(quantifier, operand):
            return f"{quantifier or ''}G {_operand(operand)}"
        case Until(quantifier, left, right):
            return _binary(quantifier, left, "U", right)
        case WeakUntil(quantifier, left, right):
            return _binary(quantifier, left, "W", right)
        case Release(left, right):
            return _binary(None, left, "R", right)
        case _:
            assert_never(formula)


def _binary(quantifier: Quantifier | None, left: Formula, operator: str, right: Formula) -> str:
    if quantifier is None:
        return f"{_operand(left)} {operator} {_operand(right)}"
    return f"{quantifier}[{render(left)} {operator} {render(right)}]"


def _operand(formula: Formula) -> str:
    match formula:
        case Constant() | Variable() | InState() | LastEvent() | Enabled() | Extremum():
            return render(formula)
        case Until(quantifier) | WeakUntil(quantifier) if quantifier is not None:
            return render(formula)
        case _:
            return f"({render(formula)})"
