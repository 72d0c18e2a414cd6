"""``leverframe init``: a declaration to start from, made of three answers or of a drawing."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from leverframe.view.begun import Sketch

Answer = TypeVar("Answer")

STATES = "Which states does the machine have? Separate them by commas. It starts in the first one."
STEPS = "Which steps does it make? Write STATE EVENT STATE, a step a line. An empty line ends."
INPUTS = "Which of these events come from outside? Separate them by commas. The others are its own work."


@click.command(name="init")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--drawing",
    type=click.Path(path_type=Path),
    metavar="DRAWING",
    help="A drawing in Mermaid, in place of the questions.",
)
@click.option("--machine", metavar="NAME", help="The name of the machine; default: the name of the file.")
def command(file: Path, drawing: Path | None, machine: str | None) -> int:
    """Begin a declaration, with questions or a drawing.

    FILE is written. Three questions are asked: which states the machine has, which steps it makes, and which events
    come from outside. The answers come from stdin, a line each. With --drawing, the declaration is that of 'leverframe
    import'. A FILE that exists is not overwritten.
    """
    import shlex

    from leverframe import files
    from leverframe.cli import output as out
    from leverframe.cli.commands.import_ import drawn, machine_name
    from leverframe.errors import ExitCode
    from leverframe.language import reader
    from leverframe.view import begun

    if file.exists():
        raise files.unwritable(f"{file} exists", "name another file")
    place, name = out.checked(file), machine_name(machine, file)
    if drawing is None:
        text, said = begun.declared(name, _asked()), list[str]()
    else:
        text, said = drawn(reader.read(drawing), name)
    out.save(place, text)
    said = [*said, f"Wrote {file}. Look at it, and then:"]
    given = shlex.quote(str(file))
    uses = (("check", "decide what is claimed"), ("simulate", "step through it"), ("graph", "draw it"))
    click.echo("\n".join([*said, ""]), err=True)
    click.echo("".join(f"    {f'leverframe {use} {given}':<40} {what}\n" for use, what in uses), err=True, nl=False)
    return ExitCode.AS_EXPECTED


def _asked() -> "Sketch":
    """The answers. Raises InputError (LF108) if a program gives one that cannot be used."""
    from leverframe.view import begun

    states = _answer(STATES, begun.states)
    steps = list[begun.Step]()
    _say(f"\n{STEPS}")
    while (found := _answer("", lambda line: begun.step(line, states, steps) if line else None)) is not None:
        steps.append(found)
    return begun.Sketch(states, steps, _answer(f"\n{INPUTS}", lambda line: begun.inputs(line, steps)) if steps else ())


def _answer(question: str, understood: Callable[[str], Answer]) -> Answer:
    """What an answer means. A person is asked again if it cannot be used."""
    from leverframe.errors import Diagnostic, InputError
    from leverframe.view.begun import AnswerError

    if question:
        _say(question)
    while True:
        try:
            return understood(_line())
        except AnswerError as error:
            if not sys.stdin.isatty():
                raise InputError((Diagnostic("LF108", error.reason, None, None, error.hint),)) from None
            _say(f"{error.reason}: {error.hint}")


def _say(text: str) -> None:
    """Tell a person something. A program knows the questions."""
    if sys.stdin.isatty():
        click.echo(text, err=True)


def _line() -> str:
    """The next line; an empty one at the end of the input."""
    if sys.stdin.isatty():
        try:
            return input("> ").strip()
        except EOFError:
            click.echo(err=True)
            return ""
    return sys.stdin.readline().strip()
