"""The tests of a suite of cycles on their subjects: a few on one, and then the others in lanes, if they are many.

Each lane has a share of the tests, and begins with what the first ones have shown of the subject. So failures that are
in the way, and cycles that end the subject, need not be found by each lane.
"""

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from leverframe.conform.campaign.walking import Known, Test, Walker
from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.cycles.planning import Node, Planner
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.taking import Groups
from leverframe.conform.suite import failures
from leverframe.conform.suite.bounds import Bounds
from leverframe.conform.suite.failures import Met
from leverframe.conform.suite.fates import Failed, Fate, Passed, Troubled
from leverframe.conform.suite.lanes import Lent, lanes
from leverframe.conform.suite.results import Allowed
from leverframe.conform.suite.running import Session, Venue
from leverframe.conform.wire import messages as wire

FIRST = 100
"""The tests that are tried before the lanes begin."""
LEAST = 1_000
"""The tests of a lane, at least: if there are many classes, each lane has to go to most of them."""


@dataclass(frozen=True, slots=True)
class Means:
    """What judges cycles, and what plans them."""

    judge: Judge
    planner: Planner
    groups: Groups
    """The groups of transitions of which the tests are to show that the subject has taken them."""

    def another(self) -> "Means":
        """The same, for another lane."""
        judge = self.judge.another()
        return Means(judge, self.planner.another(judge.main.steered), self.groups)


@dataclass
class Found:
    """What a walk has found: of the subject, and how many cycles it tried."""

    known: Known
    met: dict[Test, Met] = field(default_factory=dict)
    """The failures, as they were met first."""
    tried: int = 0
    untold: set[str] = field(default_factory=set)
    """The parts of an edge that some record did not tell."""
    told: set[str] = field(default_factory=set)
    """What some record told (`Judge.told_by_records`)."""
    again: set[Test] = field(default_factory=set)
    """The tests in a class to which the subject had come before."""


@dataclass(frozen=True, slots=True)
class _Share:
    """What a lane tries, after what is known. `began` is the time of a clock that all processes of a computer share."""

    lent: Lent[Means]
    bounds: Bounds
    known: Known
    lane: int
    lanes: int
    allowed: Allowed
    began: float

    def walked(self, session: Session) -> Found:
        """What a walk on a session has found."""
        self.bounds.tell(session)
        with self.lent.lent() as means:
            walker = Walker(means.planner, self.known, self.lane, self.lanes)
            return _Course(session, means, walker, self.allowed, self.began).found()

    def at(self, venue: Venue) -> Found:
        """What a walk at a venue has found."""
        return venue(self.walked)


def shares(tests: int) -> int:
    """The number of lanes for so many tests."""
    return lanes(tests, LEAST)


class Walk:
    """All tests, in one lane or in several."""

    def __init__(self, session: Session, means: Means, bounds: Bounds, allowed: Allowed, count: int) -> None:
        self._session, self._means, self._bounds, self._allowed = session, means, bounds, allowed
        self._count = count
        self._found = Found(Known())
        self.walker = Walker(means.planner, self._found.known)
        self.lanes: tuple[int, ...] = ()
        """The cycles that were tried in each lane."""
        self.seconds = 0.0

    def go(self) -> None:
        """Try every test."""
        began = time.monotonic()
        first = self._allowed if self._count == 1 else self._allowed.of_lane(0).at_most(FIRST)
        self._bounds.tell(self._session)
        self._add(_Course(self._session, self._means, self.walker, first, began).found())
        if self._count > 1:
            self._in_lanes(began)
        for node in {test.node for test in self._found.known.fates}:
            self._means.planner.cycles(node)  # in every process, so that it knows which plans were left out
        self.seconds = time.monotonic() - began

    def shortest(self) -> Iterator[Met]:
        """The failures that were met, each with the shortest way to its class that is known to work."""
        start = self._means.planner.initial
        for test, met in self._found.met.items():
            way = self.walker.way(start, test.node)
            yield replace(met, short=(*way, test.cycle)) if way or test.node == start else met

    @property
    def again(self) -> frozenset[Test]:
        """The tests in a class to which the subject had come before."""
        return frozenset(self._found.again)

    @property
    def met(self) -> Mapping[Test, Met]:
        """The failures, as they were met first."""
        return self._found.met

    @property
    def untold(self) -> frozenset[str]:
        """The parts of an edge that some record did not tell."""
        return frozenset(self._found.untold)

    @property
    def told(self) -> frozenset[str]:
        """What some record told (`Judge.told_by_records`)."""
        return frozenset(self._found.told)

    def _in_lanes(self, began: float) -> None:
        lent, known = Lent(self._means), self._found.known
        if self._session.is_shared:
            lent.share()
        each = [
            _Share(lent, self._bounds, known.copy(), lane, self._count, self._allowed.of_lane(lane + 1), began)
            for lane in range(self._count)
        ]
        for found in self._session.together([share.at for share in each], apart=True):
            self._add(found)

    def _add(self, found: Found) -> None:
        if found.known is not self._found.known:
            self._found.known.add(found.known)
        self._found.met = {**found.met, **self._found.met}
        self._found.untold |= found.untold
        self._found.told |= found.told
        self._found.again |= found.again
        self.lanes += (found.tried,)


class _Course:
    """Tests one after the other; a fresh process after each trouble that ended one."""

    def __init__(self, session: Session, means: Means, walker: Walker, allowed: Allowed, began: float) -> None:
        self._session, self._judge, self._planner = session, means.judge, means.planner
        self._groups = means.groups
        self._walker, self._allowed, self._began = walker, allowed, began
        self._found = Found(walker.known, untold=means.judge.untold, told=means.judge.told_by_records)
        self._run: list[Test] = []
        self._nodes: set[Node] = set()

    def found(self) -> Found:
        """What was found when every test was tried, or when the time is over."""
        while not self._is_over() and self._execution():
            pass
        return self._found

    def _is_over(self) -> bool:
        return self._allowed.is_over(self._began, self._found.tried)

    def _execution(self) -> bool:
        """One execution, from its reset until nothing can be tried from where the subject is. False: all is done."""
        first = self._walker.next(self._planner.initial)
        if first is None or not self._session.is_ready():
            return False
        fresh = self._session.reset()
        if not isinstance(fresh, wire.OkAnswer):
            wrongs = failures.wrongs(Troubled(fresh))
            if wrongs:
                self._found.met.setdefault(Test(self._planner.initial, first), Met(wrongs, (first,)))
            return self._session.trouble is None
        self._judge.reset(fresh)
        self._run, self._nodes = [], set()
        node: Node | None = self._planner.initial
        while node is not None:
            cycle = self._walker.next(node)
            if cycle is None:
                return True
            node = self._tried(Test(node, cycle))
            if self._is_over():  # nowhere else: the number of cycles then says where a campaign ended
                return True
        return True

    def _tried(self, test: Test) -> Node | None:
        """The class in which the subject is after a test; None if nobody knows."""
        self._found.tried += 1
        self._run.append(test)
        if test.node in self._nodes:
            self._found.again.add(test)
        self._nodes.add(test.node)
        fate = judged(self._session, self._judge, test.cycle, self._groups)
        wrongs = failures.wrongs(fate)
        if wrongs and not isinstance(self._walker.known.fates.get(test), Failed):
            self._found.met.setdefault(test, Met(wrongs, tuple(one.cycle for one in self._run)))
        if not self._session.is_alive:
            self._walker.died(test, failures.cause(wrongs[0]))
        # Without an end, a fresh execution begins: no test passes unless all dimensions are judged.
        end = failures.end(fate, self._judge, self._planner)
        self._walker.ended(test, fate, end)
        unseen = self._judge.unseen
        self._walker.seen(one for number, one in enumerate(self._run) if number not in unseen)
        return end


def judged(session: Session, judge: Judge, cycle: Cycle, groups: Groups | None = None) -> Fate:
    """What becomes of a cycle. `groups` are those of which somebody asks whether they were taken."""
    found = session.cycle(cycle)
    if not isinstance(found, tuple):
        return Troubled(found)
    wrongs = judge.judge(cycle, *found)
    if wrongs:
        return Failed(wrongs)
    return Passed(not judge.unseen, None if groups is None else judge.taken(groups))
