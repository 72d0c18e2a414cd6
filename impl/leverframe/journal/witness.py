"""Submission of a checkpoint to a witness (C2SP tlog-witness, "add-checkpoint").

The request is a proof that the checkpoint extends the one that the witness knows. The answer is cosignatures, or the
number of records that the witness knows. Only a cosignature by the witness's key is trusted. The rest of the answer is
unsigned, so it is reported as a statement of this address, never as a verdict on the journal.
"""

import re
from dataclasses import dataclass

from leverframe.errors import Diagnostic, ExitCode, JournalError
from leverframe.journal import prove
from leverframe.journal.posting import HttpReply, post, shown
from leverframe.journal.prove import Rows
from leverframe.record import cosignatures
from leverframe.record.checkpoints import SignedCheckpoint
from leverframe.record.cosignatures import Cosignature, Witnesses, WitnessKey

_SIZE = re.compile(rb"(0|[1-9][0-9]{0,18})\n")
_TRIES = 3
"""The most requests: the first finds out what the witness knows, and others may submit in between."""
_OK, _CONFLICT = 200, 409


@dataclass(frozen=True, slots=True)
class Witness:
    """The submission prefix and the key of a witness."""

    address: str
    key: WitnessKey


def cosigned(rows: Rows, signed: SignedCheckpoint, witness: Witness, now: int, old: int = 0) -> tuple[str, Cosignature]:
    """Have a checkpoint cosigned. Return the note with the cosignature, and the cosignature.

    `old` is the size of the last checkpoint that the witness cosigned, as far as is known. Raises JournalError (LF138,
    LF139), and ValueError if the journal does not have all records of the checkpoint.
    """
    size = signed.checkpoint.size
    for _ in range(_TRIES):
        answer = _asked(witness, prove.extension(rows, old, signed).text.encode())
        if answer.status != _CONFLICT:
            return _accepted(answer, signed, witness, now)
        known = _known_size(answer, witness)
        if known > size or known == old == size:
            raise _contradicted(witness, signed, known)
        old = known
    raise _refused(witness, "it answered 409 for every number of records submitted to it", _ANSWER_HINT)


def _asked(witness: Witness, content: bytes) -> HttpReply:
    url = f"{witness.address.rstrip('/')}/add-checkpoint"
    try:
        return post(url, content)
    except OSError as error:
        hint = "check the address, which is the witness's submission prefix, and the connection"
        raise _refused(witness, error.strerror or str(error), hint) from None


def _accepted(answer: HttpReply, signed: SignedCheckpoint, witness: Witness, now: int) -> tuple[str, Cosignature]:
    """Add the cosignature in an answer to the note. Other lines of the answer are dropped."""
    if answer.status != _OK:
        raise _not_accepted(answer.status, signed, witness)
    try:
        lines = answer.body.decode()
        note = signed.note.rpartition("\n\n")[0] + f"\n\n{lines}"
        found = cosignatures.verified(note, Witnesses((witness.key,), now)) if lines else ()
    except UnicodeDecodeError:
        raise _refused(witness, "its answer is not UTF-8", _ANSWER_HINT) from None
    except JournalError as error:
        raise _refused(witness, f"its answer is not accepted: {error.diagnostic.message}", _ANSWER_HINT) from None
    if not found:
        raise _refused(witness, f"its answer has no cosignature by the key of {witness.key.name}", _ANSWER_HINT)
    return cosignatures.merged(signed.note, note, witness.key), found[0]


_ANSWER_HINT = "check that the address and the key are of the same witness"


def _known_size(answer: HttpReply, witness: Witness) -> int:
    match = _SIZE.fullmatch(answer.body)
    if answer.content_type != "text/x.tlog.size" or match is None:
        raise _refused(witness, "it answered 409 without its own number of records", _ANSWER_HINT)
    return int(match[1])


def _not_accepted(status: int, signed: SignedCheckpoint, witness: Witness) -> JournalError:
    origin = signed.checkpoint.origin
    match status:
        case 404:
            reason, hint = f"it does not know {origin}", "have its operator add the journal, with its verifier key"
        case 403:
            reason = f"it does not trust the key that signed the checkpoint of {origin}"
            hint = "have its operator add the verifier key of the journal"
        case 422:
            return _contradicted(witness, signed, None)
        case _:
            reason, hint = f"it answered {status}", _ANSWER_HINT
    return _refused(witness, reason, hint)


def _refused(witness: Witness, reason: str, hint: str) -> JournalError:
    message = f"{shown(witness.address)} did not cosign the checkpoint: {reason}"
    return JournalError(Diagnostic("LF138", message, None, None, hint))


def _contradicted(witness: Witness, signed: SignedCheckpoint, known: int | None) -> JournalError:
    """The error for an unsigned answer that contradicts the journal: either one may be wrong."""
    checkpoint = signed.checkpoint
    if known is None:
        claim = "that the checkpoint does not extend the one that it knows"
    elif known == checkpoint.size:
        claim = f"that it knows another history of {known:,} records"
    else:
        claim = f"that it knows {known:,} records, but the checkpoint covers {checkpoint.size:,}"
    message = f"{shown(witness.address)} says of {checkpoint.origin} {claim}"
    hint = (
        "the answer is not signed: compare the journal with an earlier cosigned checkpoint by 'leverframe journal "
        "verify --checkpoint FILE'"
    )
    return JournalError(Diagnostic("LF139", message, None, None, hint), ExitCode.INCONCLUSIVE)
