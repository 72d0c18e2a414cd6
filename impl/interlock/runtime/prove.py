"""Proofs out of a journal that is read: O(n) hashes each, O(log n) memory."""

from collections.abc import Callable, Iterable, Iterator

from interlock.runtime.checkpoints import ConsistencyProof, InclusionProof, SignedCheckpoint
from interlock.runtime.merkle import Frontier, Span, consistency_spans, inclusion_spans, leaf_hash
from interlock.runtime.records import encode
from interlock.runtime.verify import StoredRow, decode

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


def leaf(row: StoredRow) -> bytes:
    """The leaf hash of a record. Raises ValueError or JournalError where it is none."""
    record = decode(row)
    return leaf_hash(encode(record.entry).canonical(record.seq))


def _root(rows: Rows, span: Span) -> bytes:
    first, end = span
    found = tree(rows(first, end))
    if found.size != end - first:
        raise ValueError(f"records {first} to {end - 1} are not all there")
    return found.root


def _leaves(rows: Iterable[StoredRow]) -> Iterator[bytes]:
    return map(leaf, rows)
