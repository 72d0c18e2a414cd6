"""Checkpoints, proofs and records in the files that ``leverframe journal`` reads and writes."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import assert_never

from leverframe.cli.reports.words import count
from leverframe.errors import Diagnostic, ExitCode, InputError, JournalError, LeverframeError
from leverframe.journal import key_files, prove, witness
from leverframe.journal.databases import database
from leverframe.journal.elsewhere import checkpoint, text
from leverframe.journal.journal import Journal
from leverframe.journal.reader import Reader
from leverframe.journal.sinks import Destination, ToAddress, ToCommand, ToFile
from leverframe.journal.sources import RecordSource, source, stored_row
from leverframe.journal.verdicts import too_few
from leverframe.journal.witness import Witness
from leverframe.record import checkpoints, cosignatures, notes
from leverframe.record.checkpoints import ConsistencyProof, InclusionProof, SignedCheckpoint
from leverframe.record.cosignatures import Cosignature, Witnesses
from leverframe.record.notes import VerifierKey
from leverframe.record.records import Record
from leverframe.record.verify import canonical, decode, place


def refuse_existing(url: str) -> str:
    """Return the place of a new journal as messages show it. Raises InputError (LF120) if it has records already."""
    target = database(url)
    try:
        with Reader(target) as reader:
            exists = next(iter(reader.rows()), None) is not None
    except JournalError:
        exists = False
    if exists:
        hint = "name another place; an existing journal is never overwritten"
        raise InputError((Diagnostic("LF120", f"{target} is a journal already", None, None, hint),))
    return str(target)


def records(source: RecordSource, first: int) -> Iterator[Record]:
    """Yield the records from a number on. Raises InputError (LF120) at the first unreadable one."""
    for row in source.rows(first):
        try:
            yield canonical(row)[0]
        except ValueError as error:
            hint = "'leverframe journal verify' lists all problems"
            reason = f"{place(row)} is unreadable: {error}"
            raise InputError((Diagnostic("LF120", reason, None, None, hint),)) from None


def last_note(url: str, found: RecordSource) -> str:
    """The last checkpoint. Raises InputError (LF129) if there is none."""
    signed = found.notes()
    if not signed:
        hint = "sign it with 'leverframe journal checkpoint --key FILE', or name one that was kept"
        raise InputError((Diagnostic("LF129", f"{database(url)} holds no checkpoint", None, None, hint),))
    return signed[-1][1]


@contextmanager
def handed_out(url: str, key_file: Path | None, kept: Path | None) -> Generator[tuple[RecordSource, str]]:
    """Open a journal and give its last checkpoint; with a key, sign one first.

    Raises InputError (LF129) if there is no checkpoint. `kept` is the file that may be overwritten with it: raises
    JournalError (LF122) if that file holds a checkpoint that the journal does not extend.
    """
    if key_file is not None:
        with Journal.open(url, key=key_files.signer(key_file)):
            pass  # closing signs
    with source(url) as found:
        note = last_note(url, found)
        if kept is not None:
            prove.require_extends(found.rows, database(url), checkpoints.opened(note, ()).checkpoint.origin, kept)
        yield found, note


def named(note: str) -> str:
    """How a sentence names a checkpoint."""
    checkpoint = checkpoints.opened(note, ()).checkpoint
    return f"the checkpoint of {count(checkpoint.size, 'record')} of {checkpoint.origin}"


def cosigned(found: RecordSource, note: str, asked: Witness, kept: Path | None, now: int) -> tuple[str, Cosignature]:
    """Have a checkpoint cosigned; add the signatures of the same checkpoint in the file `kept`.

    Raises JournalError (LF120, LF129, LF138, LF139).
    """
    signed, old = checkpoints.opened(note, ()), 0
    with suppress(LeverframeError):  # a file that holds no checkpoint is overwritten
        earlier = checkpoints.opened(text(kept or Path()), (), Witnesses((asked.key,), now))
        if (earlier.checkpoint.origin, bool(earlier.cosignatures)) == (signed.checkpoint.origin, True):
            old = min(earlier.checkpoint.size, signed.checkpoint.size)
        if notes.text_of(earlier.note) == notes.text_of(note):
            note = cosignatures.merged(note, earlier.note)
    with proving():
        return witness.cosigned(found.rows, checkpoints.opened(note, ()), asked, now, old)


@contextmanager
def proving() -> Generator[None]:
    """Raise InputError (LF120) if nothing can be proved, since a record is missing or unreadable."""
    try:
        yield
    except ValueError as error:
        hint = "'leverframe journal verify' lists all problems"
        raise InputError((Diagnostic("LF120", f"no proof is possible: {error}", None, None, hint),)) from None


def inclusion(found: RecordSource, note: str, seq: int) -> str:
    """Prove that a checkpoint covers a record. Raises JournalError (LF122, LF129), and ValueError as `prove` does."""
    signed = checkpoints.opened(note, ())
    _check_range(seq, signed.checkpoint.size)
    proof = prove.inclusion(found.rows, seq, signed)
    leaves = list(map(prove.leaf, found.rows(seq, seq + 1)))
    return _certain(proof, proof.proves(leaves[0], ()) if leaves else None, signed)


def extension(found: RecordSource, note: str, since: str) -> str:
    """Prove that a checkpoint extends an earlier one. Raises as `inclusion` does."""
    signed, earlier = checkpoints.opened(note, ()), checkpoints.opened(since, ())
    if earlier.checkpoint.origin != signed.checkpoint.origin:
        reason = f"a checkpoint of {signed.checkpoint.origin} cannot extend one of {earlier.checkpoint.origin}"
        raise InputError((Diagnostic("LF129", reason, None, None, "name checkpoints of one journal"),))
    _check_range(earlier.checkpoint.size, signed.checkpoint.size + 1)
    proof = prove.extension(found.rows, earlier.checkpoint.size, signed)
    return _certain(proof, proof.proves(earlier.checkpoint, ()), signed)


def _certain(proof: InclusionProof | ConsistencyProof, proved: object, signed: SignedCheckpoint) -> str:
    """The text of a proof that proves something. Raises JournalError (LF122): the records are not those signed."""
    if proved is None:
        message = f"nothing is proved: the records do not lead to {named(signed.note)}"
        hint = "'leverframe journal verify --checkpoint FILE' tells more: they were changed, or it is another journal"
        raise JournalError(Diagnostic("LF122", message, None, None, hint), ExitCode.VIOLATED)
    return proof.text


def _check_range(number: int, size: int) -> None:
    """Raise InputError (LF129) if a number is not below a size."""
    if number >= size:
        reason = f"the checkpoint covers {size:,} records, counted from 0"
        hint = "sign the later records with 'leverframe journal checkpoint --key FILE'"
        raise InputError((Diagnostic("LF129", reason, None, None, hint),))


def not_handed_over(destination: Destination, error: OSError) -> InputError:
    """The error that a checkpoint could not be sent."""
    match destination:
        case ToFile(path):
            where = str(path)
        case ToCommand(words):
            where = words[0]
        case ToAddress():
            where = str(destination)
        case _:
            assert_never(destination)
    reason = f"the checkpoint could not be sent to {where}: {error.strerror or error}"
    return InputError(
        (Diagnostic("LF074", reason, None, None, "check that destination, and send the checkpoint again"),)
    )


# ---- proofs --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Checked:
    """The result for a proof: its claim, and the checkpoint for which it is proved, or None.

    `cosignatures` is the number of witnesses that must have cosigned it.
    """

    claim: str
    signed: SignedCheckpoint | None
    cosignatures: int = 0

    @property
    def exit_code(self) -> ExitCode:
        """The exit code; inconclusive if no given key signed the checkpoint."""
        if self.signed is None:
            return ExitCode.VIOLATED
        return ExitCode.AS_EXPECTED if self.doubt is None else ExitCode.INCONCLUSIVE

    @property
    def doubt(self) -> str | None:
        """Why the checkpoint cannot be trusted, or None if it can, or if nothing is proved."""
        if self.signed is None:
            return None
        if not self.signed.signers:
            return "none of the given keys signed it; give the verifier key with --public-key"
        found = len(self.signed.cosignatures)
        return f"{too_few(found, self.cosignatures)} cosigned it" if found < self.cosignatures else None


def check_inclusion(
    proof: Path, record: Path, keys: Sequence[VerifierKey], witnesses: Witnesses, quorum: int = 1
) -> Checked:
    """Does the proof bind the record? Raises InputError or JournalError (LF129, LF125)."""
    proved = text(proof)
    with key_files.naming(proof):
        found = checkpoints.parse_inclusion(proved)
    try:
        row = stored_row(key_files.text(record, "LF125").encode())
        seq, leaf = decode(row).seq, prove.leaf(row)
    except ValueError as error:
        hint = "take one line from 'leverframe journal show --format json'"
        raise InputError((Diagnostic("LF125", f"{record} holds no record: {error}", None, None, hint),)) from None
    signed = found.proves(leaf, keys, witnesses) if found.index == seq else None
    return Checked(f"record {seq} is in the journal", signed, quorum if witnesses.keys else 0)


def check_extension(
    proof: Path, since: Path, keys: Sequence[VerifierKey], witnesses: Witnesses, quorum: int = 1
) -> Checked:
    """Does the proof lead from the earlier checkpoint to its own? Raises InputError or JournalError (LF129)."""
    proved = text(proof)
    with key_files.naming(proof):
        found = checkpoints.parse_consistency(proved)
    earlier = checkpoint(since, keys)
    signed = found.proves(earlier.checkpoint, keys, witnesses)
    if signed is not None and not earlier.signers:
        signed = replace(signed, signers=())
    claim = f"the journal begins with the {earlier.checkpoint.size:,} records of {since}"
    return Checked(claim, signed, quorum if witnesses.keys else 0)
