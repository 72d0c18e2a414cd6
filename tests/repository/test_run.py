"""`make test` runs its checks to the end, whatever one of them does, and says what each of them came to."""

import os
import re
import signal
from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests import run
from tests.run import Check

FINE = Check("fine", "os", ("-c", "print('here')"))
HANGS = Check("hangs", "os", ("-c", "import time; print('begun', flush=True); time.sleep(1000)"), limit=1)
LEAVES = Check(
    "leaves",
    "os",
    ("-c", "import subprocess; print('pid', subprocess.Popen(['sleep', '1000'], start_new_session=True).pid)"),
)
"""Its child keeps the pipe open."""


def outcomes(checks: Sequence[Check], capfd: pytest.CaptureFixture[str]) -> tuple[int, dict[str, str], str]:
    """The exit code, the word on each check, and all that was printed."""
    code = run.main([], checks)
    printed = capfd.readouterr().out
    return code, dict(re.findall(r"^(\w+) +(passed|failed|not run) ", printed, re.MULTILINE)), printed


@pytest.mark.parametrize("hangs", [HANGS, replace(HANGS, beside=True)])
def test_a_check_that_hangs_is_killed_and_the_next_one_runs(hangs: Check, capfd: pytest.CaptureFixture[str]) -> None:
    code, words, printed = outcomes([hangs, FINE], capfd)
    assert (code, words) == (1, {"hangs": "failed", "fine": "passed"})
    assert "begun\nhangs was killed after 1 s\n" in printed
    assert "here\n" in printed


def test_a_process_that_a_check_leaves_behind_does_not_delay_the_next(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "LAST_LINES", 0.5)
    code, words, printed = outcomes([LEAVES, FINE], capfd)
    assert (code, words) == (0, {"leaves": "passed", "fine": "passed"})
    os.kill(int(printed.partition("pid ")[2].split()[0]), signal.SIGKILL)  # it is still there


def test_a_check_that_does_not_exist_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    assert run.main(["fin"], [FINE]) == 2
    assert "no such check: fin. There are: fine" in capfd.readouterr().out


def test_a_library_that_is_missing_makes_the_run_incomplete(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lacks = replace(FINE, name="lacks", module="no_such_library")
    monkeypatch.delenv("CI", raising=False)
    code, words, printed = outcomes([lacks, FINE], capfd)
    assert (code, words) == (0, {"lacks": "not run", "fine": "passed"})
    assert printed.endswith("incomplete\n")
    monkeypatch.setenv("CI", "true")
    assert run.main([], [lacks, FINE]) == 1
