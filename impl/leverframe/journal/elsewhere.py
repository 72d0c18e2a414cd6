"""What was kept elsewhere, in files: verifier keys, those of witnesses, and checkpoints."""

import time
from collections.abc import Sequence
from pathlib import Path

from leverframe.journal import key_files
from leverframe.journal.verdicts import JournalEvidence
from leverframe.record import checkpoints
from leverframe.record.cosignatures import NOBODY, Witnesses
from leverframe.record.notes import VerifierKey


def evidence(
    public_keys: Sequence[str], witnesses: Sequence[str], kept: Sequence[Path], quorum: int
) -> JournalEvidence:
    """Read what was kept elsewhere. Raises InputError or JournalError (LF124, LF129)."""
    keys, trusted = verifiers(public_keys), trusted_witnesses(witnesses)
    anchors = tuple(checkpoint(path, keys, trusted) for path in kept)
    return JournalEvidence(keys, anchors, trusted.keys, quorum)


def checkpoint(
    path: Path, keys: Sequence[VerifierKey] = (), trusted: Witnesses = NOBODY
) -> checkpoints.SignedCheckpoint:
    """Read a checkpoint in a file. Raises InputError or JournalError (LF129)."""
    found = text(path)
    with key_files.naming(path):
        return checkpoints.opened(found, keys, trusted)


def text(path: Path) -> str:
    """The text of a checkpoint or proof in a file. Raises InputError (LF129)."""
    return key_files.text(path, "LF129")


def verifiers(given: Sequence[str]) -> tuple[VerifierKey, ...]:
    """Read verifier keys. Raises InputError or JournalError (LF124)."""
    return tuple(map(key_files.verifier, given))


def trusted_witnesses(given: Sequence[str]) -> Witnesses:
    """Read the keys of witnesses, and the clock. Raises InputError or JournalError (LF124)."""
    return Witnesses(tuple(map(key_files.witness, given)), int(time.time()))
