"""Tasks on several subjects at a time, whose results do not depend on how many work at once.

Who divides work into tasks does so by the work alone. Each task has a connection of its own, and nothing passes between
tasks, so it makes no difference which of them run together: results and evidence come in the order of the tasks.

Who asks for tasks works on them, too. Helpers are threads. If a command starts the subject, a helper has a process of
its own (`worker`), because the threads of one interpreter judge no faster than one of them. A process takes most of a
second to begin, so none does before the work has lasted for some time; small work is done by then.

After an error or an interrupt no task asks its subject anything more. Nobody waits long for a subject that hangs: its
process is ended, or its thread is a daemon, and a guard ends the subject when its runner ends.
"""

import threading
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from contextvars import copy_context
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Generic, Protocol, TypeVar, runtime_checkable

from leverframe.conform.subject.channel import Channel, Connect
from leverframe.conform.subject.troubles import Fatal
from leverframe.conform.suite import worker
from leverframe.conform.suite.worker import Worker
from leverframe.interrupts import held, result

PATIENCE = 1.0
"""Seconds that tasks get to end their subjects after an error or an interrupt."""
DELAY = 1.0
"""Seconds of work after which helpers start processes."""

T = TypeVar("T")


@runtime_checkable
class Parted(Protocol):
    """A connection that several tasks can use at the same time, each its own part."""

    @contextmanager
    def parts(self, count: int) -> Generator[Sequence[Connect]]:
        """Yield the parts; the first one is the connection itself."""
        ...


class Crew:
    """Who works on a task: with its connection, and with the helpers and the process that it has."""

    def __init__(self, connect: Connect, helpers: "_Helpers | None" = None, process: Worker | None = None) -> None:
        self._made, self._helpers, self._process = connect, helpers, process

    def connect(self) -> Channel:
        """A channel to a fresh process of the subject."""
        channel = self._made()
        return channel if self._helpers is None else _Stoppable(channel, self._helpers.stopped)

    @property
    def is_shared(self) -> bool:
        """Has it helpers?"""
        return self._helpers is not None

    def perform(self, work: Callable[["Crew"], T]) -> T:
        """The result of work that needs nothing but a connection, and that can be pickled."""
        if self._process is None:
            return work(self)
        try:
            return self._process.perform(_Alone(work), self._made)
        except worker.EndedError:
            if self._helpers is not None and self._helpers.stopped.is_set():
                raise _StoppedError from None
            raise worker.ended_abruptly() from None

    def each(self, tasks: Sequence[Callable[["Crew"], T]]) -> list[T]:
        """The results of all tasks, in their order. This crew works on the first one, with its connection."""
        if self._helpers is None or len(tasks) <= 1:
            return [task(self) for task in tasks]
        with _parted(self._made, len(tasks)) as connects:
            items = [_Item(task, connect) for task, connect in zip(tasks, connects, strict=True)]
            self._helpers.work([item.perform for item in items], self._process)
            return [result(item.future) for item in items]


@contextmanager
def crew(connect: Connect, jobs: int) -> Generator[Crew]:
    """Yield a crew for up to `jobs` tasks at a time."""
    if jobs == 1:
        yield Crew(connect)
        return
    helpers = _Helpers(connect, jobs - 1)
    try:
        yield Crew(connect, helpers)
    except BaseException as error:
        helpers.stop()
        if isinstance(error, _StoppedError) and helpers.error is not None:
            raise helpers.error from helpers.error.__cause__
        raise
    helpers.close()


@dataclass(frozen=True, slots=True)
class _Alone(Generic[T]):
    """Work of a crew, in a process of its own."""

    work: Callable[[Crew], T]

    def __call__(self, connect: Connect) -> T:
        return self.work(Crew(connect))


@dataclass(frozen=True, slots=True)
class _Item(Generic[T]):
    """A task, its connection, and its result."""

    task: Callable[[Crew], T]
    connect: Connect
    future: Future[T] = field(default_factory=Future[T])

    def perform(self, helpers: "_Helpers", process: Worker | None) -> None:
        """Perform the task, and pass on what it raises."""
        try:
            found = self.task(Crew(self.connect, helpers, process))
        except BaseException as error:
            with held():
                self.future.set_exception(error)
            raise
        with held():
            self.future.set_result(found)


_Waiting = list[Callable[["_Helpers", Worker | None], None]]
"""What nobody has begun; the next one is the last."""


class _Helpers:
    """Threads that work on what waits, while somebody else does, too."""

    def __init__(self, connect: Connect, count: int) -> None:
        self._apart, self._count = worker.can_use(connect), count
        self._calls: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._processes: list[Worker] = []
        self._over = threading.Event()
        self._begun = time.monotonic()
        self.stopped = threading.Event()
        self.error: BaseException | None = None
        """The first error of a helper."""

    def work(self, work: _Waiting, process: Worker | None) -> None:
        """Work on all of it with the helpers, and return when nothing waits."""
        first, waiting = work[0], work[:0:-1]
        with held():
            for _ in range(self._count - len(self._threads)):
                self._threads.append(threading.Thread(target=copy_context().run, args=(self._help,), daemon=True))
                self._threads[-1].start()
        for _ in range(min(self._count, len(waiting))):
            self._calls.put(waiting)
        first(self, process)
        self._work(waiting, process)
        if self.stopped.is_set():
            raise _StoppedError

    def stop(self) -> None:
        """Let nobody ask anything more, and end what does not end by itself."""
        until = time.monotonic() + PATIENCE
        with held():
            self._stop()
            for process in self._processes:
                process.end(until - time.monotonic())
            for thread in self._threads:
                thread.join(max(0.0, until - time.monotonic()))

    def close(self) -> None:
        """End all helpers: nothing is left to be done."""
        with held():
            self._let_go()
            for thread in self._threads:
                thread.join()

    def _stop(self) -> None:
        self.stopped.set()
        self._let_go()
        for process in self._processes:
            process.terminate()

    def _let_go(self) -> None:
        self._over.set()
        for _ in self._threads:
            self._calls.put(None)

    def _help(self) -> None:
        process: Worker | None = None
        while (waiting := self._calls.get()) is not None:
            try:
                process = process or self._process(waiting)
                self._work(waiting, process)
            except BaseException as error:  # noqa: BLE001 -- who waits for the result gets it
                self.error = self.error or error
                self._stop()
        if process is not None:
            process.end(0.0)

    def _process(self, waiting: _Waiting) -> Worker | None:
        """A process for a helper, if it is worth it: that takes some time, in which others may do all that waits."""
        if self._apart and not self._over.wait(self._begun + DELAY - time.monotonic()) and waiting:
            self._processes.append(Worker())
            return self._processes[-1]
        return None

    def _work(self, waiting: _Waiting, process: Worker | None) -> None:
        while waiting and not self.stopped.is_set():
            try:
                perform = waiting.pop()
            except IndexError:  # somebody else has taken the last one
                return
            perform(self, process)


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
