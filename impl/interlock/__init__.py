"""Interlock: the executable, machine-checked reference for the state machines that govern AI-agent runtimes.

    >>> import interlock
    >>> interlock.load("turn").check().as_expected
    True

The packages are phases, each importing only those below it::

    cli > api, build > view | export | conform | audit | systems > smt | runtime | recheck > traceability > mutation >
    check > logic > model > language > errors

Importing ``interlock`` imports none of them, so that start-up stays cheap: what it exports is fetched when it is used.
"""

import importlib
from typing import TYPE_CHECKING

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
