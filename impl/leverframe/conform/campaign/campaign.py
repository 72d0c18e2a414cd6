"""A campaign: start the subject, and conduct each suite that it can be given and that the options select."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from leverframe.conform.campaign.cycling import Cycles
from leverframe.conform.data.messages.suite import Messages, applies
from leverframe.conform.subject.troubles import Trouble
from leverframe.conform.suite.fates import Failure, Unsteady
from leverframe.conform.suite.results import Allowed, Result, Suite
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds for the tests of all suites (replays of failures come after them), and disturbances in one cycle.

    `tests` are how many tests each suite may run, by its name.
    """

    seconds: float | None = None
    tests: Mapping[str, int] = field(default_factory=dict)
    disturbances: int = 1


@dataclass(frozen=True)
class Campaign:
    """What came of a campaign. `trouble` is what kept it from beginning."""

    started: wire.StartAnswer | None
    trouble: Trouble | None = None
    results: tuple[Result, ...] = ()

    @property
    def failures(self) -> tuple[Failure, ...]:
        """The failures of all suites."""
        return tuple(failure for result in self.results for failure in result.failures)

    @property
    def unsteady(self) -> tuple[Unsteady, ...]:
        """What fresh processes did not show again."""
        return tuple(one for result in self.results for one in result.unsteady)

    @property
    def seconds(self) -> float:
        """The seconds for the tests of all suites."""
        return sum(result.seconds for result in self.results)


def conducted(target: Target, limits: Limits, planned: Callable[[Suite], None] = lambda _: None) -> Campaign:
    """Judge a subject. `planned` is told each suite before its first test."""
    with Session(target) as session:
        started = session.start()
        if not isinstance(started, wire.StartAnswer):
            return Campaign(None, started)
        results: list[Result] = []
        for suite in suites(target, started, limits):
            planned(suite)
            spent = sum(result.seconds for result in results)
            left = None if limits.seconds is None else max(0.0, limits.seconds - spent)
            results.append(suite.conduct(session, Allowed(left, limits.tests.get(suite.name))))
        session.stop()
    return Campaign(started, None, tuple(results))


def suites(target: Target, started: wire.StartAnswer, limits: Limits) -> Sequence[Suite]:
    """The suites that a subject can be given."""
    found: list[Suite] = []
    if "cycles" in started.modes and set(started.stimuli) & set(target.interface.stimuli):
        found.append(Cycles(target, started, limits.disturbances))
    if applies(target.declaration, started):
        found.append(Messages(target, started))
    return found
