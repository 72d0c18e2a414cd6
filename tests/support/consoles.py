"""The files and commands that a page shows, run in a folder as a reader would.

A sentence that ends in ``…`NAME`:`` directly above a block makes the block the content of that file; a ``diff`` changes
the lines of the file that begin with ``-`` to those that begin with ``+``. In a ``console``
block, a line that begins with ``$ `` is a command, and the lines below it are its output: ``…`` on a line of its own
stands for any lines, and within a line for any text. A command without output below it has to succeed, and no more.

A page may begin with a file of another page: ``…](PAGE.md), saved as `NAME```.
"""

import contextlib
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from click.testing import CliRunner

from leverframe.cli.main import cli
from tests.run import ROOT

_BLOCK = re.compile(r"^```([\w-]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NAMED = re.compile(r"`([\w][\w./-]*\.\w+)`:\n\n\Z")
_BORROWED = re.compile(r"\]\(([\w./-]+\.md)\),\s+saved\s+as\s+`([\w.-]+)`")
_COMMAND = re.compile(r"^\$ ", re.MULTILINE)
_SHELL = re.compile(r"[|<>;&*$\\]")
_CODE = re.compile(r"^ *Exit code (\d):", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Saved:
    """A file that the page tells its reader to save."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Changed:
    """Lines of a file that the page tells its reader to replace."""

    name: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the page, and the output that the page shows of it."""

    line: str
    shown: str


def steps(text: str) -> Iterator[Saved | Changed | Command]:
    """The files and commands of a page, in its order."""
    for block in _BLOCK.finditer(text):
        named = _NAMED.search(text, 0, block.start())
        if block[1] == "console":
            for part in _COMMAND.split(block[2])[1:]:
                line, _, shown = part.partition("\n")
                yield Command(line.partition("  # ")[0].strip(), shown.rstrip("\n"))
        elif named and block[1] == "diff":
            lines = block[2].splitlines(keepends=True)
            before, after = ("".join(line[1:] for line in lines if line[0] in kept) for kept in ("- ", "+ "))
            yield Changed(named[1], before, after)
        elif named:
            yield Saved(named[1], block[2])


def borrowed(text: str, beside: Path) -> Iterator[Saved]:
    """The files that a page has from others."""
    for page, name in _BORROWED.findall(text):
        found = [step for step in steps((beside / page).read_text("utf-8")) if isinstance(step, Saved)]
        yield next(step for step in found if step.name == name)


def wrong(text: str, folder: Path, beside: Path = ROOT / "docs") -> list[str]:
    """Each command of a page whose output or exit code is not as the page shows it; all are run in the folder.

    `beside` is the folder of the page.
    """
    found = []
    for step in (*borrowed(text, beside), *steps(text)):
        match step:
            case Saved(name, content):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(content, "utf-8")
            case Changed(name, before, after):
                content = (folder / name).read_text("utf-8")
                if content.count(before) != 1:
                    found.append(f"{name} does not have these lines once:\n{before}")
                (folder / name).write_text(content.replace(before, after), "utf-8")
            case Command(line, shown) if not line.startswith("pip install "):
                code, output = _run(line, folder)
                if not _alike(shown, output):
                    found.append(f"$ {line}\n{output}\nis not what the page shows:\n{shown}")
                elif code != _expected(shown):
                    found.append(f"$ {line}\n{output}\nended with {code}, not {_expected(shown)}")
            case Command():
                pass
    return found


def _expected(shown: str) -> int:
    """The exit code that the shown output tells; 2 with an error, 1 with a fault, and otherwise 0."""
    told = _CODE.search(shown)
    return (
        int(told[1])
        if told
        else 2
        if "error[" in shown
        else 1
        if re.search("✗|no run of the machine explains", shown)
        else 0
    )


def _alike(shown: str, output: str) -> bool:
    if not shown:
        return True
    lines = []
    for line in shown.split("\n"):
        pattern = ".*".join(map(re.escape, line.rstrip().split("…")))
        lines.append("(?:.*\n)*?" if line == "…" else f"{pattern} *\n")
    return re.fullmatch("".join(lines), output.strip("\n") + "\n") is not None


def _run(line: str, folder: Path) -> tuple[int, str]:
    """The exit code and output of a command: in this process, which is quick, unless a shell has to read it."""
    words = shlex.split(line)
    if words[0] == "leverframe" and not _SHELL.search(line):
        with contextlib.chdir(folder), patch.dict(os.environ, _environment(folder)):
            result = CliRunner().invoke(cli, words[1:])
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result.exit_code, result.output
    return in_shell(line, folder)


def in_shell(line: str, folder: Path) -> tuple[int, str]:
    """The exit code and output of a command line, as a shell reads it."""
    done = subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", line],  # noqa: S607 -- wherever it is
        cwd=folder,
        env=_environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout


def _environment(folder: Path) -> dict[str, str]:
    """An environment in which `leverframe` and `python` are those of this process."""
    programs = folder / ".programs"
    programs.mkdir(exist_ok=True)
    for name, module in (("leverframe", " -m leverframe"), ("python", "")):
        (programs / name).write_text(f'#!/bin/sh\nexec "{sys.executable}"{module} "$@"\n', "utf-8")
        (programs / name).chmod(0o755)
    path = os.pathsep.join((str(programs), str(Path(sys.executable).parent), os.environ["PATH"]))
    plain = {name: value for name, value in os.environ.items() if name not in {"NO_COLOR", "FORCE_COLOR", "COLUMNS"}}
    return {**plain, "PATH": path, "PYTHONPATH": f"{ROOT / 'impl'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
