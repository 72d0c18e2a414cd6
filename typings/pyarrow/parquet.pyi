from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from pyarrow import BufferOutputStream, RecordBatch, Schema, Table

class ColumnChunkMetaData:
    dictionary_page_offset: int | None
    data_page_offset: int
    total_compressed_size: int
    encodings: tuple[str, ...]
    physical_type: str
    path_in_schema: str

class RowGroupMetaData:
    num_rows: int
    def column(self, i: int) -> ColumnChunkMetaData: ...

class ColumnSchema:
    max_repetition_level: int

class ParquetSchema:
    def column(self, i: int) -> ColumnSchema: ...

class FileMetaData:
    schema: ParquetSchema
    num_row_groups: int
    num_columns: int
    num_rows: int
    def row_group(self, i: int) -> RowGroupMetaData: ...

class ParquetFile:
    metadata: FileMetaData
    schema_arrow: Schema
    def __init__(
        self,
        source: BinaryIO,
        *,
        read_dictionary: Sequence[str] | None = None,
        buffer_size: int = 0,
        pre_buffer: bool = True,
        thrift_string_size_limit: int | None = None,
        thrift_container_size_limit: int | None = None,
    ) -> None: ...
    def iter_batches(
        self,
        batch_size: int = 65536,
        row_groups: Sequence[int] | None = None,
        columns: Sequence[str] | None = None,
        *,
        use_threads: bool = True,
    ) -> Iterator[RecordBatch]: ...

def read_table(source: Path) -> Table: ...
def write_table(
    table: Table,
    where: BufferOutputStream | Path,
    row_group_size: int | None = None,
    *,
    compression: str = "snappy",
    use_dictionary: bool = True,
    data_page_size: int | None = None,
) -> None: ...
