"""How long does a default run against our own kernel take? ``python -m benchmarks.campaigns``.

It runs `leverframe conform kernel -- leverframe sut kernel`, alone and with ``--jobs 2``, and asserts that the kernel
passes, and that both reports are the same but for their times. Aim: a minute of the clock. With other programs on the
same cores, the processor time of runner and subjects together tells more. The peak is that of the largest process.
"""

import json
import os
import subprocess
import sys
import time

SUT = (sys.executable, "-m", "leverframe", "sut", "kernel")
AIM = 60


def conducted(jobs: int) -> object:
    """Run the campaign in a process of its own, print its costs, and return the report without times."""
    words = (sys.executable, "-m", "leverframe", "conform", "kernel", "--jobs", str(jobs), "--format", "json")
    began = time.perf_counter()
    process = subprocess.Popen([*words, "--", *SUT], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdout is not None
    report = json.loads(process.stdout.read())
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    clock = time.perf_counter() - began
    assert (process.returncode, report["verdict"]) == (0, "pass"), report["failures"]
    tests = sum(suite["tests"] for suite in report["suites"])
    spent = used.ru_utime + used.ru_stime
    print(
        f"--jobs {jobs}  {tests:6,} tests  {clock:6.1f} s   processor {spent:6.1f} s   peak {used.ru_maxrss >> 10} MiB"
    )
    for suite in report["suites"]:
        print(f"          {suite['name']:22} {suite['tests']:6,} tests {suite['seconds']:6.1f} s")
        del suite["seconds"]
    del report["guarantee"]  # it has the measured rate
    return report


def main() -> None:
    """Measure and compare."""
    print(f"a default run against our own kernel; aim {AIM} s")
    alone, both = (conducted(jobs) for jobs in (1, 2))
    assert alone == both


if __name__ == "__main__":
    main()
