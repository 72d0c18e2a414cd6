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
    type=click.IntRange(0, 3),
    default=1,
    show_default=True,
    metavar="COUNT",
    help="The machine that is learnt is the subject, if that has at most so many states more.",
)
@click.option(
    "--words", type=click.IntRange(min=1), default=100_000, show_default=True, metavar="COUNT", help="The most words."
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
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Draw what was learnt, with the differences in red: FILE.dot, FILE.svg or FILE.png.",
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
    from leverframe.cli.targets import load_one

    if output is not None and output.suffix not in _KINDS:
        raise click.UsageError(f"--output takes a file that ends with {', '.join(_KINDS)}.")
    extras.require("learn", *(() if output is None or output.suffix == ".dot" else ("draw",)))
    from leverframe.cli.reports import learn as render
    from leverframe.conform.subject.process import Process
    from leverframe.conform.suite.running import Target
    from leverframe.learning.asking import Budget
    from leverframe.learning.inquiry import inquired
    from leverframe.observe.reading import interface_of

    place = out.checked(output, (target,)) if output else None
    declaration = load_one(target, profile)
    interface = interface_of(declaration, interface_file)
    found = inquired(Target(declaration, interface, lambda: Process(cmd), seconds), Budget(words, budget), extra)
    if place is not None:
        _draw(found, place)
    out.deliver("pretty", None, lambda look: render.render(found, declaration, look))
    return render.exit_code(found)


def _draw(found: "Inquiry", place: Path) -> None:
    from leverframe import files
    from leverframe.view import picture

    if found.learnt is None:
        return
    wrong = {one.place for one in found.differs}
    if place.suffix == ".dot":
        data = found.learnt.dot(wrong).encode()
    else:
        data = picture.draw(found.learnt.picture(wrong), picture.PictureKind(place.suffix[1:]))
    files.replace(place, data)
