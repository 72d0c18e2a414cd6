"""``interlock recheck``: certificates, judged by another solver."""

import math
from pathlib import Path

import click

from interlock.cli import arguments

DEFAULT_SECONDS = 60.0


@click.command(name="recheck")
@click.argument("folder", metavar="[FOLDER]", type=click.Path(path_type=Path), default=Path("proofs"))
@click.option(
    "--declaration",
    "declarations",
    multiple=True,
    metavar="FILE",
    help="A declaration of your own that the certificates are about; give one for each.",
)
@click.option(
    "--solver",
    metavar="COMMAND",
    help="A solver that reads SMT-LIB on stdin, or from the file that stands for {}: cvc5 unless given.",
)
@click.option(
    "--timeout",
    "seconds",
    type=click.FloatRange(min=0, min_open=True, max=86_400),
    default=DEFAULT_SECONDS,
    show_default=True,
    metavar="SECONDS",
    help="What the solver may take for one invariant.",
)
@arguments.report_format("json")
@arguments.OUTPUT
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    folder: Path,
    declarations: tuple[str, ...],
    solver: str | None,
    seconds: float,
    kind: str,
    output: Path | None,
) -> int:
    """Recheck certificates by another solver.

    FOLDER holds the certificates: proofs, unless given. They are of bundled systems, unless --declaration says
    otherwise. Of a certificate only the claim is taken; what has to be shown is made anew from the declaration, decided
    by another solver than the one that found it, and runs are replayed. The exit code is 0 if nothing is wrong, 1 if a
    certificate is refuted, 2 for bad input, 3 if something could not be decided and nothing is refuted.
    """
    from interlock.cli import output as out
    from interlock.cli import report_recheck
    from interlock.cli.targets import load_all
    from interlock.language.catalog import Entry
    from interlock.recheck import solvers
    from interlock.recheck.recheck import recheck

    if math.isnan(seconds):
        raise click.BadParameter("it is no number.", param_hint="--timeout")
    target = out.checked(output) if output else None
    chosen = solvers.cvc5() if solver is None else solvers.named(solver)
    loaded = load_all(declarations, None) if declarations else ()
    own = [Entry(found.machine, found.profile, Path(found.path)) for found in loaded]
    report = recheck(folder, chosen, seconds, own or None)
    out.deliver(
        kind,
        target,
        lambda look: report_recheck.render_json(report) if kind == "json" else report_recheck.render(report, look),
    )
    return report.exit_code
