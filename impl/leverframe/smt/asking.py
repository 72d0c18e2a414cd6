"""A solver with its own context, so its answers depend only on its own assertions.

The model that Z3 finds depends on all earlier questions in the same context. The terms are made in a shared context and
translated.
"""

import z3

from leverframe.smt.encoding import value_of
from leverframe.smt.strengthening import TIMEOUT, UndecidedError, patience
from leverframe.smt.terms import Term


class SolverModel:
    """A model that the solver found."""

    def __init__(self, model: z3.ModelRef, context: z3.Context) -> None:
        self._model = model
        self._context = context

    def value(self, term: Term) -> int:
        """Return the value of a term; truth values are 0 and 1."""
        return value_of(self._model, term.translate(self._context))


class Asked:
    """A solver for quantifier-free linear integer arithmetic, with a timeout in milliseconds for each question."""

    def __init__(self, *terms: z3.BoolRef, timeout: int = TIMEOUT) -> None:
        self._context = z3.Context()
        self._solver = z3.SolverFor("QF_LIA", ctx=self._context)
        self._solver.set("timeout", timeout)
        self._timeout = timeout
        self.add(*terms)

    def add(self, *terms: z3.BoolRef) -> None:
        """Assert more terms."""
        self._solver.add(*(term.translate(self._context) for term in terms))

    def model(self, *given: z3.BoolRef) -> SolverModel | None:
        """Return a model of the assertions and of the terms `given` for this question, or None if there is none.

        Raises UndecidedError if the solver gives up.
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
            # The terms given for this question must not affect the next one, even if the solver gave up.
            self._solver.pop()
