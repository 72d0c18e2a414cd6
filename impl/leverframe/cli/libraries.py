"""A library that cannot be imported, or that is too old: which one it is, and what the user can do.

A missing library of an extra has its own error (`leverframe.extras`). This module explains the other cases after an
unexpected error: a library of the core is missing, as after ``pip install --no-deps``; a library is broken, or built
for another system; a library is older or newer than Leverframe allows, which pip only warns about.

It imports no library, since Click, too, can be missing.
"""

import importlib.metadata
import re
import sys
import traceback

from leverframe.errors import Diagnostic
from leverframe.extras import absent, broken, distribution

_REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)(?:\[[^]]*\])?(?P<range>[^;]*)")
_BOUND = re.compile(r"(>=|<)([\d.]+)")


def explained(error: Exception) -> Diagnostic | None:
    """Return what is wrong with a library, if `error` arose from it; None if it did not, as far as can be told."""
    library = _imported(error)
    unfit = _unfit(library)
    if unfit is not None:
        return Diagnostic("LF183", f"{unfit}; this may be the cause of {_shown(error)}", None, None, _INSTALL)
    if library is None:
        return None
    if library in sys.stdlib_module_names:
        if not isinstance(error, ModuleNotFoundError):
            return None
        return Diagnostic(
            "LF182", f"this Python lacks its module {error.name}", None, None, "install a complete Python"
        )
    if not absent(library):
        return broken(library, _shown(error))
    message = f"Leverframe needs {distribution(library)}, which is not installed"
    return Diagnostic("LF182", message, None, None, _INSTALL)


_LONGEST = 300
"""The most characters of an error that are shown: NumPy explains its own on a page."""
_INSTALL = "run pip install for Leverframe again, with the same extras and without --no-deps"


def _shown(error: Exception) -> str:
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said[:_LONGEST]}" if said else type(error).__name__


def _imported(error: Exception) -> str | None:
    """Return the library whose import failed: the first whose module was being executed when the error arose."""
    found: str | None = None
    for frame, _ in traceback.walk_tb(error.__traceback__):
        package = str(frame.f_globals.get("__name__", "")).partition(".")[0]
        if package == "leverframe":
            found = None
        elif found is None and frame.f_code.co_name == "<module>" and package != "__main__":
            found = package
    if found is None and isinstance(error, ImportError):
        found = (error.name or "").partition(".")[0]
    return found if found not in {"", "leverframe"} else None


def _unfit(library: str | None) -> str | None:
    """Return a sentence about a library, or about any that was imported, whose version Leverframe does not allow."""
    try:
        required = importlib.metadata.requires("leverframe") or ()
    except importlib.metadata.PackageNotFoundError:  # it runs from a folder or an archive
        return None
    relevant = {distribution(name).lower() for name in ((library,) if library else sys.modules)}
    for requirement in required:
        match = _REQUIREMENT.match(requirement)
        if match is None or match["name"].lower() not in relevant:
            continue
        try:
            version = importlib.metadata.version(match["name"])
        except importlib.metadata.PackageNotFoundError:
            continue
        for relation, bound in _BOUND.findall(match["range"]):
            if (_numbers(version) >= _numbers(bound)) is not (relation == ">="):
                return f"Leverframe needs {match['name']}{match['range'].strip()}, and version {version} is installed"
    return None


def _numbers(version: str) -> tuple[int, ...]:
    """The numbers of a release (PEP 440) without zeros at the end; letters of pre-releases are left out."""
    found = re.match(r"[\d.]*\d", version)
    numbers = [int(number) for number in found[0].split(".")] if found else []
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)
