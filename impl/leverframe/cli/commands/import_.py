"""``leverframe import``: a drawing, or an automaton that somebody has learnt, becomes a declaration."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.cli import arguments

if TYPE_CHECKING:
    from leverframe.language.reader import Text
    from leverframe.view.drawing import Dropped

DOT = ".dot"
_LONGEST_NAME = 120
_SHOWN = 12
"""The most details of one kind that are listed."""


@click.command(name="import")
@click.argument("file", type=click.Path(path_type=Path))
@arguments.output("Write the declaration to a file")
@click.option("--machine", metavar="NAME", help="The name of the machine; default: the name of the file.")
def command(file: Path, output: Path | None, machine: str | None) -> int:
    """Make a declaration from a drawing or an automaton.

    FILE is Mermaid (stateDiagram-v2), or a Markdown page, whose first such diagram is used. Parts of the drawing that a
    declaration cannot express are listed on stderr, with their lines.

    FILE.dot is a Mealy machine as projects of automata learning publish them, with arrows such as s0 -> s1
    [label="input / output"]. The declaration has the last output in a variable. 'leverframe sut FILE.dot' serves it.
    """
    from leverframe.cli import output as out
    from leverframe.errors import ExitCode, InputError, InternalError
    from leverframe.language import reader
    from leverframe.language.loader import loads

    place = out.checked(output, (str(file),)) if output else None
    text = reader.read(file)
    declared, words = (_automaton if file.suffix == DOT else drawn)(text, machine_name(machine, file))
    try:
        loads(declared)
    except InputError as error:
        raise InternalError(f"the declaration made from {file} is invalid: {error}") from error
    if place is None:
        out.write_data(declared)
    else:
        out.save(place, declared)
    click.echo("\n".join(words), err=True)
    return ExitCode.AS_EXPECTED


def _automaton(text: "Text", machine: str) -> tuple[str, list[str]]:
    """The declaration of an automaton, and what to say about it."""
    from leverframe.view import automaton, mealy_declared

    found = automaton.read(text)
    counts = ((found.states, "state"), (found.inputs, "input"), (found.outputs, "output"), (found.steps, "step"))
    return mealy_declared.declared(found, text, machine), [", ".join(_count(len(each), name) for each, name in counts)]


def drawn(text: "Text", machine: str) -> tuple[str, list[str]]:
    """The declaration of a drawing, and what to say about it."""
    from leverframe.view import drawing, transcribe

    transcript = transcribe.transcribe(drawing.read(text), text, machine)
    words = [f"{_count(transcript.states, 'state')}, {_count(transcript.edges, 'edge')}"]
    if transcript.dropped:
        words += [
            "omitted from the declaration, or decided by the importer:",
            *(f"  {line}" for line in _told(transcript.dropped)),
        ]
    return transcript.text, words


def machine_name(wanted: str | None, file: Path) -> str:
    """The name of a machine: the wanted one, or that of the file. Raises click.UsageError."""
    if wanted is not None:
        if len(wanted) > _LONGEST_NAME or not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", wanted):
            raise click.UsageError("--machine takes lower-case letters, digits and single hyphens, such as my-machine.")
        return wanted
    name = re.sub(r"[^a-z0-9]+", "-", file.stem.lower())[:100].strip("-")
    return name if name[:1].isalpha() else f"machine-{name}".strip("-")


def _told(dropped: Sequence["Dropped"]) -> Iterator[str]:
    """List the omitted parts by kind, with lines and details."""
    kinds: dict[str, list[Dropped]] = {}
    for one in dropped:
        kinds.setdefault(one.kind, []).append(one)
    for kind, of_kind in kinds.items():
        detailed = [one for one in of_kind if one.detail]
        if not detailed:
            yield f"{kind} ({_lines(of_kind)})"
            continue
        yield f"{kind}:"
        yield from (f"  line {one.line}: {one.detail}" for one in detailed[:_SHOWN])
        if len(detailed) > _SHOWN:
            yield f"  and {len(detailed) - _SHOWN} more ({_lines(detailed[_SHOWN:])})"


def _lines(dropped: Sequence["Dropped"]) -> str:
    numbers = sorted({one.line for one in dropped})
    shown = ", ".join(map(str, numbers[:_SHOWN]))
    rest = f" and {len(numbers) - _SHOWN} more" if len(numbers) > _SHOWN else ""
    return f"line{'' if len(numbers) == 1 else 's'} {shown}{rest}"


def _count(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'' if number == 1 else 's'}"
