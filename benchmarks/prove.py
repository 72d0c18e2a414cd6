"""The time of proofs and of their recheck. Part of ``make bench``.

The command line proves and rechecks all bundled systems together, and proves each system alone. The theorems about any
number of kernels are proved separately. For comparison with the recheck, z3 answers the scripts among the certificates,
each in its own process. Everything is measured several times, each time in a separate process, and medians are shown.
The benchmark asserts that everything is proved and confirmed.
"""

import argparse
import dataclasses
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.check import surroundings
from benchmarks.measure import CommandError, Cost, run

NOTE = """\
Seconds on the clock, as somebody waits for them, and of the processors, which says more where a machine is busy."""
SYSTEMS = ("femtoclaw-protocol", "femtoclaw-runtime", "kernel", "reug", "turn")


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the table. `missing` says why it has no figures; `ratio` is its clock time over that of the recheck."""

    name: str
    clock: float | None = None
    processor: float | None = None
    peak: int | None = None
    ratio: float | None = None
    aim: str = ""
    missing: str = ""


def main(arguments: Sequence[str]) -> None:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(prog="benchmarks.prove", description="Measure how long proofs take.")
    parser.add_argument("--runs", type=int, default=3, help="how often everything is measured (%(default)s)")
    parser.add_argument("--systems", nargs="*", default=SYSTEMS, metavar="SYSTEM", help="instead of all")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    options = parser.parse_args(arguments)
    here = surroundings(("z3-solver", "cvc5"), ())
    print(*here, NOTE, "", f"{'':<44}{'clock':>9}{'processor':>11}{'peak':>9}{'ratio':>8}   aim", sep="\n", flush=True)
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        for row in measured(Path(folder), options.systems, options.runs):
            rows.append(row)
            print(render(row), flush=True)
    if options.json:
        figures = {"surroundings": here, "rows": [dataclasses.asdict(row) for row in rows]}
        options.json.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def measured(folder: Path, systems: Sequence[str], runs: int) -> Iterator[Row]:
    """Yield the rows. `folder` must be empty."""
    leverframe = Path(sys.executable).with_name("leverframe")
    proofs = folder / "all"
    yield _row("prove: all of them", [run((leverframe, "prove", *systems, "-o", proofs)) for _ in range(runs)], "20 s")
    for system in systems:
        alone = (leverframe, "prove", system, "-o", folder / system)
        yield _row(f"prove: {system}", [run(alone) for _ in range(runs)])
    yield _row(
        "prove: any number of kernels",
        [run((sys.executable, "-m", "benchmarks.worker", "any-number", "kernel")) for _ in range(runs)],
        "2 s",
    )
    rechecked = [run((leverframe, "recheck", proofs)) for _ in range(runs)]
    yield dataclasses.replace(_row("recheck: all of them", rechecked, "30 s"), ratio=1.0)
    yield _by_z3(sorted((proofs / "certificates").glob("*.smt2")), _clock(rechecked))


def _by_z3(scripts: Sequence[Path], recheck: float) -> Row:
    """Measure the scripts among the certificates, with the z3 of the Python package."""
    z3 = Path(sys.executable).with_name("z3")
    name = f"z3: {len(scripts)} scripts, one by one"
    try:
        costs = [run((z3, script)) for script in scripts]
    except CommandError as error:
        return Row(name, missing=str(error))
    wrong = [script.name for script, cost in zip(scripts, costs, strict=True) if set(cost.output.split()) != {"unsat"}]
    assert not wrong, f"not every answer is unsat: {', '.join(wrong)}"
    whole = Cost("", sum(c.wall for c in costs), sum(c.processor for c in costs), max(c.peak for c in costs))
    return dataclasses.replace(_row(name, [whole]), ratio=whole.wall / recheck)


def _clock(costs: Sequence[Cost]) -> float:
    return statistics.median(cost.wall for cost in costs)


def _row(name: str, costs: Sequence[Cost], aim: str = "") -> Row:
    processor = statistics.median(cost.processor for cost in costs)
    return Row(name, _clock(costs), processor, int(statistics.median(cost.peak for cost in costs)), None, aim)


def render(row: Row) -> str:
    """Return a row of the table as text."""
    if row.missing or row.clock is None or row.processor is None or row.peak is None:
        return f"{row.name:<44}{row.missing}"
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
    figures = f"{row.clock:>9.2f}{row.processor:>11.2f}{row.peak / 1e6:>6.0f} MB{ratio:>8}   {row.aim}"
    return f"{row.name:<44}{figures}".rstrip()


if __name__ == "__main__":
    main(sys.argv[1:])
