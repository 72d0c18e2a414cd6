"""Where a kernel's records go: its audit sink, and while that cannot be written, the fallback channel.

The document asks for an entry of every transition, also of those that tell of a missing sink (D-KRN-01, D-KRN-02). So
what the sink does not take goes to an append-only file, and where that fails, to standard error, flagged with the
reason. What neither takes raises, and does not happen.

That the sink is lost is noticed when an entry is handed over. The transition is not made then: `SinkLostError` comes
back, so that the machine is told by SINK_LOST first, and makes the transition as one that is recorded on the fallback
channel. What went there is handed in, in order and flagged, when the sink takes entries again: the journal then tells
the whole story.

Limits: a sink that does not know whether it took an entry (LF127) takes nothing more; that one entry may be in the
journal although the fallback channel tells another story from there on.
"""

import json
import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Protocol

from leverframe.errors import JournalError
from leverframe.record.entries import Entry, Json
from leverframe.record.records import Record
from leverframe.systems.effects import EffectLedger, EffectRecorder, EffectStep, Settlement, put


class AuditSink(EffectLedger, Protocol):
    """An audit sink: an `leverframe.Journal`, or what does the same."""

    def effect(self, key: str, /) -> str | None:
        """As `Journal.effect`."""
        ...

    def records(self, first: int = 0, /) -> Iterable[Record]:
        """As `Journal.records`."""
        ...

    @property
    def size(self) -> int:
        """As `Journal.size`."""
        ...


class SinkLostError(Exception):
    """The sink cannot be written; what was to be put on record has not happened."""

    @property
    def for_good(self) -> bool:
        """Is it the entry that the sink does not take (LF125), so that it makes no sense to try it again?"""
        return isinstance(self.__cause__, JournalError) and self.__cause__.diagnostic.code == "LF125"


class Fallback:
    """The append-only file, and then standard error. Without a path there is only the latter."""

    def __init__(self, path: Path | None) -> None:
        self.path = path

    def write(self, what: str, content: Mapping[str, Json], reason: str) -> None:
        """Write a line, durably where that is possible. Raises OSError where there is nowhere to write it."""
        line = json.dumps({what: content, "fallback": reason}, ensure_ascii=True, separators=(",", ":")) + "\n"
        try:
            self._append(line)
        except OSError as error:
            told = "" if self.path is None else f" ({self.path}: {error.strerror or error})"
            sys.stderr.write(f"leverframe kernel, record{told}: {line}")
            sys.stderr.flush()

    def _append(self, line: str) -> None:
        if self.path is None:
            raise OSError("there is no fallback file")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self.path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            size = os.fstat(descriptor).st_size
            torn = size > 0 and os.pread(descriptor, 1, size - 1) != b"\n"  # by whoever it was, an earlier kernel too
            data = (f"\n{line}" if torn else line).encode()
            if os.write(descriptor, data) < len(data):
                raise OSError("there is no room for the whole line")
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


class RecordChannel(EffectRecorder):
    """The recorder of a kernel's machine. `reason` says why the fallback channel is used; None where it is not."""

    def __init__(self, fallback: Fallback) -> None:
        self._fallback = fallback
        self._sink: AuditSink | None = None
        self._backlog: list[tuple[EffectStep | None, tuple[Entry, ...]]] = []
        self.reason: str | None = "there is no audit sink before the configuration is loaded"

    def open(self, sink: AuditSink) -> None:
        """From now on records go to the sink. Those that were made before are handed in first; raises SinkLostError."""
        self._sink, self.reason = sink, None
        self._hand_in(sink)

    def shut(self, reason: str) -> None:
        """From now on records go to the fallback channel, for good."""
        self._sink, self.reason = None, reason
        self._backlog.clear()

    def restore(self) -> bool:
        """Whether a lost sink takes entries again; then it has got all those that it missed."""
        if self._sink is None:
            return False
        try:
            self._hand_in(self._sink)
        except SinkLostError:
            return False
        self.reason = None
        return True

    def put_together(self, entry: Entry, step: EffectStep | None) -> None:
        """Put both on record. Raises SinkLostError where the sink turns out to be lost, and it has not happened."""
        if step is not None or (self._sink is not None and self.reason is None):
            self._try(step, entry)
            return
        reason = self.reason or "the kernel has halted"
        self._fallback.write("entry", {**entry._asdict(), "timestamp": str(entry.timestamp)}, reason)
        flagged = entry._replace(data={**entry.data, "fallback": reason})
        self._backlog.append((None, (flagged,)))

    def used(self, key: str) -> bool:
        """Was an effect with this idempotency key intended before? Then it is not to be tried again."""
        return self._sink is not None and self._sink.effect(key) is not None

    def settle(self, became: Settlement) -> None:
        """Put it on record what became of an effect. Raises SinkLostError, and then it is on the fallback channel."""
        try:
            self._try(became)
        except SinkLostError:
            written: Mapping[str, Json] = {"key": became.key, "outcome": became.outcome, "of": became.data}
            self._fallback.write("effect", written, str(self.reason))
            self._backlog.append((became, ()))
            raise

    def _hand_in(self, sink: AuditSink) -> None:
        while self._backlog:
            step, entries = self._backlog[0]
            self._hand_over(sink, step, *entries)
            del self._backlog[0]

    def _try(self, step: EffectStep | None, *entries: Entry) -> None:
        if self._sink is None or self.reason is not None:
            raise SinkLostError(self.reason)
        self._hand_over(self._sink, step, *entries)

    def _hand_over(self, sink: AuditSink, step: EffectStep | None, *entries: Entry) -> None:
        try:
            put(sink, step, *entries)
        except Exception as error:
            self.reason = f"the audit sink cannot be written: {error}"[:300]
            raise SinkLostError(self.reason) from error
