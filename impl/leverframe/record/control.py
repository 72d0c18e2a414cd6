"""What a journal writes about itself and about effects: two small machines, so that auditors need one mechanism.

The journal is a machine with one execution: it is opened and closed, and heartbeats show that it was alive when nothing
else happened. A second `journal_opened` without `journal_closed` before it tells of a crash.

An effect is an execution of its own, called by its idempotency key, which is used once: it is intended before it is
tried, and done or failed after. What was open when a process died is unknown, until somebody has found out.
"""

from collections.abc import Mapping
from typing import NamedTuple

from leverframe.record.entries import Entry, Json, Outcome

FORMAT = 2
"""Of the records, the chain and the tree; `journal_opened` says it."""
RESERVED = "leverframe."
"""How the machines and executions begin that only the journal writes."""
FORMER = "interlock."
"""How they began in format 1, which can be read but no longer written. Nobody else may use these names either."""

JOURNAL = "leverframe.journal"
CLOSED, OPEN = "CLOSED", "OPEN"
OPENED_EVENT, HEARTBEAT_EVENT, CLOSED_EVENT = "journal_opened", "heartbeat", "journal_closed"

EFFECT = "leverframe.effect"
NONE, INTENDED, DONE, FAILED, UNKNOWN = "NONE", "INTENDED", "DONE", "FAILED", "UNKNOWN"
EFFECT_INTENDED, EFFECT_DONE, EFFECT_FAILED = "EFFECT_INTENDED", "EFFECT_DONE", "EFFECT_FAILED"
EFFECT_UNKNOWN = "EFFECT_UNKNOWN"

MACHINES: Mapping[str, Mapping[tuple[str, str], str]] = {
    JOURNAL: {
        (CLOSED, OPENED_EVENT): OPEN,
        (OPEN, OPENED_EVENT): OPEN,
        (OPEN, HEARTBEAT_EVENT): OPEN,
        (OPEN, CLOSED_EVENT): CLOSED,
    },
    EFFECT: {
        (NONE, EFFECT_INTENDED): INTENDED,
        (INTENDED, EFFECT_DONE): DONE,
        (INTENDED, EFFECT_FAILED): FAILED,
        (INTENDED, EFFECT_UNKNOWN): UNKNOWN,
        (UNKNOWN, EFFECT_DONE): DONE,
        (UNKNOWN, EFFECT_FAILED): FAILED,
    },
}
"""Machine → (state, event) → the state after it. Nothing else is ever on record of them."""

INITIAL: Mapping[str, str] = {JOURNAL: CLOSED, EFFECT: NONE}


class OwnExecution(NamedTuple):
    """Where an execution of one of these machines stands: its id, its next step, and its state."""

    name: str
    machine: str
    step: int
    state: str


def is_own(name: str) -> bool:
    """Does only the journal write machines and executions of this name?"""
    return name.startswith((RESERVED, FORMER))


def is_former(name: str) -> bool:
    """Is it a name of format 1?"""
    return name.startswith(FORMER)


def current(name: str) -> str:
    """A name of format 1 as it is in this format; any other as it is."""
    return RESERVED + name.removeprefix(FORMER) if is_former(name) else name


def key_of(execution_id: str) -> str:
    """The idempotency key of an execution that is an effect."""
    return current(execution_id).removeprefix(effect_id(""))


def effect_id(key: str) -> str:
    """The execution that is the effect with this idempotency key."""
    return f"{EFFECT}:{key}"


def next_entry(execution: OwnExecution, event: str, timestamp: int, data: Mapping[str, Json]) -> Entry:
    """What is on record of an execution next; where the event cannot happen then, an entry that the journal refuses."""
    name, machine, step, state = execution
    target = MACHINES[machine].get((state, event), state)
    return Entry(name, step, machine, state, event, target, timestamp, Outcome.ACCEPTED, data)
