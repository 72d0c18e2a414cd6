"""Lines in, lines out: how ``leverframe run`` lets a system work until its input ends or it is told to stop.

Each line of stdin is answered by one line of JSON on stdout before the next is read. SIGTERM and SIGINT stop it: the
system is told so at once, what it is working on is answered, and no further line is read. A system that has something
to do before it reads lines, or after, does that within `stopping`, so that it hears of a signal then, too.

Limits: POSIX. A signal that comes before `stopping` ends the process as it ends any; nothing has begun then.
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
"""Bytes of a line. Of a longer one, as many and one more are handed over, so that it can be rejected for its size."""
PATIENCE_MS = 2_000
"""How long somebody who does not read answers is waited for once it is told to stop, in milliseconds."""
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
    if sys.__stdout__ is None:  # what stands in its place takes everything, and nobody gets it
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
    """Answer the lines of stdin. Lines without anything in them are passed over, and so is an answer of None.

    Raises InputError (LF074) where answers cannot be written.
    """
    if sys.stdin is None:  # closed by whoever has started us: an input that has ended
        return
    if sys.stdin.isatty():
        click.echo("Type a line for each; Ctrl-D ends it.", err=True)
    for line in _lines(sys.stdin.fileno(), stops.told, longest):
        given = answer(line)
        if given is not None:
            say(given, stops)


def say(answer: Mapping[str, Json], stops: Stopping | None = None) -> None:
    """Write a line of JSON on stdout, at once.

    A reader who does not read is waited for, but not for ever once it is told to stop. Raises InputError (LF074) where
    the line cannot be written, and BrokenPipeError where nobody is left to read it.
    """
    line = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    left = line.encode("utf-8", "backslashreplace") + b"\n"  # a lone surrogate as JSON escapes it
    sys.stdout.flush()
    target = sys.stdout.fileno()
    try:
        while left:
            if not _taken(target, stops):
                raise unwritable("nobody reads the answers on stdout", _KEPT)
            left = left[os.write(target, left[: select.PIPE_BUF]) :]  # so much a pipe takes without waiting
    except BrokenPipeError:
        raise
    except OSError as error:
        raise unwritable(f"stdout no longer accepts answers: {error.strerror or error}", _KEPT) from None


def _taken(target: int, stops: Stopping | None) -> bool:
    """Wait until a descriptor can be written to. False where it still cannot a while after it is told to stop."""
    poll = select.poll()
    poll.register(target, select.POLLOUT)
    if stops is not None:
        poll.register(stops.told, select.POLLIN)
        if target not in dict(poll.poll()):
            poll.unregister(stops.told)
    return bool(poll.poll(PATIENCE_MS if stops is not None else None))


def _lines(source: int, stopped: int, longest: int) -> Iterator[bytes]:
    """The lines of a descriptor, without their ends, until it ends or `stopped` can be read."""
    waiting, ended = bytearray(), False
    while not select.select([stopped], [], [], 0)[0]:
        line, found, rest = waiting.partition(b"\n")
        if found or ended:
            if line.strip(_SPACE) or len(line) > longest:  # of what was left out nobody knows that it was empty
                yield bytes(line[: longest + 1])
            if not found:
                return
            waiting = rest
        elif stopped not in select.select([source, stopped], [], [])[0]:
            chunk = os.read(source, _CHUNK)
            ended = not chunk
            del waiting[longest + 1 :]
            waiting += chunk
