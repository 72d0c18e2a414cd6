"""k-induction with simple paths: goals proved without a search for lemmas, and without knowing what can be reached.

A state is *bad* where a goal is false, where a step leads to a state of which it is false as entered by that step, or
where an assignment leaves its range. For k = 0, 1, 2, …:

    base     no run of k steps from the initial state ends in a bad state
    forward  if there is no run of k steps from the initial state that repeats no state: nothing else can be reached
    step     if there is no path of k steps, anywhere, that repeats no state and in which the last state, and it alone,
             is bad: together with the bases so far, no bad state can be reached

Source: M. Sheeran, S. Singh & G. Stålmarck, 'Checking safety properties using induction and a SAT-solver', FMCAD 2000.
Limits: where neither condition comes true within the bound nothing is known; the proof is no inductive invariant.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import z3

from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration
from leverframe.language.evaluate import compile_formula
from leverframe.model.machine import Interpreter, MachinePoint
from leverframe.model.system import RangeViolation, SystemState
from leverframe.model.trace import Trace, TraceStep
from leverframe.smt.asking import Asked, SolverModel
from leverframe.smt.encoding import Encoding
from leverframe.smt.goals import Goal
from leverframe.smt.strengthening import TIMEOUT, UndecidedError
from leverframe.smt.terms import disjunction, negation
from leverframe.smt.unrolling import Unrolling


class NotForEveryValueError(UndecidedError):
    """Something is wrong for other values of the parameters than the declared ones."""


@dataclass(frozen=True, slots=True)
class Proved:
    """The goals hold in every reachable state, for every value of the parameters that is not negative.

    It was established with paths of `depth` steps; 1 is induction as it is commonly understood, 0 needs no step. If
    `exhausted`, by the forward condition, else by the step condition.
    """

    depth: int
    exhausted: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Refuted:
    """A run to the nearest bad state, and by one step longer where it is how the step enters a state that is wrong.

    The step by which an assignment leaves its range is not part of it: no state comes after that.
    """

    trace: Trace


Answer: TypeAlias = Proved | Refuted


def prove(
    declaration: Declaration,
    goals: Sequence[Goal],
    bound: int,
    parameters: Sequence[str] = (),
    timeout: int = TIMEOUT,
) -> Answer:
    """Do all goals hold in every reachable state, and does no assignment leave its range?

    Each depth asks three questions, each of which may take `timeout` milliseconds. Raises UndecidedError where paths of
    `bound` steps do not suffice or the solver gives up, and NotForEveryValueError where something is wrong for other
    values of the parameters than the declared ones.
    """
    search = _Search(Encoding(declaration, parameters), goals, timeout)
    for _ in range(bound + 1):
        answer = search.deepen()
        if answer is not None:
            return answer
    raise UndecidedError(f"induction over {bound} steps does not decide it")


class _Search:
    """Two solvers, for paths from the initial state and from anywhere, to both of which a moment is added at a time."""

    def __init__(self, encoding: Encoding, goals: Sequence[Goal], timeout: int) -> None:
        self.encoding = encoding
        self.goals = goals
        self.unrolling = Unrolling(encoding, stutter=False)
        self.bad = bad(self.unrolling, goals)
        self.depth = -1
        known = tuple(encoding.assumptions())
        self.initial, self.anywhere = Asked(*known, timeout=timeout), Asked(*known, timeout=timeout)
        self.initial.add(self.unrolling.at(0, self.unrolling.initial))
        self.anywhere.add(self.unrolling.at(0, self.unrolling.legal))

    def deepen(self) -> Answer | None:
        """Add a moment; None where more are needed."""
        self.depth += 1
        for solver in (self.initial, self.anywhere):
            solver.add(*self._another())
        here = self.unrolling.at(self.depth, self.bad)
        found = self.initial.model(here)
        if found is not None:
            return self._refuted(found)
        if self.anywhere.model(here) is None:
            return Proved(self.depth)
        if self.initial.model() is None:
            return Proved(self.depth, exhausted=True)
        for solver in (self.initial, self.anywhere):
            solver.add(negation(here))
        return None

    def _another(self) -> Iterator[z3.BoolRef]:
        """The last moment follows the one before, and its state is new."""
        if self.depth:
            yield self.unrolling.step(self.depth - 1)
        yield from new(self.unrolling, self.depth)

    def _refuted(self, model: SolverModel) -> Refuted:
        declared = self.encoding.declaration.constants
        values = {name: model.value(term) for name, term in self.encoding.parameters.items()}
        if any(value != declared[name] for name, value in values.items()):
            found = ", ".join(f"{name} = {value}" for name, value in values.items())
            raise NotForEveryValueError(f"it is not so for every value: the solver finds a violation for {found}")
        trace = self.unrolling.trace(model, self.depth)
        return Refuted(_shown(Interpreter(self.encoding.declaration), trace, self.goals))


def bad(unrolling: Unrolling, goals: Sequence[Goal]) -> z3.BoolRef:
    """Anywhere, the state is bad."""

    def cases() -> Iterator[z3.BoolRef]:
        # Where the initial state of other values of the parameters is none, nothing else would tell.
        yield negation(unrolling.legal)
        yield unrolling.escaping
        for goal in goals:
            for formula in goal.formulas:
                yield negation(unrolling.plain(formula))
                if goal.entering:
                    yield unrolling.entering(formula)

    return disjunction(cases())


def new(unrolling: Unrolling, number: int) -> Iterator[z3.BoolRef]:
    """The state of a moment is none of those before it."""
    last = unrolling.moment(number)
    return (negation(last.same(unrolling.moment(before))) for before in range(number))


def _shown(machine: Interpreter, trace: Trace, goals: Sequence[Goal]) -> Trace:
    """A run to a bad state, and the step that makes it so, if it is one; decided on the interpreter."""
    conditions = [(compile_formula(f), goal.entering) for goal in goals for f in goal.formulas]
    state = trace.last.state
    for condition, entering in conditions:
        for step in steps(machine, state) if entering else (TraceStep(None, state),):
            if not condition(MachinePoint(machine, step.state, step.event)):
                return Trace((*trace.prefix, step)) if entering and step != trace.last else trace
    moves = (successor for event in machine.enabled(state) for successor in machine.step(state, event))
    if any(isinstance(successor, RangeViolation) for successor in moves):
        return trace
    raise InternalError("the solver finds something wrong where the interpreter does not")


def steps(machine: Interpreter, state: SystemState) -> Iterator[TraceStep]:
    """The ways to enter a state by nothing, and those to leave it within the ranges."""
    yield TraceStep(None, state)
    for event in machine.enabled(state):
        for successor in machine.step(state, event):
            if isinstance(successor, SystemState):
                yield TraceStep(event, successor)
