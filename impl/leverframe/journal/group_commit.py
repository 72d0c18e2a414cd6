"""Group commit: one thread writes, and concurrent callers share its next commit.

A caller hands over its entries and sleeps until they are durable. The thread takes all waiting requests, places their
entries (`ledger`), commits them in one transaction (`store`), and wakes the callers. While the disk is busy, the next
group gathers. So the disk limits the number of commits, and the number of records grows with the number of callers.

Handing over takes no lock: a request is put in a deque, and the caller wakes the thread only if that waits for no more
than there are (`_wanted`). The thread says what it wants before it looks at the deque, and callers look after they have
put their request there. So one of the two sees the other.

A commit that fails records nothing, and the journal continues from its last position. If the result of a commit is
unknown, the journal *fails*: it accepts nothing more until it is opened again, since callers must not build on records
that may not exist.
"""

import asyncio
import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from leverframe.errors import Diagnostic, JournalError
from leverframe.journal.requests import AnyRequest, CommitRequest, Durable, Gate, settle
from leverframe.journal.sinks import Sink, close_all
from leverframe.journal.store import Writer
from leverframe.record import control
from leverframe.record.checkpoints import Checkpoint
from leverframe.record.entries import Json
from leverframe.record.interrupts import raised_later
from leverframe.record.ledger import Ledger, Placed
from leverframe.record.notes import SignerKey
from leverframe.record.records import Encoded, encode

MOST = 4_096
"""The most requests in one transaction."""
_LINGER = 0.25
"""How long the thread waits for expected callers, as a fraction of the time of the last commit."""


@dataclass(frozen=True, slots=True)
class Rhythm:
    """How often the journal signs and records a heartbeat, in seconds; None for never.

    A checkpoint is due when the oldest unsigned record is older than `checkpoint`; 0 signs each commit.
    """

    checkpoint: float = 1.0
    heartbeat: float | None = 60.0


@dataclass(frozen=True, slots=True)
class Duties:
    """The other duties of the thread. `clock` stamps its own entries, in nanoseconds; `key` signs checkpoints."""

    key: SignerKey | None
    clock: Callable[[], int]
    rhythm: Rhythm
    sinks: Sequence[Sink]


class GroupCommit:
    """The writing thread."""

    def __init__(self, writer: Writer, ledger: Ledger, duties: Duties) -> None:
        self.ledger, self.duties = ledger, duties
        self._writer = writer
        self._pending: deque[AnyRequest] = deque()
        self._bell = threading.Lock()  # released to ring; SimpleQueue.get can miss a short timeout, and wait for ever
        self._bell.acquire()
        self._wanted = sys.maxsize
        self._gate = Gate()
        self._ended: JournalError | None = None
        self._process = os.getpid()
        self._signed = ledger.size  # existing records were signed, or will be with the first commit
        self._unsigned_since: float | None = None
        self._alive: float | None = None  # no heartbeat before the opening is on record
        self._expected, self._last_seconds = 1, 0.0
        self._thread = threading.Thread(target=self._run, name="leverframe-journal", daemon=True)
        self._thread.start()

    def commit(self, entries: Sequence[Encoded], *, sign: bool = False, last: bool = False) -> None:
        """Record entries, all or nothing. They are durable on return.

        Raises JournalError: nothing was recorded (LF125, LF126, LF128), or the result is unknown (LF127).
        """
        self._refuse_forked()
        self.refuse_within()
        request = CommitRequest(entries, self._gate, sign=sign, last=last)
        interrupted = self._handed_over(request)
        if request.error is not None and interrupted is not None:
            raise interrupted from request.error
        if request.error is not None:
            raise request.error
        if interrupted is not None:
            for _ in raised_later(interrupted):
                return

    def commit_soon(self, entries: Sequence[Encoded]) -> Durable:
        """Record entries as `commit` does, without waiting. Raises RuntimeError if no loop is running."""
        self._refuse_forked()
        durable = Durable(loop=asyncio.get_running_loop())
        durable.entries, durable.settled = entries, False
        self._pending.append(durable)
        if len(self._pending) >= self._wanted:
            self._ring()
        if self._ended is not None:  # the request may have arrived after the thread last looked
            self._refuse_all(self._ended)
        return durable

    def refuse_within(self) -> None:
        """Raise JournalError (LF128) in the writing thread, which cannot wait for itself.

        A clock, a log handler or a finalizer may run there.
        """
        if threading.get_ident() == self._thread.ident:
            hint = "append from another thread: clocks, log handlers and finalizers may run in the journal's own"
            raise JournalError(Diagnostic("LF128", "the journal cannot be used from its own thread", None, None, hint))

    def _refuse_forked(self) -> None:
        if os.getpid() != self._process:
            raise closed("it was opened by the process that this one was forked from")

    def _ring(self) -> None:
        """Wake the thread, unless it will wake anyhow: it hears the bell before it looks at the requests."""
        if self._bell.locked():
            with suppress(RuntimeError):  # somebody else has just rung
                self._bell.release()

    def _handed_over(self, request: CommitRequest) -> BaseException | None:
        """Wait until the request is settled, even if interrupted, and return the interrupt, or None.

        An interrupted caller could not tell whether its entries were recorded. If nothing was recorded, the interrupt
        propagates. Otherwise it is raised again as soon as the caller has done what is on record. Of several
        interrupts, the last is raised, and the others are its context.

        Limits: an interrupt that arrives at the very moment at which another is caught is not delayed.
        """
        handed, interrupted = False, None
        while not request.settled:
            try:
                if not handed:
                    for _ in map(self._pending.append, (request,)):  # no interrupt can arrive before the next line
                        handed = True
                if len(self._pending) >= self._wanted:
                    self._ring()
                if self._ended is not None:  # the request may have arrived after the thread last looked
                    self._refuse_all(self._ended)
                request.gate.pass_through()
                if not request.settled:  # it was opened for others
                    request.gate = Gate()
            except BaseException as error:
                if not handed:
                    raise
                if error.__context__ is None and error is not interrupted:
                    error.__context__ = interrupted
                interrupted = error
        return interrupted

    def close(self) -> None:
        """Record that the journal is closed, and end the thread. Raises JournalError as `commit` does."""
        try:
            self.commit((), sign=True, last=True)
        except BaseException:
            # If the disk has no room for the last record, the thread is still running.
            self.abandon("it was closed, but the closing could not be recorded")
            raise
        self._thread.join()

    def abandon(self, why: str = "it was abandoned") -> None:
        """End the thread without recording anything more."""
        self._ended = self._ended or closed(why)
        self._ring()
        self._thread.join()

    @property
    def ended(self) -> JournalError | None:
        """Why the journal accepts no more entries, or None if it does."""
        return self._ended

    # ---- in the thread

    def _run(self) -> None:
        group: list[AnyRequest] = []
        error = closed("it was closed")
        try:
            while not self._ended:
                group = self._gathered()
                if group or self._ended is None:
                    self._write(group)
        except JournalError as failure:
            error = closed(f"it failed: {failure.diagnostic.message}")
            error.__cause__ = failure
        except BaseException as failure:  # noqa: BLE001 -- a bug, a clock, no memory: callers must not wait for ever
            error = closed(f"its thread died: {type(failure).__name__}: {failure}")
            error.__cause__ = failure
        finally:
            self._ended = self._ended or error
            unsettled = [request for request in group if not request.settled]
            settle(unsettled, [self._writer.unknown(error)] * len(unsettled))
            self._refuse_all(self._ended)
            close_all(self.duties.sinks)

    def _gathered(self) -> list[AnyRequest]:
        """Return the waiting requests; none if a checkpoint or a heartbeat is due first."""
        pending = self._pending
        self._wanted = 1
        while not pending:
            if not self._rung(self._patience()) or self._ended is not None:
                return []
        if len(pending) < self._expected:
            deadline = time.monotonic() + min(_LINGER * self._last_seconds, 0.01)
            self._wanted = self._expected
            while len(pending) < self._expected and (left := deadline - time.monotonic()) > 0 and self._rung(left):
                pass
        self._wanted = sys.maxsize
        self._gate = Gate()  # for those who come too late for this group
        return [pending.popleft() for _ in range(min(len(pending), MOST))]

    def _rung(self, seconds: float | None) -> bool:
        """Wait for the bell, so long at most."""
        return self._bell.acquire(timeout=-1 if seconds is None else min(seconds, threading.TIMEOUT_MAX))

    def _patience(self) -> float | None:
        due = []
        if self._unsigned_since is not None:
            due.append(self._unsigned_since + self.duties.rhythm.checkpoint)
        if self.duties.rhythm.heartbeat is not None and self._alive is not None:
            due.append(self._alive + self.duties.rhythm.heartbeat)
        return max(0.0, min(due) - time.monotonic()) if due else None

    def _write(self, requests: list[AnyRequest]) -> None:
        now = time.monotonic()
        groups = [request.entries for request in requests]
        asking = [request for request in requests if request.sign]
        last = any(request.last for request in asking)
        placed, refused = self.ledger.place([*groups, self._own(now, idle=not requests, last=last)])
        sign = (
            bool(asking)
            or (placed.rows and self.duties.rhythm.checkpoint == 0)
            or (self._unsigned_since is not None and now >= self._unsigned_since + self.duties.rhythm.checkpoint)
        )
        note = self._note(placed) if sign else None
        try:
            if placed.rows or note:
                self._writer.commit(placed.rows, note)
        except JournalError as error:
            settle(requests, (why or error for why in refused))
            if not self._writer.usable:
                raise
            self._put_off(now)
            return
        self.ledger.adopt(placed)
        self._alive = now
        # The callers that wait now, and those that are about to return.
        self._expected, self._last_seconds = min(len(requests) + len(self._pending), MOST), time.monotonic() - now
        settle(requests, refused)
        self._told(placed, note, now)
        if last:
            self._ended = closed("it was closed")

    def _put_off(self, now: float) -> None:
        """Retry a failed checkpoint or heartbeat in its own rhythm, not immediately."""
        self._unsigned_since = None if self._unsigned_since is None else now
        self._alive = None if self._alive is None else now

    def _own(self, now: float, *, idle: bool, last: bool) -> tuple[Encoded, ...]:
        """The journal's own entry that is due, if any."""
        beat = self.duties.rhythm.heartbeat
        if last:
            event = control.CLOSED_EVENT
        elif idle and beat is not None and self._alive is not None and now >= self._alive + beat:
            event = control.HEARTBEAT_EVENT
        else:
            return ()
        return (own_entry(self.ledger, event, self.duties.clock(), {}),)

    def _note(self, placed: Placed) -> tuple[int, str] | None:
        size = placed.frontier.size
        if self.duties.key is None or size == self._signed:
            return None
        return size, Checkpoint(self.duties.key.name, size, placed.frontier.root).signed(self.duties.key)

    def _told(self, placed: Placed, note: tuple[int, str] | None, now: float) -> None:
        if note is not None:
            self._signed, self._unsigned_since = note[0], None
        elif placed.rows and self._unsigned_since is None and self.duties.key is not None:
            self._unsigned_since = now
        for sink in self.duties.sinks:
            if placed.rows:
                sink.recorded(placed)
            if note is not None:
                sink.signed(note[1])

    def _refuse_all(self, error: JournalError) -> None:
        with suppress(IndexError):
            while True:
                settle((self._pending.popleft(),), (error,))


def own_entry(ledger: Ledger, event: str, timestamp: int, data: Mapping[str, Json]) -> Encoded:
    """The journal's next own entry."""
    execution = ledger.execution(control.JOURNAL, control.JOURNAL)
    return encode(control.next_entry(execution, event, timestamp, data))


def closed(reason: str) -> JournalError:
    """The error that the journal accepts no more entries."""
    hint = "open it again: it then contains exactly what was recorded"
    return JournalError(Diagnostic("LF128", f"the journal accepts no more entries: {reason}", None, None, hint))
