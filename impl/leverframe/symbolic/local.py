"""One machine alone, as numbers: its reachable states, those without the lock first, and its steps.

All machines of a composition have the same states and steps, and so a run of one of them is a run of the machine alone.
The other machines matter to the first one by the lock and by what fairness demands of them. So their states are merged
into classes that no formula about the first machine tells apart (`merged`).
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from leverframe.check.graph.graph import Graph
from leverframe.check.states.packing import Mask
from leverframe.check.temporal.ctl import SharedGraphs
from leverframe.deadline import ask
from leverframe.errors import CapacityError
from leverframe.language.declaration import SharedLock
from leverframe.language.expr import TRUE
from leverframe.logic.paths import Constraint

Codes = npt.NDArray[np.int64]


CONSTRAINTS = 62
"""The most fairness constraints of a claim: each has a bit in the marks of steps."""


@dataclass(frozen=True)
class Steps:
    """Steps between numbered states, the first `idle` of which are those without the lock.

    Bit c of `marks[i]` says that step i is one of those whose fairness constraint c demands.
    """

    size: int
    idle: int
    initial: int
    sources: Codes
    targets: Codes
    marks: Codes

    @property
    def takes(self) -> Mask:
        """The steps that take the lock."""
        return (self.sources < self.idle) & (self.targets >= self.idle)

    @property
    def releases(self) -> Mask:
        """The steps that release the lock."""
        return (self.sources >= self.idle) & (self.targets < self.idle)

    def demanded(self, constraint: int) -> Mask:
        """The steps that a constraint demands."""
        return (self.marks >> constraint & 1).astype(np.bool_)


@dataclass(frozen=True)
class Local:
    """The machine alone. `number` gives the number of each state, by its rank among the reachable states."""

    workspace: SharedGraphs
    graph: Graph
    number: Codes
    idle: int

    @property
    def size(self) -> int:
        """The number of states."""
        return len(self.number)

    @property
    def initial(self) -> int:
        """The number of the initial state."""
        return int(self.number[self.graph.initial])

    @property
    def labels(self) -> Codes:
        """The event of each step: its index, from 1 on."""
        return self.graph.labels.astype(np.int64) + 1

    @cached_property
    def _order(self) -> tuple[Codes, Codes]:
        sources = self.graph.sources
        order = np.argsort(sources, kind="stable")
        return order, np.searchsorted(sources[order], np.arange(self.size + 1))

    def leaving(self, node: int) -> Codes:
        """Return the steps of the graph from one of its nodes."""
        order, begins = self._order
        return order[begins[node] : begins[node + 1]]

    def where(self, mask: Mask) -> Codes:
        """Return the numbers of the states in a mask over reachable states."""
        return np.sort(self.number[mask])

    def steps(self, constraints: Sequence[Constraint]) -> Steps:
        """Return all steps, marked with the constraints that demand them. They have the order of the graph.

        Raises CapacityError if there are more constraints than a number has bits.
        """
        graph = self.graph
        if len(constraints) > CONSTRAINTS:
            message = f"{len(constraints)} fairness constraints; with --replicas at most {CONSTRAINTS}"
            raise CapacityError(f"{message}. Write one on a union of events instead of one for each")
        marks = np.zeros(len(graph.sources), dtype=np.int64)
        for index, constraint in enumerate(constraints):
            demanded = graph.edges_by(constraint.events)
            if constraint.condition != TRUE:
                demanded = demanded & self.workspace.where(constraint.condition)[graph.sources]
            marks |= demanded.astype(np.int64) << index
        numbers = self.number[graph.sources], self.number[graph.targets]
        return Steps(self.size, self.idle, self.initial, *numbers, marks)


def local(workspace: SharedGraphs, lock: SharedLock) -> Local:
    """Return the machine alone, from its exploration. Raises CapacityError if it exceeds the limits."""
    reached = workspace.reached
    critical = np.zeros(reached.count, dtype=np.bool_)
    for name, places in reached.layout.groups(reached.states):
        critical[places] = name in lock.held_in
    number = np.empty(reached.count, dtype=np.int64)
    number[np.argsort(critical, kind="stable")] = np.arange(reached.count)
    return Local(workspace, workspace.base, number, int(np.count_nonzero(~critical)))


def merged(steps: Steps) -> tuple[Steps, Codes]:
    """Return the steps between classes of states that no observer of the lock and of the marks tells apart.

    Also return the class of each state.

    It is the coarsest strong bisimulation, where each state also has an unmarked step to itself: to stutter. Classes
    have the order of their first states.
    """
    _, first, of = np.unique(np.array(_classes(steps), dtype=np.int64), return_index=True, return_inverse=True)
    of = np.argsort(np.argsort(first))[of]
    # The states without the lock come first, and so do their classes.
    idle = int(of[: steps.idle].max()) + 1
    distinct = np.unique(np.stack([of[steps.sources], of[steps.targets], steps.marks]), axis=1)
    return Steps(len(first), idle, int(of[steps.initial]), *distinct), of


def _classes(steps: Steps) -> list[int]:
    """Return the name of the class of each state.

    Classes are split until the states of each have steps of the same marks into the same classes. The largest part
    keeps the name, so a state is looked at again only if one of its targets is in a smaller part.
    Source: P. C. Kanellakis & S. A. Smolka, 'CCS expressions, finite state processes, and three problems of
    equivalence', Information and Computation 86(1), 1990; the smaller part as there in section 3, after Hopcroft.
    """
    every = np.arange(steps.size, dtype=np.int64)
    sources, targets = np.concatenate([steps.sources, every]), np.concatenate([steps.targets, every])
    marks = np.concatenate([steps.marks, np.zeros(steps.size, dtype=np.int64)])
    into = _grouped(targets, sources, steps.size)
    marked, onward = _grouped(sources, marks, steps.size), _grouped(sources, targets, steps.size)
    of = [int(state >= steps.idle) for state in range(steps.size)]
    members = [set(range(steps.idle)), set(range(steps.idle, steps.size))]
    again: Collection[int] = range(steps.size)
    while again:
        split: dict[int, dict[frozenset[tuple[int, int]], list[int]]] = {}
        for state in again:
            ask()
            seen = frozenset(zip(marked[state], (of[target] for target in onward[state]), strict=True))
            split.setdefault(of[state], {}).setdefault(seen, []).append(state)
        moved: list[int] = []
        for name, parts in split.items():
            # Those that were not looked at have steps as before, into none of the new classes.
            rest, groups = members[name], sorted(parts.values(), key=len)
            for part in groups:
                rest.difference_update(part)
            if len(rest) < len(groups[-1]):
                members[name] = set(groups.pop())
                groups.append(list(rest))
            for part in groups:
                for state in part:
                    of[state] = len(members)
                members.append(set(part))
                moved += part
        again = {source for state in moved for source in into[state]}
    return of


def _grouped(keys: Codes, values: Codes, count: int) -> list[list[int]]:
    """Return the values of each key."""
    order = np.argsort(keys, kind="stable")
    bounds = np.searchsorted(keys[order], np.arange(1, count))
    return [part.tolist() for part in np.split(values[order], bounds)]
