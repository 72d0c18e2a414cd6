"""Which infinite paths count: a path semantics as a set of fairness constraints.

A path is an infinite sequence of steps: transitions, environment actions, and stutter steps, which change nothing and
are possible anywhere. The bases (docs/language.md, 'Paths'):

    stutter    no constraint: a path may stop for ever anywhere
    progress   weak fairness of the union of all machine events
    total      weak fairness of the union of all machine events and inputs

A constraint is on an *action*: a step by one of its events from a state in which its condition holds. Weak fairness:
if from some point on the action is enabled in every state, it is taken infinitely often. Strong fairness: if it is
enabled infinitely often, it is taken infinitely often. (Lamport, 'The temporal logic of actions', TOPLAS 16(3), 1994.)

For constraints of this kind every finite run can be continued to a fair path (machine closure; Abadi & Lamport, 'The
existence of refinement mappings', 1991): take the enabled actions in turn, and stop when none is enabled. So fairness
matters only for infinite behaviour: EX and EU need not require that a fair path continues.
"""

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from leverframe.language.declaration import Maker, PathBase, Paths
from leverframe.language.evaluate import compile_formula
from leverframe.language.expr import (
    TRUE,
    Expr,
    Finally,
    Formula,
    Globally,
    Next,
    Release,
    Temporal,
    Until,
    WeakUntil,
)
from leverframe.logic.normal import signed
from leverframe.model.machine import Interpreter, MachinePoint
from leverframe.model.trace import Trace, TraceStep


@dataclass(frozen=True, slots=True)
class Constraint:
    """Weak or strong fairness of the steps by `events` from states in which `condition` holds."""

    strong: bool
    events: frozenset[str]
    condition: Expr
    text: str


def constraints(paths: Paths, makers: Mapping[str, Maker]) -> tuple[Constraint, ...]:
    """The constraints of `paths` on a machine with these events.

    Faults and environment actions never satisfy the constraints of the base.
    """
    owed: frozenset[Maker]
    match paths.base:
        case PathBase.STUTTER:
            owed = frozenset()
        case PathBase.PROGRESS:
            owed = frozenset({Maker.MACHINE})
        case PathBase.TOTAL:
            owed = frozenset({Maker.MACHINE, Maker.INPUT})
        case _:
            assert_never(paths.base)
    events = frozenset(name for name, maker in makers.items() if maker in owed)
    base = (Constraint(strong=False, events=events, condition=TRUE, text=paths.base.value),) if events else ()
    weak = tuple(
        Constraint(strong=False, events=frozenset(c.events), condition=c.condition, text=c.text) for c in paths.weak
    )
    strong = tuple(
        Constraint(strong=True, events=frozenset(c.events), condition=c.condition, text=c.text) for c in paths.strong
    )
    return (*base, *weak, *strong)


def matters(formula: Formula) -> bool:
    """Can the truth of the formula depend on which infinite paths count? Decided by its form."""
    return any(_endless(part, positive=positive) for part, positive in signed(formula))


def _endless(part: Temporal, *, positive: bool) -> bool:
    """Is an infinite path needed to refute a universal operator, or as a witness for an existential one?"""
    match part:
        case Next():
            return False
        case Finally(None) | Until(None):
            return positive
        case Globally(None) | WeakUntil(None) | Release():
            return not positive
        case Finally(quantifier) | Until(quantifier):
            return quantifier == "A"
        case Globally(quantifier) | WeakUntil(quantifier):
            return quantifier == "E"
        case _:
            assert_never(part)


def violated(machine: Interpreter, trace: Trace, fairness: tuple[Constraint, ...]) -> Constraint | None:
    """The first constraint that the loop of a lasso violates, decided on the interpreter; None for a fair loop."""
    steps = (trace.last, *trace.loop)
    return next((c for c in fairness if not _meets(machine, steps, c)), None)


def _meets(machine: Interpreter, steps: tuple[TraceStep, ...], constraint: Constraint) -> bool:
    condition = compile_formula(constraint.condition)
    enabled: list[bool] = []
    for before, after in itertools.pairwise(steps):
        here = bool(condition(MachinePoint(machine, before.state, None)))
        if here and after.event in constraint.events:
            return True
        enabled.append(here and not constraint.events.isdisjoint(machine.enabled(before.state)))
    return not (any(enabled) if constraint.strong else all(enabled))
