"""The order of the tests: every cycle in every class that can be reached, planned anew after each answer.

From where the subject is, the nearest test that was not tried comes next. Cycles that failed, or that the subject
cannot do, are on no way to it: so what lies only behind them is never tried. A failure after which it is known where
the subject is, as with a wrong record, is in nobody's way. Once several cycles have ended the subject
in one way, as by a time-out, cycles that contain everything that these have in common are not tried either.

A walk may have a share of the tests. Then it tries others only if they may lead it where it has not been yet.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

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


@dataclass
class Known:
    """What is known of a subject."""

    fates: dict[Test, Fate] = field(default_factory=dict)
    passable: set[Test] = field(default_factory=set)
    """The failed tests after which it was known where the subject was."""
    missed: dict[tuple[Test, Node], int] = field(default_factory=dict)
    """How often a test did not lead to a class."""
    fatal: dict[str, list[frozenset[Element]]] = field(default_factory=dict)
    """The elements of the tests that ended it, by the way in which they did."""

    def copy(self) -> "Known":
        """The same, for another walk."""
        fatal = {how: [*each] for how, each in self.fatal.items()}
        return Known({**self.fates}, {*self.passable}, {**self.missed}, fatal)

    def add(self, other: "Known") -> None:
        """Add what another walk has found of tests, after the last one."""
        for test, fate in other.fates.items():
            self.note(test, fate)
        self.passable |= other.passable
        self.missed |= other.missed

    def note(self, test: Test, fate: Fate) -> None:
        """Note what became of a test. Of a test that was tried before, a failure counts more than a success."""
        known = self.fates.get(test)
        if isinstance(fate, Passed) and isinstance(known, Passed):
            self.fates[test] = known.joined(fate)
        elif not isinstance(fate, Passed) or not isinstance(known, Failed):
            self.fates[test] = fate


class Walker:
    """Which test comes next, of the share number `lane` of so many `lanes`."""

    def __init__(self, planner: Planner, known: Known | None = None, lane: int = 0, lanes: int = 1) -> None:
        self._planner, self.known = planner, known or Known()
        self._lane, self._lanes = lane, lanes
        self._heading: tuple[Test, Node] | None = None
        self._left: dict[Node, list[Cycle]] = {}

    def ended(self, test: Test, fate: Fate, end: Node | None) -> None:
        """Note what became of a test, and in which class it ended."""
        known = self.known
        if isinstance(fate, Failed) and end is not None:
            known.passable.add(test)
        known.note(test, fate)
        if self._heading is not None and self._heading[0] == test and self._heading[1] != end:
            known.missed[self._heading] = known.missed.get(self._heading, 0) + 1

    def seen(self, tests: Iterable[Test]) -> None:
        """Note that these tests would have failed if the subject had ignored their stimuli."""
        fates = self.known.fates
        passed = ((test, fates[test]) for test in tests)
        fates |= {test: replace(fate, seen=True) for test, fate in passed if isinstance(fate, Passed)}

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
        return self._onward(reached) if goal is None else ()

    def _untried(self, node: Node) -> Cycle | None:
        """The first cycle of this share that was not tried in a node. None is untried again: each is looked at once."""
        left = self._left.get(node)
        if left is None:
            left = self._left[node] = [*reversed(self._planner.cycles(node)[self._lane :: self._lanes])]
        while left and self._is_done(Test(node, left[-1])):
            left.pop()
        return left[-1] if left else None

    def _onward(self, reached: Mapping[Node, Way]) -> Way:
        """The shortest way to a test of another share that may lead to a new class, if this share is not done."""
        if self._lanes > 1 and any(self._untried(node) for node in self._planner.nodes if node not in reached):
            for node, way in reached.items():
                for cycle in self._planner.cycles(node):
                    ends = self._planner.expected(node, cycle).ends
                    if any(frozenset((end,)) not in reached for end in ends) and not self._is_done(Test(node, cycle)):
                        return (*way, (cycle, None))
        return ()

    def _is_done(self, test: Test) -> bool:
        return test in self.known.fates or self._is_fatal(test.cycle)

    def died(self, test: Test, how: str) -> None:
        """Note that a test ended the subject."""
        self.known.fatal.setdefault(how, []).append(frozenset((test.cycle.given.stimulus, *test.cycle.plan)))

    def _is_fatal(self, cycle: Cycle) -> bool:
        """Does a cycle have everything in common that several cycles have which ended the subject in one way?"""
        if not self.known.fatal:
            return False
        elements, fatal = {cycle.given.stimulus, *cycle.plan}, self.known.fatal.values()
        return any(len(each) >= ATTEMPTS and frozenset.intersection(*each) <= elements for each in fatal)

    def _steps(self, node: Node) -> Iterator[tuple[Cycle, Node]]:
        known = self.known
        for cycle in self._planner.cycles(node):
            test = Test(node, cycle)
            if isinstance(known.fates.get(test), Passed) or test in known.passable:
                for end in sorted(self._planner.expected(node, cycle).ends):
                    target = frozenset((end,))
                    if known.missed.get((test, target), 0) < ATTEMPTS:
                        yield cycle, target

    @property
    def every(self) -> Mapping[Test, Fate | None]:
        """All tests of the restricted machine, with what became of them; None for those that were not tried."""
        planned = {Test(node, cycle): None for node in self._planner.nodes for cycle in self._planner.cycles(node)}
        return planned | self.known.fates
