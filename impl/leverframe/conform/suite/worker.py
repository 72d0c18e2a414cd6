"""A process that performs tasks of this one: an interpreter of its own, which starts the subjects that it judges.

Only tasks of our own go there, and only their results and the evidence come back, through one pipe. The evidence comes
in pieces while a task runs, so memory stays flat.

A worker never outlives the process that started it: at the end of the pipe it ends, and in the middle of a task it is
told by a thread that waits for its parent. SIGTERM lets it end its subject first. It never gets SIGINT: whoever is
interrupted ends it.
"""

import io
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import TypeVar, cast

from leverframe.conform.subject.channel import Connect
from leverframe.conform.subject.evidence import Evidence, Recording
from leverframe.conform.subject.process import Command
from leverframe.errors import CapacityError, InternalError
from leverframe.interrupts import held

_PIECE = 65_536
"""Characters of evidence that are sent at once."""
T = TypeVar("T")
Task = Callable[[Connect], T]
"""A task, of which everything can be pickled."""


def can_use(connect: Connect) -> bool:
    """Can a worker start the subject? Only a command means the same there."""
    return isinstance(connect.connect if isinstance(connect, Recording) else connect, Command)


@dataclass(frozen=True, slots=True)
class _Order:
    """A task, and the subject that it is about: with the number of those before it, if evidence is wanted."""

    task: Task[object]
    connect: Connect
    command: tuple[str, ...]
    subjects: int | None


@dataclass(frozen=True, slots=True)
class _Done:
    """The result of a task, and the number of subjects that it started."""

    result: object
    subjects: int


@dataclass(frozen=True, slots=True)
class _Failed:
    """The exception that ended a task, and where it was raised."""

    error: Exception
    place: str


class EndedError(Exception):
    """The process has ended, by itself or because somebody ended it."""


class Worker:
    """One such process. `perform` is called by one thread, the others by any."""

    def __init__(self) -> None:
        context = get_context("spawn")  # forking a process with threads is unsafe
        self._pipe, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(there,), name="leverframe judge", daemon=True)
        with held():
            self._process.start()
        there.close()

    def perform(self, task: Task[T], connect: Connect) -> T:
        """The result of a task, whose evidence is recorded here. Raises EndedError, and what the task raises."""
        recording = connect if isinstance(connect, Recording) else None
        plain, command = (connect, ()) if recording is None else (recording.connect, tuple(recording.command))
        evidence = None if recording is None else recording.evidence
        order = pickle.dumps(_Order(task, plain, command, None if evidence is None else evidence.subjects))
        try:
            self._pipe.send_bytes(order)
            while isinstance(answer := self._pipe.recv(), bytes):
                if evidence is not None:
                    evidence.stream.write(answer.decode("ascii"))
        except (EOFError, OSError):
            raise EndedError from None
        match answer:
            case _Done(result, subjects):
                if evidence is not None:
                    evidence.subjects = subjects
                return cast("T", result)
            case _Failed(error, place):
                raise error from InternalError(f"in a process of its own:\n{place}")
            case _:
                raise InternalError("a worker answers something else")

    def terminate(self) -> None:
        """Let the process end its subject and itself."""
        self._process.terminate()

    def end(self, seconds: float) -> None:
        """End the process, after so many seconds by force."""
        self._process.terminate()
        self._process.join(max(0.0, seconds))
        self._process.kill()
        self._process.join()


def ended_abruptly() -> CapacityError:
    """The error for a process that nobody has ended."""
    return CapacityError("a process that judges ended abruptly, probably because memory ran out")


# ---- in the process --------------------------------------------------------------------------------------------------


def _serve(pipe: Connection) -> None:
    signal.signal(signal.SIGTERM, _end)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            order: _Order = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(_performed(order, pipe))
        except (BrokenPipeError, ConnectionResetError):
            return


def _performed(order: _Order, pipe: Connection) -> "_Done | _Failed":
    connect, evidence = order.connect, None
    if order.subjects is not None:
        evidence = Evidence(_Pieces(pipe), order.subjects)
        connect = Recording(connect, order.command, evidence)
    try:
        result = order.task(connect)
    except Exception as error:  # noqa: BLE001 -- whoever asked for the result gets it
        return _failed(error)
    if evidence is None:
        return _Done(result, 0)
    evidence.stream.flush()
    return _Done(result, evidence.subjects)


def _failed(error: Exception) -> _Failed:
    """A failure that the other process can read."""
    found = _Failed(error, traceback.format_exc())
    try:
        pickle.loads(pickle.dumps(found))  # noqa: S301 -- pickled just now
    except Exception:  # noqa: BLE001 -- whatever a class of exceptions does
        return _Failed(InternalError(f"{type(error).__name__}: {error}"), found.place)
    return found


class _Pieces(io.StringIO):
    """Evidence, sent in pieces."""

    def __init__(self, pipe: Connection) -> None:
        super().__init__()
        self._pipe = pipe

    def write(self, text: str, /) -> int:
        """Keep a text, and send what is kept once that is enough."""
        written = super().write(text)
        if self.tell() >= _PIECE:
            self.flush()
        return written

    def flush(self) -> None:
        """Send what is kept."""
        self._pipe.send(self.getvalue().encode("ascii"))
        self.seek(0)
        self.truncate()


def _end(number: int, frame: FrameType | None) -> None:
    del frame
    signal.signal(number, signal.SIG_IGN)
    sys.exit(128 + number)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)  # the guard of the subject notices
