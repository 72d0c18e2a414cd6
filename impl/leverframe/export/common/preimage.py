"""'Some next state' and 'every next state' as expressions over the state before (weakest preconditions, Dijkstra 1975).

With them a logic that has no operator for one step, or none for 'some', still says what AX and EX say. A next state is
that of an enabled transition or environment action, or the same state after a stutter step, which enters by no event.
"""

from collections.abc import Mapping

from leverframe.language.declaration import Declaration, Transition
from leverframe.language.expr import (
    TRUE,
    And,
    Expr,
    Formula,
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
from leverframe.logic.enabledness import resolve
from leverframe.logic.folding import folded, truth

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
                return part if target is None else truth(name == target)
            case LastEvent(name):
                return truth(name == event)
            case _:
                return None

    return transform(formula, replace)
