"""`make test` and `make test-all` run their checks to the end, whatever one of them does, and say what each came to."""

import os
import re
import signal
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests import run
from tests.run import ALL_CHECKS, CHECKS, REST, TARGETS, Check, main


def python(name: str, code: str, module: str = "sys") -> Check:
    return Check(name, module, ("-c", code))


@pytest.fixture(autouse=True)
def _outside_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)


def test_every_check_is_run_although_one_fails(capsys: pytest.CaptureFixture[str]) -> None:
    checks = (python("one", "print('a finding'); raise SystemExit(3)"), python("two", "print('all well')"))

    assert main([], checks) == 1

    printed = capsys.readouterr().out
    assert "──── one ────\na finding\none: failed" in printed
    assert "──── two ────\nall well\ntwo: passed" in printed
    assert printed.endswith("\nfailed\n")


MEETING = """
import pathlib, time
pathlib.Path({mine!r}).touch()
print('here', flush=True)
for _ in range(6000):
    if pathlib.Path({other!r}).exists():
        break
    time.sleep(0.01)
else:
    raise SystemExit('alone')
print('met')
"""


def test_two_checks_of_texts_run_at_a_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = str(tmp_path / "one"), str(tmp_path / "two")
    meeting = [MEETING.format(mine=mine, other=other) for mine, other in ((one, two), (two, one))]
    checks = [replace(python(f"check {number}", code), beside=True) for number, code in enumerate(meeting)]
    assert main([], (*checks, python("later", "print('last')"))) == 0
    printed = capsys.readouterr().out
    for check in checks:  # their lines are not mixed
        assert f"──── {check.name} ────\nhere\nmet\n{check.name}: passed" in printed
    assert printed.index("met\n") < printed.index("last\n")


def test_only_the_named_checks_are_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["two"], (python("one", "raise SystemExit(1)"), python("two", ""))) == 0
    assert "one" not in capsys.readouterr().out


def test_an_unknown_check_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pylint"]) == 2
    assert f"There are: {', '.join(check.name for check in CHECKS)}" in capsys.readouterr().out


@pytest.mark.parametrize("target", ["--all", "--rest"])
def test_all_checks_are_run_on_request_with_their_environment(
    target: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HYPOTHESIS_PROFILE", "dev")
    show = "import os; print(os.environ['HYPOTHESIS_PROFILE'])"
    quick = (python("tests", show),)
    further = (
        Check("tests", "sys", ("-c", show), (("HYPOTHESIS_PROFILE", "whole"),)),
        python("long", "print('long')"),
    )
    monkeypatch.setitem(TARGETS, target, further)
    assert main([], quick) == 0
    assert "──── tests ────\ndev\n" in capsys.readouterr().out
    assert main([target], quick) == 0
    printed = capsys.readouterr().out
    assert "──── tests ────\nwhole\n" in printed
    assert "──── long ────\nlong\n" in printed
    assert main([target, "long"], quick) == 0
    assert "tests" not in capsys.readouterr().out


def test_what_a_check_compiles_is_kept_for_the_processes_that_it_starts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert main([], (python("tests", "import sys; print('not kept:', sys.dont_write_bytecode)"),)) == 0
    assert "not kept: False" in capsys.readouterr().out


def test_make_test_leaves_out_long_tests_and_make_test_all_nothing() -> None:
    assert {check.name for check in CHECKS} <= {check.name for check in ALL_CHECKS}
    (quick,) = (check for check in CHECKS if check.name == "pytest")
    (whole,) = (check for check in ALL_CHECKS if check.name == "pytest")
    assert quick.arguments[-2:] == ("-m", "not long")
    assert "not long" not in whole.arguments
    assert whole.environment == (("HYPOTHESIS_PROFILE", "whole"),)


def test_after_make_test_what_it_has_not_run_is_run() -> None:
    left = {check.name for check in CHECKS} - {"pytest"}  # the static checks, which have nothing left to do
    assert {check.name for check in REST} == {check.name for check in ALL_CHECKS} - left
    (whole,) = (check for check in ALL_CHECKS if check.name == "pytest")
    (rest,) = (check for check in REST if check.name == "pytest")
    assert rest.arguments == (*whole.arguments, "-m", "long or budgeted")
    assert rest.environment == whole.environment


@pytest.mark.parametrize("line", ["left to make test-all: 2 long tests: test_x.py (2)", "left out: test_y.py::test_z"])
def test_what_is_left_out_on_purpose_is_named_and_nothing_is_incomplete(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    monkeypatch.setenv("CI", "true")
    assert main([], (python("pytest", f"print({line!r})", module="pytest"),)) == 0
    assert capsys.readouterr().out.endswith(f"{line}\npassed\n")


@pytest.mark.parametrize(
    ("printed_by_pytest", "repeated"),
    [
        ("===== 123 passed in 4.00s =====", "pytest: 123 passed, 0 failed in 4.00s"),
        (
            "== 1 failed, 122 passed, 2 deselected in 65.20s (0:01:05) ==",
            "pytest: 1 failed, 122 passed, 2 deselected in 65.20s",
        ),
        ("no tests ran in 0.01s", "pytest: no tests ran, 0 failed in 0.01s"),
    ],
)
def test_the_closing_line_of_pytest_is_repeated_at_the_end(
    capsys: pytest.CaptureFixture[str], printed_by_pytest: str, repeated: str
) -> None:
    main(
        [],
        (
            python("pytest", f"print({printed_by_pytest!r}); print('something after it')", module="pytest"),
            python("other", ""),
        ),
    )
    assert capsys.readouterr().out.endswith(f"{repeated}\npassed\n")


NOT_RUN_TEST = "not run: tests/test_spin.py::test_x (needs spin; install it with: apt-get install spin)"


@pytest.mark.parametrize(("ci", "exit_code"), [("", 0), ("false", 0), ("true", 1), ("1", 1)])
@pytest.mark.parametrize(
    ("check", "line"),
    [
        (python("pytest", f"print({NOT_RUN_TEST!r})", module="pytest"), NOT_RUN_TEST),
        (python("x", "", module="absent"), "not run: x (needs absent; install it with: pip install -e '.[dev]')"),
    ],
)
def test_what_is_not_run_is_named_and_fails_in_ci_only(  # noqa: PLR0913 - a table of cases
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    check: Check,
    line: str,
    ci: str,
    exit_code: int,
) -> None:
    monkeypatch.setenv("CI", ci)
    assert main([], (check,)) == exit_code
    assert capsys.readouterr().out.endswith(f"{line}\nincomplete\n")


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
