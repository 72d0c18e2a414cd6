"""``leverframe build``: the derived folders, made or checked."""

from pathlib import Path

import click


@click.command(name="build")
@click.option(
    "--check", "only_check", is_flag=True, help="Change nothing; list files that are missing, stale or obsolete."
)
@click.option(
    "--root",
    "place",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    metavar="DIRECTORY",
    help="The directory of the folders; default: the checkout.",
)
def command(only_check: bool, place: Path | None) -> int:
    """Build the files derived from the declarations.

    For each bundled profile, these are its drawings and their texts (diagrams/), its models for other model checkers
    (model/), and its verdicts and certificates (proofs/). Files that are up to date are not touched; obsolete files are
    removed. With --check, the exit code is 1 if a file is out of date; proofs/ is then only compared with the
    declarations and its own digests, not proved again.
    """
    from leverframe import extras

    extras.require("prove", *extras.for_dot())
    from leverframe import build
    from leverframe.cli import output as out
    from leverframe.cli.reports.words import count
    from leverframe.errors import ExitCode

    where = place or build.root()
    if only_check:
        found = build.check(where)
        lines = [f"{finding.fault.value}: {finding.place.as_posix()}" for finding in found]
        lines.append(
            f"{count(len(found), 'file')} out of date: run 'leverframe build'" if found else "everything is up to date"
        )
        out.write_text("\n".join(lines) + "\n")
        return ExitCode.VIOLATED if found else ExitCode.AS_EXPECTED
    done = build.build(where)
    lines = [f"wrote {path.as_posix()}" for path in done.written]
    lines += [f"removed {path.as_posix()}" for path in done.removed]
    lines.append(f"{count(done.unchanged, 'file')} unchanged")
    out.write_text("\n".join(lines) + "\n")
    return ExitCode.AS_EXPECTED
