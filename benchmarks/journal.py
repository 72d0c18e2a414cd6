"""The speed of durable transitions, compared with the disk: ``python -m benchmarks.journal [FOLDER]``.

Some executions of the kernel run at once, each in its own thread or all as tasks on one loop, and each transition waits
until it is on the disk. Two baselines run alternately with them, so all meet the same disk, with as many records at a
time as executions wait:

- the disk: what the rows hold is appended to a file in one write, then fdatasync
- SQLite alone: one thread stores prepared rows in transactions as durable as those of the journal

The rows of the baselines are those that the journal makes of the same transitions. SQLite adds to the disk a database
that others can read at the same time. The journal adds to SQLite the work to judge each step, place it, hash it, hand
it to the writer thread, and wake the waiting execution. Threads and tasks are started before the clock.

With ``--slower MS``, every fdatasync takes that much longer, in all competitors alike: gcc makes a library
that sleeps, and the measurement runs with it.
"""

import argparse
import asyncio
import itertools
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateTable

import leverframe
from leverframe.journal.group_commit import Rhythm
from leverframe.journal.journal import Journal
from leverframe.journal.tables import RECORDS
from leverframe.record.entries import Entry
from leverframe.record.ledger import Ledger
from leverframe.record.notes import generated
from leverframe.record.records import Row, encode

AIM = 0.85
TURNS = 5
"""The number of turns of each measurement."""
EXECUTIONS = (1, 10, 100, 1_000)
ROUND = ("REQUEST_DRAFTED", "REQUEST_SUBMITTED", "VALIDATION_FAILED", "ENTRY_STORED", "AUDIT_WRITTEN")
"""A cycle from the state in which the kernel waits for requests. The first is an environment action."""
SLEEPING = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>
int fdatasync(int file) {
  static int (*next)(int);
  struct timespec longer = {0, MICROSECONDS * 1000L};
  if (!next) next = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  nanosleep(&longer, 0);
  return next(file);
}
"""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast something goes: records per second, and processor microseconds for each of them."""

    rate: float
    processor: float


@dataclass(frozen=True, slots=True)
class Paces:
    """Durable records with this many executions at once: medians of all turns."""

    executions: int
    disk: Pace
    sqlite: Pace
    threads: Pace
    tasks: Pace


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.journal", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="on the disk to measure; the system's temporary one")
    parser.add_argument("--records", type=int, default=30_000, help="of all executions in each turn, 1,000 of one")
    parser.add_argument("--executions", type=int, nargs="+", metavar="N", default=EXECUTIONS, help="how many at once")
    parser.add_argument("--slower", type=float, metavar="MS", help="let fdatasync take so much longer")
    chosen = parser.parse_args(arguments)
    if chosen.slower and "LD_PRELOAD" not in os.environ:
        return _run_slower(chosen.slower)
    with tempfile.TemporaryDirectory(dir=chosen.folder) as name:
        latency = 1e3 / durable_appends(Path(name) / "disk", 1, 300)
    print(f"fdatasync of a record takes {latency:.2f} ms; aim: {AIM:.2f} of SQLite where that is 3 ms")
    print(f"{'':>10}{'records a second':^40}{'of SQLite':^16}{'of the disk':^16}{'processor microseconds':^30}")
    each = ("threads", "tasks")
    print("executions", *(f"{one:>9}" for one in ("disk", "SQLite", *each, *each, *each, "SQLite", *each)))
    for executions in chosen.executions:
        records = min(1_000, max(len(ROUND), chosen.records // executions))
        print(_line(measured(executions, records, chosen.folder)), flush=True)
    return 0


def _run_slower(milliseconds: float) -> int:
    """Run this program with a library that delays fdatasync."""
    with tempfile.TemporaryDirectory() as name:
        source, library = Path(name) / "slower.c", Path(name) / "slower.so"
        source.write_text(SLEEPING.replace("MICROSECONDS", str(round(milliseconds * 1e3))), encoding="ascii")
        subprocess.run([shutil.which("gcc") or "gcc", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
        again = [sys.executable, "-m", "benchmarks.journal", *sys.argv[1:]]
        return subprocess.run(again, env=os.environ | {"LD_PRELOAD": str(library)}, check=False).returncode


def _line(paces: Paces) -> str:
    ours, theirs = (paces.threads, paces.tasks), (paces.sqlite, paces.disk)
    cells = [f"{paces.executions:>10}"]
    cells += [f"{pace.rate:>9,.0f}" for pace in (paces.disk, paces.sqlite, *ours)]
    cells += [f"{pace.rate / other.rate:>9.2f}" for other in theirs for pace in ours]
    cells += [f"{pace.processor:>9.1f}" for pace in (paces.sqlite, *ours)]
    return " ".join(cells)


def measured(executions: int, records: int, folder: Path | None) -> Paces:
    """Measure all of them, in turns."""
    with tempfile.TemporaryDirectory(dir=folder) as name:
        place = Path(name)
        rhythm = Rhythm(checkpoint=1.0, heartbeat=None)
        with Journal.open(str(place / "journal.db"), key=generated("benchmark"), create=True, rhythm=rhythm) as journal:
            kernel = leverframe.load("kernel").runtime()
            walkers = [_walker(_ready(kernel, journal, f"thread-{number}")) for number in range(executions)]
            runtimes = [_ready(kernel, journal, f"task-{number}") for number in range(executions)]
            for _ in ROUND:
                walkers[0]()  # from then on all of them know its steps
            baseline = groups(executions, records)
            turns = [
                (
                    _appended(place / f"{turn}", baseline),
                    durable_rows(place / f"{turn}.db", baseline),
                    _walk(walkers, records),
                    asyncio.run(_walk_on_loop(runtimes, records)),
                )
                for turn in range(TURNS)
            ]
    return Paces(executions, *(_median(found) for found in zip(*turns, strict=True)))


def _median(found: Sequence[Pace]) -> Pace:
    return Pace(statistics.median(one.rate for one in found), statistics.median(one.processor for one in found))


@contextmanager
def _measuring(records: int, paces: list[Pace]) -> Generator[None]:
    """Measure what is done meanwhile, for so many records."""
    started, used = time.perf_counter(), time.process_time()
    yield
    seconds, processor = time.perf_counter() - started, time.process_time() - used
    paces.append(Pace(records / seconds, 1e6 * processor / records))


def durable_appends(path: Path, together: int, times: int) -> float:
    """Return the rate of the disk: records per second that are appended to a file and made durable, in batches."""
    return _appended(path, groups(together, times)).rate


def _appended(path: Path, found: Sequence[Sequence[Row]]) -> Pace:
    batches = [b"".join(map(content, rows)) for rows in found]
    paces: list[Pace] = []
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    try:
        with _measuring(sum(map(len, found)), paces):
            for batch in batches:
                os.write(file, batch)
                os.fdatasync(file)
    finally:
        os.close(file)
    return paces[0]


def content(row: Row) -> bytes:
    """All that a row holds."""
    return b"".join(value if isinstance(value, bytes) else str(value).encode() for value in row)


def groups(together: int, times: int) -> list[Sequence[Row]]:
    """The rows of so many executions of the kernel, in groups with one of each."""
    entries: list[Entry] = []
    runtime = leverframe.load("kernel").runtime(journal=entries, execution_id="thread-1")
    runtime.fire("CONFIG_LOADED")
    step = _walker(runtime)
    for _ in range(times):
        step()
    ledger, found = Ledger(), list[Sequence[Row]]()
    for entry in entries[:times]:
        alike = [encode(entry._replace(execution_id=f"thread-{number}")) for number in range(together)]
        placed, _ = ledger.place([alike])
        ledger.adopt(placed)
        found.append(placed.rows)
    return found


def durable_rows(path: Path, found: Sequence[Sequence[Row]]) -> Pace:
    """The same in transactions of SQLite."""
    paces: list[Pace] = []
    database = sqlite3.connect(path, isolation_level=None)
    try:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute(str(CreateTable(RECORDS).compile(dialect=sqlite.dialect())))
        with _measuring(sum(map(len, found)), paces):
            _insert(database, found)
    finally:
        database.close()
    return paces[0]


def _insert(database: sqlite3.Connection, found: Sequence[Sequence[Row]]) -> None:
    statement = f"INSERT INTO {RECORDS.name} VALUES ({', '.join('?' * len(RECORDS.columns))})"  # noqa: S608 -- our own table
    for rows in found:
        database.execute("BEGIN IMMEDIATE")
        database.executemany(statement, rows)
        database.execute("COMMIT")


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


def _walk(walkers: Sequence[Callable[[], None]], times: int) -> Pace:
    ready, paces = threading.Barrier(len(walkers) + 1), list[Pace]()

    def steps(step: Callable[[], None]) -> None:
        ready.wait()
        for _ in range(times):
            step()

    threads = [threading.Thread(target=steps, args=(step,)) for step in walkers]
    for thread in threads:
        thread.start()
    while ready.n_waiting < len(walkers):
        time.sleep(0.01)
    with _measuring(len(walkers) * times, paces):
        ready.wait()
        for thread in threads:
            thread.join()
    return paces[0]


async def _walk_on_loop(runtimes: Sequence[leverframe.Runtime], times: int) -> Pace:
    begin, paces = asyncio.Event(), list[Pace]()

    async def steps(runtime: leverframe.Runtime) -> None:
        front = leverframe.AsyncRuntime(runtime)
        await begin.wait()
        for _ in range(times // len(ROUND)):
            await front.observe(ROUND[0])
            for event in ROUND[1:]:
                await front.fire(event)

    tasks = [asyncio.create_task(steps(runtime)) for runtime in runtimes]
    await asyncio.sleep(0.01)
    with _measuring(len(runtimes) * (times // len(ROUND)) * len(ROUND), paces):
        begin.set()
        await asyncio.gather(*tasks)
    return paces[0]


if __name__ == "__main__":
    sys.exit(main())
