"""What a second look at a log shows: the properties that it breaks, and what its explanations assume.

What holds of the reference holds of every run that it explains. So properties are decided only for executions without
an explanation. An explanation may need actions of the environment and faults that the log does not show: those of an
explanation with the fewest are told.

Limits: both are done for the first executions only; the numbers are below.
"""

import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from leverframe import deadline
from leverframe.audit.judging import Followed, Violation, broken
from leverframe.audit.lines import NoRow, Place, Row
from leverframe.audit.seen import Execution, Seen, Sight
from leverframe.errors import CapacityError, InputError
from leverframe.observe.assumptions import fewest
from leverframe.observe.observations import Observation
from leverframe.observe.observer import Observer
from leverframe.observe.properties import Outcome, Watch, watch

WATCH_SECONDS = 60
"""The time for the observers of the properties, which are made once."""
MOST_WATCHED = 1_000
"""The number of violated executions of which the properties are decided."""
MOST_EXAMINED, MOST_ROWS = 1_000, 1_000
"""The number of executions of which the assumptions are determined, and the most rows of one."""

Reading = Callable[[], Iterable[Row | NoRow]]


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
    """The properties that are broken, why others were not decided, what is assumed, and for how many nobody looked."""

    broken: tuple[Violation, ...]
    undecided: str | None
    assumptions: tuple[Assumption, ...]
    unexamined: int


def details(
    start: Observer,
    sight: Sight,
    read: Reading,
    executions: Mapping[Execution, Followed],
    violations: Sequence[Violation],
) -> Details:
    """Look again at the executions of a log; `read` reads it from its beginning."""
    concerned = dict.fromkeys(one.execution for one in violations)
    found, undecided = _properties(sight, read, concerned) if concerned else ((), None)
    explained = [name for name in executions if name not in concerned]
    short = [name for name in explained if executions[name].rows <= MOST_ROWS][:MOST_EXAMINED]
    assumptions = _assumptions(start, sight, read, short) if start.may_assume else ()
    return Details(found, undecided, assumptions, len(explained) - len(short) if start.may_assume else 0)


def _seen(sight: Sight, read: Reading) -> Iterable[tuple[Row, Seen, Observation]]:
    for row in read():
        seen = sight.read(row) if isinstance(row, Row) else None
        if isinstance(row, Row) and isinstance(seen, Seen) and seen.observation is not None:
            yield row, seen, seen.observation


def _properties(
    sight: Sight, read: Reading, concerned: Mapping[Execution, None]
) -> tuple[tuple[Violation, ...], str | None]:
    try:
        with deadline.within(WATCH_SECONDS):
            start = watch(sight.declaration, sight.interface, sight.view, sight.layout.settings)
    except CapacityError as error:
        return (), str(error)
    watched: dict[Execution, Watch] = dict.fromkeys(itertools.islice(concerned, MOST_WATCHED), start)
    found: list[Violation] = []
    for row, seen, observation in _seen(sight, read):
        before = watched.get(seen.execution)
        if before is None:
            continue
        try:
            after = watched[seen.execution] = before.after(observation, seen.time)
        except (CapacityError, InputError):
            del watched[seen.execution]
            continue
        for old, new in zip(before.decided, after.decided, strict=True):
            if new.outcome is Outcome.VIOLATED and old.outcome is not Outcome.VIOLATED:
                found.append(broken(row, seen, observation, new))
    left = len(concerned) - MOST_WATCHED
    return tuple(found), f"properties of {left:,} further executions" if left > 0 else None


def _assumptions(
    start: Observer, sight: Sight, read: Reading, executions: Iterable[Execution]
) -> tuple[Assumption, ...]:
    logs: dict[Execution, list[tuple[Place, Observation]]] = {name: [] for name in executions}
    for row, seen, observation in _seen(sight, read):
        if seen.execution in logs:
            logs[seen.execution].append((row.place, observation))
    first: dict[str, tuple[Place, Execution]] = {}
    counts: dict[str, int] = {}
    for execution, log in logs.items():
        assumed = fewest(start, [observation for _, observation in log])
        for event in dict.fromkeys(one.event for one in assumed):
            counts[event] = counts.get(event, 0) + 1
        for one in assumed:
            first.setdefault(one.event, (log[min(one.number, len(log)) - 1][0], execution))
    return tuple(Assumption(event, number, *first[event]) for event, number in counts.items())
