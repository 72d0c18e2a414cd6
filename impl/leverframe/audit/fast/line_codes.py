"""Lines of JSON → codes (`encoded`), with the kernel: Python reads only lines that are new in some way."""

import numpy as np

from leverframe.audit.fast import kernel
from leverframe.audit.fast.encoded import Encoded, Where, numbered
from leverframe.audit.fast.kernel import Coded
from leverframe.audit.fast.lines import Bytes
from leverframe.audit.fast.tables import CrowdedError, Said, Slots, Texts, longer, new_seed
from leverframe.audit.fast.templates import compiled
from leverframe.audit.inputs.blocks import has_forms, parsed, split
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.layout import Layout
from leverframe.audit.scanner import MOST_FORMS, Form, Members
from leverframe.audit.scanner import form as form_of
from leverframe.audit.sweep import NOBODY, token_of

_NOBODY = np.frombuffer(NOBODY, np.uint8)
_BEGINNING = 1 << 14


class Lines:
    """Encodes lines. Raises CrowdedError if a table does not disperse, and TooManyError if rows say too many things."""

    def __init__(self, layout: Layout, members: Members, encoded: Encoded) -> None:
        self._layout, self._members, self._encoded = layout, members, encoded
        self._seed = new_seed()
        self._ids, self._said = Slots(self._seed), Said(self._seed)
        self._known: list[Form] = []
        self._forms = compiled(self._known)
        self._coded = Coded(*(np.zeros(_BEGINNING, np.int32) for _ in range(3)))
        self._ends = np.zeros(_BEGINNING, np.int32)

    def encode(self, files: Files) -> None:
        """Encode a log."""
        for name, start, block in files.blocks():
            self.take(block, name, start)

    def texts(self) -> Texts:
        """The token of each execution, by its slot."""
        return self._ids.texts()

    def take(self, block: bytes | str, file: str, start: int | None = None) -> None:
        """Encode the lines of a block, which may start in the file, or note why there are no more."""
        state = self._ids.state
        state[kernel.CODES] = 0
        if isinstance(block, str):
            self._add(kernel.NO_ROW, kernel.NOBODY, kernel.NO_NUMBER, 0)
            self._done(file, block)
            return
        if has_forms(block):
            self._by_forms(block)
        else:
            end = -1
            for line in split(block):
                end += 1 + len(line)
                self._line(line, end)
        self._done(file, start=start)

    def _done(self, file: str, problem: str | None = None, start: int | None = None) -> None:
        count = int(self._ids.state[kernel.CODES])
        where = None if start is None else Where(start, self._ends[:count])
        self._encoded.add(file, Coded(*(each[:count] for each in self._coded)), problem, where)

    def _by_forms(self, block: bytes) -> None:
        text, at, state = np.frombuffer(block, np.uint8), 0, self._ids.state
        while True:
            code = kernel.encode(
                text,
                at,
                self._forms,
                _NOBODY,
                self._said.known,
                self._ids.ids,
                self._coded,
                self._ends,
                state,
                self._seed,
            )
            at = int(state[kernel.PLACE])
            if code == kernel.DONE:
                return
            if code == kernel.CROWDED:
                raise CrowdedError
            if code == kernel.GROW:
                self._grow(len(block))
                continue
            end = block.index(b"\n", at)
            if not self._learn(text, at, block[at:end]):
                self._line(block[at:end], end)
                at = end + 1

    def _grow(self, more: int) -> None:
        self._ids.grow(more)
        if int(self._ids.state[kernel.CODES]) >= len(self._coded.entries):
            self._coded, self._ends = Coded(*map(longer, self._coded)), longer(self._ends)

    def _learn(self, text: Bytes, at: int, line: bytes) -> bool:
        """Tell the kernel what a line says; return whether it can encode it now."""
        row = parsed(Place("", 0), line)
        if isinstance(row, NoRow):
            return False
        entry = self._encoded.entries.of(row)
        if self._said.learn(self._forms, text, at, entry):
            return True
        found = form_of(line, self._members) if len(self._known) < MOST_FORMS else None
        if found is None:
            return False
        self._known.append(found)
        self._forms = compiled(self._known)
        return self._said.learn(self._forms, text, at, entry)

    def _line(self, line: bytes, end: int) -> None:
        """Encode a line that the kernel cannot encode."""
        row = parsed(Place("", 0), line) if line and not line.isspace() else None
        if not isinstance(row, Row):
            self._add(kernel.BLANK if row is None else kernel.NO_ROW, kernel.NOBODY, kernel.NO_NUMBER, end)
            return
        entry = self._encoded.entries.of(row)
        if entry == kernel.IRRELEVANT:
            self._add(entry, kernel.NOBODY, kernel.NO_NUMBER, end)
        else:
            self._add(entry, self._ids.slot(token_of(row, self._layout)), numbered(row, self._layout), end)

    def _add(self, entry: int, slot: int, number: int, end: int) -> None:
        self._grow(0)
        code = int(self._ids.state[kernel.CODES])
        for numbers, value in zip(self._coded, (entry, slot, number), strict=True):
            numbers[code] = value
        self._ends[code] = end
        self._ids.state[kernel.CODES] = code + 1
