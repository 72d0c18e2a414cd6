"""The channel of a kernel's records: its audit sink, or the fallback channel while the sink cannot be written.

The document asks for an entry for every transition, even one that reports a missing sink (D-KRN-01, D-KRN-02). So the
entries that the sink does not take go to an append-only file, or to standard error if the file fails, flagged with the
reason. If neither takes an entry, an exception is raised, and the transition does not happen.

The loss of the sink is noticed when it does not take an entry. Then the transition does not happen yet: the caller gets
`SinkLostError`, first reports SINK_LOST to the machine, and repeats the transition, which is then recorded on the
fallback channel. When the sink takes entries again, it gets the missed ones, in order and flagged, so the journal is
complete again.

Limits: once a sink does not know whether it took an entry (LF127), it takes nothing more. Then the journal may have
that entry, although the fallback channel goes on without it.
"""

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Protocol

from leverframe.errors import JournalError
from leverframe.record.entries import Entry, Json
from leverframe.record.records import Record
from leverframe.systems import lines
from leverframe.systems.effects import EffectLedger, EffectRecorder, EffectStep, Settlement, put


class AuditSink(EffectLedger, Protocol):
    """An audit sink: a `leverframe.Journal`, or an equivalent object."""

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
    """The sink cannot be written, and the event to be recorded has not happened."""

    @property
    def for_good(self) -> bool:
        """Does the sink refuse the entry itself (LF125), so that a retry is useless?"""
        return isinstance(self.__cause__, JournalError) and self.__cause__.diagnostic.code == "LF125"


class Fallback:
    """The append-only file, and standard error if the file fails or there is no path."""

    def __init__(self, path: Path | None) -> None:
        self.path = path

    def write(self, what: str, content: Mapping[str, Json], reason: str) -> None:
        """Write a line, durably if possible. Raises OSError if standard error fails, too."""
        line = json.dumps({what: content, "fallback": reason}, ensure_ascii=True, separators=(",", ":")) + "\n"
        why = ""
        if self.path is not None:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                lines.add(self.path, line.encode(), devices=True)
            except OSError as error:
                why = f" ({self.path}: {error.strerror or error})"
            else:
                return
        sys.stderr.write(f"leverframe kernel, record{why}: {line}")
        sys.stderr.flush()


class RecordChannel(EffectRecorder):
    """The recorder of a kernel's machine. `reason` says why it uses the fallback channel; None if it does not."""

    def __init__(self, fallback: Fallback) -> None:
        self._fallback = fallback
        self._sink: AuditSink | None = None
        self._backlog: list[tuple[EffectStep | None, tuple[Entry, ...]]] = []
        self.reason: str | None = "the configuration with the audit sink is not loaded yet"

    def open(self, sink: AuditSink) -> None:
        """Send records to the sink from now on, beginning with the earlier ones. Raises SinkLostError."""
        self._sink, self.reason = sink, None
        self._hand_in(sink)

    def shut(self, reason: str) -> None:
        """Send all further records to the fallback channel."""
        self._sink, self.reason = None, reason
        self._backlog.clear()

    def restore(self) -> bool:
        """Try a lost sink again. True if it has taken all the entries that it missed."""
        if self._sink is None:
            return False
        try:
            self._hand_in(self._sink)
        except SinkLostError:
            return False
        self.reason = None
        return True

    def put_together(self, entry: Entry, step: EffectStep | None) -> None:
        """Record both. Raises SinkLostError if the sink turns out to be lost; then the event has not happened."""
        if step is not None or (self._sink is not None and self.reason is None):
            self._try(step, entry)
            return
        reason = self.reason or "the kernel has halted"
        self._fallback.write("entry", {**entry._asdict(), "timestamp": str(entry.timestamp)}, reason)
        flagged = entry._replace(data={**entry.data, "fallback": reason})
        self._backlog.append((None, (flagged,)))

    def used(self, key: str) -> bool:
        """Was an effect with this idempotency key intended before? Then it must not be tried again."""
        return self._sink is not None and self._sink.effect(key) is not None

    def settle(self, became: Settlement) -> None:
        """Record the settlement of an effect. Raises SinkLostError if only the fallback channel took it."""
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
