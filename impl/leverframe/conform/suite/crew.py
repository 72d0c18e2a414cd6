"""Tasks on several subjects at a time, whose results do not depend on how many work at once.

Who divides work into tasks does so by the work alone. Each task has a connection of its own, and nothing passes between
tasks, so it makes no difference which of them run together: results and evidence come in the order of the tasks.

After an error or an interrupt no task asks its subject anything more. Nobody waits long for one that hangs: its thread
is a daemon, and its guard ends the subject when the runner ends.
"""

import threading
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from contextvars import copy_context
from typing import Protocol, TypeVar, runtime_checkable

from leverframe.conform.subject.channel import Channel
from leverframe.conform.subject.troubles import Fatal
from leverframe.interrupts import held, result

PATIENCE = 1.0
"""Seconds that tasks get to end their subjects after an error or an interrupt."""

Connect = Callable[[], Channel]
"""A channel to a fresh process of the subject."""
T = TypeVar("T")


@runtime_checkable
class Parted(Protocol):
    """A connection that several tasks can use at the same time, each its own part."""

    @contextmanager
    def parts(self, count: int) -> Generator[Sequence[Connect]]:
        """Yield the parts; the first one is the connection itself."""
        ...


class Crew:
    """Up to `jobs` tasks at a time, on connections of which each task has its own."""

    def __init__(self, connect: Connect, jobs: int, stopped: threading.Event | None = None) -> None:
        self._made, self._jobs = connect, jobs
        self._stopped = stopped or threading.Event()
        self._alone = jobs == 1 and stopped is None

    def connect(self) -> Channel:
        """A channel to a fresh process of the subject."""
        return self._made() if self._alone else _Stoppable(self._made(), self._stopped)

    def each(self, tasks: Sequence[Callable[["Crew"], T]]) -> list[T]:
        """The results of all tasks, in their order. The first of them has the connection of this crew."""
        jobs = min(self._jobs, len(tasks))
        if jobs <= 1:
            return [task(self) for task in tasks]
        with _parted(self._made, len(tasks)) as connects:
            # What a task divides further shares what is left.
            crews = [Crew(connect, max(1, self._jobs // len(tasks)), self._stopped) for connect in connects]
            return self._together([_bound(task, crew) for task, crew in zip(tasks, crews, strict=True)], jobs)

    def _together(self, tasks: Sequence[Callable[[], T]], jobs: int) -> list[T]:
        futures: list[Future[T]] = [Future() for _ in tasks]
        waiting = list(zip(tasks, futures, strict=True))[::-1]

        def work() -> None:
            while waiting and not self._stopped.is_set():
                try:
                    task, future = waiting.pop()
                except IndexError:  # another thread has taken the last one
                    return
                try:
                    future.set_result(task())
                except BaseException as error:  # noqa: BLE001 -- who waits for the result gets it
                    future.set_exception(error)

        threads = [threading.Thread(target=copy_context().run, args=(work,), daemon=True) for _ in range(jobs)]
        with held():
            for thread in threads:
                thread.start()
        try:
            return [result(future) for future in futures]
        except BaseException:
            self._stopped.set()
            until = time.monotonic() + PATIENCE
            with held():
                for thread in threads:
                    thread.join(max(0.0, until - time.monotonic()))
            raise


def _bound(task: Callable[[Crew], T], crew: Crew) -> Callable[[], T]:
    return lambda: task(crew)


@contextmanager
def _parted(connect: Connect, count: int) -> Generator[Sequence[Connect]]:
    if not isinstance(connect, Parted):
        yield [connect] * count
        return
    with connect.parts(count) as found:
        yield found


class _StoppedError(Exception):
    """Another task has failed, or the user has interrupted the run."""


class _Stoppable:
    """A channel that asks nothing more once the crew has stopped."""

    def __init__(self, channel: Channel, stopped: threading.Event) -> None:
        self._channel, self._stopped = channel, stopped

    def open(self) -> None:
        """Open the channel."""
        self._channel.open()

    def exchange(self, line: bytes, seconds: float) -> bytes | Fatal:
        """Exchange lines. Raises _StoppedError."""
        if self._stopped.is_set():
            raise _StoppedError
        return self._channel.exchange(line, seconds)

    def close(self, *, asked: bool) -> Fatal | None:
        """Close the channel."""
        return self._channel.close(asked=asked)
