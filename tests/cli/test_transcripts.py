"""The output of the command line, word for word: each transcript is run again and compared.

A transcript holds commands after ``$``, each followed by its stdout, its stderr after ``[stderr]`` and its exit code.
After an intended change, ``UPDATE_TRANSCRIPTS=1 python -m pytest tests/cli/test_transcripts.py`` rewrites them: read
the difference.
"""

import os
import re
import shlex
from pathlib import Path

import pytest

from tests.support.command_line import MACHINES, Outcome, run

TRANSCRIPTS = sorted(MACHINES.glob("*.txt"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcript(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(MACHINES)
    for name in ("FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    expected = path.read_text("utf-8")
    commands = re.findall(r"^\$ (.*)$", expected, re.MULTILINE)
    said = "\n".join(_told(line) for line in commands)
    if os.environ.get("UPDATE_TRANSCRIPTS"):
        path.write_text(said, "utf-8")
        expected = said
    assert said == expected


def test_there_are_transcripts_of_every_machine() -> None:
    told = "\n".join(path.read_text("utf-8") for path in TRANSCRIPTS)
    for machine in MACHINES.glob("*.yaml"):
        assert f"check {machine.name}" in told


def _told(line: str) -> str:
    """Run a command and return its transcript. ``<<< text`` at its end is its stdin, with ``;`` for line ends."""
    words, _, stdin = line.partition(" <<< ")
    program, *arguments = shlex.split(words)
    assert program == "leverframe"
    outcome = run(*arguments, stdin=stdin.replace("; ", "\n"))
    return f"$ {line}\n{_normal(outcome)}"


def _normal(outcome: Outcome) -> str:
    errors = f"[stderr]\n{outcome.stderr}" if outcome.stderr else ""
    told = f"{outcome.stdout}{errors}[exit code {outcome.code}]\n"
    told = re.sub(r"\b\d+\.\d+ s\b", "0.0 s", told)
    return re.sub(r"(?<=  )\d+\.\d\d(?=  |$)", "0.00", told, flags=re.MULTILINE)
