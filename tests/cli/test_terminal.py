"""Colour, progress, encodings, and text that could control a terminal."""

import os
import pty
import re
import subprocess
from pathlib import Path

from tests.support.command_line import MACHINES, command, drain, environment, process, run, served

DOOR, CROSSING, BAD = (MACHINES / f"{name}.yaml" for name in ("door", "crossing", "bad"))


def test_no_colour_unless_it_is_a_terminal_or_asked_for() -> None:
    assert "\x1b" not in process("check", DOOR).stdout
    coloured = served("check", DOOR, "-v", FORCE_COLOR="1")
    assert (coloured.code, coloured.stderr) == (0, "")
    assert {"\x1b[3m", "\x1b[1;32m", "\x1b[34m"} <= set(re.findall(r"\x1b\[[0-9;]+m", coloured.stdout))
    assert "\x1b" not in served("check", DOOR, FORCE_COLOR="1", NO_COLOR="1").stdout
    assert "\x1b" not in served("check", BAD, FORCE_COLOR="1", NO_COLOR="1").stderr


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
    plain = served("check", DOOR)
    assert (output, plain.stderr) == (plain.stdout, "")
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
        "title: A door with a lock", r'title: "A door\e[31m\x07\u202e\u009b\u200b\u00ad\u3164 with a lock"'
    )
    machine.write_text(text, "utf-8")
    for name in ("check", "show", "simulate"):
        shown = run(name, machine, stdin="").stdout
        assert "A door\ufffd[31m\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd with a lock" in shown, name
