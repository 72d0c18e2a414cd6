"""Runs that show why a claim about many machines fails, each checked on the literal semantics before anyone sees it.

A failure needs few machines that move. So a run is sought with one machine, and then with two, the second of which
takes the lock and releases it as quickly as it can (`scripted`). The others stay in their initial state. The engine for
one machine finds the run; whether it is one of all machines, is fair for each of them, and refutes the claim is decided
here, by the interpreter of `leverframe.language.replicas`.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from leverframe.check.checker import verdicts
from leverframe.check.graph.fixpoints import exists_until
from leverframe.check.limits import Limits
from leverframe.check.states.packing import Mask
from leverframe.check.verdict import Fails
from leverframe.deadline import ask
from leverframe.language.declaration import Always, Branching, Claim, Declaration, Linear, PathBase, Paths
from leverframe.language.evaluate import Valuation
from leverframe.language.expr import Formula, Globally
from leverframe.language.replicas import of_each, replicated, scripted
from leverframe.logic.fragment import branching
from leverframe.logic.normal import normalise
from leverframe.logic.paths import constraints, violated
from leverframe.logic.reading import Reading
from leverframe.logic.render import render
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.model.trace import Trace, TraceStep, replay
from leverframe.symbolic.formulas import View
from leverframe.symbolic.local import Local

SMALL = Limits(states=200_000, transitions=2_000_000, seconds=20.0)
"""Limits on the search for a run. A claim that fails may be reported without one."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A failure, and the declaration of the machines whose states are in its run."""

    fails: Fails
    declaration: Declaration


def refuted(view: View, claim: Branching | Always | Linear, formula: Formula) -> Shown:
    """Explain why a claim fails, which means that a CTL formula fails."""
    declaration, machine, count = view.declaration, view.machine, view.all.count
    alone, others = replace(declaration, properties=()), min(count, 2)
    for number, moving in ((1, alone), *((2, two) for two in _pair(machine) if others > 1)):
        (verdict,) = verdicts(moving, [of_each(declaration, claim, number)], SMALL)
        if not isinstance(verdict, Fails) or verdict.trace is None:
            continue
        told = _checked(view, claim, formula, verdict, number)
        if told is not None:
            return Shown(replace(told, shortest=number == 1 and told.shortest), _named(declaration, number))
    reason = "the claim fails in the states that all machines reach together; no single run shows it"
    return Shown(Fails(f"{reason}: {render(formula)}"), declaration)


def _named(declaration: Declaration, number: int) -> Declaration:
    """The declaration of the machines that move, which still has the claims, with their places."""
    if number == 1:
        return declaration
    return replace(replicated(declaration, number), properties=declaration.properties)


def _checked(view: View, claim: Claim, formula: Formula, fails: Fails, number: int) -> Fails | None:
    """Return the failure, if its run is one of all machines and refutes the claim; None if that is not certain."""
    declaration, trace = view.declaration, fails.trace
    if trace is None:
        return None
    machine = Interpreter(replicated(declaration, number))
    replay(machine, trace)
    if trace.loop and not _fair(declaration, claim, trace, number, view.all.count):
        return None
    if branching(normalise(formula)) is not None:
        meant = of_each(declaration, Branching(formula, Paths(PathBase.STUTTER)), number)
        read = meant.formula if isinstance(meant, Branching) else formula
        return fails if Reading(machine, trace).at(read)[0] is False else None
    match normalise(formula):
        case Globally("A", operand) if not trace.loop and not view.contains(operand, *_last(declaration, trace)):
            return replace(fails, explanation=f"in {trace.end} this is false: {render(operand)}")
        case _:
            return None


def _fair(declaration: Declaration, claim: Claim, trace: Trace, number: int, count: int) -> bool:
    """Is the loop fair for the machines that move, and for one that stays in its initial state, if there is one?"""
    more = min(count, number + 1)
    demanded = of_each(declaration, claim, more)
    if not isinstance(demanded, Branching | Linear):
        return True
    idle = idle_values(declaration)
    steps = [
        tuple(TraceStep(step.event, SystemState(step.state.control, (*step.state.values, *idle))) for step in part)
        for part in (trace.prefix, trace.loop)
    ]
    longer = Trace(*steps) if more > number else trace
    machine = Interpreter(replicated(declaration, more))
    replay(machine, longer)
    return violated(machine, longer, constraints(demanded.paths, machine.makers)) is None


def idle_values(declaration: Declaration) -> tuple[int, ...]:
    """Return the initial state of a machine other than the first one."""
    return values_of(declaration, Interpreter(declaration).initial)


def values_of(declaration: Declaration, state: SystemState) -> tuple[int, ...]:
    """Return the state of a machine other than the first one, as the variables that it has in a composition."""
    controls = [one.name for one in declaration.states]
    return (controls.index(state.control), *state.values)


def _last(declaration: Declaration, trace: Trace) -> tuple[SystemState, SystemState | None, str | None]:
    """The last state of the first machine, that of the second, and the event if it was one of the first."""
    own, last = len(declaration.variables), trace.last
    first, rest = SystemState(last.state.control, last.state.values[:own]), last.state.values[own:]
    second = SystemState(declaration.states[rest[0]].name, rest[1:]) if rest else None
    return first, second, last.event if last.event in declaration.makers else None


def _pair(machine: Local) -> Iterator[Declaration]:
    """Yield two machines, the second of which takes the lock as soon as it can, releases it, and takes it again."""
    graph, declaration = machine.graph, machine.graph.reached.layout.declaration
    lock = declaration.shared_lock
    critical = machine.number >= machine.idle
    way = _way(machine, graph.initial, critical)
    if way is None or lock is None:
        return
    back = _way(machine, way[-1][2], ~critical)
    again = _way(machine, back[-1][2], critical) if back else None
    edges = dict.fromkeys((*way, *(back or ()), *(again or ())))
    layout = graph.reached.layout

    def point(node: int) -> Valuation:
        state = layout.unpack(int(graph.reached.states[node]))
        names = (variable.name for variable in declaration.variables)
        return Valuation(state.control, dict(zip(names, state.values, strict=True)))

    yield scripted(declaration, [(point(source), event, point(target)) for source, event, target in edges])


def _way(machine: Local, start: int, goal: Mask) -> list[tuple[int, str, int]]:
    """Return the steps of a shortest way from one state to one of some others; empty if there is none."""
    graph = machine.graph
    found: dict[int, tuple[int, str, int] | None] = {start: None}
    waiting = [start]
    order = np.argsort(graph.sources, kind="stable")
    begins = np.searchsorted(graph.sources[order], np.arange(graph.size + 1))
    for node in waiting:
        ask()
        if goal[node]:
            way: list[tuple[int, str, int]] = []
            while (edge := found[node]) is not None:
                way.append(edge)
                node = edge[0]  # noqa: PLW2901 -- back to the start
            return way[::-1]
        for edge_number in order[begins[node] : begins[node + 1]]:
            target = int(graph.targets[edge_number])
            if target not in found:
                found[target] = node, graph.events[int(graph.labels[edge_number])], target
                waiting.append(target)
    return []


def stuck_together(machine: Local, needing: Mask) -> Shown:
    """Return a run in which the second machine keeps the lock for ever, while the first one, in `needing`, needs it."""
    declaration = machine.graph.reached.layout.declaration
    critical = machine.number >= machine.idle
    everywhere = np.ones(machine.size, dtype=np.bool_)
    keeping = ~exists_until(machine.graph, everywhere, ~critical)
    ways = [_way(machine, machine.graph.initial, goal) for goal in (needing, keeping)]
    layout, states = machine.graph.reached.layout, machine.graph.reached.states
    here = [layout.unpack(int(states[machine.graph.initial]))] * 2
    trace = [TraceStep(None, _together(declaration, here))]
    for number, event, node in itertools.chain(
        *([(i, step[1], step[2]) for step in way] for i, way in enumerate(ways))
    ):
        here[number] = layout.unpack(int(states[node]))
        trace.append(TraceStep(f"2.{event}" if number else event, _together(declaration, here)))
    found = Trace(tuple(trace))
    replay(Interpreter(replicated(declaration, 2)), found)
    told = f"in {found.end} the first machine needs the lock, and the second one holds it and can never release it"
    return Shown(Fails(told, found), _named(declaration, 2))


def _together(declaration: Declaration, states: list[SystemState]) -> SystemState:
    first, second = states
    return SystemState(first.control, (*first.values, *values_of(declaration, second)))
