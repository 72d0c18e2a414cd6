"""AX and EX as expressions over the state before the step (weakest preconditions, Dijkstra 1975).

So a logic without a next-state operator, or without existential quantifiers, can still express AX and EX. A next state
is the result of an enabled transition or environment action, or the same state after a stutter step, which is entered
by no event.
"""

from collections.abc import Mapping

from leverframe.language.declaration import Declaration, Transition
from leverframe.language.expr import (
    FALSE,
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
from leverframe.logic.folding import Atom, Atoms, connected, folded, truth

LARGEST = 4000
"""Most nodes of an expression; a formula that needs more is not replaced."""


def absorbed(formula: Formula, declaration: Declaration) -> Formula:
    """Return the formula with each EX and AX of a state formula replaced by an expression without them."""

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
    """Return EX of a state formula: true in the states with a next state that satisfies the formula."""
    wanted = folded(resolve(formula, declaration))
    ways = [folded(wanted, _after({}, None, None))]
    for transition in (*declaration.transitions, *declaration.environment):
        then = folded(wanted, _after(dict(transition.effects), transition.target, transition.event))
        if then != FALSE:
            ways.append(connected(And, (start(transition, declaration), then)))
    return connected(Or, ways)


def somewhere(states: tuple[str, ...], declaration: Declaration) -> Expr:
    """Return the condition: the control state is one of these."""
    everywhere = len(frozenset(states)) == len(declaration.states)
    return TRUE if everywhere else Or(tuple(InState(name) for name in states))


def start(transition: Transition, declaration: Declaration) -> Expr:
    """Return the condition under which a transition can be taken."""
    return folded(And((somewhere(transition.sources, declaration), transition.guard)))


def _after(effects: Mapping[str, Expr], target: str | None, event: str | None) -> Atoms:
    """Return what the atoms of a formula mean before a step, if the formula is about the state after it."""

    def before(atom: Atom) -> Formula:
        match atom:
            case Variable(name):
                return folded(effects[name]) if name in effects else atom
            case InState(name):
                return atom if target is None else truth(name == target)
            case LastEvent(name):
                return truth(name == event)

    return before
