"""Several machines in parallel, one process each: the same answers, in the same order."""

from collections.abc import Iterator, Sequence

from leverframe.check.limits import Limits
from leverframe.check.verdict import Report
from leverframe.crosscheck.agreement import Agreement, agree
from leverframe.executors import Workers, executor
from leverframe.interrupts import result


def agreements(reports: Sequence[Report], limits: Limits, processes: int | None = None) -> Iterator[Agreement]:
    """The agreement about each machine in turn. Raises InternalError if engines contradict each other."""
    workers = min(Workers(processes).count, len(reports))
    if workers < 2:  # noqa: PLR2004 -- one would only have another wait for it
        yield from (agree(report, limits) for report in reports)
        return
    with executor(Workers(workers)) as pool:
        # The machines with the most claims come first, so no process still works on one when the others are done.
        order = sorted(range(len(reports)), key=lambda index: -len(reports[index].results))
        begun = {index: pool.submit(agree, reports[index], limits) for index in order}
        for index in range(len(reports)):
            yield result(begun[index])
