"""``leverframe requirements``: the requirements of the documents, and the checks that cover them."""

from pathlib import Path

import click

from leverframe.cli import arguments


@click.command(name="requirements")
@arguments.SYSTEMS
@arguments.report_format("json", "markdown")
@arguments.OUTPUT
@click.option("--demonstrate", is_flag=True, help="Plant the named mutants, and check that they are detected.")
def command(targets: tuple[str, ...], kind: str, output: Path | None, demonstrate: bool) -> int:
    """Report the status of each requirement of a document.

    Each SYSTEM is a bundled one, or a folder with declarations and a requirements.yaml. A requirement holds if all
    checks that cite it hold, and fails if one fails; if no check of a machine can show it, it is tested, planned or
    excluded. With an ID, print the page of 'leverframe why'. The exit code is 1 if there is a gap, such as a
    requirement without a check or a normative line without a requirement, and 3 if a verdict is unknown.
    """
    from leverframe import extras
    from leverframe.cli import output as out
    from leverframe.cli.commands.why import show_instead
    from leverframe.cli.reports import requirements as report
    from leverframe.cli.tracing import trace
    from leverframe.errors import ExitCode

    if show_instead(targets, kind, output):
        return ExitCode.AS_EXPECTED
    if demonstrate:
        extras.require("check")
    target = out.checked(output, targets) if output else None
    traced = trace(targets)
    if demonstrate:
        from leverframe.traceability.demonstration import undemonstrated

        traced = traced.with_gaps(undemonstrated(traced.books, traced.reports))
    out.deliver(kind, target, lambda look: report.render(traced, kind, look))
    return traced.exit_code
