"""Proofs out of a journal that is read: O(n) hashes each, O(log n) memory."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from leverframe.errors import Diagnostic, ExitCode, JournalError, LeverframeError
from leverframe.journal import key_files
from leverframe.record import checkpoints
from leverframe.record.checkpoints import Checkpoint, ConsistencyProof, InclusionProof, SignedCheckpoint
from leverframe.record.merkle import Frontier, Span, consistency_spans, inclusion_spans, leaf_hash
from leverframe.record.verify import StoredRow, canonical

Rows = Callable[[int, int], Iterable[StoredRow]]
"""The records from a number up to another."""


def inclusion(rows: Rows, seq: int, signed: SignedCheckpoint) -> InclusionProof:
    """That a record is among those of a checkpoint, for whoever trusts that. Raises ValueError where it is not."""
    path = tuple(_root(rows, span) for span in inclusion_spans(seq, signed.checkpoint.size))
    return InclusionProof(seq, path, signed.note)


def extension(rows: Rows, old: int, signed: SignedCheckpoint) -> ConsistencyProof:
    """That the records of a checkpoint begin with the first `old` ones. Raises ValueError where they cannot."""
    return ConsistencyProof(old, consistency(rows, old, signed.checkpoint.size), signed.note)


def consistency(rows: Rows, old: int, new: int) -> tuple[bytes, ...]:
    """That the first `old` records are the beginning of the first `new` ones. Raises ValueError if not."""
    return tuple(_root(rows, span) for span in consistency_spans(old, new))


def tree(rows: Iterable[StoredRow]) -> Frontier:
    """The tree over records."""
    return Frontier().extended(_leaves(rows))


def extends(rows: Rows, earlier: Checkpoint) -> bool:
    """Do the records begin with those of a checkpoint? Raises JournalError (LF120) where they cannot be read."""
    try:
        found = tree(rows(0, earlier.size))
    except ValueError:
        return False
    except JournalError as error:
        if error.diagnostic.code == "LF120":
            raise
        return False  # one of them is none
    return (found.size, found.root) == (earlier.size, earlier.root)


def require_extends(rows: Rows, place: object, origin: str | None, kept: Path) -> None:
    """Raises JournalError (LF122) where a file holds a checkpoint of this journal that the records do not extend.

    Whoever put an older journal in the place of this one would have it overwrite what shows that. Who signed it is not
    looked at: what is no checkpoint, or one of another origin, is nothing to be kept.
    """
    try:
        earlier = checkpoints.opened(key_files.text(kept, "LF129"), ()).checkpoint
    except LeverframeError:
        return
    if earlier.origin == origin and not extends(rows, earlier):
        message = f"{place} does not extend the checkpoint of {earlier.size:,} records kept in {kept}"
        hint = "it was truncated or has another history: keep both as evidence, or name another file"
        raise JournalError(Diagnostic("LF122", message, None, None, hint), ExitCode.VIOLATED)


def leaf(row: StoredRow) -> bytes:
    """The leaf hash of a record. Raises ValueError or JournalError where it is none."""
    record, encoded = canonical(row)
    return leaf_hash(encoded.canonical(record.seq))


def _root(rows: Rows, span: Span) -> bytes:
    first, end = span
    found = tree(rows(first, end))
    if found.size != end - first:
        raise ValueError(f"records {first} to {end - 1} are incomplete")
    return found.root


def _leaves(rows: Iterable[StoredRow]) -> Iterator[bytes]:
    return map(leaf, rows)
