"""``leverframe audit``: logs of a program, judged against its machine."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.cli import arguments

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping, Sequence

    from leverframe.audit.auditing import Audit
    from leverframe.audit.found import Found
    from leverframe.audit.inputs.logs import Log
    from leverframe.audit.inputs.rows import Place
    from leverframe.audit.seen import Sight
    from leverframe.cli.output import Look
    from leverframe.executors import Workers
    from leverframe.language.declaration import Declaration
    from leverframe.observe.interface import Interface
    from leverframe.observe.observer import Observer
    from leverframe.record.report import Judged
    from leverframe.traceability.records import Requirement


LOCAL = "local"
"""In place of the address of a cluster: one that begins here."""


def _address(context: click.Context, parameter: click.Parameter, address: str | None) -> str | None:
    """The address of a cluster: what follows --ray is taken for one, also if it is meant to be a log."""
    if address not in {None, LOCAL, "auto"} and ":" not in str(address):
        message = f"{address!r} is no HOST:PORT; without an address, write --ray behind the logs"
        raise click.BadParameter(message, context, parameter)
    return address


@click.command(name="audit")
@arguments.TARGET
@click.argument("logs", metavar="LOG...", nargs=-1, required=True)
@arguments.PROFILE
@arguments.INTERFACE
@arguments.PROPERTIES
@click.option(
    "--input",
    "form",
    type=click.Choice(["jsonl", "json", "csv", "parquet", "otlp", "mcp"]),
    help="The format of all files. Default: what each begins like.",
)
@click.option(
    "--mapping",
    "mapping_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Where the log has what the interface names. Default: the usual names.",
)
@click.option(
    "--why",
    metavar="ROW",
    help="Explain this row, instead of judging the log: its number, or FILE:ROW if there are several files.",
)
@click.option("--guess", is_flag=True, help="Propose a mapping from a sample of the log, instead of judging it.")
@click.option(
    "--view",
    metavar="NAME,...",
    help="What the log shows: path, event, and names of fields, signals and effects. Default: what some row has.",
)
@click.option("--strict-choices", is_flag=True, help="A difference from a choice of the reference is a violation, too.")
@click.option("--require", metavar="NAME,...", help="Verdicts that must hold: complete, intact, anchored.")
@arguments.verifier_keys("--key")
@arguments.CHECKPOINTS
@arguments.WITNESSES
@arguments.QUORUM
@click.option(
    "--first", type=arguments.Number(min=1), default=5, show_default=True, metavar="N", help="Causes in full."
)
@click.option(
    "--violations",
    "lines",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write every violation as JSON Lines, however many there are.",
)
@click.option(
    "--jobs",
    type=arguments.Number(1, 256),
    metavar="N",
    help="Judge the executions by so many processes. Default: 1; with --ray, all processors of the cluster.",
)
@click.option(
    "--ray",
    is_flag=False,
    flag_value=LOCAL,
    metavar="[ADDRESS]",
    callback=_address,
    help="Judge them by the workers of a cluster of Ray. Default: one that begins on this computer.",
)
@click.option("--follow", is_flag=True, help="Judge the log as it grows, until somebody ends it.")
@click.option(
    "--until-idle",
    type=arguments.SECONDS,
    metavar="SECONDS",
    help="With --follow: end when nothing has come for so long. Default: end on Ctrl-C or SIGTERM.",
)
@click.option(
    "--window",
    type=arguments.Number(min=0, max=1_000_000),
    metavar="ROWS",
    help="With --follow: a row waits for earlier ones until so many have come after it. Default: 0; by time 1,000.",
)
@click.option(
    "--wait",
    type=arguments.SECONDS,
    default=5.0,
    show_default=True,
    metavar="SECONDS",
    help="With --follow: a row waits no longer than this for earlier ones.",
)
@click.option(
    "--idle",
    type=arguments.SECONDS,
    metavar="SECONDS",
    help="With --follow: evict an execution of which nothing has come for so long. Default: never.",
)
@click.option(
    "--most-live",
    type=arguments.Number(min=1),
    default=100_000,
    show_default=True,
    metavar="N",
    help="With --follow: of more executions than this, evict those of which nothing has come for longest.",
)
@arguments.report_format("json", "junit", "sarif", "html")
@arguments.OUTPUT
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    target: str,
    logs: tuple[str, ...],
    profile: str | None,
    interface_file: Path | None,
    properties: tuple[str, ...],
    form: str | None,
    mapping_file: Path | None,
    why: str | None,
    guess: bool,
    view: str | None,
    strict_choices: bool,
    require: str | None,
    public_keys: tuple[str, ...],
    checkpoints: tuple[Path, ...],
    witnesses: tuple[str, ...],
    quorum: int,
    first: int,
    lines: Path | None,
    jobs: int | None,
    ray: str | None,
    follow: bool,
    until_idle: float | None,
    window: int | None,
    wait: float,
    idle: float | None,
    most_live: int,
    kind: str,
    output: Path | None,
) -> int:
    """Judge logs of a program against its machine.

    Did the program follow the machine, and which requirements does it break? LOG is a file, a folder, or - for
    standard input: JSON Lines, JSON, CSV, Parquet, OTLP JSON or messages of MCP, also packed by gzip or zstd.
    Executions may go on from one file to the next. Each row is a step of the machine, a refused event, a signal or an
    effect; a mapping says what it is in the words of the log. Or LOG is a journal: a file, such as journal.db, a
    PostgreSQL database, or its records on lines. Then its hashes are judged, too: was it changed, and does it extend a
    checkpoint kept elsewhere?

    With --jobs or --ray, several workers judge the executions, with the same result.

    With --follow, JSON Lines are judged as they come, and each violation is told at once; as JSON Lines by --format
    json.

    The exit code is 0 if no verdict is violated or unknown, 1 if one is violated, 2 for bad input, and 3 if one is
    unknown.
    """
    from leverframe.audit import auditing
    from leverframe.audit.basis import basis, described
    from leverframe.audit.following.executions import Limits
    from leverframe.audit.following.follower import Subject
    from leverframe.audit.following.window import Waiting
    from leverframe.audit.inputs.formats import Format
    from leverframe.audit.inputs.logs import Kept
    from leverframe.audit.inputs.sources import opened
    from leverframe.audit.parts import Division, why_undivided
    from leverframe.cli import following
    from leverframe.cli import output as out
    from leverframe.cli.progress import counting
    from leverframe.cli.reports import audit as report
    from leverframe.cli.targets import load_one, requirements_of
    from leverframe.observe.reading import chosen, interface_of
    from leverframe.record.report import exit_code

    following.check(click.get_current_context())
    workers = _workers(jobs, ray)
    kept = Kept(public_keys, witnesses, checkpoints, quorum)
    wanted = (*report.required(require), *kept.requires)
    place, violations = _outputs(output, lines, (target, *logs, *properties))
    if (guess or why is not None) and not (jobs is None and ray is None):
        raise click.UsageError("--guess and --why judge no log, so they take no --jobs and no --ray.")
    if violations is not None and (guess or why is not None):
        raise click.UsageError("--guess and --why judge no log, so they take no --violations.")
    declaration = load_one(target, profile, properties)
    if follow:
        declaration, interface, where = described(declaration, interface_of(declaration, interface_file), mapping_file)
        chosen_view = None if view is None else tuple(chosen(interface, view.split(",")))
        return following.follow(
            Subject(declaration, interface, where, chosen_view),
            Limits(most_live, idle),
            Waiting((1_000 if where.by_time else 0) if window is None else window, wait),
            following.Asked(logs, place, kind, strict_choices, wanted, until_idle, form is not None),
        )
    with opened(logs, Format(form) if form else None, kept) as log:
        if guess:
            return _guessed(declaration, interface_of(declaration, interface_file), log, place)
        judged_by = basis(declaration, log, interface_file, mapping_file, view.split(",") if view is not None else None)
        sentences = {one.name: one for one in requirements_of(judged_by.declaration)}
        if why is not None:
            return _explained(*auditing.begun(*judged_by), log, why, sentences, kind, place)
        if not workers.are_one and (reason := why_undivided(log, judged_by.layout)) is not None:
            click.echo(f"One process judges this log: {reason}.", err=True)
        with _noted(violations, log) as note, counting("judging the log") as progress:
            division, runs = Division(workers, progress), kind in {"json", "html"}
            found = auditing.audit(*judged_by, log, note, division, runs=runs)
    verdicts = found.verdicts(strict_choices=strict_choices)
    out.deliver(kind, place, lambda look: _rendered(kind, found, verdicts, sentences, look, first))
    return exit_code(verdicts, wanted)


def _workers(jobs: int | None, ray: str | None) -> Workers:
    """Who judges. Raises MissingExtraError (LF180)."""
    from leverframe.executors import Kind, Workers
    from leverframe.extras import require

    if ray is None:
        return Workers(jobs or 1)
    require("cluster")
    return Workers(jobs, Kind.CLUSTER, None if ray == LOCAL else ray)


def _outputs(output: Path | None, lines: Path | None, inputs: tuple[str, ...]) -> tuple[Path | None, Path | None]:
    """The files to write: the report and the lines. Raises UsageError if they are one, and InputError (LF074)."""
    from leverframe.cli import output as out

    if output is not None and lines is not None and output.resolve() == lines.resolve():
        raise click.UsageError("--output and --violations name different files.")
    report, violations = (out.checked(path, inputs) if path else None for path in (output, lines))
    return report, violations


@contextmanager
def _noted(violations: Path | None, log: Log) -> Generator[Callable[[Found], None] | None]:
    """Yield what notes the violations, which are written to the file in the end: all of them, or no file."""
    import tempfile
    from itertools import chain

    from leverframe import files
    from leverframe.cli.reports import audit_json

    if violations is None:
        yield None
        return
    with tempfile.TemporaryFile() as kept:
        yield audit_json.on_lines(kept.write)
        kept.seek(0)
        files.replace(violations, chain(kept, audit_json.altered_on_lines(log.reports)))


def _rendered(  # noqa: PLR0913, PLR0917 -- what a report is made of
    kind: str,
    found: Audit,
    verdicts: Mapping[str, Judged],
    sentences: Mapping[str, Requirement],
    look: Look,
    first: int,
) -> str:
    """The report in a format."""
    from leverframe.cli.reports import audit, audit_html, audit_json, audit_junit, audit_sarif

    match kind:
        case "json":
            return audit_json.render(found, verdicts)
        case "junit":
            return audit_junit.render(found, verdicts)
        case "sarif":
            return audit_sarif.render(found, sentences)
        case "html":
            return audit_html.page_of(found, verdicts, sentences)
        case _:
            return audit.render(found, verdicts, sentences, look, first)


def _explained(  # noqa: PLR0913, PLR0917 -- what the command knows
    start: Observer,
    sight: Sight,
    log: Log,
    why: str,
    sentences: Mapping[str, Requirement],
    kind: str,
    place: Path | None,
) -> int:
    """Explain one row."""
    from leverframe.audit.why import explain
    from leverframe.cli import output as out
    from leverframe.cli.reports import audit_row as report

    if kind not in {"pretty", "json"}:
        raise click.UsageError("--why supports only --format pretty and json.")
    found = explain(start, sight, log, _place(why, log.names))
    if found is None:
        raise click.BadParameter(f"the log has no row {why}", param_hint="--why")
    out.deliver(
        kind, place, lambda look: report.as_json(found) if kind == "json" else report.render(found, sentences, look)
    )
    return report.exit_code(found)


def _place(why: str, names: Sequence[str]) -> Place:
    """The place of a row that is named as reports do. Raises BadParameter."""
    import re

    from leverframe.audit.inputs.rows import Place

    found = re.fullmatch(r"(?:(.+):)?([1-9]\d{0,17})(?:\.([1-9]\d{0,17}))?", why, re.ASCII | re.DOTALL)
    if found is None:
        raise click.BadParameter(f"{why!r} is no row: give its number, such as 17", param_hint="--why")
    file, row, item = found.groups()
    if file is None and len(names) > 1:
        raise click.BadParameter(f"there are {len(names)} files: give FILE:{why}", param_hint="--why")
    if file is not None and file not in names:
        raise click.BadParameter(f"{file!r} is none of the files: {', '.join(names)}", param_hint="--why")
    return Place(file or names[0], int(row), int(item or 0))


def _guessed(declaration: Declaration, interface: Interface, log: Log, place: Path | None) -> int:
    """Write the proposed mapping."""
    from leverframe.audit.guess import proposal
    from leverframe.cli import output as out
    from leverframe.cli.reports import guess as report

    found = proposal.propose(declaration, interface, log)
    text = report.written(found, proposal.judged(declaration, interface, found, log))
    if place is None:
        out.write_data(text)
    else:
        out.save(place, text)
    return report.exit_code(found)
