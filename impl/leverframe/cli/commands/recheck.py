"""``leverframe recheck``: evidence, judged by an independent evaluator and another solver."""

import math
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import click

from leverframe.cli import arguments

DEFAULT_SECONDS = 60.0
DEFAULT_EVALUATION = 600.0
DEFAULT_STATES = 200_000


@click.command(name="recheck")
@click.argument("folder", metavar="[FOLDER]", type=click.Path(path_type=Path), required=False)
@click.option(
    "--declaration",
    "declarations",
    multiple=True,
    metavar="FILE",
    help="A declaration of your own that the certificates cover; may be repeated.",
)
@click.option(
    "--solver",
    metavar="COMMAND",
    help="A solver that reads SMT-LIB on stdin, or from the file in place of {}; default: cvc5.",
)
@click.option(
    "--timeout",
    "seconds",
    type=arguments.SECONDS,
    default=DEFAULT_SECONDS,
    show_default=True,
    metavar="SECONDS",
    help="Time limit for the solver on one proof, and again for a counterexample to it.",
)
@click.option(
    "--certificates-only",
    is_flag=True,
    help="Judge only certificates and runs. Verdicts without a certificate are counted; the exit code is then 3.",
)
@click.option(
    "--max-states",
    type=arguments.Number(min=1),
    default=DEFAULT_STATES,
    show_default=True,
    metavar="COUNT",
    help="Limit on the reachable states of one declaration; the verdicts of a larger one are not decided again.",
)
@click.option(
    "--evaluator-timeout",
    "evaluation",
    type=arguments.SECONDS,
    default=DEFAULT_EVALUATION,
    show_default=True,
    metavar="SECONDS",
    help="Time limit for deciding the verdicts of one declaration again, once its process has started.",
)
@arguments.report_format("json")
@arguments.OUTPUT
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    folder: Path | None,
    declarations: tuple[str, ...],
    solver: str | None,
    seconds: float,
    certificates_only: bool,
    max_states: int,
    evaluation: float,
    kind: str,
    output: Path | None,
) -> int:
    """Recheck evidence without the engines.

    FOLDER holds the evidence; the default is the folder proofs, or if there is none, the evidence on the bundled
    systems that is part of Leverframe. It is about bundled systems, unless --declaration names others. An
    independent evaluator, which shares no code with the engines, decides every listed verdict again and counts states
    and transitions. From a certificate only the claim is used: the obligations are computed again from the declaration,
    and another solver than the one that found them decides them. Runs are replayed, and must show that their claim
    fails. The exit code is 0 if every listed verdict is confirmed and expected, 1 if one is refuted or not what the
    declaration expects, 2 for bad input, and 3 if one could not be decided.
    """
    from leverframe.cli import output as out
    from leverframe.cli.reports import recheck as report_recheck
    from leverframe.cli.targets import load_all
    from leverframe.language.catalog import BundledFile
    from leverframe.recheck import solvers
    from leverframe.recheck.evaluator.budget import EvaluatorLimits
    from leverframe.recheck.recheck import recheck

    for value, option in ((seconds, "--timeout"), (evaluation, "--evaluator-timeout")):
        if math.isnan(value):
            raise click.BadParameter("it is not a number.", param_hint=option)
    target = out.checked(output) if output else None
    chosen = solvers.cvc5() if solver is None else solvers.require_program(solvers.named(solver))
    loaded = load_all(declarations, None) if declarations else ()
    own = [BundledFile(found.machine, found.profile, Path(found.path)) for found in loaded]
    limits = None if certificates_only else EvaluatorLimits(states=max_states, seconds=evaluation)
    with _evidence(folder) as found:
        report = recheck(found, chosen, seconds, own or None, limits)
    out.deliver(
        kind,
        target,
        lambda look: report_recheck.render_json(report) if kind == "json" else report_recheck.render(report, look),
    )
    return report.exit_code


@contextmanager
def _evidence(folder: Path | None) -> Generator[Path]:
    """Yield the folder of the evidence."""
    from leverframe import freshness

    usual = Path(freshness.PROOFS)
    if folder is not None or usual.is_dir():
        yield folder or usual
        return
    with freshness.bundled() as found:
        yield found or usual
