"""The speed of durable transitions, compared with the disk: ``python -m benchmarks.journal [FOLDER]``.

Some executions of the kernel run at once, each in its own thread or all as tasks on one loop, and each transition waits
until it is on the disk. Two baselines run alternately with them, so all meet the same disk, with as many records at a
time as executions wait:

- the disk: records of the same size are appended to a file in one write, then fdatasync
- SQLite alone: one thread stores prepared rows in transactions as durable as those of the journal

SQLite adds to the disk a database that others can read at the same time. The journal adds to SQLite the work to judge
each step, place it, hash it, hand it to the writer thread, and wake the waiting execution.
"""

import argparse
import asyncio
import itertools
import os
import sqlite3
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ParamSpec

from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateTable

import leverframe
from leverframe.journal.group_commit import Rhythm
from leverframe.journal.journal import Journal
from leverframe.journal.tables import RECORDS
from leverframe.record.notes import generated
from leverframe.record.records import Row

Parameters = ParamSpec("Parameters")
AIM = 0.85
TURNS = 5
"""The number of turns of each measurement."""
RECORD = b"x" * 400
"""A line as long as a record of the kernel."""
ROUND = ("REQUEST_DRAFTED", "REQUEST_SUBMITTED", "VALIDATION_FAILED", "ENTRY_STORED", "AUDIT_WRITTEN")
"""A cycle from the state in which the kernel waits for requests. The first is an environment action."""


@dataclass(frozen=True, slots=True)
class Rates:
    """Durable records per second with this many executions at once: medians of all turns."""

    executions: int
    disk: float
    sqlite: float
    threads: float
    tasks: float


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.journal", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="on the disk to measure; the system's temporary one")
    parser.add_argument("--records", type=int, default=1_000, help="of each execution in each turn")
    chosen = parser.parse_args(arguments)
    columns = ("disk/s", "SQLite/s", "ratio", "threads/s", "ratio", "of SQLite", "tasks/s", "ratio", "of SQLite")
    print("executions", *(f"{column:>9}" for column in columns), f"  aim {AIM:.2f}")
    for executions in (1, 10, 100):
        print(_line(measured(executions, max(10, chosen.records // executions), chosen.folder)))
    return 0


def _line(rates: Rates) -> str:
    cells = [
        f"{rates.executions:>10}",
        f"{rates.disk:>9,.0f}",
        f"{rates.sqlite:>9,.0f}",
        f"{rates.sqlite / rates.disk:9.2f}",
    ]
    for rate in (rates.threads, rates.tasks):
        cells += [f"{rate:>9,.0f}", f"{rate / rates.disk:9.2f}", f"{rate / rates.sqlite:9.2f}"]
    return " ".join(cells)


def measured(executions: int, records: int, folder: Path | None) -> Rates:
    """Measure all of them, in turns."""
    with tempfile.TemporaryDirectory(dir=folder) as name:
        place = Path(name)
        rhythm = Rhythm(checkpoint=1.0, heartbeat=None)
        with Journal.open(str(place / "journal.db"), key=generated("benchmark"), create=True, rhythm=rhythm) as journal:
            kernel = leverframe.load("kernel").runtime()
            walkers = [_walker(_ready(kernel, journal, f"thread-{number}")) for number in range(executions)]
            runtimes = [_ready(kernel, journal, f"task-{number}") for number in range(executions)]
            _walk(walkers[:1], len(ROUND))  # from then on all of them know its steps
            number = executions * records
            turns = [
                (
                    durable_appends(place / f"{turn}", executions, records),
                    durable_rows(place / f"{turn}.db", executions, records),
                    number / _seconds(_walk, walkers, records),
                    number / _seconds(asyncio.run, _walk_on_loop(runtimes, records)),
                )
                for turn in range(TURNS)
            ]
    return Rates(executions, *(statistics.median(rates) for rates in zip(*turns, strict=True)))


def _seconds(done: Callable[Parameters, object], *arguments: Parameters.args, **options: Parameters.kwargs) -> float:
    started = time.perf_counter()
    done(*arguments, **options)
    return time.perf_counter() - started


def durable_appends(path: Path, together: int, times: int) -> float:
    """Return the rate of the disk: records per second that are appended to a file and made durable, in batches."""
    return together * times / _seconds(_append, path, together, times)


def _append(path: Path, together: int, times: int) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    try:
        for _ in range(times):
            os.write(file, RECORD * together)
            os.fdatasync(file)
    finally:
        os.close(file)


def durable_rows(path: Path, together: int, times: int) -> float:
    """Return the rate of SQLite: the same in transactions."""
    database = sqlite3.connect(path, isolation_level=None)
    try:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute(str(CreateTable(RECORDS).compile(dialect=sqlite.dialect())))
        groups = [[_row(group * together + number) for number in range(together)] for group in range(times)]
        return together * times / _seconds(_insert, database, groups)
    finally:
        database.close()


def _insert(database: sqlite3.Connection, groups: Sequence[Sequence[Row]]) -> None:
    statement = f"INSERT INTO {RECORDS.name} VALUES ({', '.join('?' * len(RECORDS.columns))})"  # noqa: S608 -- our own table
    for rows in groups:
        database.execute("BEGIN IMMEDIATE")
        database.executemany(statement, rows)
        database.execute("COMMIT")


def _row(seq: int) -> Row:
    """Return a row as long as one of the kernel's."""
    what = ("thread-1", seq, "kernel", "VALIDATING", "VALIDATION_FAILED", "REJECTED")
    return (seq, *what, 1_760_000_000_000_000_000 + seq, "accepted", "{}", bytes(32), bytes(32))


def _ready(kernel: leverframe.Runtime, journal: Journal, name: str) -> leverframe.Runtime:
    """Return an execution of the kernel that waits for requests."""
    runtime = kernel.another(name, journal=journal)
    runtime.fire("CONFIG_LOADED")
    return runtime


def _walker(runtime: leverframe.Runtime) -> Callable[[], None]:
    """Run in a cycle; each call is one transition."""
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


async def _walk_on_loop(runtimes: Sequence[leverframe.Runtime], times: int) -> None:
    async def steps(runtime: leverframe.Runtime) -> None:
        front = leverframe.AsyncRuntime(runtime)
        for _ in range(times // len(ROUND)):
            await front.observe(ROUND[0])
            for event in ROUND[1:]:
                await front.fire(event)

    await asyncio.gather(*map(steps, runtimes))


if __name__ == "__main__":
    sys.exit(main())
