"""The requests that were seen, so that none is carried out twice, and none under another's name.

A request is known by its request_id, for as long as the journal is kept; its digest tells whether it is the same. What
is remembered is what is on record: a kernel that boots on a journal knows the requests of those before it.

Limits: it grows with the number of requests, by about a kilobyte each.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from interlock.runtime.entries import Json, Outcome
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
    for record in records:
        entry = record.entry
        if entry.machine == MACHINE and entry.outcome is Outcome.ACCEPTED:
            memory.latest = max(memory.latest, entry.timestamp)
            _learn(memory, entry.event, entry.data)
    return memory


def _learn(memory: Memory, event: str, data: Mapping[str, Json]) -> None:
    written = data.get("operation") if "operation" in data else data
    if not isinstance(written, Mapping):
        return
    match written:
        case {"request_id": str(name), "request_sha256": str(sha256), "kind": "operation" | "halt"}:
            memory.known[name] = Known(sha256, answer(written, ()))
        case {"request_id": str(name), "request_sha256": str(sha256)} if event == "REQUEST_SUBMITTED":
            memory.known[name] = Known(sha256)
        case _:
            pass
