"""The journal's own machines: the journal itself, and effects. Auditors judge their records like all others.

The journal is a machine with one execution: it is opened and closed, and heartbeats show that it was alive while
nothing else happened. A second `journal_opened` without a `journal_closed` between them shows a crash.

Each effect is an execution, named by its idempotency key, which is used once. It is intended before it is tried, and
done or failed afterwards. An effect that was open when the process died is unknown until someone settles it.
"""

from collections.abc import Mapping
from typing import NamedTuple

from leverframe.record.entries import Entry, Json, Outcome

FORMAT = 2
"""The version of the format of records, chain and tree, as `journal_opened` states it."""
RESERVED = "leverframe."
"""The prefix of machines and executions that only the journal writes."""
FORMER = "interlock."
"""The same prefix in format 1, which can be read but no longer written. It is reserved, too."""

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
"""Machine → (state, event) → the next state. No other step of these machines is ever recorded."""

OWN_MACHINES = frozenset({*MACHINES, *(FORMER + name.removeprefix(RESERVED) for name in MACHINES)})
"""These machines, also under their names in format 1."""

INITIAL: Mapping[str, str] = {JOURNAL: CLOSED, EFFECT: NONE}


class OwnExecution(NamedTuple):
    """The position of an execution of one of these machines: its id, its next step, and its state."""

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
    """Return a name of format 1 as it is in this format, and any other name unchanged."""
    return RESERVED + name.removeprefix(FORMER) if is_former(name) else name


def key_of(execution_id: str) -> str:
    """The idempotency key of an effect's execution."""
    return current(execution_id).removeprefix(effect_id(""))


def effect_id(key: str) -> str:
    """The execution of the effect with this idempotency key."""
    return f"{EFFECT}:{key}"


def next_entry(execution: OwnExecution, event: str, timestamp: int, data: Mapping[str, Json]) -> Entry:
    """The next entry of an execution. If the event cannot happen now, the journal will refuse the entry."""
    name, machine, step, state = execution
    target = MACHINES[machine].get((state, event), state)
    return Entry(name, step, machine, state, event, target, timestamp, Outcome.ACCEPTED, data)
