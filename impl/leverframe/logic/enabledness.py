"""'enabled(EVENT)' as an expression over the state, so no engine needs a special case for it."""

from collections.abc import Iterable
from functools import lru_cache

from leverframe.deadline import ask
from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.language.expr import TRUE, And, Enabled, Expr, Formula, InState, asked, disjunction, transform

MOST_KEPT = 512
"""The number of formulas that are kept resolved: mutants of a machine share most of them."""


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
    events = asked(formula)
    return _resolved(formula, tuple(_enabled(declaration, event) for event in events)) if events else formula


def _enabled(declaration: Declaration, event: str | None) -> Expr:
    by_machine = made_by(declaration, Maker.INPUT, Maker.MACHINE, Maker.FAULT) if event is None else (event,)
    return any_enabled(declaration, by_machine)


@lru_cache(MOST_KEPT)
def _resolved(formula: Formula, expressions: tuple[Expr, ...]) -> Formula:
    """The formula with such an expression for each event that it asks for."""
    found = dict(zip(asked(formula), expressions, strict=True))
    return transform(formula, lambda part: found[part.event] if isinstance(part, Enabled) else None)


def enabled_here(declaration: Declaration, transition: Transition) -> Expr:
    """True in the states in which a transition is enabled."""
    ask()
    return _guarded(transition.sources, transition.guard, len(declaration.states))


@lru_cache(MOST_KEPT)
def _guarded(sources: tuple[str, ...], guard: Expr, states: int) -> Expr:
    """True where a guard holds in one of these control states, of so many."""
    if len(frozenset(sources)) == states:
        return guard
    here = disjunction(tuple(map(InState, sources)))
    return here if guard == TRUE else And((here, guard))
