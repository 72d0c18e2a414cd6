"""The places of the bundled declarations: inside the package in a wheel, at the root in a checkout.

Layout: ``<system>/<profile>.yaml`` and ``<system>/requirements.yaml``, one folder for each system.
"""

import functools
import os
from dataclasses import dataclass
from pathlib import Path

from leverframe.errors import Diagnostic, InputError
from leverframe.files import near
from leverframe.language.guessing import did_you_mean
from leverframe.language.reader import STDIN

REQUIREMENTS = "requirements.yaml"
FINDINGS = "findings.yaml"
SOURCES = "sources.yaml"
INTERFACE = "interface.yaml"
_NOT_DECLARATIONS = frozenset({REQUIREMENTS, FINDINGS, SOURCES, INTERFACE})
_PREFERRED = "reference"
_PROFILE_ORDER = ("document", "reference", "amended")


@dataclass(frozen=True, slots=True)
class BundledFile:
    """A bundled declaration."""

    system: str
    profile: str
    path: Path


@functools.cache
def directory() -> Path:
    """The folder of the bundled declarations."""
    package = Path(__file__).resolve().parent.parent
    for candidate in (package / "spec", package.parent.parent / "spec"):
        if candidate.is_dir():
            return candidate
    if not package.is_dir():
        message, hint = "Leverframe cannot run from inside an archive", "install it with pip, or unpack the archive"
    else:
        message, hint = "the bundled declarations are missing", "reinstall leverframe"
    raise InputError((Diagnostic("LF001", message, None, None, hint),))


@functools.cache
def checkout() -> Path | None:
    """The root of the checkout that contains the bundled declarations, or None if Leverframe was installed without."""
    root = directory().parent
    return root if (root / "pyproject.toml").is_file() else None


@functools.cache
def entries() -> tuple[BundledFile, ...]:
    """All bundled declarations, by system: first the document, then its variants, reference and amended."""
    found = [
        BundledFile(path.parent.name, path.stem, path)
        for path in directory().glob("*/*.yaml")
        if _is_declaration(path) and path.parent.name != "systems"
    ]
    return tuple(sorted(found, key=lambda entry: (entry.system, _rank(entry.profile), entry.profile)))


def in_folder(folder: Path) -> tuple[BundledFile, ...]:
    """The declarations in any folder, in the same order."""
    paths = (*folder.glob("*.yaml"), *folder.glob("*.yml"))
    found = [BundledFile(folder.name, path.stem, path) for path in paths if _is_declaration(path)]
    return tuple(sorted(found, key=lambda entry: (_rank(entry.profile), entry.profile)))


def systems() -> tuple[str, ...]:
    """The names of the bundled systems."""
    return tuple(dict.fromkeys(entry.system for entry in entries()))


def find(system: str, profile: str | None = None) -> tuple[BundledFile, ...]:
    """The declarations of a bundled system, or the one in `profile`. Raises InputError (LF070, LF071)."""
    of_system = tuple(entry for entry in entries() if entry.system == system)
    if not of_system:
        meant = did_you_mean(system, systems()) or ((file := near(Path(system))) and f"did you mean '{file}'?")
        hint = meant or f"the bundled systems are {', '.join(systems())}; or name a file or a folder"
        raise InputError((Diagnostic("LF070", f"there is no system {system!r}", None, None, hint),))
    found = tuple(entry for entry in of_system if profile in {None, entry.profile})
    if not found:
        profiles = [entry.profile for entry in of_system]
        hint = did_you_mean(profile or "", profiles) or f"its profiles are {', '.join(profiles)}"
        raise InputError((Diagnostic("LF071", f"{system} has no profile {profile!r}", None, None, hint),))
    return found


def is_file_name(target: str) -> bool:
    """Is this a path, rather than the name of a bundled system? Bundled names win: ``./kernel`` names a file."""
    if target in systems():
        return False
    if target == STDIN:
        return True
    separated = any(separator in target for separator in ("/", os.sep))
    return separated or target.endswith((".yaml", ".yml")) or Path(target).exists()


def is_bundled(path: str) -> bool:
    """Is this the path of a bundled declaration?"""
    return Path(path).resolve().is_relative_to(directory())


def preferred(system: str, profile: str | None = None) -> BundledFile:
    """The declaration of a bundled system in `profile`; by default the reference, or the first if there is none."""
    found = find(system, profile)
    return next((entry for entry in found if entry.profile == _PREFERRED), found[0])


def interface_beside(declaration: Path) -> Path | None:
    """The interface of a declaration: NAME.interface.yaml beside NAME.yaml, interface.yaml beside reference.yaml."""
    own = declaration.with_name(f"{declaration.stem}.{INTERFACE}")
    if own.is_file():
        return own
    common = declaration.with_name(INTERFACE)
    return common if declaration.stem == _PREFERRED and common.is_file() else None


def _is_declaration(path: Path) -> bool:
    return path.name not in _NOT_DECLARATIONS and not path.name.endswith(f".{INTERFACE}")


def _rank(profile: str) -> int:
    return next((i for i, prefix in enumerate(_PROFILE_ORDER) if profile.startswith(prefix)), len(_PROFILE_ORDER))
