"""How fast is checking, and how much memory does it take? ``make bench``, or ``python -m benchmarks.check --json FILE``.

Three tables: kernels that share a lock, dialogue turns with budgets (both beside SPIN on the same state space, in the same
run), and how long the command line takes to start. Everything is measured several times, each time in a process of its
own, and medians are shown. That every exploration finds exactly what there is to find is asserted.
"""

import argparse
import dataclasses
import functools
import json
import os
import platform
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from benchmarks import machines, spin
from benchmarks.machines import Size
from benchmarks.measure import CommandError, Sample, median, run

KERNELS = 8
STARTS = 11


class Verdict(TypedDict):
    """What became of one claim of a declaration."""

    name: str
    kind: str
    verdict: str
    as_expected: bool
    seconds: float


class Answer(TypedDict):
    """What `benchmarks.tasks` prints."""

    states: int
    transitions: int
    ready: float
    seconds: float
    results: list[Verdict]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table. `missing` says why there is nothing to show."""

    name: str
    seconds: float | None = None
    states: int | None = None
    transitions: int | None = None
    ready: float | None = None
    peak: int | None = None
    aim: str = ""
    missing: str = ""

    @property
    def rate(self) -> float | None:
        """States per second."""
        return self.states / self.seconds if self.states and self.seconds else None


@dataclass(frozen=True, slots=True)
class Table:
    """Rows that belong together, and what they are about."""

    title: str
    rows: tuple[Row, ...]


def main(arguments: Sequence[str]) -> None:
    """Measure everything and print the tables."""
    parser = argparse.ArgumentParser(prog="benchmarks.check", description="Measure the speed and memory of checking.")
    parser.add_argument("--runs", type=int, default=3, help="how often everything is measured (%(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    options = parser.parse_args(arguments)
    print(f"{_this_machine()}\nMachines are noisy: what counts is how the rows of one run compare.")
    tables: list[Table] = []
    for measured in (_kernels(options.runs), _turns(options.runs), _start_up()):
        tables.append(measured)
        print(f"\n{_render(measured)}", flush=True)
    if options.json:
        options.json.write_text(json.dumps([dataclasses.asdict(table) for table in tables], indent=2), encoding="utf-8")


def _kernels(runs: int) -> Table:
    size, count = machines.kernels_size(KERNELS), str(KERNELS)
    explored = _interlock(runs, size, "explore", "kernels", count)
    checked = _interlock(runs, size, "check", "kernels", count)
    rows = (
        _row("Interlock, exploration", explored.sample, aim="1.4 M states/s"),
        _row("Interlock, everything declared", checked.sample),
        _spin(runs, size, "SPIN, one process", functools.partial(_promela, "kernels", count)),
        _spin(runs, size, "SPIN, a process for each kernel", functools.partial(_promela, "processes", count)),
    )
    return Table(f"kernels × {KERNELS}", rows)


def _turns(runs: int) -> Table:
    size = machines.TURNS_SIZE
    explored = _interlock(runs, size, "explore", "turns")
    checked = _interlock(runs, size, "check", "turns")
    rows = (
        _row("Interlock, exploration", explored.sample, aim="0.5 M states/s"),
        _row("Interlock, everything declared", checked.sample, aim="300 MB"),
        Row(f"  of which {len(checked.properties)} CTL properties", sum(checked.properties.values()), aim="2 s"),
        *(Row(f"    {name}", seconds) for name, seconds in checked.properties.items()),
        _spin(runs, size, "SPIN, one process", functools.partial(_promela, "turns")),
    )
    return Table("turns", rows)


def _start_up() -> Table:
    interlock = Path(sys.executable).with_name("interlock")
    rows = (
        _start("python -c pass", (sys.executable, "-c", "pass")),
        _start("python -c 'import click'", (sys.executable, "-c", "import click")),
        _start("interlock --help", (interlock, "--help"), aim="150 ms"),
    )
    return Table("start-up", rows)
