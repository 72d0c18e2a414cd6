"""Two ways to run the command line: in this process, which is quick, and as a process of its own, which is the real thing."""

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from click.testing import CliRunner

from interlock.cli.main import cli

MACHINES = Path(__file__).parent / "transcripts"
"""Small machines, and what the command line says about them."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command line did."""

    code: int
    stdout: str
    stderr: str


def run(*arguments: str | Path, stdin: str | None = None, environment: Mapping[str, str] | None = None) -> Outcome:
    """Run a command line in this process. Whatever it raises apart from leaving is raised here."""
    result = CliRunner().invoke(cli, [str(argument) for argument in arguments], input=stdin, env=environment)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Outcome(result.exit_code, result.stdout, result.stderr)


def command(*arguments: str | Path) -> list[str]:
    """The command line as a command for another process."""
    return [sys.executable, "-m", "interlock", *map(str, arguments)]


def environment(**changes: str) -> dict[str, str]:
    """This process's environment without what would colour the output, and with `changes`."""
    plain = {name: value for name, value in os.environ.items() if name not in {"NO_COLOR", "FORCE_COLOR", "COLUMNS"}}
    return {**plain, **changes}


def process(*arguments: str | Path, stdin: str = "", directory: Path | None = None, **changes: str) -> Outcome:
    """Run a command line as a process of its own."""
    result = subprocess.run(
        command(*arguments),
        input=stdin,
        cwd=directory,
        env=environment(**changes),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return Outcome(result.returncode, result.stdout, result.stderr)
