"""Real calls as the machine knows them: two intents, three files, two versions.

The reference (spec/turn/reference.yaml) is finite, and what it says must be true of any number of intents and files.
Each real thing stands for one of the machine's, by what matters about it and nothing else:

    an intent under which nothing needs an approval         FIRST
    an intent under which something does                    SECOND
    a target in scope that needs no approval                ALPHA
    a target in scope that does                             BETA
    a target that is not in scope, or is none               GAMMA, which neither intent covers
    a command that the policy allows, of a known program    SAFE_COMMAND
    any other command                                       UNSAFE_COMMAND
    the version that a write is based on                    what ALPHA or BETA is when the write is requested
    any other version                                       the other one of OLD and NEW

It is total, and it keeps what the properties speak of: BETA only ever stands for a target that an intent with approvals
covers, so that a write to it is validated under SECOND alone, and only with the person's answer. What a write is based
on may be older than its request; that the file has changed since then is told to the machine right after the request.
Several real intents stand for one of the machine's, and several files: that a permit is for the very intent and file,
`permit` sees to.
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
"""Each call of the machine's, and the action by which the agent comes to make it."""

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
"""The events by which the machine may take up a call: the first that it accepts, else it refuses the first."""

DENIAL = "CALL_DENIED"
"""The event by which the machine takes up a call that is denied."""

_FILES: Mapping[str, tuple[str, str]] = {
    "WRITE_ALPHA": ("alpha", "ALPHA_CHANGED"),
    "WRITE_BETA": ("beta", "BETA_CHANGED"),
}


def selection(intent: Intent | None) -> str:
    """The call that selects an intent; None is one that does not exist."""
    if intent is None:
        return "SELECT_UNKNOWN"
    return "SELECT_SECOND" if intent.approval.patterns else "SELECT_FIRST"


def writing(*, in_scope: bool, needs_approval: bool) -> str:
    """The call that writes such a target."""
    if not in_scope:
        return "WRITE_GAMMA"
    return "WRITE_BETA" if needs_approval else "WRITE_ALPHA"


def running(*, safe: bool) -> str:
    """The call that runs such a command."""
    return "SAFE_COMMAND" if safe else "UNSAFE_COMMAND"


def event(runtime: Runtime, call: str) -> str:
    """The event by which the machine takes up a call, or refuses it."""
    enabled = runtime.enabled
    return next((event for event in EVENTS[call] if event in enabled), EVENTS[call][0])


def tell_version(runtime: Runtime, call: str, version: str, *, same: bool) -> None:
    """Tell the machine whether the file that a write is for is of a version (its `base`, its permit's) or another."""
    if call in _FILES:
        name, changed = _FILES[call]
        known = str(runtime.variables[version])
        bring_about(runtime, name, known if same else {"OLD": "NEW", "NEW": "OLD"}[known], changed)
