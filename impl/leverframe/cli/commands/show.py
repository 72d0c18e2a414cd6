"""``leverframe show``: a machine on a page."""

import sys

import click

from leverframe.cli import arguments


@click.command(name="show")
@arguments.TARGETS
@arguments.PROFILE
def command(targets: tuple[str, ...], profile: str | None) -> None:
    """Show machines: states, variables, events, matrix.

    The matrix has a row for each state to start from and a column for each state to get to, and the events that lead
    there. Transitions with a condition or an effect are written out below it. Without arguments, everything bundled.
    """
    from leverframe.cli import output as out
    from leverframe.cli.reports.machine_page import write
    from leverframe.cli.reports.page import Page
    from leverframe.cli.targets import load_all

    page = Page(out.look(sys.stdout))
    for declaration in load_all(targets, profile):
        page.blank()
        write(page, declaration)
    out.write_text(page.text())
