"""``leverframe conform``: an implementation, judged from the outside."""

import re
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from leverframe.cli import arguments

if TYPE_CHECKING:
    from leverframe.conform.campaign.campaign import Limits
    from leverframe.conform.campaign.expected import Entry
    from leverframe.conform.campaign.report import Report
    from leverframe.conform.subject.channel import Connect
    from leverframe.conform.suite.results import Suite
    from leverframe.conform.suite.running import Target
    from leverframe.language.declaration import Declaration
    from leverframe.observe.interface import Interface

_EDGE = re.compile(r"bounds-[A-Z][A-Z0-9_]*-[0-9]{1,9}")
"""The name of a suite at one edge."""
MOST_BYTES = 1_073_741_824
"""Of a statement, and of the evidence."""


@click.command(name="conform")
@click.argument("target", metavar="SYSTEM|FILE", required=False, shell_complete=arguments.complete_targets)
@arguments.subject()
@arguments.PROFILE
@arguments.INTERFACE
@click.option(
    "--view",
    metavar="NAME,...",
    help="Judge through this view: path, event, and names that the interface has for what is shown or told.",
)
@click.option(
    "--budget",
    type=arguments.SECONDS,
    metavar="SECONDS",
    help="Time for the tests; replays of failures come after them. Default: until all tests ran.",
)
@arguments.TIMEOUT
@click.option(
    "--disturbances",
    type=arguments.Number(0, 3),
    default=1,
    show_default=True,
    metavar="COUNT",
    help="Faults, actions of the environment and further stimuli in one cycle.",
)
@click.option(
    "--mode",
    type=click.Choice(["cycles", "events", "messages"]),
    help="The suites of one mode. Default: those of each mode that the subject offers.",
)
@click.option(
    "--k",
    "extra",
    type=arguments.Number(0, 9),
    metavar="COUNT",
    help="""In mode events, states that the subject may have beyond those of the reference. Default: none, then one if
    the run then takes less than a minute, or than the budget.""",
)
@click.option(
    "--suite",
    "suites",
    multiple=True,
    metavar="NAME",
    help="""Run this suite: cycles, bounds, repeats, policies, scopes, clock, messages, events-without-state, or
    events-k0 to events-k9. May be repeated.""",
)
@click.option(
    "--seed",
    type=arguments.Number(min=0),
    default=0,
    show_default=True,
    metavar="NUMBER",
    help="Chooses the tests that run again.",
)
@click.option(
    "--jobs",
    type=arguments.Number(1, 64),
    default=1,
    show_default=True,
    metavar="COUNT",
    help="Subjects that run at the same time. The report does not depend on it.",
)
@click.option("--strict-choices", is_flag=True, help="A difference from a choice of the reference is a failure, too.")
@click.option(
    "--expected",
    "expected_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Requirements and causes that are known to fail, each with a reason.",
)
@click.option("--statement", type=click.Path(path_type=Path), metavar="FILE", help="Write a conformance statement.")
@click.option("--evidence", type=click.Path(path_type=Path), metavar="FILE", help="Write every exchange as JSON Lines.")
@click.option(
    "--recheck",
    nargs=2,
    type=click.Path(path_type=Path),
    metavar="STATEMENT EVIDENCE",
    help="Judge a recorded exchange again, without the subject. A bundled system need not be named.",
)
@arguments.report_format("json", "junit", "html")
@arguments.OUTPUT
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    target: str | None,
    cmd: tuple[str, ...],
    profile: str | None,
    interface_file: Path | None,
    view: str | None,
    budget: float | None,
    seconds: float,
    disturbances: int,
    mode: Literal["cycles", "events", "messages"] | None,
    extra: int | None,
    suites: tuple[str, ...],
    seed: int,
    jobs: int,
    strict_choices: bool,
    expected_file: Path | None,
    statement: Path | None,
    evidence: Path | None,
    recheck: tuple[Path, Path] | None,
    kind: str,
    output: Path | None,
) -> int:
    """Judge an implementation of a machine by what it shows.

    CMD starts the adapter of the implementation, which speaks the wire protocol (docs/wire.md). Each requirement gets a
    verdict with its reason, and each failure the shortest run that shows it, with the sentence that it breaks. See
    docs/conformance.md.

    The exit code is 0 if each requirement with a verdict passes, 1 if one fails, 2 for bad input, and 3 if something is
    inconclusive or nothing was judged. With --expected, it is 1 if something fails that is not listed, or if an entry
    no longer fails.
    """
    from leverframe.cli import output as out
    from leverframe.cli.reports import conform as render
    from leverframe.cli.targets import load_one
    from leverframe.conform.campaign.campaign import Limits
    from leverframe.conform.campaign.expected import compared
    from leverframe.conform.suite.running import Target
    from leverframe.observe.reading import chosen, interface_of

    if target is None and recheck:
        target, profile = _stated(recheck[0])
    if target is None or bool(cmd) == bool(recheck):
        raise click.UsageError("give either the command of the subject after '--', or --recheck STATEMENT EVIDENCE.")
    if recheck and (statement or evidence or budget or expected_file or view):
        message = "--recheck writes no statement and no evidence, and takes no --budget, --expected or --view."
        raise click.UsageError(message)
    declaration = load_one(target, profile)
    interface = interface_of(declaration, interface_file)
    listed = None if view is None else filter(None, map(str.strip, view.split(",")))
    names = None if listed is None else chosen(interface, listed, interface.judged)
    inputs = (
        target,
        *filter(None, (interface.path,)),
        *(str(path) for path in (*(recheck or ()), *filter(None, (expected_file,)))),
    )
    outputs = [path.resolve() for path in (output, statement, evidence) if path is not None]
    if len({*outputs}) < len(outputs):
        raise click.UsageError("--output, --statement and --evidence name different files.")
    files = {path: out.checked(path, inputs) for path in (output, statement, evidence) if path is not None}
    entries = _entries(expected_file, declaration, interface)
    if recheck:
        return _rechecked(declaration, interface, recheck, kind, files[output] if output else None)
    limits = Limits(budget, None, disturbances, mode, extra, tuple(map(_suite, suites)), seed, jobs)
    with _connected(cmd, files[evidence] if evidence else None) as connect:
        report = _report(
            Target(declaration, interface, connect, seconds, view=names), cmd, limits, strict=strict_choices
        )
    if statement:
        out.save(files[statement], render.render_statement(report, files[evidence].read_bytes() if evidence else None))
    known = None if entries is None else compared(report, entries)
    out.deliver(kind, files[output] if output else None, lambda look: render.render(report, kind, look, (), known))
    return report.exit_code if known is None else known.exit_code


def _entries(path: Path | None, declaration: "Declaration", interface: "Interface") -> "Sequence[Entry] | None":
    """The failures that are expected, if a file lists them."""
    from leverframe.cli.targets import requirements_of
    from leverframe.conform.campaign import expected, verdicts

    if path is None:
        return None
    known = {one.name for one in requirements_of(declaration)} | interface.cites
    return expected.read(path, verdicts.names(declaration, known))


def _suite(name: str) -> str:
    """The name of a suite. Raises BadParameter if none has it."""
    from leverframe.language.guessing import did_you_mean

    plain = ("cycles", "bounds", "repeats", "policies", "scopes", "clock", "messages", "events-without-state")
    known = (*plain, *(f"events-k{extra}" for extra in range(10)))
    if name not in known and not _EDGE.fullmatch(name):
        hint = did_you_mean(name, known) or f"the suites are {', '.join(known[: len(plain) + 1])} to {known[-1]}"
        raise click.BadParameter(f"there is no suite {name!r}; {hint}", param_hint="--suite")
    return name


def _report(target: "Target", cmd: tuple[str, ...], limits: "Limits", *, strict: bool) -> "Report":
    from leverframe.cli.targets import requirements_of
    from leverframe.conform.campaign.campaign import conducted
    from leverframe.conform.campaign.report import Report

    campaign = conducted(target, limits, _announced)
    return Report(
        target.declaration,
        target.interface,
        cmd,
        campaign,
        {one.name: one for one in requirements_of(target.declaration)},
        strict,
        limits.disturbances,
        limits.seed,
        target.view,
    )


def _announced(suite: "Suite", seconds: float | None) -> None:
    from leverframe.cli.reports.words import count

    plan = suite.plan
    about = "" if seconds is None or seconds < 1 else f", some {seconds:,.0f} s at the measured rate"
    planned = f"{count(plan.tests, 'test')} with {count(plan.symbols, 'input')}"
    click.echo(f"Suite {suite.name}, planned: {planned}{about}.", err=True)


@contextmanager
def _connected(cmd: tuple[str, ...], evidence: Path | None) -> Generator["Connect"]:
    """Yield how to start a subject, with every exchange recorded."""
    from leverframe.conform.subject.evidence import Evidence, Recording
    from leverframe.conform.subject.process import Command

    if evidence is None:
        yield Command(cmd)
        return
    with evidence.open("w", encoding="utf-8") as stream:
        yield Recording(Command(cmd), cmd, Evidence(stream))


def _rechecked(
    declaration: "Declaration", interface: "Interface", files: tuple[Path, Path], kind: str, output: Path | None
) -> int:
    """Judge recorded exchanges again, and compare the statement with what they show."""
    from leverframe.cli import output as out
    from leverframe.cli.reports import conform as render
    from leverframe.conform.campaign import statement
    from leverframe.conform.campaign.campaign import Limits
    from leverframe.conform.subject.evidence import replayed
    from leverframe.conform.suite.running import Target
    from leverframe.errors import ExitCode
    from leverframe.observe.reading import chosen

    claimed = statement.read(_contents(files[0]), str(files[0]))
    statement.require_about(claimed, declaration, str(files[0]))
    evidence = _contents(files[1])
    lines = evidence.decode("utf-8", "replace").splitlines()
    recorded = statement.Recorded(replayed(lines, str(files[1])), claimed.command)
    limits = Limits(None, claimed.tests, claimed.disturbances, seed=claimed.seed)
    view = None if claimed.view is None else chosen(interface, claimed.view, interface.judged)
    target = Target(declaration, interface, recorded.connect, 1.0, view=view)
    report = _report(target, claimed.command, limits, strict=claimed.strict)
    recorded.require_end()
    wrong = statement.differences(claimed, report, evidence)
    out.deliver(kind, output, lambda look: render.render(report, kind, look, wrong))
    return ExitCode.VIOLATED if wrong else report.exit_code


def _stated(path: Path) -> tuple[str, str]:
    """The bundled system that a statement is about, and its profile. Raises UsageError if there is none."""
    from leverframe.conform.campaign import statement
    from leverframe.language import catalog

    match statement.read(_contents(path), str(path)).whole.get("declaration"):
        case {"machine": str(machine), "profile": str(profile)} if machine in catalog.systems():
            return machine, profile
        case _:
            raise click.UsageError(f"{path} is not about a bundled system: give the file of its machine, too.")


def _contents(path: Path) -> bytes:
    """The bytes of an input file. Raises InputError (LF001)."""
    from leverframe import files
    from leverframe.errors import Diagnostic, InputError

    try:
        return files.contents(path, MOST_BYTES)
    except OSError as error:
        message = f"cannot read {str(path)!r}: {error.strerror}"
        raise InputError((Diagnostic("LF001", message, None, None, files.next_step(path, error)),)) from None
