"""SPIN on a Promela model, for comparison: how many states it stores, and what that costs.

SPIN at its fastest, as long as it leaves nothing out: ``-O2``; ``-DSAFETY``, since an exploration looks for no
acceptance cycles either; a hash table with room for all states; depth enough. ``-DNOREDUCE`` and ``-o2`` switch off
what would have it store fewer states: partial order reduction, and clearing variables that are not read again.
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
"""Steps that a path may have: twice what the deepest model here needs, and no more, since SPIN claims room for it."""


def missing() -> tuple[str, ...]:
    """The programs that are needed and absent."""
    return tuple(program for program in PROGRAMS if shutil.which(program) is None)


def explore(model: str, expected: Size) -> Sample:
    """Explore a Promela model; the hash table is made for what is expected. Raises CommandError where SPIN fails."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "model.pml").write_text(model, encoding="utf-8")
        ready = run(TRANSLATE, folder).processor + run(COMPILE, folder).processor
        # -E: where nothing can go on, the run has ended, and SPIN is to say nothing about that.
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
