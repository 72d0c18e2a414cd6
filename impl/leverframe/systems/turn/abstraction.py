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

Which calls there are, and which events carry them out, says the interface of the reference (spec/turn/interface.yaml).
The mapping is total and preserves the terms of the properties. BETA only represents a target that an intent with
approvals covers, so a write to it is validated only under SECOND, and only with the person's answer. A write may be
based on a version older than its request; the machine gets the change of the file right after the request. Several real
intents map to one of the machine's, and so do several files; `permit` ensures that a permit covers the real intent and
the real file.
"""

import functools
from collections.abc import Mapping
from dataclasses import dataclass

from leverframe.observe import parameters
from leverframe.observe.classifiers import file_label, intent_label
from leverframe.observe.reading import interface_of
from leverframe.runtime.machine import Runtime
from leverframe.systems.turn.settings import Intent
from leverframe.systems.work import bring_about, reference

DENIAL = "CALL_DENIED"
"""The event of a denied call."""

_FILES: Mapping[str, tuple[str, str]] = {
    "WRITE_ALPHA": ("alpha", "ALPHA_CHANGED"),
    "WRITE_BETA": ("beta", "BETA_CHANGED"),
}


@dataclass(frozen=True, slots=True)
class AbstractCall:
    """An abstract call: the environment action that makes the agent choose it, and the events that may carry it out.

    The events are in order of preference.
    """

    chosen: str
    events: tuple[str, ...]


@functools.cache
def abstract_calls() -> Mapping[str, AbstractCall]:
    """The abstract calls, from the reference and its interface: what stimuli give, and the inputs that may take it."""
    declaration = reference("turn")
    interface = interface_of(declaration)
    chosen = parameters.givers(declaration, "call")
    return {
        label: AbstractCall(chosen[label], parameters.taking(declaration, "call", label, stimulus.leads_to))
        for stimulus in interface.stimuli.values()
        for label in map(str, stimulus.gives.get("call", ()))
    }


def selection(intent: Intent | None) -> str:
    """Return the abstract call that selects an intent. None stands for an unknown intent."""
    return "SELECT_UNKNOWN" if intent is None else f"SELECT_{intent_label(asks=bool(intent.approval.patterns))}"


def writing(*, in_scope: bool, needs_approval: bool) -> str:
    """Return the abstract call that writes such a target."""
    return f"WRITE_{file_label(in_scope=in_scope, asks=needs_approval)}"


def running(*, safe: bool) -> str:
    """Return the abstract call that runs such a command."""
    return "SAFE_COMMAND" if safe else "UNSAFE_COMMAND"


def event(runtime: Runtime, call: str) -> str:
    """Return the first event of a call that is enabled; if none is, the first event, which the machine refuses."""
    enabled, events = runtime.enabled, abstract_calls()[call].events
    return next((event for event in events if event in enabled), events[0])


def tell_version(runtime: Runtime, call: str, version: str, *, same: bool) -> None:
    """Tell the machine whether the file to be written has a version (its `base` or `permit_version`) or another one."""
    if call in _FILES:
        name, changed = _FILES[call]
        known = str(runtime.variables[version])
        bring_about(runtime, name, known if same else {"OLD": "NEW", "NEW": "OLD"}[known], changed)
