"""Interlock: the executable, machine-checked reference for the state machines that govern AI-agent runtimes.

    >>> import interlock
    >>> interlock.load("turn").check().as_expected
    True

The packages are phases, each importing only those below it::

    cli > api, build > view | export | conform | audit | systems > smt | runtime | recheck > traceability > mutation >
    check > logic > model > language > errors

Importing ``interlock`` imports none of them, so that start-up stays cheap: what it exports is fetched when it is used.
"""

import _signal  # type: ignore[import-not-found]  # pyright: ignore[reportMissingImports] -- loaded, unlike 'signal'
import sys


def _is_command_line() -> bool:
    """Is this imported for ``python -m interlock`` or the console script, and not as a library?"""
    started: str = getattr(sys, "argv", [""])[0]
    if started == "-m":  # as long as Python looks for the module
        options = [option[:1] + option[-1:] for option in sys.orig_argv]
        return sys.orig_argv[options.index("-m") + 1 :][:1] == [__name__]
    return started.endswith(("/interlock", "/interlock/__main__.py"))


if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler and _is_command_line():
    # Until the command line can handle Ctrl-C (`cli.main`), that ends it at once and without a traceback.
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

import importlib  # noqa: E402 -- only now can Ctrl-C come
from typing import TYPE_CHECKING  # noqa: E402 -- likewise

if TYPE_CHECKING:
    from interlock.api import Machine, Picture, Verdicts, bundled, load
    from interlock.check.verdict import Fails, Holds, Result, Unknown, Verdict
    from interlock.errors import CapacityError, Diagnostic, InputError, InterlockError, InternalError, JournalError
    from interlock.model.trace import Trace, TraceStep
    from interlock.runtime.clocks import Clock, SystemClock, VirtualClock
    from interlock.runtime.entries import Entry, Outcome, Recorder
    from interlock.runtime.errors import DeclarationError, SealedError, StateError
    from interlock.runtime.front import AsyncRuntime
    from interlock.runtime.journal import Journal
    from interlock.runtime.machine import Runtime

__version__ = "0.1.0"

_HOMES = {
    "interlock.api": ("Machine", "Picture", "Verdicts", "bundled", "load"),
    "interlock.check.verdict": ("Fails", "Holds", "Result", "Unknown", "Verdict"),
    "interlock.errors": (
        "CapacityError",
        "Diagnostic",
        "InputError",
        "InterlockError",
        "InternalError",
        "JournalError",
    ),
    "interlock.model.trace": ("Trace", "TraceStep"),
    "interlock.runtime.clocks": ("Clock", "SystemClock", "VirtualClock"),
    "interlock.runtime.entries": ("Entry", "Outcome", "Recorder"),
    "interlock.runtime.errors": ("DeclarationError", "SealedError", "StateError"),
    "interlock.runtime.front": ("AsyncRuntime",),
    "interlock.runtime.journal": ("Journal",),
    "interlock.runtime.machine": ("Runtime",),
}

__all__ = [
    "AsyncRuntime",
    "CapacityError",
    "Clock",
    "DeclarationError",
    "Diagnostic",
    "Entry",
    "Fails",
    "Holds",
    "InputError",
    "InterlockError",
    "InternalError",
    "Journal",
    "JournalError",
    "Machine",
    "Outcome",
    "Picture",
    "Recorder",
    "Result",
    "Runtime",
    "SealedError",
    "StateError",
    "SystemClock",
    "Trace",
    "TraceStep",
    "Unknown",
    "Verdict",
    "Verdicts",
    "VirtualClock",
    "__version__",
    "bundled",
    "load",
]


def __getattr__(name: str) -> object:
    """An exported name, from where it is defined."""
    for home, names in _HOMES.items():
        if name in names:
            value: object = getattr(importlib.import_module(home), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """What is exported, for completion."""
    return [*__all__]
