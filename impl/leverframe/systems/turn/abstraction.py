"""The abstraction of real calls to values of the machine: two intents, three files, two versions.

The reference (spec/turn/reference.yaml) is finite, and its properties must hold for any number of intents and files.
Each real value maps to one of the machine's, by its relevant properties alone:

    an intent under which nothing needs approval            FIRST
    an intent under which something needs approval          SECOND
    a target in scope that needs no approval                ALPHA
    a target in scope that needs approval                   BETA
    a target out of scope, or an invalid path               GAMMA, which neither intent covers
    a command that the policy allows, of a known program    SAFE_COMMAND
    any other command                                       UNSAFE_COMMAND
    the version that a write is based on                    the version of ALPHA or BETA at the time of the request
    any other version                                       the other one of OLD and NEW

The mapping is total and preserves the terms of the properties. BETA only represents a target that an intent with
approvals covers, so a write to it is validated only under SECOND, and only with the person's answer. A write may be
based on a version older than its request; the machine gets the change of the file right after the request. Several real
intents map to one of the machine's, and so do several files; `permit` ensures that a permit covers the real intent and
the real file.
"""

from collections.abc import Mapping

from leverframe.runtime.machine import Runtime
from leverframe.systems.turn.settings import Intent
from leverframe.systems.work import bring_about

CHOSEN: Mapping[str, str] = {
    "SELECT_FIRST": "SELECTION_OF_FIRST_CHOSEN",
    "SELECT_SECOND": "SELECTION_OF_SECOND_CHOSEN",
    "SELECT_UNKNOWN": "SELECTION_OF_UNKNOWN_CHOSEN",
    "READ": "READ_CHOSEN",
    "WRITE_ALPHA": "WRITE_TO_ALPHA_CHOSEN",
    "WRITE_BETA": "WRITE_TO_BETA_CHOSEN",
    "WRITE_GAMMA": "WRITE_TO_GAMMA_CHOSEN",
    "DELETE": "DELETION_CHOSEN",
    "SAFE_COMMAND": "SAFE_COMMAND_CHOSEN",
    "UNSAFE_COMMAND": "UNSAFE_COMMAND_CHOSEN",
}
"""For each abstract call, the environment action that makes the agent choose it."""

EVENTS: Mapping[str, tuple[str, ...]] = {
    "SELECT_FIRST": ("SELECT_ACTIVE_INTENT_VALID",),
    "SELECT_SECOND": ("SELECT_ACTIVE_INTENT_VALID",),
    "SELECT_UNKNOWN": ("INTENT_UNKNOWN",),
    "READ": ("FILE_READ",),
    "WRITE_ALPHA": ("WRITE_REQUESTED", "CALL_DENIED"),
    "WRITE_BETA": ("WRITE_REQUESTED", "CALL_DENIED"),
    "WRITE_GAMMA": ("WRITE_REQUESTED", "CALL_DENIED"),
    "DELETE": ("CALL_DENIED",),
    "SAFE_COMMAND": ("SAFE_COMMAND_RUN", "CALL_DENIED"),
    "UNSAFE_COMMAND": ("CALL_DENIED",),
}
"""For each abstract call, the events that may carry it out, in order of preference."""

DENIAL = "CALL_DENIED"
"""The event of a denied call."""

_FILES: Mapping[str, tuple[str, str]] = {
    "WRITE_ALPHA": ("alpha", "ALPHA_CHANGED"),
    "WRITE_BETA": ("beta", "BETA_CHANGED"),
}


def selection(intent: Intent | None) -> str:
    """Return the abstract call that selects an intent. None stands for an unknown intent."""
    if intent is None:
        return "SELECT_UNKNOWN"
    return "SELECT_SECOND" if intent.approval.patterns else "SELECT_FIRST"


def writing(*, in_scope: bool, needs_approval: bool) -> str:
    """Return the abstract call that writes such a target."""
    if not in_scope:
        return "WRITE_GAMMA"
    return "WRITE_BETA" if needs_approval else "WRITE_ALPHA"


def running(*, safe: bool) -> str:
    """Return the abstract call that runs such a command."""
    return "SAFE_COMMAND" if safe else "UNSAFE_COMMAND"


def event(runtime: Runtime, call: str) -> str:
    """Return the first event of a call that is enabled; if none is, the first event, which the machine refuses."""
    enabled = runtime.enabled
    return next((event for event in EVENTS[call] if event in enabled), EVENTS[call][0])


def tell_version(runtime: Runtime, call: str, version: str, *, same: bool) -> None:
    """Tell the machine whether the file to be written has a version (its `base` or `permit_version`) or another one."""
    if call in _FILES:
        name, changed = _FILES[call]
        known = str(runtime.variables[version])
        bring_about(runtime, name, known if same else {"OLD": "NEW", "NEW": "OLD"}[known], changed)
