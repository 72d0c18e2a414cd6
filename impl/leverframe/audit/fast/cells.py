"""The values of columns of tables, each with its code, which counts from 0 in each file."""

import json
from collections.abc import Collection, Sequence

import numpy as np

from leverframe.audit.determinised import TooManyError
from leverframe.audit.fast.kernel import Codes
from leverframe.audit.fast.tables import Slots, Texts, new_seed
from leverframe.audit.inputs.columns import Column, Columns, Packed
from leverframe.audit.inputs.rows import Place, Row

MOST_TEXTS = 1 << 29
"""The most bytes of the texts in a column of a file, and of the ids of all executions."""


class Values:
    """The values of a column of a file, each with its code. A row without a value has the code 0.

    Raises TooManyError for a column that has texts and other values, as none has in Arrow.
    """

    def __init__(self) -> None:
        self._texts = Slots(new_seed(), MOST_TEXTS)
        self._others: list[object] = []
        self._known: dict[str, int] = {}
        self._of_indices = np.zeros(1, np.int32)

    def __len__(self) -> int:
        return 1 + len(self._texts) + len(self._others)

    def __getitem__(self, code: int) -> object:
        if not code:
            return None
        return self._others[code - 1] if self._others else self._texts.text(code - 1).decode()

    def take(self, column: Column) -> Codes:
        """The codes of the next rows."""
        if column.values is not None:
            self._of_indices = np.append(self._coded(column.values), np.int32(0))  # of the index of no value, -1
            if self._others and len(self._texts):
                raise TooManyError
        return self._of_indices[np.frombuffer(column.indices, np.int32)]

    def texts(self, first: int) -> Texts | None:
        """The values from a code on, if they are texts."""
        return None if self._others else self._texts.texts(first - 1)

    def _coded(self, values: Sequence[object] | Packed) -> Codes:
        if isinstance(values, Packed):
            return 1 + self._texts.slots(
                Texts(np.frombuffer(values.text, np.uint8), np.frombuffer(values.ends, np.int64))
            )
        texts = [value.encode() for value in values if isinstance(value, str)]
        codes = iter((1 + self._texts.slots(Texts.of(texts))).tolist())
        return np.array(
            [next(codes) if isinstance(value, str) else self._code(value) for value in values], dtype=np.int32
        )

    def _code(self, value: object) -> int:
        if value is None:
            return 0
        code = self._known.setdefault(json.dumps(value), 1 + len(self._others))
        if code > len(self._others):
            self._others.append(value)
        return code


class Cells:
    """The values of some columns of a file: of each row the code, and the value of each code."""

    def __init__(self) -> None:
        self.rows = 0
        self.codes: dict[str, Codes] = {}
        self.values: dict[str, Values] = {}

    def take(self, found: Columns) -> None:
        """Go on to the next rows."""
        self.rows = found.rows
        for one in found.columns:
            self.codes[one.name] = self.values.setdefault(one.name, Values()).take(one)

    def row(self, names: Collection[str], codes: Collection[int]) -> Row:
        """A row with the values of some codes."""
        return Row(Place("", 0), {name: self.values[name][code] for name, code in zip(names, codes, strict=True)})

    def at(self, place: int) -> Row:
        """The row at a place."""
        return self.row(self.codes, [int(codes[place]) for codes in self.codes.values()])
