"""Several machines checked side by side, on all processors: the same verdicts, in the same order."""

from collections.abc import Iterator, Sequence

from interlock.check import checker
from interlock.check.explore import Limits
from interlock.check.processes import count, pool
from interlock.check.verdict import Report
from interlock.language.declaration import Declaration

WORTH_IT = 4
"""Machines from which on it pays to start processes: each takes half a second to begin."""


def check_all(declarations: Sequence[Declaration], limits: Limits, processes: int | None = None) -> Iterator[Report]:
    """A report on each machine in turn."""
    workers = count(processes)
    if workers == 1 or len(declarations) < WORTH_IT:
        yield from (checker.check(declaration, limits) for declaration in declarations)
        return
    with pool(workers) as executor:
        # The longest declarations first, so that no process has a large one left when the others are done.
        order = sorted(range(len(declarations)), key=lambda i: -len(declarations[i].properties))
        begun = {index: executor.submit(checker.check, declarations[index], limits) for index in order}
        for index in range(len(declarations)):
            yield begun[index].result()
