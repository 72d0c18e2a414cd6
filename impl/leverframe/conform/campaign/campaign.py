"""A campaign in mode cycles: start the subject, try every test, report what failed, and judge each requirement."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from leverframe.conform.campaign import failures, running
from leverframe.conform.campaign.failures import Met
from leverframe.conform.campaign.running import Session, Target
from leverframe.conform.campaign.tests import Failure, Fate, Passed, Test, Troubled, Unsteady
from leverframe.conform.campaign.walking import Walker
from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.planning import Node, Planner
from leverframe.conform.judge.judging import EDGE, Judge
from leverframe.conform.subject.troubles import NotAnAnswer, Trouble
from leverframe.conform.wire import messages as wire
from leverframe.observe.unnoticed import unnoticed

OTHERWISE = NotAnAnswer("", "a second process answers 'start' otherwise", "answer 'start' the same each time")


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds for the tests (replays of failures come after them), tests, and disturbances in one cycle."""

    seconds: float | None = None
    tests: int | None = None
    disturbances: int = 1


@dataclass(frozen=True, slots=True)
class Plan:
    """What is planned, before the first test: classes, tests, requests, and what the view cannot notice."""

    classes: int
    tests: int
    symbols: int
    dimensions: tuple[str, ...]
    unnoticed: tuple[str, ...]
    absent: tuple[str, ...]
    bounded: bool


@dataclass(frozen=True)
class Campaign:
    """What came of a campaign. `trouble` is what kept it from beginning, or from going on."""

    started: wire.StartAnswer | None
    trouble: Trouble | None = None
    abilities: Abilities | None = None
    plan: Plan | None = None
    planner: Planner | None = None
    fates: dict[Test, Fate | None] = field(default_factory=dict)
    failures: tuple[Failure, ...] = ()
    unsteady: tuple[Unsteady, ...] = ()
    tried: int = 0
    """The number of cycles of the campaign, replays excluded."""
    seconds: float = 0.0
    untold: tuple[str, ...] = ()
    """The parts of an edge that some record did not tell, so they were not judged there."""


def conducted(target: Target, limits: Limits, planned: Callable[[Plan], None] = lambda _: None) -> Campaign:
    """Judge a subject. `planned` is told the plan before the first test."""
    with Session(target) as session:
        started = session.start()
        if not isinstance(started, wire.StartAnswer):
            return Campaign(None, started)
        abilities = running.abilities(target, started)
        if "cycles" not in started.modes or not abilities.stimuli:
            return Campaign(started, abilities=abilities)
        judge = Judge(abilities, silent=started.refusals == "silent")
        planner = Planner(judge.main.steered, limits.disturbances)
        plan = _plan(abilities, judge, planner)
        planned(plan)
        walk = _Walk(started, session, judge, planner, limits)
        walk.go()
    found, unsteady = failures.reported(target, judge, walk.walker, planner.initial, walk.met)
    untold = tuple(name for name in EDGE if name in judge.untold)
    fates = dict(walk.walker.every)
    return Campaign(
        started, walk.trouble, abilities, plan, planner, fates, found, unsteady, walk.tried, walk.seconds, untold
    )


def _plan(abilities: Abilities, judge: Judge, planner: Planner) -> Plan:
    interface, view = abilities.interface, judge.main.steered.view
    # The environment does what the plan says, and nothing else.
    ruled = {f"whether {action.event} happens, and when" for action in abilities.declaration.environment}
    blind = unnoticed(abilities.declaration, interface, frozenset(view))
    tests = [Test(node, cycle) for node in planner.nodes for cycle in planner.cycles(node)]
    return Plan(
        classes=len(planner.nodes),
        tests=len(tests),
        symbols=sum(1 + len(test.cycle.plan) for test in tests),
        dimensions=tuple(one.name for one in judge.dimensions),
        unnoticed=tuple(one for one in blind if one not in ruled),
        absent=abilities.absent,
        bounded=planner.bounded,
    )


class _Walk:
    """The tests, one after the other; a fresh process after each trouble that ended one."""

    def __init__(
        self, started: wire.StartAnswer, session: Session, judge: Judge, planner: Planner, limits: Limits
    ) -> None:
        self._started, self._judge, self._planner, self._limits = started, judge, planner, limits
        self._session = session
        self.walker = Walker(planner)
        self.met: list[Met] = []
        self.trouble: Trouble | None = None
        """What kept the walk from going on: a fresh process that does not begin as the first one did."""
        self.tried = 0
        self.seconds = 0.0
        self._run: list[Test] = []
        self._has_run = False

    def go(self) -> None:
        """Try every test."""
        began = time.monotonic()
        while not self._is_over(began) and self._execution(began):
            pass
        if self._session.is_alive:
            self._session.stop()
        self.seconds = time.monotonic() - began

    def _is_over(self, began: float) -> bool:
        limits = self._limits
        late = limits.seconds is not None and time.monotonic() - began > limits.seconds
        return late or (limits.tests is not None and self.tried >= limits.tests)

    def _execution(self, began: float) -> bool:
        """One execution, from its reset until nothing can be tried from where the subject is. False: all is done."""
        first = self.walker.next(self._planner.initial)
        if first is None:
            return False
        if not self._session.is_alive:
            self._has_run = False
            self._session.renew()
            started = self._session.start()
            if started != self._started:
                self.trouble = OTHERWISE if isinstance(started, wire.StartAnswer) else started
                return False
        answer = self._session.reset()
        if not isinstance(answer, wire.OkAnswer):
            test = Test(self._planner.initial, first)
            wrongs = failures.wrongs(Troubled(answer))
            self.met += [Met(test, wrongs, (first,))] if wrongs else []
            again = bool(wrongs) and self._has_run  # a fresh process may do it
            self.trouble = None if again else answer
            return again
        self._has_run = True
        self._judge.reset(answer)
        self._run = []
        node: Node | None = self._planner.initial
        while node is not None:
            cycle = self.walker.next(node)
            if cycle is None:
                return True
            node = self._tried(Test(node, cycle))
            if self._is_over(began):  # nowhere else: the number of cycles then says where a campaign ended
                return True
        return True

    def _tried(self, test: Test) -> Node | None:
        """The class in which the subject is after a test; None if nobody knows."""
        self.tried += 1
        self._run.append(test)
        fate = running.judged(self._session, self._judge, test.cycle)
        wrongs = failures.wrongs(fate)
        if wrongs:
            self.met.append(Met(test, wrongs, tuple(one.cycle for one in self._run)))
        if not self._session.is_alive:
            self.walker.died(test, failures.cause(wrongs[0]))
        # After a failure a fresh execution begins: a dimension that failed is not judged further, and a test behind it
        # would pass without it.
        known = isinstance(fate, Passed)
        end = self._planner.node(self._judge.states(self._planner.resting)) if known else None
        self.walker.ended(test, fate, end)
        unseen = self._judge.unseen
        self.walker.seen(one for number, one in enumerate(self._run) if number not in unseen)
        return end
