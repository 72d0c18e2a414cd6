"""The journal: an entry is durable before it happens, and every later change is detectable.

    >>> from leverframe.record.entries import Entry, Outcome
    >>> from leverframe.journal.journal import Journal
    >>> with Journal.open("memory:", create=True) as journal:
    ...     journal.append(Entry("order-1", 0, "door", "CLOSED", "PUSH", "OPEN", 0, Outcome.ACCEPTED, {}))
    ...     [record.entry.event for record in journal.records()]
    ['journal_opened', 'PUSH']

Opening a journal reads all of it: it recomputes chain, tree and checkpoints, replays the declared machines, and
refuses a journal that does not verify. That takes about 25 seconds for a million records. If an earlier process died,
opening first closes what it left open: each intended effect with unknown outcome becomes EFFECT_UNKNOWN.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal, Self

from leverframe.errors import Diagnostic, ExitCode, JournalError
from leverframe.journal import key_files, prove
from leverframe.journal.databases import PATIENCE, Database, database
from leverframe.journal.group_commit import Duties, GroupCommit, Rhythm, own_entry
from leverframe.journal.reader import Reader
from leverframe.journal.replay import replay
from leverframe.journal.sinks import Destination, Exporter, Lines, Sink, ToFile
from leverframe.journal.snapshot import Snapshot, examined
from leverframe.journal.store import Writer
from leverframe.language.declaration import Declaration
from leverframe.model.system import SystemState
from leverframe.record import checkpoints, control
from leverframe.record.checkpoints import InclusionProof
from leverframe.record.entries import Entry, Json
from leverframe.record.ledger import Ledger, Position
from leverframe.record.notes import SignerKey, VerifierKey
from leverframe.record.records import Encoded, Record, encode
from leverframe.record.verify import Examination, decode

USUAL = Rhythm()
_RESERVED = (control.RESERVED, control.FORMER)
_SETTLED = {"done": control.EFFECT_DONE, "failed": control.EFFECT_FAILED, "unknown": control.EFFECT_UNKNOWN}


class Journal:
    """An open journal. Its methods may be called from any thread."""

    def __init__(self, reader: Reader, writer: Writer, committer: GroupCommit, keys: Sequence[VerifierKey]) -> None:
        self._reader, self._writer, self._committer, self._keys = reader, writer, committer, keys
        self.resumed: Mapping[str, SystemState] = {}

    @classmethod
    def open(  # noqa: PLR0913 -- a journal has these parts, and all but the first have a default
        cls,
        url: str,
        *,
        key: SignerKey | Path | str | None = None,
        trusted: Iterable[VerifierKey | Path | str] = (),
        create: bool = False,
        declarations: Sequence[Declaration] = (),
        clock: Callable[[], int] = time.time_ns,
        rhythm: Rhythm = USUAL,
        lines: Path | None = None,
        destinations: Sequence[Destination] = (),
        patience: float = PATIENCE,
    ) -> Self:
        """Open a journal for writing; with `create`, make it if there is none.

        `url` is a file, a URL of PostgreSQL, or ``memory:``. `key` signs checkpoints: the file of a signer key, as
        ``leverframe journal init`` makes it. `trusted` are the verifier keys of earlier checkpoints, as texts or files.
        `clock` stamps the journal's own entries, in nanoseconds. `patience` is how many seconds to wait for a lock.
        `lines` is a JSON Lines file that mirrors the journal, and `destinations` receive its checkpoints. Afterwards
        `resumed` has the state of each execution of the `declarations`.

        Raises JournalError: cannot be opened (LF120), is open elsewhere (LF121), does not verify (LF122), or does not
        replay (LF123). Raises InputError or JournalError (LF124) for a file that holds no key, and TypeError for what
        is neither a key nor its file.
        """
        signer, others = key_files.given_signer(key), key_files.given_verifiers(trusted)
        keys = (*([signer.verifier] if signer else []), *others)
        place = database(url, patience)
        if not create:
            Reader(place).close()  # before the writer, which would create one
        writer = Writer(place)
        try:
            reader = Reader(place)
        except BaseException:
            writer.close()
            raise
        try:
            ledger = _recovered(place, reader, keys, create=create)
            _require_together(place, ledger, writer.strays)
            for kept in (to.path for to in destinations if isinstance(to, ToFile)):
                prove.require_extends(reader.rows, place, signer.name if signer else None, kept)
            states = replay(map(decode, reader.rows()), declarations) if declarations else {}
            duties = Duties(signer, clock, rhythm, _sinks(reader, lines, destinations))
            opening = _opening(ledger, duties)
            committer = GroupCommit(writer, ledger, duties)
        except BaseException:
            reader.close()
            writer.close()
            raise
        journal = cls(reader, writer, committer, keys)
        journal.resumed = states
        try:
            committer.commit(opening, sign=True)
        except BaseException:
            committer.abandon("it could not be opened")  # otherwise its thread would take the lock again
            journal._release()
            raise
        return journal

    # ---- recording

    def append(self, entry: Entry) -> None:
        """Record an entry. On return it is durable.

        Raises JournalError. The entry is not on record and never will be if it is malformed (LF125), the database
        failed (LF126), or the journal accepts no more entries (LF128). After LF127 the result is unknown, and the
        journal accepts nothing more until it is opened again.
        """
        self._committer.commit((self._given(entry),))

    def append_soon(self, entry: Entry) -> asyncio.Future[None]:
        """Record an entry from asyncio. The future is done when the entry is durable; it raises as `append` does.

        It cannot be cancelled, since the entry may already be on record. Raises JournalError (LF125) for a malformed
        entry, and RuntimeError if no loop is running.
        """
        return self._committer.commit_soon((self._given(entry),))

    def append_all(self, entries: Iterable[Entry]) -> None:
        """Record entries together, all or nothing. Raises JournalError as `append` does."""
        self._committer.commit([self._given(entry) for entry in entries])

    def intend(
        self, key: str, execution_id: str, data: Mapping[str, Json] | None = None, *, after: Iterable[Entry] = ()
    ) -> None:
        """Record that an effect will be tried now. Only a caller to which this returns may try it, and only once.

        `key` is its idempotency key, never used for another effect. The entries in `after` are recorded before it, all
        or nothing. Raises JournalError as `append` does: after LF125 the key was already used, and the effect must not
        be tried.
        """
        self._effect(key, control.EFFECT_INTENDED, {"key": key, "execution_id": execution_id, "of": data or {}}, after)

    def settle(
        self,
        key: str,
        outcome: Literal["done", "failed", "unknown"],
        data: Mapping[str, Json] | None = None,
        *,
        after: Iterable[Entry] = (),
    ) -> None:
        """Record the outcome of an effect, together with the entries in `after`, all or nothing.

        The outcome of an effect that was given up is ``unknown``. Raises JournalError as `append` does.
        """
        self._effect(key, _SETTLED[outcome], {"key": key, "of": data or {}}, after)

    def checkpoint(self) -> str | None:
        """Sign all records, and return the note, or None without a key. Raises JournalError as `append` does."""
        self._committer.commit((), sign=True)
        return self._reader.last_note()

    # ---- reading

    @property
    def size(self) -> int:
        """The number of records."""
        return self._committer.ledger.size

    @property
    def head(self) -> bytes:
        """The hash of the last record."""
        return self._committer.ledger.head

    def position(self, execution_id: str) -> Position | None:
        """The machine, step and state of an execution, or None if it has no records."""
        return self._committer.ledger.position(execution_id)

    def effect(self, key: str) -> str | None:
        """The state of an effect (INTENDED, DONE, FAILED or UNKNOWN), or None if the key was never used."""
        position = self.position(control.effect_id(key))
        return None if position is None else position.state

    def records(self, first: int = 0, end: int | None = None) -> Iterator[Record]:
        """Yield the records from number `first` up to but not including `end`."""
        return map(decode, self._reader.rows(first, end))

    def verify(self) -> Examination:
        """Recompute everything from the stored records."""
        return examined(Snapshot(self._reader, "the journal"), self._keys)

    def prove_inclusion(self, seq: int) -> InclusionProof:
        """Prove that a record is signed. Raises ValueError if it is not, or if nothing is signed."""
        note = self._reader.last_note()
        if note is None:
            raise ValueError("nothing is signed")
        return prove.inclusion(self._reader.rows, seq, checkpoints.opened(note, self._keys))

    def prove_consistency(self, old: int, new: int) -> tuple[bytes, ...]:
        """Prove that the first `new` records begin with the first `old` ones. Raises ValueError if that fails."""
        return prove.consistency(self._reader.rows, old, new)

    def close(self) -> None:
        """Record that the journal is closed, and release the lock. A second call has no effect."""
        self._committer.refuse_within()
        if self._committer.ended is not None:
            self._release()
            return
        try:
            self._committer.close()
        finally:
            self._release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _release(self) -> None:
        self._reader.close()
        self._writer.close()

    def _given(self, entry: Entry) -> Encoded:
        encoded = encode(entry)
        if encoded.edge.own or entry.execution_id.startswith(_RESERVED):
            reason = f"names that begin with {control.RESERVED} or {control.FORMER} are reserved for the journal"
            raise JournalError(Diagnostic("LF125", reason, None, None, "choose another one"))
        return encoded

    def _effect(self, key: str, event: str, data: Mapping[str, Json], after: Iterable[Entry]) -> None:
        execution = self._committer.ledger.execution(control.effect_id(key), control.EFFECT)
        entry = control.next_entry(execution, event, self._committer.duties.clock(), data)
        self._committer.commit([*[self._given(one) for one in after], encode(entry)])


def _recovered(place: Database, reader: Reader, keys: Sequence[VerifierKey], *, create: bool) -> Ledger:
    """Verify the journal and return its position. Raises JournalError (LF120, LF122)."""
    examination = examined(Snapshot(reader, str(place)), keys)
    if examination.findings:
        first = examination.findings[0]
        where = "" if first.seq is None else f", record {first.seq}"
        message = f"{place}{where} does not verify ({first.kind}): {first.text}"
        hint = "'leverframe journal verify' lists all problems; nothing was written to it"
        raise JournalError(Diagnostic("LF122", message, None, None, hint), ExitCode.VIOLATED)
    keyed, covered = examination.ledger.keyed, max((one.checkpoint.size for one in examination.signed), default=0)
    if keyed is not None and covered <= keyed:
        message = f"{place}, record {keyed} says that a key signs, but the checkpoint stored with it is missing"
        hint = "opening would sign records that may have been rewritten: compare them with a checkpoint kept elsewhere"
        raise JournalError(Diagnostic("LF122", message, None, None, hint), ExitCode.VIOLATED)
    if examination.records == 0 and not create:
        message = f"{place} holds no records, not even of its opening"
        hint = "if it never held any, make it again with 'leverframe journal init'"
        raise JournalError(Diagnostic("LF120", message, None, None, hint))
    if examination.ledger.format != control.FORMAT:
        message = f"{place} is of format {examination.ledger.format}, which can be read but no longer written"
        hint = "verify and keep it, and continue in a new journal"
        raise JournalError(Diagnostic("LF120", message, None, None, hint))
    return examination.ledger


def _require_together(place: Database, ledger: Ledger, strays: Sequence[str]) -> None:
    """Raise JournalError (LF122) if a journal that was not closed may have been moved without its log."""
    position = ledger.journal
    if strays and position is not None and position.state == control.OPEN:
        message = f"{place} was not closed and has no log, while {strays[0]} is beside it without its file"
        hint = f"if that is its log, rename it to {place}-wal; if not, move it elsewhere"
        raise JournalError(Diagnostic("LF122", message, None, None, hint), ExitCode.VIOLATED)


def _sinks(reader: Reader, lines: Path | None, destinations: Sequence[Destination]) -> Sequence[Sink]:
    sinks: list[Sink] = [] if lines is None else [Lines(lines, reader.rows)]
    return [*sinks, Exporter(destinations)] if destinations else sinks


def _opening(ledger: Ledger, duties: Duties) -> list[Encoded]:
    """The first entries: that the journal is open, and that effects which a crash left open are unknown."""
    before = ledger.journal
    now = duties.clock()
    data: dict[str, Json] = {
        "format": control.FORMAT,
        "key": None if duties.key is None else str(duties.key.verifier),
        "after_crash": before is not None and before.state == control.OPEN,
    }
    entries = [own_entry(ledger, control.OPENED_EVENT, now, data)]
    for name, intent in ledger.unsettled.items():
        unknown: dict[str, Json] = {"key": intent.data["key"], "of": {}}
        execution = ledger.execution(name, control.EFFECT)
        entries.append(encode(control.next_entry(execution, control.EFFECT_UNKNOWN, now, unknown)))
    return entries
