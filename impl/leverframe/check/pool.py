"""Check several machines: the same verdicts, in the same order, in one process or on all processors.

A process takes half a second to begin, in which most machines are checked. So a few machines begin in this process, and
only if that takes long are the others checked by several. Many machines are checked in parallel at once; then only the
worker processes import the engine, because a process that waits for verdicts does not need it.
"""

import os
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from importlib import import_module

from leverframe.check.limits import Limits
from leverframe.check.verdict import Report
from leverframe.interrupts import result
from leverframe.language.declaration import Declaration

MANY = 8
"""Fewest machines for which processes start at once, while the declarations are read."""

PATIENCE = 1.0
"""Seconds of processor time after which processes check the machines that remain of a few."""

Checker = Callable[[Sequence[Declaration]], Iterator[Report]]
"""Declarations → a report on each in turn."""


@contextmanager
def checkers(machines: int, limits: Limits, processes: int | None = None) -> Generator[Checker]:
    """Yield a checker for about this many machines. Its processes start at once, while the declarations are read."""
    workers = min(processes or os.cpu_count() or 1, machines)
    if workers < 2 or machines < MANY:  # noqa: PLR2004 -- with a single worker, this process would only wait
        yield lambda declarations: _begun_here(declarations, limits, workers)
        return
    from leverframe.executors import Workers, executor  # noqa: PLC0415 -- a few machines rarely need it

    with executor(Workers(workers)) as pool:
        for _ in range(workers):
            pool.submit(_begin)
        yield lambda declarations: _side_by_side(pool, declarations, limits)


def _begun_here(declarations: Sequence[Declaration], limits: Limits, workers: int) -> Iterator[Report]:
    _begin()
    started = time.process_time()
    for index, declaration in enumerate(declarations):
        rest = declarations[index:]
        if min(workers, len(rest)) > 1 and time.process_time() - started > PATIENCE:
            from leverframe.executors import Workers, executor  # noqa: PLC0415 -- a few machines rarely need it

            with executor(Workers(min(workers, len(rest)))) as pool:
                yield from _side_by_side(pool, rest, limits)
            return
        yield _check(declaration, limits)


def _side_by_side(executor: Executor, declarations: Sequence[Declaration], limits: Limits) -> Iterator[Report]:
    # The longest declarations first, so that no process still has a large one when the others are done.
    order = sorted(range(len(declarations)), key=lambda index: -len(declarations[index].properties))
    begun = {index: executor.submit(_check, declarations[index], limits) for index in order}
    # This is no generator, so the processes begin at once, and not when the first report is wanted.
    return _in_order([begun[index] for index in range(len(declarations))])


def _in_order(begun: Sequence[Future[Report]]) -> Iterator[Report]:
    for one in begun:
        try:
            report = result(one)
        except ImportError:
            _begin()  # This raises the error again, with the frames that show which library it is about.
            raise
        yield report


def _begin() -> None:
    import_module("leverframe.check.checker")  # This takes a third of a second.
    import_module("leverframe.check.memory").keep()


def _check(declaration: Declaration, limits: Limits) -> Report:
    from leverframe.check import checker  # noqa: PLC0415 -- see the module's docstring

    return checker.check(declaration, limits)
