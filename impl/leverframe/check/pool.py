"""Check several machines in parallel on all processors: the same verdicts, in the same order.

Only the worker processes import the engine; a process that waits for verdicts does not need it.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module

from leverframe.check.limits import Limits
from leverframe.check.processes import count, pool
from leverframe.check.verdict import Report
from leverframe.language.declaration import Declaration

WORTH_IT = 4
"""Fewest machines for which starting processes pays: each takes half a second to begin."""

Checker = Callable[[Sequence[Declaration]], Iterator[Report]]
"""Declarations → a report on each in turn."""


@contextmanager
def checkers(machines: int, limits: Limits, processes: int | None = None) -> Generator[Checker]:
    """Yield a checker for about this many machines. Its processes start at once, while the declarations are read."""
    workers = min(count(processes), machines)
    if workers < 2 or machines < WORTH_IT:  # noqa: PLR2004 -- with a single worker, this process would only wait
        yield lambda declarations: (_check(declaration, limits) for declaration in declarations)
        return
    with pool(workers) as executor:
        for _ in range(workers):
            executor.submit(_begin)
        yield lambda declarations: _side_by_side(executor, declarations, limits)


def _side_by_side(executor: Executor, declarations: Sequence[Declaration], limits: Limits) -> Iterator[Report]:
    # The longest declarations first, so that no process still has a large one when the others are done.
    order = sorted(range(len(declarations)), key=lambda index: -len(declarations[index].properties))
    begun = {index: executor.submit(_check, declarations[index], limits) for index in order}
    for index in range(len(declarations)):
        yield begun[index].result()


def _begin() -> None:
    import_module("leverframe.check.checker")  # This takes the better part of a second.


def _check(declaration: Declaration, limits: Limits) -> Report:
    from leverframe.check import checker  # noqa: PLC0415 -- see the module's docstring

    return checker.check(declaration, limits)
