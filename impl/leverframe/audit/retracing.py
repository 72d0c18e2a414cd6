"""A run of the machine that leads to a violation: of the first one of each cause, so that people can look at it.

It shows the rows of the execution up to the first one that no run explains. It is one of the possible runs: a log
seldom has every step, and data that it lacks may have had other values.

Limits: the numbers below. With times that are judged, no run is told, since it might be one that takes too long.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from leverframe import deadline
from leverframe.audit.findings import Cause, Findings
from leverframe.audit.found import Retraced, Violation
from leverframe.audit.inputs.rows import Place, Row
from leverframe.audit.judging import Reading
from leverframe.audit.said import Execution
from leverframe.audit.seen import Seen, Sight, Unclear
from leverframe.errors import CapacityError, InputError
from leverframe.observe import retracing
from leverframe.observe.observations import Observation, Step
from leverframe.observe.observer import Observer

MOST = 20
"""The number of causes."""
MOST_ROWS = 1_000
"""The most rows of an execution before the violation."""
SECONDS = 10
"""The time for all of them."""


@dataclass(slots=True)
class _Log:
    """What the rows of an execution say, up to the row with the number `until`; `clear`: could all of them be read?"""

    until: int
    rows: list[tuple[Place, Observation | None, Step | None]] = field(default_factory=list)
    clear: bool = True


def retrace(start: Observer, sight: Sight, read: Reading, found: Findings) -> None:
    """Add the runs to the violations. The log is read again until their rows were found."""
    causes = [cause for cause in found.causes.values() if cause.first][:MOST]
    if not causes or start.believer.timed is not None:
        return
    logs = _logs(sight, read, causes)
    end = time.monotonic() + SECONDS
    for cause in causes:
        one = cause.first[0]
        log = logs[one.execution]
        try:
            with deadline.until(end, SECONDS):
                cause.first[0] = replace(one, retraced=_retraced(start, log, one))
        except (CapacityError, InputError):
            continue


def _logs(sight: Sight, read: Reading, causes: Sequence[Cause]) -> Mapping[Execution, _Log]:
    logs: dict[Execution, _Log] = {}
    for one in (cause.first[0] for cause in causes):  # several may be of one execution
        log = logs.setdefault(one.execution, _Log(one.number))
        log.until = max(log.until, one.number)
    last = max(log.until for log in logs.values())
    for number, row in read([*logs]):
        if number > last:
            break
        seen = sight.read(row) if isinstance(row, Row) else None
        if not isinstance(row, Row) or (isinstance(seen, Unclear) and seen.any_execution):
            for log in logs.values():
                log.clear = log.clear and number > log.until
            continue
        own = logs.get(seen.execution) if seen is not None else None
        if own is None or number > own.until:
            continue
        own.clear = own.clear and isinstance(seen, Seen) and len(own.rows) < MOST_ROWS
        if own.clear and isinstance(seen, Seen):
            own.rows.append((row.place, seen.observation, seen.stays))
    return logs


def _retraced(start: Observer, log: _Log, one: Violation) -> Retraced | None:
    if not log.clear:
        return None
    now, entries = start, list[tuple[Observation | None, str | None]]()
    for place, observation, stays in log.rows:
        control = None if stays is None else stays.source
        there = now if control is None else now.within(control)
        after = there if observation is None or there is None else there.after(observation)
        if not isinstance(after, Observer):
            found = retracing.run(start, entries)
            return None if found is None else Retraced(found, place, observation or stays)
        now = after
        entries.append((observation, control))
        if place == one.place:
            break
    found = retracing.run(start, entries)
    return None if found is None else Retraced(found)
