"""Records read back for verification, from a database or a JSON Lines file.

The content of a line counts, not its spacing: the canonical bytes are recomputed. A JSON Lines file has no checkpoints.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import BinaryIO, Protocol, Self, TypeAlias

from leverframe.errors import Diagnostic, JournalError
from leverframe.files import next_step, opened
from leverframe.journal.databases import SqliteFile, database
from leverframe.journal.reader import Reader
from leverframe.journal.tables import COLUMNS
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.record.lines import is_hashed
from leverframe.record.records import bad_record, canonical_data
from leverframe.record.verify import StoredRow, Unreadable, parse_data, parse_outcome

MAX_LINE = 1 << 22
"""The longest line that is read, in bytes."""
_HASH = re.compile("[0-9a-f]{64}")
_SQLITE = b"SQLite format 3\x00"
Opener: TypeAlias = Callable[[Path], AbstractContextManager[BinaryIO]]


class RecordSource(Protocol):
    """Records in the order in which they are stored, and checkpoints.

    `strays` are write-ahead logs without a database file in the same directory: one of them may belong to the journal.
    """

    @property
    def strays(self) -> tuple[str, ...]: ...  # noqa: D102 -- see above

    def rows(self, first: int = 0, end: int | None = None) -> Iterator[StoredRow]:
        """Yield the records from number `first` up to but not including `end`. Raises JournalError (LF120)."""
        ...

    def notes(self) -> tuple[tuple[int, str], ...]:
        """Return the checkpoints, each with its number of records. Raises JournalError (LF120)."""
        ...

    def count(self) -> int:
        """Count the records without reading them. Raises JournalError (LF120)."""
        ...

    def end(self) -> int | None:
        """The number after that of the last record; None if no number is greater. Raises JournalError (LF120)."""
        ...

    @property
    def hashed(self) -> bool:
        """Has it records with hashes? A JSON Lines file without them is another log. Raises JournalError (LF120)."""
        ...

    def differences(self) -> tuple[str, ...]:
        """Describe where the place differs from what a journal creates. Raises JournalError (LF120)."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...


def source(url: str) -> RecordSource:
    """Open the journal that a URL or the path of a file names. Raises JournalError (LF120)."""
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
        raise _unreadable(path, error.strerror or str(error), next_step(path, error)) from None
    if beginning == _SQLITE:
        return False
    return beginning.lstrip().startswith(b"{") or LinesFile(path).hashed


class LinesFile:
    """A JSON Lines file with a record on each line."""

    strays: tuple[str, ...] = ()

    def __init__(self, path: Path, unpacked: Opener = opened) -> None:
        """`unpacked` opens a file that is packed."""
        self._path, self._opened = path, unpacked

    def rows(self, first: int = 0, end: int | None = None) -> Iterator[StoredRow]:
        """Yield the records on the lines from number `first`, counted from 0, up to but not including `end`."""
        for number, content in enumerate(self._lines()):
            if end is not None and number >= end:
                return
            if number >= first:
                yield stored_row(content, f"line {number + 1}: ")

    def _lines(self) -> Iterator[bytes]:
        try:
            with self._opened(self._path) as stream:
                yield from _lines(stream)
        except OSError as error:
            raise _unreadable(self._path, error.strerror or str(error)) from None

    def notes(self) -> tuple[tuple[int, str], ...]:
        """Return none: a file of lines has no checkpoints."""
        return ()

    def count(self) -> int:
        """Count the lines."""
        return sum(1 for _ in self._lines())

    end = count

    @property
    def hashed(self) -> bool:
        """Has some line a record with hashes?"""
        return any(map(is_hashed, self._lines()))

    def differences(self) -> tuple[str, ...]:
        """Return none: a file of lines has no tables."""
        return ()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Do nothing: nothing is open between two reads."""


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines, one in memory at a time, and only the beginning of a line longer than `MAX_LINE`."""
    while content := stream.readline(MAX_LINE + 1):
        yield content
        while content and not content.endswith(b"\n"):
            content = stream.readline(MAX_LINE)


def bounded_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines, one in memory at a time. Raises ValueError at a line longer than `MAX_LINE`."""
    number = 1
    while content := stream.readline(MAX_LINE + 1):
        if len(content) > MAX_LINE:
            raise ValueError(f"line {number} is longer than {MAX_LINE:,} bytes")
        yield content
        number += 1


def read_entries(stream: BinaryIO, clock: Callable[[], int]) -> Iterator[Entry]:
    """Yield the entries on the lines that are not blank. Raises JournalError (LF125), which names the line."""
    try:
        for number, content in enumerate(bounded_lines(stream), 1):
            if content.strip():
                yield parse_entry(content, clock(), f"line {number}")
    except ValueError as error:
        raise bad_record(str(error), "keep large data elsewhere, and record its digest") from None


def stored_row(content: bytes, place: str = "") -> StoredRow:
    """Return a line as a stored row. A line that is not a record becomes a row that gives the reason."""
    try:
        if len(content) > MAX_LINE:
            raise ValueError(f"it is longer than {MAX_LINE:,} bytes")  # noqa: TRY301 -- handled like any other defect
        members = _members(content, COLUMNS)
        found: dict[str, object] = {**members, "data": canonical_data(_object(members["data"]))}
        found["timestamp"] = _integer(members["timestamp"])
        found |= {name: _hash(members[name]) for name in ("prev_hash", "hash")}
    except (ValueError, JournalError) as error:
        reason = error.diagnostic.message if isinstance(error, JournalError) else str(error)
        return (Unreadable(f"{place}{reason}"),) * len(COLUMNS)
    return tuple(found[name] for name in COLUMNS)


def parse_entry(content: bytes, timestamp: int, place: str = "this") -> Entry:
    """Read an entry from JSON: the members of a record without those that the journal adds.

    `outcome`, `data` and `timestamp` are optional; the defaults are accepted, {} and now. Raises JournalError (LF125).
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
            outcome=parse_outcome(_name(given, "outcome")) if "outcome" in given else Outcome.ACCEPTED,
            data=_object(given.get("data", {})),
        )
    except (ValueError, RecursionError) as error:
        raise bad_record(
            f"{place} is not an entry: {error}", f"write an object with {', '.join(Entry._fields)}"
        ) from None


def _members(content: bytes, known: Collection[str], optional: Collection[str] = ()) -> Mapping[str, Json]:
    """Read an object that has these members and no others. Raises ValueError."""
    given = parse_data(content)
    unknown, missing = set(given) - set(known), set(known) - set(given) - set(optional)
    if unknown or missing:
        names = ", ".join(sorted(unknown or missing))
        raise ValueError(f"{'unknown' if unknown else 'missing'} members: {names}")
    return given


def _object(value: Json) -> Mapping[str, Json]:
    if not isinstance(value, Mapping):
        raise ValueError("data is not an object")  # noqa: TRY004 -- the content of a file, not an argument
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
    """Read a timestamp: a text, since JSON's numbers cannot represent it exactly."""
    if not isinstance(value, str) or not value.removeprefix("-").isdecimal() or value != str(int(value)):
        raise ValueError("timestamp is not text of decimal digits")
    return int(value)


def _hash(value: Json) -> bytes:
    if not isinstance(value, str) or not _HASH.fullmatch(value):
        raise ValueError("a hash is not 64 lower-case hexadecimal digits")
    return bytes.fromhex(value)


def _unreadable(
    path: Path, reason: str, hint: str = "name a journal, or a file with a record on each line"
) -> JournalError:
    return JournalError(Diagnostic("LF120", f"{path} cannot be read: {reason}", None, None, hint))
