"""``leverframe doctor``: an adapter, tested before the product behind it is judged."""

from pathlib import Path

import click

from leverframe.cli import arguments


@click.command(name="doctor")
@arguments.TARGET
@arguments.subject(required=True)
@arguments.PROFILE
@arguments.INTERFACE
@arguments.TIMEOUT
@click.option("-v", "--verbose", is_flag=True, help="Print each message whole.")
@arguments.report_format("json")
@arguments.OUTPUT
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    target: str,
    cmd: tuple[str, ...],
    profile: str | None,
    interface_file: Path | None,
    seconds: float,
    verbose: bool,
    kind: str,
    output: Path | None,
) -> int:
    """Test an adapter, before it is used to judge a product.

    CMD starts the adapter of an implementation of this machine; it is resolved in the current directory. Each step
    shows the messages that were exchanged and says what to fix. Nothing here is a verdict on the product.

    The exit code is 0 if the adapter keeps to the wire protocol, 1 if it does not, 2 if it cannot be started, and 3 if
    some step is inconclusive: the adapter cannot arrange it, or does not answer in time. See docs/wire.md.
    """
    from leverframe.cli import output as out
    from leverframe.cli.reports import doctor as report
    from leverframe.cli.targets import load_one
    from leverframe.conform.doctor import Status, examine, status_of
    from leverframe.conform.subject.process import Command
    from leverframe.conform.vocabulary import Vocabulary
    from leverframe.errors import ExitCode
    from leverframe.observe.reading import interface_of

    file = out.checked(output, (target,)) if output else None
    declaration = load_one(target, profile)
    vocabulary = Vocabulary(declaration, interface_of(declaration, interface_file))
    steps = tuple(examine(vocabulary, Command(cmd), seconds))
    examined = report.Examined(declaration, target, cmd, steps)
    if kind == "json":
        out.deliver(kind, file, lambda _: report.as_json(examined))
    else:
        out.deliver(kind, file, lambda look: report.render(examined, look, verbose=verbose))
    codes = {
        Status.PASSED: ExitCode.AS_EXPECTED,
        Status.FAILED: ExitCode.VIOLATED,
        Status.INCONCLUSIVE: ExitCode.INCONCLUSIVE,
    }
    return codes[status_of(steps)]
