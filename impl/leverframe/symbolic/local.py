"""One machine alone, as numbers: its reachable states, those without the lock first, and its steps.

All machines of a composition have the same states and steps, and so a run of one of them is a run of the machine alone.
The other machines matter to the first one by the lock and by what fairness demands of them. So their states are merged
into classes that no formula about the first machine tells apart (`merged`).
"""

from collections.abc import Sequence
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

    It is the coarsest strong bisimulation, where each state also has an unmarked step to itself: to stutter.
    Source: P. C. Kanellakis & S. A. Smolka, 'CCS expressions, finite state processes, and three problems of
    equivalence', Information and Computation 86(1), 1990: the naive method, a round for each refinement.
    """
    every = np.arange(steps.size, dtype=np.int64)
    sources = np.concatenate([steps.sources, every])
    targets = np.concatenate([steps.targets, every])
    marks = np.concatenate([steps.marks, np.zeros(steps.size, dtype=np.int64)])
    of = (every >= steps.idle).astype(np.int64)
    count = len(np.unique(of))
    while True:
        ask()
        seen = np.unique(np.stack([sources, marks, of[targets]]), axis=1)
        starts = np.searchsorted(seen[0], every)
        rows = np.split(seen[1:], starts[1:], axis=1)
        names: dict[tuple[int, bytes], int] = {}
        of = np.array([names.setdefault((int(of[i]), rows[i].tobytes()), len(names)) for i in range(steps.size)])
        if len(names) == count:
            break
        count = len(names)
    # The states without the lock come first, and so do their classes.
    idle = int(of[: steps.idle].max()) + 1
    distinct = np.unique(np.stack([of[steps.sources], of[steps.targets], steps.marks]), axis=1)
    return Steps(count, idle, int(of[steps.initial]), *distinct), of
