"""The quick pass (`audit.sweep`) over a log by numbers, with the kernel."""

import itertools
from collections.abc import Collection, Iterator, Mapping

import numpy as np
import numpy.typing as npt

from leverframe.audit.determinised import DOUBTFUL, Table
from leverframe.audit.fast import kernel
from leverframe.audit.fast.encoded import Encoded, rows_of
from leverframe.audit.fast.encoding import Again
from leverframe.audit.fast.tables import After, CrowdedError, zeros
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.said import Execution
from leverframe.audit.seen import Sight
from leverframe.audit.sweep import execution, token
from leverframe.observe.observations import Observation

_AT_ONCE = 1 << 12
"""Executions."""


class FastSweep:
    """The executions of a log. Raises CrowdedError if a table does not disperse."""

    def __init__(self, table: Table, sight: Sight, encoded: Encoded, again: Again) -> None:
        self._table, self._sight, self._encoded, self._again = table, sight, encoded, again
        self._meanings = np.array([table.said(row) for row in encoded.entries.samples], np.int64)
        self._can_begin = np.zeros(kernel.MOST_SAID, np.uint8)
        for said in {*self._meanings.tolist()} - {kernel.UNCLEAR}:
            self._can_begin[said] = table.can_begin(said)
        self._pairs, self._computed = After(), 0
        """The number of beliefs of the table that the kernel knows."""
        self._tokens = encoded.tokens
        self._slots: dict[bytes, int] = {}
        """Those that somebody has asked for."""
        self._first = np.array(sorted(sight.layout.first), np.int64)
        self._executions = zeros((len(self._tokens), kernel.OF_EXECUTION), np.int64)
        self.rows, self.damaged = 0, False
        for _, coded in encoded.each():
            self._follow(coded)
            self._note_numbers(coded)
            self.rows += rows_of(coded)
            self.damaged = self.damaged or bool(np.any(coded.entries == kernel.NO_ROW))

    def _follow(self, coded: kernel.Coded) -> None:
        at, state = 0, np.zeros(kernel.NUMBERS, np.int64)
        while True:
            code = kernel.follow(
                coded,
                at,
                self._meanings,
                self._can_begin,
                self._pairs.known,
                self._executions,
                self._first,
                state,
            )
            if code == kernel.DONE:
                return
            if code == kernel.CROWDED:
                raise CrowdedError
            at = int(state[kernel.PLACE])
            self._table.computed(int(state[kernel.BELIEF]), int(self._meanings[coded.entries[at]]))
            known, self._computed = self._computed, len(self._table.after)
            self._pairs.add(itertools.islice(self._table.after.items(), known, None))

    def _note_numbers(self, coded: kernel.Coded) -> None:
        """Note whether rows that can be read have numbers: entries do not tell."""
        told = coded.slots >= 0
        numbers = coded.numbers[told][self._meanings[coded.entries[told]] != kernel.UNCLEAR]
        self._sight.numbered |= bool(np.any(numbers != kernel.NO_NUMBER))
        self._sight.unnumbered |= bool(np.any(numbers == kernel.NO_NUMBER))

    def __len__(self) -> int:
        """The number of executions."""
        return len(self._tokens)

    def each(self) -> Iterator[tuple[bytes, int, int]]:
        """Yield the token of each execution, its belief, and the number of its rows."""
        texts = iter(self._tokens)
        for first in range(0, len(self), _AT_ONCE):
            part = self._executions[first : first + _AT_ONCE]
            beliefs, lengths = (part[:, one].tolist() for one in (kernel.OF_BELIEF, kernel.OF_LENGTH))
            yield from zip(itertools.islice(texts, len(part)), beliefs, lengths, strict=True)

    def belief(self, token: bytes) -> int | None:
        """What is believed of an execution; None if there is none."""
        slot = self._tokens.find(token)
        return None if slot is None else int(self._executions[slot, kernel.OF_BELIEF])

    @property
    def beliefs(self) -> Mapping[int, int]:
        """The beliefs, each with the number of its executions."""
        beliefs, counts = np.unique(self._executions[:, kernel.OF_BELIEF], return_counts=True)
        return dict(zip(beliefs.tolist(), counts.tolist(), strict=True))

    @property
    def rows_in_doubt(self) -> int:
        """The number of rows of executions that have to be judged one by one."""
        return int(self._executions[self._in_doubt, kernel.OF_LENGTH].sum())

    @property
    def _in_doubt(self) -> npt.NDArray[np.intp]:
        return np.flatnonzero(self._executions[:, kernel.OF_BELIEF] == DOUBTFUL)

    @property
    def doubtful(self) -> set[bytes]:
        """The tokens of the executions that have to be judged one by one."""
        found = {self._tokens[slot]: slot for slot in self._in_doubt.tolist()}
        self._slots |= found
        return {*found}

    def selected(self, wanted: Collection[bytes]) -> Iterator[tuple[int, Row | NoRow]]:
        """The rows of some executions, in order, and whatever is no row, each with its number in the log."""
        return self._again(self._picked(wanted))

    def observed(self, wanted: Collection[Execution]) -> Iterator[tuple[int, Place, Execution, Observation]]:
        """What rows of some executions show, in order, each with its number in the log and its place."""
        picked = self._picked({token(one) for one in wanted})
        seen = [self._table.observation(said) for said in self._meanings.tolist()]
        before, line, file = 0, 0, ""
        for part, coded in self._encoded.each():
            if part.file != file:
                line, file = 0, part.file
            numbers = before + np.cumsum(coded.entries != kernel.BLANK)
            for place in np.flatnonzero(picked[coded.slots]).tolist():
                observation = seen[coded.entries[place]]
                if observation is not None:
                    of = execution(self._tokens[coded.slots[place]])
                    yield int(numbers[place]), Place(file, line + place + 1), of, observation
            line, before = line + part.count, int(numbers[-1])

    def _picked(self, wanted: Collection[bytes]) -> npt.NDArray[np.bool_]:
        """For each slot, whether its execution is wanted; at last, for rows without a slot, that they are not."""
        found = np.zeros(len(self._tokens) + 1, np.bool_)
        found[self._slots_of(wanted)] = True
        return found

    def _slots_of(self, wanted: Collection[bytes]) -> list[int]:
        """The slots of executions, as far as there are some. Most that are asked for are near the beginning."""
        left = {*wanted} - self._slots.keys()
        for slot, text in enumerate(self._tokens):
            if not left:
                break
            if text in left:
                left.remove(text)
                self._slots[text] = slot
        return [self._slots[one] for one in wanted if one in self._slots]
