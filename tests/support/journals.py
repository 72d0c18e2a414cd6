"""Journals for tests: their places, their entries, and tampering."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import sqlalchemy
from sqlalchemy import Connection

from leverframe.journal.databases import database
from leverframe.journal.group_commit import Rhythm
from leverframe.journal.journal import Journal
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.record.ledger import Ledger
from leverframe.record.notes import SignerKey, signer_key
from leverframe.record.records import Row, encode, stored
from leverframe.record.verify import StoredRow

KEY = signer_key("PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz")
"""The key in the documentation of Go's ``sumdb/note``, which is public."""
EVERY_COMMIT = Rhythm(checkpoint=0, heartbeat=None)
SELDOM = Rhythm(checkpoint=3600, heartbeat=None)


def entry(execution: str, step: int, state: str = "IDLE", event: str = "TICKED", **data: Json) -> Entry:
    """An entry that keeps its execution in one state."""
    return Entry(
        execution, step, "clock", state, event, state, 1_760_000_000_000_000_000 + step, Outcome.ACCEPTED, data
    )


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a journal, which can be opened again."""

    url: str

    def open(self, *, key: SignerKey | None = KEY, create: bool = False, rhythm: Rhythm = SELDOM) -> Journal:
        """Open it, with little patience for locks."""
        return Journal.open(self.url, key=key, create=create, rhythm=rhythm, patience=0.2)

    @contextmanager
    def tampering(self) -> Generator[Connection]:
        """A plain connection, without the journal's checks."""
        engine = database(self.url).writing()
        try:
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()

    def change(self, statement: str, **values: object) -> None:
        """Execute a statement that bypasses the journal."""
        with self.tampering() as connection:
            connection.execute(sqlalchemy.text(statement), values)


def file(folder: Path, name: str = "journal.db") -> Place:
    """A place in a file."""
    return Place(str(folder / name))


SIZE = 24


def written() -> tuple[list[Row], list[tuple[int, str]]]:
    """The rows of a closed journal, and its checkpoints: of 1, 11 and all of its records."""
    with Journal.open("memory:", key=KEY, create=True, clock=lambda: 5, rhythm=SELDOM) as journal:
        for step in range(SIZE - 2):
            journal.append(entry("a", step, note=f"step {step}"))
            if step == 9:
                journal.checkpoint()
        journal._committer.close()
        return [stored(record) for record in journal.records()], list(journal._reader.notes())


def chained_anew(entries: Iterable[Entry]) -> list[Row]:
    """The rows of a journal of these entries, with right numbers and hashes, even if no journal would accept them."""
    return list(Ledger()._sealed([encode(one) for one in entries], {}).rows)


@dataclass
class InMemory:
    """Rows and checkpoints in memory, as a source of records."""

    stored: Sequence[StoredRow]
    checkpoints: list[tuple[int, str]]
    counted: int | None = None
    strays: tuple[str, ...] = ()

    def rows(self, first: int = 0, end: int | None = None) -> Iterator[StoredRow]:
        yield from self.stored[first:end]

    def notes(self) -> tuple[tuple[int, str], ...]:
        return tuple(self.checkpoints)

    def count(self) -> int:
        return len(self.stored) if self.counted is None else self.counted

    def end(self) -> int | None:
        return None

    @property
    def hashed(self) -> bool:
        return True

    def differences(self) -> tuple[str, ...]:
        return ()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Do nothing: nothing is open."""
