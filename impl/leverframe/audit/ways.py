"""Two ways to judge all rows of a log, with the same outcome: one by one, or in a quick pass where that is possible.

The quick pass (`audit.sweep`) judges what a table can judge. The executions that it leaves in doubt are judged one by
one (`audit.judging`), from a second reading of the log.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from leverframe.audit.arranging import arranged
from leverframe.audit.determinised import DOUBTFUL, Table, TooManyError, is_finite
from leverframe.audit.found import Difference, Found
from leverframe.audit.inputs import tables
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.logs import Log
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.judging import Reading
from leverframe.audit.parts import (
    UNDIVIDED,
    Division,
    Told,
    TooMuchError,
    judged_alone,
    judged_by_several,
    rows_of,
    why_undivided,
)
from leverframe.audit.said import Execution
from leverframe.audit.seen import Seen, Sight
from leverframe.audit.sweep import NOBODY, Reader, Sweep, execution, token
from leverframe.observe.observations import Observation
from leverframe.observe.observer import Observer

if TYPE_CHECKING:
    from leverframe.audit.fast.swept import FastSweep

MOST_KEPT, _EACH = 1 << 26, 1 << 10
"""The most bytes of rows that are kept, and what counts for a row beside its text."""
MANY = 4
"""Several judge the rows that are in doubt if they are at least one of so many: each worker reads all of the log."""
Observing = Callable[[Collection[Execution]], Iterator[tuple[int, Place, Execution, Observation]]]
"""What rows of some executions show, and perhaps of others, each with its number in the whole log and its place."""
Note = Callable[[Iterable[Found]], None]
"""Takes what was found."""


@dataclass(frozen=True, slots=True)
class Explained:
    """Executions of which a run explains all rows: their number, and once the token and the rows of each."""

    count: int
    each: Iterable[tuple[bytes, int]]


@dataclass(frozen=True)
class Judgement:
    """What a log shows, besides what was found.

    `violated` are the executions that no run explains, and `explained` the others of which all rows could be judged.
    `every` has all of them. They come in the order in which they begin, the last two once. `open_in` counts executions
    by the control states in which they may be.
    """

    rows: int
    executions: int
    violated: Sequence[Execution]
    explained: Explained
    every: Iterable[Execution]
    open_in: Mapping[str, int]
    unnoticed: tuple[str, ...]
    """What nobody could notice because of what the rows say, a sentence each."""
    differs: Mapping[Execution, Difference]
    """The executions that differ from a mere choice of the reference before anything else is wrong with them."""
    read: Reading
    observed: Observing


def judged(start: Observer, sight: Sight, log: Log, note: Note, division: Division = UNDIVIDED) -> Judgement:
    """Judge all rows of a log, in the quickest way. Raises InputError (LF230) if a file cannot be read."""
    if isinstance(log, Files | tables.Table) and is_finite(start, sight) and (log.has_columns or log.are_lines):
        try:
            return swept(start, sight, log, note, division)
        except TooManyError:
            pass
    return one_by_one(start, sight, log, note, division)


def one_by_one(start: Observer, sight: Sight, log: Log, note: Note, division: Division = UNDIVIDED) -> Judgement:
    """Judge all rows of a log one by one."""

    def read(wanted: Collection[Execution]) -> Iterator[tuple[int, Row | NoRow]]:
        return rows_of(log, sight, frozenset({NOBODY, *map(token, wanted)}))

    told = _several(sight, log, note, division, None)
    if told is None:
        told = judged_alone(start, sight, enumerate(arranged(log.rows(), sight.layout), 1), note)
    return Judgement(
        told.rows,
        len(told.executions),
        _violated(told),
        Explained(told.explained, [(token(name), one.rows) for name, one in told.executions.items() if one.explained]),
        told.executions,
        _open(told),
        told.unseen.told(sight.interface),
        _differing(told),
        read,
        _observing(sight, read),
    )


def swept(
    start: Observer, sight: Sight, log: Files | tables.Table, note: Note, division: Division = UNDIVIDED
) -> Judgement:
    """Judge all rows of a log in a quick pass, and then those that it leaves in doubt. Raises TooManyError."""
    table = Table(start, sight)
    compiled = _compiled(table, sight, log)
    quick = compiled or _plain(table, sight, log)
    doubtful, kept = quick.doubtful, Kept()
    told = None
    if MANY * quick.rows_in_doubt >= quick.rows:
        told = _several(sight, log, note, division, doubtful)
    if told is None:
        rows = quick.selected(doubtful) if doubtful or quick.damaged else ()
        told = judged_alone(start, sight, kept.noted(rows), note)
    else:
        kept.rows = None

    def read(wanted: Collection[Execution]) -> Iterator[tuple[int, Row | NoRow]]:
        tokens = {token(one) for one in wanted}
        return quick.selected(tokens) if kept.rows is None or tokens - doubtful else iter(kept.rows)

    in_table = Counter[str]()
    for belief, number in quick.beliefs.items():
        if belief != DOUBTFUL:
            in_table[table.controls(belief)] += number
    # Rows that lack the id of their execution are of none.
    unknown = None if sight.layout.execution is None else quick.belief(NOBODY)
    each = Explained(
        len(quick) - quick.beliefs.get(DOUBTFUL, 0) - (unknown not in {None, DOUBTFUL}) + told.explained,
        _explained(_every(quick, sight), told),
    )
    return Judgement(
        quick.rows,
        len(quick) - (unknown is not None),
        _violated(told),
        each,
        (execution(text) for text, _, _ in _every(quick, sight)),
        in_table + _open(told),
        told.unseen.told(sight.interface),
        _differing(told),
        read,
        _observing(sight, read) if compiled is None else compiled.observed,
    )


def observed(sight: Sight, rows: Iterable[tuple[int, Row | NoRow]]) -> Iterator[tuple[int, Row, Seen, Observation]]:
    """The rows that show something, each with its number in the whole log, what it says, and the observation."""
    for number, row in rows:
        seen = sight.read(row) if isinstance(row, Row) else None
        if isinstance(row, Row) and isinstance(seen, Seen) and seen.observation is not None:
            yield number, row, seen, seen.observation


def _observing(sight: Sight, read: Reading) -> Observing:
    return lambda wanted: (
        (number, row.place, seen.execution, observation)
        for number, row, seen, observation in observed(sight, read(wanted))
    )


class Kept:
    """The rows of doubtful executions, which are read again and again; None if they are too many."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, Row | NoRow]] | None = []
        self._size = 0

    def noted(self, rows: Iterable[tuple[int, Row | NoRow]]) -> Iterator[tuple[int, Row | NoRow]]:
        """Yield rows, and keep them."""
        for number, row in rows:
            self.add(number, row)
            yield number, row

    def add(self, number: int, row: Row | NoRow) -> None:
        """Keep a row with its number in the log, if there is room."""
        self._size += _EACH + (len(row.text) if isinstance(row, Row) else 0)
        if self.rows is None or self._size > MOST_KEPT:
            self.rows = None
        else:
            self.rows.append((number, row))


def _compiled(table: Table, sight: Sight, log: Files | tables.Table) -> "FastSweep | None":
    """The quick pass with compiled code; None if it is not worth it, or not possible."""
    if not tables.is_worthwhile(log):
        return None
    from leverframe.audit.fast import encoding  # noqa: PLC0415 -- it needs an extra
    from leverframe.audit.fast import swept as fast  # noqa: PLC0415 -- as above
    from leverframe.audit.fast.tables import CrowdedError  # noqa: PLC0415 -- as above

    encoded = encoding.encoded(sight.interface, sight.layout, log, sight.view)
    try:
        return None if encoded is None else fast.FastSweep(table, sight, encoded, encoding.again(log, encoded))
    except CrowdedError:
        return None


def _plain(table: Table, sight: Sight, log: Files | tables.Table) -> Sweep:
    if not isinstance(log, Files) or not log.are_lines:
        raise TooManyError
    return Sweep(table, Reader(sight), log)


def _every(quick: "Sweep | FastSweep", sight: Sight) -> Iterator[tuple[bytes, int, int]]:
    """The executions of a quick pass. Rows that lack the id of theirs are of none."""
    unknown = None if sight.layout.execution is None else NOBODY
    return (one for one in quick.each() if one[0] != unknown)


def _several(sight: Sight, log: Log, note: Note, division: Division, wanted: Collection[bytes] | None) -> Told | None:
    """What several workers tell of a log; None if one has to judge it."""
    if division.workers.are_one or why_undivided(log, sight.layout) is not None:
        return None
    try:
        return judged_by_several(sight, log, division, note, wanted)
    except TooMuchError:
        return None


def _explained(every: Iterable[tuple[bytes, int, int]], told: Told) -> Iterator[tuple[bytes, int]]:
    for text, belief, length in every:
        if belief != DOUBTFUL or told.executions[execution(text)].explained:
            yield text, length


def _violated(told: Told) -> Sequence[Execution]:
    return tuple(name for name, one in told.executions.items() if one.violated)


def _differing(told: Told) -> Mapping[Execution, Difference]:
    return {name: one.differs for name, one in told.executions.items() if one.differs is not None}


def _open(told: Told) -> Counter[str]:
    return Counter(one.controls for one in told.executions.values() if one.controls is not None)
