"""What a kernel has on record, as a folder for others: `interlock journal verify` needs nothing else.

    journal.jsonl    the records, one on each line, with the hash chain
    checkpoint       the newest checkpoint that is signed
    journal.pub      the key by which it is verified
    fallback.jsonl   what went to the fallback channel, if anything ever did
    SHA256SUMS       the digests of these files, for `sha256sum --check`

Limits: a journal without a key has no checkpoint; then nobody can exclude that its end was cut off.
"""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from interlock import files
from interlock.errors import Diagnostic, InputError, JournalError
from interlock.runtime.journal import Journal
from interlock.runtime.records import Record, line, stored
from interlock.runtime.sources import source
from interlock.runtime.verify import decode
from interlock.systems.home import JOURNAL, PUBLIC_KEY
from interlock.systems.kernel.configuration import Configuration

FALLBACK = "fallback.jsonl"


def of_a_kernel(configuration: Configuration, fallback: Path | None, folder: Path) -> Path:
    """Write the evidence of a kernel that goes on running into a folder, and return it.

    Raises InputError where there is no journal (IL167) and where it cannot be written (IL074).
    """
    journal = configuration.sink
    if not isinstance(journal, Journal):
        reason = f"the records of {configuration.name} are in no journal, but in {type(journal).__name__}"
        raise InputError((Diagnostic("IL167", reason, None, None, "give the kernel an interlock.Journal as its sink"),))
    try:
        note = journal.checkpoint()
    except JournalError:  # it cannot be written any more, and what is in it is evidence all the same
        note = None
    return _export(journal.records(), note, configuration.verifier, fallback, folder)


def of_a_directory(directory: Path, folder: Path) -> Path:
    """Write the evidence of a kernel that has ended, whose journal is in a directory. Raises as `of_a_kernel` does."""
    public = (directory / PUBLIC_KEY).read_text("utf-8").strip()
    with source(str(directory / JOURNAL)) as found:
        notes = found.notes()
        return _export(map(decode, found.rows()), notes[-1][1] if notes else None, public, directory / FALLBACK, folder)


def _export(
    records: Iterable[Record], note: str | None, public: str | None, fallback: Path | None, folder: Path
) -> Path:
    written = {"journal.jsonl": "".join(f"{line(stored(record))}\n" for record in records)}
    if note is not None:
        written["checkpoint"] = note
    if public is not None:
        written["journal.pub"] = f"{public}\n"
    if fallback is not None and fallback.exists():
        written[FALLBACK] = fallback.read_text("utf-8")
    return _write(folder, written)


def _write(folder: Path, written: dict[str, str]) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.unwritable(f"{folder} cannot be made: {error.strerror or error}", "name another folder") from None
    sums = "".join(f"{sha256(text.encode()).hexdigest()}  {name}\n" for name, text in written.items())
    for name, text in {**written, "SHA256SUMS": sums}.items():
        files.replace(folder / name, text.encode())
    return folder
