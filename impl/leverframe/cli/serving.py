"""Lines in, lines out: the loop of ``leverframe run``, until its input ends or a signal stops it.

Each line of stdin gets one line of JSON on stdout before the next line is read. SIGTERM and SIGINT stop the loop: the
system is notified at once, the current line is still answered, and no further line is read. A system that works before
or after reading lines does so within `stopping`, so signals are handled then, too.

Limits: POSIX only. A signal before `stopping` ends the process by default; nothing has started then.
"""

import json
import os
import select
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from types import FrameType

import click

from leverframe.files import unwritable
from leverframe.record.entries import Json

MAX_LINE = 1 << 20
"""The most bytes of a line. A longer line is truncated to one byte more, so it can be rejected for its size."""
PATIENCE_MS = 2_000
"""How many milliseconds to wait, after a stop signal, for a reader that does not read answers."""
_CHUNK = 1 << 16
_SPACE = b" \t\r"
_KEPT = "correct that; all events are on record, including the last answer"
_SIGNALS = (signal.SIGTERM, signal.SIGINT)


@dataclass(frozen=True, slots=True)
class Stopping:
    """Stop signals are handled; `told` is a descriptor that becomes readable when one arrives."""

    told: int


@contextmanager
def stopping(told_to_stop: Callable[[], None]) -> Generator[Stopping]:
    """Handle stop signals until the block ends.

    `told_to_stop` runs inside a signal handler, so it must only set a flag. Raises InputError (LF074) if stdout is
    closed.
    """
    if sys.__stdout__ is None:  # its replacement discards everything
        raise unwritable(
            "stdout is closed, so answers cannot be written", "run the command with stdout open; nothing has happened"
        )
    reading, writing = os.pipe()
    os.set_blocking(writing, False)

    def stop(_number: int, _frame: FrameType | None) -> None:
        told_to_stop()
        with suppress(BlockingIOError):  # it is full of signals
            os.write(writing, b"!")

    before = {number: signal.signal(number, stop) for number in _SIGNALS}
    try:
        yield Stopping(reading)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        os.close(reading)
        os.close(writing)


def serve(
    answer: Callable[[bytes], Mapping[str, Json] | None],
    stops: Stopping,
    longest: int = MAX_LINE,
) -> None:
    """Answer the lines of stdin. Blank lines are skipped, and so is an answer of None.

    Raises InputError (LF074) if answers cannot be written.
    """
    if sys.stdin is None:  # the caller closed it: an input that has ended
        return
    if sys.stdin.isatty():
        click.echo("Type one input per line; Ctrl-D ends the input.", err=True)
    for line in _lines(sys.stdin.fileno(), stops.told, longest):
        given = answer(line)
        if given is not None:
            say(given, stops)


def say(answer: Mapping[str, Json], stops: Stopping | None = None) -> None:
    """Write a line of JSON to stdout, at once.

    This waits for a slow reader, but only `PATIENCE_MS` after a stop signal. Raises InputError (LF074) if the line
    cannot be written, and BrokenPipeError if the reader has gone.
    """
    line = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    left = line.encode("utf-8", "backslashreplace") + b"\n"  # writes an unpaired surrogate as a JSON escape
    sys.stdout.flush()
    target = sys.stdout.fileno()
    try:
        while left:
            if not _taken(target, stops):
                raise unwritable("nobody reads the answers on stdout", _KEPT)
            left = left[os.write(target, left[: select.PIPE_BUF]) :]  # a pipe accepts this much without blocking
    except BrokenPipeError:
        raise
    except OSError as error:
        raise unwritable(f"stdout no longer accepts answers: {error.strerror or error}", _KEPT) from None


def _taken(target: int, stops: Stopping | None) -> bool:
    """Wait until a descriptor is writable. Returns False if it is not within `PATIENCE_MS` after a stop signal."""
    poll = select.poll()
    poll.register(target, select.POLLOUT)
    if stops is not None:
        poll.register(stops.told, select.POLLIN)
        if target not in dict(poll.poll()):
            poll.unregister(stops.told)
    return bool(poll.poll(PATIENCE_MS if stops is not None else None))


def _lines(source: int, stopped: int, longest: int) -> Iterator[bytes]:
    """Yield the lines of a descriptor, without their ends, until it ends or `stopped` becomes readable."""
    waiting, ended = bytearray(), False
    while not select.select([stopped], [], [], 0)[0]:
        line, found, rest = waiting.partition(b"\n")
        if found or ended:
            if line.strip(_SPACE) or len(line) > longest:  # the omitted rest of a long line may not be blank
                yield bytes(line[: longest + 1])
            if not found:
                return
            waiting = rest
        elif stopped not in select.select([source, stopped], [], [])[0]:
            chunk = os.read(source, _CHUNK)
            ended = not chunk
            del waiting[longest + 1 :]
            waiting += chunk
