"""The time of checking many kernels over one lock, by diagrams. Part of ``make bench``.

Each number of kernels is checked in a process of its own, as users do it, and the benchmark gives the median of the
processes. In one further process, the parts are measured: reading, the kernel alone, the reachable states of all with
their exact number, and the verdicts. The benchmark asserts the number of states and the verdicts.
"""

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence

from benchmarks.check import surroundings
from benchmarks.measure import ROOT, run

COUNTS = (1, 2, 8, 32, 100)
IDLE, CRITICAL = 212, 660
"""The states of a kernel without the lock, and with it."""
FAILING = {1: 11}
"""The claims that fail of one kernel; of several, four more do, because a kernel waits for the lock."""


def main(arguments: Sequence[str]) -> None:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(prog="benchmarks.replicas", description="Measure checks of many machines.")
    parser.add_argument("--runs", type=int, default=5, help="how often each number is checked (%(default)s)")
    parser.add_argument("--part", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.part:
        print(parts(options.part))
        return
    print(*surroundings(("oxidd", "numpy"), ()), "", sep="\n")
    print(f"{'':<16}{'clock':>8}{'processor':>11}{'peak':>9}   the parts, in processor seconds", flush=True)
    for count in COUNTS:
        command = [sys.executable, "-m", "leverframe", "check", "kernel", "--replicas", str(count), "--format", "json"]
        costs = [run(["bash", "-c", '"$@" > /dev/null || test $? = 1', "-", *command]) for _ in range(options.runs)]
        clock, processor = (statistics.median(one) for one in zip(*((c.wall, c.processor) for c in costs), strict=True))
        told = subprocess.run(
            [sys.executable, "-m", "benchmarks.replicas", "--part", str(count)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        peak = max(c.peak for c in costs) / 1e6
        print(f"kernel × {count:<7}{clock:>8.2f}{processor:>11.2f}{peak:>6.0f} MB   {told}", flush=True)


def parts(count: int) -> str:
    """Return the time of each part in this process."""
    from leverframe.check.limits import Limits  # noqa: PLC0415 -- the process that measures commands needs none of it
    from leverframe.check.states.explore import explore  # noqa: PLC0415
    from leverframe.check.temporal.ctl import SharedGraphs  # noqa: PLC0415
    from leverframe.language import catalog  # noqa: PLC0415
    from leverframe.language.loader import load  # noqa: PLC0415
    from leverframe.symbolic import replicas  # noqa: PLC0415
    from leverframe.symbolic.composition import whole  # noqa: PLC0415
    from leverframe.symbolic.local import local  # noqa: PLC0415

    begun = time.process_time()
    declaration = load(catalog.preferred("kernel").path)
    read = time.process_time()
    lock = declaration.shared_lock
    assert lock is not None
    alone = local(SharedGraphs(explore(declaration, Limits()), Limits()), lock)
    explored = time.process_time()
    every = whole(alone, count)
    states = every.space.count(every.consistent)
    reached = time.process_time()
    report = replicas.check(declaration, count, Limits())
    done = time.process_time()
    assert states == report.states == IDLE**count + count * CRITICAL * IDLE ** (count - 1)
    assert sum(result.word == "fails" for result in report.results) == FAILING.get(count, 15)
    assert not any(result.inconclusive for result in report.results)
    return (
        f"reading {read - begun:.2f}, one alone {explored - read:.2f}, states of all {reached - explored:.2f}, "
        f"{len(report.results)} verdicts {done - reached:.2f}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
