"""Batches of Arrow → columns of codes (extras `parquet` and `fast`): a number for each value, and each value once.

A batch is read so only if `arrow.members` would read each of its rows, and if each of its values is what it would be
there: it is *plain*. A batch that is not is read row by row.
"""

import json
from collections.abc import Collection, Sequence

from leverframe.audit.inputs import arrow
from leverframe.audit.inputs.columns import Column, Columns
from leverframe.audit.inputs.plain import plain
from leverframe.audit.inputs.strict import StrictError
from leverframe.extras import required

with required("parquet"):
    import pyarrow as pa
    import pyarrow.compute as pc
with required("fast"):
    import numpy as np
    import numpy.typing as npt

BATCH, MOST_CELLS = 64_000, 1 << 22
"""The rows that are read at once; fewer if there are many columns."""
_EARLIEST, _LATEST = 0, 7_000_000_000
"""Seconds since 1970: Python has all times between, in each time zone."""
_PER_SECOND = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}


class Coder:
    """Gives the values of some columns their codes, which count from 0."""

    def __init__(self, names: Collection[str]) -> None:
        self._columns = {name: _Column() for name in sorted(names)}

    def coded(self, batch: pa.RecordBatch) -> Columns | None:
        """The columns of a batch; None if it is not plain."""
        if not _is_plain(batch):
            return None
        read = arrow.readable(batch)
        arrays = {name: read.column(name) for name in self._columns if name in read.schema.names}
        coded = {name: self._columns[name].coded(array) for name, array in arrays.items()}
        return Columns(batch.num_rows, tuple(Column(name, *each) for name, each in coded.items()))


class _Column:
    """The codes of one column. Those of the last dictionary are kept, since the next batch often has the same one."""

    def __init__(self) -> None:
        self._codes: dict[str | tuple[str], int] = {}
        self._new: list[object] = []
        self._dictionary: pa.Array | None = None
        self._of_dictionary: npt.NDArray[np.int32] = np.zeros(0, np.int32)

    def coded(self, array: pa.Array) -> tuple[bytes, Sequence[object]]:
        self._new = []
        try:
            array = array.dictionary_encode()
        except pa.ArrowNotImplementedError:
            found = np.array([self._code(plain(value)) for value in array.to_pylist()], np.int32)
            return found.tobytes(), self._new
        values = array.dictionary
        if self._dictionary is None or self._dictionary.type != values.type or not self._dictionary.equals(values):
            codes = [self._code(plain(value)) for value in values.to_pylist()]
            self._dictionary, self._of_dictionary = values, np.array([*codes, self._code(None)], np.int32)
        indices = pc.fill_null(array.indices.cast(pa.int64()), len(values))
        return self._of_dictionary[indices.to_numpy(zero_copy_only=False)].tobytes(), self._new

    def _code(self, value: object) -> int:
        key = value if isinstance(value, str) else (json.dumps(value),)
        found = self._codes.get(key)
        if found is None:
            found = self._codes[key] = len(self._codes)
            self._new.append(value)
        return found


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
