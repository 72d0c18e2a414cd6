"""A journal as it is now: what its writer adds meanwhile does not count, and what is read again is the same.

A journal only grows, so the records up to the present last one are the same at any later time. Several readings of them
are compared, since whoever can write to a journal could show each reader something else.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from hashlib import sha256
from typing import NamedTuple, Self

from leverframe.errors import Diagnostic, JournalError
from leverframe.journal.sources import LinesFile, RecordSource
from leverframe.record.notes import VerifierKey
from leverframe.record.report import Defect, DefectKind
from leverframe.record.verify import Examination, StoredRow, examine


class _Extent(NamedTuple):
    """The checkpoints, the number of records, counted before and after, and the number that ends them."""

    notes: tuple[tuple[int, str], ...]
    least: int
    most: int
    end: int | None


class Snapshot:
    """The records and checkpoints that a source has when they are first read. `name` is for messages.

    `first` is the number of the first record as the place counts: lines are counted from 1.
    """

    def __init__(self, found: RecordSource, name: str) -> None:
        self._found, self.name = found, name
        self._digest: bytes | None = None
        self.strays, self.first = found.strays, int(isinstance(found, LinesFile))

    @cached_property
    def _extent(self) -> _Extent:
        """Checkpoints come first, since each of them covers records that are there."""
        notes, least, end = self._found.notes(), self._found.count(), self._found.end()
        return _Extent(notes, least, self._found.count(), end)

    def notes(self) -> tuple[tuple[int, str], ...]:
        """Return the checkpoints, each with its number of records. Raises JournalError (LF120)."""
        return self._extent.notes

    def rows(self, first: int = 0, end: int | None = None) -> Iterator[StoredRow]:
        """Yield the records from number `first` up to but not including `end`.

        Raises JournalError (LF120), also if all of them were read before and were others.
        """
        most = self._extent.end
        last = most if end is None else end if most is None else min(end, most)
        digest = sha256()
        for row in self._found.rows(first, last):
            digest.update(repr(row).encode())
            yield row
        if first == 0 and last == most:
            self._digest = self._digest or digest.digest()
            if self._digest != digest.digest():
                hint = "someone else changes it: copy it, and read the copy"
                raise JournalError(Diagnostic("LF120", f"{self.name} changed while it was read", None, None, hint))

    def differs(self, records: int) -> str | None:
        """Say if that many records cannot have been read. Raises JournalError (LF120)."""
        least, most = self._extent.least, self._extent.most
        return None if least <= records <= most else f"reading finds {records:,} records, but counting finds {most:,}"

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


def examined(found: Snapshot, keys: Sequence[VerifierKey], sizes: Collection[int] = ()) -> Examination:
    """Recompute everything from the stored records, and compare the place with what a journal creates.

    `sizes` are those of the trees whose roots are wanted. Raises JournalError (LF120) if the records cannot be read
    although no difference of the place explains that.
    """
    differences = found.differences()
    try:
        examination = examine(found.rows(), found.notes(), keys, sizes)
        miscounted = found.differs(examination.records)
    except JournalError as error:
        if not differences:
            raise
        examination = Examination(read=False)
        examination.found(DefectKind.UNREADABLE, None, error.diagnostic.message, gap=True)
    else:
        if miscounted is not None:
            examination.found(DefectKind.SCHEMA, None, miscounted)
    for text in reversed(differences):
        examination.wrong += 1
        examination.findings.insert(0, Defect(DefectKind.SCHEMA, None, text))
    return examination
