"""How fast is being durable? ``python -m benchmarks.journal [FOLDER]``, beside the disk itself.

So many executions of the kernel run at once, each in a thread of its own or all as tasks on one loop, and each
transition waits until it is on the disk. Beside them, in turns with them so that all meet the same disk: records of the
same size appended to a file, as many at a time as executions wait, then fdatasync. What the journal adds is to place
each record, hash it, and store it in a database that others can read meanwhile.
"""

import argparse
import asyncio
import itertools
import os
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ParamSpec

import interlock
from interlock.runtime.group_commit import Rhythm
from interlock.runtime.journal import Journal
from interlock.runtime.notes import generated

Parameters = ParamSpec("Parameters")
AIM = 0.85
TURNS = 5
"""That each of the two takes."""
RECORD = b"x" * 400
"""As long as a record of the kernel is as a line."""
ROUND = ("REQUEST_DRAFTED", "REQUEST_SUBMITTED", "VALIDATION_FAILED", "ENTRY_STORED", "AUDIT_WRITTEN")
"""From where the kernel waits for requests to where it does so again; the first is an action of the environment."""


@dataclass(frozen=True, slots=True)
class Row:
    """Durable records a second with so many executions at once: of the disk, of the journal; medians of all turns."""

    executions: int
    disk: float
    threads: float
    tasks: float


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.journal", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="on the disk to measure; the system's temporary one")
    parser.add_argument("--records", type=int, default=1_000, help="of each execution in each turn")
    chosen = parser.parse_args(arguments)
    print(f"{'executions':>10}  {'disk/s':>9}  {'threads/s':>9}  ratio  {'tasks/s':>9}  ratio   aim {AIM:.2f}")
    for executions in (1, 10, 100):
        row = measured(executions, max(10, chosen.records // executions), chosen.folder)
        found = "".join(f"  {rate:>9,.0f}  {rate / row.disk:5.2f}" for rate in (row.threads, row.tasks))
        print(f"{row.executions:>10}  {row.disk:>9,.0f}{found}")
    return 0


def measured(executions: int, records: int, folder: Path | None) -> Row:
    """Both, in turns."""
    with tempfile.TemporaryDirectory(dir=folder) as name:
        place = Path(name)
        rhythm = Rhythm(checkpoint=1.0, heartbeat=None)
        with Journal.open(str(place / "journal.db"), key=generated("benchmark"), create=True, rhythm=rhythm) as journal:
            walkers = [_walker(journal, f"thread-{number}") for number in range(executions)]
            runtimes = [_ready(journal, f"task-{number}") for number in range(executions)]
            number = executions * records
            turns = [
                (
                    durable_appends(place / f"{turn}", executions, records),
                    number / _seconds(_walk, walkers, records),
                    number / _seconds(asyncio.run, _walk_on_loop(runtimes, records)),
                )
                for turn in range(TURNS)
            ]
    return Row(executions, *(statistics.median(rates) for rates in zip(*turns, strict=True)))


def _seconds(done: Callable[Parameters, object], *arguments: Parameters.args, **options: Parameters.kwargs) -> float:
    started = time.perf_counter()
    done(*arguments, **options)
    return time.perf_counter() - started


def durable_appends(path: Path, together: int, times: int) -> float:
    """What the disk can do: records a second that are appended to a file and made durable, so many at a time."""
    return together * times / _seconds(_append, path, together, times)


def _append(path: Path, together: int, times: int) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    try:
        for _ in range(times):
            for _ in range(together):
                os.write(file, RECORD)
            os.fdatasync(file)
    finally:
        os.close(file)


def _ready(journal: Journal, name: str) -> interlock.Runtime:
    """An execution of the kernel that waits for requests."""
    runtime = interlock.load("kernel").runtime(journal=journal, execution_id=name)
    runtime.fire("CONFIG_LOADED")
    return runtime


def _walker(journal: Journal, name: str) -> Callable[[], None]:
    """An execution of the kernel that goes round and round; each call is one transition."""
    runtime = _ready(journal, name)
    events = itertools.cycle(ROUND)

    def step() -> None:
        event = next(events)
        (runtime.observe if event == ROUND[0] else runtime.fire)(event)

    return step


def _walk(walkers: Sequence[Callable[[], None]], times: int) -> None:
    def steps(step: Callable[[], None]) -> None:
        for _ in range(times):
            step()

    threads = [threading.Thread(target=steps, args=(step,)) for step in walkers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


async def _walk_on_loop(runtimes: Sequence[interlock.Runtime], times: int) -> None:
    async def steps(runtime: interlock.Runtime) -> None:
        front = interlock.AsyncRuntime(runtime)
        for _ in range(times // len(ROUND)):
            await front.observe(ROUND[0])
            for event in ROUND[1:]:
                await front.fire(event)

    await asyncio.gather(*map(steps, runtimes))


if __name__ == "__main__":
    sys.exit(main())
