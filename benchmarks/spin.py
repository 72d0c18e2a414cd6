"""SPIN on a Promela model, for comparison: how many states it stores, and what that costs.

SPIN at its fastest, as long as it leaves nothing out: ``-O2``; ``-DSAFETY``, since an exploration looks for no acceptance
cycles either; a hash table with room for all states; depth enough. ``-DNOREDUCE`` and ``-o2`` switch off what would have it
store fewer states: partial order reduction, and clearing variables that are not going to be read again.
"""

import re
import shutil
import tempfile
import time
from pathlib import Path

from benchmarks.machines import Size
from benchmarks.measure import CommandError, Sample, run

PROGRAMS = ("spin", "gcc")
TRANSLATE = ("spin", "-o2", "-a", "model.pml")
COMPILE = ("gcc", "-O2", "-DNOREDUCE", "-DSAFETY", "-o", "pan", "pan.c")
DEPTH = 1_000_000


def missing() -> tuple[str, ...]:
    """The programs that are needed and absent."""
    return tuple(program for program in PROGRAMS if shutil.which(program) is None)


def explore(model: str, states: int) -> Sample:
    """Explore a Promela model of about `states` states. Raises CommandError where SPIN fails or gives up."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "model.pml").write_text(model, encoding="utf-8")
        started = time.perf_counter()
        run(TRANSLATE, folder)
        run(COMPILE, folder)
        ready = time.perf_counter() - started
        # -E: where nothing can go on, the run has ended, and SPIN is to say nothing about that.
        cost = run((folder / "pan", "-E", f"-m{DEPTH}", f"-w{states.bit_length()}"), folder)
    if "Search not completed" in cost.output:
        raise CommandError(f"SPIN gave up: {cost.output.strip().splitlines()[0]}")
    stored = int(_number(cost.output, r"([\d.e+]+) states, stored"))
    # SPIN counts the initial state as a transition.
    transitions = int(_number(cost.output, r"([\d.e+]+) transitions")) - 1
    return Sample(Size(stored, transitions), ready, _number(cost.output, r"elapsed time ([\d.e+]+) seconds"), cost.peak)


def _number(output: str, pattern: str) -> float:
    found = re.search(pattern, output)
    if found is None:
        raise CommandError(f"SPIN's answer has no {pattern}")
    return float(found[1])
