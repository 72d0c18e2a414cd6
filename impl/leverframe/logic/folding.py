"""Expressions without constant operands, such as substitution leaves.

Limits: purely syntactic. Sums of constants are not evaluated, and no law of arithmetic is applied.
"""

from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Compare,
    Conditional,
    Constant,
    Formula,
    Implies,
    Not,
    Or,
    transform,
)


def folded(formula: Formula) -> Formula:  # noqa: C901 -- one case for each kind of node
    """The formula without constant operands of connectives. Temporal operators are unchanged."""

    def replace(part: Formula) -> Formula | None:
        match part:
            case Not(operand):
                inside = folded(operand)
                return truth(not inside.value) if isinstance(inside, Constant) else Not(inside)
            case And(operands):
                return _connected(And, operands, neutral=1)
            case Or(operands):
                return _connected(Or, operands, neutral=0)
            case Implies(left, right):
                before, after = folded(left), folded(right)
                if isinstance(before, Constant):
                    return after if before.value else TRUE
                return TRUE if after == TRUE else Implies(before, after)
            case Conditional(test, then, otherwise):
                chosen = folded(test)
                if isinstance(chosen, Constant):
                    return folded(then if chosen.value else otherwise)
                return Conditional(chosen, folded(then), folded(otherwise))
            case Compare("==" | "!=" as operator, Constant(left), Constant(right)):
                return truth((left == right) == (operator == "=="))
            case Compare(operator, left, right) if left == right:
                return truth(operator in {"==", "<=", ">="})
            case _:
                return None

    return transform(formula, replace)


def truth(value: bool) -> Constant:  # noqa: FBT001 -- the truth value is the only argument
    """The constant `true` or `false`."""
    return TRUE if value else FALSE


def _connected(kind: type[And | Or], operands: tuple[Formula, ...], neutral: int) -> Formula:
    found: list[Formula] = []
    for operand in map(folded, operands):
        parts = operand.operands if isinstance(operand, kind) else (operand,)
        for part in parts:
            if isinstance(part, Constant):
                if part.value != neutral:
                    return part
            elif part not in found:
                found.append(part)
    if not found:
        return truth(bool(neutral))
    return found[0] if len(found) == 1 else kind(tuple(found))
