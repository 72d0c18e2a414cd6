"""``leverframe check``: verdicts on every claim."""

import gc
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.cli import arguments

if TYPE_CHECKING:
    from leverframe.check.limits import Limits
    from leverframe.check.pool import Checker
    from leverframe.check.verdict import Elapsed, Report
    from leverframe.cli.output import Look
    from leverframe.crosscheck.agreement import Agreement
    from leverframe.language.declaration import Declaration

FORMATS = ("pretty", "json", "junit", "sarif", "github")


@click.command(name="check")
@arguments.TARGETS
@arguments.PROFILE
@click.option(
    "--format", "kind", type=click.Choice(FORMATS), default="pretty", show_default=True, help="How to report."
)
@arguments.OUTPUT
@click.option(
    "--property",
    "wanted",
    multiple=True,
    metavar="ID",
    help="Check only this property or built-in check; may be repeated.",
)
@arguments.PROPERTIES
@arguments.SET
@click.option("--mutants", is_flag=True, help="Plant small mistakes and report which checks detect them.")
@click.option(
    "--all-engines",
    is_flag=True,
    help="Decide each claim by every engine that can, and stop if two disagree.",
)
@click.option(
    "--replicas",
    type=arguments.Number(1, 256),
    metavar="N",
    help="Check N machines that share the lock of the declaration. Default profile: the reference.",
)
@click.option("-v", "--verbose", is_flag=True, help="Print everything in the pretty report.")
@click.option("--timings", is_flag=True, help="Print timings in the pretty report.")
@click.option(
    "--max-states",
    type=arguments.Number(min=1),
    metavar="N",
    help="Limit on the states explored for one machine; default 20,000,000.",
)
@click.option(
    "--max-transitions",
    type=arguments.Number(min=1),
    metavar="N",
    help="Limit on the steps between states; default 50,000,000.",
)
@click.option(
    "--max-seconds",
    type=arguments.SECONDS,
    metavar="SECONDS",
    help=(
        "Time limit for one machine, once it is read; default 600, with --mutants none. What is undecided then is "
        "unknown."
    ),
)
@click.option(
    "--jobs",
    type=arguments.Number(1, 256),
    metavar="N",
    help="The number of processes that check machines and mutants; default one for each processor.",
)
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    targets: tuple[str, ...],
    profile: str | None,
    kind: str,
    output: Path | None,
    wanted: tuple[str, ...],
    properties: tuple[str, ...],
    constants: dict[str, int],
    mutants: bool,
    all_engines: bool,
    replicas: int | None,
    verbose: bool,
    timings: bool,
    max_states: int | None,
    max_transitions: int | None,
    max_seconds: float | None,
    jobs: int | None,
) -> int:
    """Decide every claim of the declarations.

    Leverframe explores each SYSTEM (its name) or FILE (a path; of a folder, all declarations in it; - is standard
    input) in full and decides every claim that it makes; without arguments, it checks all bundled machines. If there is
    an interface beside a file, it is checked, too. The exit code is 0 if every verdict is as expected, 1 if one
    differs, 2 for bad input, 3 if some are unknown and none differs.

    With --properties, it also decides properties of your own, which need not be in the file of the machine. See
    docs/language.md.

    With --set, constants have other values than in the file: MAX_RETRIES=3. Each is for all machines that have it.

    With --mutants, it changes each transition, guard, effect and fairness assumption a little, one at a time, and
    reports which checks and properties detect the change. For bundled systems it uses the reference, unless --profile
    is given.

    With --all-engines, eight other engines decide the claims, too: an interpreter, a search by tables, CTL and LTL each
    for the claims of the other, induction, bounded model checking, k-induction and Spacer. Each has ten seconds of
    processor time for a machine; --max-seconds limits all together. If two engines disagree about a verdict, the length
    of a shortest run or the number of reachable states, the exit code is 101.

    With --replicas, N machines share the `shared_lock` of the declaration, and each claim is decided for them: what it
    says of one of the machines while the others take the lock. See docs/language.md.
    """
    from leverframe import extras
    from leverframe.check.limits import usual_but
    from leverframe.check.pool import checkers
    from leverframe.check.verdict import Elapsed
    from leverframe.cli import output as out
    from leverframe.cli import selection
    from leverframe.cli.reports.tally import tally
    from leverframe.cli.targets import check_interfaces, how_many, load_all
    from leverframe.errors import InputError
    from leverframe.language.catalog import is_file_name

    target = out.checked(output, (*targets, *properties)) if output else None
    _refuse(
        {
            "--mutants tests all properties together; remove --property.": mutants and wanted,
            "--mutants has constants of its own, those under 'small'; remove --set.": mutants and constants,
            "use either --mutants or --all-engines, not both.": mutants and all_engines,
            "--mutants supports only --format pretty and json.": mutants and kind not in {"pretty", "json"},
            "--properties needs the SYSTEM or FILE that the properties are about.": properties and not targets,
            "--replicas is about several machines, --mutants about one; remove one of them.": replicas and mutants,
            "--replicas has one engine; remove --all-engines.": replicas and all_engines,
            "--replicas works in one process; remove --jobs.": replicas and jobs,
            "--replicas needs the SYSTEM or FILE of the machines that share a lock.": replicas and not targets,
        }
    )
    if (mutants or properties or replicas) and profile is None and not any(map(is_file_name, targets)):
        profile = "reference"
    extras.require("prove" if all_engines else "symbolic" if replicas else "check")
    limits = usual_but(max_states, max_transitions, max_seconds)
    # Otherwise the cycle collector takes a tenth of the time for the trees of a large machine.
    gc.set_threshold(1_000_000)
    try:
        if mutants:
            given = limits if max_states or max_transitions or max_seconds else None
            return _study(load_all(targets, profile, properties, constants), kind, target, given, jobs)
        begun = _together(replicas, limits) if replicas else checkers(how_many(targets, profile), limits, jobs)
        with begun as check_all:
            started = time.perf_counter()
            loaded = load_all(targets, profile, properties, constants)
            declarations = selection.declarations(loaded, wanted)
            found = check_all(declarations)  # Processes work while the interfaces are read.
            check_interfaces(loaded)
            read = time.perf_counter()
            reports = selection.reports(tuple(_checked(declarations, found)), wanted)
        agreements = tuple(_agreeing(reports, limits, jobs)) if all_engines else ()
    except InputError as error:
        if kind == "github":
            from leverframe.cli.reports import github as report_github

            told = report_github.render_diagnostics(error.diagnostics)
            out.deliver(kind, target, lambda _: told)
        raise
    elapsed = Elapsed(read - started, time.perf_counter() - read) if timings else None
    shown = _Shown(reports, agreements, elapsed, verbose=verbose, chosen=bool(wanted))
    out.deliver(kind, target, lambda look: _report(kind, shown, look))
    return tally(reports).exit_code


def _refuse(rules: Mapping[str, object]) -> None:
    """Raise the first error that applies."""
    for message, applies in rules.items():
        if applies:
            raise click.UsageError(message)


@contextmanager
def _together(count: int, limits: "Limits") -> Generator["Checker"]:
    from leverframe.symbolic.replicas import check

    def check_all(declarations: Sequence["Declaration"]) -> Iterator["Report"]:
        _require_locks(declarations)
        return (check(one, count, limits) for one in declarations)

    yield check_all


def _require_locks(declarations: Sequence["Declaration"]) -> None:
    from leverframe.errors import Diagnostic, InputError
    from leverframe.language import reader

    alone = tuple(
        Diagnostic(
            "LF080",
            f"{one.machine} {one.profile} has no shared_lock, and --replicas is about machines that share one",
            one.states[0].span,
            reader.read(one.path).line(one.states[0].span.line),
            "declare the states in which only one machine may be, with 'shared_lock: {held_in: [STATE, …]}'",
        )
        for one in declarations
        if one.shared_lock is None
    )
    if alone:
        raise InputError(alone)


def _study(
    declarations: Sequence["Declaration"], kind: str, target: Path | None, limits: "Limits | None", jobs: int | None
) -> int:
    from leverframe.cli import output as out
    from leverframe.cli.progress import tracked
    from leverframe.cli.reports import mutants as report_mutants
    from leverframe.mutation.pool import study

    reports = []
    studies = study(declarations, jobs, limits)
    for declaration in tracked((f"planting mistakes in {d.machine} {d.profile}", d) for d in declarations):
        del declaration
        reports.append(next(studies))
    out.deliver(
        kind,
        target,
        lambda look: report_mutants.render_json(reports) if kind == "json" else report_mutants.render(reports, look),
    )
    return report_mutants.exit_code(reports)


def _checked(declarations: Sequence["Declaration"], reports: Iterator["Report"]) -> Iterator["Report"]:
    from leverframe.cli.progress import tracked

    of = len(declarations)
    announced = [
        (f"checking {declaration.machine} {declaration.profile} ({number} of {of})", declaration)
        for number, declaration in enumerate(declarations, 1)
    ]
    for _ in tracked(announced):
        yield next(reports)


def _agreeing(reports: Sequence["Report"], limits: "Limits", jobs: int | None) -> Iterator["Agreement"]:
    from leverframe.cli.progress import tracked
    from leverframe.crosscheck.pool import agreements

    found = agreements(reports, limits, jobs)
    for _ in tracked((f"asking all engines about {r.declaration.machine} {r.declaration.profile}", r) for r in reports):
        yield next(found)


@dataclass(frozen=True, slots=True)
class _Shown:
    """The content of a report, and how much of it to show."""

    reports: Sequence["Report"]
    agreements: Sequence["Agreement"]
    elapsed: "Elapsed | None"
    verbose: bool
    chosen: bool


def _report(kind: str, shown: _Shown, look: "Look") -> str:
    match kind:
        case "pretty":
            from leverframe.cli.reports import pretty as report_pretty

            view = report_pretty.Detail(shown.verbose, shown.chosen, timings=shown.elapsed is not None)
            return report_pretty.render(shown.reports, look, view, shown.elapsed, shown.agreements)
        case "json":
            from leverframe.cli.reports import json as report_json

            return report_json.render(shown.reports, shown.agreements)
        case "junit":
            from leverframe.cli.reports.junit import render
        case "sarif":
            from leverframe.cli.reports.sarif import render
        case _:
            from leverframe.cli.reports.github import render
    return render(shown.reports)
