"""The quick pass (`audit.sweep`) with the kernel: Python reads only lines that are new in some way."""

import itertools
from collections.abc import Container, Iterator

import numpy as np

from leverframe.audit.determinised import Table
from leverframe.audit.fast import kernel
from leverframe.audit.fast.kernel import Executions
from leverframe.audit.fast.lines import Bytes, Ints
from leverframe.audit.fast.tables import After, CrowdedError, Said, Slots, longer, new_seed
from leverframe.audit.fast.templates import compiled
from leverframe.audit.inputs.blocks import has_forms, split
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.sweep import NO_NUMBER, NOBODY, Reader, Sweep

_NOBODY = np.frombuffer(NOBODY, np.uint8)
_BEGINNING = 1 << 12


class FastSweep(Sweep):
    """The executions of a log, whose numbers are in arrays. Raises CrowdedError if a table does not disperse."""

    def __init__(self, table: Table, reader: Reader) -> None:
        super().__init__(table, reader)
        self._seed = new_seed()
        self._ids, self._said, self._pairs = Slots(self._seed), Said(self._seed), After()
        self._forms, self._compiled = compiled(reader.forms), len(reader.forms)
        self._computed = 0
        """The number of beliefs of the table that the kernel knows."""
        self._can_begin = np.zeros(kernel.MOST_SAID, np.uint8)
        self._numbers_first = np.array(sorted(reader.sight.layout.first), np.int64)
        self._put(Executions(*(np.zeros(_BEGINNING, np.int64) for _ in range(3))))

    def _put(self, executions: Executions) -> None:
        """Keep the numbers of executions in these arrays."""
        self._executions = executions
        self.beliefs, self.numbers, self.lengths = executions

    def __len__(self) -> int:
        return len(self._ids)

    def each(self) -> Iterator[tuple[bytes, int, int]]:
        """Yield the id of each execution as it is in a line, its belief, and the number of its rows."""
        beliefs, _, lengths = (each[: len(self)].tolist() for each in self._executions)
        return zip(self._ids.texts(), beliefs, lengths, strict=True)

    def take(self, block: bytes | str, file: str) -> None:
        """Follow the rows of a block, or note why there are no more."""
        if isinstance(block, str) or not has_forms(block):
            super().take(block, file)
            return
        text, at, state = np.frombuffer(block, np.uint8), 0, self._ids.state
        while True:
            state[kernel.ROWS_READ] = self.rows
            code = self._followed(text, at)
            at, self.rows = int(state[kernel.PLACE]), int(state[kernel.ROWS_READ])
            if code == kernel.DONE:
                return
            if code == kernel.CROWDED:
                raise CrowdedError
            if code == kernel.GROW:
                self._grow(len(block))
                continue
            end = block.index(b"\n", at)
            self._learn(text, at, self._line(block[at:end], file, uniform=True))
            at = end + 1

    def _followed(self, text: Bytes, at: int) -> int:
        return kernel.follow(
            text,
            at,
            self._forms,
            _NOBODY,
            self._said.known,
            self._can_begin,
            self._pairs.known,
            self._ids.ids,
            self._executions,
            self._numbers_first,
            self._ids.state,
            self._seed,
        )

    def _learn(self, text: Bytes, at: int, said: int | None) -> None:
        """Tell the kernel what Python has found out from a line."""
        if self._compiled != len(self._reader.forms):
            self._forms, self._compiled = compiled(self._reader.forms), len(self._reader.forms)
        if said is not None:
            if said >= 0:
                self._can_begin[said] = self._table.can_begin(said)
            self._said.learn(self._forms, text, at, said)
        known, self._computed = self._computed, len(self._after)
        self._pairs.add(itertools.islice(self._after.items(), known, None))

    def _grow(self, more: int) -> None:
        self._ids.grow(more)
        beliefs, numbers, lengths = self._executions
        if len(self) >= len(beliefs):
            self._put(Executions(longer(beliefs), longer(numbers), longer(lengths)))

    # ---- executions that Python follows ------------------------------------------------------------------------------

    def _slot(self, token: bytes) -> int | None:
        return self._ids.slot(token)

    def _begin(self, token: bytes, belief: int) -> int:
        self._grow(len(token))
        slot = self._ids.add(token)
        self.beliefs[slot], self.numbers[slot], self.lengths[slot] = belief, NO_NUMBER, 0
        return slot

    # ---- reading again -----------------------------------------------------------------------------------------------

    def selected(self, files: Files, wanted: Container[bytes]) -> Iterator[tuple[int, Row | NoRow]]:
        """The rows of some executions, in order, and whatever is no row, each with its number in the log."""
        marked = np.fromiter((token in wanted for token in self._ids.texts()), np.uint8, len(self))
        state, file = np.zeros(kernel.NUMBERS, np.int64), ""
        for name, block in files.blocks():
            if name != file:
                state[kernel.LINES] = state[kernel.LAST] = 0
                file = name
            if isinstance(block, str):
                state[kernel.ROWS_READ] += 1
                yield int(state[kernel.ROWS_READ]), NoRow(Place(file, int(state[kernel.LAST]) + 1), block)
                continue
            uniform = has_forms(block)
            for line in self._lines(block, marked, state) if uniform else split(block):
                state[kernel.LINES] += 1
                if not line or line.isspace():
                    continue
                state[kernel.ROWS_READ] += 1
                state[kernel.LAST] = state[kernel.LINES]
                row = self._reader.parsed(Place(file, int(state[kernel.LINES])), line, has_form=uniform)
                if isinstance(row, NoRow) or self._reader.token(row) in wanted:
                    yield int(state[kernel.ROWS_READ]), row

    def _lines(self, block: bytes, marked: Bytes, state: Ints) -> Iterator[bytes]:
        """The lines of a block that have no form, or are of marked executions; the state counts the others."""
        text, at = np.frombuffer(block, np.uint8), 0
        while at < len(block):
            code = kernel.select(text, at, self._forms, _NOBODY, self._ids.ids, marked, state, self._seed)
            if code == kernel.CROWDED:
                raise CrowdedError
            at = int(state[kernel.PLACE])
            if code == kernel.DONE:
                return
            end = block.index(b"\n", at)
            yield block[at:end]
            at = end + 1
