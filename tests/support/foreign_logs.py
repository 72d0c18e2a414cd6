"""The journal of a kernel as a log of a foreign one: records with ids of its own, signals, and the calls of tools."""

from collections.abc import Iterable, Iterator

from leverframe.observe.observations import Effect, Observation, Signal, Step, Value
from leverframe.record.control import EFFECT
from leverframe.record.records import Record

VIEW = ("path", "event", "request_id", "entry", "error", "tool", "stored", "sink", "retry", "call")
SIGNALS = {
    "ENTRY_STORED": Signal("stored"),
    "AUDIT_RETRIED": Signal("retry"),
    "SINK_LOST": Signal("sink", "lost"),
    "SINK_RESTORED": Signal("sink", "restored"),
}


def observations(records: Iterable[Record]) -> Iterator[Observation]:
    """What a kernel shows. The record that closes an operation names the stored entry, and says if it has an error."""
    stored: dict[str, Value | None] = {}
    for record in records:
        entry = record.entry
        if entry.machine == EFFECT and entry.event == "EFFECT_INTENDED":
            of = entry.data["of"]
            assert isinstance(of, dict)
            yield Effect("call", str(of["tool"]))
        if entry.machine != "kernel" or entry.outcome != "accepted":
            continue
        if entry.event in SIGNALS:
            yield SIGNALS[entry.event]
        if entry.event == "ENTRY_STORED":
            stored = {"entry": str(entry.data["request_id"]), "error": bool(entry.data["error"])}
        if entry.previous_state != entry.new_state:
            fields: dict[str, Value | None] = {}
            if entry.event == "REQUEST_SUBMITTED":
                fields["request_id"] = str(entry.data["request_id"])
            if entry.event == "DECIDED_ALLOW_WITH_TOOL":
                fields["tool"] = str(entry.data["tool"])
            if entry.event == "AUDIT_WRITTEN":
                fields |= stored
            yield Step(entry.new_state, entry.previous_state, entry.event, fields)
