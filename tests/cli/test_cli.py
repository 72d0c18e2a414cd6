"""The entry point of the command line: its imports, exit codes, and its output on stdout and stderr."""

import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import click
import pytest

import leverframe
from leverframe.check import checker
from leverframe.check.limits import Limits
from leverframe.cli.main import COMMANDS, cli
from leverframe.errors import CapacityError, InternalError
from tests.support.command_line import MACHINES, command, drain, environment, interrupted, process, run

DOOR, CROSSING, COUNTER, BAD = (MACHINES / f"{name}.yaml" for name in ("door", "crossing", "counter", "bad"))


def test_the_short_help_is_that_of_the_commands() -> None:
    context = click.Context(cli)
    commands = {name: cli.get_command(context, name) for name in COMMANDS}
    assert {name: c.get_short_help_str(limit=80) for name, c in commands.items() if c} == dict(COMMANDS)
    assert {name: c.name for name, c in commands.items() if c} == {name: name for name in COMMANDS}


def test_help_names_every_command() -> None:
    outcome = run("--help")
    assert outcome.code == 0
    for name, words in COMMANDS.items():
        assert re.search(rf"^  {name} +{re.escape(words)}$", outcome.stdout, re.MULTILINE)


def test_help_imports_click_and_the_standard_library_only() -> None:
    result = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "leverframe", "--help"],
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    names = set(re.findall(r"^import time:.*\| +(\S+)$", result.stderr, re.MULTILINE))
    ours = {name for name in names if name.split(".")[0] == "leverframe"}
    assert ours == {"leverframe", "leverframe.cli", "leverframe.cli.main"}
    others = {name.split(".")[0] for name in names - ours} - sys.stdlib_module_names
    # Modules that installed packages import at Python's start-up (editable finders, coverage) do not count.
    bare = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", ""],
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    at_startup = {name.split(".")[0] for name in re.findall(r"\| +(\S+)$", bare.stderr, re.MULTILINE)}
    assert others - at_startup == {"click"}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    outcome = run(name, "--help")
    assert outcome.code == 0
    assert outcome.stdout.startswith(f"Usage: leverframe {name}")
    assert COMMANDS[name] in outcome.stdout
    assert "\\" not in outcome.stdout  # click's mark for unwrapped paragraphs, written as text


def test_what_is_laid_out_in_the_help_stays_so() -> None:
    assert "\n    101  an internal error\n" in run("--help").stdout


def test_the_help_of_check_names_the_limits() -> None:
    limits = Limits()
    words = " ".join(run("check", "--help").stdout.split())
    assert f"default {limits.states:,}" in words
    assert f"default {limits.transitions:,}" in words
    assert f"default {limits.seconds:g}" in words


def test_version() -> None:
    assert run("--version").stdout == f"leverframe {leverframe.__version__}\n"


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


def test_a_misspelt_command_gets_a_hint() -> None:
    assert "did you mean 'check'?" in run("chekc").stderr


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
        assert running.stdout is not None
        assert running.stderr is not None
        while "CODE_ENTERED" not in running.stdout.readline():
            pass  # now the command waits for input
        assert (interrupted(running), running.stderr.read()) == (130, "")


@pytest.mark.parametrize("arguments", [("check", DOOR), ("check", DOOR, "--format", "json"), ("--help",)])
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


def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(
            command("check", DOOR),
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


def test_no_colour_unless_it_is_a_terminal_or_asked_for() -> None:
    assert "\x1b" not in process("check", DOOR).stdout
    assert "\x1b[" in process("check", DOOR, FORCE_COLOR="1").stdout
    assert "\x1b" not in process("check", DOOR, FORCE_COLOR="1", NO_COLOR="1").stdout
    assert "\x1b" not in process("check", BAD, FORCE_COLOR="1", NO_COLOR="1").stderr


def with_stderr_on_a_terminal(*arguments: str | Path, **changes: str) -> tuple[str, str]:
    """Return what a command writes to stdout, and to a terminal as its stderr."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        command(*arguments), stdout=subprocess.PIPE, stderr=theirs, env=environment(**changes), encoding="utf-8"
    ) as running:
        os.close(theirs)
        assert running.stdout is not None
        output = running.stdout.read()
        seen = drain(ours)
    os.close(ours)
    return output, seen


def test_progress_is_shown_on_terminals_and_leaves_stdout_alone() -> None:
    output, seen = with_stderr_on_a_terminal("check", DOOR, TERM="xterm")
    assert "checking door reference (1 of 1)" in seen
    assert seen.endswith("\r\x1b[K")
    assert output == process("check", DOOR).stdout
    assert process("check", DOOR).stderr == ""
    assert with_stderr_on_a_terminal("check", DOOR, TERM="dumb")[1] == ""


def test_colour_on_a_terminal() -> None:
    _, seen = with_stderr_on_a_terminal("check", BAD, TERM="xterm-256color")
    assert "\x1b[1;31merror[LF022]" in seen
    assert "\x1b" not in with_stderr_on_a_terminal("check", BAD, TERM="xterm-256color", NO_COLOR="1")[1]


def test_an_encoding_that_lacks_the_signs_gets_others() -> None:
    outcome = process("check", CROSSING, "-v", PYTHONIOENCODING="ascii")
    assert outcome.code == 1
    assert outcome.stdout.isascii()
    assert "x fails   quiescence, although it is expected to hold" in outcome.stdout
    assert "2. LOWER       -> LOWERED" in outcome.stdout


def test_formats_for_programs_are_utf_8_whatever_the_locale(tmp_path: Path) -> None:
    machine = tmp_path / "m.yaml"
    machine.write_text(
        DOOR.read_text("utf-8").replace("A door with a lock\n", "A door\n").replace("Every code", "Jeder Schlüssel"),
        "utf-8",
    )
    assert (
        "Jeder Schlüssel is answered." in process("check", machine, "--format", "json", PYTHONIOENCODING="ascii").stdout
    )


def test_text_from_a_declaration_cannot_control_the_terminal(tmp_path: Path) -> None:
    machine = tmp_path / "m.yaml"
    text = DOOR.read_text("utf-8").replace(
        "title: A door with a lock", r'title: "A door\e[31m\x07\u202e\u009b with a lock"'
    )
    machine.write_text(text, "utf-8")
    for name in ("check", "show", "simulate"):
        shown = run(name, machine, stdin="").stdout
        assert "A door\ufffd[31m\ufffd\ufffd\ufffd with a lock" in shown, name
