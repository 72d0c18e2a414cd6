"""Verification of a journal: recompute chain, tree and checkpoints, and report each defect as exactly as it shows.

What each part detects (docs/journal.md):

- a record's hash: a change by someone who did not recompute the hash
- the chain: records changed, removed, inserted or moved by someone who did not recompute all later hashes
- a signed checkpoint: the same by someone who recomputed them, but does not have the key
- a checkpoint kept elsewhere: the same by someone who has the key, and truncation

Limits: nothing else detects truncation. Without such a checkpoint the verdict on it is 'unknown', never 'holds'.
"""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, TypeGuard, cast

from leverframe.errors import JournalError
from leverframe.record import checkpoints, merkle
from leverframe.record.checkpoints import SignedCheckpoint
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.record.ledger import Ledger, Placed, follow
from leverframe.record.notes import VerifierKey
from leverframe.record.records import GENESIS, MAX_INTEGER, Encoded, Record, chained, encode
from leverframe.record.report import Defect, DefectKind

StoredRow: TypeAlias = tuple[object, ...]
"""A row as a database holds it, in the order of the columns. The values are not trusted."""

SHOWN = 100
"""The number of findings that are kept; further ones are only counted."""
_NEAR = 16
"""How many places away a misplaced record is searched for."""


@dataclass(slots=True)
class Examination:
    """What was found in a journal.

    `ledger` is the position of the journal if nothing was found. `signed` holds its own checkpoints, in order. `roots`
    holds the roots of the trees over the first records that were asked for; one is missing if there are fewer records,
    or if one of them is unreadable. `more` is the number of findings beyond those that are kept. `read` is False if the
    journal could not be read; it has only findings then. `wrong` counts the findings that contradict 'intact', and
    `gaps` those that contradict 'complete', whether or not they are kept.
    """

    ledger: Ledger = field(default_factory=Ledger)
    findings: list[Defect] = field(default_factory=list)
    signed: list[SignedCheckpoint] = field(default_factory=list)
    roots: dict[int, bytes] = field(default_factory=dict)
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
    """A placeholder in an unreadable row: in place of its number, or of its step if the number is known."""

    reason: str


def decode(row: StoredRow) -> Record:
    """Return a stored row as a record, without checking its hashes. Raises ValueError if it is not a record."""
    seq, execution_id, step, machine, previous_state, event, new_state, timestamp, outcome, text, previous, own = row
    if not isinstance(seq, int) or isinstance(seq, bool) or not 0 <= seq <= MAX_INTEGER:
        raise ValueError(seq.reason if isinstance(seq, Unreadable) else f"its number is {seq!r}")
    if isinstance(step, Unreadable):
        raise ValueError(step.reason)  # noqa: TRY004 -- the content of a database, not an argument
    if not isinstance(step, int) or not isinstance(timestamp, int):
        raise ValueError("its step or timestamp is not an integer")  # noqa: TRY004 -- as above
    if not _is_hash(previous) or not _is_hash(own):
        raise ValueError("its hashes are not 32 bytes each")
    names = tuple(_text(name) for name in (execution_id, machine, previous_state, event, new_state, outcome))
    execution, name, source, fired, target, became = names
    data = {} if text == "{}" else parse_data(_text(text), "its data")
    entry = Entry(execution, step, name, source, fired, target, timestamp, parse_outcome(became), data)
    return Record(seq, entry, previous, own)


def canonical(row: StoredRow) -> tuple[Record, Encoded]:
    """Return a row as a record and in its canonical form. Raises ValueError if it is not a record."""
    record = decode(row)
    try:
        encoded = encode(record.entry)
    except JournalError as error:
        raise ValueError(error.diagnostic.message) from None
    if encoded.data != row[9]:
        raise ValueError("its data is not in canonical form")
    return record, encoded


def _is_hash(value: object) -> TypeGuard[bytes]:
    return isinstance(value, bytes) and len(value) == len(GENESIS)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is not text")  # noqa: TRY004 -- as above
    return value


def place(row: StoredRow) -> str:
    """How messages name a row that may not be a record: by its number, if that is readable."""
    return f"record {row[0]}" if isinstance(row[0], int) else "a record"


def parse_outcome(text: str) -> Outcome:
    """Read an outcome. Raises ValueError."""
    try:
        return Outcome(text)
    except ValueError:
        raise ValueError(f"its outcome is {text!r}, which is neither 'accepted' nor 'refused'") from None


def parse_data(content: str | bytes, name: str = "it") -> Mapping[str, Json]:
    """Read a JSON object as RFC 8785 defines it: no duplicate keys, integers beyond 2^53 as doubles.

    Raises ValueError, whose message calls the object `name`.
    """
    try:
        text = content if isinstance(content, str) else content.decode()
        value: object = _DECODER.decode(text)
    except RecursionError:
        raise ValueError(f"{name} is nested too deeply") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"{name} is not JSON: {error.msg}, at character {error.pos + 1}") from None
    except UnicodeDecodeError as error:
        raise ValueError(f"{name} is not UTF-8: {error.reason}, at byte {error.start + 1}") from None
    if not isinstance(value, dict):
        raise ValueError(f"{name} is not an object")  # noqa: TRY004 -- as above
    return cast("Mapping[str, Json]", value)


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key is a duplicate")
    return found


def _number(digits: str) -> int | float:
    """Return an integer as RFC 8785 defines it: beyond 2^53 it is a double."""
    return float(digits) if len(digits) > 17 or abs(int(digits)) > MAX_INTEGER else int(digits)  # noqa: PLR2004 -- digits of 2^53 and a sign


def _refuse(name: str) -> float:
    raise ValueError(f"JSON has no number {name}")


_DECODER = json.JSONDecoder(parse_int=_number, parse_constant=_refuse, object_pairs_hook=_unique)


def examine(
    rows: Iterable[StoredRow],
    notes: Iterable[tuple[int, str]] = (),
    keys: Sequence[VerifierKey] = (),
    sizes: Collection[int] = (),
) -> Examination:
    """Recompute a journal from its rows, in stored order, and compare it with its checkpoints.

    `sizes` are those of the trees whose `roots` are wanted. O(n) time; memory grows with executions and findings.
    Findings are in the order of the records.
    """
    examination = Examination()
    heads = _Heads(examination, notes, keys)
    scan = _Scan(examination, sizes)
    for row in rows:
        scan.take(row)
        heads.passed(scan.frontier_if_whole())
    scan.end()
    heads.end()
    return examination


class _Scan:
    """Checks the chain, one record after the other."""

    def __init__(self, examination: Examination, sizes: Collection[int]) -> None:
        self._to, self._sizes = examination, frozenset(sizes)
        self._leaves: merkle.Frontier | None = merkle.Frontier()
        """The tree over all rows so far, whatever their hashes are; None if nobody needs it, or one is unreadable."""
        self._expected = 0
        self._previous = GENESIS
        self._whole = True
        self._shifted: tuple[int, int] | None = None
        """The first of a run of moved records, and by how many places they moved."""

    def frontier_if_whole(self) -> merkle.Frontier | None:
        """The tree over the records so far, or None if one of them is not as it was written."""
        return self._to.ledger.frontier if self._whole else None

    def take(self, row: StoredRow) -> None:
        """Check the next row."""
        self._to.records += 1
        try:
            record, encoded = canonical(row)
        except ValueError as error:
            self._leaves = None
            self._unreadable(row, str(error))
            return
        content = encoded.canonical(record.seq)
        self._grow(content)
        self._number(record.seq)
        self._hashes(record, encoded, content)
        self._expected, self._previous = record.seq + 1, record.hash

    def _grow(self, content: bytes) -> None:
        size = self._to.records
        if self._leaves is not None and (self._whole or size <= max(self._sizes, default=0)):
            self._leaves = self._leaves.extended((merkle.leaf_hash(content),))
            if size in self._sizes:
                self._to.roots[size] = self._leaves.root

    def end(self) -> None:
        """End the scan after the last row."""
        self._tell_shift(last=True)

    def _unreadable(self, row: StoredRow, reason: str) -> None:
        seq = row[0] if isinstance(row[0], int) else None
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
            self._previous = b""  # otherwise the gap would be reported again as a broken link
        elif seq < self._expected:
            self._found(DefectKind.REORDERED, seq, f"it follows record {self._expected - 1}")
            self._previous = b""

    def _hashes(self, record: Record, encoded: Encoded, content: bytes) -> None:
        if chained(record.prev_hash, content) != record.hash:
            moved = self._moved(record, encoded)
            if moved is None:
                self._tell_shift()
                self._found(DefectKind.CHANGED, record.seq, "its content does not match its hash")
            elif self._shifted is None or self._shifted[1] != moved:
                self._tell_shift()
                self._shifted = (record.seq, moved)
            return
        self._tell_shift()
        if self._previous and record.prev_hash != self._previous:
            text = (
                "it does not link to the record before it: one of the two was inserted, or the earlier one was changed"
            )
            self._found(DefectKind.CHANGED, record.seq, text)
        elif self._whole and self._leaves is not None:
            self._adopt(record, self._leaves)

    def _moved(self, record: Record, encoded: Encoded) -> int | None:
        """By how many places the record moved, according to its hash, or None if no place nearby fits."""
        near = [sign * distance for distance in range(1, _NEAR + 1) for sign in (1, -1)]
        if self._shifted is not None:
            near.insert(0, self._shifted[1])
        for shift in near:
            seq = record.seq - shift
            if seq >= 0 and chained(record.prev_hash, encoded.canonical(seq)) == record.hash:
                return shift
        return None

    def _tell_shift(self, *, last: bool = False) -> None:
        """Report a run of records that moved together, if one has just ended.

        If the run reaches the end of the journal (`last`), records before it were inserted or removed.
        """
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

    def _adopt(self, record: Record, leaves: merkle.Frontier) -> None:
        ledger, entry = self._to.ledger, record.entry
        try:
            ledger.check_format(entry)
            position = follow(ledger.position(entry.execution_id), entry)
        except JournalError as error:
            self._to.found(DefectKind.DISCONTINUED, record.seq, error.diagnostic.message, gap=True)
            position = None
        moved = {} if position is None else {entry.execution_id: position}
        ledger.adopt(Placed((), record.hash, leaves, moved, (entry,)))

    def _found(self, kind: DefectKind, seq: int | None, text: str, *, gap: bool = False) -> None:
        self._whole = False
        self._to.found(kind, seq, text, gap=gap)


def _records(number: int) -> str:
    return "a record was" if number == 1 else f"{number:,} records were"


class _Heads:
    """Checks each checkpoint of the journal as soon as its records have passed."""

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
                    DefectKind.CHECKPOINT, None, f"none of the given keys signed the checkpoint of {size} records"
                )
            else:
                self._to.signed.append(signed)
                yield signed

    def passed(self, frontier: merkle.Frontier | None) -> None:
        """Check the checkpoints that are due after a record; `frontier` is None if some record is not as written."""
        while frontier is not None and self._waiting and self._waiting[-1].checkpoint.size <= frontier.size:
            checkpoint = self._waiting.pop().checkpoint
            if checkpoint.size < frontier.size or checkpoint.root == frontier.root:
                self._good = checkpoint.size
            elif not self._broken:
                self._broken = True
                text = f"some record from {self._good} to {checkpoint.size - 1} differs from what was signed"
                self._to.found(DefectKind.REWRITTEN, self._good, text)

    def end(self) -> None:
        """Check for truncation after the last record."""
        if self._waiting and self._waiting[0].checkpoint.size > self._to.records:
            signed = self._waiting[0].checkpoint.size
            text = f"{signed:,} records were signed, and there are {self._to.records:,}"
            self._to.found(DefectKind.TRUNCATED, self._to.records, text, gap=True)
