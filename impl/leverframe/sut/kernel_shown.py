"""What a kernel shows: its records under the names of the interface, and its signals.

A record has the fields of the kernel's own entries under the names of the interface; the one that closes an operation
has those of the stored entry.
"""

from collections.abc import Callable, Mapping

from leverframe.conform.wire.messages import Observed, Outcome
from leverframe.conform.wire.parts import Trace
from leverframe.record.entries import Entry, Json
from leverframe.record.entries import Outcome as EntryOutcome
from leverframe.sut.trace import Tracer
from leverframe.systems.kernel.kernel import Kernel

_SIGNALS = {"ENTRY_STORED": "stored", "AUDIT_RETRIED": "retry"}


class KernelTracer(Tracer):
    """Collects what is seen of a kernel."""

    def __init__(self, state: Callable[[], str]) -> None:
        super().__init__(state)
        self._stored: Mapping[str, Json] = {}
        self._accepted: Mapping[str, Json] = {}
        """The data of the record with which a request was accepted."""

    def variables(self, kernel: Kernel) -> dict[str, Json]:
        """The variables of a kernel that the interface names, with the id of the request in flight."""
        known = kernel.variables
        request = None if known["request"] == "NONE" else self._accepted.get("request_id")
        return {"request": request, **{name: known[name] for name in ("decision", "error")}}

    def entry(self, entry: Entry, *, fallback: bool) -> bool:
        """Note an entry of the kernel that is on record. Is it of a step into another state?"""
        if entry.outcome is not EntryOutcome.ACCEPTED:
            return False
        if entry.event == "ENTRY_STORED":
            self._stored = entry.data
        if entry.event == "REQUEST_SUBMITTED":
            self._accepted = entry.data
        if entry.event in _SIGNALS:
            self.signal(_SIGNALS[entry.event])
        if entry.previous_state == entry.new_state:
            return False
        self.record({**_fields(entry, self._stored), **({"fallback": True} if fallback else {})})
        return True

    def sink(self, *, lost: bool) -> None:
        """Note that the surroundings lose the sink, or restore it."""
        self.signal("sink", "lost" if lost else "restored")


def observed(  # noqa: PLR0913, PLR0917 -- everything that an answer tells
    outcome: Outcome,
    state: str | None,
    variables: Mapping[str, Json] | None,
    trace: Trace,
    error: str | None,
    result: Json,
) -> Observed:
    """What came of a cycle or an event."""
    told = {"outcome": outcome, "state": state, "variables": variables, "trace": trace, "error": error}
    return Observed.model_validate({**told, "result": result})


def _fields(entry: Entry, stored: Mapping[str, Json]) -> dict[str, Json]:
    """The fields of the record of a transition: those that the kernel recorded, without empty ones."""
    told: dict[str, Json] = {"tool": entry.data.get("tool")} if entry.event == "DECIDED_ALLOW_WITH_TOOL" else {}
    told["request_id"] = entry.data.get("request_id")
    closed = stored if entry.event == "AUDIT_WRITTEN" else entry.data.get("operation")
    if isinstance(closed, Mapping):
        told |= {"request_id": closed["request_id"], "entry": closed["request_id"], "error": closed["error"]}
        told["decision"] = None if entry.event == "AUDIT_WRITTEN" else closed["decision"]
    edge = {"previous_state": entry.previous_state, "event": entry.event, "new_state": entry.new_state}
    return {**edge, **{name: value for name, value in told.items() if value not in {None, False, "NONE"}}}
