"""Optional libraries: which extra of the package installs which, and the one message for a missing library.

The core can read, show, simulate and run machines. Each other part needs the libraries of one extra (`EXTRAS`; the same
table is in pyproject.toml, and docs/installation.md is for users). `require` is called where a part begins: in the
package of its modules, and in each command before it starts any work.
"""

import importlib.util
import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from leverframe.errors import Diagnostic, InputError


@dataclass(frozen=True, slots=True)
class Extra:
    """A set of libraries: the part that needs them, the distribution of each module, and the extras that it includes.

    `instead` is another way to get the part, if there is one.
    """

    part: str
    distributions: Mapping[str, str]
    includes: tuple[str, ...] = ()
    instead: str | None = None


EXTRAS: Mapping[str, Extra] = {
    "check": Extra("checking", {"numpy": "numpy"}),
    "prove": Extra("proving", {"z3": "z3-solver"}, ("check",)),
    "draw": Extra(
        "a drawing",
        {"graphviz": "graphviz", "pygraphviz": "pygraphviz"},
        (),
        "use Mermaid or PlantUML, which need neither",
    ),
    "journal": Extra(
        "a journal",
        {"sqlalchemy": "SQLAlchemy", "filelock": "filelock", "cryptography": "cryptography", "rfc8785": "rfc8785"},
    ),
    "systems": Extra("running a system", {"jsonschema_rs": "jsonschema-rs"}, ("journal",)),
    "test": Extra("testing an implementation", {"hypothesis": "hypothesis", "pytest": "pytest"}),
    "learn": Extra("learning", {"aalpy": "aalpy"}, ("check",)),
    "symbolic": Extra("checking machines together", {"oxidd": "oxidd"}, ("check",)),
    "recheck": Extra("rechecking proofs", {"cvc5": "cvc5"}, (), "name another solver with --solver"),
    "postgresql": Extra("a journal in PostgreSQL", {"psycopg": "psycopg"}, ("journal",)),
    "otel": Extra("reporting to OpenTelemetry", {"opentelemetry": "opentelemetry-api"}),
    "parquet": Extra("a log in Parquet", {"pyarrow": "pyarrow"}, (), "convert it to CSV or JSON Lines"),
    "fast": Extra("a compiled audit", {"llvmlite": "llvmlite", "numba": "numba"}, ("check",)),
    "cluster": Extra("an audit by a cluster", {"ray": "ray"}, (), "use --jobs, the processes of this computer"),
    "zstd": Extra("a log packed by zstd", {"backports.zstd": "backports.zstd"}, (), "unpack it with zstd -d"),
}
"""Each extra, by its name in pyproject.toml; there, the extra `all` includes all of them."""


class MissingExtraError(InputError, ModuleNotFoundError):  # pyright: ignore[reportUnsafeMultipleInheritance] -- one constructor
    """Parts of Leverframe need libraries that are not installed (LF180). The message has the command to install them.

    `extra` names the extras as that command does, such as ``check,draw``; `name` is the first missing library.
    """

    def __init__(self, missing: Mapping[str, tuple[str, ...]]) -> None:
        from leverframe.installing import command_for  # noqa: PLC0415 -- it imports much, and only an error needs it

        extra = ",".join(sorted(missing))
        command = command_for(extra)
        instead = EXTRAS[extra].instead if len(missing) == 1 else None
        hint = f"{command}, or {instead}" if instead else command
        needs = (
            f"{EXTRAS[part].part} needs {_listed([distribution(library) for library in libraries])}"
            for part, libraries in missing.items()
        )
        names = [library for libraries in missing.values() for library in libraries]
        verb = "are" if names[1:] else "is"
        message = f"{', and '.join(needs)}, which {verb} not installed"
        super().__init__((Diagnostic("LF180", message, None, None, hint),))
        self.missing = missing
        self.extra = extra
        self.name = names[0]

    def __reduce__(self) -> tuple[type["MissingExtraError"], tuple[dict[str, tuple[str, ...]]]]:
        # Exceptions are pickled between processes; the default would pass the message as `missing`.
        return type(self), (dict(self.missing),)


def require(*extras: str) -> None:
    """Raise MissingExtraError (LF180) if libraries of these extras, or of extras that they include, are missing."""
    error = lacking(*extras)
    if error is not None:
        raise error


def lacking(*extras: str) -> MissingExtraError | None:
    """Return the error that `require` raises, or None."""
    found = {extra: tuple(library for library in _libraries(extra) if absent(library)) for extra in extras}
    missing = {extra: libraries for extra, libraries in found.items() if libraries}
    return MissingExtraError(missing) if missing else None


def for_dot() -> tuple[str, ...]:
    """Return the extra that DOT text needs, or none if its library is there. A picture may use the Graphviz on PATH."""
    return ("draw",) if absent("graphviz") else ()


def absent(library: str) -> bool:
    """Return whether a library is not installed. It is not imported, and only a package around it is."""
    try:
        return sys.modules.get(library) is None and importlib.util.find_spec(library) is None
    except ModuleNotFoundError:
        return True


def require_linux(part: str) -> None:
    """Raise InputError (LF181) on another operating system."""
    if sys.platform != "linux":
        message = f"{part} needs Linux, and this is {sys.platform}"
        hint = "use Linux, a container or a virtual machine; everything else of Leverframe works without the systems"
        raise InputError((Diagnostic("LF181", message, None, None, hint),))


@contextmanager
def required(extra: str) -> Generator[None]:
    """Import libraries of this extra in the body. Raises MissingExtraError (LF180) if one of them is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        missing = lacking(extra)
        known = {name.partition(".")[0] for name in _libraries(extra)}
        if isinstance(error, MissingExtraError) or library not in known or missing is None:
            raise
        raise missing from None


def distribution(library: str) -> str:
    """Return the name by which pip knows a library."""
    known = {module: name for extra in EXTRAS.values() for module, name in extra.distributions.items()}
    return {"yaml": "PyYAML", **known}.get(library, library)


def broken(library: str, reason: object) -> Diagnostic:
    """Describe a library that is installed, but cannot be imported (LF182)."""
    from leverframe.installing import pip  # noqa: PLC0415 -- as above

    message = f"Python cannot import {library}, which is installed: {reason}"
    return Diagnostic("LF182", message, None, None, f"{pip()} install --force-reinstall {distribution(library)}")


def _libraries(extra: str) -> tuple[str, ...]:
    known = EXTRAS[extra]
    return (*known.distributions, *(library for other in known.includes for library in _libraries(other)))


def _listed(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if names[1:] else names[0]
