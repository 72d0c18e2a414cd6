"""Batches of Arrow (extra `parquet`) → the members of each row, as JSON has them (`plain`).

Times are in microseconds, as Python has them.
"""

from collections.abc import Iterable, Iterator, Sequence

from leverframe.audit.inputs.plain import plain
from leverframe.audit.inputs.rows import MAX_ROW
from leverframe.audit.inputs.strict import StrictError
from leverframe.extras import required

with required("parquet"):
    import pyarrow as pa
    import pyarrow.compute as pc

AT_ONCE = 1 << 26
"""The most bytes of texts that are read at once."""
_WIDTH = 100
"""More characters than a number or a time has."""


def members(batch: pa.RecordBatch, picked: Sequence[int] | None = None) -> Iterator[dict[str, object] | str]:
    """The members of each row, or why it is none; of picked rows only, if they are given by their index."""
    batch = readable(batch)
    longest, are_short = max(map(_longest, batch.columns), default=0), has_short_rows(batch)
    for part in _parts(batch, picked, max(1, AT_ONCE // max(longest, 1))):
        for found in part.to_pylist():
            try:
                row = {name: plain(value) for name, value in found.items()}
                length = 0 if are_short else sum(len(str(value)) for value in row.values())
                yield row if length <= MAX_ROW else f"it is longer than {MAX_ROW:,} bytes"
            except StrictError as error:
                yield str(error)


def _parts(batch: pa.RecordBatch, picked: Sequence[int] | None, size: int) -> Iterator[pa.RecordBatch]:
    """The batch, or picked rows of it, so many rows at once; one at a time where Arrow cannot take them (views)."""
    if picked is not None:
        try:
            batch = batch.take(pa.array(picked, pa.int64()))
        except pa.ArrowNotImplementedError:
            yield from (batch.slice(index, 1) for index in picked)
            return
    yield from (batch.slice(start, size) for start in range(0, batch.num_rows, size))


def twice(fields: Iterable[pa.Field]) -> str | None:
    """A name that two columns have, or two members of what is in one, with dots; None if there is none."""
    names = set[str]()
    for field in fields:
        if field.name in names:
            return field.name
        names.add(field.name)
        if (inner := _twice_in(field.type)) is not None:
            return f"{field.name}.{inner}"
    return None


def _twice_in(kind: pa.DataType) -> str | None:
    if pa.types.is_struct(kind):
        return twice(kind)
    if pa.types.is_list(kind) or pa.types.is_large_list(kind):
        return _twice_in(kind.value_type)
    return _twice_in(kind.item_type) if pa.types.is_map(kind) else None


def has_short_rows(batch: pa.RecordBatch) -> bool:
    """Can no row be too long, whatever is in it?"""
    widths = list(map(_width, batch.columns))
    return None not in widths and sum(width or 0 for width in widths) <= MAX_ROW


def _width(array: pa.Array) -> int | None:
    """The most characters of a value, or more; None if that is not so easy to tell."""
    kind = array.type
    if pa.types.is_dictionary(kind):
        return _width(array.dictionary)
    if pa.types.is_string(kind) or pa.types.is_binary(kind) or pa.types.is_large_string(kind):
        return 2 * _most(pc.binary_length(array))
    return _WIDTH if pa.types.is_primitive(kind) or pa.types.is_decimal(kind) or pa.types.is_null(kind) else None


def readable(batch: pa.RecordBatch) -> pa.RecordBatch:
    """The batch with times that Python has."""
    schema = pa.schema([field.with_type(_readable(field.type)) for field in batch.schema])
    return batch if schema == batch.schema else batch.cast(schema, safe=False)


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
