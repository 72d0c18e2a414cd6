"""A campaign: start the subject, and conduct each suite that it can be given and that the options select."""

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import Literal, TypeVar

from leverframe.conform.campaign.cycling import NAME as CYCLES
from leverframe.conform.campaign.cycling import Cycles
from leverframe.conform.data.clock import NAME as CLOCK
from leverframe.conform.data.clock import deadline
from leverframe.conform.data.messages import NAME as MESSAGES
from leverframe.conform.data.messages import Messages, applies
from leverframe.conform.data.policies import NAME as POLICIES
from leverframe.conform.data.policies import governed
from leverframe.conform.data.repeats import NAME as REPEATS
from leverframe.conform.data.scopes import NAME as SCOPES
from leverframe.conform.data.scopes import scoped
from leverframe.conform.subject.troubles import Trouble
from leverframe.conform.suite.bounds import BOUNDS, bounded, edges
from leverframe.conform.suite.crew import Crew, crew
from leverframe.conform.suite.failures import merged
from leverframe.conform.suite.fates import Failure, Unsteady
from leverframe.conform.suite.results import Allowed, Result, Suite
from leverframe.conform.suite.running import Session, Target, Venue
from leverframe.conform.wire import messages as wire
from leverframe.deadline import OutOfTimeError, within
from leverframe.extras import MissingExtraError

T = TypeVar("T")

PLANNING = 10.0
"""With a budget, the least seconds for planning a suite."""
DEFAULT_SECONDS = 60.0
"""Without a budget, a suite for an extra state runs if all suites together take no longer than this."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a campaign may do.

    `seconds` are for the tests of all suites (replays of failures come after them), and `tests` are how many tests each
    suite may run, by its name (`Allowed`): then these suites run, and no other ones. `disturbances` are those in one
    cycle. `jobs` is the number of subjects at a time: nothing depends on it but time.

    `mode` and `suites` select suites; None and nothing: those of all modes. `extra` is the number of states beyond
    those of the reference that the subject may have, in mode events; None: one, if the budget allows. `seed` chooses
    the tests that run again.
    """

    seconds: float | None = None
    tests: Mapping[str, tuple[int, ...]] | None = None
    disturbances: int = 1
    mode: Literal["events", "cycles", "messages"] | None = None
    extra: int | None = None
    suites: tuple[str, ...] = ()
    seed: int = 0
    jobs: int = 1

    def selects(self, mode: str, name: str) -> bool:
        """May a suite run?"""
        return self.mode in {None, mode} and (self.names(name) or (self.tests is None and not self.suites))

    def names(self, name: str) -> bool:
        """Is a suite selected by its name, or by that of its kind?"""
        return name in self.named or (self.tests is None and BOUNDS in self.suites and name.startswith(f"{BOUNDS}-"))

    @property
    def named(self) -> tuple[str, ...]:
        """The suites that are selected by their names."""
        return tuple(self.tests) if self.tests is not None else self.suites

    def most(self, name: str) -> tuple[int, ...] | None:
        """How many tests a suite may run, lane by lane; None: all."""
        return None if self.tests is None else self.tests.get(name)


@dataclass(frozen=True)
class Campaign:
    """What came of a campaign. `trouble` is what kept it from beginning, or from going on."""

    started: wire.StartAnswer | None
    trouble: Trouble | None = None
    results: tuple[Result, ...] = ()
    left_out: tuple[str, ...] = ()
    """Suites that did not run, each with the reason."""
    is_cut: bool = False
    """Was there no time to plan one of them?"""

    @property
    def failures(self) -> tuple[Failure, ...]:
        """The failures of all suites, each cause once."""
        return merged(failure for result in self.results for failure in result.failures)

    @property
    def unsteady(self) -> tuple[Unsteady, ...]:
        """What fresh processes did not show again."""
        return tuple(one for result in self.results for one in result.unsteady)

    @property
    def seconds(self) -> float:
        """The seconds for the tests of all suites."""
        return sum(result.seconds for result in self.results)


def _unannounced(suite: Suite, seconds: float | None) -> None:
    """Nobody wants to know."""
    del suite, seconds


def conducted(
    target: Target, limits: Limits, planned: Callable[[Suite, float | None], None] = _unannounced
) -> Campaign:
    """Judge a subject. `planned` is told each suite before its first test, and its seconds if the rate is known."""
    with crew(target.connect, limits.jobs) as members:
        return _conducted(replace(target, connect=members.connect), limits, planned, members)


def _conducted(
    target: Target, limits: Limits, planned: Callable[[Suite, float | None], None], members: Crew
) -> Campaign:
    with Session(target, members) as session:
        started = session.start()
        if not isinstance(started, wire.StartAnswer):
            return Campaign(None, started)
        target = bounded(target, started)
        session.retarget(target)
        conductor, left_out = _Conductor(session, limits, planned), LeftOut()
        for suite in suites(target, started, limits, conductor.finished, left_out):
            conductor.take(suite)
        results = tuple(conductor.finished())
        session.stop()
    return Campaign(started, session.trouble, results, tuple(left_out.reasons), left_out.is_cut)


class _Conductor:
    """Suites that are conducted together once somebody asks for their results."""

    def __init__(self, session: Session, limits: Limits, planned: Callable[[Suite, float | None], None]) -> None:
        self._session, self._limits, self._planned = session, limits, planned
        self._waiting: list[Suite] = []
        self._results: list[Result] = []
        self._known: list[Result] = []
        self._before = 0.0
        self._spent: dict[int, float] = {}
        """The seconds of each thread since the suites that are conducted began."""

    def take(self, suite: Suite) -> None:
        """Conduct a suite with those that wait."""
        self._waiting.append(suite)

    def finished(self) -> Sequence[Result]:
        """The results of all suites that were taken."""
        if self._waiting:
            self._results += self._session.together([partial(self._conduct, suite) for suite in self._waiting])
            self._waiting.clear()
            self._before += max(self._spent.values())
            self._spent.clear()
        return self._results

    def _conduct(self, suite: Suite, venue: Venue) -> Result:
        thread, budget = threading.get_ident(), self._limits.seconds
        spent = self._spent.get(thread, 0.0)
        left = None if budget is None else max(0.0, budget - self._before - spent)
        self._planned(suite, _estimate(suite, self._known))
        allowed = Allowed(left, self._limits.most(suite.name))
        result = venue(partial(_conduct, suite, allowed), movable=not suite.divides)
        self._spent[thread] = spent + result.seconds
        self._known.append(result)
        return result


def _conduct(suite: Suite, allowed: Allowed, session: Session) -> Result:
    return suite.conduct(session, allowed)


@dataclass
class LeftOut:
    """Suites that do not run, each with the reason. `is_cut`: was there no time to plan one of them?"""

    reasons: list[str] = field(default_factory=list)
    is_cut: bool = False


def suites(
    target: Target,
    started: wire.StartAnswer,
    limits: Limits,
    finished: Callable[[], Sequence[Result]],
    left_out: LeftOut,
) -> Iterator[Suite]:
    """The suites that a subject can be given. `finished` conducts the earlier ones, for those that depend on them."""
    offered = "cycles" in started.modes and set(started.stimuli) & set(target.interface.stimuli)
    names = [
        CYCLES,
        *([REPEATS] if REPEATS in limits.named else []),
        *([POLICIES] if governed(target, started) else []),
        *([SCOPES] if scoped(target, started) else []),
        *([CLOCK] if deadline(target, started) is not None else []),
    ]
    selected = [name for name in names if offered and limits.selects("cycles", name)]
    yield from _of_cycles(selected, cache(partial(Cycles, target, started, limits.disturbances)), limits, left_out)
    if offered and any(name.startswith(BOUNDS) for name in limits.named):
        yield from _at_edges(target, started, limits, left_out)
    if "events" in started.modes and started.alphabet:
        yield from _in_mode_events(target, started, limits, finished, left_out)
    if applies(target.declaration, started) and limits.selects("messages", MESSAGES):
        yield Messages(target, started)


def _of_cycles(names: Sequence[str], begun: Callable[[], Cycles], limits: Limits, left_out: LeftOut) -> Iterator[Suite]:
    """The suites of cycles with these names, up to one that takes too long to plan: the others take as long."""
    for name in names:
        suite = _planned(name, partial(_suite, begun, name), limits, left_out)
        if suite is None:
            return
        yield suite


def _suite(begun: Callable[[], Cycles], name: str) -> Suite:
    return begun().suite(name)


def _planned(name: str, make: Callable[[], T], limits: Limits, left_out: LeftOut) -> T | None:
    """A suite, unless planning it takes longer than a budget allows: as long as its tests may, and `PLANNING`."""
    if limits.seconds is None:
        return make()
    seconds = max(limits.seconds, PLANNING)
    try:
        with within(seconds):
            return make()
    except OutOfTimeError:
        left_out.reasons.append(f"{name}: it takes more than {seconds:g} s to plan; declare bounds, or fewer events")
        left_out.is_cut = True
        return None


def _at_edges(target: Target, started: wire.StartAnswer, limits: Limits, left_out: LeftOut) -> Iterator[Suite]:
    for name, there in edges(target, started):
        if not limits.selects("cycles", name):
            continue
        if isinstance(there, str):
            left_out.reasons.append(f"{name}: {there}")
            continue
        clock = there.interface.clock
        is_timed = clock is not None and name.rsplit("-", 1)[0] == f"{BOUNDS}-{clock.bound}"
        if is_timed and deadline(there, started) is None:
            left_out.reasons.append(
                f"{name}: no time passes on the clock of the subject, so its deadline does not show"
            )
            continue
        begin = partial(Cycles, there, started, limits.disturbances, name, target)
        suite = _planned(name, partial(_at_edge, begin, is_timed=is_timed), limits, left_out)
        yield from () if suite is None else (suite,)


def _at_edge(begin: Callable[[], Cycles], *, is_timed: bool) -> Suite:
    cycles = begin()
    return cycles.timed() if is_timed else cycles.suite(CYCLES)


def _in_mode_events(
    target: Target,
    started: wire.StartAnswer,
    limits: Limits,
    finished: Callable[[], Sequence[Result]],
    left_out: LeftOut,
) -> Iterator[Suite]:
    try:
        from leverframe.conform.events.suite import Events, extra_of, name_of  # noqa: PLC0415 -- it needs NumPy
    except MissingExtraError as error:
        if limits.mode is not None or limits.named:
            raise
        left_out.reasons.append(f"suites in mode events: {error}")
        return
    kinds = [(0, True), *([(0, False)] if {"state", "path"} & target.observes(started) else [])]
    more = {1 if limits.extra is None else limits.extra, *filter(None, map(extra_of, limits.named))} - {0}
    kinds += [(extra, True) for extra in sorted(more)]
    for extra, state in kinds:
        name = name_of(extra, state=state)
        if not limits.selects("events", name):
            continue
        make = partial(Events, target, started, extra, limits.seed, state=state)
        suite = _planned(name, make, limits, left_out)
        if suite is None:
            continue
        if not (state or suite.reference.view):
            left_out.reasons.append(f"{name}: nothing but the state can be seen")
            continue
        why = "" if limits.named or not extra else _why_not(suite, limits, finished())
        if why:
            left_out.reasons.append(f"{name}: {suite.plan.tests:,} tests with {suite.plan.symbols:,} inputs, {why}")
        else:
            yield suite


def _left(seconds: float, results: Sequence[Result]) -> float:
    """What is left if one suite runs after the other: whether one more runs does not depend on `jobs`."""
    return max(0.0, seconds - sum(result.seconds for result in results))


def _why_not(suite: Suite, limits: Limits, results: Sequence[Result]) -> str:
    """Why a suite for extra states does not run; empty if it does."""
    if any(result.failures for result in results):
        return "since tests have failed"
    left = _left(DEFAULT_SECONDS if limits.seconds is None else limits.seconds, results)
    if left == 0 and limits.seconds is not None:
        return "since the budget is spent"
    estimate = _estimate(suite, results)
    if estimate is None or (limits.extra is not None and limits.seconds is None):
        return ""
    return "" if estimate <= left else f"would take {estimate:,.0f} s at the measured rate"


def _estimate(suite: Suite, results: Sequence[Result]) -> float | None:
    """The seconds that a suite takes at the rate of an earlier one of its kind."""
    kind = suite.name.split("-", maxsplit=1)[0]
    known = [one for one in results if one.name.split("-", maxsplit=1)[0] == kind and one.symbols]
    return suite.plan.symbols * known[0].seconds / known[0].symbols if known else None
