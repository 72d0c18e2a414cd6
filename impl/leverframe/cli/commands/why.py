"""``leverframe why``: everything that is known of one requirement, finding, property or check."""

from collections.abc import Sequence
from pathlib import Path

import click

from leverframe.cli import arguments


@click.command(name="why")
@click.argument("name", metavar="ID")
@arguments.TARGETS
@click.option("-v", "--verbose", is_flag=True, help="Show every run with all its steps.")
@arguments.report_format("json")
@arguments.OUTPUT
def command(name: str, targets: tuple[str, ...], verbose: bool, kind: str, output: Path | None) -> None:
    """Explain a requirement, finding or property in full.

    That is its sentence, where it is written, the checks that answer for it, their verdicts, assumptions and
    certificates, and the commands that show all of it again. Each SYSTEM or FILE is looked through, or everything
    bundled. ID may say where it belongs: kernel:reference:halted-is-final.
    """
    show(name, targets, kind, output, verbose=verbose)


def show(name: str, targets: Sequence[str], kind: str, output: Path | None, *, verbose: bool = False) -> None:
    """Write what is known of an id."""
    from leverframe.cli import output as out
    from leverframe.cli.reports import why as report_why
    from leverframe.cli.subjects import find

    target = out.checked(output, tuple(targets)) if output else None
    subject = find(name, targets)
    out.deliver(kind, target, lambda look: report_why.render(subject, kind, look, verbose=verbose))


def show_instead(targets: Sequence[str], kind: str, output: Path | None) -> bool:
    """Is one of the targets of another command an id? Then what is known of it has been written."""
    ids = [target for target in targets if arguments.is_id(target)]
    if not ids:
        return False
    if len(ids) > 1:
        raise click.UsageError(f"name one id at a time: {', '.join(ids)}.")
    if kind not in {"pretty", "json"}:
        raise click.UsageError("for a single id, --format is pretty or json.")
    show(ids[0], [target for target in targets if target not in ids], kind, output)
    return True
