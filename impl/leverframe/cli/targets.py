"""Names and files → declarations. All errors of all of them are reported together."""

import contextlib
import os
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.errors import CapacityError, Diagnostic, InputError
from leverframe.language import catalog, packed
from leverframe.language.catalog import is_file_name
from leverframe.language.declaration import Declaration
from leverframe.language.guessing import did_you_mean
from leverframe.language.loader import Further, further, load
from leverframe.language.reader import STDIN

if TYPE_CHECKING:
    from leverframe.traceability.records import Requirement

READING = ("check", "show", "graph", "explore", "interface")
"""The commands that read a declaration from standard input."""
NO_CONSTANTS: Mapping[str, int] = {}


def load_all(
    targets: Sequence[str],
    profile: str | None,
    properties: Sequence[str] = (),
    constants: Mapping[str, int] = NO_CONSTANTS,
) -> tuple[Declaration, ...]:
    """Load the declarations of each target in turn, each file once; all bundled ones if there is no target.

    `properties` are files with further properties; `constants` are other values in each machine that has them. Raises
    InputError with the errors of all files.
    """
    _must_not_need_a_file(targets)
    if profile is not None and any(map(is_file_name, targets)):
        raise click.UsageError("--profile selects a profile of a bundled system; a file is a single profile.")
    wrong: dict[Diagnostic, None] = {}
    paths: dict[str, str] = {}
    for target in targets or (None,):
        with _noting(wrong):
            for path in _paths(target, profile):
                paths.setdefault(os.path.realpath(path), path)
    more: list[Further] = []
    for file in properties:
        with _noting(wrong):
            more.append(further(file))
    loaded: list[Declaration] = []
    for path in paths.values():
        with _noting(wrong):
            loaded.append(load(path, further=more))
    machines = {declaration.machine for declaration in loaded}
    for one in more:
        with _noting(wrong):
            if one.machine not in machines:
                one.report.raise_if_any()  # perhaps its machine is not well-formed
                if len(loaded) == len(paths):
                    raise InputError((_of_another(one, machines),))
    if wrong:
        raise InputError(tuple(wrong))
    return tuple(_at(loaded, more, constants)) if constants else tuple(loaded)


def _must_not_need_a_file(targets: Iterable[str]) -> None:
    """Raise InputError (LF001) for standard input, unless the command that runs needs nothing but its text."""
    if STDIN in targets and (command := click.get_current_context().info_name) not in READING:
        message = f"{command} needs a file: what it writes names the declaration, or it reads standard input itself"
        hint = f"write the declaration to a file; {', '.join(READING)} read one from standard input"
        raise InputError((Diagnostic("LF001", message, None, None, hint),))


def _at(loaded: Sequence[Declaration], more: Sequence[Further], constants: Mapping[str, int]) -> Iterator[Declaration]:
    """The declarations with other values of constants. Raises InputError if no machine has one of them."""
    known = {name for declaration in loaded for name in declaration.constants}
    strange = [name for name in constants if name not in known]
    if strange:
        where = "the machine has no" if len(loaded) == 1 else "no machine has a"
        listed = f"the constants are: {', '.join(sorted(known))}" if known else "there are no constants"
        hints = {name: did_you_mean(name, known) or listed for name in strange}
        raise InputError(
            tuple(Diagnostic("LF023", f"{where} constant {name!r}", None, None, hint) for name, hint in hints.items())
        )
    for declaration in loaded:
        own = {name: value for name, value in constants.items() if name in declaration.constants}
        yield load(declaration.path, constants=own, further=more) if own else declaration


@contextlib.contextmanager
def _noting(wrong: dict[Diagnostic, None]) -> Generator[None]:
    """Collect the errors of an input, once each, instead of raising them."""
    try:
        yield
    except InputError as error:
        wrong |= dict.fromkeys(error.diagnostics)


def _of_another(properties: Further, machines: Iterable[str]) -> Diagnostic:
    message = f"the properties are about the machine {properties.machine!r}, which is not among those given"
    hint = f"the machines are: {', '.join(sorted(machines))}"
    return properties.report.diagnostic("LF079", message, properties.report.span(("machine",)), hint)


def requirements_of(declaration: Declaration) -> "Sequence[Requirement]":
    """The requirements of the document of a machine, if there is a catalogue of them."""
    from leverframe.traceability import records

    folder = Path(declaration.path).parent
    return records.read(folder).requirements if packed.is_file(folder / catalog.REQUIREMENTS) else ()


def check_interfaces(declarations: Sequence[Declaration]) -> None:
    """Read the interface of each declaration that has a file for it. Raises InputError with all their errors.

    Each class of data must have enough labels for a view that shows everything. Of a machine that is too large, nobody
    can tell, and no observer is made.
    """
    from leverframe.observe.liveness import check_labels
    from leverframe.observe.reading import interface_of

    wrong: dict[Diagnostic, None] = {}
    for declaration in declarations:
        if catalog.interface_beside(Path(declaration.path)) is not None:
            with _noting(wrong), contextlib.suppress(CapacityError):
                check_labels(declaration, interface_of(declaration))
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


def load_one(
    target: str,
    profile: str | None,
    properties: Sequence[str] = (),
    constants: Mapping[str, int] = NO_CONSTANTS,
) -> Declaration:
    """Load one declaration, as `load_all` does: of several profiles the reference, or else the first."""
    _must_not_need_a_file((target,))
    if is_file_name(target):
        is_folder = Path(target).is_dir()  # which of its machines? `load` says what to do
        return load(target) if is_folder else load_all((target,), profile, properties, constants)[0]
    if properties or constants:
        return load_all((shown(catalog.preferred(target, profile).path),), None, properties, constants)[0]
    return load(shown(catalog.preferred(target, profile).path))


def shown(path: Path) -> str:
    """Return a path as short as possible: relative if it is below the current directory."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)


def _paths(target: str | None, profile: str | None) -> Iterator[str]:
    if target is None:
        yield from (shown(entry.path) for entry in _bundled(profile))
    elif is_file_name(target):
        yield from _in_folder(target) if Path(target).is_dir() else (target,)
    else:
        yield from (shown(entry.path) for entry in catalog.find(target, profile))


def _in_folder(folder: str) -> tuple[str, ...]:
    """The declarations in a folder, but not in those below it."""
    if not os.access(folder, os.R_OK | os.X_OK):
        message, hint = f"cannot read {folder!r}: Permission denied", "change its permissions, or name another folder"
        raise InputError((Diagnostic("LF001", message, None, None, hint),))
    found = tuple(str(entry.path) for entry in catalog.in_folder(Path(folder)))
    if not found:
        message, hint = f"there is no declaration in {folder!r}", "the names of declarations end with .yaml or .yml"
        raise InputError((Diagnostic("LF001", message, None, None, hint),))
    return found


def _bundled(profile: str | None) -> tuple[catalog.BundledFile, ...]:
    entries = catalog.entries()
    found = tuple(entry for entry in entries if profile in {None, entry.profile})
    if not found:
        profiles = list(dict.fromkeys(entry.profile for entry in entries))
        hint = did_you_mean(profile or "", profiles) or f"the profiles are {', '.join(profiles)}"
        raise InputError((Diagnostic("LF071", f"no bundled system has a profile {profile!r}", None, None, hint),))
    return found
