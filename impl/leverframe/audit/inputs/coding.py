"""Batches of Arrow → columns by dictionaries (extras `parquet` and `fast`).

A batch is read so only if `arrow.members` would read each of its rows, and if each of its values is what it would be
there: it is *plain*. A batch that is not is read row by row.
"""

from collections.abc import Collection, Sequence

from leverframe.audit.inputs import arrow
from leverframe.audit.inputs.columns import NULL, Column, Columns, Packed
from leverframe.audit.inputs.plain import plain
from leverframe.audit.inputs.strict import StrictError
from leverframe.extras import required

with required("parquet"):
    import pyarrow as pa
    import pyarrow.compute as pc
with required("fast"):
    import numpy as np

_EARLIEST, _LATEST = 0, 7_000_000_000
"""Seconds since 1970: Python has all times between, in each time zone."""
_WIDTHS = {1: 1 << 7, 2: 1 << 15, 4: 1 << 31}
"""How many values an index of so many bytes can tell apart."""
_PER_SECOND = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}


class Coder:
    """Reads some columns. The values of each are told when they change: the next batch often has the same, and more."""

    def __init__(self, names: Collection[str]) -> None:
        self._dictionaries: dict[str, pa.Array | None] = dict.fromkeys(sorted(names))

    def coded(self, batch: pa.RecordBatch) -> Columns | None:
        """The columns of a batch; None if it is not plain."""
        if not _is_plain(batch):
            return None
        read = arrow.readable(batch)
        names = [name for name in self._dictionaries if name in read.schema.names]
        return Columns(batch.num_rows, tuple(self._column(name, read.column(name)) for name in names))

    def _column(self, name: str, array: pa.Array) -> Column:
        known, self._dictionaries[name] = self._dictionaries[name], None
        try:
            array = array.dictionary_encode()
        except pa.ArrowNotImplementedError:
            return Column(name, 4, np.arange(len(array), dtype=np.int32).tobytes(), 0, _values(array))
        found = self._dictionaries[name] = array.dictionary
        kept = 0 if known is None or not _begins(found, known) else len(known)
        more = found.slice(kept)
        indices = pc.fill_null(array.indices.cast(pa.int64()), NULL).to_numpy(zero_copy_only=False)
        width = next(width for width, most in _WIDTHS.items() if len(found) <= most)
        return Column(name, width, indices.astype(f"i{width}").tobytes(), kept, _packed(more) or _values(more))


def _begins(found: pa.Array, known: pa.Array) -> bool:
    """Does a dictionary begin with the values of another one?"""
    return known.type == found.type and len(known) <= len(found) and known.equals(found.slice(0, len(known)))


def _values(array: pa.Array) -> Sequence[object]:
    return [plain(value) for value in array.to_pylist()]


def _packed(array: pa.Array) -> Packed | None:
    """Texts that are all there, in one piece."""
    is_large = pa.types.is_large_string(array.type)
    if array.null_count or not (is_large or pa.types.is_string(array.type)):
        return None
    _, offsets, text = array.buffers()
    if offsets is None or text is None:
        return Packed(b"", np.zeros(len(array), np.int64).tobytes())
    told = memoryview(offsets)
    every = np.frombuffer(told, np.int64) if is_large else np.frombuffer(told, np.int32)
    ends = every[array.offset : array.offset + len(array) + 1].astype(np.int64)
    start = int(ends[0])
    return Packed(text[start : int(ends[-1])].to_pybytes(), (ends[1:] - start).tobytes())


def _is_plain(batch: pa.RecordBatch) -> bool:
    """Would each row be one, and no error come from any value?"""
    try:
        batch.validate(full=True)
        read = arrow.readable(batch)
        names = read.schema.names
        return len(set(names)) == len(names) and arrow.has_short_rows(read) and all(map(_is_harmless, read.columns))
    except (pa.ArrowException, StrictError, ValueError, OverflowError, LookupError, TypeError):
        return False


def _is_harmless(array: pa.Array) -> bool:
    """Does each value become one of JSON? Of a type with many rules, all are tried. Raises errors of several kinds."""
    kind = array.type.value_type if pa.types.is_dictionary(array.type) else array.type
    array = array.dictionary if pa.types.is_dictionary(array.type) else array
    if pa.types.is_string(kind) or pa.types.is_large_string(kind):
        return True  # the batch was validated
    if pa.types.is_integer(kind) or pa.types.is_boolean(kind) or pa.types.is_null(kind):
        return True
    if pa.types.is_floating(kind):
        return pc.any(pc.is_inf(array)).as_py() is not True
    if pa.types.is_timestamp(kind):
        plain(array[0].as_py() if len(array) else None)  # the time zone
        match pc.min_max(array.cast(pa.int64())).as_py():
            case {"min": int(least), "max": int(most)}:
                second = _PER_SECOND[kind.unit]
                return _EARLIEST * second <= least <= most <= _LATEST * second
            case _:
                return True
    for value in array.to_pylist():
        plain(value)
    return True
