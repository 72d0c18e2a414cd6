"""Auditing a log of JSON Lines, beside reading and parsing alone: ``python -m benchmarks.audit [EVENTS]``.

A log of the kernel, of which some rows are wrong: executions of 20 rows, of which many are open at the same time. The
same log is read by Python's `json`, by orjson, by DuckDB (if it is installed) and by Leverframe, each in a process of
its own. Processor seconds count, and the ratio to orjson says something on any computer. Leverframe must find as many
violations with the kernel of the extra `fast` as without it, and in Parquet, and each planted fault.

Limits: DuckDB only counts the rows of each execution and compares no states. Without `fast`, only the first part of
the log is judged, since it takes long.
"""

import json
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import leverframe
from benchmarks.measure import CommandError, Cost, run
from leverframe.language.declaration import Maker
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState

EVENTS, ROWS, LIVE, RUNS = 1_000_000, 20, 50_000, 500
"""The rows of the log and of an execution, how many executions are open at once, and how many runs there are."""
ONE_IN = 10_000
"""One row in so many is wrong."""
PLAIN = 200_000
"""The rows that are judged without the kernel."""
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
    declaration = leverframe.load("kernel").declaration
    machine, chance, makers = Interpreter(declaration), random.Random(seed), declaration.makers
    while True:
        state, steps = machine.initial, list[tuple[str, str, str]]()
        while len(steps) < ROWS:
            enabled = [event for event in machine.enabled(state) if makers[event] is not Maker.FAULT]
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


def write(path: Path, events: int) -> int:
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
            fault = chance.randrange(ONE_IN) == 0
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


def as_parquet(path: Path, target: Path) -> None:
    """Write the same rows as Parquet."""
    import pyarrow as pa  # noqa: PLC0415 -- only this part needs it
    import pyarrow.parquet as pq  # noqa: PLC0415 -- as above

    with path.open("rb") as stream:
        pq.write_table(pa.Table.from_pylist([json.loads(line) for line in stream]), target)


def row(name: str, events: int, cost: Cost, parser: float) -> str:
    """A row of the table."""
    rate = events / cost.processor
    return f"  {name:<34} {rate:>12,.0f} {rate / parser:>9.2f} {cost.peak / 1e6:>8,.0f} MB"


def main() -> None:
    """Measure, and print the table."""
    events = int(sys.argv[1]) if sys.argv[1:] else EVENTS
    with tempfile.TemporaryDirectory() as folder:
        log, part, table = (Path(folder, name) for name in ("log.jsonl", "part.jsonl", "part.parquet"))
        wrong, python = write(log, events), sys.executable
        with log.open("rb") as stream:
            part.write_bytes(b"".join(line for line, _ in zip(stream, range(PLAIN), strict=False)))
        as_parquet(part, table)
        costs = {
            name: run(
                [python, "-c", f"import sys\ncount = 0\nstream = open(sys.argv[1], 'rb')\n{code}\nprint(count)", log]
            )
            for name, code in READING.items()
        }
        parser = events / costs["orjson"].processor
        print(f"{events:,} events of the kernel, {log.stat().st_size / 1e6:,.0f} MB, {wrong} of them wrong")
        print(f"  {'':<34} {'events per':>12} {'orjson':>9} {'peak':>8}\n  {'':<34} {'CPU second':>12} {'= 1':>9}")
        for name, cost in costs.items():
            print(row(name, events, cost, parser))
        try:
            print(row("DuckDB: rows of each execution", events, run([python, "-c", DUCKDB, log]), parser))
        except CommandError:
            print("  DuckDB is not installed")
        compiled = run([python, "-c", OURS, log, "0"])
        if compiled.output.split() != [str(events), str(wrong)]:
            raise AssertionError((compiled.output, events, wrong))
        print(row("Leverframe, with the extra fast", events, compiled, parser))
        few = min(PLAIN, events)
        outputs = [
            run([python, "-c", OURS, each, size]) for each, size in ((part, str(1 << 60)), (part, "0"), (table, "0"))
        ]
        if len({each.output for each in outputs}) != 1:
            raise AssertionError([each.output for each in outputs])
        print(row(f"Leverframe, {few:,} of them, plain", few, outputs[0], parser))
        print(row(f"Leverframe, {few:,} of them, Parquet", few, outputs[2], parser))


if __name__ == "__main__":
    main()
