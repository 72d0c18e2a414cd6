"""The help of the command line, which imports little, and hints."""

import re
import subprocess
import sys

import click
import pytest

import leverframe
from leverframe.check.limits import Limits
from leverframe.cli.main import COMMANDS, cli
from tests.support.command_line import environment, flat, run


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
    others -= {"_wmi"}  # `platform` of Python 3.12 tries to import it, and only Windows has it
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


@pytest.mark.parametrize("arguments", [(), ("journal",), ("run", "turn")], ids=" ".join)
def test_help_is_the_same_without_docstrings(arguments: tuple[str, ...]) -> None:
    pages = [
        subprocess.run(
            [sys.executable, *options, "-m", "leverframe", *arguments, "--help"],
            env=environment(),
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for options in ((), ("-OO",))
    ]
    assert pages[0] == pages[1]


def test_what_is_laid_out_in_the_help_stays_so() -> None:
    assert "\n    101  an internal error\n" in run("--help").stdout


def test_the_help_of_check_names_the_limits() -> None:
    limits = Limits()
    words = flat(run("check", "--help").stdout)
    assert f"default {limits.states:,}" in words
    assert f"default {limits.transitions:,}" in words
    assert f"default {limits.seconds:g}" in words


def test_version() -> None:
    assert run("--version").stdout == f"leverframe {leverframe.__version__}\n"


def test_a_misspelt_command_gets_a_hint() -> None:
    assert "did you mean 'check'?" in run("chekc").stderr
