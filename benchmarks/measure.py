"""Commands and their costs, each measured in a separate process."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.machines import Size

ROOT = Path(__file__).resolve().parent.parent


class CommandError(Exception):
    """A measured command failed."""


@dataclass(frozen=True, slots=True)
class Cost:
    """The output of a command, and its cost: clock and processor seconds, and peak memory in bytes.

    Until a new process has become the command, Linux counts the memory of its parent as its own, so the measuring
    process must be small.
    """

    output: str
    wall: float
    processor: float
    peak: int


@dataclass(frozen=True, slots=True)
class Sample:
    """The result of a tool, and its cost in processor seconds, because clock time says little on a busy computer.

    `ready` is the time until the work began (imports, loading, compiling), `seconds` the time of the work, `peak` the
    peak memory in bytes. `properties` are the clock seconds of single properties, if any.
    """

    size: Size
    ready: float
    seconds: float
    peak: int
    properties: Mapping[str, float] = field(default_factory=dict[str, float])

    @property
    def rate(self) -> float:
        """States per second."""
        return self.size.states / self.seconds


def run(command: Sequence[str | Path], folder: Path = ROOT) -> Cost:
    """Run a command to its end. Raises CommandError if it fails or cannot be run."""
    # Python must cache bytecode, as it does by default.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    pipe = subprocess.PIPE
    started = time.perf_counter()
    try:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=pipe, stderr=subprocess.STDOUT, text=True
        )
    except OSError as error:
        raise CommandError(f"{command[0]}: {error.strerror}") from error
    with process:
        output = process.stdout.read() if process.stdout else ""
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - started
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        last = (output.strip().splitlines() or ["it said nothing"])[-1]
        raise CommandError(f"{Path(command[0]).name} ended with exit code {process.returncode}: {last}")
    unit = 1 if sys.platform == "darwin" else 1024
    return Cost(output, wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit)


def median(samples: Sequence[Sample]) -> Sample:
    """Return the median of the samples, figure by figure. All samples must have the same result."""
    (size,) = {sample.size for sample in samples}
    return Sample(
        size,
        statistics.median(sample.ready for sample in samples),
        statistics.median(sample.seconds for sample in samples),
        int(statistics.median(sample.peak for sample in samples)),
        {name: statistics.median(sample.properties[name] for sample in samples) for name in samples[0].properties},
    )
