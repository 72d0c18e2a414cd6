"""CTL formulas about the first of many machines → the states of all of them in which a formula holds.

The operators reduce to EX, EU and fair EG, as in `leverframe.check.temporal.ctl`. The path semantics is demanded of
each machine. Fair EG is the greatest set from which each demand can be met again and again without leaving it.

Source: Y. Kesten, A. Pnueli & L. Raviv, 'Algorithmic verification of linear temporal logic specifications', ICALP 1998
(weak and strong fairness as a fixpoint over sets). Each state can stutter, so no path ends.

Formulas are about the first machine only, so the sets are symmetric in the others. If a set is closed under the steps
of one of them, it is closed under those of all; then only two machines are looked at, however many there are.
"""

import functools
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from leverframe.check.states.packing import Mask
from leverframe.deadline import ask
from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration
from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Constant,
    Formula,
    Globally,
    Implies,
    LastEvent,
    Next,
    Not,
    Or,
    Temporal,
    Until,
    children,
    events_of,
    is_temporal,
    transform,
)
from leverframe.logic.enabledness import resolve
from leverframe.logic.normal import existential
from leverframe.logic.paths import Constraint
from leverframe.model.system import SystemState
from leverframe.symbolic.composition import Composition
from leverframe.symbolic.diagrams import Diagram, within
from leverframe.symbolic.local import Local, merged


class View:
    """All machines under a path semantics, which `constraints` demand of each. It caches the set of each subformula."""

    def __init__(self, machine: Local, constraints: Sequence[Constraint], count: int) -> None:
        self.machine = machine
        self.constraints = tuple(constraints)
        steps = machine.steps(self.constraints)
        other, self.classes = merged(steps)
        self.all = Composition(steps, other, count, machine.labels, len(machine.graph.events) + 1)
        self.whole = self.all.consistent
        self.declaration = machine.graph.reached.layout.declaration
        self._waiting = without_lock(self.declaration)
        self._satisfying: dict[Formula, Diagram] = {}
        self._demands: dict[tuple[int, int], tuple[Diagram, Diagram]] = {}

    @functools.cached_property
    def _initial(self) -> Diagram:
        return self.all.initial()

    def holds(self, formula: Formula) -> bool:
        """Does a formula hold in the initial state?"""
        return within(self._initial, self.satisfying(formula))

    def contains(self, formula: Formula, first: SystemState, second: SystemState | None, event: str | None) -> bool:
        """Does a formula hold in one state? `event` is the last one of the first machine; all others are as initially.

        It is a state of the first machine, and of the second if that has moved.
        """
        reached, number = self.machine.graph.reached, self.machine.number
        ranks = [
            int(np.searchsorted(reached.states, reached.layout.pack(one))) for one in (first, second) if one is not None
        ]
        own, *rest = (int(number[rank]) for rank in ranks)
        there = [self.all.other.initial] * (self.all.count - 1)
        there[: len(rest)] = [int(self.classes[one]) for one in rest]
        held = own >= self.all.first.idle or any(one >= self.all.other.idle for one in there)
        space, last = self.all.space, self.machine.graph.events.index(event) + 1 if event is not None else 0
        state = space.number(space.event, last) & (space.held if held else ~space.held)
        for block, one in zip(space.machines, (own, *there), strict=True):
            state &= space.number(block, one)
        return within(state, self.satisfying(formula))

    def satisfying(self, formula: Formula) -> Diagram:
        """Return the states in which a formula holds."""
        known = self._satisfying.get(formula)
        if known is None:
            ask()
            known = self._satisfying[formula] = self._evaluate(formula) & self.whole
        return known

    def _evaluate(self, formula: Formula) -> Diagram:  # noqa: C901 -- one case for each operator
        if _is_of_states(formula):
            return self._here(formula)
        match formula:
            case Not(operand):
                return ~self.satisfying(operand)
            case And(operands):
                return functools.reduce(lambda one, other: one & other, map(self.satisfying, operands))
            case Or(operands):
                return functools.reduce(lambda one, other: one | other, map(self.satisfying, operands))
            case Implies(left, right):
                return self.satisfying(left).imp(self.satisfying(right))
            case LastEvent(name):
                return self._entered(name)
            case Next("E", operand):
                return self.before(self.satisfying(operand))
            case Globally("E", operand):
                return self.for_ever(self.satisfying(operand))
            case Until("E", left, right):
                return self.until(self.satisfying(left), self.satisfying(right))
            case _ if isinstance(formula, Temporal) and (same := existential(formula)) is not None:
                return self.satisfying(same)
            case _:
                return self._by_cases(formula)

    # ---- the first machine at one moment ----

    def _here(self, formula: Formula) -> Diagram:
        """A formula about the state of the first machine. While another one holds the lock, less is enabled."""
        free, waiting = (self._numbers(resolve(formula, one)) for one in (self.declaration, self._waiting))
        return self.elsewhere.ite(waiting, free)

    @functools.cached_property
    def elsewhere(self) -> Diagram:
        """A machine other than the first one holds the lock."""
        return self.all.space.held & ~self.all.critical(0)

    def _numbers(self, expression: Formula) -> Diagram:
        mask: Mask = self.machine.workspace.where(expression)
        return self.all.space.numbers(self.all.space.machines[0], self.machine.where(mask))

    def _entered(self, name: str) -> Diagram:
        return self.all.space.number(self.all.space.event, self.machine.graph.events.index(name) + 1)

    def _by_cases(self, formula: Formula) -> Diagram:
        """A comparison that contains event atoms: one case for each event that may be the last one."""
        names = sorted(events_of(formula))
        if is_temporal(formula) or not names:
            raise InternalError("an LTL operator reached the symbolic engine")
        entered = [self._entered(name) for name in names]
        others = functools.reduce(lambda one, other: one | other, entered)
        found = self.satisfying(transform(formula, _last_event_was(None))) & ~others
        for name, here in zip(names, entered, strict=True):
            found |= self.satisfying(transform(formula, _last_event_was(name))) & here
        return found

    # ---- steps ----

    def still(self, goal: Diagram) -> Diagram:
        """Return the states that are in a goal after a step that changes nothing in the first machine's state."""
        return (goal & self.all.nothing).exists(self.all.space.cube(self.all.space.event.bits))

    def before(self, goal: Diagram) -> Diagram:
        """Return the states with a step into a goal: EX. The goal is symmetric in the others."""
        stay = self.still(goal) & self.whole
        found = stay | (self.all.movers[0].into(goal) & self.whole)
        movers = self.all.movers[1:]
        if movers and not within(movers[0].into(stay) & self.whole, stay):
            for mover in movers:
                ask()
                found |= mover.into(stay)
        return found & self.whole

    def until(self, through: Diagram, goal: Diagram, *, symmetric: bool = True) -> Diagram:
        """Return the states from which a path through some states leads into a goal: EU."""
        found, first, others = goal, self.all.movers[0], self.all.movers[1:]
        while True:
            last = self.all.space.false
            while found != last:
                ask()
                last = found
                found |= through & (first.into(found) | self.still(found))
            if not others or (symmetric and within(through & others[0].into(self.still(found)), found)):
                return found
            # What the others reach is joined, not chained, so that the set stays symmetric.
            before = found
            for mover in reversed(others):
                last, reached = self.all.space.false, before if symmetric else found
                while reached != last:
                    ask()
                    last = reached
                    reached |= through & mover.into(self.still(reached))
                found |= reached
            if found == before:
                return found

    # ---- fairness ----

    def for_ever(self, region: Diagram) -> Diagram:
        """Return the states from which a fair path never leaves a region: EG."""
        found, last = region & self.whole, self.all.space.false
        while found != last:
            ask()
            last = found
            for index in range(len(self.constraints)):
                found = self._meeting(found, index)
            found &= self.before(found)
        return self.until(region & self.whole, found)

    def _meeting(self, region: Diagram, index: int) -> Diagram:
        """Keep the states that can meet one demand of each machine without leaving the region, which is symmetric."""
        found = self._met(region, 0, index)
        if self.all.count == 1:
            return found
        kept = self._met(region, 1, index)
        if kept == region:
            return found
        # The others are alike: what one of them can meet, another one can where both have changed places.
        found &= kept
        for machine in range(2, self.all.count):
            ask()
            found &= self._exchanged(kept, machine)
        return found

    def _exchanged(self, states: Diagram, machine: int) -> Diagram:
        """Return what a set becomes when the second machine and another one change places."""
        space = self.all.space
        one, other = space.machines[1].bits, space.machines[machine].bits
        return states.substitute(space.renaming((*one, *other), (*other, *one)))

    def _met(self, region: Diagram, machine: int, index: int) -> Diagram:
        enabled, steps = self._demand(machine, index)
        target = region if machine == 0 else self.still(region)
        taken = region & self.all.movers[machine].into(target, steps)
        if self.constraints[index].strong:
            goal, free = taken, region & ~enabled
        else:
            goal, free = taken | (region & ~enabled), self.all.space.false
        if goal | free == region:
            return region
        return free | self.until(region, goal, symmetric=machine == 0)

    def _demand(self, machine: int, index: int) -> tuple[Diagram, Diagram]:
        """Return the states in which a machine can make a demanded step, and these steps."""
        known = self._demands.get((machine, index))
        if known is None:
            steps = self.all.steps(machine, index, self.machine.labels if machine == 0 else None)
            known = self._demands[machine, index] = self.all.movers[machine].into(self.all.space.true, steps), steps
        return known


def without_lock(declaration: Declaration) -> Declaration:
    """Return the machine while another one holds the lock: without the transitions that take it."""
    held = declaration.shared_lock.held_in if declaration.shared_lock else ()
    lines = (line for transition in declaration.transitions for line in transition.by_source)
    kept = tuple(one for one in lines if one.target is None or one.target not in held or set(one.sources) <= set(held))
    return replace(declaration, transitions=kept)


def _is_of_states(formula: Formula) -> bool:
    return not isinstance(formula, Temporal | LastEvent) and all(map(_is_of_states, children(formula)))


def _last_event_was(name: str | None) -> Callable[[Formula], Constant | None]:
    def replace_atom(part: Formula) -> Constant | None:
        return (TRUE if part.name == name else FALSE) if isinstance(part, LastEvent) else None

    return replace_atom
