"""Exit codes: of verdicts, of bad input, of our own mistakes, and where nobody reads or nothing can be written."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

import leverframe
from leverframe.check import checker
from leverframe.errors import CapacityError, InternalError
from tests.support.command_line import MACHINES, command, environment, interrupted, process, run

DOOR, CROSSING, COUNTER, BAD = (MACHINES / f"{name}.yaml" for name in ("door", "crossing", "counter", "bad"))


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("check", DOOR), 0),
        (("check", CROSSING), 1),
        (("check", BAD), 2),
        (("check", COUNTER, "--max-states", "5"), 3),
        (("check", COUNTER, "--max-seconds", "1e-9"), 3),
        (("check", COUNTER, "--max-seconds", "0"), 2),
        (("check", CROSSING, COUNTER, "--max-states", "10"), 1),  # a verdict that differs outweighs unknown ones
        (("check", BAD, CROSSING), 2),
        (("check", "--max-states", "0"), 2),
        (("check", "--format", "prose"), 2),
        (("check", "--no-such-option"), 2),
        (("chekc",), 2),
        (("simulate",), 2),
        (("explain", "LF9999"), 2),
    ],
)
def test_exit_codes(arguments: tuple[str | Path, ...], code: int) -> None:
    outcome = run(*arguments)
    assert outcome.code == code, outcome
    if code == 2:
        assert not outcome.stdout
        assert outcome.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("check",),
        ("check", DOOR, "-o"),
        ("why",),
        ("why", "id"),
        ("explain",),
        ("requirements",),
        ("findings",),
        ("simulate",),
        ("recheck",),
        ("recheck", "--declaration"),
        ("graph", "kernel", "--diff"),
        ("graph", "kernel", "--format", "dot", "-o"),
        ("export", "kernel", "--to", "smv", "-o"),
        ("journal", "init", "j.db", "--name", "n", "--key"),
        ("journal", "show"),
    ],
    ids=lambda arguments: " ".join(map(str, arguments)),
)
def test_a_name_that_is_too_long_for_a_file_is_bad_input(
    arguments: tuple[str | Path, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = run(*arguments, "a" * 400)
    assert (outcome.code, outcome.stdout) == (2, "")
    assert "error[LF" in outcome.stderr
    assert list(tmp_path.iterdir()) == []


def raising(error: BaseException) -> Callable[..., NoReturn]:
    def check(*_: object) -> NoReturn:
        raise error

    return check


@pytest.mark.parametrize("error", [KeyError("surprise"), InternalError("a surprise"), RecursionError("surprise")])
def test_an_internal_error_is_reported_as_one(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    monkeypatch.setattr(checker, "check", raising(error))
    outcome = run("check", DOOR)
    assert outcome.code == 101
    assert not outcome.stdout
    assert f"internal error: {type(error).__name__}" in outcome.stderr
    assert "surprise" in outcome.stderr
    assert "report it" in outcome.stderr
    assert leverframe.__version__ in outcome.stderr
    assert "Traceback" not in outcome.stderr


def test_a_traceback_is_shown_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checker, "check", raising(KeyError("surprise")))
    shown = run("check", DOOR, environment={"LEVERFRAME_TRACEBACK": "1"})
    assert "Traceback (most recent call last)" in shown.stderr
    assert shown.code == 101
    assert "Traceback" not in run("check", DOOR, environment={"LEVERFRAME_TRACEBACK": "0"}).stderr


@pytest.mark.parametrize("error", [MemoryError(), CapacityError("more than 3 words")])
def test_what_does_not_fit_is_inconclusive(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    monkeypatch.setattr(checker, "check", raising(error))
    outcome = run("check", DOOR)
    assert (outcome.code, outcome.stdout) == (3, "")
    assert outcome.stderr.startswith("inconclusive: ")


def test_an_output_error_without_a_number_is_reported_with_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checker, "check", raising(OSError("the stream is not a file")))
    outcome = run("check", DOOR)
    assert (outcome.code, outcome.stderr) == (2, "error: cannot write the result: the stream is not a file\n")


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checker, "check", raising(KeyboardInterrupt()))
    outcome = run("check", DOOR)
    assert (outcome.code, outcome.stdout, outcome.stderr) == (130, "", "")


def test_an_interrupted_process_is_quiet() -> None:
    with subprocess.Popen(
        command("simulate", DOOR),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        encoding="utf-8",
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        while "CODE_ENTERED" not in running.stdout.readline():
            pass  # now the command waits for input
        assert (interrupted(running, running.stdin.fileno()), running.stderr.read()) == (130, "")


@pytest.mark.parametrize("arguments", [("show", DOOR), ("check", DOOR, "--format", "json"), ("--help",)])
def test_a_reader_that_goes_away_is_no_error(arguments: tuple[str | Path, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        result = subprocess.run(
            command(*arguments), stdout=writing, stderr=subprocess.PIPE, env=environment(), check=False
        )
    finally:
        os.close(writing)
    assert (result.returncode, result.stderr) == (141, b"")


def test_a_full_disk_is_reported() -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(
            command("show", DOOR),
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            encoding="utf-8",
            check=False,
        )
    assert (result.returncode, result.stderr) == (2, "error: cannot write the result: No space left on device\n")


def test_stdout_may_be_closed() -> None:
    script = f"import os; os.close(1); os.execv({sys.executable!r}, {command('check', CROSSING)!r})"
    result = subprocess.run([sys.executable, "-c", script], env=environment(), stderr=subprocess.PIPE, check=False)
    assert (result.returncode, result.stderr) == (1, b"")


def test_a_process_gives_the_exit_code_too() -> None:
    assert process("check", CROSSING).code == 1
    assert process("check", BAD).code == 2
