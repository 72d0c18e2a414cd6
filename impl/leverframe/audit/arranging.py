"""The rows of a log as a layout wants them: a row for each item of a list, and in the order of their times.

Rows are ordered by an external merge sort (D. Knuth, 'The Art of Computer Programming', vol. 3, §5.4): sorted parts on
disk, merged as they are read. Of rows with the same time, and of those within a picosecond, the order of the files
counts. A row without a time that can be read comes after the row before it in its file; if none of these has one, it
comes before the first row that has, if that is not far behind (`AHEAD`).

A span is written before the one around it, since it ends first. If both begin at the same time, as a coarse clock has
it, the one around it begins first.

Limit: spans that begin at the same time are put in order within 10,000 rows.
"""

import heapq
import itertools
import json
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from fractions import Fraction
from typing import IO, cast

from leverframe.audit.inputs.rows import NoRow, Place, Row, Rows
from leverframe.audit.layout import Layout, Member, at
from leverframe.audit.said import UnclearError, time

PART = 1 << 25
"""How many characters of rows are sorted in memory; at least a thousand count for each."""
AHEAD = 1 << 25
"""Among how many, counted likewise, the first time of a file is looked for."""
MOST_PARTS = 100
"""How many parts are merged at once."""
PICOSECONDS = 10**12
EARLIEST = -(10**40)
MOST_AT_ONCE = 10_000
"""Among how many rows of the same time spans are put in order."""

_Keyed = tuple[tuple[int, int], Row | NoRow]
"""A row with its time and its number."""


def arranged(rows: Rows, layout: Layout) -> Rows:
    """The rows, as a layout wants them."""
    if layout.items is not None:
        rows = _items(rows, layout.items)
    return _by_time(rows, layout) if layout.by_time else rows


def _items(rows: Rows, member: Member) -> Rows:
    """The items of a list, each with the members around it; a row without such a list is one itself."""
    for row in rows:
        found = at(row.members, member) if isinstance(row, Row) else None
        if not isinstance(row, Row) or not isinstance(found, list):
            yield row
            continue
        for number, item in enumerate(cast("list[object]", found), 1):
            own = cast("dict[str, object]", item) if isinstance(item, dict) else {"item": item}
            yield Row(replace(row.place, item=number), {**row.members, **own}, None, row.textual)


# ---- the order of times ----------------------------------------------------------------------------------------------


def _by_time(rows: Rows, layout: Layout) -> Rows:
    keyed = _keyed(rows, layout)
    with ExitStack() as stack:
        part = sorted(_part(keyed), key=_key)
        parts = [iter(part)]
        while later := sorted(_part(keyed), key=_key):  # then the part before it goes to disk
            parts[-1:] = [_stored(part, _file(stack)), iter(later)]
            part = later
            if len(parts) > MOST_PARTS:
                merged = _stored(heapq.merge(*parts[:-1], key=_key), _file(after := ExitStack()))
                stack.close()
                stack.push(after)
                parts = [merged, parts[-1]]
        merged = heapq.merge(*parts, key=_key)
        for _, alike in itertools.groupby(merged, lambda one: one[0][0]):
            while some := [row for _, row in itertools.islice(alike, MOST_AT_ONCE)]:
                yield from _outer_first(some) if len(some) > 1 else some


def _outer_first(rows: list[Row | NoRow]) -> Iterator[Row | NoRow]:
    """Rows of the same time, where each span begins after the one around it."""
    begins = {span: index for index, row in enumerate(rows) if (span := _span(row)) is not None}
    if len(begins) < 2:  # noqa: PLR2004 -- one around the other
        yield from rows
        return
    told: set[int] = set()
    for index in range(len(rows)):
        pending, now = list[int](), index
        while now not in told:
            told.add(now)
            pending.append(now)
            around = _span(rows[now], "parentSpanId")
            now = now if around is None else begins.get(around, now)
        yield from (rows[one] for one in reversed(pending))


def _span(row: Row | NoRow, which: str = "spanId") -> tuple[str, str] | None:
    """The id of the span that begins with a row, or of the one around it."""
    if not isinstance(row, Row) or row.members.get("moment") != "start":
        return None
    trace, span = row.members.get("traceId"), row.members.get(which)
    return (trace, span) if isinstance(trace, str) and isinstance(span, str) else None


def _file(stack: ExitStack) -> IO[str]:
    return stack.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8"))


def _key(keyed: _Keyed) -> tuple[int, int]:
    return keyed[0]


def _keyed(rows: Rows, layout: Layout) -> Iterator[_Keyed]:
    file, time, waiting, size = None, None, list[tuple[int, Row | NoRow]](), 0
    for number, row in enumerate(rows):
        if row.place.file != file:
            yield from _at(EARLIEST, waiting)
            file, time, waiting, size = row.place.file, None, [], 0
        found = moment(row, layout)
        time = time if found is None else int(found * PICOSECONDS)
        waiting.append((number, row))
        size += _size(row)
        if time is not None or size > AHEAD:
            yield from _at(EARLIEST if time is None else time, waiting)
            waiting, size = [], 0
    yield from _at(EARLIEST, waiting)


def _at(time: int, rows: list[tuple[int, Row | NoRow]]) -> Iterator[_Keyed]:
    return (((time, number), row) for number, row in rows)


def moment(row: Row | NoRow, layout: Layout) -> Fraction | None:
    """The time of a row, in seconds; None if it has none that can be read."""
    try:
        return time(row, layout) if isinstance(row, Row) else None
    except UnclearError:
        return None


def _part(keyed: Iterator[_Keyed]) -> Iterator[_Keyed]:
    """As many of the next rows as are sorted at once."""
    size = 0
    for one in keyed:
        yield one
        size += _size(one[1])
        if size > PART:
            return


def _size(row: Row | NoRow) -> int:
    return 1000 + (len(row.written or "") if isinstance(row, Row) else 0)


def _stored(part: Iterable[_Keyed], file: IO[str]) -> Iterator[_Keyed]:
    """Write the rows of a part, and return what reads them again."""
    for key, row in part:
        place = [row.place.file, row.place.row, row.place.item]
        told = [row.reason] if isinstance(row, NoRow) else [None, row.members, row.written, row.textual]
        file.write(json.dumps([key, place, *told]) + "\n")
    file.seek(0)
    return _again(file)


def _again(file: IO[str]) -> Iterator[_Keyed]:
    for line in file:
        key, place, reason, *told = json.loads(line)
        row = Row(Place(*place), *told) if reason is None else NoRow(Place(*place), reason)
        yield (key[0], key[1]), row
