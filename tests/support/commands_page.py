"""docs/commands.md below its mark: every command of the command line, as click describes it.

``python -m tests.support.commands_page`` makes that part anew. Above the mark, people write.
"""

import inspect
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path

import click

from leverframe.cli.main import cli
from tests.run import ROOT

PAGE = ROOT / "docs" / "commands.md"
MARK = "<!-- Below: made from the program by `python -m tests.support.commands_page`. -->\n"
_WIDTH = 120


def contexts(
    command: click.Command = cli, name: str = "leverframe", parent: click.Context | None = None
) -> Iterator[click.Context]:
    """Yield a context for the command line and for each command and subcommand, in the order of the help pages."""
    context = click.Context(command, info_name=name, parent=parent)
    yield context
    if isinstance(command, click.Group):
        for inner_name in command.list_commands(context):
            inner = command.get_command(context, inner_name)
            assert inner is not None, inner_name
            yield from contexts(inner, inner_name, context)


def made() -> str:
    """The part of the page below the mark."""
    return "\n".join(_section(context) for context in contexts() if context.parent)


def _section(context: click.Context) -> str:
    depth = context.command_path.count(" ")
    usage = " ".join((context.command_path, *context.command.collect_usage_pieces(context)))
    blocks = [f"{'#' * (2 if depth < 2 else 3)} {context.command_path}", f"    {usage}"]
    blocks += map(_paragraph, re.split(r"\n{2,}", inspect.cleandoc(context.command.help or "")))
    parameters = context.command.get_params(context)
    records = [parameter.get_help_record(context) for parameter in parameters if isinstance(parameter, click.Option)]
    options = [_row(*record) for record in records if record]
    if len(options) > 1:  # every command has --help
        blocks.append("\n".join(("| option | meaning |", "|---|---|", *options[:-1])))
    return "\n\n".join(filter(None, blocks)) + "\n"


def _paragraph(text: str) -> str:
    """A paragraph of a help page; click's mark, a backspace, begins one whose lines are kept."""
    if text.startswith("\b"):
        return textwrap.indent(text.removeprefix("\b").strip("\n"), "    ")
    plain = re.sub(r"([*_<>\[\]])", r"\\\1", " ".join(text.split()))
    return textwrap.fill(plain, _WIDTH, break_long_words=False, break_on_hyphens=False)


def _row(names: str, meaning: str) -> str:
    cells = f"`{names}`", re.sub(r"([*_<>])", r"\\\1", meaning)
    return f"| {' | '.join(' '.join(cell.split()).replace('|', chr(92) + '|') for cell in cells)} |"


def write(page: Path = PAGE) -> None:
    """Make the part below the mark anew."""
    above, found, _ = page.read_text("utf-8").partition(MARK)
    assert found, f"{page} has lost its mark"
    page.write_text(f"{above}{MARK}\n{made()}", "utf-8")


if __name__ == "__main__":
    write()
