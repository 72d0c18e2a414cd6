"""The process that runs tests in a workshop: it forks for each request, after the slow imports.

It reads a request per line and answers each with a line, both JSON. A forked process has imported libraries, but no
part of the project, so it imports the planted module as any program does, and nothing outlives it.
"""

import contextlib
import ctypes
import importlib
import json
import os
import resource
import signal
import sys
import time
import traceback
from pathlib import Path
from typing import TypedDict

import pytest

from tests.code_mutants.plugin import Answer, Plugin, answer, measuring

LIBRARIES = (
    "click", "cryptography.hazmat.primitives.asymmetric.ed25519", "filelock", "hypothesis.stateful", "jsonschema_rs",
    "lark", "numpy", "opentelemetry.sdk", "pydantic",
    "sqlalchemy.dialects.sqlite", "transitions", "yaml", "z3",
)  # fmt: skip
OUTPUT = Path("code-mutants-output.txt")
PR_SET_CHILD_SUBREAPER = 36
MEMORY = 8 << 30
WALL = 20
"""Times the limit of processor time: after this many seconds by the clock, everything that still waits is ended."""
IDLE, LEAST = 60, 0.003
"""Tests that use less than this share of a processor for so many seconds wait for something that never comes."""


class Request(TypedDict):
    """Tests to run: all of `files`, or only `tests`; `limits` are the seconds that each takes."""

    files: list[str]
    tests: list[str]
    limits: dict[str, float]
    grace: float
    """Further seconds, for each test."""
    measure: str
    """Where to write what the tests execute; empty if that is not needed."""


def serve() -> None:
    """Answer requests until there are no more."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    for library in LIBRARIES:
        with contextlib.suppress(ImportError):  # a test that needs it reports it
            importlib.import_module(library)
    for line in sys.stdin:
        request: Request = json.loads(line)
        print(json.dumps(_answer(request)), flush=True)


def _answer(request: Request) -> Answer:
    result = Path("code-mutants-answer.json").absolute()
    result.unlink(missing_ok=True)
    seconds = 30 + 6 * sum(request["limits"].values()) if request["limits"] else 3600.0
    child = os.fork()
    if child == 0:
        _run(request, result, seconds)
    status = _wait(child, time.monotonic() + WALL * seconds)
    _end_descendants()
    if result.exists():
        found: Answer = json.loads(result.read_text("utf-8"))
        if found["word"] == "error":
            found["message"] += "\n" + OUTPUT.read_text("utf-8", "replace")[-3000:]
        return found
    if status is None or (os.WIFSIGNALED(status) and os.WTERMSIG(status) in {signal.SIGXCPU, signal.SIGKILL}):
        return answer("timed out", "", "the whole process")
    return answer("error", "", f"the process ended with status {status}")


def _run(request: Request, result: Path, seconds: float) -> None:
    """Run the tests in this forked process, which ends here."""
    try:
        os.setsid()
        limit = int(seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        with OUTPUT.open("w") as output:
            os.dup2(output.fileno(), 1)
            os.dup2(output.fileno(), 2)
        here = Path.cwd()
        data = Path(request["measure"])
        measured = measuring(here / "impl/leverframe", here / "coverage.ini", data) if request["measure"] else None
        plugin = Plugin(request["tests"], request["limits"], request["grace"], measured)

        def out_of_time(*_: object) -> None:
            plugin.ended("timed out", plugin.current, "processor time")
            _write(result, plugin.answer)
            os._exit(0)

        signal.signal(signal.SIGPROF, out_of_time)
        options = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:leverframe", "-o", "timeout=0"]
        options += ["-o", "markers=xdist_group: of xdist, which does not run here"]
        # The libraries are imported already, and pytest warns that it cannot change their assertions.
        options += ["-W", "ignore::pytest.PytestAssertRewriteWarning", "--basetemp=temporary"]
        pytest.main([*options, *request["files"]], plugins=[plugin])
        if measured:
            measured.stop()
            measured.save()
        _write(result, plugin.answer)
    except BaseException:  # noqa: BLE001 -- whatever it is, it is reported, and this process ends
        _write(result, answer("error", "", traceback.format_exc()))
    finally:
        os._exit(0)


def _write(result: Path, answer: Answer) -> None:
    partial = result.with_suffix(".partial")
    partial.write_text(json.dumps(answer), "utf-8")
    partial.replace(result)


def _wait(child: int, until: float) -> int | None:
    """Wait for a process; None if it did not end in time, or if it and what it started wait for each other."""
    spent, since = 0.0, time.monotonic()
    while (now := time.monotonic()) < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status
        if now - since > IDLE:
            before, spent, since = spent, _spent(child), now
            if spent - before < IDLE * LEAST:
                return None
        time.sleep(0.02)
    return None


def _spent(process: int) -> float:
    """The processor time of a process and of its descendants, in seconds."""
    try:
        ticks = Path(f"/proc/{process}/stat").read_text("ascii", "replace").rpartition(")")[2].split()[11:15]
    except OSError:  # it has ended meanwhile
        return 0.0
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK") + sum(map(_spent, _children(process)))


def _children(process: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += map(int, task.read_text("ascii").split())
    return found


def _end_descendants() -> None:
    """End what tests left running: such processes have become children of this one."""
    while left := _children(os.getpid()):
        for process in left:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(process, 0)


if __name__ == "__main__":
    serve()
