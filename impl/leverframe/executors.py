"""Who does work that is divided into parts: threads, processes of this computer, or a cluster, behind one interface.

Whoever divides work takes a `concurrent.futures.Executor` from `executor`, and never asks which one it is. A part is a
function at the top of a module with arguments that can be pickled, and its result does not depend on who computes it.

A process is a fresh interpreter, because forking a process with threads is unsafe. Ctrl-C on a terminal reaches the
processes, too. Each starts with SIGINT blocked, because an interpreter that is interrupted during imports prints a
traceback. Once a process is ready, SIGINT ends it silently.
"""

import atexit
import functools
import gc
import os
import signal
import sys
from collections.abc import Callable, Collection, Generator, Iterable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum, auto
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import ParamSpec, Protocol, TypeVar, assert_never, runtime_checkable

from leverframe.errors import CapacityError
from leverframe.interrupts import held, result

P = ParamSpec("P")
T = TypeVar("T")
Part = TypeVar("Part")


class Kind(Enum):
    """What workers are."""

    THREADS = auto()
    PROCESSES = auto()
    CLUSTER = auto()


@dataclass(frozen=True, slots=True)
class Workers:
    """Who does the work, and how many of them: one for each processor, unless a number is `wanted`.

    `address` is that of a cluster; without one, a cluster begins on this computer.
    """

    wanted: int | None = None
    kind: Kind = Kind.PROCESSES
    address: str | None = None

    @property
    def are_one(self) -> bool:
        """Is it one, who would only have another wait for it?"""
        return self.kind is not Kind.CLUSTER and self.count == 1

    @property
    def count(self) -> int:
        """How many they are on this computer."""
        return self.wanted or os.cpu_count() or 1


ALONE = Workers(1)


@contextmanager
def executor(workers: Workers, prepare: Callable[[], None] | None = None) -> Generator[Executor]:
    """Yield an executor whose workers begin with `prepare`.

    Raises CapacityError if one of the processes is killed; a cluster has another worker do the same part again. Any
    other exception in the body ends what is still done, because nobody waits for it any more. Raises InputError if a
    cluster cannot be reached (LF184), and MissingExtraError.
    """
    match workers.kind:
        case Kind.THREADS:
            with ThreadPoolExecutor(workers.count, initializer=prepare) as found:
                yield found
        case Kind.PROCESSES:
            with _processes(workers.count, prepare) as found:
                yield found
        case Kind.CLUSTER:
            from leverframe.cluster import cluster  # noqa: PLC0415 -- it needs an extra

            with cluster(workers.address, workers.wanted, prepare) as found:
                yield found
        case _:
            assert_never(workers.kind)


@runtime_checkable
class Scaled(Protocol):
    """An executor that knows how many workers it has: those of a cluster come and go."""

    size: int


def size(pool: Executor, workers: Workers) -> int:
    """How many workers an executor has."""
    return pool.size if isinstance(pool, Scaled) else workers.count


def each(
    pool: Executor,
    work: Callable[[Part], T],
    parts: Iterable[Part],
    told: Callable[[int, int], None] | None = None,
) -> list[T]:
    """The results of all parts, in their order. `told` gets how many are done, of how many."""
    begun = [pool.submit(work, part) for part in parts]
    found: list[T] = []
    for future in begun:
        if told is not None:
            told(sum(one.done() for one in begun), len(begun))
        found.append(result(future))
    return found


@contextmanager
def _processes(count: int, prepare: Callable[[], None] | None) -> Generator[ProcessPoolExecutor]:
    others = children()
    pool = _Executor(count, get_context("spawn"), functools.partial(_begin, prepare))
    try:
        yield pool
    except BrokenProcessPool:
        raise CapacityError("a worker process ended abruptly, probably because memory ran out") from None
    except BaseException:
        terminate_all_but(others)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def children() -> frozenset[BaseProcess]:
    """The processes that this process has started, and that have not ended."""
    return frozenset(active_children())


def terminate_all_but(others: Collection[BaseProcess]) -> None:
    """Terminate the processes that this process has started, except `others`."""
    for process in children() - frozenset(others):
        process.terminate()


class _Executor(ProcessPoolExecutor):
    """An executor that blocks SIGINT while it starts a process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with held():
            return super().submit(fn, *args, **kwargs)


def _begin(prepare: Callable[[], None] | None) -> None:
    atexit.register(gc.freeze)  # otherwise Python goes through all objects at exit, twice, to find garbage
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    if prepare is not None:
        prepare()
