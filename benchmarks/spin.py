"""SPIN on a Promela model, for comparison: the number of stored states, and the cost.

SPIN runs with its fastest exhaustive options: ``-O2``; ``-DSAFETY``, because exploration does not look for acceptance
cycles either; a hash table with space for all states; a sufficient depth. ``-DNOREDUCE`` and ``-o2`` disable two
features that would make SPIN store fewer states: partial order reduction, and resetting variables that are not read
again.
"""

import re
import shutil
import tempfile
from pathlib import Path

from benchmarks.machines import Size
from benchmarks.measure import CommandError, Sample, run

PROGRAMS = ("spin", "gcc")
TRANSLATE = ("spin", "-o2", "-a", "model.pml")
COMPILE = ("gcc", "-O2", "-DNOREDUCE", "-DSAFETY", "-o", "pan", "pan.c")
DEPTH = 200_000
"""The maximal depth of a path: twice what the deepest model here needs, because SPIN allocates memory for it."""


def missing() -> tuple[str, ...]:
    """Return the required programs that are missing."""
    return tuple(program for program in PROGRAMS if shutil.which(program) is None)


def explore(model: str, expected: Size) -> Sample:
    """Explore a Promela model with a hash table for the expected states. Raises CommandError if SPIN fails."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "model.pml").write_text(model, encoding="utf-8")
        ready = run(TRANSLATE, folder).processor + run(COMPILE, folder).processor
        # -E: a state without successors is the end of a run, and SPIN must not report it.
        cost = run((folder / "pan", "-E", f"-m{DEPTH}", f"-w{expected.states.bit_length()}"), folder)
    if "max search depth too small" in cost.output or "Search not completed" in cost.output:
        raise CommandError(f"SPIN gave up: {cost.output.strip().splitlines()[0]}")
    # SPIN counts the initial state as a transition.
    size = Size(_count(cost.output, "states, stored"), _count(cost.output, "transitions") - 1)
    return Sample(size, ready, cost.processor, cost.peak)


def _count(output: str, what: str) -> int:
    found = re.search(rf"([\d.e+]+) {what}", output)
    if found is None:
        raise CommandError(f"SPIN did not say how many {what}")
    return int(float(found[1]))
