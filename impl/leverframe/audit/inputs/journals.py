"""Our journals as logs: SQLite files, PostgreSQL, and exported JSON Lines, each judged by its hashes, too.

Only this module of `audit` knows how journals are kept. It reads them with what `journal` has for readers, and shares
nothing with the code that writes them (an import contract in pyproject.toml). A row is a record, and what is no record
is no row. So the rows that the observer judges are those whose hashes were verified: a snapshot notices if one differs.

If there are other logs, executions are told apart by the names of their journals, since none goes on elsewhere.
"""

from collections.abc import Generator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from leverframe.audit.inputs.logs import Kept, has_hashes
from leverframe.audit.inputs.opening import Opening
from leverframe.audit.inputs.rows import NoRow, Place, Row, Rows
from leverframe.journal import elsewhere
from leverframe.journal.databases import database
from leverframe.journal.snapshot import Snapshot
from leverframe.journal.sources import LinesFile, source
from leverframe.journal.verdicts import JournalEvidence, judge_all
from leverframe.record.records import Record
from leverframe.record.report import JournalReport
from leverframe.record.verify import StoredRow, canonical, decode


@dataclass(frozen=True)
class Journals:
    """Journals that are open, by name, with what their hashes show. `alone`: there is no other log."""

    kept: Mapping[str, Snapshot]
    reports: Mapping[str, JournalReport]
    alone: bool = True

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the journals."""
        return tuple(self.kept)

    def rows(self) -> Rows:
        """Yield the records of each journal. Raises JournalError (LF120) if they are not those that were verified."""
        for name, snapshot in self.kept.items():
            prefix = "" if self.alone and len(self.kept) == 1 else f"{name}: "
            read = decode if name in self.reports and not self.reports[name].findings else _record
            for number, row in enumerate(snapshot.rows()):
                place = Place(name, _number(row[0], number, snapshot.first))
                try:
                    yield Row(place, _members(read(row), prefix))
                except ValueError as error:
                    yield NoRow(place, str(error))


def evidence(kept: Kept) -> JournalEvidence:
    """Read what was kept elsewhere. Raises InputError or JournalError (LF124, LF129)."""
    return elsewhere.evidence(kept.keys, kept.witnesses, kept.checkpoints, kept.quorum)


@contextmanager
def opened(names: Sequence[str], evidence: JournalEvidence, opening: Opening, *, alone: bool) -> Generator[Journals]:
    """Open journals and verify them. Raises JournalError (LF120) for one that cannot be read."""
    with ExitStack() as stack:
        found = [stack.enter_context(_snapshot(name, opening)) for name in dict.fromkeys(names)]
        kept = {snapshot.name: snapshot for snapshot in found}
        yield Journals(kept, dict(zip(kept, judge_all(tuple(kept.values()), evidence), strict=True)), alone=alone)


def _snapshot(name: str, opening: Opening) -> Snapshot:
    """A database, or a file of lines, which may be packed."""
    if "://" in name or not has_hashes(name, opening):
        return Snapshot(source(name), str(database(name)))
    return Snapshot(LinesFile(Path(name), opening.unpacked), name)


def _number(seq: object, counted: int, first: int) -> int:
    """A line by its place, and a row of a database by its number, as findings name it."""
    return seq if isinstance(seq, int) and seq >= 0 and not first else counted + first


def _record(row: StoredRow) -> Record:
    """A record with all that was verified; where there are no findings, that need not be done again."""
    return canonical(row)[0]


def _members(record: Record, prefix: str) -> Mapping[str, object]:
    entry = record.entry
    return entry._asdict() | {
        "execution_id": f"{prefix}{entry.execution_id}",
        "timestamp": str(entry.timestamp),
        "outcome": entry.outcome.value,
        "seq": record.seq,
        "prev_hash": record.prev_hash.hex(),
        "hash": record.hash.hex(),
    }
