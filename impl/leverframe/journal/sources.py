"""What is on record, to be read by whoever wants to judge it: a database, or a JSON Lines file that was handed over.

Of a line its content counts, not how it is spaced: the canonical bytes are made anew. A file has no checkpoints in it.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import BinaryIO, Protocol, Self

from leverframe.errors import Diagnostic, JournalError
from leverframe.files import opened
from leverframe.journal.databases import SqliteFile, database
from leverframe.journal.store import COLUMNS, Reader
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.record.notes import VerifierKey
from leverframe.record.records import bad_record, canonical_data
from leverframe.record.verify import Defect, DefectKind, Examination, StoredRow, Unreadable, examine, parse_data

MAX_LINE = 1 << 22
"""Bytes of a line."""
_HASH = re.compile("[0-9a-f]{64}")
_SQLITE = b"SQLite format 3\x00"


class RecordSource(Protocol):
    """Records in the order in which they are stored, and checkpoints.

    `strays` are logs without a file that lie beside the place: one of them may be its own.
    """

    @property
    def strays(self) -> tuple[str, ...]: ...  # noqa: D102 -- see above

    def rows(self, first: int = 0, end: int | None = None) -> Iterator[StoredRow]:
        """The records from number `first` up to but not including `end`. Raises JournalError (LF120)."""
        ...

    def notes(self) -> tuple[tuple[int, str], ...]:
        """The checkpoints, with the number of records of each. Raises JournalError (LF120)."""
        ...

    def count(self) -> int:
        """How many records there are, without reading them. Raises JournalError (LF120)."""
        ...

    def differences(self) -> tuple[str, ...]:
        """What about the place is not as a journal makes it. Raises JournalError (LF120)."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...


def source(url: str) -> RecordSource:
    """What a URL or the path of a file names. Raises JournalError (LF120)."""
    if "://" not in url and _holds_lines(Path(url)):
        return LinesFile(Path(url))
    return Reader(database(url))


def _holds_lines(path: Path) -> bool:
    if SqliteFile(path).is_open_here:
        return False
    try:
        with opened(path) as stream:
            beginning = stream.read(len(_SQLITE))
    except OSError as error:
        raise _unreadable(path, error.strerror or str(error)) from None
    return beginning.lstrip().startswith(b"{")


class LinesFile:
    """A JSON Lines file with a record on each line."""

    strays: tuple[str, ...] = ()

    def __init__(self, path: Path) -> None:
        self._path = path

    def rows(self, first: int = 0, end: int | None = None) -> Iterator[StoredRow]:
        """The records on the lines from number `first`, counted from 0, up to but not including `end`."""
        for number, content in enumerate(self._lines()):
            if number >= first and (end is None or number < end):
                yield stored_row(content, f"line {number + 1}: ")

    def _lines(self) -> Iterator[bytes]:
        try:
            with opened(self._path) as stream:
                yield from _lines(stream)
        except OSError as error:
            raise _unreadable(self._path, error.strerror or str(error)) from None

    def notes(self) -> tuple[tuple[int, str], ...]:
        """None: they are handed over apart."""
        return ()

    def count(self) -> int:
        """As many as there are lines."""
        return sum(1 for _ in self._lines())

    def differences(self) -> tuple[str, ...]:
        """None: there is nothing but lines."""
        return ()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is open between two readings."""


def examined(found: RecordSource, keys: Sequence[VerifierKey]) -> Examination:
    """Recompute everything from what is stored, once the place is known to be one that a journal makes.

    Raises JournalError (LF120) where it cannot be read, and nothing is known to be wrong with the place.
    """
    differences = found.differences()
    try:
        before = found.count()
        examination = examine(found.rows(), found.notes(), keys)
        after = found.count()
    except JournalError as error:
        if not differences:
            raise
        examination = Examination(read=False)
        examination.found(DefectKind.UNREADABLE, None, error.diagnostic.message, gap=True)
    else:
        if not before <= examination.records <= after:
            text = f"reading finds {examination.records:,} records, but counting finds {after:,}"
            examination.found(DefectKind.SCHEMA, None, text)
    for text in reversed(differences):
        examination.wrong += 1
        examination.findings.insert(0, Defect(DefectKind.SCHEMA, None, text))
    return examination


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines, each held in memory alone; of one that is longer than `MAX_LINE`, its beginning."""
    while content := stream.readline(MAX_LINE + 1):
        yield content
        while len(content) > MAX_LINE and not content.endswith(b"\n"):
            content = stream.readline(MAX_LINE)


def bounded_lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines, each held in memory alone. Raises ValueError for one that is longer than `MAX_LINE`."""
    number = 1
    while content := stream.readline(MAX_LINE + 1):
        if len(content) > MAX_LINE:
            raise ValueError(f"line {number} is longer than {MAX_LINE:,} bytes")
        yield content
        number += 1


def read_entries(stream: BinaryIO, clock: Callable[[], int]) -> Iterator[Entry]:
    """The entries on the lines that are not empty. Raises JournalError (LF125), which names the line."""
    try:
        for number, content in enumerate(bounded_lines(stream), 1):
            if content.strip():
                yield parse_entry(content, clock(), f"line {number}")
    except ValueError as error:
        raise bad_record(str(error), "keep large data elsewhere, and record its digest") from None


def stored_row(content: bytes, place: str = "") -> StoredRow:
    """A line as the row that it stands for; what is none comes back as a row that is no record, and says why."""
    try:
        if len(content) > MAX_LINE:
            raise ValueError(f"it is longer than {MAX_LINE:,} bytes")  # noqa: TRY301 -- as whatever else is wrong with it
        members = _members(content, COLUMNS)
        found: dict[str, object] = {**members, "data": canonical_data(_object(members["data"]))}
        found["timestamp"] = _integer(members["timestamp"])
        found |= {name: _hash(members[name]) for name in ("prev_hash", "hash")}
    except (ValueError, JournalError) as error:
        reason = error.diagnostic.message if isinstance(error, JournalError) else str(error)
        return (Unreadable(f"{place}{reason}"),) * len(COLUMNS)
    return tuple(found[name] for name in COLUMNS)


def parse_entry(content: bytes, timestamp: int, place: str = "this") -> Entry:
    """An entry that was written as JSON: the members of a record without those that the journal adds.

    `outcome`, `data` and `timestamp` may be left out: accepted, none, now. Raises JournalError (LF125).
    """
    try:
        given = _members(content, Entry._fields, optional=("outcome", "data", "timestamp"))
        return Entry(
            execution_id=_name(given, "execution_id"),
            step=_whole(given["step"]),
            machine=_name(given, "machine"),
            previous_state=_name(given, "previous_state"),
            event=_name(given, "event"),
            new_state=_name(given, "new_state"),
            timestamp=_integer(given["timestamp"]) if "timestamp" in given else timestamp,
            outcome=Outcome(_name(given, "outcome")) if "outcome" in given else Outcome.ACCEPTED,
            data=_object(given.get("data", {})),
        )
    except (ValueError, RecursionError) as error:
        raise bad_record(
            f"{place} is not an entry: {error}", f"write an object with {', '.join(Entry._fields)}"
        ) from None


def _members(content: bytes, known: Collection[str], optional: Collection[str] = ()) -> Mapping[str, Json]:
    """The object in these bytes, which has these members and no other. Raises ValueError."""
    given = parse_data(content.decode())
    unknown, missing = set(given) - set(known), set(known) - set(given) - set(optional)
    if unknown or missing:
        told = ", ".join(sorted(unknown or missing))
        raise ValueError(f"{'unknown' if unknown else 'missing'}: {told}")
    return given


def _object(value: Json) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise ValueError("data is not an object")  # noqa: TRY004 -- what a file holds, not what a caller gave
    return value


def _name(given: Mapping[str, Json], member: str) -> str:
    value = given[member]
    if not isinstance(value, str):
        raise ValueError(f"{member} is not text")  # noqa: TRY004 -- as above
    return value


def _whole(value: Json) -> int:
    if not isinstance(value, int):
        raise ValueError("step is not an integer")  # noqa: TRY004 -- as above
    return value


def _integer(value: Json) -> int:
    """A timestamp, which is written as a text: it is beyond what JSON's numbers can hold exactly."""
    if not isinstance(value, str) or not value.removeprefix("-").isdecimal() or value != str(int(value)):
        raise ValueError("timestamp is not text of decimal digits")
    return int(value)


def _hash(value: Json) -> bytes:
    if not isinstance(value, str) or not _HASH.fullmatch(value):
        raise ValueError("a hash is not 64 lower-case hexadecimal digits")
    return bytes.fromhex(value)


def _unreadable(path: Path, reason: str) -> JournalError:
    hint = "name a journal, or a file with a record on each line"
    return JournalError(Diagnostic("LF120", f"{path} cannot be read: {reason}", None, None, hint))
