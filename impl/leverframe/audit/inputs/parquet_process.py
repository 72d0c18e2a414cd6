"""Run pyarrow in a separate process: a Parquet file of SIZE bytes on stdin, its rows on stdout, each in a line of JSON.

pyarrow is written in C++, and some damaged files end the process that reads them, without an exception. A line is an
object with the members of a row, or a text that says why it is none; the last line is null if all was read, or a list
with the reason why the file cannot be read from there on.

Memory: a thousand rows at once, or fewer if they are long. Texts stay in their dictionaries until their row is read, as
few bytes can stand for many times the same long text.
"""

import io
import json
import sys
from collections.abc import Iterator, Sequence
from typing import BinaryIO

from leverframe.audit.inputs import pages
from leverframe.audit.inputs.arrow import members
from leverframe.audit.inputs.files import Watched
from leverframe.audit.inputs.strict import StrictError
from leverframe.extras import required

with required("parquet"):
    import pyarrow as pa
    import pyarrow.parquet as pq

BATCH = 1000
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
        yield members(batch)


def _opened(stream: BinaryIO, texts: Sequence[str] = ()) -> pq.ParquetFile:
    limit = _LIMIT
    return pq.ParquetFile(
        stream, read_dictionary=texts, thrift_string_size_limit=limit, thrift_container_size_limit=limit
    )


if __name__ == "__main__":
    main()
