"""A pool of processes, each a fresh interpreter, because forking a process with threads is unsafe.

Ctrl-C on a terminal reaches the processes, too. Each starts with SIGINT blocked, because an interpreter that is
interrupted during imports prints a traceback. Once a process is ready, SIGINT ends it silently.
"""

import functools
import os
import signal
import sys
from collections.abc import Callable, Collection, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from typing import ParamSpec, TypeVar

from leverframe.errors import CapacityError
from leverframe.interrupts import held

P = ParamSpec("P")
T = TypeVar("T")


def count(wanted: int | None) -> int:
    """Return the number of processes: `wanted`, or one for each processor."""
    return wanted or os.cpu_count() or 1


@contextmanager
def pool(workers: int, prepare: Callable[[], None] | None = None) -> Generator[ProcessPoolExecutor]:
    """Yield an executor whose processes begin with `prepare`. Raises CapacityError if one of them is killed.

    Any other exception in the body terminates the processes, because nobody waits for their results any more.
    """
    others = children()
    executor = _Executor(workers, get_context("spawn"), functools.partial(_begin, prepare))
    try:
        yield executor
    except BrokenProcessPool:
        raise CapacityError("a worker process ended abruptly, probably because memory ran out") from None
    except BaseException:
        terminate_all_but(others)
        raise
    finally:
        executor.shutdown(cancel_futures=True)


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
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    if prepare is not None:
        prepare()
