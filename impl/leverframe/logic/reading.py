"""The truth of an LTL formula on one run: each operator evaluated literally, moment by moment.

A lasso decides every formula. A finite run decides a formula only if all its continuations agree; otherwise the formula
has the third truth value, None. Each counterexample is evaluated before anyone sees it, so an error in the engine
cannot reach a user as a run that shows nothing. The explanation of a counterexample is derived from this evaluation.

Source: C. Eisner, D. Fisman, J. Havlicek, Y. Lustig, A. McIsaac & D. Van Campenhout, 'Reasoning with temporal logic on
truncated paths', CAV 2003: True is true in the strong view, False is false in the weak view, None is between them.
"""

from collections.abc import Callable, Iterable

from leverframe.errors import InternalError
from leverframe.language.evaluate import compile_formula
from leverframe.language.expr import (
    And,
    Finally,
    Formula,
    Globally,
    Implies,
    Next,
    Not,
    Or,
    Release,
    Until,
    WeakUntil,
    is_temporal,
)
from leverframe.model.machine import Interpreter, MachinePoint
from leverframe.model.trace import Trace

Truth = bool | None
"""None: open; the continuation of the run decides."""


class Reading:
    """A run of a machine, and the truth of formulas in each of its moments: first the prefix, then the loop."""

    def __init__(self, machine: Interpreter, trace: Trace) -> None:
        self.trace = trace
        self._points = [MachinePoint(machine, step.state, step.event) for step in (*trace.prefix, *trace.loop)]
        self._known: dict[Formula, tuple[Truth, ...]] = {}

    @property
    def moments(self) -> int:
        """The number of moments of the run, those of the loop counted once."""
        return len(self._points)

    def after(self, moment: int) -> int | None:
        """The next moment; None at the end of a finite run."""
        if moment + 1 < self.moments:
            return moment + 1
        return len(self.trace.prefix) if self.trace.loop else None

    def at(self, formula: Formula) -> tuple[Truth, ...]:
        """The truth of a formula in each moment."""
        known = self._known.get(formula)
        if known is None:
            known = self._known[formula] = tuple(self._read(formula))
        return known

    def _read(self, formula: Formula) -> Iterable[Truth]:  # noqa: C901 -- one case for each operator
        if not is_temporal(formula):
            evaluate = compile_formula(formula)
            return (bool(evaluate(point)) for point in self._points)
        match formula:
            case Not(operand):
                return map(_not, self.at(operand))
            case And(operands):
                return map(_all, zip(*map(self.at, operands), strict=True))
            case Or(operands):
                return map(_any, zip(*map(self.at, operands), strict=True))
            case Implies(left, right):
                return (_any((_not(one), other)) for one, other in zip(self.at(left), self.at(right), strict=True))
            case Next(_, operand):
                values = self.at(operand)
                following = map(self.after, range(self.moments))
                return (None if moment is None else values[moment] for moment in following)
            case Finally(_, operand):
                now = self.at(operand)
                return self._onwards(lambda moment, later: _any((now[moment], later)), at_last=False)
            case Globally(_, operand):
                now = self.at(operand)
                return self._onwards(lambda moment, later: _all((now[moment], later)), at_last=True)
            case Until(_, left, right) | WeakUntil(_, left, right):
                while_, now = self.at(left), self.at(right)
                return self._onwards(
                    lambda moment, later: _any((now[moment], _all((while_[moment], later)))),
                    at_last=isinstance(formula, WeakUntil),
                )
            case Release(left, right):
                stop, now = self.at(left), self.at(right)
                return self._onwards(
                    lambda moment, later: _all((now[moment], _any((stop[moment], later)))), at_last=True
                )
            case _:
                raise InternalError("a temporal operator inside a comparison")

    def _onwards(self, unfold: Callable[[int, Truth], Truth], *, at_last: bool) -> list[Truth]:
        """Evaluate from the end backwards; twice around a loop, with `at_last` as the first assumption at its end."""
        values: list[Truth] = [at_last if self.trace.loop else None] * self.moments
        for _ in range(2):
            for moment in reversed(range(self.moments)):
                following = self.after(moment)
                values[moment] = unfold(moment, None if following is None else values[following])
        return values


def _not(value: Truth) -> Truth:
    return None if value is None else not value


def _all(values: Iterable[Truth]) -> Truth:
    found = set(values)
    return False if False in found else None if None in found else True


def _any(values: Iterable[Truth]) -> Truth:
    found = set(values)
    return True if True in found else None if None in found else False
