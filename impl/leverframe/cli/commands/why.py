"""``leverframe why``: everything about one requirement, finding, property or check."""

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

    The page has its sentence, its place, its checks with their verdicts, assumptions and certificates, and the commands
    that reproduce all of it. The ID is searched in each SYSTEM or FILE, or in all bundled ones. It may name its machine
    and profile: kernel:reference:halted-is-final.
    """
    show(name, targets, kind, output, verbose=verbose)


def show(name: str, targets: Sequence[str], kind: str, output: Path | None, *, verbose: bool = False) -> None:
    """Write the page of an id."""
    from leverframe.cli import output as out
    from leverframe.cli.reports import why as report_why
    from leverframe.cli.subjects import find

    target = out.checked(output, tuple(targets)) if output else None
    subject = find(name, targets)
    out.deliver(kind, target, lambda look: report_why.render(subject, kind, look, verbose=verbose))


def show_instead(targets: Sequence[str], kind: str, output: Path | None) -> bool:
    """Write the page of an id, if one of the targets of another command is one. Returns False if none is."""
    ids = [target for target in targets if arguments.is_id(target)]
    if not ids:
        return False
    if len(ids) > 1:
        raise click.UsageError(f"name one id at a time: {', '.join(ids)}.")
    if kind not in {"pretty", "json"}:
        raise click.UsageError("for a single id, --format is pretty or json.")
    show(ids[0], [target for target in targets if target not in ids], kind, output)
    return True
