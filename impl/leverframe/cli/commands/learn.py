"""``leverframe learn``: what an implementation really is."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.cli import arguments

if TYPE_CHECKING:
    from leverframe.learning.inquiry import Inquiry

_KINDS = (".dot", ".svg", ".png")


@click.command(name="learn")
@arguments.TARGET
@arguments.subject(required=True)
@arguments.PROFILE
@arguments.INTERFACE
@click.option(
    "--k",
    "extra",
    type=arguments.Number(0, 3),
    default=1,
    show_default=True,
    metavar="COUNT",
    help="The machine that is learnt is the subject, if that has at most so many states more.",
)
@click.option(
    "--words", type=arguments.Number(min=1), default=100_000, show_default=True, metavar="COUNT", help="The most words."
)
@click.option(
    "--budget",
    type=arguments.SECONDS,
    default=300.0,
    show_default=True,
    metavar="SECONDS",
    help="The most time for learning.",
)
@arguments.TIMEOUT
@arguments.report_format("json")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Draw both machines in FILE.svg or FILE.png; or write what was learnt to FILE.dot, as import reads it.",
)
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    target: str,
    cmd: tuple[str, ...],
    profile: str | None,
    interface_file: Path | None,
    extra: int,
    words: int,
    budget: float,
    seconds: float,
    kind: str,
    output: Path | None,
) -> int:
    """Learn what an implementation is, beside its machine.

    CMD starts the adapter of the implementation, which offers the mode events of the wire protocol (docs/wire.md). The
    result is a Mealy machine, and each difference from the reference with its shortest run. See docs/learning.md.

    The exit code is 0 without a difference, 1 with one, 2 for bad input, and 3 if learning did not end, as with a
    subject that is not deterministic.
    """
    from leverframe import extras
    from leverframe.cli import output as out
    from leverframe.cli.targets import load_one, requirements_of

    if output is not None and output.suffix not in _KINDS:
        raise click.UsageError(f"--output takes a file that ends with {', '.join(_KINDS)}.")
    extras.require("learn", *(() if output is None or output.suffix == ".dot" else ("draw",)))
    from leverframe.cli.reports import learn as render
    from leverframe.conform.subject.process import Command
    from leverframe.conform.suite.running import Target
    from leverframe.learning.asking import Budget
    from leverframe.learning.inquiry import inquired
    from leverframe.observe.reading import interface_of

    place = out.checked(output, (target,)) if output else None
    declaration = load_one(target, profile)
    interface = interface_of(declaration, interface_file)
    found = inquired(Target(declaration, interface, Command(cmd), seconds), Budget(words, budget), extra)
    if place is not None:
        _draw(found, f"{declaration.machine}: the subject beside its reference", place)
    sentences = {one.name: one for one in requirements_of(declaration)}
    findings = render.Findings(found, declaration, cmd, sentences)
    out.deliver(kind, None, lambda look: render.render(findings, kind, look))
    return render.exit_code(found)


def _draw(found: "Inquiry", title: str, place: Path) -> None:
    from leverframe import files
    from leverframe.learning import drawn
    from leverframe.view import picture

    if found.comparison is None or found.reference is None:
        click.echo(f"{place.name} is not written: there is nothing to draw.", err=True)
        return
    if place.suffix == ".dot":
        data = found.comparison.learnt.dot({one.place for one in found.differs}).encode()
    else:
        text = drawn.picture(found.comparison, found.reference, title)
        data = picture.draw(text, picture.PictureKind(place.suffix[1:]))
    files.replace(place, data)
