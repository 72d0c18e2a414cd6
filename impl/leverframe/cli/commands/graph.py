"""``leverframe graph``: a machine as a picture, or as text for tools that draw."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.cli import arguments

if TYPE_CHECKING:
    from leverframe.language.declaration import Declaration
    from leverframe.view.compose import Scene
    from leverframe.view.diagram import Diagram, View

FORMATS = ("dot", "svg", "png", "mermaid", "plantuml")
SUFFIXES = {
    ".dot": "dot",
    ".gv": "dot",
    ".svg": "svg",
    ".png": "png",
    ".mmd": "mermaid",
    ".mermaid": "mermaid",
    ".puml": "plantuml",
    ".plantuml": "plantuml",
}


@click.command(name="graph")
@arguments.TARGET
@arguments.PROFILE
@click.option(
    "--view",
    "how",
    type=click.Choice(("flow", "full")),
    help="flow: lists edges to error states in the boxes. full: draws every edge. Default: flow; with --diff, full.",
)
@click.option("--format", "kind", type=click.Choice(FORMATS), help="The format; default: by suffix of FILE, else dot.")
@arguments.output("Write the picture to a file")
@click.option("--trace", metavar="PROPERTY", help="Draw the run that shows why a property or check fails.")
@click.option("--diff", metavar="PROFILE", help="Compare with another profile, or with a file.")
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    target: str,
    profile: str | None,
    how: str | None,
    kind: str | None,
    output: Path | None,
    trace: str | None,
    diff: str | None,
) -> int:
    """Draw a machine.

    The default profile of a system is the reference. Mermaid and PlantUML make their own layout and get every edge; the
    other formats support --view, --trace and --diff. With --diff, + marks what only this profile has, - what only the
    other one has, and a crossed = what both have under different conditions.
    """
    from leverframe.cli import output as out
    from leverframe.cli.targets import load_one
    from leverframe.view.diagram import View

    kind = kind or _by_suffix(output)
    if trace and diff:
        raise click.UsageError("--trace and --diff exclude each other.")
    if kind in {"mermaid", "plantuml"} and (how or trace or diff):
        raise click.UsageError(
            f"--view, --trace and --diff apply only to pictures; {kind} contains every edge of the machine."
        )
    if kind == "png" and output is None and sys.stdout.isatty():
        raise click.UsageError("a PNG cannot be printed on a terminal; name a file with -o.")
    place = out.checked(output, (target,)) if output else None
    declaration = load_one(target, profile)
    view = View(how or ("full" if diff else "flow"))
    if kind in {"mermaid", "plantuml"}:
        return _deliver(_text(declaration, kind).encode(), place)
    return _picture(_diagram(_scene(declaration, target, trace, diff), view, kind), kind, place)


def _by_suffix(output: Path | None) -> str:
    if output is None:
        return "dot"
    found = SUFFIXES.get(output.suffix.lower())
    if found is None:
        known = " ".join(SUFFIXES)
        raise click.UsageError(f"{output.name!r} has no known suffix; use --format, or a suffix among {known}.")
    return found


def _text(declaration: "Declaration", kind: str) -> str:
    from leverframe.view import compose, mermaid, plantuml
    from leverframe.view.diagram import View

    diagram = compose.diagram(declaration, View.FULL)
    return mermaid.render(diagram) if kind == "mermaid" else plantuml.render(diagram)


def _scene(declaration: "Declaration", target: str, trace: str | None, diff: str | None) -> "Scene | Declaration":
    """Return what is drawn: a run, a difference, or the machine itself."""
    from leverframe import extras

    extras.require(*(() if trace is None else ("check",)), *extras.for_dot())
    from leverframe.view import difference

    if trace is not None:
        return _run(declaration, trace)
    return declaration if diff is None else difference.scene(declaration, _other(target, diff))


def _diagram(drawn: "Scene | Declaration", view: "View", kind: str) -> "Diagram":
    """Return the diagram. PNG has no tooltips, so conditions are footnotes."""
    from leverframe.language.declaration import Declaration
    from leverframe.view import compose, footnotes

    diagram = compose.diagram(drawn, view) if isinstance(drawn, Declaration) else compose.compose(drawn, view)
    return footnotes.numbered(diagram) if kind == "png" else diagram


def _other(target: str, diff: str) -> "Declaration":
    """Load the machine to compare with: a file, or a profile of the same system (for a file: one beside it)."""
    from leverframe.cli.targets import load_one
    from leverframe.language.catalog import is_file_name

    if is_file_name(diff):
        return load_one(diff, None)
    return (
        load_one(str(Path(target).with_name(f"{diff}.yaml")), None) if is_file_name(target) else load_one(target, diff)
    )


def _run(declaration: "Declaration", name: str) -> "Scene":
    """Return the machine with the run that shows the verdict on a property or check."""
    from leverframe.cli.reports import words
    from leverframe.cli.runs import run_of
    from leverframe.view import run

    fails, trace = run_of(declaration, name)
    steps = words.count(words.run(declaration, trace).length, "step")
    found = f"{name} {'fails' if fails else 'holds'}: a run of {steps} that shows it"
    return run.scene(declaration, trace, (words.machine_name(declaration), found))


def _picture(diagram: "Diagram", kind: str, place: Path | None) -> int:
    from leverframe.view import dot, legible
    from leverframe.view.picture import PictureKind

    return _deliver(dot.render(diagram).encode() if kind == "dot" else legible.draw(diagram, PictureKind(kind)), place)


def _deliver(data: bytes, place: Path | None) -> int:
    from leverframe.errors import ExitCode
    from leverframe.files import replace

    if place is not None:
        replace(place, data)
    else:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    return ExitCode.AS_EXPECTED
