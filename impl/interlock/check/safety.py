"""Invariants and step properties: decided state by state, without the graph, with a shortest path where they fail."""

from collections.abc import Iterable, Sequence

import numpy as np

from interlock.check.explore import Reached, nearest, shortest_path
from interlock.check.verdict import Fails, Holds, Unknown, Verdict
from interlock.language.declaration import Declaration, Transition
from interlock.language.expr import And, Expr, Not, Or
from interlock.logic.conditions import Fault
from interlock.logic.enabledness import any_enabled
from interlock.logic.render import render
from interlock.model.machine import Machine
from interlock.model.system import SystemState
from interlock.model.trace import Trace, TraceStep


def invariant(reached: Reached, formula: Expr, text: str) -> Verdict:
    """Does an expression hold in every reachable state?"""
    return judge(reached, (Fault(Not(formula), f"in the last state this is false: {text}"),))


def step(reached: Reached, events: Iterable[str], requires: Expr) -> Verdict:
    """Does `requires` hold wherever one of the events is enabled?"""
    declaration = reached.layout.declaration
    broken = {event: And((any_enabled(declaration, (event,)), Not(requires))) for event in events}
    state = nearest_where(reached, tuple(broken.values()))
    if state is None:
        return exhausted(reached)
    event = next(name for name, condition in broken.items() if holds_in(reached, state, condition))
    trace = with_step(declaration, shortest_path(reached, state), event)
    return Fails(f"{event} happens although before it this is false: {render(requires)}", trace, shortest=True)


def judge(reached: Reached, faults: Sequence[Fault]) -> Verdict:
    """Fails where a reachable state has one of the faults; holds where none does and none was left out.

    Of the faulty states the one nearest to the initial one is shown.
    """
    state = nearest_where(reached, tuple(fault.condition for fault in faults))
    if state is None:
        return exhausted(reached)
    explanation = next(fault.explanation for fault in faults if holds_in(reached, state, fault.condition))
    return Fails(explanation, shortest_path(reached, state), shortest=True)


def exhausted(reached: Reached) -> Verdict:
    """What follows when no violation was found."""
    if reached.refusal is not None:
        return Unknown(f"no violation was found, but not everything was explored: {reached.refusal}")
    return Holds("exhaustive")


def nearest_where(reached: Reached, conditions: Sequence[Expr]) -> int | None:
    """The reachable state that satisfies one of the conditions and is nearest to the initial one."""
    # As one expression: what the conditions have in common is evaluated once.
    mask = reached.rules.where(reached.states, Or(tuple(conditions)))
    return nearest(reached, reached.states[mask]) if mask.any() else None


def holds_in(reached: Reached, state: int, condition: Expr) -> bool:
    """Does a packed state satisfy a condition?"""
    return bool(reached.rules.where(np.array([state], dtype=reached.layout.dtype), condition)[0])


def with_step(declaration: Declaration, trace: Trace, event: str) -> Trace:
    """The trace with one more step; unchanged where the step's assignment leaves a range, since it has no successor."""
    successors = Machine(declaration).step(trace.last.state, event)
    legal = [state for state in successors if isinstance(state, SystemState)]
    return Trace((*trace.prefix, TraceStep(event, legal[0]))) if legal else trace


def with_transition(declaration: Declaration, trace: Trace, transition: Transition) -> Trace | None:
    """The trace with a step by this very transition; None where that leaves a range, since it has no successor."""
    fired = Machine(declaration).fire(trace.last.state, transition.event)
    successor = next(after for taken, after in fired if taken == transition)
    if not isinstance(successor, SystemState):
        return None
    return Trace((*trace.prefix, TraceStep(transition.event, successor)))
