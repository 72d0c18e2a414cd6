"""Does one path violate a claim about all paths? Decided on the run itself, position by position.

A lasso is a path; it counts if it is fair. A finite run stands for all paths that begin with it, and among them there
is a fair one: it violates a claim if none of its continuations can satisfy it. So what follows the end of a finite run
is taken to be whatever suits the claim.

A formula of LTL is read as it stands. Of CTL, a formula is judged whose operators are all about every path: where a
path violates it with the quantifiers left out, the machine violates the formula, since what is true on all paths of a
state is true on each. Existential is only EX of a condition, which the interpreter answers: a stutter step counts.
Nothing else is judged, and of CTL nothing is concluded from a path that does not violate the formula.

Source: E. M. Clarke, O. Grumberg & D. Peled, 'Model Checking', 1999 (the semantics of LTL, ACTL); fairness and machine
closure as in docs/language.md, 'Paths'.
"""

import itertools
from collections.abc import Callable, Sequence
from enum import Enum

from leverframe.errors import InternalError
from leverframe.language.declaration import Branching, FairnessConstraint, Linear, Maker, PathBase, Paths
from leverframe.language.expr import (
    FALSE,
    TRUE,
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
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.model.trace import TraceStep
from leverframe.recheck.violations import holds


class PathAnswer(Enum):
    """Whether a run shows that a claim is violated."""

    VIOLATED = "violated"
    NOT_VIOLATED = "not violated"
    UNFAIR = "not fair"
    NOT_JUDGED = "not judged"


def judge(machine: Interpreter, claim: Branching | Linear, steps: Sequence[TraceStep], loop: int | None) -> PathAnswer:
    """Does a run that is known to be one of the machine violate the claim?"""
    try:
        plain = _normal(claim.formula, negated=False)
    except _NotUniversalError:
        return PathAnswer.NOT_JUDGED
    if _Path(machine, steps, loop).values(plain)[0]:
        return PathAnswer.NOT_VIOLATED if isinstance(claim, Linear) else PathAnswer.NOT_JUDGED
    if loop is not None and not _fair(machine, claim.paths, (*steps[loop:], steps[loop])):
        return PathAnswer.UNFAIR
    return PathAnswer.VIOLATED


# ---- formulas --------------------------------------------------------------------------------------------------------


class _NotUniversalError(Exception):
    """Something is claimed of some path."""


def _normal(formula: Formula, *, negated: bool) -> Formula:  # noqa: C901 -- one case for each kind of node
    """The formula, or its negation, with negations before conditions only, and without quantifiers but that of EX."""
    if not is_temporal(formula):
        return Not(formula) if negated else formula

    def again(part: Formula, *, turned: bool = False) -> Formula:
        return _normal(part, negated=negated != turned)

    match formula:
        case Not(operand):
            return again(operand, turned=True)
        case And(operands) | Or(operands):
            parts = tuple(map(again, operands))
            return And(parts) if isinstance(formula, And) != negated else Or(parts)
        case Implies(left, right):
            parts = (again(left, turned=True), again(right))
            return And(parts) if negated else Or(parts)
        case Next(quantifier, operand):
            if _of_every_path(quantifier, negated=negated):
                return Next(None, again(operand))
            if is_temporal(operand):
                raise _NotUniversalError
            return Next("E", again(operand))
        case Finally(quantifier, operand) | Globally(quantifier, operand):
            _demand(quantifier, negated=negated)
            finally_ = isinstance(formula, Finally) != negated
            return Finally(None, again(operand)) if finally_ else Globally(None, again(operand))
        case Until(quantifier, left, right) | WeakUntil(quantifier, left, right):
            _demand(quantifier, negated=negated)
            strong = isinstance(formula, Until) != negated
            kind = Until if strong else WeakUntil
            if not negated:
                return kind(None, again(left), again(right))
            # What is not released by `right` in time is stopped by neither being true.
            return kind(None, again(right), And((again(left), again(right))))
        case Release(left, right):
            if negated:
                return Until(None, again(left), again(right))
            return Release(again(left), again(right))
        case _:
            raise InternalError("a temporal operator stands inside a comparison")


def _of_every_path(quantifier: str | None, *, negated: bool) -> bool:
    return quantifier is None or (quantifier == "A") != negated


def _demand(quantifier: str | None, *, negated: bool) -> None:
    if not _of_every_path(quantifier, negated=negated):
        raise _NotUniversalError


# ---- values along a run ----------------------------------------------------------------------------------------------

Values = tuple[bool, ...]
"""Of a formula, at each position of a run."""


class _Path:
    """A run whose last position is followed by `loop`, or by whatever suits the claim."""

    def __init__(self, machine: Interpreter, steps: Sequence[TraceStep], loop: int | None) -> None:
        self.machine = machine
        self.steps = steps
        self.loop = loop

    def values(self, formula: Formula) -> Values:  # noqa: C901 -- one case for each kind of node
        if not is_temporal(formula):
            return tuple(holds(self.machine, formula, step.state, step.event) for step in self.steps)
        match formula:
            case And(operands):
                return tuple(map(all, zip(*map(self.values, operands), strict=True)))
            case Or(operands):
                return tuple(map(any, zip(*map(self.values, operands), strict=True)))
            case Next("E", operand):
                return tuple(self._can_be_next(operand, step.state) for step in self.steps)
            case Next(None, operand):
                return self._followed(self.values(operand))
            case Finally(None, operand):
                return self.values(Until(None, TRUE, operand))
            case Globally(None, operand):
                return self.values(WeakUntil(None, operand, FALSE))
            case Until(None, left, right):
                return self._fixpoint(self.values(left), self.values(right), start=False)
            case WeakUntil(None, left, right):
                return self._fixpoint(self.values(left), self.values(right), start=True)
            case Release(left, right):
                return self.values(WeakUntil(None, right, And((left, right))))
            case _:
                raise InternalError("a formula is not in normal form")

    def _followed(self, values: Values) -> Values:
        """At each position, the value at the next one."""
        return (*values[1:], self._after(values))

    def _after(self, values: Sequence[bool]) -> bool:
        """The value that follows the last one: that in which the loop begins, or whatever suits the claim."""
        return True if self.loop is None else values[self.loop]

    def _fixpoint(self, left: Values, right: Values, *, start: bool) -> Values:
        """The least or greatest values that are `right`, or `left` and so in the next position."""
        current = [start] * len(self.steps)
        # Backwards once, and once more for what a loop leads back to.
        for _ in range(2):
            following = self._after(current)
            for position in reversed(range(len(current))):
                current[position] = following = right[position] or (left[position] and following)
        return tuple(current)

    def _can_be_next(self, formula: Formula, state: SystemState) -> bool:
        if holds(self.machine, formula, state):
            return True
        return any(
            isinstance(after, SystemState) and holds(self.machine, formula, after, event)
            for event in self.machine.enabled(state)
            for after in self.machine.step(state, event)
        )


# ---- fairness --------------------------------------------------------------------------------------------------------


def _fair(machine: Interpreter, paths: Paths, loop: Sequence[TraceStep]) -> bool:
    """Does a loop, from a state around to that state again, meet all that is assumed of paths?"""
    owing = {
        PathBase.STUTTER: frozenset[Maker](),
        PathBase.PROGRESS: frozenset({Maker.MACHINE}),
        PathBase.TOTAL: frozenset({Maker.MACHINE, Maker.INPUT}),
    }[paths.base]
    owed = tuple(name for name, maker in machine.makers.items() if maker in owing)
    base = FairnessConstraint(owed, TRUE, paths.base.value)
    weak = all(_meets(machine, loop, constraint, all) for constraint in (base, *paths.weak))
    return weak and all(_meets(machine, loop, constraint, any) for constraint in paths.strong)


def _meets(
    machine: Interpreter,
    loop: Sequence[TraceStep],
    constraint: FairnessConstraint,
    often: Callable[[list[bool]], bool],
) -> bool:
    """Is an action taken in the loop, or not enabled as often as would oblige?"""
    enabled: list[bool] = []
    for before, after in itertools.pairwise(loop):
        possible = holds(machine, constraint.condition, before.state)
        if possible and after.event in constraint.events:
            return True
        enabled.append(possible and not set(constraint.events).isdisjoint(machine.enabled(before.state)))
    return not often(enabled)
