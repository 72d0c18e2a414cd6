"""Commands and what they cost: each in a process of its own, so that one's memory is not another's."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.machines import Size

ROOT = Path(__file__).resolve().parent.parent


class CommandError(Exception):
    """A command that was to be measured failed."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a command printed, its wall time in seconds, and the most memory that it held at once, in bytes.

    Linux counts the memory of whoever starts a process as that process's own until it has become the command: whoever
    measures must be small.
    """

    output: str
    seconds: float
    peak: int


@dataclass(frozen=True, slots=True)
class Sample:
    """An exploration: what was found, the seconds before it (imports, loading, compiling) and of itself, bytes held."""

    size: Size
    ready: float
    seconds: float
    peak: int


def run(command: Sequence[str | Path], folder: Path = ROOT) -> Cost:
    """Run a command to its end. Raises CommandError where it cannot be run or fails, with the last line that it wrote."""
    started = time.perf_counter()
    try:
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    except OSError as error:
        raise CommandError(f"{command[0]}: {error.strerror}") from error
    with process:
        output = process.stdout.read() if process.stdout else ""
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - started
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        last = (output.strip().splitlines() or ["it said nothing"])[-1]
        raise CommandError(f"{Path(command[0]).name} ended with exit code {process.returncode}: {last}")
    # Kilobytes everywhere but on macOS.
    return Cost(output, seconds, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024))


def median(samples: Sequence[Sample]) -> Sample:
    """The sample in the middle, figure by figure. All of them must have found the same."""
    (size,) = {sample.size for sample in samples}
    return Sample(
        size,
        statistics.median(sample.ready for sample in samples),
        statistics.median(sample.seconds for sample in samples),
        int(statistics.median(sample.peak for sample in samples)),
    )
