"""Run pyarrow in a separate process: a Parquet file of SIZE bytes on stdin, its rows on stdout, each in a line of JSON.

pyarrow is written in C++, and some damaged files end the process that reads them, without an exception. A line is an
object with the members of a row, or a text that says why it is none; the last line is null if all was read, or a list
with the reason why the file cannot be read from there on.

Times come as texts of ISO 8601, in microseconds; bytes as texts if they are UTF-8, else in hexadecimal. NaN says
nothing, as pandas has it.

Memory: a thousand rows at once, or fewer if they are long. Texts stay in their dictionaries until their row is read, as
few bytes can stand for many times the same long text.
"""

import datetime as dt
import decimal
import io
import json
import math
import sys
from collections.abc import Iterator, Sequence
from typing import BinaryIO, cast

from leverframe.audit.inputs import pages
from leverframe.audit.inputs.files import Watched
from leverframe.audit.inputs.rows import MAX_ROW
from leverframe.audit.inputs.strict import MAX_DEPTH, StrictError
from leverframe.extras import required

with required("parquet"):
    import pyarrow as pa
    import pyarrow.compute as pc
    import pyarrow.parquet as pq

BATCH = 1000
AT_ONCE = 1 << 26
"""The most bytes of texts that are read at once."""
_LIMIT = 1 << 24
"""The most bytes of a text, and entries of a list, in the footer."""


def main() -> None:
    """Write the rows of a file, each in a line."""
    end: list[str] | None = None
    try:
        for batch in batches(io.BufferedReader(Watched(sys.stdin.buffer, int(sys.argv[1])))):
            for row in batch:
                _tell(row)
    except (pa.ArrowException, OSError, StrictError, UnicodeDecodeError) as error:
        end = [" ".join(str(error).split())[:200]]
    _tell(end)
    sys.stdout.flush()


def _tell(value: object) -> None:
    sys.stdout.write(f"{json.dumps(value)}\n")


def batches(stream: BinaryIO) -> Iterator[Iterator[dict[str, object] | str]]:
    """The rows in batches: the members of each, or why it is none. Raises what pyarrow raises, and StrictError."""
    known = _opened(stream).metadata
    texts, prefixed = set[str](), False
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
    if twice := [name for name in table.schema_arrow.names if table.schema_arrow.names.count(name) > 1]:
        raise StrictError(f"the column {twice[0]!r} is a duplicate")
    for batch in table.iter_batches(batch_size=1 if prefixed else BATCH, use_threads=False):
        yield _rows(batch)


def _opened(stream: BinaryIO, texts: Sequence[str] = ()) -> pq.ParquetFile:
    limit = _LIMIT
    return pq.ParquetFile(
        stream, read_dictionary=texts, thrift_string_size_limit=limit, thrift_container_size_limit=limit
    )


def _rows(batch: pa.RecordBatch) -> Iterator[dict[str, object] | str]:
    schema = pa.schema([field.with_type(_readable(field.type)) for field in batch.schema])
    batch = batch if schema == batch.schema else batch.cast(schema, safe=False)
    longest = max(map(_longest, batch.columns), default=0)
    size = max(1, min(batch.num_rows, AT_ONCE // max(longest, 1)))
    for start in range(0, batch.num_rows, size):
        for found in batch.slice(start, size).to_pylist():
            try:
                length, members = 0, {name: _plain(value) for name, value in found.items()}
                if longest > MAX_ROW // 100:
                    length = sum(len(str(value)) for value in members.values())
                yield members if length <= MAX_ROW else f"it is longer than {MAX_ROW:,} bytes"
            except StrictError as error:
                yield str(error)


def _readable(kind: pa.DataType) -> pa.DataType:
    """The type with times that Python has."""
    if pa.types.is_timestamp(kind) and kind.unit == "ns":
        return pa.timestamp("us", kind.tz)
    if pa.types.is_time64(kind) or pa.types.is_duration(kind):
        return pa.time64("us") if pa.types.is_time64(kind) else pa.duration("us")
    if pa.types.is_struct(kind):
        return pa.struct([field.with_type(_readable(field.type)) for field in kind])
    if pa.types.is_list(kind):
        return pa.list_(kind.value_field.with_type(_readable(kind.value_type)))
    return kind


def _longest(array: pa.Array) -> int:
    """The length of the longest text inside."""
    kind = array.type
    if pa.types.is_dictionary(kind):
        return _longest(array.dictionary)
    if pa.types.is_struct(kind) or pa.types.is_list(kind) or pa.types.is_large_list(kind):
        inner = array.flatten()
        longest = max(map(_longest, inner if isinstance(inner, list) else [inner]), default=0)
        return longest if pa.types.is_struct(kind) else max(longest, _most(pc.list_value_length(array)))
    if pa.types.is_map(kind):
        return max(_longest(array.keys), _longest(array.items))
    if pa.types.is_string(kind) or pa.types.is_binary(kind) or pa.types.is_large_string(kind):
        return _most(pc.binary_length(array))
    return 0


def _most(lengths: pa.Array) -> int:
    most = pc.max(lengths).as_py()
    return most if isinstance(most, int) else 0


def _plain(value: object, depth: int = 0) -> object:  # noqa: C901 -- a case for each type
    """A value as JSON has it."""
    if depth > MAX_DEPTH:
        raise StrictError(f"more than {MAX_DEPTH} values are nested in each other")
    match value:
        case None | bool() | int() | str():
            return value
        case float():
            if math.isinf(value):
                raise StrictError("a number is larger than any double")
            return None if math.isnan(value) else value
        case bytes():
            try:
                return value.decode("utf-8")
            except UnicodeDecodeError:
                return value.hex()
        case dt.datetime():
            return (value if value.tzinfo else value.replace(tzinfo=dt.UTC)).isoformat()
        case dt.date() | dt.time():
            return value.isoformat()
        case decimal.Decimal():
            return int(value) if value == value.to_integral_value() and value.adjusted() < 30 else str(value)  # noqa: PLR2004 -- digits
        case dict():
            return {str(name): _plain(one, depth + 1) for name, one in cast("dict[object, object]", value).items()}
        case list():
            return [_plain(one, depth + 1) for one in cast("list[object]", value)]
        case tuple():
            return [_plain(one, depth + 1) for one in cast("tuple[object, ...]", value)]
        case _:
            return str(value)


if __name__ == "__main__":
    main()
