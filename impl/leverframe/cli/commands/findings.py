"""``leverframe findings``: the faults of the documents, and the checks that show them."""

from pathlib import Path

import click

from leverframe.cli import arguments


@click.command(name="findings")
@arguments.SYSTEMS
@arguments.report_format("json", "markdown")
@arguments.OUTPUT
def command(targets: tuple[str, ...], kind: str, output: Path | None) -> int:
    """List the faults of the documents, with the evidence.

    Each fault comes with the solution of the reference. Each SYSTEM is a bundled one, or a folder with declarations and
    a findings.yaml. With an ID, print the page of 'leverframe why'. The exit code is 1 if there is a gap, such as a
    finding that no check shows, and 3 if a verdict is unknown.
    """
    from leverframe.cli import output as out
    from leverframe.cli.commands.why import show_instead
    from leverframe.cli.reports import findings as report
    from leverframe.cli.tracing import trace
    from leverframe.errors import ExitCode

    if show_instead(targets, kind, output):
        return ExitCode.AS_EXPECTED
    target = out.checked(output, targets) if output else None
    traced = trace(targets)
    out.deliver(kind, target, lambda look: report.render(traced, kind, look))
    return traced.exit_code
