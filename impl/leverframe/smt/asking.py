"""A solver with a context of its own, so that what it answers depends on nothing but what it was told.

Which model a solver finds depends on all that its context was asked before; the terms are made in one that all share.
"""

import z3

from leverframe.smt.encoding import value_of
from leverframe.smt.strengthening import TIMEOUT, UndecidedError, patience
from leverframe.smt.terms import Term


class SolverModel:
    """What a solver found."""

    def __init__(self, model: z3.ModelRef, context: z3.Context) -> None:
        self._model = model
        self._context = context

    def value(self, term: Term) -> int:
        """The value of a term; truth values are 0 and 1."""
        return value_of(self._model, term.translate(self._context))


class Asked:
    """A solver for terms of linear integer arithmetic without quantifiers; `timeout` in milliseconds a question."""

    def __init__(self, *terms: z3.BoolRef, timeout: int = TIMEOUT) -> None:
        self._context = z3.Context()
        self._solver = z3.SolverFor("QF_LIA", ctx=self._context)
        self._solver.set("timeout", timeout)
        self._timeout = timeout
        self.add(*terms)

    def add(self, *terms: z3.BoolRef) -> None:
        """Let it know more."""
        self._solver.add(*(term.translate(self._context) for term in terms))

    def model(self, *given: z3.BoolRef) -> SolverModel | None:
        """A model of what it knows, and of what is given for this once; None where there is none.

        Raises UndecidedError where the solver gives up.
        """
        self._solver.push()
        try:
            self.add(*given)
            patience(self._solver, self._timeout)
            answer = self._solver.check()
            if answer == z3.unknown:
                raise UndecidedError(self._solver.reason_unknown())
            return SolverModel(self._solver.model(), self._context) if answer == z3.sat else None
        finally:
            # What was given once must not bear on what is asked next, least of all after giving up.
            self._solver.pop()
