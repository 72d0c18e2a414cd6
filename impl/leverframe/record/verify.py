"""Is a journal what was written? Chain, tree and checkpoints recomputed, and what is wrong said as exactly as it shows.

What each part shows (docs/journal.md):

- a record's hash: that it was changed by somebody who did not compute the hash anew
- the chain: that records were changed, removed, inserted or moved by somebody who did not compute all later ones anew
- a signed checkpoint: the same, by somebody who did, but has no key
- a checkpoint that was kept elsewhere: the same, by somebody who has the key; and that the end was cut off

Nothing else shows that the end was cut off: without such a checkpoint that is 'cannot tell', and never 'no'.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias, TypeGuard, cast

from leverframe.errors import JournalError
from leverframe.record import checkpoints, merkle
from leverframe.record.checkpoints import SignedCheckpoint
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.record.ledger import Ledger, Placed, follow
from leverframe.record.notes import VerifierKey
from leverframe.record.records import GENESIS, MAX_INTEGER, Encoded, Record, chained, encode

StoredRow: TypeAlias = tuple[object, ...]
"""A row as a database holds it, in the order of the columns: what they hold is not trusted."""

SHOWN = 100
"""Findings that are kept; more are counted."""
_NEAR = 16
"""By how many places a record is looked for that stands in the wrong one."""


class DefectKind(StrEnum):
    """What happened to a journal."""

    UNREADABLE = "unreadable"
    CHANGED = "changed"
    REMOVED = "removed"
    INSERTED = "inserted"
    REORDERED = "reordered"
    TRUNCATED = "truncated"
    REWRITTEN = "rewritten"
    DISCONTINUED = "discontinued"
    CHECKPOINT = "checkpoint"
    SCHEMA = "schema"


@dataclass(frozen=True, slots=True)
class Defect:
    """One thing that is wrong. `seq` is the number of the record where it shows; None where it is of the whole."""

    kind: DefectKind
    seq: int | None
    text: str


@dataclass(slots=True)
class Examination:
    """What was found in a journal.

    `ledger` is where it stands if nothing was found. `signed` are its own checkpoints, in order. `more` is the number
    of findings beyond those that are kept. What could not be `read` has findings only. `wrong` counts what keeps it
    from being intact, and `gaps` what keeps it from being complete, whether or not those findings are kept.
    """

    ledger: Ledger = field(default_factory=Ledger)
    findings: list[Defect] = field(default_factory=list)
    signed: list[SignedCheckpoint] = field(default_factory=list)
    records: int = 0
    more: int = 0
    read: bool = True
    wrong: int = 0
    gaps: int = 0

    def found(self, kind: DefectKind, seq: int | None, text: str, *, gap: bool = False) -> None:
        """Keep a finding, or count it."""
        self.gaps += gap
        self.wrong += kind is not DefectKind.DISCONTINUED
        if len(self.findings) < SHOWN:
            self.findings.append(Defect(kind, seq, text))
        else:
            self.more += 1


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Stands in a row for what could not be read: as its number, or as its step where the number is known."""

    reason: str


def decode(row: StoredRow) -> Record:
    """A stored row as a record. Raises ValueError where it is none; hashes are not looked at."""
    seq, execution_id, step, machine, previous_state, event, new_state, timestamp, outcome, text, previous, own = row
    if not isinstance(seq, int) or isinstance(seq, bool) or not 0 <= seq <= MAX_INTEGER:
        raise ValueError(seq.reason if isinstance(seq, Unreadable) else f"its number is {seq!r}")
    if isinstance(step, Unreadable):
        raise ValueError(step.reason)  # noqa: TRY004 -- what a database holds, not what a caller gave
    if not isinstance(step, int) or not isinstance(timestamp, int):
        raise ValueError("its step or timestamp is not an integer")  # noqa: TRY004 -- as above
    if not _is_hash(previous) or not _is_hash(own):
        raise ValueError("its hashes are not 32 bytes each")
    names = tuple(_text(name) for name in (execution_id, machine, previous_state, event, new_state, outcome))
    execution, name, source, fired, target, became = names
    data = {} if text == "{}" else parse_data(_text(text))
    entry = Entry(execution, step, name, source, fired, target, timestamp, Outcome(became), data)
    return Record(seq, entry, previous, own)


def canonical(row: StoredRow) -> tuple[Record, Encoded]:
    """A row as a record and as its canonical bytes. Raises ValueError or JournalError where it has none."""
    record = decode(row)
    encoded = encode(record.entry)
    if encoded.data != row[9]:
        raise ValueError("its data is not in canonical form")
    return record, encoded


def _is_hash(value: object) -> TypeGuard[bytes]:
    return isinstance(value, bytes) and len(value) == len(GENESIS)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not text")  # noqa: TRY004 -- as above
    return value


def parse_data(text: str) -> Mapping[str, Json]:
    """A JSON object as RFC 8785 means it: no key twice, whole numbers beyond 2^53 as doubles. Raises ValueError."""
    try:
        value: object = json.loads(text, parse_int=_number, parse_constant=_refuse, object_pairs_hook=_unique)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    if not isinstance(value, dict):
        raise ValueError("it is not an object")  # noqa: TRY004 -- as above
    return cast("Mapping[str, Json]", value)


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is a duplicate")
    return found


def _number(digits: str) -> int | float:
    """A whole number as RFC 8785 means it: beyond 2^53 it is a double."""
    return float(digits) if len(digits) > 17 or abs(int(digits)) > MAX_INTEGER else int(digits)  # noqa: PLR2004 -- digits of 2^53 and a sign


def _refuse(name: str) -> float:
    raise ValueError(f"it holds {name}")


def examine(
    rows: Iterable[StoredRow], notes: Iterable[tuple[int, str]] = (), keys: Sequence[VerifierKey] = ()
) -> Examination:
    """Recompute a journal from its rows, in the order in which they are stored, and hold it against its checkpoints.

    O(n) time; memory by executions and findings. Findings come in the order of the records.
    """
    examination = Examination()
    heads = _Heads(examination, notes, keys)
    scan = _Scan(examination)
    for row in rows:
        scan.take(row)
        heads.passed(scan.frontier_if_whole())
    scan.end()
    heads.end()
    return examination


class _Scan:
    """The chain, one record after the other."""

    def __init__(self, examination: Examination) -> None:
        self._to = examination
        self._expected = 0
        self._previous = GENESIS
        self._whole = True
        self._shifted: tuple[int, int] | None = None  # the first of a run of records, and by how many places they moved

    def frontier_if_whole(self) -> merkle.Frontier | None:
        """The tree over the records so far, where they are as they were written."""
        return self._to.ledger.frontier if self._whole else None

    def take(self, row: StoredRow) -> None:
        """The next row."""
        self._to.records += 1
        try:
            record, encoded = canonical(row)
        except (ValueError, JournalError) as error:
            self._unreadable(row, error)
            return
        self._number(record.seq)
        self._hashes(record, encoded)
        self._expected, self._previous = record.seq + 1, record.hash

    def end(self) -> None:
        """No more rows."""
        self._tell_shift(last=True)

    def _unreadable(self, row: StoredRow, error: Exception) -> None:
        seq = row[0] if isinstance(row[0], int) else None
        reason = error.diagnostic.message if isinstance(error, JournalError) else str(error)
        self._found(DefectKind.UNREADABLE, seq, f"it is not a record: {reason}", gap=True)
        if seq is not None and seq >= 0:
            self._number(seq)
            self._expected = seq + 1
        self._previous = row[11] if isinstance(row[11], bytes) else b""

    def _number(self, seq: int) -> None:
        if seq > self._expected:
            missing = seq - self._expected
            before = f"record {self._expected}" if missing == 1 else f"records {self._expected} to {seq - 1}"
            self._found(
                DefectKind.REMOVED, self._expected, f"{before} {'is' if missing == 1 else 'are'} missing", gap=True
            )
            self._previous = b""  # so that the gap is not told again as a broken link
        elif seq < self._expected:
            self._found(DefectKind.REORDERED, seq, f"it follows record {self._expected - 1}")
            self._previous = b""

    def _hashes(self, record: Record, encoded: Encoded) -> None:
        if chained(record.prev_hash, encoded.canonical(record.seq)) != record.hash:
            moved = self._moved(record, encoded)
            if moved is None:
                self._tell_shift()
                self._found(DefectKind.CHANGED, record.seq, "its content does not match its hash")
            elif self._shifted is None or self._shifted[1] != moved:
                self._tell_shift()
                self._whole = False
                self._shifted = (record.seq, moved)
            return
        self._tell_shift()
        if self._previous and record.prev_hash != self._previous:
            text = (
                "it does not link to the record before it: one of the two was inserted, or the earlier one was changed"
            )
            self._found(DefectKind.CHANGED, record.seq, text)
        elif self._whole:
            self._adopt(record, encoded)

    def _moved(self, record: Record, encoded: Encoded) -> int | None:
        """By how many places the record stands from where its hash says; None where it is not found near by."""
        near = [sign * distance for distance in range(1, _NEAR + 1) for sign in (1, -1)]
        if self._shifted is not None:
            near.insert(0, self._shifted[1])
        for shift in near:
            seq = record.seq - shift
            if seq >= 0 and chained(record.prev_hash, encoded.canonical(seq)) == record.hash:
                return shift
        return None

    def _tell_shift(self, *, last: bool = False) -> None:
        """A run of records that moved together has ended: at the end of the journal, what is before it was changed."""
        if self._shifted is None:
            return
        (seq, shift), self._shifted = self._shifted, None
        was = f"it was record {seq - shift}"
        swapped = any((one.kind, one.seq) == (DefectKind.REORDERED, seq - shift) for one in self._to.findings)
        if swapped or not last:
            self._found(DefectKind.REORDERED, seq, was)
        elif shift > 0:
            self._found(
                DefectKind.INSERTED,
                seq - shift,
                f"{_records(shift)} inserted here: {was.replace('it', f'record {seq}')}",
            )
        else:
            text = f"{_records(-shift)} removed here: {was.replace('it', f'record {seq}')}"
            self._found(DefectKind.REMOVED, seq, text)

    def _adopt(self, record: Record, encoded: Encoded) -> None:
        ledger, entry = self._to.ledger, record.entry
        try:
            ledger.check_format(entry)
            position = follow(ledger.position(entry.execution_id), entry)
        except JournalError as error:
            self._to.found(DefectKind.DISCONTINUED, record.seq, error.diagnostic.message, gap=True)
            position = None
        leaf = merkle.leaf_hash(encoded.canonical(record.seq))
        moved = {} if position is None else {entry.execution_id: position}
        ledger.adopt(Placed((), record.hash, ledger.frontier.extended((leaf,)), moved, (entry,)))

    def _found(self, kind: DefectKind, seq: int | None, text: str, *, gap: bool = False) -> None:
        self._whole = False
        self._to.found(kind, seq, text, gap=gap)


def _records(number: int) -> str:
    return "a record was" if number == 1 else f"{number:,} records were"


class _Heads:
    """The checkpoints of the journal, each when its records have passed."""

    def __init__(self, examination: Examination, notes: Iterable[tuple[int, str]], keys: Sequence[VerifierKey]) -> None:
        self._to = examination
        self._waiting = list(self._opened(notes, keys))[::-1]
        self._good = 0
        self._broken = False

    def _opened(self, notes: Iterable[tuple[int, str]], keys: Sequence[VerifierKey]) -> Iterator[SignedCheckpoint]:
        for size, note in notes:
            try:
                signed = checkpoints.opened(note, keys)
            except JournalError as error:
                self._to.found(
                    DefectKind.CHECKPOINT, None, f"the checkpoint of {size} records: {error.diagnostic.message}"
                )
                continue
            if signed.checkpoint.size != size:
                text = f"the checkpoint of {signed.checkpoint.size} records is stored as one of {size}"
                self._to.found(DefectKind.CHECKPOINT, None, text)
            elif keys and not signed.signers:
                self._to.found(
                    DefectKind.CHECKPOINT, None, f"the checkpoint of {size} records is signed by no known key"
                )
            else:
                self._to.signed.append(signed)
                yield signed

    def passed(self, frontier: merkle.Frontier | None) -> None:
        """A record has passed; None where the records are not as they were written, and the tree says nothing."""
        while frontier is not None and self._waiting and self._waiting[-1].checkpoint.size <= frontier.size:
            checkpoint = self._waiting.pop().checkpoint
            if checkpoint.size < frontier.size or checkpoint.root == frontier.root:
                self._good = checkpoint.size
            elif not self._broken:
                self._broken = True
                text = f"some record from {self._good} to {checkpoint.size - 1} is not what was signed"
                self._to.found(DefectKind.REWRITTEN, self._good, text)

    def end(self) -> None:
        """No more records."""
        if self._waiting and self._waiting[0].checkpoint.size > self._to.records:
            signed = self._waiting[0].checkpoint.size
            text = f"{signed:,} records were signed, and there are {self._to.records:,}"
            self._to.found(DefectKind.TRUNCATED, self._to.records, text, gap=True)
