"""Inductive invariants: what is claimed of every state, strengthened until each step preserves it.

A step from a state that satisfies everything known to one that does not is a counterexample to induction. Its first
state cannot be reached, if what is claimed is true; so it is excluded, together with as many others as the reachable
states allow (`cubes`), by one more lemma, and the lemma must be preserved in turn. What is left when there is no
counterexample holds by induction alone: whoever rechecks it need not know how it was found, nor believe that the
exploration was complete.

Source: A. R. Bradley & Z. Manna, 'Checking safety by inductive generalization of counterexamples to induction',
FMCAD 2007. Limits: the reachable states must be known, and fit.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import z3

from interlock.check.explore import Reached
from interlock.check.packing import CONTROL
from interlock.errors import InternalError
from interlock.language.declaration import Declaration
from interlock.language.expr import Expr, Formula, variables_of
from interlock.smt.cubes import Reachable, lemma
from interlock.smt.encoding import Encoding, Move, value_of
from interlock.smt.goals import Goal
from interlock.smt.terms import NO, conjunction, negation

TIMEOUT = 20_000
"""Milliseconds that the solver may take for one question: each is small."""


class UndecidedError(Exception):
    """The solver gave up on a question; the message says why."""


@dataclass(frozen=True, slots=True)
class Invariant:
    """Conditions that hold initially and that every step preserves, together with the ranges of the variables.

    `claimed` are goals themselves, `lemmas` what had to be added. All `goals` follow. It is one for any value of the
    `parameters` that is not negative.
    """

    declaration: Declaration
    parameters: tuple[str, ...]
    claimed: tuple[Expr, ...]
    lemmas: tuple[Expr, ...]
    goals: tuple[Goal, ...]

    @property
    def conditions(self) -> tuple[Expr, ...]:
        """What is claimed, then the lemmas."""
        return (*self.claimed, *self.lemmas)


def strengthen(declaration: Declaration, reached: Reached, goals: Sequence[Goal]) -> Invariant:
    """An invariant from which the goals follow, all of which hold in every reachable state.

    Raises UndecidedError, and InternalError where the solver finds a goal violated in a reachable state.
    """
    search = _Search(declaration, Reachable(reached), goals)
    search.run()
    lemmas = search.conditions[len(search.claimed) :]
    return Invariant(declaration, (), search.claimed, tuple(lemmas), tuple(goals))


class _Search:
    """Rounds of questions to the solver, until none finds a counterexample to induction."""

    def __init__(self, declaration: Declaration, reachable: Reachable, goals: Sequence[Goal]) -> None:
        self.declaration = declaration
        self.reachable = reachable
        self.encoding = Encoding(declaration)
        self.goals = goals
        self.claimed = claimed_by(goals)
        self.conditions = list(self.claimed)
        self.known = {name: self._solver(name) for name in self.encoding.controls}
        self.names = (*(variable.name for variable in declaration.variables), CONTROL)

    def run(self) -> None:
        """Until everything follows. What was once shown stays shown: only more is assumed afterwards."""
        shown = dict.fromkeys(range(len(self.encoding.moves)), -1)
        self._preserve(shown)
        self._consequences()
        self._preserve(shown)

    def _preserve(self, shown: dict[int, int]) -> None:
        """Until every step preserves all conditions; for each step, up to which number they are known to be."""
        while min(shown.values(), default=len(self.conditions)) < len(self.conditions):
            for index, move in enumerate(self.encoding.moves):
                shown[index] = self._preserved(move, shown[index])

    def _solver(self, control: str) -> z3.Solver:
        solver = z3.SolverFor("QF_LIA")
        solver.set("timeout", TIMEOUT)
        frame = self.encoding.frame(control)
        solver.add(*self.encoding.domain(frame), *map(frame.condition, self.conditions))
        return solver

    def _preserved(self, move: Move, shown: int) -> int:
        """Conditions from number `shown` on are preserved by a step; up to which number that has been shown."""
        upto = len(self.conditions)
        new = [condition for condition in self.conditions[max(shown, 0) : upto] if not move.keeps(condition)]
        wanted = [move.after.condition(condition) for condition in new]
        if shown < 0:
            wanted += self.encoding.domain(move.after)
        self._follow(move.source, (move.guard,), wanted, new)
        return upto

    def _consequences(self) -> None:
        for goal in self.goals:
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
        """Exclude states until what is wanted follows from what is known in a control state, and given."""
        solver, denied = self.known[control], negation(conjunction(wanted))
        while denied is not NO:
            solver.push()
            solver.add(*given, denied)
            answer = solver.check()
            point = self._point(solver.model(), control) if answer == z3.sat else None
            reason = solver.reason_unknown() if answer == z3.unknown else ""
            solver.pop()
            if answer == z3.unsat:
                return
            if point is None:
                raise UndecidedError(reason)
            self._exclude(point, frozenset().union(*map(variables_of, formulas)))

    def _point(self, model: z3.ModelRef, control: str) -> dict[str, int]:
        values = {name: value_of(model, term) for name, term in self.encoding.variables.items()}
        return {**values, CONTROL: self.encoding.controls[control]}

    def _exclude(self, point: Mapping[str, int], spoken: frozenset[str]) -> None:
        if self.reachable.holds(point):
            raise InternalError(f"the solver takes a reachable state for a counterexample to induction: {point}")
        # What is not spoken of is widened first, the control state last.
        order = sorted(self.names, key=lambda name: (name == CONTROL, name in spoken))
        found = lemma(self.declaration, self.reachable.expand(point, order))
        self.conditions.append(found)
        for control, solver in self.known.items():
            solver.add(self.encoding.frame(control).condition(found))


def claimed_by(goals: Iterable[Goal]) -> tuple[Expr, ...]:
    """The conditions that goals make part of an invariant."""
    return tuple(dict.fromkeys(formula for goal in goals if goal.claimed for formula in goal.formulas))
