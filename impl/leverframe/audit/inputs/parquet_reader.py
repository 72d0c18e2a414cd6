"""What `parquet_process` does: a Parquet file of SIZE bytes on stdin, its rows on stdout, each in a line of JSON.

With ``rows FILE``, only those whose numbers are in the file, as eight bytes each, in order. With ``some FILE NAME …``,
the same of a file that was read by its columns from the beginning to the end: groups with none of these rows are passed
over, and these columns have null in place of their values. With ``columns NAME …``, these columns (`coding`): a line
with a list of the number of rows, and for each column of its name, the bytes of an index, how many values are those
before, and the further ones; and then, for each column, the bytes of its indices; or rows, as above, where they are not
plain. In place of values, two numbers say that they are texts, which follow the indices: their bytes, and those of
their ends.

A line is an object with the members of a row, or a text that says why it is none; the last line is null if all was
read, or a list with the reason why the file cannot be read from there on.

Memory: a thousand rows at once, or fewer if they are long. Texts stay in their dictionaries until their row is read, as
few bytes can stand for many times the same long text.
"""

import io
import itertools
import json
import sys
from array import array
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from leverframe.audit.inputs import pages
from leverframe.audit.inputs.arrow import members, twice
from leverframe.audit.inputs.columns import Columns, Packed
from leverframe.audit.inputs.strict import StrictError
from leverframe.audit.inputs.watching import Watched
from leverframe.extras import required

with required("parquet"):
    import pyarrow as pa
    import pyarrow.parquet as pq

BATCH = 1000
MANY, MOST_CELLS = 128_000, 1 << 22
"""The rows that are read at once if columns or few rows are; fewer if there are many columns."""
_BUFFER = 1 << 20
"""The bytes of a column that are read at once."""
_LIMIT = 1 << 24
"""The most bytes of a text, and entries of a list, in the footer."""


def main() -> None:
    """Write the rows of a file, or its columns."""
    end: list[str] | None = None
    given = open(sys.stdin.fileno(), "rb", closefd=False)  # noqa: SIM115 -- it is open already
    stream = io.BufferedReader(Watched(given, int(sys.argv[1])))
    try:
        match sys.argv[2:]:
            case ["columns", *names]:
                _columns(stream, names)
            case ["rows", file]:
                _picked(stream, array("q", Path(file).read_bytes()))
            case ["some", file, *names]:
                _some(stream, array("q", Path(file).read_bytes()), frozenset(names))
            case _:
                for batch in batches(stream):
                    _tell_all(batch)
    except (pa.ArrowException, OSError, StrictError, UnicodeDecodeError) as error:
        end = [" ".join(str(error).split())[:200]]
    _tell(end)
    sys.stdout.flush()


def _columns(stream: BinaryIO, names: Sequence[str]) -> None:
    from leverframe.audit.inputs.coding import Coder  # noqa: PLC0415 -- needs an extra

    coder, told = Coder(names), 0
    try:
        for batch in record_batches(stream, MANY, MOST_CELLS):
            coded = coder.coded(batch)
            if coded is None:
                for start, end in itertools.pairwise(_ends(batch.num_rows)):
                    _tell_all(members(batch.slice(start, end - start)))
            else:
                _tell_columns(coded)
            told += batch.num_rows
    except pa.ArrowException:  # somewhere in many rows: they are read once more, as far as they can be
        before = 0
        for batch in record_batches(stream):
            if before >= told:
                _tell_all(members(batch))
            before += batch.num_rows


def _tell_columns(found: Columns) -> None:
    told = list[list[object]]()
    for one in found.columns:
        more = [len(one.more.text), len(one.more.ends)] if isinstance(one.more, Packed) else [one.more]
        told.append([one.name, one.width, one.kept, *more])
    _tell([found.rows, *told])
    sys.stdout.flush()
    for one in found.columns:
        sys.stdout.buffer.write(one.indices)
        if isinstance(one.more, Packed):
            sys.stdout.buffer.write(one.more.text)
            sys.stdout.buffer.write(one.more.ends)


def _ends(rows: int) -> list[int]:
    """Where the batches of `record_batches` begin and end in a larger one."""
    return [*range(0, rows, BATCH), rows]


def _picked(stream: BinaryIO, wanted: Sequence[int]) -> None:
    told = before = 0
    try:
        for batch in record_batches(stream, MANY, MOST_CELLS):
            _tell_picked(batch, before, wanted)
            before += batch.num_rows
            told = before
    except pa.ArrowException:  # as above
        before = 0
        for batch in record_batches(stream):
            if before >= told:
                _tell_picked(batch, before, wanted)
            before += batch.num_rows


def _some(stream: BinaryIO, wanted: Sequence[int], without: Collection[str]) -> None:
    table, rows = _checked(stream, MANY, MOST_CELLS)
    before = 0
    for group in range(table.metadata.num_row_groups):
        after = before + table.metadata.row_group(group).num_rows
        if bisect_right(wanted, after) > bisect_right(wanted, before):
            start = before
            for batch in _batches_of(table, group, rows, without):
                _tell_picked(batch, start, wanted)
                start += batch.num_rows
        before = after


def _tell_picked(batch: pa.RecordBatch, before: int, wanted: Sequence[int]) -> None:
    start, end = bisect_right(wanted, before), bisect_right(wanted, before + batch.num_rows)
    if end == start:
        return
    try:
        batch.validate(full=True)
    except pa.ArrowException:  # all its rows are read, as they were before: so, damage ends the file at the same place
        those = frozenset(wanted[start:end])
        for first, after in itertools.pairwise(_ends(batch.num_rows)):
            rows = enumerate(members(batch.slice(first, after - first)), before + first + 1)
            _tell_all(row for number, row in rows if number in those)
    else:
        _tell_all(members(batch, [number - before - 1 for number in wanted[start:end]]))


def _tell(value: object) -> None:
    sys.stdout.write(f"{json.dumps(value)}\n")


def _tell_all(rows: Iterable[object]) -> None:
    for row in rows:
        _tell(row)


def batches(stream: BinaryIO) -> Iterator[Iterator[dict[str, object] | str]]:
    """The rows in batches: the members of each, or why it is none. Raises as `record_batches` does."""
    return map(members, record_batches(stream))


def record_batches(stream: BinaryIO, rows: int = BATCH, most_cells: int = 0) -> Iterator[pa.RecordBatch]:
    """A file in batches: larger ones, of at most so many cells, if no column has lists.

    Each group of rows is read by itself: they end where it does, and at multiples of their size from its beginning.
    Raises what pyarrow raises, and StrictError.
    """
    table, rows = _checked(stream, rows, most_cells)
    for group in range(table.metadata.num_row_groups):
        yield from _batches_of(table, group, rows)


def _checked(stream: BinaryIO, rows: int, most_cells: int) -> tuple[pq.ParquetFile, int]:
    """A file, whose pages are not too large, and how many rows of it are read at once. Raises as `record_batches`."""
    stream.seek(0)
    known = _opened(stream).metadata
    texts, prefixed = set[str](), False
    leaves = [known.schema.column(index) for index in range(known.num_columns)]
    if any(one.max_repetition_level for one in leaves) or not most_cells:
        rows = BATCH
    else:
        rows = max(BATCH, min(rows, most_cells // max(len(leaves), 1)) // BATCH * BATCH)
    if sum(known.row_group(group).num_rows for group in range(known.num_row_groups)) != known.num_rows:
        raise StrictError("its groups do not have as many rows as it says")
    for group in range(known.num_row_groups):
        for index in range(known.num_columns):
            column = known.row_group(group).column(index)
            starts = [at for at in (column.dictionary_page_offset, column.data_page_offset) if at]
            pages.check(stream, min(starts), column.total_compressed_size)
            prefixed = prefixed or "DELTA_BYTE_ARRAY" in column.encodings
            if column.physical_type == "BYTE_ARRAY":
                texts.add(column.path_in_schema)
    stream.seek(0)
    table = _opened(stream, sorted(texts))
    if (name := twice(table.schema_arrow)) is not None:
        raise StrictError(f"the column {name!r} is a duplicate")
    return table, 1 if prefixed else rows


def _batches_of(
    table: pq.ParquetFile, group: int, rows: int, without: Collection[str] = ()
) -> Iterator[pa.RecordBatch]:
    """The batches of a group of rows, some columns of which are null. Raises as `record_batches`.

    pyarrow cannot put together the dictionaries of nested columns in several groups, and of many groups it holds all.
    """
    every, count = table.schema_arrow.names, 0
    names = [name for name in every if name not in without]
    for batch in table.iter_batches(
        batch_size=rows, row_groups=[group], columns=names if without else None, use_threads=False
    ):
        count += batch.num_rows
        yield _with_nulls(batch, every) if without else batch
    if count != table.metadata.row_group(group).num_rows:
        raise StrictError("a group does not have as many rows as it says")


def _with_nulls(batch: pa.RecordBatch, names: Sequence[str]) -> pa.RecordBatch:
    """A batch with these columns, of which those that it lacks are null."""
    for index, name in enumerate(names):
        if name not in batch.schema.names:
            batch = batch.add_column(index, name, pa.nulls(batch.num_rows))
    return batch


def _opened(stream: BinaryIO, texts: Sequence[str] = ()) -> pq.ParquetFile:
    limit = _LIMIT
    return pq.ParquetFile(
        stream,
        read_dictionary=texts,
        pre_buffer=False,  # it would hold a group as a whole
        buffer_size=_BUFFER,
        thrift_string_size_limit=limit,
        thrift_container_size_limit=limit,
    )
