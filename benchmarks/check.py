"""The speed and memory of checking: ``make bench``.

The subjects are kernels that share a lock and dialogue turns with budgets, compared with SPIN on the same state spaces
in the same run, and the start of the command line. Everything is measured several times, each time in a separate
process, and medians are shown. The benchmark asserts that every exploration finds exactly the expected states.
"""

import argparse
import dataclasses
import json
import os
import platform
import statistics
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from benchmarks import machines, spin
from benchmarks.machines import Size
from benchmarks.measure import CommandError, Sample, median, run

NOTE = """\
Seconds are processor time, except for single properties and start-up, which are clock time. 'ready' is the time until
the work began (imports, loading, compiling). Timings are noisy: compare only the rows of one run."""
PACKAGES = ("numpy", "numba")
PROGRAMS = (("spin", "-V"), ("gcc", "--version"))
LEVERFRAME = (
    ("Leverframe: states", "explore"),
    ("Leverframe: states, compiled", "compiled"),
    ("Leverframe: everything declared", "check"),
)
"""The measured tasks; the first one does without Numba."""
STARTS = 11
"""Repetitions of a command that takes a fraction of a second."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A machine to measure. `models` maps its forms in Promela to the worker's tasks that print them."""

    title: str
    arguments: tuple[str, ...]
    size: Size
    aims: Mapping[str, str]
    models: Mapping[str, str]


KERNELS = Subject(
    "kernels × 8",
    ("kernels", "8"),
    machines.kernels_size(8),
    {"Leverframe: states": "16 × SPIN", "Leverframe: states, compiled": "30 × SPIN"},
    {"one process": "promela", "a process for each kernel": "processes"},
)
TURNS = Subject(
    "turns",
    ("turns",),
    machines.TURNS_SIZE,
    {
        "Leverframe: states": "SPIN",
        "Leverframe: states, compiled": "3 × SPIN",
        "Leverframe: everything declared": "300 MB",
        "20 CTL properties": "2 s",
    },
    {"one process": "promela"},
)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table. `missing` says why it has no figures; `ratio` is its rate over that of the fastest SPIN."""

    name: str
    seconds: float | None = None
    rate: float | None = None
    ready: float | None = None
    peak: int | None = None
    ratio: float | None = None
    aim: str = ""
    missing: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows that belong together, with a title."""

    title: str
    rows: tuple[Row, ...]


def main(arguments: Sequence[str]) -> None:
    """Measure everything and print the tables."""
    parser = argparse.ArgumentParser(prog="benchmarks.check", description="Measure the speed and memory of checking.")
    parser.add_argument("--runs", type=int, default=3, help="how often everything is measured (%(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    options = parser.parse_args(arguments)
    here = surroundings()
    print(*here, NOTE, sep="\n", flush=True)
    tables: list[Table] = []
    for table in (compare(KERNELS, options.runs), compare(TURNS, options.runs), start_up()):
        tables.append(table)
        print("", *render(table), sep="\n", flush=True)
    if options.json:
        figures = {"surroundings": here, "tables": [dataclasses.asdict(table) for table in tables]}
        options.json.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def surroundings(packages: Sequence[str] = PACKAGES, programs: Sequence[tuple[str, str]] = PROGRAMS) -> list[str]:
    """Return the computer and the versions of packages and programs; each program has an option for its version."""
    cpu_info = Path("/proc/cpuinfo")
    lines = cpu_info.read_text(encoding="utf-8").splitlines() if cpu_info.exists() else []
    model = next((line.split(": ")[1] for line in lines if line.startswith("model name")), platform.processor())
    versions = [
        f"Python {platform.python_version()}",
        *(f"{name} {metadata.version(name)}" for name in packages),
    ]
    for program, option in programs:
        try:
            versions.append(run((program, option)).output.splitlines()[0])
        except CommandError as error:
            versions.append(f"no {program} ({error})")
    return [f"{os.cpu_count()} processors, {model}, {platform.system()} {platform.machine()}", ", ".join(versions)]


def compare(subject: Subject, runs: int) -> Table:
    """Return the table of Leverframe and SPIN on one machine."""
    found = dict(_samples(subject, runs))
    rates = [sample.rate for name, sample in found.items() if isinstance(sample, Sample) and name.startswith("SPIN")]
    rows: list[Row] = []
    for name, sample in found.items():
        if isinstance(sample, str):
            rows.append(Row(name, missing=sample))
            continue
        ratio = sample.rate / max(rates) if rates else None
        rows.append(
            Row(name, sample.seconds, sample.rate, sample.ready, sample.peak, ratio, subject.aims.get(name, ""))
        )
        rows += _properties(subject, sample.properties)
    size = subject.size
    return Table(f"{subject.title}: {size.states:,} states, {size.transitions:,} transitions", tuple(rows))


def _properties(subject: Subject, properties: Mapping[str, float]) -> Iterator[Row]:
    if properties:
        name = f"{len(properties)} CTL properties"
        yield Row(f"  of which {name}", sum(properties.values()), aim=subject.aims.get(name, ""))
        yield from (Row(f"    {name}", seconds) for name, seconds in properties.items())


def _samples(subject: Subject, runs: int) -> Iterator[tuple[str, Sample | str]]:
    for name, task in LEVERFRAME:
        yield name, median([_leverframe(subject, task) for _ in range(runs)])
    missing = spin.missing()
    for form, task in subject.models.items():
        name = f"SPIN: {form}"
        if missing:
            yield name, f"needs {' and '.join(missing)}, not found on PATH"
        else:
            model = run(_worker(subject, task)).output
            yield name, median([_right(subject, spin.explore(model, subject.size)) for _ in range(runs)])


def _worker(subject: Subject, task: str) -> Sequence[str]:
    return (sys.executable, "-m", "benchmarks.worker", task, *subject.arguments)


def _leverframe(subject: Subject, task: str) -> Sample:
    cost = run(_worker(subject, task))
    answer = json.loads(cost.output)
    size = Size(answer["states"], answer["transitions"])
    return _right(subject, Sample(size, answer["ready"], answer["seconds"], cost.peak, answer["properties"]))


def _right(subject: Subject, sample: Sample) -> Sample:
    assert sample.size == subject.size, f"{subject.title} has {subject.size}, and {sample.size} was found"
    return sample


def start_up() -> Table:
    """Return the table of start-up times: of the command line, and of Python alone."""
    leverframe = Path(sys.executable).with_name("leverframe")
    rows = (
        _start("python -c pass", (sys.executable, "-c", "pass")),
        _start("python -c 'import click'", (sys.executable, "-c", "import click")),
        _start("leverframe --help", (leverframe, "--help"), aim="150 ms"),
    )
    return Table("start-up", rows)


def _start(name: str, command: Sequence[str | Path], aim: str = "") -> Row:
    try:
        costs = [run(command) for _ in range(STARTS)]
    except CommandError as error:
        return Row(name, missing=str(error), aim=aim)
    return Row(name, statistics.median(cost.wall for cost in costs), aim=aim)


def render(table: Table) -> Iterator[str]:
    """Yield the lines of a table."""
    yield table.title
    yield f"{'':<44}{'seconds':>9}{'ready':>8}{'peak':>9}{'states/s':>12}{'SPIN = 1':>10}   aim"
    for row in table.rows:
        if row.missing:
            yield f"{row.name:<44}{row.missing}"
            continue
        figures = (
            f"{_figure(row.seconds, '.3f'):>9}{_figure(row.ready, '.2f'):>8}"
            f"{_figure(row.peak and row.peak / 1e6, '.0f', ' MB'):>9}{_figure(row.rate, ',.0f'):>12}"
            f"{_figure(row.ratio, '.2f'):>10}   {row.aim}"
        )
        yield f"{row.name:<44}{figures}".rstrip()


def _figure(value: float | None, form: str, unit: str = "") -> str:
    return "" if value is None else f"{value:{form}}{unit}"


if __name__ == "__main__":
    main(sys.argv[1:])
