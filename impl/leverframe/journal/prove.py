"""Proofs of inclusion and of consistency (RFC 6962, section 2.1), computed from the records of a journal.

Each takes O(n) hashes and O(log n) memory.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

from leverframe.errors import Diagnostic, ExitCode, JournalError, LeverframeError
from leverframe.journal import key_files
from leverframe.record import checkpoints
from leverframe.record.checkpoints import Checkpoint, ConsistencyProof, InclusionProof, SignedCheckpoint
from leverframe.record.merkle import Frontier, Span, consistency_spans, inclusion_spans, leaf_hash
from leverframe.record.verify import StoredRow, canonical, place

Rows = Callable[[int, int], Iterable[StoredRow]]
"""Return the records from the first number up to but not including the second."""


def inclusion(rows: Rows, seq: int, signed: SignedCheckpoint) -> InclusionProof:
    """Prove that a checkpoint covers record `seq`. Raises ValueError if it does not, or a record is unreadable."""
    path = tuple(_root(rows, span) for span in inclusion_spans(seq, signed.checkpoint.size))
    return InclusionProof(seq, path, signed.note)


def extension(rows: Rows, old: int, signed: SignedCheckpoint) -> ConsistencyProof:
    """Prove that a checkpoint extends the first `old` records. Raises ValueError as `consistency` does."""
    return ConsistencyProof(old, consistency(rows, old, signed.checkpoint.size), signed.note)


def consistency(rows: Rows, old: int, new: int) -> tuple[bytes, ...]:
    """Return the hashes which prove that the first `new` records begin with the first `old` ones.

    Raises ValueError if `old` exceeds `new`, or a record is missing or unreadable.
    """
    return tuple(_root(rows, span) for span in consistency_spans(old, new))


def tree(rows: Iterable[StoredRow]) -> Frontier:
    """The tree over records. Raises ValueError if one of them is unreadable."""
    return Frontier().extended(map(leaf, rows))


def extends(rows: Rows, earlier: Checkpoint) -> bool:
    """Do the records begin with those of a checkpoint? Raises JournalError (LF120) if the journal cannot be read."""
    try:
        found = tree(rows(0, earlier.size))
    except ValueError:
        return False
    return (found.size, found.root) == (earlier.size, earlier.root)


def require_extends(rows: Rows, journal: object, origin: str | None, kept: Path) -> None:
    """Raise JournalError (LF122) if the file `kept` holds a checkpoint of this journal that the records do not extend.

    Otherwise an older journal, put in the place of this one, would overwrite the evidence against it. The signature
    does not matter. Anything else in the file, such as a checkpoint of another journal, need not be kept.
    """
    try:
        earlier = checkpoints.opened(key_files.text(kept, "LF129"), ()).checkpoint
    except LeverframeError:
        return
    if earlier.origin == origin and not extends(rows, earlier):
        message = f"{journal} does not extend the checkpoint of {earlier.size:,} records kept in {kept}"
        hint = "it was truncated or has another history: keep both as evidence, or name another file"
        raise JournalError(Diagnostic("LF122", message, None, None, hint), ExitCode.VIOLATED)


def leaf(row: StoredRow) -> bytes:
    """The leaf hash of a record. Raises ValueError, which names the record, if it is unreadable."""
    try:
        record, encoded = canonical(row)
    except ValueError as error:
        raise ValueError(f"{place(row)} is unreadable: {error}") from None
    return leaf_hash(encoded.canonical(record.seq))


def _root(rows: Rows, span: Span) -> bytes:
    first, end = span
    found = tree(rows(first, end))
    if found.size != end - first:
        raise ValueError(f"records {first} to {end - 1} are incomplete")
    return found.root
