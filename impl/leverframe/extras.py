"""Optional libraries: which extra of the package installs which, and the one message for a missing library.

The core can read, show, simulate and run machines. Each other part needs the libraries of one extra (`EXTRAS`; the same
table is in pyproject.toml, and docs/installation.md is for users). `require` is called where a part begins: in the
package of its modules, and in each command before it starts any work.
"""

import importlib.util
import sys
from collections.abc import Generator, Iterator, Mapping
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
    "recheck": Extra("rechecking proofs", {"cvc5": "cvc5"}, (), "name another solver with --solver"),
    "postgresql": Extra("a journal in PostgreSQL", {"psycopg": "psycopg"}, ("journal",)),
    "otel": Extra("reporting to OpenTelemetry", {"opentelemetry": "opentelemetry-api"}),
}
"""Each extra, by its name in pyproject.toml; there, the extra `all` includes all of them."""


class MissingExtraError(InputError, ModuleNotFoundError):  # pyright: ignore[reportUnsafeMultipleInheritance] -- one constructor
    """A part of Leverframe needs a library that is not installed (LF180). The message has the command to install it."""

    def __init__(self, extra: str, library: str) -> None:
        known = EXTRAS[extra]
        command = f"pip install 'leverframe[{extra}]'"
        hint = f"{command}, or {known.instead}" if known.instead else command
        distribution = dict(_libraries(extra))[library]
        message = f"{known.part} needs {distribution}, which is not installed"
        super().__init__((Diagnostic("LF180", message, None, None, hint),))
        self.extra = extra
        self.name = library

    def __reduce__(self) -> tuple[type["MissingExtraError"], tuple[str, str]]:
        # Exceptions are pickled between processes; the default would pass the message as `extra`.
        return type(self), (self.extra, str(self.name))


def require(extra: str) -> None:
    """Raise MissingExtraError (LF180) if a library of this extra, or of an extra that it includes, is missing."""
    error = lacking(extra)
    if error is not None:
        raise error


def lacking(extra: str) -> MissingExtraError | None:
    """Return the error that `require` raises, or None."""
    missing = next((library for library, _ in _libraries(extra) if absent(library)), None)
    return None if missing is None else MissingExtraError(extra, missing)


def absent(library: str) -> bool:
    """Return whether a library is not installed. It is not imported."""
    return sys.modules.get(library) is None and importlib.util.find_spec(library) is None


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
        if isinstance(error, MissingExtraError) or library not in dict(_libraries(extra)):
            raise
        raise MissingExtraError(extra, library) from None


def _libraries(extra: str) -> Iterator[tuple[str, str]]:
    known = EXTRAS[extra]
    yield from known.distributions.items()
    for other in known.includes:
        yield from _libraries(other)
