"""The adapter's process as a channel: whatever it does, an exchange ends with a line or with a trouble.

The command is resolved in the caller's directory, where the process also runs. It gets an empty directory, named in the
environment variable LEVERFRAME_DIRECTORY, which is removed afterwards. It runs in a session of its own under a guard
(`guard`), so nothing that it starts stays behind, not even if the runner is killed.

One thread waits for standard input, output and error together: nothing blocks, and every wait has a deadline.

Limits: POSIX. Standard error is read only while an answer is awaited, so a subject that writes more than a pipe holds
between two requests waits until the next one.
"""

import os
import select
import time
from collections.abc import Sequence
from dataclasses import dataclass

from leverframe.conform.subject.channel import Channel
from leverframe.conform.subject.guarded import Guarded
from leverframe.conform.subject.troubles import Crashed, Fatal, Flooded, NotAnAnswer, TimedOut
from leverframe.conform.wire import reading

_CHUNK = 65_536
_SAID = 4_096
"""Bytes of standard error that are kept."""


@dataclass(frozen=True, slots=True)
class ProcessLimits:
    """The limits of a subject: bytes of a line, bytes of standard error for one answer, seconds to end by itself."""

    line_bytes: int = 4_194_304
    log_bytes: int = 67_108_864
    grace: float = 3.0


@dataclass(frozen=True, slots=True)
class Command:
    """A command that starts an adapter. It means the same to any process in this directory."""

    words: tuple[str, ...]

    def __call__(self) -> Channel:
        """A channel to a fresh process of the adapter."""
        return Process(self.words)


class Process:
    """A channel to the process of an adapter."""

    def __init__(self, command: Sequence[str], limits: ProcessLimits | None = None) -> None:
        self.command = tuple(command)
        self.log = b""
        """The end of what the subject has written to standard error."""
        self.code: int | None = None
        """The exit code of a subject that ended by itself."""
        self._limits = limits or ProcessLimits()
        self._started: Guarded | None = None
        self._received = _Received()
        self._logged = 0
        self._log_open = True

    def open(self) -> None:
        """Start the process. Raises InputError (LF210) if that is impossible."""
        self._started = Guarded(self.command, self._limits.grace)

    @property
    def _running(self) -> Guarded:
        if self._started is None:
            raise RuntimeError("the channel is not open")
        return self._started

    def exchange(self, line: bytes, seconds: float) -> bytes | Fatal:
        """Send a line, and wait for the next one."""
        received = self._received
        unasked = received.line() if received.size else None
        if unasked is not None:
            return _unasked(unasked)
        self._logged = 0
        until = time.monotonic() + seconds
        left, found = self._exchanged_at_once(line + b"\n", seconds)
        while found is None:
            wait = until - time.monotonic()
            if wait <= 0:
                return TimedOut(seconds, partial=received.partial)
            try:
                left = left[os.write(self._running.stdin, left) :] if left else left
            except BlockingIOError:
                pass
            except BrokenPipeError:
                return self._crashed("closed its standard input")
            if not self._receive(wait, to_write=bool(left)):
                return self._crashed("closed its standard output")
            found = received.line()
            if received.size > self._limits.line_bytes or len(found or b"") > self._limits.line_bytes:
                return Flooded("a line of standard output", self._limits.line_bytes)
            if found is None and self._logged > self._limits.log_bytes:
                return Flooded("standard error", self._limits.log_bytes)
        return found

    def _exchanged_at_once(self, line: bytes, seconds: float) -> tuple[bytes, bytes | None]:
        """What is left to send, and the next line, if it comes whole and nothing else does: the usual case."""
        running = self._running
        try:
            left = line[os.write(running.stdin, line) :]
        except OSError:  # whoever writes the rest sees why
            return line, None
        if left or running.ready(seconds, log=self._log_open, to_write=False) != [(running.stdout, select.POLLIN)]:
            return left, None
        chunk = os.read(running.stdout, min(_CHUNK, self._limits.line_bytes))
        if chunk and chunk.find(b"\n") == len(chunk) - 1:
            return left, chunk[:-1]
        self._received.add(chunk)
        return left, self._received.line()

    def close(self, *, asked: bool) -> Fatal | None:
        """End the process and everything that it started; if it was asked to stop, let it end by itself first."""
        late = self._left() if asked else None
        self._running.end()
        return late

    def _left(self) -> Fatal | None:
        """Wait until the process ends; a line after the last answer, or no end, is a trouble."""
        self._running.close_input()
        until = time.monotonic() + self._limits.grace
        while self._receive(until - time.monotonic()):
            late = self._received.line()
            if late is not None:
                return _unasked(late)
            if time.monotonic() >= until:
                return TimedOut(self._limits.grace, awaited="the end of the process after 'stop'")
        if self._received.size:
            return _unasked(self._received.partial.encode())
        self.code = self._running.ended(until - time.monotonic())
        if self.code is None:
            return TimedOut(self._limits.grace, awaited="the end of the process after 'stop'")
        return None

    def _receive(self, seconds: float, *, to_write: bool = False) -> bool:
        """Wait for output, or until more can be sent. False: standard output is closed."""
        running = self._running
        for descriptor, _ in running.ready(seconds, log=self._log_open, to_write=to_write):
            if descriptor == running.stderr:
                self._read_log()
            elif descriptor == running.stdout:
                chunk = os.read(descriptor, _CHUNK)
                if not chunk:
                    return False
                self._received.add(chunk)
        return True

    def _read_log(self) -> None:
        chunk = os.read(self._running.stderr, _CHUNK)
        self._logged += len(chunk)
        self.log = (self.log + chunk)[-_SAID:]
        self._log_open = bool(chunk)

    def _crashed(self, how: str) -> Crashed:
        """Say how it ended, after everything that it wrote has been read."""
        code = self._running.ended(self._limits.grace)
        while self._log_open and self._running.is_ready(self._running.stderr, 0):
            self._read_log()
        said = self.log.decode("utf-8", "backslashreplace")
        return Crashed(code, how if code is None else "ended", said, self._received.partial)


class _Received:
    """Bytes that came, in lines."""

    def __init__(self) -> None:
        self._bytes = b""
        self._parts: list[bytes] = []  # of a line that is incomplete
        self.size = 0
        """The number of bytes of which no line has been made."""

    @property
    def partial(self) -> str:
        """The beginning of what came, as messages quote it."""
        return reading.shown(b"".join((*self._parts, self._bytes))[:1000])

    def add(self, chunk: bytes) -> None:
        """Bytes have come."""
        self.size += len(chunk)
        self._bytes += chunk

    def line(self) -> bytes | None:
        """The next line, without its line feed; None if it is incomplete."""
        head, feed, self._bytes = self._bytes.partition(b"\n")
        if not feed:
            if head:
                self._parts.append(head)
            return None
        if self._parts:
            head = b"".join((*self._parts, head))
            self._parts.clear()
        self.size -= len(head) + 1
        return head


def _unasked(line: bytes) -> NotAnAnswer:
    reason = "no request asked for it"
    return NotAnAnswer(
        reading.shown(line), reason, "write exactly one line for each request, and logs to standard error"
    )
