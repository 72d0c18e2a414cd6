"""What the checks that every machine gets come down to: conditions that no reachable state may satisfy.

Definitions: architecture, 'Semantics'. An event of a fault that is always enabled does not hide a machine that is
stuck, because a state that is not quiescent must have a *machine* event enabled.
"""

import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from interlock.language.declaration import Declaration, Maker, State, Transition
from interlock.language.expr import FALSE, And, Expr, InState, Not, Or, conjunction
from interlock.logic.enabledness import any_enabled, made_by


@dataclass(frozen=True, slots=True)
class Fault:
    """A condition that makes a state faulty, and what to say of such a state."""

    condition: Expr
    explanation: str


def stuck(declaration: Declaration) -> tuple[Fault, ...]:
    """Unless it is terminal, every state has some event enabled, and unless it is quiescent, a machine event."""
    living = conjunction(tuple(Not(InState(state.name)) for state in declaration.states if state.terminal))
    alive = any_enabled(declaration, made_by(declaration, Maker.INPUT, Maker.MACHINE, Maker.FAULT))
    dead = "in the last state no event of the machine is enabled: it is stuck"
    waiting = "in the last state, which is not declared quiescent, no machine event is enabled: it is stuck"
    return (Fault(And((living, Not(alive))), dead), Fault(_idle(declaration), waiting))


def misjudged(declaration: Declaration) -> tuple[Fault, ...]:
    """The states declared quiescent are exactly those in which no machine event is enabled."""
    owing = And((_quiescent(declaration), _machine_enabled(declaration)))
    busy = "the last state is declared quiescent, and a machine event is enabled in it"
    silent = "the last state is not declared quiescent, and no machine event is enabled in it"
    return (Fault(owing, busy), Fault(_idle(declaration), silent))


def overlaps(declaration: Declaration) -> Iterator[Fault]:
    """No event has two enabled transitions; a fault for each pair that has a control state in common."""
    transitions = (*declaration.transitions, *declaration.environment)
    leaving: dict[tuple[str, str], list[int]] = {}
    for index, transition in enumerate(transitions):
        for source in transition.sources:
            leaving.setdefault((transition.event, source), []).append(index)
    pairs = {pair for indices in leaving.values() for pair in itertools.combinations(indices, 2)}
    for first, second in sorted(pairs):
        one, other = transitions[first], transitions[second]
        common = frozenset(one.sources) & frozenset(other.sources)
        yield Fault(_both(one, other, common), f"in the last state two transitions of {one.event} are enabled")


def _both(one: Transition, other: Transition, common: frozenset[str]) -> Expr:
    here = either(InState(name) for name in one.sources if name in common)
    return And((here, one.guard, other.guard))


def _idle(declaration: Declaration) -> Expr:
    return And((Not(_excused(declaration)), Not(_machine_enabled(declaration))))


def _machine_enabled(declaration: Declaration) -> Expr:
    return any_enabled(declaration, made_by(declaration, Maker.MACHINE))


def _quiescent(declaration: Declaration) -> Expr:
    return either(And((InState(state.name), state.quiescent)) for state in declaration.states)


def _excused(declaration: Declaration) -> Expr:
    """Where no machine event need be enabled: quiescent states, and those that wait for something that can happen."""

    def excuse(state: State) -> Expr:
        waiting = any_enabled(declaration, state.awaits) if state.awaits else FALSE
        return And((InState(state.name), Or((state.quiescent, waiting))))

    return either(excuse(state) for state in declaration.states)


def either(parts: Iterable[Expr]) -> Expr:
    """Any of the parts: `false` for none, the part itself for one."""
    found = tuple(parts)
    return found[0] if len(found) == 1 else Or(found) if found else FALSE
