"""'enabled(EVENT)' as an expression over the state, so no engine needs a special case for it."""

from collections.abc import Iterable

from leverframe.deadline import ask
from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.language.expr import TRUE, And, Enabled, Expr, Formula, InState, disjunction, transform


def any_enabled(declaration: Declaration, events: Iterable[str]) -> Expr:
    """True in the states in which one of the events or environment actions is enabled."""
    wanted = frozenset(events)
    transitions = (*declaration.transitions, *declaration.environment)
    return disjunction(tuple(dict.fromkeys(enabled_here(declaration, t) for t in transitions if t.event in wanted)))


def made_by(declaration: Declaration, *makers: Maker) -> frozenset[str]:
    """The events that one of these makers makes."""
    return frozenset(event.name for event in declaration.events if event.maker in makers)


def resolve(formula: Formula, declaration: Declaration) -> Formula:
    """The formula with every `enabled` replaced by the equivalent expression."""

    def replace(part: Formula) -> Formula | None:
        match part:
            case Enabled(None):
                return any_enabled(declaration, made_by(declaration, Maker.INPUT, Maker.MACHINE, Maker.FAULT))
            case Enabled(str(event)):
                return any_enabled(declaration, (event,))
            case _:
                return None

    return transform(formula, replace)


def enabled_here(declaration: Declaration, transition: Transition) -> Expr:
    """True in the states in which a transition is enabled."""
    ask()
    if len(frozenset(transition.sources)) == len(declaration.states):
        return transition.guard
    here = disjunction(tuple(InState(name) for name in transition.sources))
    return here if transition.guard == TRUE else And((here, transition.guard))
