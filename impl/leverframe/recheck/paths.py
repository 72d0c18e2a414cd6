"""Decide on the run itself, position by position, whether one path violates a claim about all paths.

A lasso is a path; it counts if it is fair. A finite run represents all paths that extend it, and at least one of them
is fair. It violates a claim if no extension satisfies the claim, so the position after its end is assumed to satisfy
everything.

An LTL formula is evaluated directly. A CTL formula is judged only if all its operators quantify over all paths. If a
path violates the formula without its quantifiers, the machine violates the formula. The only existential operator
allowed is EX of a condition, which the interpreter decides; a stutter step counts. Other formulas are not judged, and
a path that does not violate a CTL formula proves nothing.

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
    """Judge whether a run, which must be a run of the machine, violates the claim."""
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
    """The formula makes a claim about some path, not all."""


def _normal(formula: Formula, *, negated: bool) -> Formula:  # noqa: C901 -- one case for each kind of node
    """Return the formula or its negation, negated only at conditions and without quantifiers except that of EX."""
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
            # The negation of an until: `right` is false until `left` and `right` are both false.
            return kind(None, again(right), And((again(left), again(right))))
        case Release(left, right):
            if negated:
                return Until(None, again(left), again(right))
            return Release(again(left), again(right))
        case _:
            raise InternalError("a temporal operator inside a comparison")


def _of_every_path(quantifier: str | None, *, negated: bool) -> bool:
    return quantifier is None or (quantifier == "A") != negated


def _demand(quantifier: str | None, *, negated: bool) -> None:
    if not _of_every_path(quantifier, negated=negated):
        raise _NotUniversalError


# ---- values along a run ----------------------------------------------------------------------------------------------

Values = tuple[bool, ...]
"""The values of a formula at each position of a run."""


class _Path:
    """A run whose last position is followed by `loop`, or by a position that satisfies everything."""

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
        """Return, for each position, the value at the next one."""
        return (*values[1:], self._after(values))

    def _after(self, values: Sequence[bool]) -> bool:
        """Return the value after the last one: that at the loop's first position, or True for a finite run."""
        return True if self.loop is None else values[self.loop]

    def _fixpoint(self, left: Values, right: Values, *, start: bool) -> Values:
        """Return the least (start=False) or greatest fixpoint of `right or (left and next)`."""
        current = [start] * len(self.steps)
        # One backward pass, and a second one for the values that the loop leads back to.
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
    """Return whether a loop, from a state back to the same state, meets the fairness assumptions on paths."""
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
    """Return whether the loop takes the action, or does not enable it as often as the constraint demands."""
    enabled: list[bool] = []
    for before, after in itertools.pairwise(loop):
        possible = holds(machine, constraint.condition, before.state)
        if possible and after.event in constraint.events:
            return True
        enabled.append(possible and not set(constraint.events).isdisjoint(machine.enabled(before.state)))
    return not often(enabled)
