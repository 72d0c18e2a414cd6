"""Inductive invariants: the claims about every state, strengthened until each step preserves them.

A step from a state that satisfies all conditions to one that does not is a counterexample to induction. If the claims
are true, its first state is unreachable. So another lemma excludes that state, together with as many others as the
reachable states allow (`cubes`), and the steps must preserve that lemma, too. If there is no counterexample left, the
conditions hold by induction alone. To recheck them, nobody needs to know how they were found, or to trust that the
exploration was complete.

Source: A. R. Bradley & Z. Manna, 'Checking safety by inductive generalization of counterexamples to induction',
FMCAD 2007. Limits: the reachable states must be known and fit in memory.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import z3

from leverframe.check.states.explore import Reached
from leverframe.check.states.packing import CONTROL
from leverframe.deadline import ask, left
from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration
from leverframe.language.expr import Expr, Formula, variables_of
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.smt.cubes import Reachable, lemma
from leverframe.smt.encoding import Encoding, Move, value_of
from leverframe.smt.goals import Goal
from leverframe.smt.terms import conjunction, negation

TIMEOUT = 20_000
"""Milliseconds that the solver may take for one question. Each question is small."""

MOST_SOLVERS = 256
"""The most solvers that are kept, one for each control state: each takes a megabyte, and there may be 10,000 states."""


class UndecidedError(Exception):
    """The solver gave up on a question; the message says why."""


def patience(solver: z3.Solver | z3.Fixedpoint, most: int = TIMEOUT) -> None:
    """Limit a solver's next question to `most` milliseconds, or to the time left if that is less."""
    ask()
    if (remaining := left() * 1000) < most:
        solver.set("timeout", int(remaining) + 1)


class ViolatedError(InternalError):
    """The solver finds that a reachable `state`, or a step from it, violates a goal that was said to hold."""

    def __init__(self, message: str, state: SystemState) -> None:
        super().__init__(message)
        self.state = state


@dataclass(frozen=True, slots=True)
class Invariant:
    """Conditions that hold initially and that every step preserves, together with the ranges of the variables.

    `claimed` are goals themselves, `lemmas` are the added conditions. All `goals` follow. The conditions are invariant
    for all non-negative values of the `parameters`.
    """

    declaration: Declaration
    parameters: tuple[str, ...]
    claimed: tuple[Expr, ...]
    lemmas: tuple[Expr, ...]
    goals: tuple[Goal, ...]

    @property
    def conditions(self) -> tuple[Expr, ...]:
        """The claimed conditions, then the lemmas."""
        return (*self.claimed, *self.lemmas)


def strengthen(declaration: Declaration, reached: Reached, goals: Sequence[Goal]) -> Invariant:
    """Return an invariant from which the goals follow. All goals must hold in every reachable state.

    Raises UndecidedError, or ViolatedError if the solver finds a goal violated in a reachable state.
    """
    if reached.refusal is not None:
        raise UndecidedError(f"not everything was explored: {reached.refusal}")
    search = _Search(declaration, Reachable(reached), goals)
    search.run()
    lemmas = search.conditions[len(search.claimed) :]
    return Invariant(declaration, (), search.claimed, tuple(lemmas), tuple(goals))


class _Search:
    """Rounds of questions to the solver, until a round finds no counterexample to induction."""

    def __init__(self, declaration: Declaration, reachable: Reachable, goals: Sequence[Goal]) -> None:
        self.declaration = declaration
        self.reachable = reachable
        self.encoding = Encoding(declaration)
        self.goals = goals
        self.claimed = claimed_by(goals)
        self.conditions = list(self.claimed)
        # The counterexample that Z3 finds depends on all earlier questions in its context, so each search has its own.
        self.context = z3.Context()
        self.known: OrderedDict[str, z3.Solver] = OrderedDict()
        self.names = (*(variable.name for variable in declaration.variables), CONTROL)

    def run(self) -> None:
        """Add lemmas until everything follows. Earlier results stay valid, because assumptions are only added."""
        shown = dict.fromkeys(range(len(self.encoding.moves)), -1)
        waiting = list(self.goals)
        while True:
            before = len(self.conditions)
            for index, move in enumerate(self.encoding.moves):
                ask()
                shown[index] = self._preserved(move, shown[index])
            if len(self.conditions) > before:
                continue
            if not waiting:
                break
            while waiting:
                self._follows(waiting.pop())
        self._initially()

    def _initially(self) -> None:
        """Require that the initial state satisfies all conditions."""
        solver, initial = z3.SolverFor("QF_LIA"), self.encoding.initial
        solver.set("timeout", TIMEOUT)
        solver.add(negation(conjunction((*self.encoding.domain(initial), *map(initial.condition, self.conditions)))))
        patience(solver)
        answer = solver.check()
        if answer == z3.unknown:
            raise UndecidedError(solver.reason_unknown())
        if answer == z3.sat:
            first = Interpreter(self.declaration).initial
            raise ViolatedError("the solver finds that the initial state violates a goal", first)

    def _knowing(self, control: str) -> z3.Solver:
        """Return the solver with the conditions for a control state. A discarded solver is made again."""
        if control not in self.known:
            if len(self.known) >= MOST_SOLVERS:
                self.known.popitem(last=False)
            self.known[control] = self._solver(control)
        self.known.move_to_end(control)
        return self.known[control]

    def _solver(self, control: str) -> z3.Solver:
        solver, frame = z3.SolverFor("QF_LIA", ctx=self.context), self.encoding.frame(control)
        solver.set("timeout", TIMEOUT)
        self._add(solver, *self.encoding.domain(frame), *map(frame.condition, self.conditions))
        return solver

    def _add(self, solver: z3.Solver, *terms: z3.BoolRef) -> None:
        solver.add(*(term.translate(self.context) for term in terms))

    def _preserved(self, move: Move, shown: int) -> int:
        """Require that a step preserves the conditions from number `shown` on; return how many are shown now."""
        upto = len(self.conditions)
        new = [condition for condition in self.conditions[max(shown, 0) : upto] if not move.keeps(condition)]
        wanted = [move.after.condition(condition) for condition in new]
        if shown < 0:
            wanted += self.encoding.domain(move.after)
        self._follow(move.source, (move.guard,), wanted, new)
        return upto

    def _follows(self, goal: Goal) -> None:
        """Require that a goal follows, if it contains event atoms or is not part of the invariant."""
        if goal.entering:
            for move in self.encoding.moves:
                wanted = [move.after.condition(formula) for formula in goal.formulas]
                self._follow(move.source, (move.guard,), wanted, goal.formulas)
        if not goal.claimed:
            for control in self.encoding.controls:
                frame = self.encoding.frame(control)
                self._follow(control, (), [frame.condition(formula) for formula in goal.formulas], goal.formulas)

    def _follow(
        self, control: str, given: Sequence[z3.BoolRef], wanted: Sequence[z3.BoolRef], formulas: Iterable[Formula]
    ) -> None:
        """Exclude states until the `wanted` terms follow from the conditions in a control state and from `given`."""
        solver = self._knowing(control)
        while True:
            solver.push()
            self._add(solver, *given, negation(conjunction(wanted)))
            patience(solver)
            answer = solver.check()
            point = self._point(solver.model(), control) if answer == z3.sat else None
            reason = solver.reason_unknown() if answer == z3.unknown else ""
            solver.pop()
            if answer == z3.unsat:
                return
            if point is None:
                raise UndecidedError(reason)
            self._exclude(point, formulas)

    def _point(self, model: z3.ModelRef, control: str) -> dict[str, int]:
        values = {name: value_of(model, term.translate(self.context)) for name, term in self.encoding.variables.items()}
        return {**values, CONTROL: self.encoding.controls[control]}

    def _exclude(self, point: Mapping[str, int], formulas: Iterable[Formula]) -> None:
        if self.reachable.holds(point):
            control = self.declaration.states[point[CONTROL]].name
            state = SystemState(control, tuple(point[variable.name] for variable in self.declaration.variables))
            raise ViolatedError(f"the solver's counterexample to induction starts in a reachable state: {point}", state)
        # Variables that the formulas do not mention are widened first, the control state last.
        spoken = frozenset[str]().union(*map(variables_of, formulas))
        order = sorted(self.names, key=lambda name: (name == CONTROL, name in spoken))
        found = lemma(self.declaration, self.reachable.expand(point, order))
        self.conditions.append(found)
        for control, solver in self.known.items():
            self._add(solver, self.encoding.frame(control).condition(found))


def claimed_by(goals: Iterable[Goal]) -> tuple[Expr, ...]:
    """Return the conditions that goals make part of an invariant."""
    return tuple(dict.fromkeys(formula for goal in goals if goal.claimed for formula in goal.formulas))
