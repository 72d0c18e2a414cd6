"""One quick pass over lines of JSON: most executions are explained, and only the others are judged one by one.

A line costs the match of its form (`audit.scanner`) and a look into a table (`audit.determinised`). What does not
simply go on makes its execution *doubtful*: `audit.judging` judges it from its beginning, with the same result as if it
had judged every row (tests/audit/test_sweep.py compares both on random logs with planted faults).

Memory: the id of each execution, and three numbers.
"""

import re
from array import array
from collections import Counter
from collections.abc import Collection, Container, Iterator, Mapping, Sequence

from leverframe.audit.determinised import DOUBTFUL, IRRELEVANT, MOST_SAID, UNCLEAR, Table, TooManyError, key
from leverframe.audit.inputs.blocks import has_forms, parsed, split
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.layout import Layout
from leverframe.audit.said import Execution, UnclearError
from leverframe.audit.said import execution as execution_of
from leverframe.audit.said import number as number_of
from leverframe.audit.scanner import MOST_FORMS, Form, matches, members
from leverframe.audit.scanner import form as form_of
from leverframe.audit.seen import Sight
from leverframe.errors import InternalError

NO_NUMBER = -1
MOST_ROWS = 1 << 62
NOBODY = b"\xff"
"""The token of rows without an id: no text has it."""


class Reader:
    """Reads lines by their forms, which it learns."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._members = members(sight.interface, sight.layout, sight.view)
        self.forms: list[Form] = []

    def parsed(self, place: Place, line: bytes, *, has_form: bool = True) -> Row | NoRow:
        """Parse a line, and learn its form if lines like it may come again."""
        row = parsed(place, line)
        if isinstance(row, Row) and has_form and len(self.forms) < MOST_FORMS:
            form = form_of(line, self._members)
            if form is not None:
                self.forms.append(form)
        return row

    def token(self, row: Row) -> bytes:
        """The token of the execution of a row."""
        return token_of(row, self.sight.layout)


def token_of(row: Row, layout: Layout) -> bytes:
    """The token of the execution of a row."""
    try:
        return token(execution_of(row, layout))
    except UnclearError:
        return NOBODY


def token(execution: Execution) -> bytes:
    """The token of an execution: its text, as it is in a line that has a form. Rows without an id have that of None.

    A name of a file may have bytes that are no text.
    """
    return NOBODY if execution is None else execution.encode("utf-8", "surrogatepass")


def execution(token: bytes) -> Execution:
    """The execution that a token stands for."""
    return None if token == NOBODY else token.decode("utf-8", "surrogatepass")


def selected(files: Files, wanted: Container[bytes], reader: Reader) -> Iterator[tuple[int, Row | NoRow]]:
    """The rows of some executions, in order, and whatever is no row, each with its number in the log."""
    number, line_number, last, file = 0, 0, 0, ""
    for name, _, block in files.blocks():
        if name != file:
            line_number, last, file = 0, 0, name
        if isinstance(block, str):
            number += 1
            yield number, NoRow(Place(file, last + 1), block)
            continue
        uniform, lines = has_forms(block), split(block)
        forms = reader.forms if uniform else []
        place = forms[0].execution if forms else None
        for line, found in zip(lines, matches(forms, lines), strict=True):
            line_number += 1
            if found is not None:
                token = NOBODY if place is None else found[place]
            elif not line or line.isspace():
                continue
            else:
                token = _token(forms, line)
            number, last = number + 1, line_number
            if token is None or token in wanted:
                row = reader.parsed(Place(file, line_number), line, has_form=uniform)
                if isinstance(row, NoRow) or reader.token(row) in wanted:
                    yield number, row


def _token(forms: list[Form], line: bytes) -> bytes | None:
    """The token of the execution of a line, if the line has a form. Forms that lines often have come to the front.

    Whichever form a line has, it has the same token (R. Rivest, 'On self-organizing sequential search heuristics').
    """
    for place, form in enumerate(forms):
        found = form.match(line)
        if found is not None:
            if place:
                forms[place - 1], forms[place] = form, forms[place - 1]
            return NOBODY if form.execution is None else found[form.execution]
    return None


class Sweep:
    """The executions of a log, each with its belief, the number of its last row, and how many rows it has."""

    def __init__(self, table: Table, reader: Reader, files: Files) -> None:
        self._table, self._reader, self._files, self._after = table, reader, files, table.after
        self._first = reader.sight.layout.first
        self._slots: dict[bytes, int] = {}
        self._beliefs, self._numbers, self._lengths = array("q"), array("q"), array("q")
        self.rows = 0
        self.damaged = False
        """Is some line no row?"""
        for name, _, block in files.blocks():
            self._take(block, name)

    def _take(self, block: bytes | str, file: str) -> None:
        """Follow the rows of a block, or note why there are no more."""
        if isinstance(block, str):
            self.rows += 1
            self.damaged = True
            return
        uniform, lines = has_forms(block), split(block)
        if uniform and self._reader.forms:
            self._by_form(self._reader.forms[0], lines, file)
        else:
            for line in lines:
                self._line(line, file, uniform=uniform)

    def _by_form(self, form: Form, lines: Sequence[bytes], file: str) -> None:
        """Follow the rows in lines, of which most have a form and say nothing new: these need no call."""
        slots, beliefs, numbers, lengths, after = self._slots, self._beliefs, self._numbers, self._lengths, self._after
        execution, place, others, known = form.execution, form.number, form.others, form.known
        for line, found in zip(lines, matches([form], lines), strict=True):
            if found is None:
                self._line(line, file, uniform=True)
                continue
            self.rows += 1
            said = known.get(found.group(*others))
            if said is None:
                said = self._read(form, found, line, file)
            token = NOBODY if execution is None else found[execution]
            number = None if place is None else int(found[place])
            slot = slots.get(token)
            if slot is not None and said >= 0:  # what is doubtful has no key
                then = after.get(beliefs[slot] * MOST_SAID + said)
                if then is not None and (number is None or number == numbers[slot] + 1 > 0):
                    beliefs[slot], lengths[slot] = then, lengths[slot] + 1
                    if number is not None:
                        numbers[slot] = number
                    continue
            self._follow(token, number, said)

    def _line(self, line: bytes, file: str, *, uniform: bool) -> None:
        """Follow the row in a line, if it is one."""
        for form in self._reader.forms if uniform else ():
            found = form.match(line)
            if found is not None:
                self.rows += 1
                said = form.known.get(found.group(*form.others))
                if said is None:
                    said = self._read(form, found, line, file)
                number = None if form.number is None else int(found[form.number])
                self._follow(NOBODY if form.execution is None else found[form.execution], number, said)
                return
        if line and not line.isspace():
            self._parse(line, file, has_form=uniform)

    def _read(self, form: Form, found: re.Match[bytes], line: bytes, file: str) -> int:
        """What a line says whose form is known and whose tokens are new."""
        if len(form.known) == MOST_SAID:
            raise TooManyError
        row = parsed(Place(file, self.rows), line)
        if not isinstance(row, Row):
            raise InternalError(f"a line that has a form is no row: {row.reason}")
        said = form.known[found.group(*form.others)] = self._table.said(row)
        return said

    def _parse(self, line: bytes, file: str, *, has_form: bool) -> None:
        self.rows += 1
        row = self._reader.parsed(Place(file, 0), line, has_form=has_form)
        if isinstance(row, Row):
            said = self._table.said(row)
            number = None if said == UNCLEAR else number_of(row, self._reader.sight.layout)
            self._follow(self._reader.token(row), number, said)
        else:
            self.damaged = True

    def _follow(self, token: bytes, number: int | None, said: int) -> None:
        """Follow an execution by what its next row says."""
        if said == IRRELEVANT:
            return
        slot = self._slots.get(token)
        if slot is None:
            slot = self._begin(token, 0 if said != UNCLEAR and self._table.can_begin(said) else DOUBTFUL)
        self._lengths[slot] += 1
        belief = self._beliefs[slot]
        if belief == DOUBTFUL:
            return
        if said == UNCLEAR or (number is not None and self._leaves_a_gap(slot, number)):
            self._beliefs[slot] = DOUBTFUL
            return
        after = self._after.get(key(belief, said))
        self._beliefs[slot] = self._table.computed(belief, said) if after is None else after

    def _begin(self, token: bytes, belief: int) -> int:
        """The slot of an execution that begins."""
        slot = self._slots[token] = len(self._slots)
        self._beliefs.append(belief)
        self._numbers.append(NO_NUMBER)
        self._lengths.append(0)
        return slot

    def _leaves_a_gap(self, slot: int, number: int) -> bool:
        if abs(number) > MOST_ROWS:
            return True
        last, self._numbers[slot] = self._numbers[slot], number
        return number not in self._first if last == NO_NUMBER else number != last + 1

    def __len__(self) -> int:
        """The number of executions."""
        return len(self._slots)

    def each(self) -> Iterator[tuple[bytes, int, int]]:
        """Yield the token of each execution, its belief, and the number of its rows."""
        return zip(self._slots, self._beliefs, self._lengths, strict=True)

    def belief(self, token: bytes) -> int | None:
        """What is believed of an execution; None if there is none."""
        slot = self._slots.get(token)
        return None if slot is None else self._beliefs[slot]

    @property
    def beliefs(self) -> Mapping[int, int]:
        """The beliefs, each with the number of its executions."""
        return Counter(self._beliefs)

    @property
    def rows_in_doubt(self) -> int:
        """The number of rows of executions that have to be judged one by one."""
        return sum(length for _, belief, length in self.each() if belief == DOUBTFUL)

    @property
    def doubtful(self) -> set[bytes]:
        """The tokens of the executions that have to be judged one by one."""
        return {token for token, belief, _ in self.each() if belief == DOUBTFUL}

    def selected(self, wanted: Collection[bytes]) -> Iterator[tuple[int, Row | NoRow]]:
        """The rows of some executions, in order, and whatever is no row, each with its number in the log."""
        return selected(self._files, wanted, self._reader)
