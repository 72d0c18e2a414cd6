"""Formulas as text with all operands in parentheses, for generated declarations."""

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
    Release,
    Sum,
    Until,
    Variable,
    WeakUntil,
)


def written(formula: Formula) -> str:  # noqa: C901 -- one case for each kind of node
    """Return a text that the loader reads as the formula."""
    match formula:
        case Constant(_, text):
            return text
        case Variable(name) | LastEvent(name):
            return name
        case InState(name):
            return f"state == {name}" if len(name) % 2 else name  # both notations
        case Enabled(event):
            return "enabled" if event is None else f"enabled({event})"
        case Not(operand):
            return f"not ({written(operand)})"
        case And(operands):
            return " and ".join(f"({written(part)})" for part in operands)
        case Or(operands):
            return " or ".join(f"({written(part)})" for part in operands)
        case Implies(left, right):
            return f"({written(left)}) -> ({written(right)})"
        case Compare(operator, left, right):
            return f"{_operand(left)} {operator} {_operand(right)}"
        case Sum(terms):
            signed = "".join(f" {'+' if sign > 0 else '-'} ({written(term)})" for sign, term in terms)
            return signed.removeprefix(" + ")
        case Extremum(operator, operands):
            return f"{operator}({', '.join(map(written, operands))})"
        case Conditional(test, then, otherwise):
            return f"({written(then)}) if ({written(test)}) else ({written(otherwise)})"
        case Next(quantifier, operand):
            return f"{quantifier or ''}X ({written(operand)})"
        case Finally(quantifier, operand):
            return f"{quantifier or ''}F ({written(operand)})"
        case Globally(quantifier, operand):
            return f"{quantifier or ''}G ({written(operand)})"
        case Until(None, left, right):
            return f"({written(left)}) U ({written(right)})"
        case WeakUntil(None, left, right):
            return f"({written(left)}) W ({written(right)})"
        case Until(quantifier, left, right):
            return f"{quantifier}[{written(left)} U {written(right)}]"
        case WeakUntil(quantifier, left, right):
            return f"{quantifier}[{written(left)} W {written(right)}]"
        case Primed(atom):
            return f"{atom.name}'"
        case Release(left, right):
            return f"({written(left)}) R ({written(right)})"
        case _:
            assert_never(formula)


def number(value: int) -> Formula:
    """Return an integer literal; the loader reads a negative one as a difference."""
    return Constant(value, str(value)) if value >= 0 else Sum(((-1, Constant(-value, str(-value))),))


def _operand(formula: Formula) -> str:
    match formula:
        case Constant() | Variable():  # a label gets its type only from an operand without parentheses
            return written(formula)
        case _:
            return f"({written(formula)})"
