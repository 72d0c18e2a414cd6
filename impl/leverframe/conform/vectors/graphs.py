"""Everything that a subject may show in some cycles, in one dimension: a graph for readers in any language.

A node is a belief: what a correct subject may be doing, given what it showed. The graph has exactly the nodes that the
given runs reach. It is made from the beliefs by which `judge` judges, so it allows what the judge allows.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.judge.dimensions import Dimension
from leverframe.conform.vectors.patterns import Kinds, Pattern, patterns
from leverframe.deadline import ask
from leverframe.errors import CapacityError
from leverframe.observe.belief import After

MOST_NODES = 200_000
ANYWHERE = "*"
"""In place of a control state: the dimension does not judge in which one a cycle ends."""


@dataclass
class Node:
    """What may come next: the outcome of a cycle, an observation, or the end of the cycle in a control state."""

    holds: Kinds
    cycles: dict[Cycle, dict[bool, int]] = field(default_factory=dict)
    """The nodes after a stimulus was accepted (True) and after it was refused."""
    sees: Mapping[Pattern, int] = field(default_factory=dict)
    ends: Mapping[str, int] = field(default_factory=dict)
    """The nodes at rest in which the cycle may end, by control state."""


class Graph:
    """The graph of a dimension for some runs. Raises CapacityError beyond `MOST_NODES`."""

    def __init__(self, dimension: Dimension, runs: Iterable[tuple[Cycle, ...]]) -> None:
        self.name = dimension.name
        self.nodes: list[Node] = []
        self.free = frozenset(name for name, one in dimension.interface.effects.items() if one.free)
        """The effects that may happen at any time: a reader ignores them."""
        self._dimension, self._believer = dimension, dimension.believer
        self._known: dict[tuple[int, tuple[tuple[int, str], ...]], int] = {}
        self._beliefs: list[After] = []
        self._under_way: set[int] = set()
        self._ends: dict[tuple[int, Cycle], frozenset[int]] = {}
        start = self._number(dimension.believer.fresh(), {})
        for run in runs:
            here = frozenset((start,))
            for cycle in run:
                here = frozenset[int]().union(*(self._through(node, cycle) for node in here))

    def _number(self, now: After, kinds: Kinds) -> int:
        key = now.number, tuple(sorted(kinds.items()))
        number = self._known.setdefault(key, len(self.nodes))
        if number == len(self.nodes):
            self.nodes.append(Node(kinds))
            self._beliefs.append(now)
            if number == MOST_NODES:
                raise CapacityError(f"the vectors of the dimension {self.name} have more than {MOST_NODES:,} nodes")
        return number

    def _through(self, rest: int, cycle: Cycle) -> frozenset[int]:
        """The nodes in which a cycle may end."""
        known = self._ends.get((rest, cycle))
        if known is None:
            node = self.nodes[rest]
            node.cycles[cycle] = {
                accepted: self._number(begun, _kept(node.holds, begun))
                for accepted in (True, False)
                if (begun := self._believer.begun(self._beliefs[rest], cycle, accepted=accepted, refused=not accepted))
            }
            known = self._ends[rest, cycle] = self._reached(node.cycles[cycle].values())
        return known

    def _reached(self, begun: Iterable[int]) -> frozenset[int]:
        """The nodes at rest behind some nodes in the middle of a cycle."""
        waiting, seen, ends = list(begun), set[int](), set[int]()
        while waiting:
            number = waiting.pop()
            if number not in seen:
                ask()
                seen.add(number)
                self._continue(number)
                waiting.extend(self.nodes[number].sees.values())
                ends.update(self.nodes[number].ends.values())
        return frozenset(ends)

    def _continue(self, number: int) -> None:
        """Find what may come after a node in the middle of a cycle."""
        if number in self._under_way:
            return
        self._under_way.add(number)
        node, now = self.nodes[number], self._beliefs[number]
        found = patterns(self._believer, now, node.holds)
        node.sees = {pattern: self._number(*after) for pattern, after in found.items()}
        ends = {name: self._believer.ended(now, None if name == ANYWHERE else name) for name in self._controls(now)}
        node.ends = {name: self._number(after, _kept(node.holds, after)) for name, after in ends.items() if after}

    def _controls(self, now: After) -> Iterable[str]:
        if self.name != "state":
            return (ANYWHERE,)
        return sorted({self._dimension.steered.state(one.state).control for one in now.belief})


def _kept(kinds: Kinds, now: After) -> Kinds:
    return {slot: kinds[slot] for slot in sorted(now.slots)}
