"""What a second look at a log shows: the properties that it breaks, the records that it lacks, what is assumed.

What holds of the reference holds of every run that it explains. So properties are decided only for executions without
an explanation. An explanation may need actions of the environment and faults that the log does not show: those of an
explanation with the fewest are told. If a row stands for several steps, and the document demands a record of each, then
those are missing that an explanation with the fewest of them needs.

Limits: all are done for the first executions only; the numbers are below.
"""

import itertools
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from leverframe import deadline
from leverframe.audit.found import Violation, broken, missing_record
from leverframe.audit.granularity import owes_record
from leverframe.audit.inputs.rows import Place, Row
from leverframe.audit.lacking import Lacking
from leverframe.audit.said import Execution
from leverframe.audit.seen import Seen, Sight
from leverframe.audit.sweep import execution as execution_of
from leverframe.audit.ways import Judgement
from leverframe.errors import CapacityError, InputError
from leverframe.observe.assumptions import Assumed, Cheapest, assumed
from leverframe.observe.automaton import Move
from leverframe.observe.observations import Observation
from leverframe.observe.observer import Observer
from leverframe.observe.properties import Decided
from leverframe.observe.timed import Seconds
from leverframe.observe.violations import Violations, violations

WATCH_SECONDS = 60
"""The time for the observers of the properties, which are made once, and for all that they then follow."""
SECONDS = 60
"""The time for the assumptions, and for the records that are missing."""
MOST_WATCHED = 1_000
"""The number of violated executions of which the properties are decided."""
MOST_EXAMINED, MOST_ROWS = 1_000, 1_000
"""The number of executions of which the assumptions are determined, and the most rows of one."""

MOST_KNOWN = 1 << 14
"""The number of rows whose properties are kept for others that say the same."""
LONGEST_KNOWN = 1 << 10
"""The most characters of such a row: others are long because of what they alone say."""
_Log = list[tuple[int, Place, Observation]]
"""What is seen of an execution, with the number of each row in the whole log, and its place."""


@dataclass(frozen=True, slots=True)
class Assumption:
    """An action of the environment, or a fault, that explanations of some executions assume.

    It happened at the latest when the row at `place` was written: the first one of them.
    """

    event: str
    executions: int
    place: Place
    execution: Execution


@dataclass(frozen=True)
class Details:
    """What is broken or missing, why properties were not decided, what is assumed, and for how many nobody looked."""

    broken: tuple[Violation, ...]
    undecided: str | None = None
    assumptions: tuple[Assumption, ...] = ()
    unexamined: int = 0


def details(start: Observer, sight: Sight, done: Judgement) -> Details:
    """Look again at the executions of a log, of which `done` is the outcome."""
    found, undecided = _properties(start, sight, done) if done.violated else ((), None)
    owed = sight.layout.is_coarse and bool(sight.interface.records.cites)
    if not start.may_assume and not owed:
        return Details(found, undecided)
    short = ((execution_of(token), rows) for token, rows in done.explained.each if rows <= MOST_ROWS)
    rows = dict(itertools.islice(short, MOST_EXAMINED))
    logs = _seen(done, rows)
    examined = set(logs)
    missing = _missing(start, sight, logs, examined) if owed else ()
    assumptions = _assumptions(start, logs, examined) if start.may_assume else ()
    return Details((*found, *missing), undecided, assumptions, done.explained.count - len(examined))


def _seen(done: Judgement, rows: Mapping[Execution, int]) -> Mapping[Execution, _Log]:
    """What is seen of executions that have at most so many rows each. The log is read until all rows were found."""
    logs: dict[Execution, _Log] = {execution: [] for execution in rows}
    left = sum(rows.values())
    for number, place, execution, observation in done.observed(logs.keys()) if left else ():
        if execution in logs:
            logs[execution].append((number, place, observation))
            left -= 1
            if not left:
                break
    return logs


def watched_from_the_start(sight: Sight) -> Violations:
    """The watch over the properties that an execution may break. Raises CapacityError."""
    with deadline.within(WATCH_SECONDS):
        return violations(sight.declaration, sight.interface, sight.view, sight.layout.settings)


def _properties(begun: Observer, sight: Sight, done: Judgement) -> tuple[tuple[Violation, ...], str | None]:
    try:
        start = watched_from_the_start(sight)
    except CapacityError as error:
        return (), str(error)
    watched: dict[Execution, Violations] = dict.fromkeys(itertools.islice(done.violated, MOST_WATCHED), start)
    known, found = _Known(), list[Violation]()
    lacking = Lacking(sight.layout.first, begun.controls)
    left, end = max(0, len(done.violated) - MOST_WATCHED), time.monotonic() + WATCH_SECONDS
    for number, row in done.read(watched.keys()):
        seen = sight.read(row) if isinstance(row, Row) else None
        lacking.note(row, seen)
        observation = seen.observation if isinstance(seen, Seen) else None
        before = watched.get(seen.execution) if isinstance(seen, Seen) else None
        if before is None or observation is None or not isinstance(row, Row) or not isinstance(seen, Seen):
            continue
        try:
            with deadline.until(end, WATCH_SECONDS):
                watched[seen.execution], newly_broken = known.after(before, observation, seen.time)
        except (CapacityError, InputError):
            del watched[seen.execution]
            left += 1
            continue
        later, differs = lacking.lacks(seen.execution), done.differs.get(seen.execution)
        for one in newly_broken:
            violation = replace(broken(row, number, seen, observation, one), later=later)
            found.append(violation if differs is None else differs.blamed(violation))
    return tuple(found), f"properties of {left:,} further executions" if left else None


class _Known:
    """What is known after beginnings that several executions share: many begin alike."""

    def __init__(self) -> None:
        self._after: dict[tuple[int, str, Seconds | None], tuple[Violations, Violations, Sequence[Decided]]] = {}

    def after(
        self, before: Violations, observation: Observation, time: Seconds | None
    ) -> tuple[Violations, Sequence[Decided]]:
        """What `before.after(observation, time)` knows, and what is broken since. Raises what that does."""
        key = id(before), repr(observation), time  # its text tells 1 from true
        known = self._after.get(key)
        if known is None:
            after = before.after(observation, time)
            known = before, after, after.broken_since(before)
            if len(self._after) < MOST_KNOWN and len(key[1]) <= LONGEST_KNOWN:
                self._after[key] = known
        return known[1:]


def _missing(
    start: Observer, sight: Sight, logs: Mapping[Execution, _Log], done: set[Execution]
) -> tuple[Violation, ...]:
    """The rows before which steps left no record, although the document demands one of each."""

    def counts(move: Move, *, named: bool) -> bool:
        del named  # it counts whether or not a signal names it
        return owes_record(sight.interface, move)

    cites, found = sight.interface.records.cites, list[Violation]()
    for execution, log, steps in _each(lambda: Cheapest(start, counts), logs, done):
        missing: dict[int, list[str]] = {}
        for one in steps:
            missing.setdefault(min(one.number, len(log)) - 1, []).append(one.event)
        for index, events in missing.items():
            number, place, observation = log[index]
            earlier = tuple(each[0] for each in log[max(index - 1, 0) : index])
            found.append(missing_record(number, place, execution, observation, events, cites, earlier))
    return tuple(found)


def _assumptions(start: Observer, logs: Mapping[Execution, _Log], done: set[Execution]) -> tuple[Assumption, ...]:
    first: dict[str, tuple[Place, Execution]] = {}
    counts: dict[str, int] = {}
    for execution, log, steps in _each(lambda: assumed(start), logs, done):
        for event in dict.fromkeys(one.event for one in steps):
            counts[event] = counts.get(event, 0) + 1
        for one in steps:
            first.setdefault(one.event, (log[min(one.number, len(log)) - 1][1], execution))
    return tuple(Assumption(event, number, *first[event]) for event, number in counts.items())


def _each(
    making: Callable[[], Cheapest], logs: Mapping[Execution, _Log], done: set[Execution]
) -> Iterator[tuple[Execution, _Log, tuple[Assumed, ...]]]:
    """The steps that count in each execution, as long as there is time. Those without are no longer `done`.

    Executions with the same observations, each the same object, have the same steps.
    """
    end, cheapest, known = time.monotonic() + SECONDS, None, dict[tuple[int, ...], tuple[Assumed, ...]]()
    for execution, log in logs.items():
        key = tuple(id(observation) for *_, observation in log)
        try:
            with deadline.until(end, SECONDS):
                cheapest = cheapest or making()
                steps = known.get(key) or cheapest.of([observation for *_, observation in log])
                known[key] = steps
        except CapacityError:
            done.discard(execution)
            continue
        yield execution, log, steps
