"""The help pages under ``python -OO``: docstrings that Python has dropped, read from the source again."""

import ast
from pathlib import Path

import click


def describe(command: click.Command) -> None:
    """Give the command and its subcommands the help that their functions have in the source, if it is at hand."""
    callback = command.callback
    if command.help is None and callback is not None:
        command.help = _docstring(Path(callback.__code__.co_filename), callback.__name__)
    if isinstance(command, click.Group):
        for subcommand in command.commands.values():
            describe(subcommand)


def _docstring(source: Path, name: str) -> str | None:
    if not source.is_file():
        return None
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return ast.get_docstring(node)
    return None
