"""What a kernel has on record, as a folder for others: `leverframe journal verify` needs nothing else.

    journal.jsonl    the records, one on each line, with the hash chain
    checkpoint       the newest checkpoint that is signed
    journal.pub      the key by which it is verified
    fallback.jsonl   what went to the fallback channel, if anything ever did
    SHA256SUMS       the digests of these files, for `sha256sum --check`

There is nothing else in the folder, so that the digests tell of everything in it: one in which there are other files is
refused. Evidence of the same journal is brought up to date.

Limits: a journal without a key has no checkpoint; then nobody can exclude that its end was cut off.
"""

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import chain
from pathlib import Path

from leverframe import files
from leverframe.errors import Diagnostic, InputError, JournalError
from leverframe.journal import key_files
from leverframe.journal.journal import Journal
from leverframe.journal.sources import source
from leverframe.record import checkpoints
from leverframe.record.notes import verifier_key
from leverframe.record.records import Record, line, stored
from leverframe.record.verify import decode
from leverframe.systems.home import JOURNAL, PUBLIC_KEY
from leverframe.systems.kernel.configuration import KernelConfiguration

FALLBACK = "fallback.jsonl"
_LINES, _CHECKPOINT, _KEY, _SUMS = "journal.jsonl", "checkpoint", "journal.pub", "SHA256SUMS"
_ANOTHER = "name a folder that is empty, or not there yet"
_OURS = frozenset({_LINES, _CHECKPOINT, _KEY, FALLBACK, _SUMS})


def of_a_kernel(configuration: KernelConfiguration, fallback: Path | None, folder: Path) -> Path:
    """Write the evidence of a kernel that goes on running into a folder, and return it.

    Raises InputError where there is no journal, or nobody could verify it (LF167), and where evidence cannot be written
    (LF074), and JournalError.
    """
    journal = configuration.sink
    if not isinstance(journal, Journal):
        reason = f"the records of {configuration.name} are in no journal, but in {type(journal).__name__}"
        raise _none(reason, "give the kernel an leverframe.Journal as its sink")
    try:
        note = journal.checkpoint()
    except JournalError:  # it cannot be written any more, and what is in it is evidence all the same
        note = None
    return _export(journal.records(), _others(note, configuration.verifier, fallback), folder)


def of_a_directory(directory: Path, folder: Path) -> Path:
    """Write the evidence of a kernel that has ended, whose journal is in a directory. Raises as `of_a_kernel` does."""
    if not (directory / JOURNAL).exists():
        raise _none(f"there is no journal in {directory}", "a kernel that halts before it has booted has none")
    public = str(key_files.verifier(str(directory / PUBLIC_KEY)))
    with source(str(directory / JOURNAL)) as found:
        notes = found.notes()
        others = _others(notes[-1][1] if notes else None, public, directory / FALLBACK)
        return _export(map(decode, found.rows()), others, folder)


def check(folder: Path) -> None:
    """Raises InputError (LF074) where evidence cannot be written into a folder, for what is in it already."""
    try:
        others = sorted(path.name for path in folder.iterdir() if path.name not in _OURS or not path.is_file())
    except FileNotFoundError:
        return
    except OSError as error:
        raise files.unwritable(f"{folder} cannot be read: {error.strerror or error}", _ANOTHER) from None
    if others:
        more = f", and {len(others) - 1} more" if len(others) > 1 else ""
        raise files.unwritable(f"{folder} is no folder for evidence: {others[0]} is in it{more}", _ANOTHER)


def _others(note: str | None, public: str | None, fallback: Path | None) -> dict[str, bytes]:
    """What there is besides the records."""
    others: dict[str, bytes] = {}
    if note is not None:
        if public is not None and not checkpoints.opened(note, (verifier_key(public),)).signers:
            reason = f"the newest checkpoint is signed by another key than {public}"
            raise _none(reason, "put the verifier key of the journal in its place")
        others[_CHECKPOINT] = note.encode()
    if public is not None:
        others[_KEY] = f"{public}\n".encode()
    if fallback is not None and fallback.exists():
        try:
            with files.opened(fallback) as lines:
                others[FALLBACK] = lines.read()
        except OSError as error:
            reason = f"{fallback} cannot be read: {error.strerror or error}"
            raise _none(reason, "it is written by the kernel alone: see what has become of it") from None
    return others


def _export(records: Iterable[Record], others: dict[str, bytes], folder: Path) -> Path:
    lines = (f"{line(stored(record))}\n".encode() for record in records)
    first = next(lines, b"")
    check(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()) and _beginning(folder) != first:
            raise files.unwritable(f"what is in {folder} is not the evidence of this journal", _ANOTHER)
        for name in (_SUMS, *sorted(_OURS - others.keys() - {_LINES})):  # without digests nothing is vouched for
            (folder / name).unlink(missing_ok=True)
    except OSError as error:
        raise files.unwritable(f"{folder} cannot be made: {error.strerror or error}", _ANOTHER) from None
    sums: list[str] = []
    contents: dict[str, Iterable[bytes]] = {name: (content,) for name, content in others.items()}
    for name, content in ({_LINES: chain((first,), lines)} | contents).items():
        digest = sha256()
        files.replace(folder / name, _digested(content, digest.update))
        sums.append(f"{digest.hexdigest()}  {name}\n")
    files.replace(folder / _SUMS, "".join(sums).encode())
    return folder


def _digested(chunks: Iterable[bytes], update: Callable[[bytes], None]) -> Iterator[bytes]:
    for chunk in chunks:
        update(chunk)
        yield chunk


def _beginning(folder: Path) -> bytes:
    """The first line of the evidence in a folder, which no other journal has; empty where there is none."""
    if not (folder / _LINES).exists():
        return b""
    with files.opened(folder / _LINES) as lines:
        return lines.readline()


def _none(reason: str, hint: str) -> InputError:
    return InputError((Diagnostic("LF167", reason, None, None, hint),))
