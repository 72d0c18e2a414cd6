"""Commands and what they cost: each in a process of its own, so that one's memory is not another's."""

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
    """A command that was to be measured failed."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a command printed, and its price: seconds on the clock and of a processor, and the most bytes held at once.

    Linux counts the memory of whoever starts a process as that process's own until it has become the command: whoever
    measures must be small.
    """

    output: str
    wall: float
    processor: float
    peak: int


@dataclass(frozen=True, slots=True)
class Sample:
    """What a tool found, and its price in seconds of a processor: on a busy machine the clock says little.

    `ready` is the time until it could begin (imports, loading, compiling), `seconds` that of the work itself, `peak`
    the bytes held. `properties` are the seconds by the clock that single properties took, where any were asked for.
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
    """Run a command to its end. Raises CommandError where it fails or cannot be run."""
    # Python is to keep its bytecode, as it does for everyone who has not asked it not to.
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
    """The sample in the middle, figure by figure. All of them must have found the same."""
    (size,) = {sample.size for sample in samples}
    return Sample(
        size,
        statistics.median(sample.ready for sample in samples),
        statistics.median(sample.seconds for sample in samples),
        int(statistics.median(sample.peak for sample in samples)),
        {name: statistics.median(sample.properties[name] for sample in samples) for name in samples[0].properties},
    )
