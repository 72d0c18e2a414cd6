"""``interlock check``: verdicts on every claim."""

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from interlock.cli import arguments

if TYPE_CHECKING:
    from interlock.check.pool import Checker
    from interlock.check.verdict import Elapsed, Report
    from interlock.cli.output import Look
    from interlock.language.declaration import Declaration

FORMATS = ("pretty", "json", "junit", "sarif", "github")


@click.command(name="check")
@arguments.TARGETS
@arguments.PROFILE
@click.option(
    "--format", "kind", type=click.Choice(FORMATS), default="pretty", show_default=True, help="How to report."
)
@arguments.OUTPUT
@click.option("--mutants", is_flag=True, help="Plant small mistakes and say which checks notice them.")
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
    mutants: bool,
    full: bool,
    timings: bool,
    max_states: int | None,
    max_transitions: int | None,
) -> int:
    """Decide every claim of the declarations.

    Each SYSTEM (its name) or FILE (a path) is explored in full, and every claim that it makes is decided. Without
    arguments, everything bundled is. The exit code is 0 if every verdict is as expected, 1 if one differs, 2 for bad
    input, 3 if some are unknown and none differs.

    With --mutants, each transition, guard, effect and fairness assumption is changed a little, one at a time, to see
    which checks and properties notice. Of bundled systems the reference is taken, unless --profile is given.
    """
    from interlock.check.limits import Limits
    from interlock.check.pool import checkers
    from interlock.check.verdict import Elapsed
    from interlock.cli import output as out
    from interlock.cli.tally import tally
    from interlock.cli.targets import how_many, load_all
    from interlock.errors import InputError
    from interlock.language.catalog import is_file_name

    target = out.checked(output, targets) if output else None
    if mutants and kind not in {"pretty", "json"}:
        raise click.UsageError("with --mutants, --format is pretty or json.")
    if mutants and profile is None and not any(map(is_file_name, targets)):
        profile = "reference"
    usual = Limits()
    limits = Limits(max_states or usual.states, max_transitions or usual.transitions)
    try:
        if mutants:
            return _study(load_all(targets, profile), kind, target)
        with checkers(how_many(targets, profile), limits) as check_all:
            started = time.perf_counter()
            declarations = load_all(targets, profile)
            read = time.perf_counter()
            reports = tuple(_checked(declarations, check_all))
    except InputError as error:
        if kind == "github":
            from interlock.cli import report_github

            told = report_github.render_diagnostics(error.diagnostics)
            out.deliver(kind, target, lambda _: told)
        raise
    elapsed = Elapsed(read - started, time.perf_counter() - read) if timings else None
    out.deliver(kind, target, lambda look: _report(kind, reports, look, full=full, elapsed=elapsed))
    return tally(reports).exit_code


def _study(declarations: Sequence["Declaration"], kind: str, target: Path | None) -> int:
    from interlock.cli import output as out
    from interlock.cli import report_mutants
    from interlock.cli.progress import tracked
    from interlock.mutation.pool import study

    reports = []
    studies = study(declarations)
    for declaration in tracked((f"planting mistakes in {d.machine} {d.profile}", d) for d in declarations):
        del declaration
        reports.append(next(studies))
    out.deliver(
        kind,
        target,
        lambda look: report_mutants.render_json(reports) if kind == "json" else report_mutants.render(reports, look),
    )
    return report_mutants.exit_code(reports)


def _checked(declarations: Sequence["Declaration"], check_all: "Checker") -> Iterator["Report"]:
    from interlock.cli.progress import tracked

    of = len(declarations)
    announced = [
        (f"checking {declaration.machine} {declaration.profile} ({number} of {of})", declaration)
        for number, declaration in enumerate(declarations, 1)
    ]
    reports = check_all(declarations)
    for _ in tracked(announced):
        yield next(reports)


def _report(kind: str, reports: Sequence["Report"], look: "Look", *, full: bool, elapsed: "Elapsed | None") -> str:
    match kind:
        case "pretty":
            from interlock.cli import report_pretty

            return report_pretty.render(reports, look, full=full, elapsed=elapsed)
        case "json":
            from interlock.cli.report_json import render
        case "junit":
            from interlock.cli.report_junit import render
        case "sarif":
            from interlock.cli.report_sarif import render
        case _:
            from interlock.cli.report_github import render
    return render(reports)
