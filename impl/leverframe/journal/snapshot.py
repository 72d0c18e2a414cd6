"""A journal as it is now: what its writer adds meanwhile does not count, and what is read again is the same.

A journal only grows, so the records up to the present last one are the same at any later time. Several readings of them
are compared, since whoever can write to a journal could show each reader something else.
"""

from collections.abc import Iterator
from functools import cached_property
from hashlib import sha256
from typing import Self

from leverframe.errors import Diagnostic, JournalError
from leverframe.journal.sources import LinesFile, RecordSource
from leverframe.record.verify import StoredRow


class Snapshot:
    """The records and checkpoints that a source has when they are first read. `name` is for messages.

    `first` is the number of the first record as the place counts: lines are counted from 1.
    """

    def __init__(self, found: RecordSource, name: str) -> None:
        self._found, self.name = found, name
        self._digest: bytes | None = None
        self.strays, self.first = found.strays, int(isinstance(found, LinesFile))

    @cached_property
    def _notes(self) -> tuple[tuple[int, str], ...]:
        return self._found.notes()

    @cached_property
    def _end(self) -> int | None:
        _ = self._notes  # first, since a checkpoint covers only records that are there
        return self._found.end()

    def notes(self) -> tuple[tuple[int, str], ...]:
        """Return the checkpoints, each with its number of records. Raises JournalError (LF120)."""
        return self._notes

    def end(self) -> int | None:
        """The number after the last record. Raises JournalError (LF120)."""
        return self._end

    def rows(self, first: int = 0, end: int | None = None) -> Iterator[StoredRow]:
        """Yield the records from number `first` up to but not including `end`.

        Raises JournalError (LF120), also if all of them were read before and were others.
        """
        last = self._end if end is None else end if self._end is None else min(end, self._end)
        digest = sha256()
        for row in self._found.rows(first, last):
            digest.update(repr(row).encode(errors="surrogateescape"))
            yield row
        if first == 0 and last == self._end:
            self._digest = self._digest or digest.digest()
            if self._digest != digest.digest():
                hint = "someone else changes it: copy it, and read the copy"
                raise JournalError(Diagnostic("LF120", f"{self.name} changed while it was read", None, None, hint))

    def count(self) -> int:
        """Count the records without reading them. Raises JournalError (LF120)."""
        return self._found.count()

    def differences(self) -> tuple[str, ...]:
        """Describe where the place differs from what a journal creates. Raises JournalError (LF120)."""
        return self._found.differences()

    @property
    def hashed(self) -> bool:
        """Has it records with hashes?"""
        return self._found.hashed

    def __enter__(self) -> Self:
        self._found.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._found.__exit__(*error)
