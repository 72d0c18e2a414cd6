"""The built-in checks as conditions that no reachable state may satisfy.

Definitions: docs/language.md, 'What it means'. A fault that is always enabled does not hide a machine that is stuck,
because a state that is not quiescent must have a *machine* event enabled.
"""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from leverframe.deadline import ask
from leverframe.language.declaration import Declaration, Maker, State, Transition
from leverframe.language.expr import FALSE, And, Expr, InState, Not, Or, conjunction, disjunction
from leverframe.logic.enabledness import any_enabled, made_by


@dataclass(frozen=True, slots=True)
class FaultyState:
    """A condition that makes a state faulty, with its explanation.

    In `explanation`, ``{end}`` is replaced by the name of the state (`Trace.end`). `remedy` returns the correction for
    a control state.
    """

    condition: Expr
    explanation: str
    remedy: Callable[[Declaration, str], str] | None = None


def _waits(_: Declaration, state: str) -> str:
    return (
        f"write 'quiescent: true' in {state} if the machine waits there for its surroundings ('quiescent: EXPR' if it "
        f"waits only when EXPR is true), or declare a machine event that is possible there"
    )


def _owes(_: Declaration, state: str) -> str:
    return (
        f"remove 'quiescent' from {state}, or restrict it to states in which no machine event is possible: "
        f"'quiescent: not (GUARD)'"
    )


def _ends(declaration: Declaration, state: str) -> str:
    if any(state in transition.sources for transition in declaration.transitions):
        return f"correct the guards of the transitions from {state}, none of which is true there, or declare another"
    return f"write 'kind: terminal' in {state} if the machine ends there, or declare a transition from it"


def stuck(declaration: Declaration) -> tuple[FaultyState, ...]:
    """Deadlock: no event is enabled in a non-terminal state, or no machine event in a non-quiescent one."""
    living = conjunction(tuple(Not(InState(state.name)) for state in declaration.states if state.terminal))
    alive = any_enabled(declaration, made_by(declaration, Maker.INPUT, Maker.MACHINE, Maker.FAULT))
    dead = "in {end} no event of the machine is enabled: it is stuck"
    waiting = "in {end}, which is not declared quiescent, no machine event is enabled: it is stuck"
    return (FaultyState(And((living, Not(alive))), dead, _ends), FaultyState(_idle(declaration), waiting, _waits))


def misjudged(declaration: Declaration) -> tuple[FaultyState, ...]:
    """Wrong quiescence: a machine event is enabled in a quiescent state, or none in a non-quiescent one."""
    owing = And((_quiescent(declaration), _machine_enabled(declaration)))
    busy = "{end} is declared quiescent, but a machine event is enabled in it"
    silent = "{end} is not declared quiescent, but no machine event is enabled in it"
    return (FaultyState(owing, busy, _owes), FaultyState(_idle(declaration), silent, _waits))


def overlaps(declaration: Declaration) -> Iterator[FaultyState]:
    """Nondeterminism: two transitions of one event are enabled; one fault for each pair with a common control state."""
    transitions = (*declaration.transitions, *declaration.environment)
    leaving: dict[tuple[str, str], list[int]] = {}
    for index, transition in enumerate(transitions):
        ask()
        for source in transition.sources:
            leaving.setdefault((transition.event, source), []).append(index)
    pairs = {pair for indices in leaving.values() for pair in itertools.combinations(indices, 2)}
    for first, second in sorted(pairs):
        ask()
        one, other = transitions[first], transitions[second]
        common = frozenset(one.sources) & frozenset(other.sources)
        yield FaultyState(_both(one, other, common), f"in {{end}} two transitions of {one.event} are enabled")


def _both(one: Transition, other: Transition, common: frozenset[str]) -> Expr:
    here = disjunction(tuple(InState(name) for name in one.sources if name in common))
    return And((here, one.guard, other.guard))


def _idle(declaration: Declaration) -> Expr:
    return And((Not(_excused(declaration)), Not(_machine_enabled(declaration))))


def _machine_enabled(declaration: Declaration) -> Expr:
    return any_enabled(declaration, made_by(declaration, Maker.MACHINE))


def _quiescent(declaration: Declaration) -> Expr:
    return disjunction(tuple(And((InState(state.name), state.quiescent)) for state in declaration.states))


def _excused(declaration: Declaration) -> Expr:
    """The states that need no enabled machine event: quiescent ones, and those that await an enabled event."""

    def excuse(state: State) -> Expr:
        ask()
        waiting = any_enabled(declaration, state.awaits) if state.awaits else FALSE
        return And((InState(state.name), Or((state.quiescent, waiting))))

    return disjunction(tuple(excuse(state) for state in declaration.states))
