"""States as entered by an event: the points at which formulas are evaluated.

A node is a state together with the last event. Initially and after a stutter step there is no last event; events that
no formula mentions are not distinguished from that. The possible steps depend on the state alone, so they are stored
for states, not for nodes.
"""

from collections.abc import Iterable, Iterator, Sequence

from leverframe.model.system import SystemState
from leverframe.recheck.evaluator.reached import EvaluatorReached, Step


class Nodes:
    """The nodes of a machine, with the steps between them.

    Node n is state n with no last event, for each state n. The nodes of states that were entered by one of the `events`
    follow. `state` and `last` are the two components of each node, and `of` lists the nodes of each state. `ahead` has
    the steps out of each state, to nodes, and `behind` the states that have a step to each node. Both leave out the
    stutter step of each state n to node n.
    """

    def __init__(self, reached: EvaluatorReached, events: Iterable[str]) -> None:
        self.reached = reached
        marked = frozenset(events)
        count = len(reached.states)
        self.state = list(range(count))
        self.last: list[str | None] = [None] * count
        self.of: list[list[int]] = [[n] for n in range(count)]
        self.behind: list[list[int]] = [[] for _ in range(count)]
        self.ahead: list[Sequence[Step]] = []
        self._entered: dict[Step, int] = {}
        for source, steps in enumerate(reached.steps):
            leading = []
            for step in steps:
                node = self._node(step) if step[0] in marked else step[1]
                self.behind[node].append(source)
                leading.append((step[0], node))
            self.ahead.append(leading)

    def _node(self, step: Step) -> int:
        event, state = step
        node = self._entered.setdefault(step, len(self.state))
        if node == len(self.state):
            self.state.append(state)
            self.last.append(event)
            self.of[state].append(node)
            self.behind.append([])
        return node

    @property
    def size(self) -> int:
        """The number of nodes."""
        return len(self.state)

    def following(self, node: int) -> Iterator[tuple[str | None, int]]:
        """Yield the steps out of a node, the stutter step first."""
        state = self.state[node]
        yield None, state
        yield from self.ahead[state]

    def at(self, state: SystemState, event: str | None) -> int:
        """Return the node of a reachable state that was entered by an event."""
        number = self.reached.number[state]
        return number if event is None else self._entered.get((event, number), number)
