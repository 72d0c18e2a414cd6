"""The values of columns of tables, each with its code, which counts from 0 in each file."""

import json
from collections.abc import Callable, Collection, Mapping, Sequence

import numpy as np

from leverframe.audit.determinised import TooManyError
from leverframe.audit.fast.kernel import Codes
from leverframe.audit.fast.tables import Slots, Texts, new_seed
from leverframe.audit.inputs.columns import Column, Columns, Packed
from leverframe.audit.inputs.rows import Place, Row

MOST_TEXTS = 1 << 29
"""The most bytes of the texts in a column of a file, and of the ids of all executions."""


_OF_NULL = np.zeros(1, np.int32)
"""The code of no value, whose index is -1."""


def texts_of(values: Packed) -> Texts:
    """Packed texts, as they are."""
    return Texts(np.frombuffer(values.text, np.uint8), np.frombuffer(values.ends, np.int64))


class Values:
    """The values of a column of a file, each with its code. A row without a value has the code 0.

    Raises TooManyError for a column that has texts and other values, as none has in Arrow.
    """

    def __init__(self) -> None:
        self._texts = Slots(new_seed(), MOST_TEXTS)
        self._others: list[object] = []
        self._known: dict[str, int] = {}
        self._of_indices = np.zeros(0, np.int32)

    def begin_as(self, before: "Values") -> "Values":
        """The indices so far mean what they mean to others."""
        self._of_indices = self._coded([before[code] for code in before._of_indices.tolist()])  # noqa: SLF001 -- its own
        return self

    def __len__(self) -> int:
        return 1 + len(self._texts) + len(self._others)

    def __getitem__(self, code: int) -> object:
        if not code:
            return None
        return self._others[code - 1] if self._others else self._texts.text(code - 1).decode()

    def take(self, column: Column) -> Codes:
        """The codes of the next rows."""
        more = self._coded(column.more)
        self._of_indices = np.concatenate((self._of_indices[: column.kept], more, _OF_NULL))
        if self._others and len(self._texts):
            raise TooManyError
        return self._of_indices.take(np.frombuffer(column.indices, f"i{column.width}"))

    def _coded(self, values: Sequence[object] | Packed) -> Codes:
        if isinstance(values, Packed):
            return 1 + self._texts.slots(texts_of(values))
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


class NotPlainError(Exception):
    """Not all values are texts that are tokens."""


class Plain(Values):
    """Texts that are tokens in a table of all files: a code is one more than the number there.

    So the ids of executions are stored once. Raises NotPlainError for texts that are not as `are_plain` wants them.
    """

    def __init__(self, tokens: Slots, are_plain: Callable[[Texts], bool]) -> None:
        super().__init__()
        self._tokens, self._are_plain = tokens, are_plain

    def __len__(self) -> int:
        return 1 + len(self._tokens)

    def __getitem__(self, code: int) -> object:
        return self._tokens.text(code - 1).decode(errors="replace") if code else None  # that of nobody is no text

    def _coded(self, values: Sequence[object] | Packed) -> Codes:
        if not isinstance(values, Packed):
            raise NotPlainError
        texts = texts_of(values)
        if len(texts) and not self._are_plain(texts):
            raise NotPlainError
        return 1 + self._tokens.slots(texts)


class Cells:
    """The values of some columns of a file: of each row the code, and the value of each code.

    A column that `plain` has is coded so as long as its texts allow it; then `take` returns False once.
    """

    def __init__(self, plain: Mapping[str, Plain] | None = None) -> None:
        self.rows = 0
        self.codes: dict[str, Codes] = {}
        self.values: dict[str, Values] = {**(plain or {})}

    def take(self, found: Columns) -> bool:
        """Go on to the next rows. Do the codes of earlier rows still mean the same?"""
        self.rows, same = found.rows, True
        for one in found.columns:
            try:
                codes = self.values.setdefault(one.name, Values()).take(one)
            except NotPlainError:
                self.values[one.name], same = Values().begin_as(self.values[one.name]), False
                codes = self.values[one.name].take(one)
            self.codes[one.name] = codes
        return same

    def row(self, names: Collection[str], codes: Collection[int]) -> Row:
        """A row with the values of some codes."""
        return Row(Place("", 0), {name: self.values[name][code] for name, code in zip(names, codes, strict=True)})

    def at(self, place: int) -> Row:
        """The row at a place."""
        return self.row(self.codes, [int(codes[place]) for codes in self.codes.values()])
