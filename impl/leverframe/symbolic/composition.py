"""Many machines of one declaration over one lock: the steps of each, and the states that all can be in together.

One machine makes a step at a time. A step into the states that need the lock is possible only while no machine holds
it. The first machine is the one that formulas are about; the others are alike.
"""

from functools import cached_property

import numpy as np

from leverframe.deadline import ask
from leverframe.errors import InternalError
from leverframe.symbolic.diagrams import Codes, Diagram, Mover, Space
from leverframe.symbolic.local import Local, Steps

CHAINED = 3
"""For this many machines, the reachable states are also found step by step."""


class Composition:
    """The machines as diagrams. `events` are those that formulas may ask about: the last event of the first machine."""

    def __init__(self, first: Steps, other: Steps, count: int, labels: Codes, events: int) -> None:
        self.first, self.other = first, other
        space = self.space = Space(events, [first.size, *[other.size] * (count - 1)])
        self.movers = [Mover(space, space.machines[0], self.steps(0, labels=labels), forgets=True)]
        self.movers += [Mover(space, space.machines[i], self.steps(i)) for i in range(1, count)]

    @property
    def count(self) -> int:
        """The number of machines."""
        return len(self.movers)

    def of(self, machine: int) -> Steps:
        """Return the steps of a machine, as numbers."""
        return self.other if machine else self.first

    def steps(self, machine: int, constraint: int | None = None, labels: Codes | None = None) -> Diagram:
        """Return the steps of a machine, or those that a constraint demands. A step determines the lock after it."""
        space, steps = self.space, self.of(machine)
        block, chosen = space.machines[machine], np.ones(len(steps.sources), dtype=np.bool_)
        if constraint is not None:
            chosen = steps.demanded(constraint)
        if machine > 1:
            # All but the first machine are alike, and a diagram is quickly copied.
            pattern = space.machines[1]
            return self._pattern(constraint).substitute(
                space.renaming((*pattern.bits, *pattern.twins), (*block.bits, *block.twins))
            )

        def pairs(kind: "np.ndarray[tuple[int], np.dtype[np.bool_]]") -> Diagram:
            some = chosen & kind
            events = None if labels is None else labels[some]
            return space.pairs(block, steps.sources[some], steps.targets[some], events)

        takes, releases = steps.takes, steps.releases
        kept = space.held.equiv(space.held_after) & pairs(~takes & ~releases)
        taken = ~space.held & space.held_after & pairs(takes)
        return kept | taken | (space.held & ~space.held_after & pairs(releases))

    def _pattern(self, constraint: int | None) -> Diagram:
        known = self._patterns.get(constraint)
        if known is None:
            known = self._patterns[constraint] = self.steps(1, constraint)
        return known

    @cached_property
    def _patterns(self) -> dict[int | None, Diagram]:
        return {}

    def critical(self, machine: int) -> Diagram:
        """Return the states in which a machine is where it needs the lock."""
        steps = self.of(machine)
        block = self.space.machines[machine]
        return self.space.below(block, steps.size) & ~self.space.below(block, steps.idle)

    def initial(self) -> Diagram:
        """Return the initial state, in which nothing has happened yet."""
        found = self.space.true
        for machine in reversed(range(self.count)):
            found = self.space.number(self.space.machines[machine], self.of(machine).initial) & found
        return ~self.space.held & self.nothing & found

    @cached_property
    def nothing(self) -> Diagram:
        """The last step was none of the first machine."""
        return self.space.number(self.space.event, 0)

    @cached_property
    def consistent(self) -> Diagram:
        """At most one machine is where it needs the lock, and the lock is held if one is. It contains each next state.

        With the events left out, these are exactly the reachable states: see `whole`.
        """
        space = self.space
        none, one = space.true, space.false
        for machine in reversed(range(self.count)):
            ask()
            steps, block = self.of(machine), space.machines[machine]
            idle = space.below(block, steps.idle)
            one = (self.critical(machine) & none) | (idle & one)
            none = idle & none
        states = (~space.held & none) | (space.held & one)
        # The others are alike, so it is enough to ask about one of them.
        for mover in self.movers[:2]:
            if mover.into(~states).ite(states, space.false).satisfiable():
                raise InternalError("a step leads from a state with one holder of the lock to another one")
        return states


def whole(machine: Local, count: int) -> Composition:
    """Return the machines with their own states, of which the `consistent` ones are exactly the reachable ones.

    No others are reachable, because no step leads out of them. And each of them is: one machine after the other runs
    alone to a state without the lock, and then the one that holds the lock runs to its state. Each state of a machine
    alone is reachable, and a machine alone passes the lock on. Chaining confirms this for a few of the machines.
    """
    few = _whole(machine, min(count, CHAINED))
    if chained(few) != few.consistent:
        raise InternalError("the reachable states of a few machines are not those that the lock permits")
    return few if few.count == count else _whole(machine, count)


def chained(machines: Composition) -> Diagram:
    """Return the reachable states: each machine in turn makes steps until that adds no state, from the last one up.

    Source: O. Roig, J. Cortadella & E. Pastor, 'Verification of asynchronous circuits by BDD-based model checking of
    Petri nets', 1995: chaining, which needs fewer rounds than a search by levels.
    """
    found, before = machines.initial(), machines.space.false
    found = found.exists(machines.space.cube(machines.space.event.bits))
    while found != before:
        before = found
        for mover in reversed(machines.movers):
            last = machines.space.false
            while found != last:
                ask()
                last, found = found, found | mover.out_of(found)
    return found


def _whole(machine: Local, count: int) -> Composition:
    steps = machine.steps(())
    return Composition(steps, steps, count, machine.labels, len(machine.graph.events) + 1)
