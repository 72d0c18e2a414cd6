"""``leverframe show``: a machine on a page."""

import sys

import click

from leverframe.cli import arguments


@click.command(name="show")
@arguments.TARGETS
@arguments.PROFILE
@arguments.SET
def command(targets: tuple[str, ...], profile: str | None, constants: dict[str, int]) -> None:
    """Show machines: states, variables, events, matrix.

    The matrix has a row for each source state and a column for each target state; its cells have the events.
    Transitions with a condition or an effect are listed below it. Without arguments, show all bundled machines.
    """
    from leverframe.cli import output as out
    from leverframe.cli.reports.machine_page import write
    from leverframe.cli.reports.page import Page
    from leverframe.cli.targets import load_all

    page = Page(out.look(sys.stdout))
    for declaration in load_all(targets, profile, constants=constants):
        page.blank()
        write(page, declaration)
    out.write_text(page.text())
