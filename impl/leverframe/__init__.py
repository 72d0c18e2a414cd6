"""Leverframe: the executable, machine-checked reference for the state machines that govern AI-agent runtimes.

    >>> import leverframe
    >>> leverframe.load("turn").check().as_expected
    True

The packages are phases, and each imports only those below it: docs/architecture.md has the table.

To keep start-up cheap, ``import leverframe`` imports none of them. An exported name is imported when it is first used.
"""

import _signal  # type: ignore[import-not-found]  # pyright: ignore[reportMissingImports] -- loaded, unlike 'signal'
import sys


def _is_command_line() -> bool:
    """Is this imported for ``python -m leverframe`` or the console script, rather than as a library?"""
    started: str = getattr(sys, "argv", [""])[0]
    if started == "-m":  # while Python searches for the module
        options = [option[:1] + option[-1:] for option in sys.orig_argv]
        return sys.orig_argv[options.index("-m") + 1 :][:1] == [__name__]
    return started.endswith(("/leverframe", "/leverframe/__main__.py"))


if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler and _is_command_line():
    # Until the command line handles Ctrl-C (`cli.main`), Ctrl-C ends the process at once, without a traceback.
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

import importlib  # noqa: E402 -- Ctrl-C is handled only from here on
from typing import TYPE_CHECKING  # noqa: E402 -- likewise

if TYPE_CHECKING:
    from leverframe.api import Machine, Picture, Verdicts, bundled, load
    from leverframe.check.verdict import Fails, Holds, Result, Unknown, Verdict
    from leverframe.errors import CapacityError, Diagnostic, InputError, InternalError, JournalError, LeverframeError
    from leverframe.extras import MissingExtraError
    from leverframe.journal.journal import Journal
    from leverframe.journal.sinks import ToAddress, ToCommand, ToFile
    from leverframe.model.trace import Trace, TraceStep
    from leverframe.observe.mealy import Mealy
    from leverframe.observe.observer import Observer, Refusal
    from leverframe.record.entries import Entry, Outcome, Recorder
    from leverframe.runtime.clocks import Clock, SystemClock, VirtualClock
    from leverframe.runtime.errors import DeclarationError, SealedError, StateError
    from leverframe.runtime.front import AsyncRuntime
    from leverframe.runtime.machine import Runtime

__version__ = "0.1.0"

_HOMES = {
    "leverframe.api": ("Machine", "Picture", "Verdicts", "bundled", "load"),
    "leverframe.check.verdict": ("Fails", "Holds", "Result", "Unknown", "Verdict"),
    "leverframe.errors": (
        "CapacityError",
        "Diagnostic",
        "InputError",
        "LeverframeError",
        "InternalError",
        "JournalError",
    ),
    "leverframe.extras": ("MissingExtraError",),
    "leverframe.model.trace": ("Trace", "TraceStep"),
    "leverframe.observe.mealy": ("Mealy",),
    "leverframe.observe.observer": ("Observer", "Refusal"),
    "leverframe.runtime.clocks": ("Clock", "SystemClock", "VirtualClock"),
    "leverframe.record.entries": ("Entry", "Outcome", "Recorder"),
    "leverframe.runtime.errors": ("DeclarationError", "SealedError", "StateError"),
    "leverframe.runtime.front": ("AsyncRuntime",),
    "leverframe.journal.journal": ("Journal",),
    "leverframe.journal.sinks": ("ToAddress", "ToCommand", "ToFile"),
    "leverframe.runtime.machine": ("Runtime",),
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
    "InternalError",
    "Journal",
    "JournalError",
    "LeverframeError",
    "Machine",
    "Mealy",
    "MissingExtraError",
    "Observer",
    "Outcome",
    "Picture",
    "Recorder",
    "Refusal",
    "Result",
    "Runtime",
    "SealedError",
    "StateError",
    "SystemClock",
    "ToAddress",
    "ToCommand",
    "ToFile",
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
    """Import an exported name from the module that defines it."""
    for home, names in _HOMES.items():
        if name in names:
            value: object = getattr(importlib.import_module(home), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """The exported names, for completion."""
    return [*__all__]
