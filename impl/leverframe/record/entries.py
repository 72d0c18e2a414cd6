"""Entries: what a runtime hands to a journal, one for each event or environment action that a machine was offered.

The journal adds the rest of a record: its place in the sequence and in the hash chain. The runtime appends an entry
after the guard and before the state changes, so nothing happens that is not on record.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias, runtime_checkable

if TYPE_CHECKING:
    import asyncio

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"


class Outcome(StrEnum):
    """The outcome of an event."""

    ACCEPTED = "accepted"
    REFUSED = "refused"


class Entry(NamedTuple):
    """One event that a running machine was offered, or an action of its environment.

    `step` counts the entries of an execution, from 0. If the event was refused, `new_state` equals `previous_state`.
    `timestamp` is in nanoseconds of the runtime's clock.
    """

    execution_id: str
    step: int
    machine: str
    previous_state: str
    event: str
    new_state: str
    timestamp: int
    outcome: Outcome
    data: Mapping[str, Json]


class Recorder(Protocol):
    """A receiver of entries: a journal (`leverframe.Journal`), or any other object with `append`."""

    def append(self, entry: Entry, /) -> None:
        """Record an entry. On return it is durable; if this raises, it is not on record and never will be.

        Exception: after JournalError LF127 the result is unknown, and the journal accepts nothing until it is reopened.
        """
        ...


@runtime_checkable
class PatientRecorder(Recorder, Protocol):
    """A recorder for programs on asyncio, which need not wait until an entry is durable."""

    def append_soon(self, entry: Entry, /) -> "asyncio.Future[None]":
        """Record an entry on a running loop. The future is done when the entry is durable; it cannot be cancelled.

        If the entry is malformed, this raises at once.
        """
        ...
