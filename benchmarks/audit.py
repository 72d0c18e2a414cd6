"""Auditing logs, beside reading and parsing alone: ``python -m benchmarks.audit [EVENTS]``.

A log of the kernel, of which some rows are wrong: executions of 20 rows, of which many are open at the same time; and
one without a wrong row. They are read by Python's `json`, by orjson, by DuckDB (if it is installed), by pyarrow and by
Leverframe, in JSON Lines and in Parquet, each in a process of its own. Processor seconds count, those of its children
included, and the ratio to orjson says something on any computer. Leverframe must find each planted fault and nothing
else, with compiled code (extra `fast`) and without it, in both formats.

Limits: DuckDB only counts the rows of each execution and compares no states. Without compiled code, only the first part
of the log is judged, since it takes long; of a table, a smaller one.
"""

import itertools
import json
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.measure import CommandError, Cost, run

EVENTS, ROWS, LIVE, RUNS = 1_000_000, 20, 50_000, 500
"""The rows of the log and of an execution, how many executions are open at once, and how many runs there are."""
ENDS = frozenset({"HALT_COMMANDED", "CONFIG_FAILED", "SINK_LOST", "AUDIT_FAILED", "DECIDED_HALT"})
"""Without these, a run goes on."""
ONE_IN = 10_000
"""One row in so many is wrong."""
PLAIN, TABLE = 1_000_000, 100_000
"""The rows that are judged without compiled code, of lines and of a table."""
Steps = tuple[tuple[str, str, str], ...]

READING = {
    "reading": "for line in stream: count += 1",
    "json": "import json\nfor line in stream: count += len(json.loads(line)) > 0",
    "orjson": "import orjson\nfor line in stream: count += len(orjson.loads(line)) > 0",
}
DUCKDB = """
import sys, duckdb
rows = duckdb.sql(f"SELECT execution_id, count(*) FROM read_json('{sys.argv[1]}') GROUP BY execution_id").fetchall()
print(sum(number for _, number in rows))
"""
PYARROW = """
import sys, pyarrow.parquet as pq
print(sum(batch.num_rows for batch in pq.ParquetFile(sys.argv[1]).iter_batches(use_threads=False)))
"""
AS_PARQUET = """
import sys, json, pyarrow as pa, pyarrow.parquet as pq
names, of_texts = ("execution_id", "step", "previous_state", "event", "new_state"), pa.string()
schema = pa.schema([(name, pa.int64() if name == "step" else of_texts) for name in names])
with open(sys.argv[1], "rb") as stream, pq.ParquetWriter(sys.argv[2], schema) as writer:
    while rows := [json.loads(line) for line in stream.readlines(1 << 25)]:
        writer.write_table(pa.Table.from_pylist(rows, schema))
"""
OURS = """
import sys, leverframe
from leverframe.audit import verify
from leverframe.audit.inputs import files
files.LARGE = int(sys.argv[2])
found = verify(sys.argv[1], leverframe.load("kernel"))
print(found.rows, found.found.violations)
"""


def runs(seed: int = 1) -> Iterator[Steps]:
    """Random runs of the kernel without faults, each of `ROWS` edges."""
    import leverframe  # noqa: PLC0415 -- not in the process that measures
    from leverframe.language.declaration import Maker  # noqa: PLC0415 -- as above
    from leverframe.model.machine import Interpreter  # noqa: PLC0415 -- as above
    from leverframe.model.system import SystemState  # noqa: PLC0415 -- as above

    declaration = leverframe.load("kernel").declaration
    machine, chance, makers = Interpreter(declaration), random.Random(seed), declaration.makers
    while True:
        state, steps = machine.initial, list[tuple[str, str, str]]()
        while len(steps) < ROWS:
            enabled = [
                event for event in machine.enabled(state) if makers[event] is not Maker.FAULT and event not in ENDS
            ]
            if not enabled:
                break
            event = chance.choice(enabled)
            line, after = chance.choice(list(machine.fire(state, event)))
            if not isinstance(after, SystemState):
                raise TypeError(event)
            if line.target is not None:
                steps.append((state.control, event, after.control))
            state = after
        if len(steps) == ROWS:
            yield tuple(steps)


def write(path: Path, events: int, one_in: int | None = ONE_IN) -> int:
    """Write a log, and return the number of executions with a wrong row, which is their last one."""
    chance, found = random.Random(2), runs()
    known = [next(found) for _ in range(RUNS)]
    live, begun, wrong = list[tuple[str, Steps, int]](), 0, 0
    with path.open("w") as stream:
        for _ in range(events):
            while len(live) < min(LIVE, max(events // (2 * ROWS), 1)):
                live.append((f"{begun:08x}-0000-4000-8000-{begun:012x}", chance.choice(known), 0))
                begun += 1
            place = chance.randrange(len(live))
            name, steps, number = live[place]
            before, event, after = steps[number]
            fault = one_in is not None and chance.randrange(one_in) == 0
            wrong += fault
            row = {
                "execution_id": name,
                "step": number,
                "previous_state": before,
                "event": event,
                "new_state": "BOOTING" if fault else after,  # nothing leads there
            }
            stream.write(json.dumps(row, separators=(",", ":")) + "\n")
            live[place] = name, steps, number + 1
            if fault or number + 1 == len(steps):
                live[place] = live[-1]
                live.pop()
    return wrong


def row(name: str, events: int, cost: Cost, parser: float) -> str:
    """A row of the table."""
    rate = events / cost.processor
    return f"  {name:<40} {rate:>12,.0f} {rate / parser:>9.2f} {cost.peak / 1e6:>8,.0f} MB"


def prepare(folder: Path, events: int) -> None:
    """Write the logs, and print the number of planted faults. In a process of its own: the one that measures is small.

    The parts are the beginnings of the log.
    """
    print(write(folder / "log.jsonl", events))
    write(folder / "clean.jsonl", events, None)
    for name, rows in (("part.jsonl", PLAIN), ("few.jsonl", TABLE)):
        with (folder / "log.jsonl").open("rb") as stream:
            (folder / name).write_bytes(b"".join(itertools.islice(stream, rows)))


def ours(log: Path, size: int, expected: str | None = None) -> Cost:
    """The cost of judging a log, with compiled code for logs from a size on. Raises AssertionError if it is wrong."""
    cost = run([sys.executable, "-c", OURS, log, str(size)])
    if expected is not None and cost.output.strip() != expected:
        raise AssertionError((log.name, cost.output, expected))
    return cost


def main() -> None:
    """Measure, and print the table."""
    events = int(sys.argv[1]) if sys.argv[1:] else EVENTS
    if sys.argv[2:]:
        prepare(Path(sys.argv[2]), events)
        return
    with tempfile.TemporaryDirectory() as named:
        folder, python = Path(named), sys.executable
        wrong = int(run([python, "-m", "benchmarks.audit", str(events), folder]).output)
        log = folder / "log.jsonl"
        for name in ("log", "clean", "few"):
            run([python, "-c", AS_PARQUET, folder / f"{name}.jsonl", folder / f"{name}.parquet"])
        costs = {
            name: run(
                [python, "-c", f"import sys\ncount = 0\nstream = open(sys.argv[1], 'rb')\n{code}\nprint(count)", log]
            )
            for name, code in READING.items()
        }
        parser = events / costs["orjson"].processor
        print(f"{events:,} events of the kernel, {log.stat().st_size / 1e6:,.0f} MB, {wrong} of them wrong")
        print(f"  {'':<40} {'events per':>12} {'orjson':>9} {'peak':>8}\n  {'':<40} {'CPU second':>12} {'= 1':>9}")
        for name, cost in costs.items():
            print(row(name, events, cost, parser))
        try:
            print(row("DuckDB: rows of each execution", events, run([python, "-c", DUCKDB, log]), parser))
        except CommandError:
            print("  DuckDB is not installed")
        read = run([python, "-c", PYARROW, folder / "log.parquet"])
        print(row("pyarrow: reading Parquet", events, read, parser))
        for ending, form in (("jsonl", "JSON Lines"), ("parquet", "Parquet")):
            print(row(f"{form}", events, ours(folder / f"log.{ending}", 0, f"{events} {wrong}"), parser))
            print(row(f"{form}, none wrong", events, ours(folder / f"clean.{ending}", 0, f"{events} 0"), parser))
        for name, form, most in (("part.jsonl", "JSON Lines", PLAIN), ("few.parquet", "Parquet", TABLE)):
            plain = ours(folder / name, 1 << 60)
            ours(folder / name, 0, plain.output.strip())
            rows = min(most, events)
            print(row(f"{form}, not compiled, {rows:,} of them", rows, plain, parser))


if __name__ == "__main__":
    main()
