"""The trace: a line for each call, derived only from the record.

Entries of the machine name their call (member `call` of their data), and so do effects, by their keys. So the journal
alone shows the call, the machine's events and the outcome. The same function makes the gate's own answers from the same
entries.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from leverframe.record import control
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.systems.turn.permit import key

MACHINE = "turn"
ASKED = ("tool", "path", "intent_id", "command", "request", "base", "content", "size", "class", "rules")
"""The members of a call's first entry that describe the call."""
_EFFECTS: Mapping[str, str] = {
    control.EFFECT_INTENDED: "intended",
    control.EFFECT_DONE: "done",
    control.EFFECT_FAILED: "failed",
    control.EFFECT_UNKNOWN: "unknown",
}


@dataclass(slots=True)
class Line:
    """The record of one call so far."""

    execution_id: str
    call: int
    entries: list[Entry] = field(default_factory=list)
    effect: str | None = None

    @property
    def shown(self) -> dict[str, Json]:
        """The line as a JSON object (docs/run-turn.md)."""
        first, last = self.entries[0], self.entries[-1]
        asked: dict[str, Json] = {name: first.data[name] for name in ASKED if name in first.data}
        return {
            "execution": self.execution_id,
            "call": self.call,
            "time": str(first.timestamp),
            **asked,
            **({"intent": self.intent} if self.intent else {}),
            "states": [first.previous_state, *entered(self.entries)],
            "events": [entry.event for entry in self.entries if entry.outcome is Outcome.ACCEPTED][_chosen(first) :],
            "verdict": self.verdict,
            **({"reason": last.data["reason"]} if "reason" in last.data else {}),
            **({"effect": self.effect} if self.effect else {}),
            "state": last.new_state,
        }

    @property
    def intent(self) -> Json:
        """The intent that was active or became active."""
        return next((entry.data["intent"] for entry in self.entries if "intent" in entry.data), None)

    @property
    def verdict(self) -> str:
        """Done, failed, refused or blocked; open if the call has not ended."""
        last = self.entries[-1]
        if last.outcome is Outcome.REFUSED:
            return "refused"
        if last.new_state == "BLOCKED":
            return "blocked"
        if last.event in {"FILE_READ", "SAFE_COMMAND_RUN"}:
            return "failed" if "reason" in last.data or self.effect in {"failed", "unknown"} else "done"
        return "done" if last.event in _ENDS else "open"


_ENDS = {"USER_REQUEST", "SELECT_ACTIVE_INTENT_VALID", "WRITE_FILE_SUCCEEDED"}


def entered(entries: Sequence[Entry]) -> list[str]:
    """Return the states entered, in order."""
    return [entry.new_state for entry in entries if entry.new_state != entry.previous_state]


def _chosen(first: Entry) -> int:
    """The number of entries before the first event: one if the agent has chosen its call."""
    return int(first.event.endswith("_CHOSEN"))


def lines(entries: Iterable[Entry]) -> Iterator[Line]:
    """Yield a line for each call, in the order of the calls. Ignores entries without a call."""
    found: dict[str, Line] = {}
    for entry in entries:
        if control.current(entry.machine) == control.EFFECT:
            line = found.get(control.key_of(entry.execution_id))
            if line is not None:
                line.effect = _EFFECTS[entry.event]
        elif entry.machine == MACHINE and isinstance(call := entry.data.get("call"), int):
            line = found.setdefault(key(entry.execution_id, call), Line(entry.execution_id, call))
            line.entries.append(entry)
    yield from found.values()
