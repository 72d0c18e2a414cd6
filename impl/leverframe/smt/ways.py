"""The ways in which a run refutes a claim: a chain of stages, then a point, or a condition that holds for ever.

In negation normal form a universal formula fails along a path: AG f by a walk to a state in which f fails, AF f by a
path that avoids f for ever, and so on inwards. A claim has several *ways* to fail, each of them a chain of stages.

Source: the linear counterexamples of E. M. Clarke, S. Jha, Y. Lu & H. Veith, 'Tree-like counterexamples in model
checking', LICS 2002. Limits: this module has no ways for existential claims, `AF` of temporal formulas, disjunctions of
several temporal formulas, and liveness under fairness.
"""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Declaration,
    Frame,
    Linear,
    PathBase,
    Paths,
    Ranking,
    Step,
)
from leverframe.language.evaluate import compile_formula
from leverframe.language.expr import (
    TRUE,
    And,
    Finally,
    Formula,
    Globally,
    Next,
    Or,
    Until,
    WeakUntil,
    is_temporal,
)
from leverframe.logic.enabledness import resolve
from leverframe.logic.normal import negate, normalise
from leverframe.model.machine import Interpreter, MachinePoint
from leverframe.model.trace import Trace
from leverframe.smt.goals import Goal, goal_of


@dataclass(frozen=True, slots=True)
class Test:
    """A condition holds at this moment."""

    condition: Formula


@dataclass(frozen=True, slots=True)
class SymbolicWalk:
    """The run goes on for zero or more steps, or for exactly one if `single`.

    The condition holds throughout, both ends included.
    """

    condition: Formula
    single: bool = False


Stage: TypeAlias = Test | SymbolicWalk


@dataclass(frozen=True, slots=True)
class Way:
    """Stages in order. After them `ever` holds in each state for ever, or the run may end if `ever` is None."""

    stages: tuple[Stage, ...]
    ever: Formula | None = None

    @property
    def conditions(self) -> Iterator[Formula]:
        """All conditions on single states."""
        yield from (stage.condition for stage in self.stages)
        if self.ever is not None:
            yield self.ever


def ways(declaration: Declaration, claim: Claim) -> tuple[Way, ...] | None:
    """Return all ways in which a claim can fail, or None if there may be others.

    A way for a step property ends in a state in which a violating step is enabled. It does not contain that step.
    """
    match claim:
        case Always() | Step() | Frame() | Ranking():
            goal = goal_of(declaration, "", claim)
            return None if goal is None else ways_of(goal)
        case Branching(formula, paths):
            found = _ways(normalise(resolve(formula, declaration)))
            if found is None or (paths != Paths(PathBase.STUTTER) and any(way.ever is not None for way in found)):
                return None
            return found
        case Linear():
            return None


def ways_of(*goals: Goal) -> tuple[Way, ...]:
    """Return the ways in which one of some goals fails."""
    return tuple(Way((SymbolicWalk(TRUE), Test(negate(formula)))) for goal in goals for formula in goal.formulas)


def _ways(formula: Formula) -> tuple[Way, ...] | None:
    """Return the ways in which a formula in negation normal form fails, or None if there may be others."""
    if not is_temporal(formula):
        return (Way((Test(negate(formula)),)),)
    match formula:
        case Globally("A", operand):
            return _after(SymbolicWalk(TRUE), _ways(operand))
        case Next("A", operand):
            return _after(SymbolicWalk(TRUE, single=True), _ways(operand))
        case Finally("A", operand) if not is_temporal(operand):
            return (Way((), negate(operand)),)
        case Until("A", left, right) if not is_temporal(right):
            return _union((_after(SymbolicWalk(negate(right)), _ways(left)), (Way((), negate(right)),)))
        case WeakUntil("A", left, right) if not is_temporal(right):
            return _after(SymbolicWalk(negate(right)), _ways(left))
        case And(operands):
            return _union(map(_ways, operands))
        case Or(operands):
            temporal = tuple(part for part in operands if is_temporal(part))
            premises = tuple(Test(negate(part)) for part in operands if not is_temporal(part))
            return _prefixed(premises, _ways(temporal[0])) if len(temporal) == 1 else None
        case _:
            return None


def _after(walk: SymbolicWalk, rest: tuple[Way, ...] | None) -> tuple[Way, ...] | None:
    return _prefixed((walk,), rest)


def _prefixed(stages: Sequence[Stage], rest: tuple[Way, ...] | None) -> tuple[Way, ...] | None:
    return None if rest is None else tuple(Way((*stages, *way.stages), way.ever) for way in rest)


def _union(parts: Iterable[tuple[Way, ...] | None]) -> tuple[Way, ...] | None:
    found = tuple(parts)
    return None if None in found else tuple(itertools.chain(*(part for part in found if part is not None)))


def shows(machine: Interpreter, trace: Trace, way: Way) -> bool:
    """Does a run go that way? The interpreter decides."""
    steps = (*trace.prefix, *trace.loop)
    points = [MachinePoint(machine, step.state, step.event) for step in steps]

    def where(condition: Formula) -> list[bool]:
        evaluate = compile_formula(condition)
        return [bool(evaluate(point)) for point in points]

    here = [number == 0 for number in range(len(steps))]
    for stage in way.stages:
        satisfied = where(stage.condition)
        start = [one and other for one, other in zip(here, satisfied, strict=True)]
        match stage:
            case Test():
                here = start
            case SymbolicWalk(_, single=True):
                here = [one and other for one, other in zip([False, *start[:-1]], satisfied, strict=True)]
            case SymbolicWalk():
                here = list(itertools.accumulate(zip(start, satisfied, strict=True), _on, initial=False))[1:]
    if way.ever is None:
        return not trace.loop and here[-1]
    avoided, end = where(way.ever), len(trace.prefix) - 1
    return bool(trace.loop) and any(here[number] and all(avoided[number:]) for number in range(end + 1))


def _on(going: bool, now: tuple[bool, bool]) -> bool:  # noqa: FBT001 -- called by `accumulate`
    start, satisfied = now
    return start or (going and satisfied)
