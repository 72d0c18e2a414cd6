"""Names and files → declarations. Everything that is wrong with any of them is reported together."""

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import click

from interlock.errors import Diagnostic, InputError
from interlock.language import catalog
from interlock.language.declaration import Declaration
from interlock.language.loader import load

_PREFERRED = "reference"


def is_file_name(target: str) -> bool:
    """Is this a path, rather than the name of a bundled system? A bundled system's name is never taken for a file."""
    if target in catalog.systems():
        return False
    separators = {os.sep, os.altsep or os.sep, "/"}
    return any(s in target for s in separators) or target.endswith((".yaml", ".yml")) or Path(target).is_file()


def load_all(targets: Sequence[str], profile: str | None) -> tuple[Declaration, ...]:
    """The declarations meant: of each target in turn, or everything bundled. Raises InputError with all errors of all."""
    return _collect(lambda path: load(path), _paths(targets, profile))


def load_one(target: str, profile: str | None) -> Declaration:
    """The one declaration meant; of a system in several profiles the reference, else the first."""
    found = catalog.find(target, profile) if not is_file_name(target) else ()
    if not found:
        return load_all((target,), profile)[0]
    chosen = next((entry for entry in found if entry.profile == _PREFERRED), found[0])
    return load(shown(chosen.path))


def shown(path: Path) -> str:
    """A path as short as it can be said: relative to the current directory where it lies below it."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
