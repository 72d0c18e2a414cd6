"""Expressions without constant operands, such as substitution leaves.

Limits: purely syntactic. Sums of constants are not evaluated, and no law of arithmetic is applied.
"""

from collections.abc import Callable, Iterable

from leverframe.deadline import ask
from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Compare,
    Comparison,
    Conditional,
    Constant,
    Formula,
    Implies,
    InState,
    LastEvent,
    Not,
    Or,
    Variable,
    transform,
)

Atom = Variable | InState | LastEvent
Atoms = Callable[[Atom], Formula]
"""What takes the place of a variable, a control state or an event."""


def itself(atom: Atom) -> Formula:
    """The atom itself."""
    return atom


def folded(formula: Formula, atoms: Atoms = itself) -> Formula:
    """The formula without constant operands of connectives, after `atoms` are replaced. Temporal operators stay.

    The operands after one that decides its connective are not looked at, so a step that leads elsewhere costs nothing.
    """
    ask()
    match formula:
        case Constant():
            return formula
        case Variable() | InState() | LastEvent():
            return atoms(formula)
        case Not(operand):
            inside = folded(operand, atoms)
            return truth(not inside.value) if isinstance(inside, Constant) else Not(inside)
        case And(operands):
            return connected(And, (folded(operand, atoms) for operand in operands))
        case Or(operands):
            return connected(Or, (folded(operand, atoms) for operand in operands))
        case Implies(left, right):
            return _implied(folded(left, atoms), folded(right, atoms))
        case Conditional(test, then, otherwise):
            chosen = folded(test, atoms)
            if isinstance(chosen, Constant):
                return folded(then if chosen.value else otherwise, atoms)
            return Conditional(chosen, folded(then, atoms), folded(otherwise, atoms))
        case Compare(operator, left, right):
            return _compared(operator, folded(left, atoms), folded(right, atoms))
        case _:
            return transform(formula, lambda part: None if part is formula else folded(part, atoms))


def truth(value: bool) -> Constant:  # noqa: FBT001 -- the truth value is the only argument
    """The constant `true` or `false`."""
    return TRUE if value else FALSE


def _implied(before: Formula, after: Formula) -> Formula:
    if isinstance(before, Constant):
        return after if before.value else TRUE
    return TRUE if after == TRUE else Implies(before, after)


def _compared(operator: Comparison, left: Formula, right: Formula) -> Formula:
    match operator, left, right:
        case "==" | "!=", Constant(one), Constant(other):
            return truth((one == other) == (operator == "=="))
        case _ if left == right:
            return truth(operator in {"==", "<=", ">="})
        case _:
            return Compare(operator, left, right)


def connected(kind: type[And | Or], operands: Iterable[Formula]) -> Formula:
    """The conjunction or disjunction of folded operands, up to the first that decides it."""
    neutral = int(kind is And)
    found: dict[Formula, None] = {}
    for operand in operands:
        for part in operand.operands if isinstance(operand, kind) else (operand,):
            if not isinstance(part, Constant):
                found[part] = None
            elif part.value != neutral:
                return part
    if not found:
        return truth(bool(neutral))
    return next(iter(found)) if len(found) == 1 else kind(tuple(found))
