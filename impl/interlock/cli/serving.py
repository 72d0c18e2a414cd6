"""Lines in, lines out: how ``interlock run`` lets a system work until its input ends or it is told to stop.

Each line of stdin is answered by one line of JSON on stdout before the next is read. SIGTERM and SIGINT stop it: the
system is told so at once, what it is working on is answered, and no further line is read.

Limits: POSIX.
"""

import json
import os
import select
import signal
import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager
from types import FrameType

from interlock.runtime.entries import Json

MAX_LINE = 1 << 20
"""Bytes of a line. Of a longer one, as many and one more are handed over, so that it can be rejected for its size."""
_CHUNK = 1 << 16
_SIGNALS = (signal.SIGTERM, signal.SIGINT)


def serve(
    answer: Callable[[bytes], Mapping[str, Json] | None], told_to_stop: Callable[[], None], longest: int = MAX_LINE
) -> None:
    """Answer the lines of stdin. Lines without anything in them are passed over, and so is an answer of None.

    `told_to_stop` is called within a signal handler, while `answer` may be at work: it can do no more than leave word.
    """
    if sys.stdin is None:  # closed by whoever has started us: an input that has ended
        return
    with _stopping(told_to_stop) as stopped:
        for line in _lines(sys.stdin.fileno(), stopped, longest):
            given = answer(line)
            if given is not None:
                say(given)


def say(answer: Mapping[str, Json]) -> None:
    """Write a line of JSON on stdout, at once."""
    line = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    sys.stdout.buffer.write(line.encode("utf-8", "backslashreplace") + b"\n")  # a lone surrogate as JSON escapes it
    sys.stdout.buffer.flush()


@contextmanager
def _stopping(told_to_stop: Callable[[], None]) -> Generator[int]:
    """A descriptor that can be read as soon as a signal to stop has come."""
    reading, writing = os.pipe()

    def stop(_number: int, _frame: FrameType | None) -> None:
        told_to_stop()
        os.write(writing, b"!")

    before = {number: signal.signal(number, stop) for number in _SIGNALS}
    try:
        yield reading
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        os.close(reading)
        os.close(writing)


def _lines(source: int, stopped: int, longest: int) -> Iterator[bytes]:
    """The lines of a descriptor, without their ends, until it ends or `stopped` can be read."""
    waiting, ended = bytearray(), False
    while not select.select([stopped], [], [], 0)[0]:
        line, found, rest = waiting.partition(b"\n")
        if found or ended:
            if line.strip() or len(line) > longest:  # of what was left out nobody knows that it was empty
                yield bytes(line[: longest + 1])
            if not found:
                return
            waiting = rest
        elif stopped not in select.select([source, stopped], [], [])[0]:
            chunk = os.read(source, _CHUNK)
            ended = not chunk
            del waiting[longest + 1 :]
            waiting += chunk
