"""``leverframe explore``: machines, verdicts, requirements and findings as one HTML page."""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.cli import arguments

if TYPE_CHECKING:
    from leverframe.check.limits import Limits
    from leverframe.check.verdict import Report
    from leverframe.explorer.claims import Stored
    from leverframe.explorer.values import Value
    from leverframe.language.declaration import Declaration
    from leverframe.traceability.records import Book


_LARGEST = 20_000_000
"""Bytes of a file that the page replays."""


@click.command(name="explore")
@arguments.TARGETS
@arguments.PROFILE
@arguments.output("Write the page to a file")
@click.option(
    "--report",
    "replayed",
    type=click.Path(path_type=Path),
    multiple=True,
    metavar="FILE",
    help="Put a report of check, conform or audit, a run or a log on the page, to be replayed; may be repeated.",
)
@arguments.PROPERTIES
@arguments.SET
@click.option(
    "--max-seconds",
    type=arguments.SECONDS,
    metavar="SECONDS",
    help="Time limit for one machine, once it is read; default 600. What is undecided then is unknown.",
)
def command(  # noqa: PLR0913, PLR0917 -- click passes an argument for each option
    targets: tuple[str, ...],
    profile: str | None,
    output: Path | None,
    replayed: tuple[Path, ...],
    properties: tuple[str, ...],
    constants: dict[str, int],
    max_seconds: float | None,
) -> int:
    """Write a page to look at machines in a browser.

    The page is one file, which needs no server and no network: the diagrams, steps to try, the verdicts with their
    runs, the profiles of a system side by side, the requirements and findings. It also replays runs and logs. Each
    SYSTEM is a bundled one, each FILE a declaration; of a folder, all declarations in it; - is standard input. Without
    arguments, the page has all bundled machines. See docs/explorer.md.

    The exit code is that of 'leverframe check'.
    """
    from leverframe import extras
    from leverframe.check.limits import usual_but
    from leverframe.cli import output as out
    from leverframe.cli.reports.tally import tally
    from leverframe.cli.targets import load_all

    if output is None and sys.stdout.isatty():
        raise click.UsageError("the page would fill the terminal; name a file with -o.")
    place = out.checked(output, (*targets, *properties, *map(str, replayed))) if output else None
    extras.require("check", *extras.for_dot())
    contents = tuple((path.name, _read(path)) for path in replayed)
    shown = load_all(targets, profile, properties, constants)
    books = tuple(_books(shown))
    reports = _checked(shown, books, usual_but(None, None, max_seconds))
    text = _page(shown, reports, books, contents)
    out.deliver("html", place, lambda _: text)
    return tally(reports[: len(shown)]).exit_code


def _read(path: Path) -> str:
    """The text of a file that the page replays. Raises InputError (LF001) if it cannot be read, or is too large."""
    from leverframe import files
    from leverframe.errors import Diagnostic, InputError, without_secrets

    try:
        return without_secrets(files.contents(path, _LARGEST).decode("utf-8", "replace"))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        large = f"name a file of at most {_LARGEST:,} bytes with a report, a run or a log"
        hint = large if isinstance(error, files.TooLargeError) else files.next_step(path, error)
        raise InputError((Diagnostic("LF001", f"cannot read {path}: {reason}", None, None, hint),)) from None


def _books(declarations: Iterable["Declaration"]) -> "Iterator[Book]":
    """The requirements and findings beside the declarations."""
    from leverframe.language import catalog, packed
    from leverframe.traceability.records import read

    for folder in dict.fromkeys(Path(one.path).parent for one in declarations):
        if packed.is_file(folder / catalog.REQUIREMENTS):
            yield read(folder)


def _checked(shown: Sequence["Declaration"], books: "Sequence[Book]", limits: "Limits") -> "tuple[Report, ...]":
    """The reports on the machines that are shown, and on all others that cite the same requirements."""
    from leverframe.check.pool import checkers
    from leverframe.cli import tracing
    from leverframe.cli.progress import tracked

    known = {Path(one.path).resolve() for one in shown}
    others = [one for one in tracing.declarations(books) if Path(one.path).resolve() not in known]
    together = (*shown, *others)
    announced = [(f"checking {one.machine} {one.profile}", one) for one in together]
    with checkers(len(together), limits) as check_all:
        reports = check_all(together)
        return tuple(next(reports) for _ in tracked(announced))


def _page(
    shown: Sequence["Declaration"],
    reports: "Sequence[Report]",
    books: "Sequence[Book]",
    contents: Sequence[tuple[str, str]],
) -> str:
    from leverframe import __version__
    from leverframe.cli.progress import tracked
    from leverframe.explorer.catalogues import catalogue
    from leverframe.explorer.page import page

    systems = list(dict.fromkeys(one.machine for one in shown))
    title = f"Leverframe: {', '.join(systems)}"
    announced = [(f"drawing {key}", (key, report)) for key, report in zip(_keys(shown), reports, strict=False)]
    machines = [_machine(report, key) for key, report in tracked(announced)]
    return page(
        title,
        {
            "version": __version__,
            "title": title,
            "machines": machines,
            "books": [catalogue(book, reports, _name(book, shown)) for book in books],
            "reports": [{"name": name, "text": text} for name, text in contents],
        },
    )


def _name(book: "Book", shown: Iterable["Declaration"]) -> str:
    """The name of the machine beside a book, which may differ from the name of the folder; else that of the folder."""
    names = {one.machine for one in shown if Path(one.path).parent == book.folder}
    return names.pop() if len(names) == 1 else book.system


def _keys(declarations: Iterable["Declaration"]) -> Iterator[str]:
    """A name for each machine: SYSTEM.PROFILE, and a number if several files declare the same."""
    taken: dict[str, int] = {}
    for one in declarations:
        name = f"{one.machine}.{one.profile}"
        taken[name] = taken.get(name, 0) + 1
        yield name if taken[name] == 1 else f"{name}.{taken[name]}"


def _machine(report: "Report", key: str) -> "Value":
    from leverframe.explorer.claims import claims
    from leverframe.explorer.machines import machine
    from leverframe.explorer.pictures import pictures

    declaration = report.declaration
    return {
        **machine(declaration, key),
        "claims": claims(report, _certificates(declaration)),
        "counts": {
            "states": report.states,
            "transitions": report.transitions,
            "environment": report.environment_steps,
        },
        "pictures": pictures(declaration),
    }


def _certificates(declaration: "Declaration") -> "Mapping[str, Stored]":
    """The stored certificates for this version of a bundled machine."""
    from leverframe import freshness
    from leverframe.explorer.claims import Stored
    from leverframe.language import catalog

    if not catalog.is_bundled(declaration.path) or declaration.overridden or declaration.properties_files:
        return {}
    with freshness.bundled() as folder:
        if folder is None:
            return {}
        found = freshness.certificates(folder, declaration.machine, declaration.profile, declaration.sha256)
        return {name: Stored(one.engine, one.kind, one.files) for name, one in found.items()}
