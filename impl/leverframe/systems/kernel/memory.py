"""The requests that were seen, so that none is carried out twice, and none under another's name.

A request is known by its request_id, for as long as the journal is kept; its digest tells whether it is the same. What
became of it is not kept here: it is on record, and read there when it is asked for again. A kernel that boots on a
journal knows the requests of those before it.

Limits: it grows with the number of requests, by about 300 bytes each, whatever they contain.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from leverframe.record.entries import Entry, Json, Outcome
from leverframe.record.records import Record
from leverframe.systems.kernel.entry import Answer, answer
from leverframe.systems.kernel.request import Submission

MACHINE = "kernel"


class SeenRequest(NamedTuple):
    """A request that was seen: its SHA-256, and the number of a record at or before that of what became of it.

    `place` is None where that is not on record.
    """

    sha256: bytes
    place: int | None


@dataclass
class RequestMemory:
    """The requests that were seen, by their ids. `latest` is the latest virtual time on record, in nanoseconds."""

    known: dict[str, SeenRequest] = field(default_factory=dict)
    latest: int = 0

    def of(self, submission: Submission) -> SeenRequest | None:
        """What is known of the request with this id, whatever it contained."""
        return self.known.get(submission.request_id or "")

    def seen(self, submission: Submission, place: int) -> None:
        """It is accepted, and what becomes of it will be on record from a place on."""
        if submission.request_id:
            self.known[submission.request_id] = SeenRequest(bytes.fromhex(submission.sha256), place)


def remembered(records: Iterable[Record]) -> RequestMemory:
    """What is on record of earlier kernels."""
    memory = RequestMemory()
    for record in records:
        entry = record.entry
        if not _happened(entry):
            continue
        memory.latest = max(memory.latest, entry.timestamp)
        match _operation(entry) or entry.data:
            case {"request_id": str(name), "request_sha256": str(sha256), "kind": "operation" | "halt"}:
                memory.known[name] = SeenRequest(bytes.fromhex(sha256), record.seq)
            case {"request_id": str(name), "request_sha256": str(sha256)} if entry.event == "REQUEST_SUBMITTED":
                memory.known[name] = SeenRequest(bytes.fromhex(sha256), None)
            case _:
                pass
    return memory


def answered(records: Iterable[Record], request_id: str) -> Answer | None:
    """What was answered to a request, by the records from its place on; None where that is not on record."""
    stored: Mapping[str, Json] = {}
    execution: str | None = None
    for record in records:
        entry = record.entry
        if not _happened(entry):
            continue
        if entry.event == "AUDIT_WRITTEN" and entry.execution_id == execution:
            return _answer(stored, entry)
        written = _operation(entry)
        if written is not None and written["request_id"] == request_id:
            if written["kind"] == "halt":
                return _answer(written, entry)
            stored, execution = written, entry.execution_id
    return answer(stored, _states(stored)) if stored else None


def _happened(entry: Entry) -> bool:
    return entry.machine == MACHINE and entry.outcome is Outcome.ACCEPTED


def _operation(entry: Entry) -> Mapping[str, Json] | None:
    """The operation entry that a record holds, or that in a halt record."""
    written = entry.data.get("operation", entry.data)
    match written:
        case Mapping() if written.get("kind") in {"operation", "halt"} and isinstance(written.get("request_id"), str):
            return written
        case _:
            return None


def _answer(written: Mapping[str, Json], closing: Entry) -> Answer:
    return answer(written, [*_states(written), closing.new_state])


def _states(written: Mapping[str, Json]) -> Sequence[str]:
    states = written["states"]
    return [str(state) for state in states] if isinstance(states, Sequence) else []
