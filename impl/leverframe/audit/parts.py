"""The judgement of a log in parts, by several workers: each judges the executions whose ids fall to it.

Executions are judged each by itself, so it makes no difference who judges which. A worker reads the log itself, and
passes over the rows of other executions before it judges them; only rows are read by all that may be of any execution.
What was found comes in the order of the rows, as if one had judged them all.

Limits: a log of one execution, one on standard input, and a journal cannot be divided. If a part finds more than
`MOST_FOUND`, one judges it all, in bounded memory.
"""

import zlib
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from leverframe import executors
from leverframe.audit.arranging import arranged
from leverframe.audit.found import Difference, Found, Violation
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.logs import Log
from leverframe.audit.inputs.opening import STDIN
from leverframe.audit.inputs.rows import NoRow, Row
from leverframe.audit.inputs.tables import Members, Table
from leverframe.audit.judging import Followed, Judge, controls
from leverframe.audit.layout import Layout
from leverframe.audit.said import Execution
from leverframe.audit.seen import Sight
from leverframe.audit.sweep import NOBODY, Reader, selected, token_of
from leverframe.audit.unseen import Unseen
from leverframe.executors import ALONE, Workers
from leverframe.observe.observer import Observer, observer

AT_THE_END = 1 << 62
"""More than the number of any row: what is found at the end of a log comes after all else."""
MOST_FOUND = 100_000
"""What a part may find: it is in memory until all parts are done."""
Numbered = tuple[int, Row | NoRow]
"""A row with its number in the whole log."""


class TooMuchError(Exception):
    """A part finds more than can be kept."""


class Ended(NamedTuple):
    """An execution at the end of the log. `begun` is the number of its first row in the whole log."""

    begun: int
    rows: int
    violated: bool
    explained: bool
    controls: str | None
    """Where it may be, if that is known."""
    differs: Difference | None


@dataclass(frozen=True)
class Told:
    """What a judge tells in the end: the number of the last row, the executions in the order in which they begin."""

    rows: int
    executions: Mapping[Execution, Ended]
    unseen: Unseen

    @property
    def explained(self) -> int:
        """The number of executions of which a run explains all rows."""
        return sum(one.explained for one in self.executions.values())


@dataclass(frozen=True, slots=True)
class Division:
    """By whom a log is judged, and who is told how many parts are done, of how many."""

    workers: Workers = ALONE
    progress: Callable[[int, int], None] | None = None


UNDIVIDED = Division()


def judged_alone(
    start: Observer, sight: Sight, rows: Iterable[Numbered], note: Callable[[Iterable[Found]], None]
) -> Told:
    """Judge rows one by one."""
    return _judged(Judge(start, sight), rows, lambda _, found: note(found))


def why_undivided(log: Log, layout: Layout) -> str | None:
    """Why only one can judge a log; None if several can."""
    if layout.execution is None and not layout.per_file:
        return "all rows are of one execution"
    if isinstance(log, Files) and STDIN in log.names:
        return "standard input is read by one"
    if not isinstance(log, Files | Table | Members):
        return "a journal is read by one"
    return None


def judged_by_several(
    sight: Sight,
    log: Log,
    division: Division,
    note: Callable[[Iterable[Found]], None],
    wanted: Collection[bytes] | None,
) -> Told:
    """Judge the rows of some executions, or of all, by several workers. Raises TooMuchError, and as a judge does."""
    if isinstance(log, Files):
        log.measure()
    with executors.executor(division.workers) as pool:
        count = executors.size(pool, division.workers)
        tasks = [_Task(sight, log, part, count, _share(wanted, part, count)) for part in range(count)]
        parts = executors.each(pool, _part, tasks, division.progress)
    whole = Unseen()
    for one in parts:
        sight.numbered |= one.numbered
        sight.unnumbered |= one.unnumbered
        whole.add(one.told.unseen)
        if isinstance(log, Files):
            log.agree(one.marks)
    for found in sorted((each for one in parts for each in one.found), key=lambda each: each[0]):
        note(found[1])
    executions = [each for one in parts for each in one.told.executions.items()]
    executions.sort(key=lambda each: each[1].begun)
    return Told(max(one.told.rows for one in parts), dict(executions), whole)


# ---- a part ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Task:
    """A part of a log, of a number of them; with `wanted`, only of these executions."""

    sight: Sight
    log: Log
    part: int
    count: int
    wanted: frozenset[bytes] | None


@dataclass(frozen=True)
class _Done:
    """What a part tells, and what it found, with the numbers of the rows."""

    told: Told
    found: list[tuple[int, tuple[Found, ...]]]
    numbered: bool
    unnumbered: bool
    marks: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True)
class _Own:
    """The tokens of the executions of a part, and that of rows that tell none."""

    task: _Task

    def __contains__(self, token: object) -> bool:
        if not isinstance(token, bytes) or token == NOBODY:
            return token == NOBODY
        task = self.task
        return _falls(token, task.part, task.count) if task.wanted is None else token in task.wanted


def _falls(token: bytes, part: int, count: int) -> bool:
    """Does an execution fall to a part?"""
    return zlib.crc32(token) % count == part


def _share(wanted: Collection[bytes] | None, part: int, count: int) -> frozenset[bytes] | None:
    return None if wanted is None else frozenset(one for one in wanted if _falls(one, part, count))


def _part(task: _Task) -> _Done:
    """Judge a part of a log."""
    given, found, size = task.sight, list[tuple[int, tuple[Found, ...]]](), 0
    sight = Sight(given.declaration, given.interface, given.layout, given.view)
    start = observer(given.declaration, given.interface, given.view, given.layout.settings)

    def note(row: Numbered | None, judged: Iterable[Found]) -> None:
        nonlocal size
        of_row = tuple(judged)
        if row is None:  # at the end of the log
            found.extend((AT_THE_END + _number(one), (one,)) for one in of_row)
            size += len(of_row)
            return
        is_of_all = isinstance(row[1], NoRow) or token_of(row[1], sight.layout) == NOBODY
        if of_row and not (is_of_all and task.part):  # the first part tells it
            found.append((row[0], of_row))
            size += len(of_row)
            if size > MOST_FOUND:
                raise TooMuchError

    told = _judged(Judge(start, sight), rows_of(task.log, sight, _Own(task)), note)
    marks = task.log.marks if isinstance(task.log, Files) else {}
    return _Done(told, found, sight.numbered, sight.unnumbered, marks)


def _judged(judge: Judge, rows: Iterable[Numbered], note: Callable[[Numbered | None, Iterable[Found]], None]) -> Told:
    begun: list[int] = []
    for row in rows:
        note(row, judge.take(row[1], row[0]))
        if len(judge.executions) > len(begun):
            begun.append(row[0])
    note(None, judge.end())
    ended = (_ended(first, one) for first, one in zip(begun, judge.executions.values(), strict=True))
    return Told(judge.rows, dict(zip(judge.executions, ended, strict=True)), judge.unseen)


def _number(one: Found) -> int:
    return one.number if isinstance(one, Violation) else 0


def _ended(begun: int, one: Followed) -> Ended:
    explained = not one.violated and one.observer is not None
    where = None if one.observer is None else controls(one.observer)
    return Ended(begun, one.rows, one.violated, explained, where, one.differs)


def rows_of(log: Log, sight: Sight, own: Container[bytes]) -> Iterator[Numbered]:
    """The rows of the executions with some tokens, and what is no row, each with its number in the whole log."""
    layout = sight.layout
    as_they_come = layout.items is None and not layout.by_time and not layout.per_file
    as_they_come = as_they_come and layout.names_executions_alike
    if isinstance(log, Files) and as_they_come and log.are_lines:
        yield from selected(log, own, Reader(sight))
        return
    for number, row in enumerate(arranged(log.rows(), layout), 1):
        if isinstance(row, NoRow) or token_of(row, layout) in own:
            yield number, row
