"""The order of the tests: every cycle in every class that can be reached, planned anew after each answer.

From where the subject is, the nearest test that was not tried comes next. Cycles that failed, or that the subject
cannot do, are on no way to it: so what lies only behind them is never tried. A failure after which it is known where
the subject is, as with a wrong record, is in nobody's way. Once several cycles have ended the subject
in one way, as by a time-out, cycles that contain everything that these have in common are not tried either.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from leverframe.conform.cycles.cycle import Cycle, Element
from leverframe.conform.cycles.planning import Node, Planner
from leverframe.conform.suite.fates import Failed, Fate, Passed

ATTEMPTS = 3
"""How often a way to a class is tried that ends elsewhere, as a machine with choices of its own may."""

Way = tuple[tuple[Cycle, Node | None], ...]
"""Cycles, each with the class to which it should lead; None for a test that was not tried."""


@dataclass(frozen=True, slots=True)
class Test:
    """A cycle in a class."""

    node: Node
    cycle: Cycle


class Walker:
    """Which test comes next."""

    def __init__(self, planner: Planner) -> None:
        self._planner = planner
        self.fates: dict[Test, Fate] = {}
        self._heading: tuple[Test, Node] | None = None
        self._missed: dict[tuple[Test, Node], int] = {}
        self._passable: set[Test] = set()
        """The failed tests after which it was known where the subject was."""
        self._fatal: dict[str, list[frozenset[Element]]] = {}
        self._left: dict[Node, list[Cycle]] = {}

    def ended(self, test: Test, fate: Fate, end: Node | None) -> None:
        """Note what became of a test, and in which class it ended."""
        if isinstance(fate, Failed) and end is not None:
            self._passable.add(test)
        if not isinstance(fate, Passed) or not isinstance(self.fates.get(test), Passed | Failed | None):
            self.fates[test] = fate
        self.fates.setdefault(test, fate)
        if self._heading is not None and self._heading[0] == test and self._heading[1] != end:
            self._missed[self._heading] = self._missed.get(self._heading, 0) + 1

    def seen(self, tests: Iterable[Test]) -> None:
        """Note that these tests would have failed if the subject had ignored their stimuli."""
        self.fates |= {test: Passed() for test in tests if isinstance(self.fates[test], Passed)}

    def next(self, node: Node) -> Cycle | None:
        """The cycle that leads from a node towards the nearest test that was not tried; None if there is no way.

        A walk ends: each test is new, or leads where it should, one step nearer, or is one of a few that do not.
        """
        cycle, target = next(iter(self._way(node, None)), (None, None))
        self._heading = None if cycle is None or target is None else (Test(node, cycle), target)
        return cycle

    def way(self, start: Node, goal: Node) -> tuple[Cycle, ...]:
        """The shortest way to a node."""
        return tuple(cycle for cycle, _ in self._way(start, goal))

    def _way(self, start: Node, goal: Node | None) -> Way:
        """The shortest way to a node; without a goal, to a test that was not tried, and including it."""
        reached: dict[Node, Way] = {start: ()}
        waiting = deque([start])
        while waiting:
            node = waiting.popleft()
            if node == goal:
                return reached[node]
            untried = self._untried(node) if goal is None else None
            if untried is not None:
                return (*reached[node], (untried, None))
            for cycle, target in self._steps(node):
                if target not in reached:
                    reached[target] = (*reached[node], (cycle, target))
                    waiting.append(target)
        return ()

    def _untried(self, node: Node) -> Cycle | None:
        """The first cycle that was not tried in a node. None is untried again, so each is looked at once."""
        left = self._left.get(node)
        if left is None:
            left = self._left[node] = [*reversed(self._planner.cycles(node))]
        while left and (Test(node, left[-1]) in self.fates or self._is_fatal(left[-1])):
            left.pop()
        return left[-1] if left else None

    def died(self, test: Test, how: str) -> None:
        """Note that a test ended the subject."""
        self._fatal.setdefault(how, []).append(frozenset((test.cycle.given.stimulus, *test.cycle.plan)))

    def _is_fatal(self, cycle: Cycle) -> bool:
        """Does a cycle have everything in common that several cycles have which ended the subject in one way?"""
        elements = {cycle.given.stimulus, *cycle.plan}
        return any(len(each) >= ATTEMPTS and frozenset.intersection(*each) <= elements for each in self._fatal.values())

    def _steps(self, node: Node) -> Iterator[tuple[Cycle, Node]]:
        for cycle in self._planner.cycles(node):
            test = Test(node, cycle)
            if isinstance(self.fates.get(test), Passed) or test in self._passable:
                for end in sorted(self._planner.expected(node, cycle).ends):
                    target = frozenset((end,))
                    if self._missed.get((test, target), 0) < ATTEMPTS:
                        yield cycle, target

    @property
    def every(self) -> Mapping[Test, Fate | None]:
        """All tests of the restricted machine, with what became of them; None for those that were not tried."""
        planned = {Test(node, cycle): None for node in self._planner.nodes for cycle in self._planner.cycles(node)}
        return planned | self.fates
