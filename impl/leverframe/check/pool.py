"""Several machines checked side by side, on all processors: the same verdicts, in the same order.

The engine is loaded where it runs and not here: what only waits for verdicts does without it.
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
"""Machines from which on it pays to start processes: each takes half a second to begin."""

Checker = Callable[[Sequence[Declaration]], Iterator[Report]]
"""Declarations → a report on each in turn."""


@contextmanager
def checkers(machines: int, limits: Limits, processes: int | None = None) -> Generator[Checker]:
    """Something that checks about so many machines; its processes begin at once, while the declarations are read."""
    workers = min(count(processes), machines)
    if workers < 2 or machines < WORTH_IT:  # noqa: PLR2004 -- one would only have another wait for it
        yield lambda declarations: (_check(declaration, limits) for declaration in declarations)
        return
    with pool(workers) as executor:
        for _ in range(workers):
            executor.submit(_begin)
        yield lambda declarations: _side_by_side(executor, declarations, limits)


def _side_by_side(executor: Executor, declarations: Sequence[Declaration], limits: Limits) -> Iterator[Report]:
    # The longest declarations first, so that no process has a large one left when the others are done.
    order = sorted(range(len(declarations)), key=lambda index: -len(declarations[index].properties))
    begun = {index: executor.submit(_check, declarations[index], limits) for index in order}
    for index in range(len(declarations)):
        yield begun[index].result()


def _begin() -> None:
    import_module("leverframe.check.checker")  # This takes the better part of a second.


def _check(declaration: Declaration, limits: Limits) -> Report:
    from leverframe.check import checker  # noqa: PLC0415 -- see the module's docstring

    return checker.check(declaration, limits)
