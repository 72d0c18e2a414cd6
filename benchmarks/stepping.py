"""How fast are steps, compared with the raw exchange of the same lines? ``python -m benchmarks.stepping``.

The subject reads each line as JSON and answers it by JSON, as the templates of adapters do. Raw is a loop of blocking
writes and reads with prepared requests, and nothing else. The rounds alternate, so both meet the same load. With other
programs on the same cores, only the processor time of this process tells much.
"""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from leverframe.conform.subject.process import Process
from leverframe.conform.subject.session import Subject
from leverframe.conform.wire import messages as wire

ADAPTER = """
import json, sys
START = {"ok": True, "protocol": 1, "implementation": {"name": "pong"}, "modes": ["events"], "alphabet": ["GO"],
         "observes": ["state"]}
STEP = {"outcome": "accepted", "state": "ON", "trace": []}
for line in sys.stdin:
    asked = json.loads(line)
    told = START if asked["cmd"] == "start" else {"ok": True} if asked["cmd"] == "stop" else STEP
    print(json.dumps({"id": asked["id"], **told}), flush=True)
"""
STEPS = 3_000
ROUNDS = 9
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


def timed(work: Callable[[], None]) -> tuple[float, float]:
    """Microseconds of the clock and of this process's processor, for a step."""
    clock, processor = time.perf_counter(), time.process_time()
    work()
    return (time.perf_counter() - clock) / STEPS * 1e6, (time.process_time() - processor) / STEPS * 1e6


def main() -> None:
    """Compare, and print the medians."""
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with Subject(Process(COMMAND)) as subject:
        started = subject.start("pong", "0" * 64)
        assert isinstance(started, wire.StartAnswer), started
        rounds = [(timed(lambda: raw(process)), timed(lambda: stepped(subject))) for _ in range(ROUNDS)]
        subject.stop()
    process.kill()
    process.wait()
    for number, what in enumerate(("clock", "processor")):
        pairs = [(one[number], other[number]) for one, other in rounds]
        plain, ours = (statistics.median(column) for column in zip(*pairs, strict=True))
        share = statistics.median(one / other for one, other in pairs)
        print(f"{what:10} raw {plain:6.1f} µs   step {ours:6.1f} µs   {share:.0%} of the raw rate")


if __name__ == "__main__":
    main()
