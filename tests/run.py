"""Run the checks of the repository: ``make test``, and with ``--all`` ``make test-all``.

The checks of the texts use one processor each, so two of them run at a time; the others run one after another.

``python -m tests.run [--all | --rest] [CHECK...]`` runs the named checks, or each of them. `make test` leaves out the
tests with the mark ``long`` and three quarters of Hypothesis' examples (support/budget.py); `make test-all` leaves out
nothing. `make test-all TESTED=yes` (``--rest``) comes directly after `make test`, and does not repeat what that did.

A failing check does not stop the next, and neither does one that hangs: it is killed at its limit. The summary lists
the checks and tests that did not run, with the reason, and ends with 'passed', 'failed' or 'incomplete': incomplete if
a program is missing. The exit code is 1 after a failure, and after 'incomplete' if CI is set; 2 if a check does not
exist; otherwise 0.
"""

import importlib.util
import io
import itertools
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, TextIO

from tests.support.needs import BUDGETED, LEFT, LEFT_OUT, NOT_RUN, in_ci

ROOT = Path(__file__).resolve().parent.parent
PYTEST_CLOSING_LINE = re.compile(r"^=* ?(?P<counts>\d+ \w+(?:, \d+ \w+)*|no tests ran) in (?P<time>\d[\d.]*s)")


@dataclass(frozen=True, slots=True)
class Check:
    """A check: ``python ARGUMENTS``, which needs the installed `module`, with further environment variables.

    A check that uses a single processor may run `beside` another one; its output is printed when it ends. It is killed
    after `limit` seconds, several times what it takes: a test that hangs has a limit of its own.
    """

    name: str
    module: str
    arguments: tuple[str, ...]
    environment: tuple[tuple[str, str], ...] = ()
    beside: bool = False
    limit: float = 1_800.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a check: a word, its time, and the lines of its output that the summary repeats.

    `not_run` makes the run incomplete; `left` does not, since it was left out on purpose.
    """

    check: Check
    word: str
    seconds: float = 0.0
    not_run: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    closing_line: str | None = None


# The longest begins first: basedpyright takes as long as the other checks of texts together.
STATIC = tuple(
    replace(check, beside=True)
    for check in (
        Check("basedpyright", "basedpyright", ("-m", "basedpyright")),
        Check("ruff", "ruff", ("-m", "ruff", "check", ".")),
        Check("format", "ruff", ("-m", "ruff", "format", "--check", ".")),
        # import-linter cannot be started as a module, and the first line of a script cannot have a path with a space.
        Check(
            "imports",
            "importlinter",
            ("-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-logo"),
        ),
        Check("mypy", "mypy", ("-m", "mypy")),
        Check("prepare", "pytest", ("-m", "tests.prepare")),
    )
)
# With as many workers as processors, a sixth of their time is idle: a test waits for the processes that it starts.
# Each worker takes seven processor seconds to collect the tests, and up to a gigabyte.
WORKERS = str(min(os.cpu_count() or 1, 4) + 2)
# loadgroup: tests that share something expensive (a virtual environment, a server) stay in one of these processes,
# even if they are in several files, which loadfile and worksteal would tear apart. In `make test`, so do the tests of a
# large file (conftest.py), which begin first: tests/conform and observe took 6 % less time.
# With loadfile, the last file keeps one process waiting: tests/cli, check and recheck took 182 seconds instead of 122.
DISTRIBUTION = "loadgroup"
PYTEST = ("-m", "pytest", "-n", WORKERS, "--dist", DISTRIBUTION, "--durations=15")
CHECKS = (*STATIC, Check("pytest", "pytest", (*PYTEST, "-m", "not long")))
WHOLE = Check("pytest", "pytest", PYTEST, (("HYPOTHESIS_PROFILE", "whole"),), limit=3_600)
AT_LENGTH = (
    # A tenth of `make torture`, which is for changes to the runtime, the journal or a system.
    Check("torture", "sqlalchemy", ("-m", "tests.torture", "--rounds", "300")),
    Check("torture-threads", "sqlalchemy", ("-m", "tests.torture.threads", "--events", "100000")),
    Check("torture-systems", "sqlalchemy", ("-m", "tests.torture.systems", "--rounds", "20")),
    Check("pythons", "venv", ("-m", "tests.pythons")),
)
ALL_CHECKS = (*STATIC, WHOLE, *AT_LENGTH)
REST = (replace(WHOLE, arguments=(*PYTEST, "-m", f"long or {BUDGETED}")), *AT_LENGTH)
TARGETS = {"--all": ALL_CHECKS, "--rest": REST}
LAST_LINES = 30.0
"""The seconds within which the last lines of a check that has ended are read."""
# Tests start hundreds of processes, and each of them would compile what it imports. `make clean` removes the files.
UNSET = {"PYTHONDONTWRITEBYTECODE"}


def main(arguments: Sequence[str], checks: Sequence[Check] = CHECKS) -> int:
    """Run the checks that the arguments name, or each of them; return the exit code."""
    names = list(arguments)
    if names and names[0] in TARGETS:
        checks = TARGETS[names.pop(0)]
    unknown = set(names) - {check.name for check in checks}
    if unknown:
        print(f"no such check: {', '.join(sorted(unknown))}. There are: {', '.join(check.name for check in checks)}")
        return 2
    return summarise(list(run_all([check for check in checks if not names or check.name in names])))


def run_all(checks: Sequence[Check]) -> Iterator[Outcome]:
    """Run checks: those that may run beside others two at a time, all others alone."""
    for beside, found in itertools.groupby(checks, key=lambda check: check.beside):
        group = list(found)
        yield from _two_at_a_time(group) if beside else map(run, group)


def _two_at_a_time(checks: Sequence[Check]) -> list[Outcome]:
    outputs = [io.StringIO() for _ in checks]
    with ThreadPoolExecutor(2) as executor:
        begun = {executor.submit(run, check, output): output for check, output in zip(checks, outputs, strict=True)}
        for done in as_completed(begun):
            print(begun[done].getvalue(), end="", flush=True)
    return [done.result() for done in begun]


def run(check: Check, output: TextIO | None = None) -> Outcome:
    """Run one check, and pass on its output line by line, to stdout unless another place is given."""
    print(f"\n──── {check.name} ────", file=output, flush=True)
    if importlib.util.find_spec(check.module) is None:
        line = f"{NOT_RUN}{check.name} (needs {check.module}; install it with: pip install -e '.[dev]')"
        print(line, file=output, flush=True)
        return Outcome(check, "not run", not_run=(line,))
    start = time.monotonic()
    code, lines = _run(check, output)
    outcome = Outcome(
        check,
        "passed" if code == 0 else "failed",
        time.monotonic() - start,
        tuple(line for line in lines if line.startswith(NOT_RUN)),
        tuple(line for line in lines if line.startswith((LEFT, LEFT_OUT))),
        next((closing for line in reversed(lines) if (closing := closing_line(check, line))), None),
    )
    print(f"{check.name}: {outcome.word} in {outcome.seconds:.1f} s", file=output, flush=True)
    return outcome


def _run(check: Check, output: TextIO | None) -> tuple[int, list[str]]:
    """Run one check within its limit; return its exit code and the lines of its output, which are passed on."""
    lines: list[str] = []
    process = subprocess.Popen(
        [sys.executable, *check.arguments],
        cwd=ROOT,
        env={**{name: os.environ[name] for name in os.environ.keys() - UNSET}, **dict(check.environment)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        process_group=None if check.beside else 0,
    )

    def end(number: signal.Signals) -> None:
        if check.beside:
            process.send_signal(number)
        else:
            os.killpg(process.pid, number)

    def pass_on(stream: IO[str]) -> None:
        with stream:
            for line in stream:
                print(line, end="", file=output, flush=True)
                lines.append(line.rstrip())

    reader = threading.Thread(target=pass_on, args=(process.stdout,), daemon=True)
    reader.start()
    try:
        code = process.wait(check.limit)
    except subprocess.TimeoutExpired:
        end(signal.SIGKILL)
        code = process.wait()
        print(f"{check.name} was killed after {check.limit:g} s", file=output, flush=True)
    except BaseException:  # Ctrl-C does not reach a process group of its own
        end(signal.SIGINT)
        raise
    reader.join(LAST_LINES)  # a process that a check left behind may keep the pipe open for ever
    return code, lines


def closing_line(check: Check, line: str) -> str | None:
    """The last line of pytest without its frame, always with the number of failures; None for any other line."""
    match = PYTEST_CLOSING_LINE.match(line)
    if check.module != "pytest" or match is None:
        return None
    counts = match["counts"] if " failed" in match["counts"] else f"{match['counts']}, 0 failed"
    return f"{check.name}: {counts} in {match['time']}"


def summarise(outcomes: Sequence[Outcome]) -> int:
    """Print the outcome of each check, all that did not run, and the last word; return the exit code."""
    print("\n──── summary ────")
    for outcome in outcomes:
        print(f"{outcome.check.name:<16}{outcome.word:<9}{outcome.seconds:6.1f} s")
    not_run = [line for outcome in outcomes for line in outcome.not_run]
    left = [line for outcome in outcomes for line in outcome.left]
    closing_lines = [outcome.closing_line for outcome in outcomes if outcome.closing_line]
    for line in [*left, *not_run, *closing_lines]:
        print(line)
    failed = any(outcome.word == "failed" for outcome in outcomes)
    print("failed, incomplete" if failed and not_run else "failed" if failed else "incomplete" if not_run else "passed")
    return int(failed or (bool(not_run) and in_ci()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
