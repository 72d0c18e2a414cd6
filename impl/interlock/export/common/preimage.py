"""'Some next state' and 'every next state' as expressions over the state before (weakest preconditions, Dijkstra 1975).

With them a logic that has no operator for one step, or none for 'some', still says what AX and EX say. A next state is
that of an enabled transition or environment action, or the same state after a stutter step, which enters by no event.
"""

from collections.abc import Mapping

from interlock.language.declaration import Declaration, Transition
from interlock.language.expr import (
    FALSE,
    TRUE,
    And,
    Compare,
    Conditional,
    Constant,
    Expr,
    Formula,
    Implies,
    InState,
    LastEvent,
    Next,
    Not,
    Or,
    Variable,
    is_temporal,
    transform,
    walk,
)
from interlock.logic.enabledness import resolve

LARGEST = 4000
"""Parts that an expression may have; what needs more is left as it is."""


def absorbed(formula: Formula, declaration: Declaration) -> Formula:
    """The formula with every EX and AX of a state formula replaced by an expression without them."""

    def replace(part: Formula) -> Formula | None:
        match part:
            case Next("E" | "A" as quantifier, operand):
                inside = transform(operand, replace)
                if is_temporal(inside):
                    return Next(quantifier, inside)
                found = possible(inside if quantifier == "E" else Not(inside), declaration)
                if sum(1 for _ in walk(found)) > LARGEST:
                    return Next(quantifier, inside)
                return found if quantifier == "E" else folded(Not(found))
            case _:
                return None

    return transform(formula, replace)


def possible(formula: Formula, declaration: Declaration) -> Expr:
    """EX: true in the states of which some next state satisfies a state formula."""
    wanted = resolve(formula, declaration)
    ways = [_after(wanted, {}, None, None)]
    for transition in (*declaration.transitions, *declaration.environment):
        then = _after(wanted, dict(transition.effects), transition.target, transition.event)
        ways.append(And((somewhere(transition.sources, declaration), transition.guard, then)))
    return folded(Or(tuple(ways)))


def somewhere(states: tuple[str, ...], declaration: Declaration) -> Expr:
    """True in these control states."""
    everywhere = len(frozenset(states)) == len(declaration.states)
    return TRUE if everywhere else Or(tuple(InState(name) for name in states))


def start(transition: Transition, declaration: Declaration) -> Expr:
    """Where a transition can be taken."""
    return folded(And((somewhere(transition.sources, declaration), transition.guard)))


def _after(formula: Formula, effects: Mapping[str, Expr], target: str | None, event: str | None) -> Formula:
    """What must be true before a step for the formula to be true after it."""

    def replace(part: Formula) -> Formula | None:
        match part:
            case Variable(name):
                return effects.get(name, part)
            case InState(name):
                return part if target is None else _truth(name == target)
            case LastEvent(name):
                return _truth(name == event)
            case _:
                return None

    return transform(formula, replace)


def folded(formula: Formula) -> Formula:
    """The same without the operands of connectives that are constant. Temporal operators are left as they are."""

    def replace(part: Formula) -> Formula | None:
        match part:
            case Not(operand):
                inside = folded(operand)
                return _truth(not inside.value) if isinstance(inside, Constant) else Not(inside)
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
                return _truth((left == right) == (operator == "=="))
            case _:
                return None

    return transform(formula, replace)


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
        return _truth(bool(neutral))
    return found[0] if len(found) == 1 else kind(tuple(found))


def _truth(value: bool) -> Constant:  # noqa: FBT001 -- the truth value is all there is to it
    return TRUE if value else FALSE
