"""One row of a log, explained: what it says, where the program may have been before it, and what was allowed there.

The execution is judged from its beginning up to the row, as `audit.judging` judges it.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from leverframe import deadline
from leverframe.audit.arranging import arranged
from leverframe.audit.found import Found, Untold, Violation
from leverframe.audit.inputs.logs import Log
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.judging import Followed, Judge
from leverframe.audit.said import Execution
from leverframe.audit.seen import Seen, Sight, Unclear
from leverframe.errors import CapacityError
from leverframe.observe.assumptions import assumed
from leverframe.observe.observations import Observation, described
from leverframe.observe.observer import Observer

EARLIER = 3
"""How many rows of the execution before it are shown."""
SECONDS = 10
"""The time for what its explanations assume."""


@dataclass(frozen=True, slots=True)
class Known:
    """Where the program may be, and what the machine allows there, in words."""

    states: tuple[str, ...]
    allowed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Why:
    """A row, what it says, and what is known before and after it.

    `says` is None if the row says nothing about the machine. `number` counts the rows of its execution. Without
    `before` or `after`, nothing is known there. `found` is what is wrong, and `assumed` what explanations need that the
    log does not show: None if that was not determined.
    """

    row: Row | NoRow
    execution: Execution = None
    number: int = 0
    earlier: tuple[Row, ...] = ()
    says: str | None = None
    before: Known | None = None
    after: Known | None = None
    found: tuple[Found, ...] = ()
    assumed: tuple[str, ...] | None = ()
    unsure: bool = False
    """Are rows before it missing, or without an explanation?"""


def explain(start: Observer, sight: Sight, log: Log, wanted: Place) -> Why | None:
    """Explain the row at a place; None if there is none. Raises InputError (LF230) if a file cannot be read."""
    row = next((one for one in arranged(log.rows(), sight.layout) if one.place == wanted), None)
    seen = sight.read(row) if isinstance(row, Row) else None
    if row is None or seen is None:
        return None if row is None else Why(row)
    if isinstance(seen, Unclear) and seen.any_execution:
        return Why(row, says=_says(seen), found=(Untold(row.place, None, seen.reason),))
    judge, earlier = Judge(start, sight), deque[Row](maxlen=EARLIER)
    observations: list[Observation] = []
    whole = True
    rest = arranged(log.rows(), sight.layout)
    for one in rest:
        if one.place == wanted:
            break
        own = isinstance(one, NoRow) or _is_of(seen.execution, sight, one)
        found = tuple(judge.take(one)) if own else ()
        whole = whole and not any(isinstance(each, Violation) for each in found)
        if own and isinstance(one, Row):
            earlier.append(one)
            observations += _observed(sight.read(one))
    followed = judge.executions.get(seen.execution)
    before = _known(Followed(start) if followed is None else followed)
    found = tuple(_own(wanted, judge.take(row)))
    followed = judge.executions.get(seen.execution) or Followed(start)
    after = _known(followed)
    violations = [one for one in found if isinstance(one, Violation)]
    explained = whole and followed.observer is not None and not followed.violated
    unsure, number = any(one.later for one in violations) if violations else followed.unsure, followed.rows
    return Why(
        row,
        seen.execution,
        number,
        tuple(earlier),
        _says(seen),
        before,
        after,
        (*found, *_of_reports(wanted, judge, rest, sight, seen.execution)),
        _assumed(start, [*observations, *_observed(seen)]) if explained else (),
        unsure,
    )


def _own(wanted: Place, found: Iterable[Found]) -> Iterator[Found]:
    """What was found at a row: with it, it may turn out that a report of an earlier step is missing."""
    return (one for one in found if one.place == wanted)


def _of_reports(
    wanted: Place, judge: Judge, rest: Iterable[Row | NoRow], sight: Sight, execution: Execution
) -> Iterator[Found]:
    """What only later rows tell: whether there is a report of the step of a row, or a step of which the row reports."""
    if not sight.layout.with_own_rows:
        return
    for one in rest:
        if isinstance(one, NoRow) or _is_of(execution, sight, one):
            yield from _own(wanted, judge.take(one))
    yield from _own(wanted, judge.end())


def _is_of(execution: Execution, sight: Sight, row: Row) -> bool:
    seen = sight.read(row)
    if isinstance(seen, Unclear) and seen.any_execution:
        return True
    return seen is not None and seen.execution == execution


def _observed(seen: Seen | Unclear | None) -> list[Observation]:
    return [seen.observation] if isinstance(seen, Seen) and seen.observation is not None else []


def _says(seen: Seen | Unclear) -> str:
    match seen:
        case Unclear(_, reason):
            return f"nothing that can be judged: {reason}"
        case Seen(report=str(name)):
            return f"a report {name} of telemetry"
        case Seen(observation=None, stays=None):
            return "a step that the view hides"
        case Seen(observation=None, stays=stays):
            return f"{described(stays)}, which takes no edge" if stays is not None else ""
        case Seen(observation=observation):
            return described(observation) if observation is not None else ""


def _known(followed: Followed) -> Known | None:
    now = followed.observer
    return None if now is None else Known(now.controls, now.allowed)


def _assumed(start: Observer, log: list[Observation]) -> tuple[str, ...] | None:
    if not start.may_assume:
        return ()
    try:
        with deadline.within(SECONDS):
            return tuple(dict.fromkeys(one.event for one in assumed(start).of(log)))
    except CapacityError:
        return None
