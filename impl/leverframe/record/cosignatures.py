"""Cosignatures (C2SP tlog-cosignature): a witness states when it saw that a journal was append-only.

A witness verifies that each checkpoint of a journal extends the one before it, and cosigns it. It signs

    cosignature/v1
    time 1679315147
    <the text of the checkpoint>

and the signature in the note is the time, as eight bytes in big-endian order, followed by the Ed25519 signature. The
witness states that, at this time, it knew no larger tree of this origin. The algorithm byte of its key is 0x04.

Limits: cosignatures by ML-DSA-44 (0x06) are ignored, like those of unknown keys.
"""

from dataclasses import dataclass
from datetime import UTC, datetime

from leverframe.record import notes
from leverframe.record.notes import COSIGNATURE, bad_note

SKEW = 300
"""Seconds by which the clock of a witness may be ahead of ours."""
_TIME = 8


@dataclass(frozen=True, slots=True)
class WitnessKey:
    """The public key of a witness, and its name."""

    name: str
    public: bytes

    @property
    def id(self) -> bytes:
        """Four bytes that distinguish keys of one name."""
        return notes.key_id(self.name, COSIGNATURE, self.public)

    def __str__(self) -> str:
        return notes.written_key(self.name, COSIGNATURE, self.public)


@dataclass(frozen=True, slots=True)
class Cosignature:
    """A witness that cosigned a checkpoint, and the time in seconds since 1970."""

    witness: WitnessKey
    time: int


@dataclass(frozen=True, slots=True)
class Witnesses:
    """The trusted witnesses, and the current time in seconds since 1970: a later cosignature is an error."""

    keys: tuple[WitnessKey, ...] = ()
    now: int = 0


NOBODY = Witnesses()


def witness_key(text: str) -> WitnessKey:
    """Read the verifier key of a witness. Raises JournalError (LF124)."""
    return WitnessKey(*notes.public_key(text, COSIGNATURE))


def told_time(cosignature: Cosignature) -> str:
    """The time of a cosignature for people, in UTC."""
    try:
        return f"{datetime.fromtimestamp(cosignature.time, UTC):%Y-%m-%d %H:%M:%S} UTC"
    except (ValueError, OverflowError, OSError):
        return f"second {cosignature.time} since 1970"


def message(time: int, text: str) -> str:
    """The text that a witness signs."""
    return f"cosignature/v1\ntime {time}\n{text}"


def verified(note: str, witnesses: Witnesses) -> tuple[Cosignature, ...]:
    """Return the latest cosignature of each of these witnesses on a note. Those of others are ignored.

    Raises JournalError (LF129) if the text is not a note, if a signature in the name of one of them is false, and if a
    time is in the future: one of the clocks is wrong then.
    """
    text, signatures = notes.split(note)
    known = {(witness.name, witness.id): witness for witness in witnesses.keys}
    found: dict[WitnessKey, int] = {}
    for name, identifier, content in signatures:
        witness = known.get((name, identifier))
        if witness is not None:
            time = int.from_bytes(content[:_TIME])
            if not notes.is_signed(witness.public, content[_TIME:], message(time, text)):
                raise bad_note(f"the cosignature of {name} is false: the witness signed another text")
            if time > witnesses.now + SKEW:
                raise bad_note(
                    f"{name} cosigned it {time - witnesses.now:,} seconds from now: one of the clocks is wrong"
                )
            found[witness] = max(time, found.get(witness, time))
    return tuple(Cosignature(witness, time) for witness, time in found.items())


def merged(note: str, other: str, witness: WitnessKey | None = None) -> str:
    """Add to a note the missing signatures of another note on the same text, or only those of `witness`.

    Raises JournalError (LF129) if the other text is not a note.
    """
    text, _, lines = note.rpartition("\n\n")
    signers = [(name, identifier) for name, identifier, _ in notes.split(other)[1]]
    of_others = other.rpartition("\n\n")[2].split("\n")
    wanted = None if witness is None else (witness.name, witness.id)
    new = [line for line, signer in zip(of_others, signers, strict=False) if wanted in {None, signer}]
    every = dict.fromkeys([*lines.split("\n")[:-1], *new])
    return "".join(f"{line}\n" for line in [text, "", *every])
