"""``leverframe prove``: proofs, and certificates for others to recheck."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.cli import arguments

if TYPE_CHECKING:
    from leverframe.check.limits import Limits
    from leverframe.evidence import Evidence


@click.command(name="prove")
@arguments.TARGETS
@arguments.PROFILE
@click.option(
    "-o",
    "--output",
    type=arguments.FOLDER,
    metavar="FOLDER",
    default=Path("proofs"),
    show_default=True,
    help="The folder for the certificates.",
)
@click.option(
    "--max-seconds",
    type=arguments.SECONDS,
    metavar="SECONDS",
    help="Time limit for one machine; default 600. Checking takes at most half of it, proving the rest.",
)
def command(targets: tuple[str, ...], profile: str | None, output: Path, max_seconds: float | None) -> int:
    """Prove what can be proved, and write certificates.

    Every claim is decided as by 'check'. Claims about single states are then proved by induction, so anyone can recheck
    them with their own solver and without exploration. A claim for every value of a constant is proved for every value.
    A claim that fails gets a run. FOLDER receives <system>.json, which states for every claim what was established and
    how, and certificates/.
    """
    from leverframe import evidence  # needs the extra `prove`, and says so
    from leverframe.check.limits import usual_but
    from leverframe.cli import output as out
    from leverframe.cli.reports import prove as report_prove
    from leverframe.cli.targets import files_named

    found = tuple(_gathered(files_named(targets, profile), usual_but(None, None, max_seconds)))
    for one in found:
        evidence.write(one, output)
    out.deliver("pretty", None, lambda look: report_prove.render(found, output, look))
    return report_prove.exit_code(found)


def _gathered(systems: Mapping[str, Sequence[str]], limits: "Limits") -> Iterator["Evidence"]:
    from leverframe.cli.progress import tracked
    from leverframe.evidence import gather

    found = gather(systems, limits=limits)
    for _ in tracked((f"proving {system}", system) for system in systems):
        yield next(found)
