"""``leverframe export``: a machine, or a run of it, for other people's tools."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.cli import arguments

if TYPE_CHECKING:
    from leverframe.language.declaration import Declaration

FORMATS = ("smtlib", "tla", "tla-config", "promela", "smv", "scxml", "itf", "mermaid", "plantuml")


@click.command(name="export")
@arguments.TARGET
@arguments.PROFILE
@click.option("--to", "target_format", required=True, type=click.Choice(FORMATS), help="The language to write.")
@click.option("--trace", metavar="PROPERTY", help="With itf: the property or check whose run is written.")
@arguments.output("Write the text to a file")
def command(target: str, profile: str | None, target_format: str, trace: str | None, output: Path | None) -> int:
    """Export a machine to the language of another tool.

    The model has the same steps and names as the declaration. Its text lists what the language cannot express. The
    default profile of a system is the reference. TLC needs the module (tla) in a file of the module's name, with its
    configuration (tla-config) beside it. itf is a run, not a machine: choose it with --trace.
    """
    from leverframe.cli import output as out
    from leverframe.cli.targets import load_one
    from leverframe.errors import ExitCode

    if target_format == "itf" and trace is None:
        raise click.UsageError("itf is a format for runs; name a property or check with --trace.")
    if target_format != "itf" and trace is not None:
        raise click.UsageError(f"--trace works only with itf; {target_format} exports the whole machine.")
    place = out.checked(output, (target,)) if output else None
    text = _text(load_one(target, profile), target_format, trace)
    if place is None:
        out.write_data(text)
    else:
        out.save(place, text)
    return ExitCode.AS_EXPECTED


def _text(declaration: "Declaration", target_format: str, trace: str | None) -> str:
    from leverframe.export import promela, scxml, smtlib, smv, tla
    from leverframe.model import itf
    from leverframe.view import compose, mermaid, plantuml
    from leverframe.view.diagram import View

    if trace is not None:
        from leverframe.cli.runs import run_of

        _, run = run_of(declaration, trace)
        return itf.render(run, declaration)
    if target_format in {"mermaid", "plantuml"}:
        diagram = compose.diagram(declaration, View.FULL)
        return mermaid.render(diagram) if target_format == "mermaid" else plantuml.render(diagram)
    writers = {
        "smtlib": smtlib.render,
        "tla": tla.render,
        "tla-config": tla.configuration,
        "promela": promela.render,
        "smv": smv.render,
        "scxml": scxml.render,
    }
    return writers[target_format](declaration)
