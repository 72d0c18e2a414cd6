"""``leverframe replay``: failures of an earlier report, run again."""

from pathlib import Path

import click

from leverframe.cli import arguments


@click.command(name="replay")
@click.argument("failure", metavar="FAILURE.json", type=click.Path(path_type=Path))
@arguments.subject(required=True)
@click.option("--number", type=arguments.Number(min=1), metavar="N", help="Only the failure with this number.")
@arguments.TIMEOUT
@click.option("-v", "--verbose", is_flag=True, help="Print each message whole.")
@arguments.report_format("json")
@arguments.OUTPUT
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    failure: Path,
    cmd: tuple[str, ...],
    number: int | None,
    seconds: float,
    verbose: bool,
    kind: str,
    output: Path | None,
) -> int:
    """Show failures of a report again, or that they are gone.

    FAILURE.json is a report of 'leverframe conform --format json', or one of its failures in a file. CMD starts the
    adapter of the implementation. The run of each failure is replayed in a fresh process, and its exchange is shown.

    The exit code is 0 if no failure is shown any more, 1 if one is, 2 for bad input, and 3 if a run cannot be judged.
    """
    from leverframe import files
    from leverframe.cli import output as out
    from leverframe.cli.reports import replay as report
    from leverframe.cli.targets import load_one
    from leverframe.conform.campaign import replay
    from leverframe.conform.subject.process import Command
    from leverframe.conform.suite.running import Target
    from leverframe.errors import Diagnostic, InputError
    from leverframe.observe.reading import chosen, interface_of

    place = out.checked(output, (str(failure),)) if output else None
    try:
        known = replay.read(files.contents(failure, replay.MOST_BYTES), str(failure))
    except OSError as error:
        message = f"cannot read {failure}: {error.strerror or error}"
        raise InputError((Diagnostic("LF216", message, None, None, files.next_step(failure, error)),)) from None
    if number is not None and number > len(known):
        raise click.BadParameter(f"there are {len(known)} failures in {failure}", param_hint="--number")
    found: list[replay.Replayed] = []
    for one in known if number is None else known[number - 1 : number]:
        declaration = load_one(one.path or one.machine, None if one.path else one.profile)
        replay.require_same(one, declaration)
        interface = interface_of(declaration, Path(one.interface) if one.interface else None)
        view = None if one.view is None else chosen(interface, one.view)
        target = Target(declaration, interface, Command(cmd), seconds, view=view)
        found.append(replay.replayed(target, one))
    if kind == "json":
        out.deliver(kind, place, lambda _: report.as_json(found))
    else:
        out.deliver(kind, place, lambda look: report.render(found, cmd, look, verbose=verbose))
    return report.exit_code(found)
