"""What happened to a running machine, one entry for each attempt: what a runtime hands to a journal.

The journal adds the rest of a record: its place in the sequence and the hash chain. An entry is handed over after the
guard and before the state changes, so that nothing happens that is not on record.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias, runtime_checkable

if TYPE_CHECKING:
    import asyncio

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"


class Outcome(StrEnum):
    """What became of an event."""

    ACCEPTED = "accepted"
    REFUSED = "refused"


class Entry(NamedTuple):
    """One event that a running machine was offered, or an action of its environment.

    `step` counts the entries of an execution, from 0. Of a refused event, `new_state` is `previous_state`. `timestamp`
    is in nanoseconds of the runtime's clock.
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
    """Where entries go: a journal (`leverframe.Journal`), or whatever else has `append`."""

    def append(self, entry: Entry, /) -> None:
        """Put an entry on record. On return it is durable; where it raises, it is not on record and never will be.

        Where that cannot be known (JournalError with LF127), the journal takes nothing more until it is opened again.
        """
        ...


@runtime_checkable
class PatientRecorder(Recorder, Protocol):
    """A recorder for programs on asyncio, which can do something else until an entry is durable."""

    def append_soon(self, entry: Entry, /) -> "asyncio.Future[None]":
        """As `append`, on a running loop: what is returned is done when the entry is durable, and cannot be cancelled.

        Where the entry cannot be on record at all, it is raised at once.
        """
        ...
