"""Whole commands: ``python -m benchmarks.commands [TURNS]``.

Each is measured several times, in turns, in a process of its own: the shortest clock time, and its processor time with
that of its workers. The commands must end well, or as the table says. Timings are noisy: compare the rows of one run.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence

from benchmarks.measure import Cost, run

COMMANDS: Mapping[str, tuple[str, ...]] = {
    "start: --help": ("--help",),
    "check kernel": ("check", "kernel"),
    "check: everything bundled": ("check",),
    "check kernel --mutants": ("check", "kernel", "--mutants"),
    "build --check: everything derived": ("build", "--check"),
}
"""The arguments of each command."""


def costs(turns: int, commands: Mapping[str, tuple[str, ...]] = COMMANDS) -> Iterator[tuple[str, Cost]]:
    """Return the cheapest run of each command. Raises CommandError if one fails."""
    found: dict[str, list[Cost]] = {name: [] for name in commands}
    for _ in range(turns):
        for name, arguments in commands.items():
            found[name].append(run([sys.executable, "-m", "leverframe", *arguments]))
    for name, measured in found.items():
        yield name, min(measured, key=lambda cost: cost.wall)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.commands", description=__doc__)
    parser.add_argument("turns", nargs="?", type=int, default=3)
    print(f"{'':<36}{'clock':>9}{'processor':>11}{'peak':>9}")
    for name, cost in costs(parser.parse_args(arguments).turns):
        print(f"{name:<36}{cost.wall:>7.2f} s{cost.processor:>9.2f} s{cost.peak >> 20:>6} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
