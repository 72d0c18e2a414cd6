"""Invariants: decided state by state, without the graph, with a shortest run to a violation."""

from collections.abc import Sequence

from leverframe.check.states.explore import Reached, nearest, shortest_path
from leverframe.check.verdict import Fails, Holds, Unknown, Verdict
from leverframe.language.declaration import Declaration, Transition
from leverframe.language.evaluate import compile_formula
from leverframe.language.expr import Expr, Formula, Not, Or
from leverframe.logic.conditions import FaultyState
from leverframe.model.machine import Interpreter, MachinePoint
from leverframe.model.system import SystemState
from leverframe.model.trace import Trace, TraceStep


def invariant(reached: Reached, formula: Expr, text: str) -> Verdict:
    """Decide whether an expression holds in every reachable state."""
    return judge(reached, (FaultyState(Not(formula), "in {end} this is false: " + text),))


def judge(reached: Reached, faults: Sequence[FaultyState]) -> Verdict:
    """Return Fails if a reachable state has one of the faults, Holds if none has, Unknown if exploration is incomplete.

    A failure shows the faulty state nearest to the initial state.
    """
    state = nearest_where(reached, tuple(fault.condition for fault in faults))
    if state is None:
        return exhausted(reached)
    return shown(reached.layout.declaration, faults, shortest_path(reached, state))


def shown(declaration: Declaration, faults: Sequence[FaultyState], trace: Trace) -> Fails:
    """Explain a shortest run whose last state has one of the faults."""
    fault = next(fault for fault in faults if holds_at_end(declaration, trace, fault.condition))
    explanation = fault.explanation.replace("{end}", trace.end, 1)
    remedy = fault.remedy(declaration, trace.last.state.control) if fault.remedy else None
    return Fails(explanation, trace, shortest=True, remedy=remedy)


def exhausted(reached: Reached) -> Verdict:
    """Return the verdict if no violation was found: Holds, or Unknown if exploration is incomplete."""
    if reached.refusal is not None:
        return Unknown(f"no violation was found, but not everything was explored: {reached.refusal}")
    return Holds("exhaustive")


def nearest_where(reached: Reached, conditions: Sequence[Expr]) -> int | None:
    """Return the reachable state that satisfies one of the conditions and is nearest to the initial state, or None."""
    # One disjunction, so common subexpressions of the conditions are evaluated once.
    mask = reached.rules.where(reached.states, Or(tuple(conditions)))
    return nearest(reached, reached.states[mask]) if mask.any() else None


def holds_at_end(declaration: Declaration, trace: Trace, condition: Formula) -> bool:
    """Does the interpreter find a condition true in the last state of a run, as entered by the last event?"""
    point = MachinePoint(Interpreter(declaration), trace.last.state, trace.last.event)
    return bool(compile_formula(condition)(point))


def with_step(declaration: Declaration, trace: Trace, event: str) -> Trace:
    """Return the trace with one more step; unchanged if an assignment leaves its range and there is no successor."""
    successors = Interpreter(declaration).step(trace.last.state, event)
    legal = [state for state in successors if isinstance(state, SystemState)]
    return Trace((*trace.prefix, TraceStep(event, legal[0]))) if legal else trace


def with_transition(declaration: Declaration, trace: Trace, transition: Transition) -> Trace | None:
    """Return the trace with a step by this transition, or None if that leaves a range and has no successor."""
    fired = Interpreter(declaration).fire(trace.last.state, transition.event)
    successor = next(after for taken, after in fired if taken == transition)
    if not isinstance(successor, SystemState):
        return None
    return Trace((*trace.prefix, TraceStep(transition.event, successor)))
