"""k-induction with simple paths: goals proved without lemmas and without the reachable states.

A state is *bad* if a goal is false in it, if a step from it enters a state in which a goal about entered states is
false, or if an assignment from it leaves its range. For k = 0, 1, 2, …:

    base     no run of k steps from the initial state ends in a bad state
    forward  every run of k steps from the initial state repeats a state: then no more states are reachable
    step     no path of k steps, from any state, repeats no state and ends in its only bad state: then, with the bases
             for smaller k, no bad state is reachable

Source: M. Sheeran, S. Singh & G. Stålmarck, 'Checking safety properties using induction and a SAT-solver', FMCAD 2000.
Limits: the goals are undecided if neither condition holds within the bound. The proof is not an inductive invariant.
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
    """A goal is violated, or an assignment leaves its range, for values of the parameters other than the declared."""


@dataclass(frozen=True, slots=True)
class Proved:
    """The goals hold in every reachable state, for all non-negative values of the parameters.

    The proof uses paths of `depth` steps: 1 is ordinary induction, 0 needs no step. It uses the forward condition if
    `exhausted`, otherwise the step condition.
    """

    depth: int
    exhausted: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Refuted:
    """A run to the nearest bad state, with one more step if that step enters the violating state.

    A step whose assignment leaves its range is not part of the run, because it has no successor.
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
    """Decide whether all goals hold in every reachable state and no assignment leaves its range.

    Each depth asks three questions, each of which may take `timeout` milliseconds. Raises UndecidedError if paths of
    `bound` steps do not suffice or the solver gives up, and NotForEveryValueError if the solver finds a violation for
    values of the parameters other than the declared ones.
    """
    search = _Search(Encoding(declaration, parameters), goals, timeout)
    for _ in range(bound + 1):
        answer = search.deepen()
        if answer is not None:
            return answer
    raise UndecidedError(f"k-induction over {bound} steps does not decide it")


class _Search:
    """Two solvers, for paths from the initial state and from any state. Both get one more moment at a time."""

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
        """Add a moment and return the answer, or None if more moments are needed."""
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
        """Yield terms that the last moment follows the one before it and that its state is new."""
        if self.depth:
            yield self.unrolling.step(self.depth - 1)
        yield from new(self.unrolling, self.depth)

    def _refuted(self, model: SolverModel) -> Refuted:
        declared = self.encoding.declaration.constants
        values = {name: model.value(term) for name, term in self.encoding.parameters.items()}
        if any(value != declared[name] for name, value in values.items()):
            found = ", ".join(f"{name} = {value}" for name, value in values.items())
            raise NotForEveryValueError(f"it does not hold for every value: the solver finds a violation for {found}")
        trace = self.unrolling.trace(model, self.depth)
        return Refuted(_shown(Interpreter(self.encoding.declaration), trace, self.goals))


def bad(unrolling: Unrolling, goals: Sequence[Goal]) -> z3.BoolRef:
    """Return the term that the state at `anywhere` is bad."""

    def cases() -> Iterator[z3.BoolRef]:
        # For other values of the parameters, the initial state may be out of range. No other case detects that.
        yield negation(unrolling.legal)
        yield unrolling.escaping
        for goal in goals:
            for formula in goal.formulas:
                yield negation(unrolling.plain(formula))
                if goal.entering:
                    yield unrolling.entering(formula)

    return disjunction(cases())


def new(unrolling: Unrolling, number: int) -> Iterator[z3.BoolRef]:
    """Yield terms that the state of a moment differs from all states before it."""
    last = unrolling.moment(number)
    return (negation(last.same(unrolling.moment(before))) for before in range(number))


def _shown(machine: Interpreter, trace: Trace, goals: Sequence[Goal]) -> Trace:
    """Return a run to a bad state, with the step that makes it bad, if any. The interpreter decides."""
    conditions = [(compile_formula(f), goal.entering) for goal in goals for f in goal.formulas]
    state = trace.last.state
    for condition, entering in conditions:
        for step in steps(machine, state) if entering else (TraceStep(None, state),):
            if not condition(MachinePoint(machine, step.state, step.event)):
                return Trace((*trace.prefix, step)) if entering and step != trace.last else trace
    moves = (successor for event in machine.enabled(state) for successor in machine.step(state, event))
    if any(isinstance(successor, RangeViolation) for successor in moves):
        return trace
    raise InternalError("the solver finds a bad state that the interpreter does not confirm")


def steps(machine: Interpreter, state: SystemState) -> Iterator[TraceStep]:
    """Yield the state as entered by no event, then the steps from it that stay in range."""
    yield TraceStep(None, state)
    for event in machine.enabled(state):
        for successor in machine.step(state, event):
            if isinstance(successor, SystemState):
                yield TraceStep(event, successor)
