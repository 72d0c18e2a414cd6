"""Runs that show why a claim about many machines fails, each checked on the literal semantics before anyone sees it.

A failure needs few machines that move. So a run is sought with one machine, and then with two, the second of which
takes the lock and releases it as quickly as it can (`scripted`). The others stay in their initial state. The engine for
one machine finds the run; whether it is one of all machines, is fair for each of them, and refutes the claim is decided
here, by the interpreter of `leverframe.language.replicas`.
"""

import itertools
from dataclasses import dataclass, replace

import numpy as np

from leverframe.check.checker import verdicts
from leverframe.check.graph.fixpoints import exists_until
from leverframe.check.limits import Limits
from leverframe.check.states.packing import Mask
from leverframe.check.verdict import Fails, Unknown, Verdict
from leverframe.deadline import ask
from leverframe.errors import InternalError
from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Declaration,
    Linear,
    Maker,
)
from leverframe.language.evaluate import Valuation
from leverframe.language.expr import Formula, Globally
from leverframe.language.replicas import about_first, of_each, replicated, scripted
from leverframe.logic.enabledness import made_by
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
    """A verdict, and the declaration of the machines whose states are in its run."""

    verdict: Verdict
    declaration: Declaration


class Runs:
    """The search for runs of one machine, and of two."""

    def __init__(self, machine: Local, count: int) -> None:
        self.machine = machine
        self.count = count
        self.declaration: Declaration = machine.graph.reached.layout.declaration
        self._claim: Claim | None = None
        pair = _pair(machine) if count > 1 else None
        moving = (replace(self.declaration, properties=()), *((pair,) if pair else ()))
        # The engine takes the claims as they come, so each exploration serves all of them.
        self._answers = tuple(verdicts(one, iter(self._next, None), SMALL) for one in moving)

    def _next(self) -> Claim | None:
        return self._claim

    def refuted(self, view: View, claim: Always | Branching | Linear, formula: Formula) -> Shown:
        """Explain why a claim fails, which means that a CTL formula fails."""
        for number, answers in enumerate(self._answers, 1):
            self._claim = of_each(self.declaration, claim, number)
            verdict = next(answers)
            if self.count == 1 and not isinstance(verdict, Unknown):
                return Shown(_certain(verdict), self.declaration)
            told = self._checked(view, claim, formula, verdict) if isinstance(verdict, Fails) else None
            if told is not None:
                return told
        reason = "the claim fails in the states that all machines reach together, and no run was found that shows it"
        return Shown(Fails(f"{reason}: {render(formula)}"), self.declaration)

    def _checked(self, view: View, claim: Claim, formula: Formula, fails: Fails) -> Shown | None:
        """Return the failure, if its run is one of all machines and refutes the claim; None if that is not certain."""
        trace = fails.trace
        if trace is None:
            return None
        number = machines_in(self.declaration, trace)
        fails = replace(fails, shortest=False)  # with other machines, a shorter run may show it
        if trace.loop and number < self.count:
            longer = self._settled(view, trace, number)
            if longer is None or not self._refutes(view, claim, formula, longer):
                return None
            if len(longer.prefix) > len(trace.prefix):  # it makes steps, which belong to the run
                more = f"; machines {number + 2} to {self.count} do as machine {number + 1}"
                told = fails.explanation + (more if self.count > number + 1 else "")
                return Shown(replace(fails, trace=longer, explanation=told), _named(self.declaration, number + 1))
        elif not self._refutes(view, claim, formula, trace):
            return None
        if branching(normalise(formula)) is None:
            fails = replace(fails, explanation=f"in {trace.end} this is false: {render(_inner(formula))}")
        return Shown(fails, _named(self.declaration, number))

    def _refutes(self, view: View, claim: Claim, formula: Formula, trace: Trace) -> bool:
        """Is it a run of the machines in it, fair for each of them, and does it certainly refute the formula?"""
        number = machines_in(self.declaration, trace)
        machine = Interpreter(replicated(self.declaration, number))
        replay(machine, trace)
        demanded = of_each(self.declaration, claim, number)
        if isinstance(demanded, Branching | Linear):
            fairness = constraints(demanded.paths, machine.makers)
            if trace.loop and violated(machine, trace, fairness) is not None:
                return False
        if branching(normalise(formula)) is not None:
            return Reading(machine, trace).at(about_first(self.declaration, formula))[0] is False
        # Only of a state can be said that it refutes a formula about what else may happen from there.
        inner = _inner(formula)
        return inner is not formula and not trace.loop and not view.contains(inner, *self._last(trace))

    def _settled(self, view: View, trace: Trace, number: int) -> Trace | None:
        """Add one more machine, which first goes where nothing is demanded of it, and stays. All others do as it does.

        None if it owes something wherever it is.
        """
        graph, reached = self.machine.graph, self.machine.graph.reached
        owing = np.zeros(self.machine.size, dtype=np.bool_)
        owing[graph.sources[self.machine.steps(view.constraints).marks > 0]] = True
        way = _way(self.machine, graph.initial, ~owing & (self.machine.number < self.machine.idle))
        if way is None:
            return None
        stays = [
            reached.layout.unpack(int(reached.states[node])) for node in (graph.initial, *(step[2] for step in way))
        ]
        events = (None, *(f"{number + 1}.{event}" for _, event, _ in way))
        first = trace.prefix[0].state
        start = (TraceStep(event, self._beside(first, one)) for event, one in zip(events, stays, strict=True))
        rest, loop = (
            tuple(TraceStep(step.event, self._beside(step.state, stays[-1])) for step in part)
            for part in (trace.prefix[1:], trace.loop)
        )
        return Trace((*start, *rest), loop)

    def _beside(self, state: SystemState, another: SystemState) -> SystemState:
        return SystemState(state.control, (*state.values, *values_of(self.declaration, another)))

    def _last(self, trace: Trace) -> tuple[SystemState, SystemState | None, str | None]:
        """The last state of the first machine, that of the second, and the event if it was one of the first."""
        own, last = len(self.declaration.variables), trace.last
        first, rest = SystemState(last.state.control, last.state.values[:own]), last.state.values[own:]
        second = SystemState(self.declaration.states[rest[0]].name, rest[1:]) if rest else None
        return first, second, last.event if last.event in self.declaration.makers else None


def _inner(formula: Formula) -> Formula:
    """What AG demands of each state; another formula itself."""
    match normalise(formula):
        case Globally("A", operand):
            return operand
        case _:
            return formula


def _certain(verdict: Verdict) -> Fails:
    if not isinstance(verdict, Fails):
        raise InternalError(f"diagrams refute a claim about one machine, of which the search for a run says: {verdict}")
    return verdict


def _named(declaration: Declaration, number: int) -> Declaration:
    """The declaration of the machines that move, which still has the claims, with their places."""
    if number == 1:
        return declaration
    return replace(replicated(declaration, number), properties=declaration.properties)


def machines_in(declaration: Declaration, trace: Trace) -> int:
    """Return the number of machines whose states are in a run."""
    own = len(declaration.variables)
    return 1 + (len(trace.last.state.values) - own) // (own + 1)


def values_of(declaration: Declaration, state: SystemState) -> tuple[int, ...]:
    """Return the state of a machine other than the first one, as the variables that it has in a composition."""
    controls = [one.name for one in declaration.states]
    return (controls.index(state.control), *state.values)


def _pair(machine: Local) -> Declaration | None:
    """Return two machines, the second of which takes the lock as soon as it can, releases it, and takes it again.

    It does so without faults if it can: those never meet what fairness demands.
    """
    graph, critical = machine.graph, machine.number >= machine.idle
    declaration, layout = graph.reached.layout.declaration, graph.reached.layout
    faultless = ~graph.edges_by(made_by(declaration, Maker.FAULT))
    way = _way(machine, graph.initial, critical, faultless) or _way(machine, graph.initial, critical)
    if way is None:
        return None
    back = _way(machine, way[-1][2], ~critical, faultless) or _way(machine, way[-1][2], ~critical)
    again = _way(machine, back[-1][2], critical, faultless) if back else None

    def point(node: int) -> Valuation:
        state = layout.unpack(int(graph.reached.states[node]))
        names = (variable.name for variable in declaration.variables)
        return Valuation(state.control, dict(zip(names, state.values, strict=True)))

    edges = dict.fromkeys((*way, *(back or ()), *(again or ())))
    return scripted(declaration, [(point(source), event, point(target)) for source, event, target in edges])


def _way(machine: Local, start: int, goal: Mask, along: Mask | None = None) -> list[tuple[int, str, int]] | None:
    """Return the steps of a shortest way from one state to one of some others, or None."""
    graph = machine.graph
    found: dict[int, tuple[int, str, int] | None] = {start: None}
    waiting = [start]
    for node in waiting:
        ask()
        if goal[node]:
            way: list[tuple[int, str, int]] = []
            while (edge := found[node]) is not None:
                way.append(edge)
                node = edge[0]  # noqa: PLW2901 -- back to the start
            return way[::-1]
        for number in machine.leaving(node):
            target = int(graph.targets[number])
            if target not in found and (along is None or along[number]):
                found[target] = node, graph.events[int(graph.labels[number])], target
                waiting.append(target)
    return None


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
        *([(i, step[1], step[2]) for step in way or ()] for i, way in enumerate(ways))
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
