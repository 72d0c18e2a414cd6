"""Checkpoints (C2SP tlog-checkpoint) and proofs (C2SP tlog-proof), which a journal hands out for others to keep.

A checkpoint is a note of three lines: the origin, which is the name of the journal, the number of records, and the root
of the Merkle tree over them in base64. Extension lines are accepted and ignored. The key that signs it must have the
name of the origin, which the specification only recommends: one journal cannot speak for another.
"""

import base64
import re
from collections.abc import Iterable
from dataclasses import dataclass

from leverframe.record import cosignatures, merkle, notes
from leverframe.record.cosignatures import NOBODY, Cosignature, Witnesses
from leverframe.record.notes import SignerKey, VerifierKey, bad_note

_HEADER = "c2sp.org/tlog-proof@v1"
_NUMBER = re.compile(r"0|[1-9][0-9]{0,18}")
MAX_PATH = 63
"""The most hashes between a leaf and the root; a consistency proof has at most twice as many."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The claim that the first `size` records of the journal called `origin` have this Merkle tree hash."""

    origin: str
    size: int
    root: bytes

    @property
    def text(self) -> str:
        """The note's text."""
        return f"{self.origin}\n{self.size}\n{base64.b64encode(self.root).decode()}\n"

    def signed(self, key: SignerKey) -> str:
        """Return the checkpoint as a signed note."""
        return key.signed(self.text)


def parse(text: str) -> Checkpoint:
    """Read the text of a checkpoint. Raises JournalError (LF129)."""
    origin, size, root, *extensions = [*text.removesuffix("\n").split("\n"), "", ""]
    content = notes.decoded(root)
    if not origin or not _NUMBER.fullmatch(size) or content is None or len(content) != len(merkle.EMPTY):
        raise bad_note("its text is not a checkpoint: an origin, a number of records, a root hash in base64")
    if size == "0" and content != merkle.EMPTY:
        raise bad_note("it covers no record, but its root is not that of the empty tree")
    if "" in extensions[:-2]:
        raise bad_note("an extension line of the checkpoint is empty")
    return Checkpoint(origin, int(size), content)


@dataclass(frozen=True, slots=True)
class SignedCheckpoint:
    """A checkpoint with its note, the known keys that signed it, and the witnesses that cosigned it."""

    checkpoint: Checkpoint
    note: str
    signers: tuple[VerifierKey, ...]
    cosignatures: tuple[Cosignature, ...] = ()


def opened(note: str, keys: Iterable[VerifierKey], witnesses: Witnesses = NOBODY) -> SignedCheckpoint:
    """Read a checkpoint and verify who signed and cosigned it. Raises JournalError (LF129)."""
    text, signers = notes.opened(note, keys)
    checkpoint = parse(text)
    for signer in signers:
        if signer.name != checkpoint.origin:
            raise bad_note(f"it is a checkpoint of {checkpoint.origin}, but the key of {signer.name} signed it")
    return SignedCheckpoint(checkpoint, note, signers, cosignatures.verified(note, witnesses))


@dataclass(frozen=True, slots=True)
class InclusionProof:
    """A proof that a record is in a journal: its number, the path to the root, and the checkpoint with that root."""

    index: int
    path: tuple[bytes, ...]
    note: str

    @property
    def text(self) -> str:
        """The proof as text for a file."""
        path = "".join(f"{base64.b64encode(sibling).decode()}\n" for sibling in self.path)
        return f"{_HEADER}\nindex {self.index}\n{path}\n{self.note}"

    def proves(
        self, leaf: bytes, keys: Iterable[VerifierKey], witnesses: Witnesses = NOBODY
    ) -> SignedCheckpoint | None:
        """Return the checkpoint if it covers the record with this leaf hash, else None.

        Raises JournalError (LF129) if the checkpoint is malformed or its signature is false.
        """
        signed = opened(self.note, keys, witnesses)
        checkpoint = signed.checkpoint
        bound = merkle.verify_inclusion(leaf, self.index, checkpoint.size, self.path, checkpoint.root)
        return signed if bound else None


def parse_inclusion(text: str) -> InclusionProof:
    """Read a proof of inclusion. Extra data is ignored. Raises JournalError (LF129)."""
    header, _, rest = text.partition("\n")
    if header != _HEADER:
        raise bad_note(f"a proof that a record is in a journal begins with {_HEADER}; this text does not")
    if rest.startswith("extra "):
        _, _, rest = rest.partition("\n")
    return InclusionProof(*_parts(rest, "index"))


@dataclass(frozen=True, slots=True)
class ConsistencyProof:
    """A proof that a journal is append-only: the earlier number of records, hashes, and the later checkpoint.

    Its text is the body of a request to a C2SP tlog-witness.
    """

    old: int
    path: tuple[bytes, ...]
    note: str

    @property
    def text(self) -> str:
        """The proof as text for a file."""
        path = "".join(f"{base64.b64encode(sibling).decode()}\n" for sibling in self.path)
        return f"old {self.old}\n{path}\n{self.note}"

    def proves(
        self, earlier: Checkpoint, keys: Iterable[VerifierKey], witnesses: Witnesses = NOBODY
    ) -> SignedCheckpoint | None:
        """Return the checkpoint if it extends the earlier one, else None. Raises JournalError (LF129)."""
        signed = opened(self.note, keys, witnesses)
        later = signed.checkpoint
        if (earlier.origin, earlier.size) != (later.origin, self.old):
            return None
        extends = merkle.verify_consistency(self.old, later.size, self.path, earlier.root, later.root)
        return signed if extends else None


def parse_consistency(text: str) -> ConsistencyProof:
    """Read a proof of consistency. Raises JournalError (LF129)."""
    return ConsistencyProof(*_parts(text, "old"))


def _parts(text: str, word: str) -> tuple[int, tuple[bytes, ...], str]:
    """Split a proof into the number after `word`, the hashes, and the checkpoint."""
    body, _, note = text.partition("\n\n")
    first, *lines = body.split("\n")
    found, _, number = first.partition(" ")
    if found != word or not _NUMBER.fullmatch(number) or len(lines) > 2 * MAX_PATH:
        raise bad_note(f"this is not a proof: it has no line with {word!r} and a number")
    hashes = [notes.decoded(line) for line in lines]
    path = tuple(found for found in hashes if found is not None and len(found) == len(merkle.EMPTY))
    if len(path) != len(lines):
        raise bad_note("a hash of the proof is malformed")
    return int(number), path, note
