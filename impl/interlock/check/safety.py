"""Invariants and step properties: decided state by state, without the graph, with a shortest path where they fail."""

from collections.abc import Iterable

from interlock.check.explore import Reached, nearest, shortest_path
from interlock.check.packing import Mask
from interlock.check.verdict import Fails, Holds, Unknown, Verdict
from interlock.language.declaration import Declaration
from interlock.language.expr import And, Expr, Not
from interlock.logic.enabledness import any_enabled
from interlock.logic.render import render
from interlock.model.machine import Machine
from interlock.model.system import SystemState
from interlock.model.trace import Trace, TraceStep


def invariant(reached: Reached, formula: Expr, text: str) -> Verdict:
    """Does an expression hold in every reachable state?"""
    return judge(reached, Not(formula), f"in the last state this is false: {text}")


def step(reached: Reached, events: Iterable[str], requires: Expr) -> Verdict:
    """Does `requires` hold wherever one of the events is enabled?"""
    declaration = reached.layout.declaration
    for event in events:
        broken = nearest_where(reached, And((any_enabled(declaration, (event,)), Not(requires))))
        if broken is not None:
            trace = with_step(declaration, shortest_path(reached, broken), event)
            return Fails(f"{event} happens although before it this is false: {render(requires)}", trace, shortest=True)
    return exhausted(reached)


def judge(reached: Reached, broken: Expr, explanation: str) -> Verdict:
    """Fails where a reachable state satisfies `broken`; holds where none does and none was left out."""
    state = nearest_where(reached, broken)
    if state is not None:
        return Fails(explanation, shortest_path(reached, state), shortest=True)
    return exhausted(reached)


def exhausted(reached: Reached) -> Verdict:
    """What follows when no violation was found."""
    if reached.refusal is not None:
        return Unknown(f"no violation was found, but not everything was explored: {reached.refusal}")
    return Holds("exhaustive")


def nearest_where(reached: Reached, condition: Expr) -> int | None:
    """The reachable state that satisfies `condition` and is nearest to the initial one."""
    mask: Mask = reached.rules.where(reached.states, condition)
    return nearest(reached, reached.states[mask]) if mask.any() else None


def with_step(declaration: Declaration, trace: Trace, event: str) -> Trace:
    """The trace with one more step; unchanged where the step's assignment leaves a range, since it has no successor."""
    successors = Machine(declaration).step(trace.last.state, event)
    legal = [state for state in successors if isinstance(state, SystemState)]
    return Trace((*trace.prefix, TraceStep(event, legal[0]))) if legal else trace
