"""The evidence of a kernel: a folder with its record, which `leverframe journal verify` can verify by itself.

    journal.jsonl    the records, one on each line, with the hash chain
    checkpoint       the newest signed checkpoint
    journal.pub      the key that verifies it
    fallback.jsonl   the records of the fallback channel, if there are any
    SHA256SUMS       the digests of these files, for `sha256sum --check`

The folder contains nothing else, so the digests cover all of it: a folder with other files is refused. Evidence of the
same journal is updated.

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
_ANOTHER = "name a folder that is empty or does not exist yet"
_OURS = frozenset({_LINES, _CHECKPOINT, _KEY, FALLBACK, _SUMS})


def of_a_kernel(configuration: KernelConfiguration, fallback: Path | None, folder: Path) -> Path:
    """Write the evidence of a running kernel to a folder, and return the folder.

    Raises InputError if there is no journal that others can verify (LF167) or if the evidence cannot be written
    (LF074), and JournalError.
    """
    journal = configuration.sink
    if not isinstance(journal, Journal):
        reason = f"the audit sink of {configuration.name} is not a journal, but {type(journal).__name__}"
        raise _none(reason, "give the kernel a leverframe.Journal as its sink")
    try:
        note = journal.checkpoint()
    except JournalError:  # the journal cannot be written any more, but its records still are evidence
        note = None
    return _export(journal.records(), _others(note, configuration.verifier, fallback), folder)


def of_a_directory(directory: Path, folder: Path) -> Path:
    """Write the evidence of an ended kernel whose journal is in a directory. Raises as `of_a_kernel` does."""
    if not (directory / JOURNAL).exists():
        raise _none(f"{directory} has no journal", "a kernel that halts before it boots has none")
    public = str(key_files.verifier(str(directory / PUBLIC_KEY)))
    with source(str(directory / JOURNAL)) as found:
        notes = found.notes()
        others = _others(notes[-1][1] if notes else None, public, directory / FALLBACK)
        return _export(map(decode, found.rows()), others, folder)


def check(folder: Path) -> None:
    """Raise InputError (LF074) if the content of a folder prevents that evidence is written to it."""
    try:
        others = sorted(path.name for path in folder.iterdir() if path.name not in _OURS or not path.is_file())
    except FileNotFoundError:
        return
    except OSError as error:
        raise files.unwritable(f"{folder} cannot be read: {error.strerror or error}", _ANOTHER) from None
    if others:
        more = f", and {len(others) - 1} more" if len(others) > 1 else ""
        raise files.unwritable(f"{folder} has other files than evidence: {others[0]}{more}", _ANOTHER)


def _others(note: str | None, public: str | None, fallback: Path | None) -> dict[str, bytes]:
    """The files besides the records."""
    others: dict[str, bytes] = {}
    if note is not None:
        if public is not None and not checkpoints.opened(note, (verifier_key(public),)).signers:
            reason = f"another key than {public} signed the newest checkpoint"
            raise _none(reason, f"restore the verifier key of the journal in {PUBLIC_KEY}")
        others[_CHECKPOINT] = note.encode()
    if public is not None:
        others[_KEY] = f"{public}\n".encode()
    if fallback is not None and fallback.exists():
        try:
            with files.opened(fallback) as lines:
                others[FALLBACK] = lines.read()
        except OSError as error:
            reason = f"{fallback} cannot be read: {error.strerror or error}"
            raise _none(reason, "only the kernel writes this file: find out what has replaced it") from None
    return others


def _export(records: Iterable[Record], others: dict[str, bytes], folder: Path) -> Path:
    lines = (f"{line(stored(record))}\n".encode() for record in records)
    first = next(lines, b"")
    check(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()) and _beginning(folder) != first:
            raise files.unwritable(f"the files in {folder} are not the evidence of this journal", _ANOTHER)
        for name in (_SUMS, *sorted(_OURS - others.keys() - {_LINES})):  # without digests, the folder claims nothing
            (folder / name).unlink(missing_ok=True)
    except OSError as error:
        raise files.unwritable(f"cannot create {folder}: {error.strerror or error}", _ANOTHER) from None
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
    """The first line of the evidence in a folder, which identifies the journal; empty if there is none."""
    if not (folder / _LINES).exists():
        return b""
    with files.opened(folder / _LINES) as lines:
        return lines.readline()


def _none(reason: str, hint: str) -> InputError:
    return InputError((Diagnostic("LF167", reason, None, None, hint),))
