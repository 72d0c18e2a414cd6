"""Files that grow, and standard input → lines as they come, and what happens to the files.

A file is looked for by its name. If another file has the name (log rotation: the old one was renamed; or it was
removed), the old one is read to its end first; its writer may still add to it until there is something in the new one.
Files that come and go between two looks are not seen. A file that is shorter than what was read, or that no longer has
the bytes that were read last, was truncated: it is read from its beginning.

Limits: `MOST_WAITING` files that have had the name wait to be read.
"""

import os
import select
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, Protocol

from leverframe.audit.following.alerts import News
from leverframe.audit.following.lines import Lines
from leverframe.audit.inputs.opening import STDIN, failed
from leverframe.audit.inputs.rows import Place
from leverframe.files import growing, identity

PIECE = 1 << 18
"""How many bytes are read at a time."""
MOST_WAITING = 64
INTERVAL = 0.2
"""How many seconds there are between two looks, if nothing comes."""
_COMPARED = 256
"""How many of the bytes that were read last are compared with the file."""

Came = tuple[Place, bytes] | News
Moment = float


class Source(Protocol):
    """Where lines come from. `ended`: no more will come."""

    name: str
    ended: bool

    @property
    def waiting(self) -> int:
        """How often what is there can be polled, at most."""
        ...

    def poll(self) -> Sequence[Came] | None:
        """What came since the last time, about one piece; None: nothing."""
        ...

    def finish(self) -> Iterator[Came]:
        """The last line, if it has no end."""
        ...

    def close(self) -> None:
        """Close what is open."""
        ...


class Tail:
    """A file that grows."""

    def __init__(self, name: str) -> None:
        self.name, self.ended = name, False
        self._files: deque[BinaryIO] = deque()
        """The file that is read, and those that have had the name after it."""
        self._lines = Lines(name)
        self._place, self._last, self._seen = 0, b"", (-1, -1)
        self._told_missing = False

    @property
    def waiting(self) -> int:
        """How often what is there can be polled, and some times more, since files begin and end."""
        size = sum(os.fstat(one.fileno()).st_size for one in self._files) if self._files else _size(Path(self.name))
        return (size - self._place) // PIECE + 2 + 2 * len(self._files)

    def poll(self) -> Sequence[Came] | None:
        """What came since the last time. Raises InputError (LF230) if there is something that is no file."""
        self._look()
        if not self._files:
            told, self._told_missing = self._told_missing, True
            return None if told else [News("missing", self.name, "there is no such file yet: it is waited for")]
        if self._was_truncated():
            last = [*self._lines.end()]
            self._begin()
            return [*last, News("truncated", self.name, "it was truncated, and rows may be lost", loses=True)]
        piece = self._read()
        if piece:
            return [*self._lines.take(piece)]
        return self._next() if self._is_done() else None

    def finish(self) -> Iterator[Came]:
        """The last line, if it has no end."""
        yield from self._lines.end()

    def close(self) -> None:
        """Close the files."""
        while self._files:
            self._files.popleft().close()

    def _look(self) -> None:
        """Open the file that has the name now, if it is another one."""
        found = identity(Path(self.name))
        last = _identity(self._files[-1]) if self._files else None
        if self._files and (found in {None, last} or len(self._files) >= MOST_WAITING):
            return
        try:
            opened = growing(Path(self.name))
        except FileNotFoundError:
            return
        except OSError as error:
            raise failed(self.name, error) from None
        if _identity(opened) == last:  # somebody gave it its name back meanwhile
            opened.close()
        else:
            self._files.append(opened)

    def _begin(self) -> None:
        self._lines = Lines(self.name)
        self._place, self._last, self._seen = 0, b"", (-1, -1)
        os.lseek(self._files[0].fileno(), 0, os.SEEK_SET)

    def _read(self) -> bytes:
        try:
            piece = os.read(self._files[0].fileno(), PIECE)
        except OSError as error:
            raise failed(self.name, error) from None
        self._place += len(piece)
        self._last = (self._last + piece)[-_COMPARED:]
        return piece

    def _was_truncated(self) -> bool:
        """Is the file shorter than what was read, or is something else where it was read?"""
        file = self._files[0].fileno()
        now = os.fstat(file)
        seen, self._seen = self._seen, (now.st_size, now.st_mtime_ns)
        if now.st_size < self._place or seen == self._seen:
            return now.st_size < self._place
        os.lseek(file, self._place - len(self._last), os.SEEK_SET)
        return os.read(file, len(self._last)) != self._last

    def _is_done(self) -> bool:
        """Has another file the name, in which there is something?"""
        _, *after = self._files
        return len(after) > 1 or (len(after) == 1 and os.fstat(after[0].fileno()).st_size > 0)

    def _next(self) -> Sequence[Came]:
        """Begin the next file that has had the name."""
        last = list[Came]()
        while piece := self._read():  # its writer may have written once more before it went on there
            last += self._lines.take(piece)
        last += self._lines.end()
        is_gone = os.fstat(self._files[0].fileno()).st_nlink == 0
        self._files.popleft().close()
        self._begin()
        if is_gone:
            return [*last, News("replaced", self.name, "it was removed, and another file has its name")]
        return [*last, News("rotated", self.name, "it was renamed, and another file has its name")]


class StandardInput:
    """Standard input: what another program writes into a pipe, or a person types."""

    def __init__(self) -> None:
        self.name, self.ended = STDIN, sys.stdin is None  # somebody closed it
        self._lines = Lines(STDIN)

    @property
    def waiting(self) -> int:
        """How often what is there can be polled: nobody knows, so others have a turn, too."""
        return 64

    def fileno(self) -> int:
        """Its descriptor."""
        return sys.stdin.fileno()

    def poll(self) -> Sequence[Came] | None:
        """What came since the last time."""
        if self.ended or not select.select([self], [], [], 0)[0]:
            return None
        piece = os.read(self.fileno(), PIECE)
        self.ended = not piece
        return [*self._lines.take(piece)] if piece else None

    def finish(self) -> Iterator[Came]:
        """The last line, if it has no end."""
        yield from self._lines.end()

    def close(self) -> None:
        """It stays open."""


def batches(
    names: Sequence[str], until_idle: float | None, is_stopped: Callable[[], bool]
) -> Iterator[tuple[Moment, Sequence[Came]]]:
    """What comes, with the time in seconds at which it was read; nothing, if nothing comes for a while.

    It ends when somebody stops it, when nothing has come for so many seconds, or when no source can bring any more.
    Raises InputError (LF230).
    """
    every: tuple[Source, ...] = tuple(StandardInput() if name == STDIN else Tail(name) for name in names)
    try:
        yield from _until(every, until_idle, is_stopped)
    finally:
        for one in every:
            one.close()


def _until(
    every: Sequence[Source], until_idle: float | None, is_stopped: Callable[[], bool]
) -> Iterator[tuple[Moment, Sequence[Came]]]:
    last = now = time.monotonic()
    while not is_stopped() and (until_idle is None or now - last < until_idle):
        before = now
        for came in _turn(every):
            last = now = time.monotonic()
            yield now, came
        if now == before:
            if all(one.ended for one in every):
                break
            _wait(every)
            now = time.monotonic()
        yield now, ()
    for came in _turn(every):  # whatever was there when somebody stopped it
        yield now, came
    for one in every:
        yield now, [*one.finish()]


def _turn(every: Sequence[Source]) -> Iterator[Sequence[Came]]:
    """What was there at the beginning of the turn of each source."""
    for one in every:
        for _ in range(one.waiting):
            came = one.poll()
            if came is None:
                break
            yield came


def _wait(every: Sequence[Source]) -> None:
    """Wait until something may have come."""
    pipes = [one for one in every if isinstance(one, StandardInput) and not one.ended]
    if pipes or sys.platform != "win32":
        select.select(pipes, [], [], INTERVAL)
    else:
        time.sleep(INTERVAL)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _identity(file: BinaryIO) -> tuple[int, int]:
    found = os.fstat(file.fileno())
    return found.st_dev, found.st_ino
