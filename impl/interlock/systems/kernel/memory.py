"""The requests that were seen, so that none is carried out twice, and none under another's name.

A request is known by its request_id, for as long as the journal is kept; its digest tells whether it is the same. What
is remembered is what is on record: a kernel that boots on a journal knows the requests of those before it.

Limits: it grows with the number of requests, by about a kilobyte each.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from interlock.runtime.entries import Entry, Json, Outcome
from interlock.runtime.records import Record
from interlock.systems.kernel.entry import Answer, answer
from interlock.systems.kernel.request import Submission

MACHINE = "kernel"


@dataclass(frozen=True, slots=True)
class Known:
    """A request that was seen: its digest, and what became of it; None where that is not on record."""

    sha256: str
    answer: Answer | None = None


@dataclass
class Memory:
    """The requests that were seen, by their ids. `latest` is the latest virtual time on record, in nanoseconds."""

    known: dict[str, Known] = field(default_factory=dict)
    latest: int = 0

    def of(self, submission: Submission) -> Known | None:
        """What is known of the request with this id, whatever it contained."""
        return self.known.get(submission.request_id or "")

    def seen(self, submission: Submission) -> None:
        """It is accepted."""
        if submission.request_id:
            self.known[submission.request_id] = Known(submission.sha256)

    def done(self, submission: Submission, told: Answer) -> None:
        """It is closed."""
        if submission.request_id:
            self.known[submission.request_id] = Known(submission.sha256, told)


def remembered(records: Iterable[Record]) -> Memory:
    """What is on record of earlier kernels."""
    memory = Memory()
    stored: Mapping[str, Json] | None = None
    for record in records:
        entry = record.entry
        if entry.machine == MACHINE and entry.outcome is Outcome.ACCEPTED:
            memory.latest = max(memory.latest, entry.timestamp)
            if entry.event == "AUDIT_WRITTEN" and stored is not None:
                _learn(memory, entry, stored)  # the same, with the state that it was closed in
            written = entry.data.get("operation", entry.data)
            if isinstance(written, Mapping) and _learn(memory, entry, written):
                stored = written
    return memory


def _learn(memory: Memory, entry: Entry, written: Mapping[str, Json]) -> bool:
    """Learn what became of a request; whether it is an operation entry, or one in a halt record."""
    match written:
        case {"request_id": str(name), "request_sha256": str(sha256), "kind": "operation" | "halt"}:
            before = written["states"]
            states = [str(state) for state in before] if isinstance(before, Sequence) else []
            if entry.new_state != entry.previous_state:
                states.append(entry.new_state)
            memory.known[name] = Known(sha256, answer(written, states))
            return True
        case {"request_id": str(name), "request_sha256": str(sha256)} if entry.event == "REQUEST_SUBMITTED":
            memory.known[name] = Known(sha256)
            return False
        case _:
            return False
