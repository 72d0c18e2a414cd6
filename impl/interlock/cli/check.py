"""``interlock check``: verdicts on every claim."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from interlock.cli import arguments

if TYPE_CHECKING:
    from interlock.check.explore import Limits
    from interlock.check.verdict import Report
    from interlock.language.declaration import Declaration

FORMATS = ("pretty", "json", "junit", "sarif", "github")


@click.command(name="check")
@arguments.TARGETS
@arguments.PROFILE
@click.option(
    "--format", "kind", type=click.Choice(FORMATS), default="pretty", show_default=True, help="How to report."
)
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Write the report to a file.")
@click.option("--full", is_flag=True, help="Leave nothing out of the pretty report.")
@click.option("--timings", is_flag=True, help="Say in the pretty report how long things took.")
@click.option(
    "--max-states",
    type=click.IntRange(min=1),
    metavar="N",
    help="Explore no more states of a machine than this: 20,000,000 unless given.",
)
@click.option(
    "--max-transitions",
    type=click.IntRange(min=1),
    metavar="N",
    help="Keep no more steps between states than this: 50,000,000 unless given.",
)
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    targets: tuple[str, ...],
    profile: str | None,
    kind: str,
    output: Path | None,
    full: bool,
    timings: bool,
    max_states: int | None,
    max_transitions: int | None,
) -> int:
    """Decide every claim of the declarations.

    Each SYSTEM (its name) or FILE (a path) is explored in full, and every claim that it makes is decided. Without
    arguments, everything bundled is. The exit code is 0 if every verdict is as expected, 1 if one differs, 2 for bad
    input, 3 if some are unknown and none differs.
    """
    from interlock.check.explore import Limits
    from interlock.cli import output as out
    from interlock.cli.tally import tally
    from interlock.cli.targets import load_all
    from interlock.errors import InputError

    target = out.checked(output, targets) if output else None
    try:
        declarations = load_all(targets, profile)
    except InputError as error:
        if kind == "github":
            from interlock.cli import report_github

            _deliver(report_github.render_diagnostics(error.diagnostics), target)
        raise
    usual = Limits()
    limits = Limits(max_states or usual.states, max_transitions or usual.transitions)
    reports = tuple(_checked(declarations, limits))
    if kind == "pretty":
        import sys

        from interlock.cli import report_pretty

        look = out.PLAIN if target else out.look(sys.stdout)
        text = report_pretty.render(reports, look, full=full, timings=timings)
        if target is None:
            out.write_text(text)
        else:
            out.save(target, text)
    else:
        _deliver(_report(kind, reports), target)
    return tally(reports).exit_code


def _checked(declarations: Sequence["Declaration"], limits: "Limits") -> Iterator["Report"]:
    from interlock.check.checker import check
    from interlock.cli.progress import tracked

    of = len(declarations)
    announced = [
        (f"checking {declaration.machine} {declaration.profile} ({number} of {of})", declaration)
        for number, declaration in enumerate(declarations, 1)
    ]
    for declaration in tracked(announced):
        yield check(declaration, limits)


def _report(kind: str, reports: Sequence["Report"]) -> str:
    """The reports in a format for programs."""
    match kind:
        case "json":
            from interlock.cli.report_json import render
        case "junit":
            from interlock.cli.report_junit import render
        case "sarif":
            from interlock.cli.report_sarif import render
        case _:
            from interlock.cli.report_github import render
    return render(reports)


def _deliver(text: str, target: Path | None) -> None:
    from interlock.cli import output as out

    if target is None:
        out.write_data(text)
    else:
        out.save(target, text)
