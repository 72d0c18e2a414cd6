"""Lines of JSON → codes (`encoded`), with the kernel: Python reads only lines that are new in some way."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from weakref import WeakKeyDictionary

import numpy as np

from leverframe.audit.determinised import TooManyError
from leverframe.audit.fast import kernel
from leverframe.audit.fast.encoded import Encoded, Entries
from leverframe.audit.fast.kernel import Coded
from leverframe.audit.fast.lines import Bytes
from leverframe.audit.fast.tables import CrowdedError, Said, Slots, longer, new_seed
from leverframe.audit.fast.templates import compiled
from leverframe.audit.inputs.blocks import has_forms, parsed, split
from leverframe.audit.inputs.files import Files, changed
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.layout import Layout
from leverframe.audit.looking import Look
from leverframe.audit.said import UnclearError
from leverframe.audit.said import number as number_of
from leverframe.audit.scanner import MOST_FORMS, Constant, Form, Members, members
from leverframe.audit.scanner import form as form_of
from leverframe.audit.sweep import NOBODY, token_of
from leverframe.observe.interface import Interface

_NOBODY = np.frombuffer(NOBODY, np.uint8)
_BEGINNING = 1 << 14
_known: "WeakKeyDictionary[Files, Encoded]" = WeakKeyDictionary()


def names_of(interface: Interface, layout: Layout, files: Files) -> Collection[str] | None:
    """The names that a log shows, which is encoded by the way; None if it cannot be."""
    found = _tried(interface, layout, files, None)
    return None if found is None or found.entries.look is None else found.entries.look.found


def encoded(interface: Interface, layout: Layout, files: Files, view: Collection[str]) -> Encoded | None:
    """A log by numbers, in a view; None if it cannot be. What `names_of` has encoded is taken."""
    found = _known.get(files)
    return found if found is not None and found.covers(layout, view) else _tried(interface, layout, files, view)


def _tried(interface: Interface, layout: Layout, files: Files, view: Collection[str] | None) -> Encoded | None:
    _known.pop(files, None)
    try:
        lines = Lines(interface, layout, view)
        for name, block in files.blocks():
            lines.take(block, name)
    except (CrowdedError, TooManyError):
        return None
    _known[files] = lines.encoded
    return lines.encoded


class Lines:
    """Encodes lines. Without a view, it finds out what they show: names whose values have no identities.

    Raises CrowdedError if a table does not disperse, and TooManyError if no table of beliefs can judge the log.
    """

    def __init__(self, interface: Interface, layout: Layout, view: Collection[str] | None) -> None:
        self._layout = layout
        names = frozenset(interface.names).difference(interface.labels) if view is None else frozenset(view)
        look = Look(interface, layout) if view is None else None
        self._members = members(interface, layout, names)
        if look is not None:
            self._members = _without_identities(self._members, interface, layout)
        self._seed = new_seed()
        self._ids, self._said = Slots(self._seed), Said(self._seed)
        self._known: list[Form] = []
        self._forms = compiled(self._known)
        self._coded = Coded(*(np.zeros(_BEGINNING, np.int32) for _ in range(3)))
        self.encoded = Encoded(layout, names, Entries(interface, layout, self._members, look), self._ids.texts)

    def take(self, block: bytes | str, file: str) -> None:
        """Encode the lines of a block, or note why there are no more."""
        state = self._ids.state
        state[kernel.CODES] = 0
        if isinstance(block, str):
            self._add(kernel.NO_ROW, kernel.NOBODY, kernel.NO_NUMBER)
            self._done(file, block)
            return
        if has_forms(block):
            self._by_forms(block)
        else:
            for line in split(block):
                self._line(line)
        self._done(file)

    def _done(self, file: str, problem: str | None = None) -> None:
        count = int(self._ids.state[kernel.CODES])
        self.encoded.add(file, Coded(*(each[:count] for each in self._coded)), problem)

    def _by_forms(self, block: bytes) -> None:
        text, at, state = np.frombuffer(block, np.uint8), 0, self._ids.state
        while True:
            code = kernel.encode(
                text, at, self._forms, _NOBODY, self._said.known, self._ids.ids, self._coded, state, self._seed
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
                self._line(block[at:end])
                at = end + 1

    def _grow(self, more: int) -> None:
        self._ids.grow(more)
        if int(self._ids.state[kernel.CODES]) >= len(self._coded.entries):
            self._coded = Coded(*map(longer, self._coded))

    def _learn(self, text: Bytes, at: int, line: bytes) -> bool:
        """Tell the kernel what a line says; return whether it can encode it now."""
        row = parsed(Place("", 0), line)
        if isinstance(row, NoRow):
            return False
        entry = self.encoded.entries.of(row)
        if self._said.learn(self._forms, text, at, entry):
            return True
        found = form_of(line, self._members) if len(self._known) < MOST_FORMS else None
        if found is None:
            return False
        self._known.append(found)
        self._forms = compiled(self._known)
        return self._said.learn(self._forms, text, at, entry)

    def _line(self, line: bytes) -> None:
        """Encode a line that the kernel cannot encode."""
        row = parsed(Place("", 0), line) if line and not line.isspace() else None
        if not isinstance(row, Row):
            self._add(kernel.BLANK if row is None else kernel.NO_ROW, kernel.NOBODY, kernel.NO_NUMBER)
            return
        entry = self.encoded.entries.of(row)
        if entry == kernel.IRRELEVANT:
            self._add(entry, kernel.NOBODY, kernel.NO_NUMBER)
        else:
            self._add(entry, self._ids.slot(token_of(row, self._layout)), numbered(row, self._layout))

    def _add(self, entry: int, slot: int, number: int) -> None:
        self._grow(0)
        code = int(self._ids.state[kernel.CODES])
        for numbers, value in zip(self._coded, (entry, slot, number), strict=True):
            numbers[code] = value
        self._ids.state[kernel.CODES] = code + 1


def numbered(row: Row, layout: Layout) -> int:
    """The number of a row, as the kernel has it."""
    try:
        found = number_of(row, layout)
    except UnclearError:
        return kernel.NO_NUMBER
    if found is None:
        return kernel.NO_NUMBER
    return found if -kernel.MOST_NUMBER < found <= kernel.MOST_NUMBER else kernel.OUT_OF_RANGE


def _without_identities(found: Members, interface: Interface, layout: Layout) -> Members:
    """The members that count, if those with identities must be null: a line that has one shows its name."""
    fields = (layout.fields, *(case.fields for case in layout.cases))
    told = {where for each in fields for name, where in each.items() if name in interface.labels}
    return replace(found, absent=frozenset(one for one in told if not isinstance(one, Constant)) - {*found.others})


def again(files: Files, encoded: Encoded, picked: "np.ndarray") -> Iterator[tuple[int, Row | NoRow]]:
    """The rows of picked executions, in order, and whatever is no row, each with its number in the log."""
    before, line, last, file, parts = 0, 0, 0, "", encoded.each()
    for name, block in files.blocks():
        if name != file:
            line, last, file = 0, 0, name
        part, coded = next(parts, (None, None))
        if part is None or coded is None or part.file != name:
            raise changed(name)
        numbers = before + np.cumsum(coded.entries != kernel.BLANK)
        if isinstance(block, str):
            yield int(numbers[-1]), NoRow(Place(file, last + 1), block)
        elif len(places := np.flatnonzero(picked[coded.slots] | (coded.entries == kernel.NO_ROW))):
            lines = split(block)
            if len(lines) != part.count:
                raise changed(name)
            for place in places.tolist():
                yield int(numbers[place]), parsed(Place(file, line + place + 1), lines[place])
        rows = np.flatnonzero(coded.entries != kernel.BLANK)
        last = line + int(rows[-1]) + 1 if len(rows) else last
        line, before = line + part.count, int(numbers[-1])
