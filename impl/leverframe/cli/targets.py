"""Names and files → declarations. All errors of all of them are reported together."""

import contextlib
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.errors import CapacityError, Diagnostic, InputError
from leverframe.language import catalog
from leverframe.language.catalog import is_file_name
from leverframe.language.declaration import Declaration
from leverframe.language.guessing import did_you_mean
from leverframe.language.loader import load

if TYPE_CHECKING:
    from leverframe.traceability.records import Requirement


def load_all(targets: Sequence[str], profile: str | None) -> tuple[Declaration, ...]:
    """Load the declarations of each target in turn, each file once; all bundled ones if there is no target.

    Raises InputError with the errors of all of them.
    """
    if profile is not None and any(map(is_file_name, targets)):
        raise click.UsageError("--profile selects a profile of a bundled system; a file is a single profile.")
    wrong: dict[Diagnostic, None] = {}
    paths: dict[str, str] = {}
    for target in targets or (None,):
        try:
            for path in _paths(target, profile):
                paths.setdefault(os.path.realpath(path), path)
        except InputError as error:
            wrong |= dict.fromkeys(error.diagnostics)
    loaded: list[Declaration] = []
    for path in paths.values():
        try:
            loaded.append(load(path))
        except InputError as error:
            wrong |= dict.fromkeys(error.diagnostics)
    if wrong:
        raise InputError(tuple(wrong))
    return tuple(loaded)


def requirements_of(declaration: Declaration) -> "Sequence[Requirement]":
    """The requirements of the document of a machine, if there is a catalogue of them."""
    from leverframe.traceability import records

    folder = Path(declaration.path).parent
    return records.read(folder).requirements if (folder / catalog.REQUIREMENTS).is_file() else ()


def check_interfaces(declarations: Sequence[Declaration]) -> None:
    """Read the interface of each declaration that has a file for it. Raises InputError with all their errors.

    Each class of data must have enough labels for a view that shows everything. Of a machine that is too large, nobody
    can tell, and no observer is made.
    """
    from leverframe.observe.liveness import check_labels
    from leverframe.observe.reading import interface_of

    wrong: list[Diagnostic] = []
    for declaration in declarations:
        if catalog.interface_beside(Path(declaration.path)) is not None:
            try:
                with contextlib.suppress(CapacityError):
                    check_labels(declaration, interface_of(declaration))
            except InputError as error:
                wrong += error.diagnostics
    if wrong:
        raise InputError(tuple(wrong))


def how_many(targets: Sequence[str], profile: str | None) -> int:
    """Estimate the number of declarations before reading them."""
    found = 0
    for target in targets or (None,):
        with contextlib.suppress(InputError):
            found += len(tuple(_paths(target, profile)))
    return found


def files_named(targets: Sequence[str], profile: str | None) -> Mapping[str, tuple[str, ...]]:
    """Return the files of the declarations by machine. Raises InputError as `load_all` does."""
    found: dict[str, list[str]] = {}
    for declaration in load_all(targets, profile):
        found.setdefault(declaration.machine, []).append(declaration.path)
    return {machine: tuple(paths) for machine, paths in found.items()}


def load_one(target: str, profile: str | None) -> Declaration:
    """Load one declaration: of a system with several profiles the reference, or else the first."""
    if is_file_name(target):
        return load_all((target,), profile)[0]
    return load(shown(catalog.preferred(target, profile).path))


def shown(path: Path) -> str:
    """Return a path as short as possible: relative if it is below the current directory."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)


def _paths(target: str | None, profile: str | None) -> Iterator[str]:
    if target is None:
        yield from (shown(entry.path) for entry in _bundled(profile))
    elif is_file_name(target):
        yield target
    else:
        yield from (shown(entry.path) for entry in catalog.find(target, profile))


def _bundled(profile: str | None) -> tuple[catalog.BundledFile, ...]:
    entries = catalog.entries()
    found = tuple(entry for entry in entries if profile in {None, entry.profile})
    if not found:
        profiles = list(dict.fromkeys(entry.profile for entry in entries))
        hint = did_you_mean(profile or "", profiles) or f"the profiles are {', '.join(profiles)}"
        raise InputError((Diagnostic("LF071", f"no bundled system has a profile {profile!r}", None, None, hint),))
    return found
