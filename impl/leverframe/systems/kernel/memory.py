"""The requests seen, so that none is executed twice, and none under the request_id of another.

A request is identified by its request_id for as long as the journal is kept; the digest shows whether the content is
the same. The answer is not kept here: it is read from the record when the request is repeated. A kernel that boots on a
journal knows the requests of the kernels before it.

Limits: the memory grows by about 300 bytes for each request, regardless of its content.
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
    """A request that was seen: its SHA-256, and the number of a record at or before the one that has its outcome.

    `place` is None if the outcome is not on record.
    """

    sha256: bytes
    place: int | None


@dataclass
class RequestMemory:
    """The requests seen, by their ids. `latest` is the latest virtual time on record, in nanoseconds."""

    known: dict[str, SeenRequest] = field(default_factory=dict)
    latest: int = 0

    def of(self, submission: Submission) -> SeenRequest | None:
        """The request that was seen under the id of a submission, regardless of its content; None if there is none."""
        return self.known.get(submission.request_id or "")

    def seen(self, submission: Submission, place: int) -> None:
        """Remember an accepted submission; its outcome will be recorded at `place` or later."""
        if submission.request_id:
            self.known[submission.request_id] = SeenRequest(bytes.fromhex(submission.sha256), place)


def remembered(records: Iterable[Record]) -> RequestMemory:
    """The requests that earlier kernels recorded."""
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
    """The answer to a request, from the records at or after its place; None if it is not on record."""
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
    """The operation entry of a record or of the halt record in it; None if there is none."""
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
