"""A pool of processes, each a fresh interpreter: to fork one that has threads is not safe.

Ctrl-C on a terminal reaches the processes, too. Each starts with SIGINT blocked, since an interpreter that is
interrupted while it imports shows a traceback. Once it is ready, SIGINT ends it without a word.
"""

import functools
import os
import signal
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import ParamSpec, TypeVar

from leverframe.errors import CapacityError

P = ParamSpec("P")
T = TypeVar("T")


def count(wanted: int | None) -> int:
    """How many processes: those wanted, or one for each processor."""
    return wanted or os.cpu_count() or 1


@contextmanager
def pool(workers: int, prepare: Callable[[], None] | None = None) -> Generator[ProcessPoolExecutor]:
    """Processes that begin with `prepare`. Raises CapacityError where the system ends one of them.

    What else is raised inside ends the processes: nobody waits for their work any more.
    """
    others = frozenset(active_children())
    executor = _Executor(workers, get_context("spawn"), functools.partial(_begin, prepare))
    try:
        yield executor
    except BrokenProcessPool:
        raise CapacityError("a process was ended from outside, probably for want of memory") from None
    except BaseException:
        for process in frozenset(active_children()) - others:
            process.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


class _Executor(ProcessPoolExecutor):
    """Starts its processes, as they are needed, with SIGINT blocked."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(prepare: Callable[[], None] | None) -> None:
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    if prepare is not None:
        prepare()
