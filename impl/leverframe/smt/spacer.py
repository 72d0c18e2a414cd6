"""Invariants that Spacer finds: the declaration as constrained Horn clauses, the answer as lemmas of our language.

Each control state has a relation over the parameters and the variables that includes all reachable states. Clauses say
that it holds initially, that each step preserves it, and that it implies nothing bad: no false goal, and no assignment
that leaves its range. An answer of Spacer counts only if induction proves it again (`generalise`); a violation counts
only if a run shows it.

Source: A. Komuravelli, A. Gurfinkel & S. Chaki, 'SMT-based model checking for recursive programs', CAV 2014, as
implemented in z3, with the global guidance of H. Govind V. K., Y. Chen, S. Shoham & A. Gurfinkel, CAV 2020. Limits:
the search has a time limit, and only linear comparisons with small factors can be read back. Both limits raise
UndecidedError.
"""

from collections.abc import Iterator, Mapping, Sequence

import z3

from leverframe.deadline import ask
from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration
from leverframe.language.expr import FALSE, TRUE, And, Expr, Implies, InState, Not
from leverframe.smt.encoding import Encoding
from leverframe.smt.generalise import generalise
from leverframe.smt.goals import Goal
from leverframe.smt.k_induction import Refuted
from leverframe.smt.k_induction import prove as induct
from leverframe.smt.reading import TermReader
from leverframe.smt.strengthening import TIMEOUT, Invariant, UndecidedError, patience
from leverframe.smt.terms import NO, Term, TermFrame, conjunction, negation

OPTIONS: Mapping[str, str | bool] = {
    "engine": "spacer",
    "spacer.global": True,
    # These keep every relation, with all its arguments, in the answer.
    "xform.inline_eager": False,
    "xform.inline_linear": False,
    "xform.slice": False,
}
"""Parameters of Z3's fixedpoint engine."""


def prove(
    declaration: Declaration,
    goals: Sequence[Goal],
    bound: int,
    parameters: Sequence[str] = (),
    timeout: int = TIMEOUT,
) -> Invariant | Refuted:
    """Return an inductive invariant from which the goals follow, or a run of at most `bound` steps to a violation.

    The search may take `timeout` milliseconds. Raises UndecidedError.
    """
    clauses = _Clauses(Encoding(declaration, parameters), goals, timeout)
    lemmas = clauses.solve()
    if lemmas is not None:
        return generalise(declaration, parameters, goals, lemmas)
    refuted = induct(declaration, goals, bound, parameters)
    if not isinstance(refuted, Refuted):
        raise InternalError("Spacer finds a violation, but k-induction proves that there is none")
    return refuted


class _Clauses:
    """The Horn clauses of a declaration and of its goals."""

    def __init__(self, encoding: Encoding, goals: Sequence[Goal], timeout: int) -> None:
        self.encoding = encoding
        self.goals = goals
        self.reader = TermReader(encoding)
        sorts = [symbol.sort() for symbol in self.reader.symbols]
        self.relations = {
            control: z3.Function(f"reachable.{control}", *sorts, z3.BoolSort()) for control in encoding.controls
        }
        bad = z3.Function("bad", z3.BoolSort())
        self.bad = _applied(bad, ())
        # Spacer's answer depends on all earlier questions in its context, so each search has its own.
        self.context = z3.Context()
        self.solver = z3.Fixedpoint(ctx=self.context)
        self.solver.set(timeout=timeout, **OPTIONS)
        self.timeout = timeout
        for relation in (bad, *self.relations.values()):
            ask()
            self.solver.register_relation(relation.translate(self.context))
        self.solver.declare_var(*(place.translate(self.context) for place in self.reader.symbols))
        self._state()

    def solve(self) -> tuple[Expr, ...] | None:
        """Return lemmas about the reachable states, or None if Spacer says that a bad state is reachable."""
        try:
            patience(self.solver, self.timeout)
            answer = self.solver.query(self.bad.translate(self.context))
            if answer == z3.unsat:
                return tuple(self._lemmas())
            if answer == z3.sat:
                return None
            raise UndecidedError(self.solver.reason_unknown())
        except z3.Z3Exception as error:
            reason = error.value
            raise UndecidedError(reason.decode() if isinstance(reason, bytes) else reason) from error

    def _state(self) -> None:
        """Add all clauses."""
        initial = self.encoding.initial
        within = conjunction(self.encoding.domain(initial))
        known = tuple(self.encoding.assumptions())
        self._clause(self._reached(initial), (*known, within))
        self._clause(self.bad, (*known, negation(within)))
        for control in self.encoding.controls:
            frame = self.encoding.frame(control)
            self._never(self._assumed(control), frame, entered=False)
        for move in self.encoding.moves:
            given = (*self._assumed(move.source), move.guard)
            self._clause(self._reached(move.after), given)
            self._clause(self.bad, (*given, negation(conjunction(self.encoding.domain(move.after)))))
            self._never(given, move.after, entered=True)

    def _never(self, given: Sequence[z3.BoolRef], frame: TermFrame, *, entered: bool) -> None:
        """Add clauses that no goal is false in a frame."""
        for goal in self.goals:
            if goal.entering or not entered:
                for formula in goal.formulas:
                    self._clause(self.bad, (*given, negation(frame.condition(formula))))

    def _assumed(self, control: str) -> tuple[z3.BoolRef, ...]:
        """Return the assumptions about a reached state with this control state; its ranges are proved on entry."""
        frame = self.encoding.frame(control)
        return (*self.encoding.assumptions(), *self.encoding.domain(frame), self._reached(frame))

    def _reached(self, frame: TermFrame) -> z3.BoolRef:
        control = frame.control
        if not isinstance(control, str):
            raise InternalError("the control state is unknown")
        values = (frame.variables[name] for name in self.encoding.variables)
        return _applied(self.relations[control], (*self.encoding.parameters.values(), *values))

    def _clause(self, head: z3.BoolRef, body: Sequence[z3.BoolRef]) -> None:
        ask()
        condition = conjunction(body)
        if condition is not NO:
            self.solver.add_rule(head.translate(self.context), condition.translate(self.context))

    def _lemmas(self) -> Iterator[Expr]:
        """Yield conjuncts that hold in the reachable states of each control state."""
        for control, relation in self.relations.items():
            ask()
            found = self.reader.condition(self.solver.get_cover_delta(-1, relation.translate(self.context)))
            for part in found.operands if isinstance(found, And) else (found,):
                if part == FALSE:
                    yield Not(InState(control))
                elif part != TRUE:
                    yield Implies(InState(control), part)


def _applied(relation: z3.FuncDeclRef, values: Sequence[Term]) -> z3.BoolRef:
    term = relation(*values)
    if not isinstance(term, z3.BoolRef):
        raise InternalError("a relation is not a boolean term")
    return term
