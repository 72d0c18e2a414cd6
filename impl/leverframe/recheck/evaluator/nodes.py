"""States as entered by an event: what formulas are evaluated at.

A node is a state together with the last event. Initially and after a stutter step the last event is none; events that
no formula mentions are not distinguished from none. What can happen next depends on the state alone, so that steps are
kept for states, not for nodes.
"""

from collections.abc import Iterable, Iterator, Sequence

from leverframe.model.system import SystemState
from leverframe.recheck.evaluator.reached import EvaluatorReached, Step


class Nodes:
    """The nodes of a machine, with the steps between them.

    Node n, for each state n, is that state with no last event; the nodes of states that were entered by one of the
    `events` follow. `state` and `last` tell of each node what it consists of, and `of` the nodes of each state.
    `ahead` holds the steps out of each state, to nodes, and `behind` the states that have a step to each node; in
    neither is the stutter step of each state to the node of its number.
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
        """How many nodes there are."""
        return len(self.state)

    def following(self, node: int) -> Iterator[tuple[str | None, int]]:
        """The steps out of a node, the stutter step first."""
        state = self.state[node]
        yield None, state
        yield from self.ahead[state]

    def at(self, state: SystemState, event: str | None) -> int:
        """The node of a reachable state that was entered by an event."""
        number = self.reached.number[state]
        return number if event is None else self._entered.get((event, number), number)
