"""A suite whose tests are known beforehand, each with a reset of its own: run one after the other, in their order."""

import hashlib
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from leverframe.conform.suite import failures
from leverframe.conform.suite.bounds import Bounds
from leverframe.conform.suite.failures import Met
from leverframe.conform.suite.fates import Asked, Fate, Passed, Run, Troubled
from leverframe.conform.suite.results import Allowed, Directed, Plan, Result
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire

TRIES = 3
"""How often a cycle is tried in which the subject ends: each time may take as long as an answer may."""

Test = TypeVar("Test", bound=Hashable)


class Moot:
    """Not a test of this subject: rightly, it is not where the last request would tell anything."""


class Listed(ABC, Generic[Test]):
    """Such a suite. A subclass says what a test asks, what becomes of it, and what follows."""

    name: str
    plan: Plan
    divides = False

    def __init__(self, target: Target, tests: Sequence[Test], bounds: Bounds | None = None) -> None:
        self._target, self._tests, self._bounds = target, tests, bounds

    @abstractmethod
    def asks(self, test: Test) -> Run:
        """What a test asks."""

    @abstractmethod
    def became(self, session: Session, run: Run) -> Fate | Moot | None:
        """What becomes of the last request of a run after a reset; None if an earlier one does not pass.

        What differs from choices of the reference alone, and from nothing else, passes.
        """

    @abstractmethod
    def directed_at(self, fates: Mapping[Test, Fate | None]) -> Mapping[str, Directed]:
        """The tests that are directed at each requirement."""

    @abstractmethod
    def guaranteed(self, result: Result) -> str:
        """What follows from the tests that passed, in sentences."""

    @property
    def symbols(self) -> int:
        """The number of requests in all tests."""
        return sum(self._effort(test) for test in self._tests)

    def _effort(self, test: Test) -> int:
        return sum(1 + len(getattr(one, "plan", ())) for one in self.asks(test))

    def conduct(self, session: Session, allowed: Allowed) -> Result:
        """Try every test, at bounds of its own if it has some."""
        before = session.target
        try:
            self._tell(session)
            return self._conducted(session, allowed)
        finally:
            session.retarget(before)

    def _tell(self, session: Session) -> None:
        if self._bounds is not None:
            self._bounds.tell(session)

    def _conducted(self, session: Session, allowed: Allowed) -> Result:
        self._target = session.target
        began = time.monotonic()
        fates: dict[Test, Fate | None] = dict.fromkeys(self._tests)
        tried = 0
        met: list[Met] = []
        ended: Counter[Asked] = Counter()
        for test in self._tests:
            run = self.asks(test)
            if any(ended[asked] == TRIES for asked in run):
                continue
            if allowed.is_over(began, tried) or not session.is_ready():
                break
            tried += 1
            fate = self.became(session, run)
            if session.ended_in is not None:
                ended[session.ended_in] += 1
            if isinstance(fate, Moot):
                del fates[test]
                continue
            wrongs = failures.wrongs(fate)
            differs = bool(wrongs) and all(wrong.named is not None and wrong.named.choices for wrong in wrongs)
            fates[test] = Passed() if differs else fate
            if wrongs:
                met.append(Met(wrongs, run, run))
        session.stop()
        told = "\n".join(str(one) for test in self._tests for one in self.asks(test))
        found, unsteady = failures.reported(self.name, met, self.replayed, self._target)
        result = Result(
            name=self.name,
            plan=self.plan,
            fates=tuple(fates.values()),
            directed=self.directed_at(fates),
            failures=found,
            unsteady=unsteady,
            lanes=(tried,),
            symbols=sum(self._effort(test) for test, fate in fates.items() if fate),
            seconds=time.monotonic() - began,
            digest=hashlib.sha256(told.encode()).hexdigest(),
        )
        return replace(result, guarantee=self.guaranteed(result))

    def replayed(self, run: Run) -> Fate | None:
        """The same in a fresh process."""
        with Session(self._target) as session:
            started = session.start()
            if not isinstance(started, wire.StartAnswer):
                return Troubled(started)
            self._tell(session)
            fate = self.became(session, run)
            session.stop()
            return None if isinstance(fate, Moot) else fate
