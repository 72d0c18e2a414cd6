"""What a suite plans, and what came of it.

A suite is made for what a subject declared. It runs on a session, and leaves a result: the fate of each test, the tests
that are directed at each requirement, the failures by their cause, and its part of the guarantee in words.
"""

import time
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from leverframe.conform.subject.troubles import Cannot, Errored
from leverframe.conform.suite.fates import Asked, Failure, Fate, Passed, Run, Troubled, Unsteady
from leverframe.conform.suite.requests import Request
from leverframe.conform.suite.running import Session


@dataclass(frozen=True, slots=True)
class Plan:
    """What is planned, before the first test.

    `symbols` are the requests of all tests; `scope` is where they are, in words. `unnoticed` is what nobody can notice
    in the dimensions; `absent` are the events that the subject cannot be given.
    """

    tests: int
    symbols: int
    scope: str
    dimensions: tuple[str, ...]
    unnoticed: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Allowed:
    """Seconds and tests that a suite may take; replays of failures come after them. None: no limit.

    A suite may run in several lanes, each with its own subject: `tests` are those of one lane after the other.
    """

    seconds: float | None = None
    tests: tuple[int, ...] | None = None

    def is_over(self, began: float, tried: int) -> bool:
        """Is the time over since `began`, or have all lanes run their tests? `tried` are those that ran."""
        return self.is_late(began) or (self.tests is not None and tried >= sum(self.tests))

    def is_late(self, began: float) -> bool:
        """Is the time over since `began`?"""
        return self.seconds is not None and time.monotonic() - began > self.seconds

    def of_lane(self, number: int) -> "Allowed":
        """What a lane may take."""
        return self if self.tests is None else Allowed(self.seconds, self.tests[number : number + 1])

    def at_most(self, tests: int) -> "Allowed":
        """The same with at most so many tests."""
        return Allowed(self.seconds, (tests if self.tests is None else min(tests, sum(self.tests)),))


@dataclass(frozen=True, slots=True)
class Directed:
    """The tests that are directed at a requirement: it needs a test of each group that passes.

    A group may name one fate of each kind in place of all. `passed` of `tests` passed. `absent` says why there are no
    tests, if there are none.
    """

    groups: tuple[Collection[Fate | None], ...]
    tests: int = 0
    passed: int = 0
    absent: str = ""
    about: tuple[str, ...] = ()
    """The events of each group, if a test may have passed without them."""
    lacking: tuple[str, ...] = ()
    """Why there are no tests for some further groups, each reason once."""


@dataclass(frozen=True)
class Result:
    """What came of a suite. A fate of None: the test was not reached, or lies beyond what is allowed."""

    name: str
    plan: Plan
    fates: Collection[Fate | None] = ()
    """What became of each test."""
    directed: Mapping[str, Directed] = field(default_factory=dict)
    """By the id of the requirement. No test is directed at one that is missing here."""
    failures: tuple[Failure, ...] = ()
    unsteady: tuple[Unsteady, ...] = ()
    lanes: tuple[int, ...] = ()
    """The number of tests that ran in each lane, replays excluded and repetitions included: a recheck stops there."""
    symbols: int = 0
    """The number of requests in the tests that ran."""
    seconds: float = 0.0
    summary: str = ""
    """How many tests passed, in a sentence or two."""
    guarantee: str = ""
    """What follows from that, in sentences."""
    implies: tuple[str, ...] = ()
    """The suites whose guarantees follow from this one."""
    digest: str = ""
    """The digest of all tests, in words."""

    @property
    def tried(self) -> int:
        """The number of tests that ran."""
        return sum(self.lanes)

    @cached_property
    def ran(self) -> Counter[str]:
        """The number of tests by what became of them."""
        found: Counter[str] = Counter()
        for fate in self.fates:
            match fate:
                case None:
                    found["not reached"] += 1
                case Passed(seen=seen):
                    found["passed" if seen else "showed nothing"] += 1
                case Troubled(Cannot()):
                    found["cannot be arranged"] += 1
                case Troubled(Errored()):
                    found["could not run"] += 1
                case _:
                    found["failed"] += 1
        return found

    @property
    def passed(self) -> str:
        """How many tests passed, in words."""
        passed, total = self.ran["passed"], self.ran.total()
        if total == 0:
            return "No test ran"
        if total == 1:
            return "The only test passed" if passed else "The only test did not pass"
        return f"{'Each' if passed == total else f'{passed:,}'} of {total:,} tests passed"

    @property
    def left_out(self) -> str:
        """The number of tests that did not pass, in a sentence; empty if all passed."""
        kinds = ("failed", "showed nothing", "could not run", "cannot be arranged", "not reached")
        left = [f"{self.ran[kind]:,} {kind}" for kind in kinds if self.ran[kind]]
        return f"The others: {', '.join(left)}." if left else ""


class Suite(Protocol):
    """The tests of one kind for one subject."""

    @property
    def name(self) -> str:
        """A name that no other suite has."""
        ...

    @property
    def plan(self) -> Plan:
        """What is planned."""
        ...

    @property
    def divides(self) -> bool:
        """Does it divide its tests, so that several subjects can take a share at the same time?"""
        ...

    def conduct(self, session: Session, allowed: Allowed) -> Result:
        """Run the tests on a session that has started; replay the failures in fresh processes after it has stopped."""
        ...

    def asked(self, found: Request) -> Asked | None:
        """What a request of the wire protocol asks; None if this suite does not ask it of this subject."""
        ...

    def replayed(self, run: Run) -> Fate | None:
        """What becomes of the last request of a run in a fresh process; None if an earlier one does not pass."""
        ...
