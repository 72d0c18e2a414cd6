"""How fast are steps, compared with the raw exchange of the same lines? ``python -m benchmarks.stepping``.

The subject reads each line as JSON and answers it by JSON, as the templates of adapters do. Raw is a loop of blocking
writes and reads with prepared requests, and nothing else. The rounds alternate, so both meet the same load.

Runner and subject wait for each other, so the rate on quiet cores is that of the processor times of both together. With
other programs on the same cores, it is the one that tells something, and the clock is not. Limits: Linux.
"""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from leverframe.conform.subject.process import Process
from leverframe.conform.subject.session import Subject
from leverframe.conform.wire import messages as wire

ADAPTER = """
import json, os, sys
START = {"ok": True, "protocol": 1, "implementation": {"name": "pong", "version": str(os.getpid())},
         "modes": ["events"], "alphabet": ["GO"], "observes": ["state"]}
STEP = {"outcome": "accepted", "state": "ON", "trace": []}
for line in sys.stdin:
    asked = json.loads(line)
    told = START if asked["cmd"] == "start" else {"ok": True} if asked["cmd"] == "stop" else STEP
    print(json.dumps({"id": asked["id"], **told}), flush=True)
"""
STEPS = 5_000
ROUNDS = 11
COMMAND = [sys.executable, "-c", ADAPTER]


def raw(process: "subprocess.Popen[bytes]") -> None:
    """Exchange prepared lines."""
    assert process.stdin is not None
    assert process.stdout is not None
    to, come = process.stdin.fileno(), process.stdout.fileno()
    for number in range(1, STEPS + 1):
        os.write(to, b'{"id":%d,"cmd":"step","event":"GO","data":{}}\n' % number)
        while not os.read(come, 65_536).endswith(b"\n"):
            pass


def stepped(subject: Subject) -> None:
    """Give events one by one."""
    for _ in range(STEPS):
        found = subject.step("GO")
        assert isinstance(found, wire.StepAnswer), found


def timed(work: Callable[[], None], subject: int) -> tuple[float, float, float]:
    """Microseconds for a step: of the clock, of both processors, and of that of this process."""
    before = time.perf_counter(), spent(subject), time.process_time()
    work()
    clock, others, own = (
        (now - then) / STEPS * 1e6
        for now, then in zip((time.perf_counter(), spent(subject), time.process_time()), before, strict=True)
    )
    return clock, others + own, own


def spent(process: int) -> float:
    """The seconds that a process has been on a processor."""
    return int(Path(f"/proc/{process}/schedstat").read_text("ascii").split()[0]) / 1e9


def main() -> None:
    """Compare, and print the medians."""
    os.environ.pop("PYTHONUNBUFFERED", None)  # it would split each answer of the subject
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with Subject(Process(COMMAND)) as subject:
        started = subject.start("pong", "0" * 64)
        assert isinstance(started, wire.StartAnswer), started
        ours = int(started.implementation.version or 0)
        rounds = [
            (timed(lambda: raw(process), process.pid), timed(lambda: stepped(subject), ours)) for _ in range(ROUNDS)
        ]
        subject.stop()
    process.kill()
    process.wait()
    for number, what in enumerate(("clock", "processor time of both", "of the runner alone")):
        pairs = [(one[number], other[number]) for one, other in rounds]
        plain, own = (statistics.median(column) for column in zip(*pairs, strict=True))
        share = statistics.median(one / other for one, other in pairs)
        print(f"{what:24} raw {plain:6.1f} µs   step {own:6.1f} µs   {share:.0%} of the raw rate")


if __name__ == "__main__":
    main()
